import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Values = Record<string, unknown>;
type Told = { id: string; seat: number; values: Values };
/** A word of two letters says too little: "No recoges", "Tu ejército". */
const FIRST_WORD = /^(\S{1,2} )?\S*[^\s.:,]/;
/** How many sentences are kept; a long game has some thousands of lines. */
const REMEMBERED = 4000;
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
  /** What was said already: a table says the same of its pieces again and again. */
  private readonly before = new Map<string, [string, boolean]>();

  constructor(
    readonly language: string,
    private readonly bundles: FluentBundle[],
    readonly players: string[] = [],
    private readonly names: Record<string, string> = {},
    private readonly rawFigures: Values = {},
    private readonly abouts: Record<string, string> = {},
    private readonly effects: Record<string, string[]> = {},
    /** The seat of who reads; a bystander's is none. */
    readonly reader: number | null = null,
  ) {
    this.figures = this.inWords(rawFigures);
    this.before.clear(); // said without the figures
  }

  /** The same words among these players, said to one of them. */
  among(players: string[], reader: number | null = null): Words {
    return new Words(this.language, this.bundles, players, this.names, this.rawFigures, this.abouts, this.effects, reader);
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

  /** What happened; the fuller form `<id>-secret` for whoever may see all that it names, the attribute `.you` for a
   *  reader who did it, `.to-you` for one to whom it was done. */
  event(event: Told): string {
    const values = { seat: event.seat, ...event.values };
    const form = this.formFor(event);
    const [secret, whole] = this.said(`${event.id}-secret`, values, form);
    return whole ? secret : this.said(event.id, values, form)[0];
  }

  /** The same with the words that name who acted apart from those before and after them. */
  actor(event: Told): [before: string, actor: string, after: string] {
    const text = this.event(event);
    const name = this.formFor(event) === "you" ? FIRST_WORD.exec(text)![0] : this.player(event.seat);
    const at = text.indexOf(name);
    return at < 0 ? [text, "", ""] : [text.slice(0, at), name, text.slice(at + name.length)];
  }

  private formFor({ seat, values }: Told): "" | "you" | "to-you" {
    if (this.reader === null) return "";
    if (seat === this.reader) return "you";
    const named = Object.entries(values).flatMap(([key, value]) => (isSeat(key) ? [value].flat() : []));
    return named.includes(this.reader) ? "to-you" : "";
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

  private said(id: string, values: Values, form = ""): [string, boolean] {
    const name = this.names[id];
    if (name !== undefined) return [name, true];
    const key = JSON.stringify([id, form, values]);
    const before = this.before.get(key);
    if (before) return before;
    const now = this.formed(id, values, form);
    if (this.before.size >= REMEMBERED) this.before.clear();
    this.before.set(key, now);
    return now;
  }

  private formed(id: string, values: Values, form: string): [string, boolean] {
    for (const bundle of this.bundles) {
      const message = bundle.getMessage(id);
      const pattern = message?.attributes[form] ?? message?.value;
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
