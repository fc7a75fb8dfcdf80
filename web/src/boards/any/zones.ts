import type { GameDetails, Json } from "../../protocol";
import type { Words } from "../../texts/words";

/** Something that lies somewhere, so many times. */
export interface Thing {
  id: string;
  name: string;
  count: number;
}

/** One field of a position as a person reads it: a value, things, or so many things face down. */
export interface Entry {
  key: string;
  name: string;
  value?: string;
  things?: Thing[];
  hidden?: number;
}

interface AnyView {
  seats: number;
  seat: number;
  state: Record<string, unknown> & { players?: Record<string, Record<string, unknown>> };
  stack: { step: string; seat?: number }[];
}

export function viewOf(view: Json): AnyView {
  return view as unknown as AnyView;
}

const SIZE = "_size";

/** Reads any game's state by the names and the types of its fields. */
export class Reader {
  /** Of each id the kind of thing that actions call it, by which it has its name. */
  private readonly kinds = new Map<string, string>();

  constructor(private readonly details: GameDetails, private readonly words: Words) {
    for (const [kind, ids] of Object.entries(details.things)) for (const id of ids) if (!this.kinds.has(id)) this.kinds.set(id, kind);
  }

  /** What lies on the table for all. */
  common(view: Json): Entry[] {
    const { players: _, ...shared } = viewOf(view).state;
    return this.entries(shared);
  }

  /** What belongs to a seat. */
  of(view: Json, seat: number): Entry[] {
    return this.entries(viewOf(view).state.players?.[this.details.game.colors[seat]!] ?? {});
  }

  private entries(data: Record<string, unknown>, above = ""): Entry[] {
    return Object.entries(data).flatMap(([key, value]) => {
      if (key.endsWith(SIZE) && key.slice(0, -SIZE.length) in data) return [];
      const name = above ? `${above}: ${this.label(key)}` : this.label(key);
      const size = data[key + SIZE];
      if (value === null) return typeof size === "number" ? [{ key, name, hidden: size }] : [];
      if (isCounts(value)) return [{ key, name, things: Object.entries(value).map(([id, count]) => this.thing(id, count)) }];
      if (Array.isArray(value)) return this.list(key, name, value);
      if (typeof value === "object") return this.entries(value as Record<string, unknown>, name);
      return [{ key, name, value: this.said(value) }];
    });
  }

  private list(key: string, name: string, values: unknown[]): Entry[] {
    if (!values.length) return [];
    if (!values.every((one) => typeof one === "string")) return [{ key, name, value: values.map((one) => this.said(one)).join(" · ") }];
    const counts = new Map<string, number>();
    for (const id of values) counts.set(id, (counts.get(id) ?? 0) + 1);
    return [{ key, name, things: [...counts].map(([id, count]) => this.thing(id, count)) }];
  }

  private thing(id: string, count: number): Thing {
    return { id, count, name: this.name(id) };
  }

  private said(value: unknown): string {
    if (typeof value === "boolean") return this.words.say(value ? "yes" : "no");
    if (typeof value === "string") return this.name(value);
    return typeof value === "object" ? JSON.stringify(value) : String(value);
  }

  private name(id: string): string {
    const seat = this.details.game.colors.indexOf(id);
    if (seat >= 0 && seat < this.words.players.length) return this.words.player(seat);
    return this.words.name(this.kinds.get(id) ?? "", id);
  }

  private label(key: string): string {
    const id = `field-${key}`;
    const plain = key.replaceAll("_", " ");
    return this.words.has(id) ? this.words.say(id) : plain.charAt(0).toUpperCase() + plain.slice(1);
  }
}

function isCounts(value: unknown): value is Record<string, number> {
  return typeof value === "object" && value !== null && !Array.isArray(value) && Object.values(value).every((one) => typeof one === "number");
}

/** Is something in a position kept from somebody? What is hidden is null. */
export function hasHidden(value: unknown): boolean {
  return value === null || (typeof value === "object" && Object.values(value).some(hasHidden));
}
