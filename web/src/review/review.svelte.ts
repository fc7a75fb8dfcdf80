import { api } from "../api";
import type { Review, ReviewLook } from "../protocol";
import { turningPoints, type Turning } from "./turning";

const AGAIN_AFTER = 1_500;

/** The review of one game as this browser knows it: it asks again while the server is at it. */
export class Looking {
  told: Review = $state.raw(null!);
  /** The latest look at each decision, by its number. */
  looks: Map<number, ReviewLook> = $state.raw(new Map());
  readonly turns: Turning[] = $derived.by(() => turningPoints(this.inOrder, this.told.typical ?? 0, this.told.decisions, this.told.result));
  readonly inOrder: ReviewLook[] = $derived([...this.looks.values()].toSorted((a, b) => a.number - b.number));
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    first: Review,
    readonly secret: string | undefined,
    private readonly failed: (error: unknown) => void,
  ) {
    this.take(first, true);
  }

  async start(): Promise<void> {
    await this.ask(() => api.startReview(this.id, 0, this.secret), true);
  }

  /** More about one decision. */
  async deeper(number: number): Promise<void> {
    await this.ask(() => api.startReview(this.id, number, this.secret), true);
  }

  async stop(): Promise<void> {
    await this.ask(() => api.stopReview(this.id, this.secret), true);
  }

  close(): void {
    clearTimeout(this.timer);
  }

  private take(told: Review, whole: boolean): void {
    this.told = told;
    if (told.looks.length || whole) this.looks = new Map([...(whole ? [] : this.looks), ...told.looks.map((look): [number, ReviewLook] => [look.number, look])]);
    clearTimeout(this.timer);
    if (told.state === "running") this.timer = setTimeout(() => void this.ask(() => api.review(this.id, this.told.since, this.secret), false), AGAIN_AFTER);
  }

  private async ask(question: () => Promise<Review>, whole: boolean): Promise<void> {
    try {
      this.take(await question(), whole);
    } catch (error) {
      clearTimeout(this.timer);
      // A line that is cut for a moment ends no review.
      if (!whole) this.timer = setTimeout(() => void this.ask(() => api.review(this.id, 0, this.secret), true), 4 * AGAIN_AFTER);
      this.failed(error);
    }
  }
}
