/** Something that travels over the table: an icon, and where from and to, as selectors of which the first seen counts. */
export interface Flight {
  icon: string;
  /** The seat in whose colour it is drawn. */
  seat?: number;
  from: string[];
  to: string[];
}

export const MOST_AT_ONCE = 14;
export const ALL_WITHIN = 2500;

/** When each of so many flights starts, if all shall have landed in time. */
export function starts(count: number, duration: number, gap = 90): number[] {
  const room = count > 1 ? Math.max(0, ALL_WITHIN - duration) / (count - 1) : 0;
  return Array.from({ length: count }, (_, at) => at * Math.min(gap, room));
}
