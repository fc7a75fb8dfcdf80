import type { TableInfo } from "../protocol";
import { roundly } from "../parts/time";
import { say } from "../words.svelte";

/** The rules of a table between people, in sentences: they are on the table before anybody sits down. */

/** When a bot may take the seat of somebody who is away. */
export function awayRule(info: Pick<TableInfo, "away_after">): string {
  if (info.away_after === null) return say("ui-away-never");
  return info.away_after < 120 ? say("ui-away-seconds", { count: info.away_after }) : say("ui-away-minutes", { count: Math.round(info.away_after / 60) });
}

/** How long a turn may take, and what comes then. */
export function clockRule({ clock }: Pick<TableInfo, "clock">): string {
  return clock ? say(`ui-clock-then-${clock.then ?? "move"}`, { time: roundly(clock.seconds) }) : say("ui-clock-none");
}

/** How questions out of turn are put; nothing to say of a game without any. */
export function answerRule(info: Pick<TableInfo, "answers" | "answer_seconds">, windows: unknown[]): string {
  return windows.length ? say(`ui-answers-${info.answers}`, { count: info.answer_seconds }) : "";
}

/** May players ask bots? */
export function hintRule(info: Pick<TableInfo, "hints">): string {
  return say(info.hints ? "ui-hints-allowed" : "ui-hints-none");
}
