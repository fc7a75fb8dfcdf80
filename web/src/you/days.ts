/** The day of a time, in the person's own time zone, as a number that grows by one each day. */
function dayOf(time: number): number {
  const date = new Date(time);
  return Math.round(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000);
}

/** How many days in a row something happened, up to today or yesterday; times in milliseconds. */
export function streak(times: number[], now: number): number {
  const days = new Set(times.map(dayOf));
  let day = dayOf(now);
  if (!days.has(day)) day -= 1;
  let count = 0;
  while (days.has(day - count)) count += 1;
  return count;
}

/** On which of the last seven days something happened, today last. */
export function week(times: number[], now: number): boolean[] {
  const days = new Set(times.map(dayOf));
  return Array.from({ length: 7 }, (_, at) => days.has(dayOf(now) - 6 + at));
}

const MINUTE = 60_000;
const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [["day", 1440], ["hour", 60], ["minute", 1]];

/** How long ago, in words, up to a day; then the weekday, then the date. */
export function ago(time: number, now: number, language: string): string {
  const minutes = Math.max(0, (now - time) / MINUTE);
  const days = dayOf(now) - dayOf(time);
  if (days >= 7) return new Intl.DateTimeFormat(language, { day: "numeric", month: "long" }).format(time);
  if (days >= 2) return new Intl.DateTimeFormat(language, { weekday: "long" }).format(time);
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const [unit, of] = UNITS.find(([, size]) => minutes >= size) ?? ["minute", 1];
  return words.format(-Math.floor(minutes / of), unit);
}

/** The day in a word: today, yesterday, a weekday, a date. */
export function day(time: number, now: number, language: string): string {
  const days = dayOf(now) - dayOf(time);
  if (days >= 7) return new Intl.DateTimeFormat(language, { day: "numeric", month: "short" }).format(time);
  if (days >= 2) return new Intl.DateTimeFormat(language, { weekday: "long" }).format(time);
  return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(-days, "day");
}
