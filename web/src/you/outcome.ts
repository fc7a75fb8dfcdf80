import { titleOf } from "../pages/strength";
import type { Against, GameInfo, YourResult } from "../protocol";
import { settings } from "../settings.svelte";
import { botName, say } from "../words.svelte";

/** How a game ended for the person: won, or which place of how many. */
export function outcome(result: YourResult): string {
  return result.place === 1 ? say("ui-victory") : say("ui-place-of", { place: result.place, count: result.scores.length });
}

/** The scores, the own one first. */
export function scores(result: YourResult): string {
  return [result.scores[result.seat], ...result.scores.filter((_, party) => party !== result.seat)].join(" : ");
}

/** Somebody else, by name. */
export function called(one: Against, game: GameInfo | undefined): string {
  if (one.kind === "bot") return botName(one.id);
  if (one.kind === "automaton") return game?.automata[one.id]?.[settings.language] ?? one.id;
  return one.name || say("ui-a-person");
}

/** Everybody else in a few words: the same bot twice is said once. */
export function others(result: YourResult, game: GameInfo | undefined): string {
  const counts = new Map<string, number>();
  for (const one of result.against) counts.set(called(one, game), (counts.get(called(one, game)) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count > 1 ? `${count} × ${name}` : name)).join(", ");
}

/** A game's title, from the list of games. */
export function title(games: GameInfo[], id: string): string {
  return titleOf(games.find((game) => game.id === id) ?? { id, titles: {} });
}
