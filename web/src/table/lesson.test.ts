import { describe, expect, it } from "vitest";
import type { TutorialStep } from "../protocol";
import { askedAt, stepAt } from "./lesson.svelte";

const steps: TutorialStep[] = [
  { id: "goal", first: 2, moves: [] },
  { id: "place", first: 2, moves: [{ seat: 0, actions: ["place tob"] }] },
  { id: "answer", first: 3, moves: [{ seat: 1, actions: ["place edom"] }, { seat: 0, actions: ["pass", "place judah"] }] },
  { id: "winning", first: 5, moves: [] },
];

describe("a tutorial", () => {
  it("shows a remark until it is read, then what is asked", () => {
    expect(stepAt(steps, 2, [])?.id).toBe("goal");
    expect(stepAt(steps, 2, ["goal"])?.id).toBe("place");
    expect(stepAt(steps, 3, [])?.id).toBe("answer");
  });
  it("stays at a step until its last move", () => {
    expect(stepAt(steps, 4, [])?.id).toBe("answer");
    expect(stepAt(steps, 5, [])?.id).toBe("winning");
  });
  it("is over when the last remark is read", () => {
    expect(stepAt(steps, 8, [])?.id).toBe("winning");
    expect(stepAt(steps, 8, ["winning"])).toBeUndefined();
  });
  it("asks for one move at a time", () => {
    expect(askedAt(steps, 3)?.seat).toBe(1);
    expect(askedAt(steps, 4)?.actions).toEqual(["pass", "place judah"]);
    expect(askedAt(steps, 5)).toBeUndefined();
  });
});
