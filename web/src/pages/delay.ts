import type { TableInfo } from "../protocol";
import { say } from "../words.svelte";

type Delay = Pick<TableInfo, "delay_moves" | "delay_minutes" | "delay_turns">;

const NONE: Delay = { delay_moves: 0, delay_minutes: 0, delay_turns: 0 };

/** How far behind spectators may look on. */
export const DELAYS: Delay[] = [
  NONE,
  { ...NONE, delay_turns: 1 },
  { ...NONE, delay_turns: 3 },
  { ...NONE, delay_moves: 10 },
  { ...NONE, delay_moves: 30 },
  { ...NONE, delay_minutes: 5 },
  { ...NONE, delay_minutes: 30 },
];

export function isLate({ delay_moves, delay_minutes, delay_turns }: Delay): boolean {
  return Boolean(delay_moves || delay_minutes || delay_turns);
}

/** The same where nothing else says whom it is about. */
export function shownText(delay: Delay): string {
  return say("ui-delay-shown", { delay: delayText(delay) });
}

export function delayText({ delay_moves, delay_minutes, delay_turns }: Delay): string {
  if (delay_turns) return say("ui-delay-turns", { count: delay_turns });
  if (delay_moves) return say("ui-delay-moves", { count: delay_moves });
  return delay_minutes ? say("ui-delay-minutes", { count: delay_minutes }) : say("ui-delay-none");
}
