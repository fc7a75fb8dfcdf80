import type { TableInfo } from "../protocol";
import { say } from "../words.svelte";

/** The rules of a table between people, in sentences: they are on the table before anybody sits down. */

/** When a bot may take the seat of somebody who is away. */
export function awayRule(info: Pick<TableInfo, "away_after">): string {
  if (info.away_after === null) return say("ui-away-never");
  return info.away_after < 120 ? say("ui-away-seconds", { count: info.away_after }) : say("ui-away-minutes", { count: Math.round(info.away_after / 60) });
}

/** May players ask bots? */
export function hintRule(info: Pick<TableInfo, "hints">): string {
  return say(info.hints ? "ui-hints-allowed" : "ui-hints-none");
}
