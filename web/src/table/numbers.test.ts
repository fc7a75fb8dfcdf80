import { describe, expect, it } from "vitest";
import type { CourtInfo } from "../protocol";
import { isNew, numbersOf, SCORE } from "./numbers";

const stock = (id: string, count: number) => ({ id, name: id, count, of: 0, piece: "" });
const court = (stone: number, pawns: number): CourtInfo => ({
  goods: [stock("stone", stone)], things: [stock("cards", 1)], left: stock("pawns", pawns), mark: "", most: 0, note: "",
});

describe("the numbers of the panels", () => {
  const known = numbersOf([10, 12], [court(2, 3), court(0, 3)]);
  const now = numbersOf([10, 15], [court(2, 3), court(1, 2)]);
  it("are new where they differ from what was known", () => {
    expect([isNew(known, now, 1, SCORE), isNew(known, now, 1, "stone"), isNew(known, now, 1, "pawns")]).toEqual([true, true, true]);
  });
  it("are not new where they stayed, or where nothing was known", () => {
    expect([isNew(known, now, 0, SCORE), isNew(known, now, 0, "stone"), isNew(known, now, 1, "cards")]).toEqual([false, false, false]);
    expect(isNew(null, now, 1, SCORE)).toBe(false);
    expect(isNew(known, now, 2, SCORE)).toBe(false);
  });
});
