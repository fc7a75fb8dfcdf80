import { describe, expect, it } from "vitest";
import type { Player } from "../protocol";
import { bundleOf, Words } from "../texts/words";
import { partyNames } from "./parties";
import { headline } from "./result";

const player = (color: string, name: string): Player => ({ seat: 0, color, kind: "human", name, bot: "", claimed: true, connected: true, resigns: false, away_since: 0, hints: 0, asked: "", returned: 0, resigned: false, late: 0 });
const words = new Words("en", [bundleOf("en", ["color-blue = Blue\nautomaton-fox = The Fox\nlist-end = { $first } and { $last }\nnobody = nobody\nevent-ate = { $seat } eats, { $victim_seat } looks on."])]);
const info = { players: [player("blue", ""), player("red", "Ana")], automata: ["fox"] };

describe("parties", () => {
  it("names players by their name or colour, then the automata", () => {
    expect(partyNames(info, words)).toEqual(["Blue", "Ana", "The Fox"]);
    expect(partyNames({ ...info, automata: [] }, words)).toEqual(["Blue", "Ana"]);
  });

  it("says an automaton by name wherever a seat is said", () => {
    const among = words.among(partyNames(info, words));
    expect(among.event({ id: "event-ate", seat: 2, values: { victim_seat: 1 } })).toBe("The Fox eats, Ana looks on.");
    expect(among.say("event-ate", { seat: [0, 2], victim_seat: 1 })).toBe("Blue and The Fox eats, Ana looks on.");
  });

  it("tells a person who sits alone that the automaton won", () => {
    expect(headline({ winners: [1], tie_break: "" }, [0])).toEqual({ id: "ui-you-lost", seats: [1] });
    expect(headline({ winners: [0, 1], tie_break: "shared" }, [0])).toEqual({ id: "ui-you-share", seats: [1] });
  });
});
