import { describe, expect, it } from "vitest";
import { actionsOf, isWhole, NO_PICKS, picked } from "./picks";

const cards = { times: { a: 1, b: 2, c: 1 }, least: 0, most: 2 };
const after = (...clicks: string[]) => actionsOf(clicks.reduce((picks, action) => picked(picks, cards, action), NO_PICKS));

describe("picks", () => {
  it("takes a second click back", () => expect(after("a", "a")).toEqual([]));
  it("picks twins one by one, and a third click takes both back", () => {
    expect(after("b", "b")).toEqual(["b", "b"]);
    expect(after("b", "b", "b")).toEqual([]);
  });
  it("drops what was picked first where no more can be taken", () => {
    expect(after("a", "c", "b")).toEqual(["c", "b"]);
    expect(after("b", "b", "a")).toEqual(["b", "a"]);
  });
  it("knows where there is nothing to pick", () => {
    expect(isWhole({ times: { a: 1, b: 1 }, least: 2, most: 2 })).toBe(true);
    expect(isWhole(cards)).toBe(false);
  });
});
