import { describe, expect, it } from "vitest";
import { countedUp, headline, stepsOf } from "./result";

describe("the headline of a result", () => {
  it("says to one person at the screen whether the game was won or lost", () => {
    expect(headline({ winners: [1], tie_break: "" }, [1])).toEqual({ id: "ui-you-won", seats: [] });
    expect(headline({ winners: [1], tie_break: "" }, [0])).toEqual({ id: "ui-you-lost", seats: [1] });
    expect(headline({ winners: [0, 2], tie_break: "shared" }, [2])).toEqual({ id: "ui-you-share", seats: [0] });
  });
  it("names the winner for several people at one screen and for spectators", () => {
    expect(headline({ winners: [1], tie_break: "" }, [0, 1])).toEqual({ id: "ui-won", seats: [1] });
    expect(headline({ winners: [0, 1], tie_break: "shared" }, [])).toEqual({ id: "ui-won", seats: [0, 1] });
  });
  it("calls a draw a draw", () => {
    expect(headline({ winners: [0, 1], tie_break: "draw" }, [0]).id).toBe("ui-draw");
  });
});

it("counts up source by source, without those that brought nobody anything", () => {
  const sources: Record<string, number>[] = [{ start: 10, road: 0, temple: 4 }, { start: 10, road: 0 }];
  const result = { sources };
  expect(stepsOf(result)).toEqual(["start", "temple"]);
  expect([0, 1, 2].map((steps) => countedUp(result, steps))).toEqual([[0, 0], [10, 10], [14, 10]]);
});
