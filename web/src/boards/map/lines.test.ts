import { expect, it } from "vitest";
import { pathsOf } from "./lines";

const path = pathsOf(["0 0 15 0 0 20", "15 20 -15 -20", "5 5 1 1"]);

it("joins lines, walked from either end, without a corner twice", () => {
  expect(path([1])).toBe("M0 0L1.5 0L1.5 2");
  expect(path([-1])).toBe("M1.5 2L1.5 0L0 0");
});
it("closes a path that ends where it began", () => {
  expect(path([1, 2])).toBe("M0 0L1.5 0L1.5 2L0 0Z");
});
