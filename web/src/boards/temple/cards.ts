import type { Table } from "../../table/table.svelte";
import { boxOf, type Box } from "./state";

export type Tone = "good" | "evil" | "war";

/** The picture of a card: an icon, and for some a small one beside it that tells it from its like. */
const ART: Record<string, [string, string?]> = {
  porch: ["porch"], pillar_boaz: ["pillar"], pillar_jachin: ["pillar"], main_hall: ["main-hall"],
  holy_of_holies: ["holy-of-holies"], ark_of_the_covenant: ["ark"], cherub_north: ["cherub"], cherub_south: ["cherub"],
  veil: ["veil"], table_of_showbread: ["table"], altar_of_incense: ["incense"], lampstands_north: ["lampstand"],
  lampstands_south: ["lampstand"], golden_vessels: ["vessels"], bronze_sea: ["bronze-sea"], lavers_north: ["laver"],
  lavers_south: ["laver"], filling: ["filling"], guarded_gate: ["gate-guarded"], king_david: ["king", "gate-guarded"],
  king_solomon: ["king", "porch"], priest: ["priest"], altar: ["altar"], levites: ["levites"], pray_and_fast: ["fast"],
  burnt_offering: ["offering"], peace_offering: ["lamb"], guilt_offering: ["lamb", "hand"], grain_offering: ["food"],
  scapegoat: ["scapegoat"], cooperation: ["cooperation"], israelite_army: ["army"], idol_worship: ["idol"],
  bad_offerings: ["bad-offering"], blemished_animal: ["lamb", "sin"], broken_altar: ["broken-altar"],
  evil_priest: ["priest", "sin"], unclean: ["unclean"], babylonian_army: ["army-token"], lay_siege: ["siege"],
  secret_passage: ["passage"], destruction: ["destruction"],
};

const OF_CATEGORY: Record<string, [string, string?]> = { prophet: ["prophet"], sin: ["sin"], structure: ["temple"], furnishing: ["vessels"], military: ["army-token"] };

export function artOf(box: Box, id: string): [string, string?] {
  return ART[id] ?? OF_CATEGORY[id] ?? OF_CATEGORY[box.cards[id]?.category ?? ""] ?? ["cardback"];
}

/** The icon of a card when its box is not at hand, as in the log. */
export function iconOf(id: unknown): string {
  const [icon] = ART[String(id)] ?? OF_CATEGORY[String(id).split("_")[0]!] ?? ["sin"];
  return icon;
}

export function toneOf(box: Box, id: string): Tone {
  const card = box.cards[id];
  if (card?.category === "military") return "war";
  return card?.alignment === "evil" || id === "sin" ? "evil" : "good";
}

/** In which order a hand is held: what builds first, what answers and attacks last. */
const ORDER = [
  "filling", "structure", "furnishing", "cooperation", "gate", "prophet", "king", "priest", "altar", "offering",
  "levites", "pray_and_fast", "israelite_army", "sin", "instant_evil", "military",
];

/** Cards of one kind in a hand. */
export interface Held {
  id: string;
  kind: string;
  count: number;
}

export interface Group {
  tone: Tone;
  count: number;
  cards: Held[];
}

/** A hand sorted into its groups; cards that are the same lie on each other. */
export function grouped(box: Box, hand: string[]): Group[] {
  const held = new Map<string, Held>();
  for (const id of hand) {
    const known = held.get(id);
    if (known) known.count++;
    else held.set(id, { id, kind: box.kind(id), count: 1 });
  }
  const place = (id: string) => ORDER.indexOf(box.cards[id]?.category ?? "");
  const printed = Object.keys(box.cards);
  const sorted = [...held.values()].sort((a, b) => place(a.id) - place(b.id) || printed.indexOf(a.id) - printed.indexOf(b.id));
  return (["good", "evil", "war"] as const)
    .map((tone) => {
      const cards = sorted.filter((card) => toneOf(box, card.id) === tone);
      return { tone, cards, count: cards.reduce((sum, card) => sum + card.count, 0) };
    })
    .filter((group) => group.count);
}

/** What a card does, in words. */
export function cardText(table: Table, id: string): string {
  const card = boxOf(table.details).cards[id];
  if (!card) return table.words.has(`about-${id}`) ? table.words.say(`about-${id}`) : "";
  const message = table.words.has(`about-${id}`) ? `about-${id}` : `about-${card.category}`;
  return table.words.say(message, { count: card.count, home_card: card.requires_structure ?? id });
}

/** The same in a few words, for the face of a card. */
export function shortText(table: Table, id: string): string {
  const card = boxOf(table.details).cards[id];
  const message = [id, card?.category ?? "sin"].map((one) => `brief-${one}`).find((one) => table.words.has(one));
  return message ? table.words.say(message, { home_card: card?.requires_structure ?? id }) : cardText(table, id);
}
