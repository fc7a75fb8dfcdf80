import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Values = Record<string, unknown>;
type Filled = Record<string, FluentVariable>;

/** Makes a bundle of Fluent files; what stands in a later file wins. */
export function bundleOf(language: string, sources: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source), { allowOverrides: true });
  return bundle;
}

/** Says messages in one language, with the same conventions as ophir.engine.texts: a value that is the id of
 *  something is replaced by its name (`region_place` by the name of a place), a seat by its player's name, a list or a
 *  count of things by a list in words. `names` win over messages; `figures` are values that every message may use;
 *  `abouts` and `effects` say what things do. */
export class Words {
  private readonly figures: Filled = {};

  constructor(
    readonly language: string,
    private readonly bundles: FluentBundle[],
    readonly players: string[] = [],
    private readonly names: Record<string, string> = {},
    private readonly rawFigures: Values = {},
    private readonly abouts: Record<string, string> = {},
    private readonly effects: Record<string, string[]> = {},
  ) {
    this.figures = this.inWords(rawFigures);
  }

  /** The same words among these players. */
  among(players: string[]): Words {
    return new Words(this.language, this.bundles, players, this.names, this.rawFigures, this.abouts, this.effects);
  }

  /** What something does: a card, a space; empty if there is nothing to say. */
  about(kind: string, id: string): string {
    return this.abouts[`${kind}-${id}`] ?? "";
  }

  /** The same in a row of signs: words in plain text, icons by name with a `#`. */
  signs(kind: string, id: string): string[] {
    return this.effects[`${kind}-${id}`] ?? [];
  }

  has(id: string): boolean {
    return id in this.names || this.bundles.some((bundle) => bundle.hasMessage(id));
  }

  say(id: string, values: Values = {}): string {
    return this.said(id, values)[0];
  }

  /** What happened; the fuller form `<id>-secret` for whoever may see all that it names. */
  event(event: { id: string; seat: number; values: Values }): string {
    const values = { seat: event.seat, ...event.values };
    const [secret, whole] = this.said(`${event.id}-secret`, values);
    return whole ? secret : this.say(event.id, values);
  }

  name(kind: string, id: string): string {
    for (const said of [kind, lastPart(kind)]) {
      if (this.has(`${said}-${id}`)) return this.say(`${said}-${id}`);
    }
    return id;
  }

  player(seat: number): string {
    return this.players[seat] ?? this.say("nobody");
  }

  list(parts: string[]): string {
    if (parts.length === 0) return this.say("nothing");
    if (parts.length === 1) return parts[0]!;
    return this.say("list-end", { first: parts.slice(0, -1).join(", "), last: parts.at(-1) });
  }

  counted(kind: string, id: string, count: number): string {
    const message = `counted-${lastPart(kind)}`;
    const said = [`${message}-${id}`, message].find((one) => this.has(one)) ?? "counted";
    return this.say(said, { count, thing: this.name(kind, id) });
  }

  private said(id: string, values: Values): [string, boolean] {
    const name = this.names[id];
    if (name !== undefined) return [name, true];
    for (const bundle of this.bundles) {
      const pattern = bundle.getMessage(id)?.value;
      if (pattern) {
        const errors: Error[] = [];
        return [bundle.formatPattern(pattern, { ...this.figures, ...this.inWords(values) }, errors), errors.length === 0];
      }
    }
    return [id, false];
  }

  private inWords(values: Values): Filled {
    return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, this.value(key, value)]));
  }

  private value(key: string, value: unknown): FluentVariable {
    if (typeof value === "boolean") return this.say(value ? "yes" : "no");
    if (typeof value === "number") return isSeat(key) ? this.player(value) : value;
    if (Array.isArray(value)) return this.listed(key, value);
    if (value && typeof value === "object") {
      return this.list(Object.entries(value).map(([id, count]) => this.counted(key, id, count)));
    }
    return this.name(key, String(value ?? ""));
  }

  /** A list of things; what is there more than once is said once, with its number. */
  private listed(key: string, things: unknown[]): string {
    if (isSeat(key)) return this.list(things.map((seat) => this.player(Number(seat))));
    const counts = new Map<string, number>();
    for (const thing of things.map(String)) counts.set(thing, (counts.get(thing) ?? 0) + 1);
    return this.list([...counts].map(([id, count]) => (count > 1 ? this.counted(key, id, count) : this.name(key, id))));
  }
}

function lastPart(kind: string): string {
  return kind.slice(kind.lastIndexOf("_") + 1);
}

function isSeat(key: string): boolean {
  return key === "seat" || key.endsWith("_seat");
}
