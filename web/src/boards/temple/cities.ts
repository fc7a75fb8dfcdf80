import type { Option } from "../../table/choices";
import type { Table } from "../../table/table.svelte";

/** What is decided on the opponent's board; everything else is about one's own. */
const ABROAD = ["attack", "bonus-move", "destroy", "send-back"];

/** Options name spaces, gates and parts of the Temple without their city: this is the one that is meant. */
export function cityAsked(table: Table): number {
  return ABROAD.includes(table.prompt?.ask ?? "") ? 1 - table.seat : table.seat;
}

/** The name of a thing in a city, as options call it if they mean this city. */
export function pieceIn(table: Table, city: number, id: string): string {
  return city === cityAsked(table) && table.choices.all.length > 0 ? id : `city:${city}:${id}`;
}

/** Is something to be chosen on a city's map? */
export function choosesIn(table: Table, city: number): number {
  if (!table.mine || cityAsked(table) !== city) return 0;
  return table.choices.openPieces.filter((piece) => /^(space|gate|temple)(:|$)|^slot:/.test(piece)).length;
}

const BY_HAND: Record<string, string> = { guard: "guarded_gate", passage: "secret_passage", destroy: "destruction", raid: "destruction" };

/** Where else an option can be found: on the card in hand that it uses, on the army that marches. */
export function alsoAt(option: Option): string[] {
  const { card, space } = option.values as { card?: string; space?: string };
  if (option.kind === "build" && card) return [`hand:${card}`];
  if (option.kind === "move") return [`army:${space}`];
  const used = BY_HAND[option.kind];
  if (!used) return [];
  return space ? [`hand:${used}`, `army:${space}`] : [`hand:${used}`];
}
