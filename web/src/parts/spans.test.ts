import { expect, test } from "vitest";
import { parted } from "./spans";

test("a span is told in its two largest units, and the last minutes to the second", () => {
  expect(parted(86_400 * 2 + 3600 * 3 + 59)).toEqual({ id: "days", more: 2, less: 3 });
  expect(parted(86_399)).toEqual({ id: "hours", more: 23, less: 59 });
  expect(parted(600)).toEqual({ id: "minutes", more: 10, less: 0 });
  expect(parted(599.9)).toEqual({ id: "seconds", more: 9, less: 59 });
  expect(parted(0)).toEqual({ id: "seconds", more: 0, less: 0 });
});
