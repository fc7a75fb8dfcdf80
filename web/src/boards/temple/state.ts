import type { GameDetails, Json } from "../../protocol";
import type { TemplePlayer, TempleState } from "./view";

export const COLORS = ["white", "black"] as const;
export const SLOTS = ["prophet", "king_david", "king_solomon", "priest", "altar", "scapegoat", "fast"] as const;
export type Slot = (typeof SLOTS)[number];

interface TempleView {
  state: TempleState;
}

export function viewOf(view: Json): TempleView {
  return view as unknown as TempleView;
}

export function sideOf(view: Json, seat: number): TemplePlayer {
  return viewOf(view).state.players[COLORS[seat]!]!;
}

export interface Card {
  id: string;
  category: string;
  alignment: "good" | "evil";
  count: number;
  requires_structure?: string;
  kind: string;
  source: string;
}

interface Space {
  id: string;
  region: "outside" | "street" | "court";
  x: number;
  y: number;
  source: string;
}

interface Gate {
  id: string;
  outer: string;
  inner: string;
  x: number;
  y: number;
  source: string;
}

/** What is printed in the box, from the pack that the table is played with. */
export class Box {
  readonly cards: Record<string, Card>;
  readonly structures: string[];
  readonly furnishings: string[];
  readonly spaces: Space[];
  readonly gates: Gate[];
  readonly start: string;
  readonly tokens: number;
  readonly setup: Record<string, number>;
  readonly limits: Record<string, number>;

  constructor(details: GameDetails) {
    const files = details.pack.files as unknown as Record<string, Record<string, never>>;
    const list: Card[] = files.cards!.card!;
    this.cards = Object.fromEntries(list.map((card) => [card.id, card]));
    this.structures = this.of("structure");
    this.furnishings = this.of("furnishing");
    this.spaces = files.board!.space!;
    this.gates = files.board!.gate!;
    const board = files.board!.board! as unknown as { start_space: string; tokens_per_player: number };
    this.start = board.start_space;
    this.tokens = board.tokens_per_player;
    this.setup = files.setup!.setup!;
    this.limits = files.setup!.limits!;
  }

  of(category: string): string[] {
    return Object.values(this.cards).filter((card) => card.category === category).map((card) => card.id);
  }

  /** What a card is called in options. */
  kind(id: string): string {
    return this.cards[id]?.kind ?? id;
  }
}

const boxes = new WeakMap<GameDetails, Box>();

export function boxOf(details: GameDetails): Box {
  if (!boxes.has(details)) boxes.set(details, new Box(details));
  return boxes.get(details)!;
}
