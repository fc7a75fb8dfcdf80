import decodeQR from "qr/decode.js";
import { expect, it } from "vitest";
import { codeOf } from "./code";

const SCALE = 4;

it("draws a code that reads as the link", () => {
  const link = "http://192.168.1.20:8000/t/q7Yw3kLmPz";
  const { size, path } = codeOf(link);
  const width = size * SCALE;
  const data = new Uint8Array(width * width * 4).fill(255);
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let at = 0; at < SCALE * SCALE; at++) {
      const pixel = ((Number(y) * SCALE + Math.floor(at / SCALE)) * width + Number(x) * SCALE + (at % SCALE)) * 4;
      data.fill(0, pixel, pixel + 3);
    }
  }
  expect(decodeQR({ width, height: width, data })).toBe(link);
});
