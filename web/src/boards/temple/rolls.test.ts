import { describe, expect, it } from "vitest";
import type { Moved } from "../../protocol";
import { rollOf } from "./rolls";

const move = (version: number, ...events: [string, number, string?][]): Moved => ({
  type: "moved", version, seat: 0, action: "go military", piece: "", hidden: false, undone: false,
  events: events.map(([id, seat, die]) => ({ id, seat, values: { die: die ?? "" } })),
});

describe("the die", () => {
  const log = [move(1, ["event-turn", 0]), move(2, ["event-rolled", 0, "star"]), move(3, ["event-turn", 1]), move(4, ["event-rolled", 1, "sword"])];

  it("is the one of this turn", () => {
    expect(rollOf(log, 1, null)?.die).toBe("sword");
    expect(rollOf(log, 0, null)).toBeNull();
  });
  it("knows whether armies came after it", () => {
    expect(rollOf(log, 1, null)?.attacked).toBe(false);
    expect(rollOf([...log, move(5, ["event-army-placed", 0])], 1, null)?.attacked).toBe(true);
  });
  it("is the one of then, when looking back", () => {
    expect(rollOf(log, 0, 2)?.die).toBe("star");
    expect(rollOf(log, 0, 1)).toBeNull();
  });
});
