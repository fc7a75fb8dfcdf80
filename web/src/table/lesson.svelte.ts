import type { Tutorial, TutorialMove, TutorialStep } from "../protocol";
import type { Option } from "./choices";
import type { Table } from "./table.svelte";

/** The step that a tutorial is at after so many moves. `read`: the remarks that were read already. */
export function stepAt(steps: TutorialStep[], moves: number, read: string[]): TutorialStep | undefined {
  return steps.find((step, at) => {
    if (step.moves.length) return moves < step.first + step.moves.length;
    const due = at === steps.length - 1 ? moves >= step.first : moves === step.first;
    return due && !read.includes(step.id);
  });
}

/** The move that the script wants after so many moves. */
export function askedAt(steps: TutorialStep[], moves: number): TutorialMove | undefined {
  const step = steps.find((one) => moves >= one.first && moves < one.first + one.moves.length);
  return step?.moves[moves - step.first];
}

/** A tutorial in progress: which step, what is asked, and what to point at. */
export class Lesson {
  read: string[] = $state.raw([]);
  /** The learner tried something else: the coach says what to do for now. */
  strayed = $state(false);

  private readonly moves = $derived.by(() => this.table.state?.moves ?? 0);
  readonly now = $derived.by(() => stepAt(this.tutorial.steps, this.moves, this.read));
  readonly asked = $derived.by(() => askedAt(this.tutorial.steps, this.moves));
  readonly mine = $derived.by(() => this.asked?.seat === this.tutorial.learner);
  /** What to do, as an option of the table. */
  readonly wanted = $derived.by(() => (this.mine ? this.table.choices.open.find((option) => this.points(option)) : undefined));
  readonly pieces = $derived.by(() => (this.mine ? this.table.choices.open.filter((option) => this.points(option)).map((option) => option.piece) : []));

  constructor(
    private readonly table: Table,
    readonly tutorial: Tutorial,
  ) {}

  get number(): number {
    return this.now ? this.tutorial.steps.indexOf(this.now) + 1 : 0;
  }

  get last(): boolean {
    return this.now === this.tutorial.steps.at(-1);
  }

  points(option: Option): boolean {
    return this.mine && this.asked?.actions[0] === option.text;
  }

  /** May the learner do this now? If not, the coach says what to do instead. */
  allows(option: Option): boolean {
    const fine = !this.asked || (this.mine && this.asked.actions.includes(option.text));
    this.strayed = !fine;
    return fine;
  }

  pass(): void {
    if (this.now) this.read = [...this.read, this.now.id];
  }
}
