import type { Moved, StepAt } from "../../protocol";
import { motion, settings } from "../../settings.svelte";
import { reasonOf, turnsOf, type Step, type Turn } from "./turns";

/** Milliseconds for a step that has a reason to be read, and for one that has none. */
const PACE = 2400;
const PACE_PLAIN = 1200;

interface Source {
  /** The number of chairs: automata come after them. */
  seats: () => number;
  begins: (id: string) => boolean;
  tells: (id: string) => boolean;
  pieces: (step: Step) => string[];
  positions: (move: number) => Promise<StepAt[]>;
}

/** Tells the turns of automata, one step at a time. They are played already: the page only shows how it came about. */
export class Telling {
  turns: Turn[] = $state.raw([]);
  /** Which turn is told or looked at, and which of its steps; none: the table stands as it is. */
  private turnAt: number = $state(-1);
  private stepAt: number = $state(-1);
  /** Steps go on by themselves. */
  running = $state(false);
  /** On a small screen: all steps lie over the board. */
  spread = $state(false);
  /** The person looks closely: the pace waits. */
  private lingering = $state(false);
  private known: Map<number, StepAt[]> = $state.raw(new Map());
  /** What was to be seen before, until the first step's position is known. */
  private before: StepAt | null = $state.raw(null);
  private seen = -1;
  private fetching = new Set<number>();

  readonly turn: Turn | null = $derived(this.turns[this.turnAt] ?? null);
  readonly step: Step | null = $derived(this.turn?.steps[this.stepAt] ?? null);
  readonly number = $derived(this.stepAt + 1);
  readonly active = $derived(this.step !== null);
  readonly last = $derived(this.turn !== null && this.stepAt === this.turn.steps.length - 1 && this.turnAt === this.turns.length - 1);
  readonly reason = $derived(this.step ? reasonOf(this.step.event) : { why: "", rule: "" });
  /** The turn that is listed: the one being told, else the last. */
  readonly listed: Turn | null = $derived(this.turn ?? this.turns.at(-1) ?? null);
  /** The position after the step, as far as it is known. */
  readonly position: StepAt | null = $derived.by(() => {
    const { step } = this;
    if (!step) return null;
    const way = this.known.get(step.move);
    return way ? (way.find((one) => one.events >= step.events) ?? way.at(-1) ?? null) : this.before;
  });
  /** Milliseconds until the next step; 0: it waits for the person. */
  readonly pace = $derived(this.active && this.running && !this.lingering ? (this.reason.why ? PACE : PACE_PLAIN) : 0);

  constructor(private readonly source: Source) {}

  /** Where the step took place. */
  get pieces(): string[] {
    return this.step ? this.source.pieces(this.step) : [];
  }

  /** New moves: what automata did in them is told, unless it is known already or the person does not want to wait. */
  hear(log: Moved[], shown: StepAt | null): void {
    const first = this.seen < 0;
    const seen = this.seen;
    this.seen = log.at(-1)?.version ?? 0;
    const told = this.turns.reduce((sum, turn) => sum + turn.steps.length, 0);
    this.turns = turnsOf(log, this.source.seats(), this.source.begins, this.source.tells);
    if (first || this.seen === seen) return;
    const steps = this.turns.flatMap((turn, turnAt) => turn.steps.map((_, stepAt) => ({ turnAt, stepAt })));
    const next = steps[told];
    if (!next || this.active || motion() === "off" || settings.telling === "once") return;
    this.before = shown;
    this.open(next.turnAt, next.stepAt, settings.telling === "paced");
  }

  /** Look at a step of a turn. */
  open(turnAt: number, stepAt: number, running = false): void {
    this.turnAt = turnAt;
    this.stepAt = stepAt;
    this.running = running;
    this.lingering = false;
    const { step } = this;
    if (step && !this.known.has(step.move)) void this.fetch(step.move);
  }

  /** The turn and the step of an event in the chronicle. */
  show(move: number, event: Step["event"]): void {
    const turnAt = this.turns.findIndex((turn) => turn.steps.some((step) => step.move === move && step.event === event));
    const stepAt = this.turns[turnAt]?.steps.findIndex((step) => step.event === event) ?? -1;
    if (stepAt >= 0) this.open(turnAt, stepAt);
  }

  /** One step on, over the end of a turn into the next; after the last one the table stands as it is. */
  next(running = false): void {
    if (!this.turn) return;
    if (this.stepAt + 1 < this.turn.steps.length) this.open(this.turnAt, this.stepAt + 1, running);
    else if (this.turnAt + 1 < this.turns.length) this.open(this.turnAt + 1, 0, running);
    else this.skip();
  }

  back(): void {
    if (this.stepAt > 0) this.open(this.turnAt, this.stepAt - 1);
    else if (this.turnAt > 0) this.open(this.turnAt - 1, this.turns[this.turnAt - 1]!.steps.length - 1);
  }

  /** The listed turn from its beginning. */
  again(): void {
    if (this.listed) this.open(this.turns.indexOf(this.listed), 0, true);
  }

  skip(): void {
    this.spread = false;
    this.open(-1, -1);
    this.before = null;
  }

  linger(on: boolean): void {
    this.lingering = on;
  }

  private async fetch(move: number): Promise<void> {
    if (this.fetching.has(move)) return;
    this.fetching.add(move);
    try {
      this.known = new Map([...this.known, [move, await this.source.positions(move)]]);
    } finally {
      this.fetching.delete(move);
      this.before = null;
    }
  }
}
