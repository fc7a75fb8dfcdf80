import type { TableInfo } from "../protocol";
import { say } from "../words.svelte";

type Delay = Pick<TableInfo, "delay_moves" | "delay_minutes">;

/** How far behind spectators may look on. */
export const DELAYS: Delay[] = [[0, 0], [3, 0], [10, 0], [30, 0], [0, 5], [0, 30]].map(([delay_moves, delay_minutes]) => ({ delay_moves: delay_moves!, delay_minutes: delay_minutes! }));

/** The same where nothing else says whom it is about. */
export function shownText(delay: Delay): string {
  return say("ui-delay-shown", { delay: delayText(delay) });
}

export function delayText({ delay_moves, delay_minutes }: Delay): string {
  if (delay_moves) return say("ui-delay-moves", { count: delay_moves });
  return delay_minutes ? say("ui-delay-minutes", { count: delay_minutes }) : say("ui-delay-none");
}
