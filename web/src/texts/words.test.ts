import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { bundleOf, Words } from "./words";

const english = bundleOf("en", [`
nobody = nobody
nothing = nothing
yes = yes
no = no
list-end = { $first } and { $last }
counted = { $count } × { $thing }
counted-good = { $count } { $thing }
counted-good-card = { $count ->
    [one] one card
   *[other] { $count } cards
}
good-gold = Gold
good-food = Food
place-edom = Edom
event-collected = { $seat } collects { $good } from { $region_place }.
event-drew = { $seat } draws { $cards }.
event-drew-secret = { $seat } draws { $fortune }.
    .you = You draw { $fortune }.
event-stole = { $seat } robs { $victim_seat }.
    .you = You rob { $victim_seat }.
    .to-you = { $seat } robs you.
event-army = An army of { $seat } enters.
    .you = Tu ejército entra.
event-passed = { $seat } passes.
    .you = Pasas.
fortune-dream = Dream
costs = A Road costs { $road_good }.
only-english = Only here
`]);
const spanish = bundleOf("es", ["good-gold = Oro\n"]);
const words = new Words("en", [english], ["Ada", "Ben"], { "place-edom": "Edom the red" }, { road_good: { gold: 1, food: 2 } });

describe("words", () => {
  it("says names, players and counts instead of ids", () => {
    const said = words.say("event-collected", { seat: 1, good: { gold: 2, food: 1 }, region_place: ["edom"] });
    expect(said).toBe("Ben collects 2 Gold and 1 Food from Edom the red.");
  });
  it("says nothing and nobody where there is none", () => {
    expect(words.say("event-collected", { seat: -1, good: {}, region_place: [] })).toBe("nobody collects nothing from nothing.");
  });
  it("says a secret only to whoever knows it", () => {
    expect(words.event({ id: "event-drew", seat: 0, values: { cards: 1 } })).toBe("Ada draws 1.");
    expect(words.event({ id: "event-drew", seat: 0, values: { cards: 1, fortune: ["dream"] } })).toBe("Ada draws Dream.");
  });
  it("counts a thing in words of its own where there are some", () => {
    expect(words.counted("own_good", "card", 2)).toBe("2 cards");
    expect(words.counted("own_good", "gold", 2)).toBe("2 Gold");
  });
  it("says to the reader what the reader did, or what was done to the reader", () => {
    const [ada, ben] = [words.among(["Ada", "Ben"], 0), words.among(["Ada", "Ben"], 1)];
    const stole = { id: "event-stole", seat: 0, values: { victim_seat: 1 } };
    expect([words, ada, ben].map((one) => one.event(stole))).toEqual(["Ada robs Ben.", "You rob Ben.", "Ada robs you."]);
    expect(ada.event({ id: "event-drew", seat: 0, values: { cards: 1, fortune: ["dream"] } })).toBe("You draw Dream.");
  });
  it("tells who acted apart from the rest", () => {
    const army = { id: "event-army", seat: 0, values: {} };
    expect(words.actor(army)).toEqual(["An army of ", "Ada", " enters."]);
    expect(words.among(["Ada"], 0).actor(army)).toEqual(["", "Tu ejército", " entra."]);
    expect(words.among(["Ada"], 0).actor({ ...army, id: "event-passed" })).toEqual(["", "Pasas", "."]);
  });
  it("lets every message use the figures", () => {
    expect(words.say("costs")).toBe("A Road costs 1 Gold and 2 Food.");
  });
  it("falls back to English, then to the id", () => {
    const es = new Words("es", [spanish, english]);
    expect(es.name("good", "gold")).toBe("Oro");
    expect(es.say("only-english")).toBe("Only here");
    expect(es.say("missing")).toBe("missing");
  });
  it("counts what is there more than once", () => {
    expect(words.say("event-drew-secret", { seat: 0, fortune: ["dream", "dream"] })).toBe("Ada draws 2 × Dream.");
  });
});

describe("the page's own messages", () => {
  const ids = (language: string) => {
    const text = ["", "pages/", "study/", "wisdom/", "architects/", "temple/"].map((part) => readFileSync(new URL(`./${part}${language}.ftl`, import.meta.url), "utf8")).join("\n");
    return [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]!).sort();
  };
  it("are the same in both languages", () => expect(ids("es")).toEqual(ids("en")));
  it("are each written once", () => expect(new Set(ids("en")).size).toBe(ids("en").length));
});
