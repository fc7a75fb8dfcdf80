import { tick } from "svelte";
import { say } from "../words.svelte";
import type { Table } from "./table.svelte";

/** Attributes that make a drawn thing a target: it can be pointed at, focused, read out and chosen. */
export function target(table: Table, piece: string) {
  const active = table.choices.state(piece) !== "none";
  return { ...button(table, piece), role: active ? "button" : "img", tabindex: active ? tabindex(table, piece) : undefined };
}

/** The same for what is a button already; `name` if a piece has several faces. */
export function button(table: Table, piece: string, name?: string) {
  const state = table.choices.state(piece);
  return {
    "data-piece": piece,
    "data-state": state,
    "data-pointed": table.lesson?.pieces.includes(piece) || undefined,
    "data-sent": table.sent?.actions.some((action) => table.offered.at(piece).some((option) => option.text === action)) || undefined,
    "aria-pressed": pressed(table, piece),
    tabindex: tabindex(table, piece),
    "aria-label": label(table, piece, state, name),
    "aria-disabled": state === "open" ? undefined : ("true" as const),
    ...listeners(table, piece),
  };
}

interface Listeners {
  onclick: (event: MouseEvent) => void;
  onkeydown: (event: KeyboardEvent) => void;
  onpointerenter: (event: PointerEvent) => void;
  onfocus: () => void;
}
const known = new WeakMap<Table, Map<string, Listeners>>();

/** What a piece answers to: made once, so that a new decision exchanges no listener of any piece. */
function listeners(table: Table, piece: string): Listeners {
  if (!known.has(table)) known.set(table, new Map());
  const made = known.get(table)!;
  if (!made.has(piece)) made.set(piece, listening(table, piece));
  return made.get(piece)!;
}

function listening(table: Table, piece: string): Listeners {
  const active = () => table.choices.state(piece) !== "none";
  return {
    onclick: (event) => {
      const touched = (event as PointerEvent).pointerType === "touch";
      if (active() || touched) table.pick(piece, !touched);
    },
    onkeydown: (event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      if (!active()) return;
      table.pick(piece);
      if (table.selected === piece) void tick().then(toWays);
    },
    // Nothing ends the look but another piece: on the way to the dock or the bar it must not vanish.
    onpointerenter: (event) => {
      if (event.pointerType !== "touch" && !table.restsAt(event)) table.look(piece);
    },
    onfocus: () => {
      if (active()) table.entry = piece;
      table.look(piece);
    },
  };
}

/** Is it picked? Nothing is said of pieces that are taken by the click itself. */
function pressed(table: Table, piece: string): boolean | undefined {
  const times = table.choices.openAt(piece).map((option) => table.isPicked(option)).filter((one) => one !== null);
  return times.length ? times.some((one) => one > 0) : undefined;
}

/** A piece that can be used in several ways: on to the first of them. */
function toWays(): void {
  document.querySelector<HTMLElement>(".dock .acts button")?.focus();
}

function tabindex(table: Table, piece: string): number {
  return table.entry === piece ? 0 : -1;
}

function label(table: Table, piece: string, state: string, named?: string): string {
  const info = table.board.describe(table, piece);
  const name = named ?? info.name;
  const parts = [state === "none" ? name : `${name}, ${say(`ui-${state}`)}`, info.text];
  return parts.filter(Boolean).join(". ");
}
