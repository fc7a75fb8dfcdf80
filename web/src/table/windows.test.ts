import { describe, expect, it } from "vitest";
import type { WindowInfo } from "../protocol";
import { choicesFor, PASS_AFTER, presetOf, SUSPENSE, wantsToBeAsked } from "./windows";

const fitting: WindowInfo = { ask: "fitting", pieces: ["hand:lamb", "hand:dove"], smart: "never" };
const open: WindowInfo = { ask: "open", pieces: [], smart: "always" };
const windows = [fitting, open];

describe("windows of whatever game", () => {
  it("asks in every window unless told otherwise", () => {
    expect(wantsToBeAsked(presetOf(windows, "always"), fitting, ["hand:bull"])).toBe(true);
    expect(wantsToBeAsked({}, fitting, ["hand:bull"])).toBe(true);
  });
  it("asks a newcomer only with a piece that was made for the moment", () => {
    const policies = presetOf(windows, "matching");
    expect(wantsToBeAsked(policies, fitting, ["hand:bull"])).toBe(false);
    expect(wantsToBeAsked(policies, fitting, ["hand:bull", "hand:dove"])).toBe(true);
    expect(wantsToBeAsked(policies, open, ["gate:0"])).toBe(true);
  });
  it("asks a smart player where the game thinks that it usually matters", () => {
    const policies = presetOf(windows, "smart");
    expect(wantsToBeAsked(policies, fitting, ["hand:dove"])).toBe(false);
    expect(wantsToBeAsked(policies, open, ["gate:0"])).toBe(true);
  });
  it("offers a match only where some pieces answer better than others", () => {
    expect(choicesFor(fitting)).toContain("matching");
    expect(choicesFor(open)).toEqual(["always", "never"]);
  });
  it("lets a pass of the page end before the suspense does", () => {
    expect(PASS_AFTER).toBeLessThan(SUSPENSE);
  });
});
