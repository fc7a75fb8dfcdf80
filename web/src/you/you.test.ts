import { describe, expect, it } from "vitest";
import { ago, day, streak, week } from "./days";
import { between, percent } from "./share";

const at = (day: number, hour = 12) => new Date(2026, 10, day, hour).getTime();

describe("days in a row", () => {
  it("count up to today or yesterday and end with a day left out", () => {
    expect(streak([at(15), at(16), at(17), at(17, 20)], at(18))).toBe(3);
    expect(streak([at(15), at(16), at(18, 1)], at(18))).toBe(1);
    expect(streak([at(15)], at(18))).toBe(0);
    expect(week([at(12), at(17)], at(18, 23))).toEqual([true, false, false, false, false, true, false]);
  });
  it("are said as people say them", () => {
    expect(ago(at(18, 9), at(18), "en")).toBe("3 hours ago");
    expect(ago(at(18) - 30_000, at(18), "es")).toBe("este minuto");
    expect([day(at(18, 1), at(18), "en"), day(at(17), at(18), "es"), day(at(2), at(18), "en")]).toEqual(["today", "ayer", "Nov 2"]);
  });
});

describe("a share of wins", () => {
  it("lies between these, however few games there are", () => {
    expect(between(9, 24).map(percent)).toEqual([21, 57]);
    expect(between(0, 3).map(percent)).toEqual([0, 56]);
    expect(between(4, 4).map(percent)).toEqual([51, 100]);
  });
});
