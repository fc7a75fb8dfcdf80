import { describe, expect, it } from "vitest";
import { ALWAYS, choicesFor, MATCHING, opens, PASS_AFTER, SMART, SUSPENSE, wantsToBeAsked } from "./windows";

const calm = { badOfferings: false, grain: false, watched: false };

describe("response windows", () => {
  it("asks in every window unless told otherwise", () => {
    expect(wantsToBeAsked(ALWAYS, "turn-window", ["hand:unclean"])).toBe(true);
  });
  it("asks a newcomer only with a card that was made for the moment", () => {
    expect(wantsToBeAsked(MATCHING, "turn-window", ["hand:bad_offerings"])).toBe(false);
    expect(wantsToBeAsked(MATCHING, "turn-window", ["hand:unclean"])).toBe(true);
    expect(wantsToBeAsked(MATCHING, "priest-window", ["hand:unclean"])).toBe(false);
    expect(wantsToBeAsked(MATCHING, "priest-window", ["hand:broken_altar"])).toBe(true);
    expect(wantsToBeAsked(MATCHING, "sin-window", ["hand:sin"])).toBe(true);
    expect(wantsToBeAsked(MATCHING, "wall-window", ["gate:0:north"])).toBe(true);
  });
  it("stops a smart player for a Blemished Animal, not for an Unclean that comes too late", () => {
    expect(wantsToBeAsked(SMART, "offering-window", ["hand:unclean"])).toBe(false);
    expect(wantsToBeAsked(SMART, "offering-window", ["hand:unclean", "hand:blemished_animal"])).toBe(true);
    expect(wantsToBeAsked(SMART, "turn-window", ["hand:unclean"])).toBe(false);
  });
  it("never asks where a person does not want it", () => {
    expect(wantsToBeAsked({ ...ALWAYS, "sin-window": "never" }, "sin-window", ["hand:sin"])).toBe(false);
    expect(wantsToBeAsked({ ...ALWAYS, "sin-window": "matching" }, "sin-window", ["hand:unclean"])).toBe(false);
  });
  it("offers a match only where some cards answer better than others", () => {
    expect(choicesFor("sin-window")).toContain("matching");
    expect(choicesFor("wall-window")).toEqual(["always", "never"]);
  });
  it("knows which acts may be answered", () => {
    expect(opens("announce", "", calm)).toBe("sin-window");
    expect(opens("announce", "", { ...calm, grain: true })).toBeUndefined();
    expect(opens("play", "peace_offering", calm)).toBe("offering-window");
    expect(opens("play", "grain_offering", calm)).toBeUndefined();
    expect(opens("play", "grain_offering", { ...calm, badOfferings: true })).toBe("offering-window");
    expect(opens("play", "altar", calm)).toBe("priest-window");
    expect(opens("move", "", calm)).toBeUndefined();
    expect(opens("move", "", { ...calm, watched: true })).toBe("wall-window");
    expect(opens("play", "levites", calm)).toBeUndefined();
  });
  it("lets a pass of the page end before the suspense does", () => {
    expect(PASS_AFTER).toBeLessThan(SUSPENSE);
  });
});
