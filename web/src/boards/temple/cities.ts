import type { Table } from "../../table/table.svelte";

/** Options name spaces, gates and parts of the Temple without their city: this is the one that is meant. */
export function cityAsked(table: Table): number {
  return table.prompt?.seat === table.seat ? table.prompt.board : table.seat;
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
