import { describe, expect, it } from "vitest";
import { moved, partOf } from "./part";

const part = partOf("200 300 600 500");

describe("the part of the map in sight", () => {
  it("follows the finger", () => expect(moved(part, 50, -20)).toEqual({ x: 150, y: 320, width: 600, height: 500 }));
  it("ends where the map ends", () => expect(moved(part, 900, -900)).toMatchObject({ x: 0, y: 500 }));
  it("keeps the point between two fingers where it is", () => {
    const near = moved(part, 0, 0, 2, { x: 200, y: 300 });
    expect(near).toEqual({ x: 200, y: 300, width: 300, height: 250 });
  });
  it("comes no closer than one can read, nor further than the whole", () => {
    expect(moved(part, 0, 0, 50).width).toBe(300);
    expect(moved(part, 0, 0, 0.01).width).toBe(1120);
  });
});
