import { describe, expect, it } from "vitest";
import type { Moved, SeenEvent } from "../../protocol";
import { reasonOf, turnsOf } from "./turns";

const event = (seat: number, id: string, values: SeenEvent["values"] = {}): SeenEvent => ({ id, seat, values });
const moved = (version: number, ...events: SeenEvent[]): Moved => ({ type: "moved", version, seat: 0, action: "", piece: "", hidden: false, undone: false, events });
const begins = (id: string) => id === "event-turn";

describe("the turns of automata", () => {
  it("begin with the event that says so, which is no step", () => {
    const log = [moved(1, event(0, "event-placed"), event(1, "event-turn"), event(1, "event-drew"), event(1, "event-took"), event(1, "event-turn"), event(1, "event-drew"))];
    expect(turnsOf(log, 1, begins).map((turn) => turn.steps.map((step) => step.events))).toEqual([[3, 4], [6]]);
  });
  it("go on after a tie that a person decided", () => {
    const log = [moved(1, event(0, "event-placed"), event(1, "event-turn"), event(1, "event-drew")), moved(2, event(1, "event-took"))];
    expect(turnsOf(log, 1, begins).map((turn) => turn.steps.map((step) => step.move))).toEqual([[1, 2]]);
  });
  it("end when a person acts, not when it rains", () => {
    const log = [moved(1, event(1, "event-drew"), event(-1, "event-rain"), event(1, "event-took")), moved(2, event(0, "event-placed"), event(1, "event-drew"))];
    expect(turnsOf(log, 1, () => false).map((turn) => turn.steps.length)).toEqual([2, 1]);
  });
  it("are told of the game itself where it goes through steps, whoever acts in them", () => {
    const log = [moved(1, event(0, "event-placed"), event(-1, "event-reset"), event(0, "event-lost"), event(1, "event-lost")), moved(2, event(-1, "event-walked"), event(1, "event-turn"), event(1, "event-drew"))];
    const turns = turnsOf(log, 1, begins, (id) => id === "event-reset");
    expect(turns.map((turn) => [turn.seat, turn.steps.length])).toEqual([[-1, 4], [1, 1]]);
  });
  it("leave out what was taken back, and people", () => {
    const log = [{ ...moved(1, event(1, "event-drew")), undone: true }, moved(2, event(0, "event-placed"))];
    expect(turnsOf(log, 1, begins)).toEqual([]);
  });
  it("have steps with a reason and its rule, or without", () => {
    expect(reasonOf(event(1, "event-drew", { why: "no-space", rule: "13.4" }))).toEqual({ why: "no-space", rule: "13.4" });
    expect(reasonOf(event(1, "event-drew"))).toEqual({ why: "", rule: "" });
  });
});
