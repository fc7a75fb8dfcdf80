import { describe, expect, it } from "vitest";
import { nearest } from "./arrows";

const spots = [{ id: "east", x: 100, y: 5 }, { id: "far east", x: 300, y: 0 }, { id: "south", x: 5, y: 90 }];

describe("arrow keys", () => {
  it("go to the nearest target ahead", () => expect(nearest({ x: 0, y: 0 }, spots, [1, 0])?.id).toBe("east"));
  it("do not go sideways", () => expect(nearest({ x: 0, y: 0 }, spots, [0, 1])?.id).toBe("south"));
  it("stay where nothing is ahead", () => expect(nearest({ x: 0, y: 0 }, spots, [-1, 0])).toBeNull());
});
