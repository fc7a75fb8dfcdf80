import { describe, expect, it } from "vitest";
import type { OptionInfo } from "../protocol";
import { bundleOf, Words } from "../texts/words";
import { allowed, isDefault, isHeld, toggled, valueFor, valuesFor, valueText, within } from "./options";

const plain = { values: [], least: 0, most: 0, seats: [], needs: {}, seats_of: {} };
const rain: OptionInfo = { ...plain, id: "rain", kind: "switch", default: true, seats: [2, 3] };
const days: OptionInfo = { ...plain, id: "days", kind: "number", default: 4, least: 2, most: 9 };
const crops: OptionInfo = { ...plain, id: "crops", kind: "set", default: ["grapes", "figs"], values: ["grapes", "figs", "olives"], least: 1 };
const words = new Words("en", [bundleOf("en", [
  "option-rain-on = Rain\noption-rain-off = Drought\noption-crops-grapes = Grapes\noption-crops-figs = Figs\nlist-end = { $first } and { $last }",
  "option-days-value = { $count ->\n    [one] { $count } day\n   *[other] { $count } days\n}",
])]);

describe("options of a new table", () => {
  it("are said in words, whatever their kind", () => {
    expect(valueText(rain, false, words)).toBe("Drought");
    expect(valueText(days, 7, words)).toBe("7 days");
    expect(valueText(crops, ["grapes", "figs"], words)).toBe("Grapes and Figs");
  });

  it("are as out of the box or not", () => {
    expect(isDefault(crops, ["grapes", "figs"])).toBe(true);
    expect(isDefault(crops, ["figs"])).toBe(false);
    expect(isDefault(days, 4)).toBe(true);
    expect(isDefault(rain, false)).toBe(false);
  });

  it("leave out what does not go with so many seats", () => {
    const first: OptionInfo = { ...plain, id: "first", kind: "choice", default: "random", values: ["random", "0", "2"], seats_of: { "2": [3, 4] } };
    expect(valuesFor(first, 2)).toEqual(["random", "0"]);
    expect(valueFor(first, { first: "2" }, 3)).toBe("2");
    expect(valueFor(first, { first: "2" }, 2)).toBe("random");
    expect(valueFor(rain, { rain: false }, 1)).toBe(true);
  });

  it("keep a number within its limits", () => {
    expect(within(days, 1)).toBe(2);
    expect(within(days, 100)).toBe(9);
    expect(within(days, 6.4)).toBe(6);
    expect(within(days, NaN)).toBe(4);
  });

  it("keep a set in order, and from losing the last that it needs", () => {
    expect(toggled(crops, ["figs"], "grapes")).toEqual(["grapes", "figs"]);
    expect(toggled(crops, ["grapes", "figs"], "grapes")).toEqual(["figs"]);
    expect(isHeld(crops, ["figs"], "figs")).toBe(true);
    expect(isHeld(crops, ["figs"], "grapes")).toBe(false);
    expect(isHeld(crops, ["grapes", "figs"], "figs")).toBe(false);
  });

  it("may need seats, or other options", () => {
    expect(allowed(rain, {}, 1)).toBe(false);
    expect(allowed(rain, {}, 2)).toBe(true);
    const late = { ...days, needs: { rain: ["true"] } };
    expect(allowed(late, { rain: true }, 1)).toBe(true);
    expect(allowed(late, { rain: false }, 1)).toBe(false);
  });
});
