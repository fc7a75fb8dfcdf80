export const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

/** A span of time in its two largest units; of the last minutes every second counts. */
export function parted(seconds: number): { id: "days" | "hours" | "minutes" | "seconds"; more: number; less: number } {
  const whole = Math.floor(seconds);
  if (whole >= DAY) return { id: "days", more: Math.floor(whole / DAY), less: Math.floor((whole % DAY) / HOUR) };
  if (whole >= HOUR) return { id: "hours", more: Math.floor(whole / HOUR), less: Math.floor((whole % HOUR) / MINUTE) };
  if (whole >= 10 * MINUTE) return { id: "minutes", more: Math.floor(whole / MINUTE), less: 0 };
  return { id: "seconds", more: Math.floor(whole / MINUTE), less: whole % MINUTE };
}
