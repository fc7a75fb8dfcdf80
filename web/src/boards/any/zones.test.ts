import { describe, expect, it } from "vitest";
import type { GameDetails, Json } from "../../protocol";
import { bundleOf, Words } from "../../texts/words";
import { hasHidden, Reader } from "./zones";

const details = {
  game: { colors: ["blue", "red"] },
  things: { card: ["water", "salt"] },
} as unknown as GameDetails;
const words = new Words("en", [bundleOf("en", ["card-water = water\nfield-load = On the camel\nyes = yes\nno = no"])], ["Ada", "Ben"]);
const reader = new Reader(details, words);
const seen = (state: unknown) => ({ seats: 2, seat: 0, state, stack: [] }) as unknown as Json;

describe("any game's state", () => {
  it("names a field by its message, else by its key", () =>
    expect(reader.common(seen({ load: 4, round_left: 2 }))).toEqual([
      { key: "load", name: "On the camel", value: "4" }, { key: "round_left", name: "Round left", value: "2" },
    ]));
  it("shows counted things by their names", () =>
    expect(reader.of(seen({ players: { blue: { hand: { water: 2, salt: 1 }, hand_size: 3 } } }), 0)).toEqual([
      { key: "hand", name: "Hand", things: [{ id: "water", name: "water", count: 2 }, { id: "salt", name: "salt", count: 1 }] },
    ]));
  it("shows what is hidden by its number alone", () =>
    expect(reader.of(seen({ players: { red: { hand: null, hand_size: 3 } } }), 1)).toEqual([{ key: "hand", name: "Hand", hidden: 3 }]));
  it("counts a list of the same things", () =>
    expect(reader.common(seen({ row: ["salt", "salt"] }))).toEqual([{ key: "row", name: "Row", things: [{ id: "salt", name: "salt", count: 2 }] }]));
  it("calls a seat by its player's name", () => expect(reader.common(seen({ first: "red", over: false }))).toEqual([
    { key: "first", name: "First", value: "Ben" }, { key: "over", name: "Over", value: "no" },
  ]));
  it("leaves out what says nothing", () => expect(reader.common(seen({ held: [], drawn: null }))).toEqual([]));
  it("has something hidden where something is null", () => {
    expect(hasHidden({ round: 1, players: { red: { hand: null, hand_size: 3 } } })).toBe(true);
    expect(hasHidden({ round: 1, players: { red: { stones: ["a"] } } })).toBe(false);
  });
});
