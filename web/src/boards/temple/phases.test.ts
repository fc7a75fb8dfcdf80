import { describe, expect, it } from "vitest";
import type { Json, Moved } from "../../protocol";
import { phaseOf, roundOf, unasked, underAttack } from "./phases";

const at = (...steps: string[]) => ({ stack: steps.map((step) => ({ step })) }) as unknown as Json;

describe("phases", () => {
  it("are told by the steps that still wait", () => {
    expect(phaseOf(at("TurnEnd", "DiscardCards", "Building", "MilitaryPhase", "Preparation"))).toBe("preparation");
    expect(phaseOf(at("TurnEnd", "DiscardCards", "Building", "Defence", "AttackEnd", "Attack"))).toBe("military");
    expect(phaseOf(at("TurnEnd", "DiscardCards", "Building"))).toBe("building");
  });
});

describe("an attack", () => {
  it("is over when the defence begins", () => {
    expect(underAttack(at("TurnEnd", "DiscardCards", "Building", "Defence", "AttackEnd", "Attack", "WallWindow"))).toBe(true);
    expect(underAttack(at("TurnEnd", "DiscardCards", "Building", "Defence"))).toBe(false);
    expect(underAttack(at("TurnEnd", "DiscardCards", "Building", "MilitaryPhase", "Preparation"))).toBe(false);
  });
});

describe("the round", () => {
  it("is that of the turn", () => {
    expect(roundOf({ turns: 0, winner: null }, false)).toBe(1);
    expect(roundOf({ turns: 33, winner: null }, false)).toBe(17);
  });
  it("stays the last one when the game is over", () => {
    expect(roundOf({ turns: 34, winner: null }, true)).toBe(17);
    expect(roundOf({ turns: 33, winner: null }, true)).toBe(17);
    expect(roundOf({ turns: 34, winner: "white" }, true)).toBe(18);
  });
});

describe("a turn", () => {
  const move = (seat: number, event: string, undone = false) => ({ seat, undone, events: [{ id: event, seat, values: {} }] }) as unknown as Moved;
  it("may come to its end without a decision", () => {
    expect(unasked([move(0, "event-played"), move(1, "event-turn")], 0)).toBe(true);
    expect(unasked([move(1, "event-turn"), move(1, "event-played")], 0)).toBe(true);
    expect(unasked([move(1, "event-turn"), move(0, "event-played", true)], 0)).toBe(true);
    expect(unasked([move(1, "event-turn"), move(0, "event-played")], 0)).toBe(false);
    expect(unasked([], 0)).toBe(false);
  });
});
