import type { GameDetails, Json } from "../../protocol";
import type { TemplePlayer, TempleState } from "./view";

export const COLORS = ["white", "black"] as const;
export const SLOTS = ["prophet", "king_david", "king_solomon", "priest", "altar", "scapegoat", "fast"] as const;
export type Slot = (typeof SLOTS)[number];

interface TempleView {
  seat: number;
  options: Record<string, boolean | string>;
  state: TempleState;
  stack: { step: string; seat?: number }[];
}

export function viewOf(view: Json): TempleView {
  return view as unknown as TempleView;
}

export function seatOf(color: string | null): number {
  return COLORS.indexOf(color as (typeof COLORS)[number]);
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
  negated_by?: string[];
  effects: { op: string; n?: number }[];
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

  /** How many parts a finished Temple has. */
  get parts(): number {
    return this.structures.length + this.furnishings.length;
  }

  get deck(): number {
    return Object.values(this.cards).reduce((sum, card) => sum + card.count, 0);
  }

  /** What a card is called in options: the ordinary Sins are one kind. */
  kind(id: string): string {
    const card = this.cards[id];
    return card?.category === "sin" && card.negated_by?.includes("burnt_offering") ? "sin" : id;
  }
}

const boxes = new WeakMap<GameDetails, Box>();

export function boxOf(details: GameDetails): Box {
  if (!boxes.has(details)) boxes.set(details, new Box(details));
  return boxes.get(details)!;
}

/** Of several ordinary Sins in a hand, the one that is used: the first that is printed. */
export function sinUsed(box: Box, hand: (string | null)[]): string | undefined {
  return Object.keys(box.cards).find((id) => box.kind(id) === "sin" && hand.includes(id));
}
