import { describe, expect, it } from "vitest";
import type { GameDetails } from "../../protocol";
import { stake } from "./stakes";
import { Box, sinUsed } from "./state";

const card = (id: string, category: string, count = 1, negated_by: string[] = []) => ({ id, category, count, negated_by, effects: [], alignment: "good", source: "rulebook" });
const box = new Box({
  pack: {
    files: {
      cards: { card: [card("porch", "structure"), card("veil", "furnishing"), card("filling", "filling"), card("pray_and_fast", "pray_and_fast", 2), card("altar", "altar", 3), card("doubt", "sin", 1, ["burnt_offering"]), card("arrogance", "sin", 1, ["burnt_offering"]), card("loss_of_heart", "sin")] },
      board: { space: [], gate: [], board: { start_space: "", tokens_per_player: 5 } },
      setup: { setup: {}, limits: {} },
    },
  },
} as unknown as GameDetails);

describe("what is at stake when a card is discarded", () => {
  it("is nothing for a card that the Temple does not need", () => expect(stake(box, { discard: [] }, "altar", false)).toBeUndefined());
  it("is a fast, while there are fasts enough to fetch all that is lost", () => {
    expect(stake(box, { discard: [] }, "veil", false)).toBe("fast");
    expect(stake(box, { discard: ["porch"] }, "veil", false)).toBe("fast");
  });
  it("is the game, when more is lost than fasts can fetch", () => {
    expect(stake(box, { discard: ["porch", "veil"] }, "filling", false)).toBe("game");
    expect(stake(box, { discard: ["porch", "pray_and_fast"] }, "veil", false)).toBe("game");
  });
  it("is the way back, when every fast that is left is needed", () => {
    expect(stake(box, { discard: [] }, "pray_and_fast", false)).toBeUndefined();
    expect(stake(box, { discard: ["porch"] }, "pray_and_fast", false)).toBeUndefined();
    expect(stake(box, { discard: ["porch", "pray_and_fast"] }, "pray_and_fast", false)).toBe("rescue");
  });
  it("is nothing where the discard pile is shuffled again", () => expect(stake(box, { discard: ["porch", "veil"] }, "filling", true)).toBeUndefined());
});

describe("an ordinary Sin", () => {
  it("is the first that is printed of those in hand", () => {
    expect(sinUsed(box, ["loss_of_heart", "arrogance", "doubt"])).toBe("doubt");
    expect(sinUsed(box, ["loss_of_heart"])).toBeUndefined();
  });
});
