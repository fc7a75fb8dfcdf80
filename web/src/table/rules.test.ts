import { describe, expect, it } from "vitest";
import { bundleOf, Words } from "../texts/words";
import { pageOf, pagesOf } from "./rules";

const words = new Words("en", [
  bundleOf("en", [
    `rules-sections = placement resolution building
rules-placement-title = Placement
rules-placement-text = Place a Pawn. (Rules 6)
rules-resolution-title = Resolution
rules-resolution-text = Take Pawns back. (Rules 7, 8)
rules-building-title = Building
rules-building-text = Build. (Rules 11.1, 11.2)
rulings = R10 R17
ruling-R10 = Pawns block spaces. (Rules 6)
ruling-R17 = In any order. (Rules 7)
`,
  ]),
]);
const pages = pagesOf(words);
const found = (rule: string) => pageOf(pages, rule)?.id;

describe("a link to a rule", () => {
  it("leads to the page of its section", () => {
    expect(found("6")).toBe("placement");
    expect(found("8")).toBe("resolution");
    expect(found("7.3")).toBe("resolution");
    expect(found("11")).toBe("building");
    expect(found("10")).toBeUndefined();
  });
  it("leads to a ruling on the page that it belongs to, never to the section of the same number", () => {
    expect(found("R10")).toBe("placement");
    expect(found("R17")).toBe("resolution");
    expect(pages[0]!.rulings).toEqual([{ id: "R10", text: "Pawns block spaces. (Rules 6)" }]);
    expect(found("R11")).toBeUndefined();
  });
});
