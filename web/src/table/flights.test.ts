import { describe, expect, it } from "vitest";
import { ALL_WITHIN, starts } from "./flights";

describe("what flies over the table", () => {
  it("starts one after the other", () => expect(starts(3, 400)).toEqual([0, 90, 180]));
  it("has landed in time, however much it is", () => {
    expect(starts(100, 400).at(-1)! + 400).toBeLessThanOrEqual(ALL_WITHIN);
  });
  it("starts at once when alone", () => expect(starts(1, 400)).toEqual([0]));
});
