const A_DAY = 86_400_000;
const MINUTE = 60_000;
const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [["day", 1440], ["hour", 60], ["minute", 1]];

/** The day of a time in the person's own time zone, such as 2026-11-18. */
export function dayOf(time: number | Date): string {
  const date = new Date(time);
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, "0")).join("-");
}

function daysBefore(day: string, count: number): string {
  return new Date(Date.parse(day) - count * A_DAY).toISOString().slice(0, 10);
}

/** How many days there are from the day of a time to that of another. */
function daysFrom(time: number, now: number): number {
  return Math.round((Date.parse(dayOf(now)) - Date.parse(dayOf(time))) / A_DAY);
}

/** How many of these days there are in a row, up to today or yesterday. */
export function row(days: Iterable<string>, today: string): number {
  const there = new Set(days);
  const first = there.has(today) ? 0 : 1;
  let count = 0;
  while (there.has(daysBefore(today, first + count))) count += 1;
  return count;
}

/** The last seven days, today last; those are lit that are among these. */
export function week(days: Iterable<string>, today: string): { day: string; lit: boolean }[] {
  const there = new Set(days);
  return Array.from({ length: 7 }, (_, at) => daysBefore(today, 6 - at)).map((day) => ({ day, lit: there.has(day) }));
}

/** How long ago, in words, up to a day; then the weekday, then the date. */
export function ago(time: number, now: number, language: string): string {
  const minutes = Math.max(0, (now - time) / MINUTE);
  const days = daysFrom(time, now);
  if (days >= 7) return new Intl.DateTimeFormat(language, { day: "numeric", month: "long" }).format(time);
  if (days >= 2) return new Intl.DateTimeFormat(language, { weekday: "long" }).format(time);
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const [unit, of] = UNITS.find(([, size]) => minutes >= size) ?? ["minute", 1];
  return words.format(-Math.floor(minutes / of), unit);
}

/** The day in a word: today, yesterday, a weekday, a date. */
export function day(time: number, now: number, language: string): string {
  const days = daysFrom(time, now);
  if (days >= 7) return new Intl.DateTimeFormat(language, { day: "numeric", month: "short" }).format(time);
  if (days >= 2) return new Intl.DateTimeFormat(language, { weekday: "long" }).format(time);
  return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(-days, "day");
}
