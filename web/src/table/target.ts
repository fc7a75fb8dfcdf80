import { say } from "../words.svelte";
import type { Table } from "./table.svelte";

/** Attributes that make a drawn thing a target: it can be pointed at, focused, read out and chosen. */
export function target(table: Table, piece: string) {
  const state = table.choices.state(piece);
  const active = state !== "none";
  return {
    "data-piece": piece,
    "data-state": state,
    role: active ? "button" : "img",
    tabindex: active ? (table.entry === piece ? 0 : -1) : undefined,
    "aria-label": label(table, piece, state),
    "aria-disabled": state === "closed" ? ("true" as const) : undefined,
    onclick: (event: MouseEvent) => {
      if (active) table.pick(piece, (event as PointerEvent).pointerType !== "touch");
    },
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      if (active) table.pick(piece);
    },
    onpointerenter: (event: PointerEvent) => {
      if (event.pointerType !== "touch") table.look(piece);
    },
    onpointerleave: () => table.look(null),
    onfocus: () => {
      if (active) table.entry = piece;
      table.look(piece);
    },
    onblur: () => table.look(null),
  };
}

function label(table: Table, piece: string, state: string): string {
  const info = table.board.describe(table, piece);
  const parts = [state === "none" ? info.name : `${info.name}, ${say(`ui-${state}`)}`, info.text];
  return parts.filter(Boolean).join(". ");
}
