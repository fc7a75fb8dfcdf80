import { describe, expect, it } from "vitest";
import type { SeenEvent } from "../../protocol";
import { flights } from "./flights";
import { eventIcon, piecesOf } from "./events";

const event = (seat: number, id: string, values: SeenEvent["values"] = {}): SeenEvent => ({ id, seat, values }) as SeenEvent;
const moved = (seat: number, ...events: SeenEvent[]) => ({ version: 1, seat, action: "", undone: false, events }) as unknown as Parameters<typeof flights>[0];

describe("what happens in the town", () => {
  it("carries a captured worker, in its owner's colour, from its group to the captor's pen", () => {
    const [first, ...others] = flights(moved(0, event(0, "event-captured", { of_seat: 2, place: "forest", count: 3 })));
    expect(others).toHaveLength(2);
    expect(first).toMatchObject({ icon: "worker", seat: 2 });
    expect(first!.from[0]).toContain("group-forest-2");
    expect(first!.to[0]).toContain("pen-0");
  });
  it("brings goods from where the worker was placed", () => {
    const [worker, stone] = flights(moved(0, event(0, "event-placed", { place: "quarry", space: "" }), event(0, "event-gained", { good: { stone: 2 } })));
    expect(worker!.to[0]).toContain("place:quarry");
    expect(stone).toMatchObject({ icon: "stone" });
    expect(stone!.from[0]).toContain("place:quarry");
  });
  it("leaves to its own telling what others do in the same move", () => {
    expect(flights(moved(0, event(1, "event-placed", { place: "quarry", space: "" })))).toEqual([]);
  });
  it("is marked where it happened", () => {
    expect(piecesOf(event(0, "event-placed", { place: "black_market", space: "hire" }))).toEqual(["market:middle"]);
    expect(piecesOf(event(0, "event-wonder", { wonder: "wonder_clay", place: "forest" }))).toEqual(["wonder:wonder_clay", "place:forest"]);
    expect(piecesOf(event(0, "event-gained", { good: { virtue: 1 } }))).toEqual(["track:virtue:0"]);
  });
  it("has a sign in the log", () => {
    expect(eventIcon("event-placed", { place: "kings_storehouse" })).toBe("storehouse");
    expect(eventIcon("event-gained", { good: { building_card: 1 } })).toBe("building-card");
  });
});
