import { expect, test } from "vitest";
import type { ReviewLook } from "../protocol";
import { turningPoints } from "./turning";

function look(number: number, before: number[], after: number[], mark: ReviewLook["mark"] = "good"): ReviewLook {
  return { number, seat: 0, action: "a", best: "b", before, after, spread: [], options: [], why: [], lost: before[0]! - after[0]!, error: 0.01, mark, real: true };
}

test("a mistake and a stroke of luck are turning points, noise is none", () => {
  const looks = [look(1, [0.5, 0.5], [0.5, 0.5]), look(2, [0.52, 0.48], [0.4, 0.6], "mistake"), look(3, [0.6, 0.4], [0.6, 0.4])];
  expect(turningPoints(looks, 0.02, 3, [1, 0]).map(({ move, kind, party }) => [move, kind, party])).toEqual([[2, "choice", 0], [3, "chance", 0], [4, "chance", 0]]);
  expect(turningPoints(looks, 0.2, 3, null).map(({ move }) => move)).toEqual([2]);
});

test("what lies between decisions that nobody has looked at yet is no turning point", () => {
  expect(turningPoints([look(1, [0.5, 0.5], [0.5, 0.5]), look(9, [0.9, 0.1], [0.9, 0.1])], 0, 20, [1, 0])).toEqual([]);
});
