import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");
const channels = (hex: string) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255) as [number, number, number];

function hue(hex: string): number {
  const [r, g, b] = channels(hex);
  const most = Math.max(r, g, b);
  const span = most - Math.min(r, g, b);
  const sixth = most === r ? (g - b) / span : most === g ? 2 + (b - r) / span : 4 + (r - g) / span;
  return (sixth * 60 + 360) % 360;
}

function light(hex: string): number {
  const [r, g, b] = channels(hex).map((one) => (one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4)) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** A colour by name, in the light theme or the dark one. */
function token(name: string, dark: boolean): string {
  const found = [...css.matchAll(new RegExp(`--${name}: (#[0-9a-f]{6})`, "g"))].map((match) => match[1]!);
  expect(found).toHaveLength(2);
  return found[dark ? 1 : 0]!;
}

describe.each([["light", false], ["dark", true]] as const)("the %s theme", (_, dark) => {
  it("does not show what is new like what is closed", () => {
    const apart = Math.abs(hue(token("fresh", dark)) - hue(token("danger", dark)));
    expect(Math.min(apart, 360 - apart)).toBeGreaterThan(60);
  });
  it("shows what is new on paper", () => {
    const [low, high] = [light(token("fresh", dark)), light(token("paper", dark))].toSorted((a, b) => a - b) as [number, number];
    expect((high + 0.05) / (low + 0.05)).toBeGreaterThan(4.5);
  });
});
