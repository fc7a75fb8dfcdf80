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
const A_DAY = 86_400_000;

/** A day in the person's own time zone. */
export function dayOf(date: Date): string {
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, "0")).join("-");
}

function daysBefore(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - count * A_DAY).toISOString().slice(0, 10);
}

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

/** How many days in a row the puzzle of the day was played, up to today or yesterday. */
export function row(days: Record<string, string>, today: string): number {
  const first = today in days ? 0 : 1;
  let count = 0;
  while (daysBefore(today, first + count) in days) count += 1;
  return count;
}

/** The last seven days, today last. */
export function week(days: Record<string, string>, today: string): { day: string; lit: boolean }[] {
  return Array.from({ length: 7 }, (_, at) => daysBefore(today, 6 - at)).map((day) => ({ day, lit: day in days }));
}
