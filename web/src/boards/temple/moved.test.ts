import { describe, expect, it } from "vitest";
import { piecesOf } from "./moved";

describe("what an event moved", () => {
  it("is an army in the opponent's city", () => {
    expect(piecesOf({ id: "event-army-moved", seat: 0, values: { space: "a", to_space: "b" } })).toEqual(["1:space:b"]);
  });
  it("is a good card in the own slot and an evil one in the opponent's", () => {
    expect(piecesOf({ id: "event-played", seat: 1, values: { card: "priest" } })).toEqual(["1:slot:priest"]);
    expect(piecesOf({ id: "event-played", seat: 1, values: { card: "evil_priest" } })).toEqual(["0:slot:priest"]);
  });
  it("is nothing where a card only passes by", () => expect(piecesOf({ id: "event-played", seat: 0, values: { card: "levites" } })).toEqual([]));
});
