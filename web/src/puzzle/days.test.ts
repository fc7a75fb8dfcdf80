import { expect, test } from "vitest";
import { dayOf, row, week } from "./days";

const days = { "2026-02-27": "a", "2026-02-28": "b", "2026-03-01": "c" };

test("a row of days lasts until a day was left out", () => {
  expect(row(days, "2026-03-01")).toBe(3);
  expect(row(days, "2026-03-02")).toBe(3); // today can still be played
  expect(row(days, "2026-03-03")).toBe(0);
  expect(row({}, "2026-03-03")).toBe(0);
});

test("a week ends today", () => {
  expect(week(days, "2026-03-02").map(({ lit }) => lit)).toEqual([false, false, false, true, true, true, false]);
  expect(dayOf(new Date(2026, 2, 2, 23, 59))).toBe("2026-03-02");
});
