import type { GameBoard } from "../boards/board";
import type { PuzzleShown, ReviewOption } from "../protocol";
import type { Option } from "../table/choices";
import { Table } from "../table/table.svelte";
import type { Words } from "../texts/words";
import { keep, kept, type Done } from "./kept";

export const TRIES = 3;
/** Of the victory: what is so much better is clearly better. */
export const CLEARLY = 0.05;

/** A table at which nothing is played: whatever is chosen is a try. */
export class PuzzleTable extends Table {
  done: Done = $state.raw({ tried: [], solved: false, over: false });
  readonly left = $derived(TRIES - this.done.tried.length - (this.done.hinted ? 1 : 0));
  readonly byAction: Map<string, ReviewOption>;

  constructor(
    readonly shownPuzzle: PuzzleShown,
    board: GameBoard,
    words: Words,
    /** The day, if it is the day's puzzle. */
    readonly day: string | null,
  ) {
    super(shownPuzzle.table.id, shownPuzzle.details, board, words);
    this.info = shownPuzzle.table;
    this.state = shownPuzzle.state;
    this.own = [shownPuzzle.puzzle.seat];
    this.shown = shownPuzzle.puzzle.seat;
    this.byAction = new Map(shownPuzzle.options.map((option) => [option.action, option]));
    this.done = kept().puzzles[this.key] ?? this.done;
  }

  get key(): string {
    const { game, number } = this.shownPuzzle.puzzle;
    return `${game}/${number}`;
  }

  get best(): ReviewOption {
    return this.shownPuzzle.options[0]!;
  }

  /** How far an option is from the best. */
  behind(action: string): number {
    return this.best.share - (this.byAction.get(action)?.share ?? 0);
  }

  override async act(option: Option): Promise<void> {
    if (this.done.over || option.closed || this.done.tried.includes(option.text)) return;
    this.look(null);
    this.selected = null;
    const tried = [...this.done.tried, option.text];
    const solved = this.behind(option.text) <= this.shownPuzzle.close;
    this.settle({ ...this.done, tried, solved, over: solved || tried.length + (this.done.hinted ? 1 : 0) >= TRIES });
  }

  /** In a puzzle one thing is chosen, never several. */
  override isPicked(): number | null {
    return null;
  }

  override async actTogether(): Promise<void> {}

  /** What the best option does for one, for the price of a try. */
  ask(): void {
    if (this.left > 1 && !this.done.hinted) this.settle({ ...this.done, hinted: true });
  }

  giveUp(): void {
    this.settle({ ...this.done, over: true });
  }

  private settle(done: Done): void {
    this.done = done;
    keep(this.key, done, this.day);
  }
}
