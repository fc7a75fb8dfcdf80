import type { Table } from "../../table/table.svelte";
import { say } from "../../words.svelte";
import type { PieceInfo } from "../board";
import { cardText } from "./cards";
import { cityAsked } from "./cities";
import { boxOf, sideOf, viewOf } from "./state";

/** A name that stands alone, and not within a sentence. */
export const label = (name: string) => name.charAt(0).toLocaleUpperCase() + name.slice(1);

/** What the dock says of a piece; `city:1:…` names what options do not speak of. */
export function describe(table: Table, piece: string): PieceInfo {
  const parts = piece.split(":");
  const city = parts[0] === "city" ? Number(parts[1]) : cityAsked(table);
  const [kind = "", id = ""] = parts[0] === "city" ? parts.slice(2) : parts;
  switch (kind) {
    case "hand":
    case "deck":
    case "draw":
    case "discard":
      return id ? card(table, id, kind) : { name: table.words.say("group-reshuffle"), text: "", gets: [] };
    case "temple":
      return id ? part(table, city, id) : whole(table, city);
    case "gate":
      return gate(table, city, id);
    case "space":
    case "army":
      return space(table, city, id);
    case "slot":
      return slot(table, city, id);
    case "sin":
      return sin(table, city);
    default:
      return { name: piece, text: "", gets: [] };
  }
}

function card(table: Table, id: string, place: string): PieceInfo {
  const box = boxOf(table.details);
  const piece = `${place}:${id}`;
  const option = place === "hand" ? table.choices.openAt(piece)[0] : undefined;
  const reach = option?.reach ?? [];
  const idle = place === "hand" && table.mine && table.choices.state(piece) === "none" ? `${say("ui-temple-not-now")} ` : "";
  const name = table.words.name("card", String(option?.values.card ?? id));
  const others = place === "hand" && table.seat >= 0 ? new Set(sideOf(table.view, table.seat).hand.filter((held) => held && box.kind(held) === id)) : new Set();
  const more = option && others.size > 1 ? ` ${say("ui-temple-any-sin", { name })}` : reach.length ? ` ${say("ui-temple-acts-on")}` : "";
  const warning = option && table.caution(option);
  return { name, text: warning || idle + cardText(table, id) + more, gets: [], reach, source: box.cards[id]?.source ?? "" };
}

function part(table: Table, city: number, id: string): PieceInfo {
  const side = sideOf(table.view, city);
  const stands = side.structures.includes(id) || side.furnishings.includes(id);
  const text = stands ? say("ui-temple-stands") : `${say("ui-temple-missing")} ${cardText(table, id)}`;
  return { name: table.words.name("card", id), text, gets: [], source: boxOf(table.details).cards[id]?.source ?? "" };
}

function whole(table: Table, city: number): PieceInfo {
  const box = boxOf(table.details);
  const side = sideOf(table.view, city);
  const text = say("ui-temple-built", {
    structures: side.structures.length, structures_all: box.structures.length,
    furnishings: side.furnishings.length, furnishings_all: box.furnishings.length,
  });
  return { name: say("ui-temple-of", { name: table.words.player(city) }), text, gets: [] };
}

function gate(table: Table, city: number, id: string): PieceInfo {
  const shut = sideOf(table.view, city).gates.includes(id);
  const source = boxOf(table.details).gates.find((one) => one.id === id)?.source ?? "";
  return { name: label(table.words.name("gate", id)), text: say(shut ? "ui-temple-gate-guarded" : "ui-temple-gate-open"), gets: [], source };
}

function space(table: Table, city: number, id: string): PieceInfo {
  const army = sideOf(table.view, city).armies[id];
  const box = boxOf(table.details);
  const said = [
    army ? say("ui-temple-army-of", { name: table.words.player(1 - city) }) : "",
    army?.includes("moved") ? say("ui-temple-army-moved") : "",
    !army && id === box.start ? say("ui-temple-start-space") : "",
    !army && box.spaces.find((one) => one.id === id)?.region === "court" ? say("ui-temple-court-space") : "",
  ];
  return { name: table.words.name("space", id), text: said.filter(Boolean).join(" "), gets: [] };
}

function slot(table: Table, city: number, id: string): PieceInfo {
  const { words } = table;
  const side = sideOf(table.view, city);
  if (id === "siege") return { name: words.name("card", "lay_siege"), text: cardText(table, "lay_siege"), gets: [] };
  const lies: Record<string, string | null> = {
    prophet: side.prophet,
    king_david: side.king_david ? "king_david" : null,
    king_solomon: side.king_solomon ? "king_solomon" : null,
    priest: side.priest === "good" ? "priest" : side.priest === "evil" ? "evil_priest" : null,
    altar: side.altar ? "altar" : null,
    scapegoat: side.scapegoat === "none" ? null : "scapegoat",
    fast: side.fast === null ? null : "pray_and_fast",
  };
  const there = lies[id];
  const more = [
    id === "priest" && side.unclean ? cardText(table, "unclean") : "",
    id === "altar" && side.bad_offerings ? cardText(table, "bad_offerings") : "",
    id === "scapegoat" && there ? say(`ui-temple-goat-${side.scapegoat}`) : "",
    id === "fast" && side.fast !== null ? words.say("fast-turn", { turn: side.fast }) : "",
  ].filter(Boolean);
  if (there) return { name: words.name("card", there), text: [...more, cardText(table, there)].join(" "), gets: [] };
  const about = id === "prophet" ? words.say("about-prophet") : cardText(table, id === "fast" ? "pray_and_fast" : id);
  return { name: words.name("slot", id), text: `${say("ui-temple-slot-empty")} ${about}`, gets: [] };
}

function sin(table: Table, city: number): PieceInfo {
  const id = sideOf(table.view, city).sin;
  const lies = viewOf(table.view).state.sin_pending ? "pending" : "standing";
  return { name: id ? table.words.name("card", id) : "", text: say(`ui-temple-sin-${lies}`, { name: table.words.player(city) }), gets: [] };
}
