/** What became of a puzzle: what was tried, and whether it was found. */
export interface Done {
  tried: string[];
  solved: boolean;
  over: boolean;
  /** The row of the board was named, for the price of a try. */
  hinted?: boolean;
}

interface Kept {
  /** By the day such as 2026-11-18, of puzzles that are over. */
  days: Record<string, string>;
  /** By game and number. */
  puzzles: Record<string, Done>;
}

const KEY = "ophir-puzzles";

/** What this browser remembers of puzzles. */
export function kept(): Kept {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
    return { days: found.days ?? {}, puzzles: found.puzzles ?? {} };
  } catch {
    return { days: {}, puzzles: {} };
  }
}

/** Remember a try; the puzzle of a day that is over counts for the row of days, found or not. */
export function keep(puzzle: string, done: Done, day: string | null): void {
  const all = kept(); // read again: another tab may have solved something
  all.puzzles[puzzle] = done;
  if (day && done.over) all.days[day] = puzzle;
  localStorage.setItem(KEY, JSON.stringify(all));
}
