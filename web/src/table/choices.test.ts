import { describe, expect, it } from "vitest";
import { Choices, type Option } from "./choices";

const option = (id: number, text: string, piece: string, closed = false): Option => ({
  id, text, kind: text.split(" ")[0]!, piece, values: {},
  ...(closed ? { closed: { id: "closed-lacking", rule: "11.1", values: {} } } : {}),
});
const choices = new Choices([
  option(1, "place edom", "place:edom"), option(2, "place moab", "place:moab", true),
  option(3, "reward vp", "temple"), option(4, "reward token", "temple"), option(5, "pass", ""),
  option(6, "sell stone 1", "market:stone:1", true), option(7, "buy stone 1", "market:stone:1"),
]);

describe("choices", () => {
  it("knows what can be done with a piece", () => {
    expect(choices.state("place:edom")).toBe("open");
    expect(choices.state("place:moab")).toBe("closed");
    expect(choices.state("place:judah")).toBe("none");
  });
  it("keeps several ways to use one piece together", () => {
    expect(choices.openAt("temple").map((one) => one.text)).toEqual(["reward vp", "reward token"]);
  });
  it("calls a piece open if one of its ways is", () => expect(choices.state("market:stone:1")).toBe("open"));
  it("keeps choices without a piece apart", () => expect(choices.loose.map((one) => one.text)).toEqual(["pass"]));
  it("lists open pieces once each", () => expect(choices.openPieces).toEqual(["place:edom", "temple", "market:stone:1"]));
  it("leaves out the pieces of what is being done, with all their ways", () => {
    const left = choices.without(["reward vp", "pass"]);
    expect(left.openPieces).toEqual(["place:edom", "market:stone:1"]);
    expect([left.state("temple"), left.loose, choices.state("temple")]).toEqual(["none", [], "open"]);
  });
  it("groups by kind", () => expect(choices.byKind().map(([kind, all]) => [kind, all.length])).toEqual([["place", 2], ["reward", 2], ["pass", 1], ["sell", 1], ["buy", 1]]));
});
