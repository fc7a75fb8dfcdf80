import { describe, expect, it } from "vitest";
import type { Moved, Undone } from "../protocol";
import { chronicle, since, unasked, withUndone } from "./log";

const moved = (version: number, seat: number): Moved => ({
  type: "moved", version, seat, action: "place edom", piece: "", hidden: false, undone: false,
  events: [{ id: "event-placed", seat, values: {} }],
});
const undone = (version: number, seat: number, count: number): Undone => ({ type: "undone", version, seat, count });

describe("the log", () => {
  it("marks what was taken back", () => {
    const moves = withUndone([moved(1, 0), moved(2, 1), moved(3, 1), undone(4, 1, 1)]);
    expect(moves.map((move) => move.undone)).toEqual([false, false, true]);
  });
  it("takes back the same move only once", () => {
    const moves = withUndone([moved(1, 1), moved(2, 1), undone(3, 1, 1), undone(4, 1, 1)]);
    expect(moves.every((move) => move.undone)).toBe(true);
  });
  it("numbers the moves that stand, newest first", () => {
    const lines = chronicle(withUndone([moved(1, 0), moved(2, 1), undone(3, 1, 1), moved(4, 1)]));
    expect(lines.map((line) => [line.move, line.key])).toEqual([[2, "4-0"], [1, "1-0"]]);
  });
});

describe("what is new", () => {
  const versions = (seat: number, ...moves: Moved[]) => since(moves, seat).map((move) => move.version);
  it("is what others did since the own last move", () => {
    expect(versions(0, moved(1, 0), moved(2, 1), moved(3, 2))).toEqual([2, 3]);
    expect(versions(0, moved(1, 1), moved(2, 0))).toEqual([]);
    expect(versions(0, moved(1, 1))).toEqual([1]);
  });
  it("goes back further when the own move was taken back", () => {
    expect(versions(0, moved(1, 0), moved(2, 1), { ...moved(3, 0), undone: true })).toEqual([2]);
  });
  it("is the last move for whoever only watches", () => expect(versions(-1, moved(1, 0), moved(2, 1))).toEqual([2]));
});

describe("a turn", () => {
  const begins = (id: string) => id === "event-turn";
  const move = (seat: number, event: string, undone = false) => ({ ...moved(1, seat), undone, events: [{ id: event, seat, values: {} }] });
  it("may come to its end without a decision", () => {
    expect(unasked([move(0, "event-played"), move(1, "event-turn")], 0, begins)).toBe(true);
    expect(unasked([move(1, "event-turn"), move(1, "event-played")], 0, begins)).toBe(true);
    expect(unasked([move(1, "event-turn"), move(0, "event-played", true)], 0, begins)).toBe(true);
    expect(unasked([move(1, "event-turn"), move(0, "event-played")], 0, begins)).toBe(false);
    expect(unasked([], 0, begins)).toBe(false);
  });
});
