import { describe, expect, it } from "vitest";
import { between, percent } from "./share";

describe("a share of wins", () => {
  it("lies between these, however few games there are", () => {
    expect(between(9, 24).map(percent)).toEqual([21, 57]);
    expect(between(0, 3).map(percent)).toEqual([0, 56]);
    expect(between(4, 4).map(percent)).toEqual([51, 100]);
    expect([0.995, 0.002].map(percent)).toEqual([99, 1]);
  });
});
