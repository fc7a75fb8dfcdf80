import { describe, expect, it } from "vitest";
import { ago, day, dayOf, row, week } from "./days";

const at = (day: number, hour = 12) => new Date(2026, 10, day, hour).getTime();

describe("days in a row", () => {
  const days = ["2026-02-27", "2026-02-28", "2026-03-01", "2026-03-01"];

  it("count up to today or yesterday and end with a day left out", () => {
    expect(row(days, "2026-03-01")).toBe(3);
    expect(row(days, "2026-03-02")).toBe(3); // today can still come
    expect(row(days, "2026-03-03")).toBe(0);
    expect(row([], "2026-03-03")).toBe(0);
    expect(row([at(15), at(16), at(18, 1)].map(dayOf), dayOf(at(18)))).toBe(1);
  });
  it("make a week that ends today", () => {
    expect(week(days, "2026-03-02").map(({ lit }) => lit)).toEqual([false, false, false, true, true, true, false]);
    expect(dayOf(new Date(2026, 2, 2, 23, 59))).toBe("2026-03-02");
  });
  it("are said as people say them", () => {
    expect(ago(at(18, 9), at(18), "en")).toBe("3 hours ago");
    expect(ago(at(18) - 30_000, at(18), "es")).toBe("este minuto");
    expect([day(at(18, 1), at(18), "en"), day(at(17), at(18), "es"), day(at(2), at(18), "en")]).toEqual(["today", "ayer", "Nov 2"]);
  });
});
