import { describe, expect, it } from "vitest";
import { bundleOf, Words } from "../texts/words";
import { because, ranked } from "./advice";

const option = (action: string, share: number) => ({ action, share, reasons: [] });

describe("advice", () => {
  it("puts what lies within the noise on one place", () => {
    const near = ranked([option("a", 0.5), option("b", 0.51), option("c", 0.3)], 0.02);
    expect(near.map(({ action, place, equal }) => [action, place, equal])).toEqual([["a", 1, true], ["b", 1, true], ["c", 3, false]]);
  });
  it("calls nothing equal where one option stands out", () => {
    const clear = ranked([option("a", 0.6), option("b", 0.3), option("c", 0.4)], 0.02);
    expect(clear.map(({ action, place, equal }) => [action, place, equal])).toEqual([["a", 1, false], ["c", 2, false], ["b", 3, false]]);
  });
  it("says what an option gains and what it takes from others", () => {
    const texts = "feature-gold = { $change } Gold\nlist-end = { $first } and { $last }\nui-hint-of = { $name }: { $text }";
    const words = new Words("en", [bundleOf("en", [texts])], ["Ada", "Ben"]);
    const reasons = [{ id: "feature-gold", party: 0, change: "+2" }, { id: "feature-gold", party: 1, change: "−1" }, { id: "feature-unknown", party: 0, change: "+1" }];
    expect(because({ reasons }, 0, words)).toBe("+2 Gold and Ben: −1 Gold");
    expect(because({ reasons: [] }, 0, words)).toBe("");
  });
});
