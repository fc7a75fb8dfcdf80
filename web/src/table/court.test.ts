import { describe, expect, it } from "vitest";
import { panelOrder } from "./court";

describe("the players' panels", () => {
  it("follow the turn order", () => expect(panelOrder([2, 0, 1], 3, 0)).toEqual([2, 0, 1]));
  it("end with the own one where there is no order", () => {
    expect(panelOrder([], 2, 0)).toEqual([1, 0]);
    expect(panelOrder([], 2, 1)).toEqual([0, 1]);
    expect(panelOrder([], 3, -1)).toEqual([1, 2, 0]);
  });
});
