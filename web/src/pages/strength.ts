import type { GameInfo, LevelStep } from "../protocol";
import { settings } from "../settings.svelte";
import { percent } from "../you/share";
import { botName, say } from "../words.svelte";
import { fairBot, opponents } from "./start";

/** A game by its title. */
export function titleOf(game: Pick<GameInfo, "id" | "titles">): string {
  return game.titles[settings.language] ?? game.id;
}

/** What a game is about, in two sentences. */
export function inShort(about: string): string {
  return about.split(/(?<=[.!?]) /).slice(0, 2).join(" ");
}

/** The named levels of a game, the weakest first. */
export function levelsOf(game: GameInfo): string[] {
  return game.bots.filter((bot) => bot.level).sort((one, other) => one.level - other.level).map((bot) => bot.id);
}

/** The level that one click plays against: the chosen one, if the game has it. */
export function levelFor(game: GameInfo): string {
  return game.bots.some((bot) => bot.id === settings.level) ? settings.level : fairBot(game.bots);
}

/** How a level was measured: against the one below, or, the weakest, against the one above. */
export function stepOf(game: GameInfo, level: string): Pick<LevelStep, "share" | "low" | "high"> & { other: string } | null {
  const steps = game.levels?.steps ?? [];
  const down = steps.find((step) => step.stronger === level);
  if (down) return { ...down, other: down.weaker };
  const up = steps.find((step) => step.weaker === level);
  return up ? { share: 1 - up.share, low: 1 - up.high, high: 1 - up.low, other: up.stronger } : null;
}

/** Whom one click plays against. */
export function against(game: GameInfo): string {
  return say("ui-against-level", { count: opponents(game), name: botName(levelFor(game)) });
}

/** How strong they are, as far as it was measured. */
export function strength(game: GameInfo): string {
  const step = stepOf(game, levelFor(game));
  return step ? say("ui-level-share", { count: opponents(game), share: percent(step.share), other: botName(step.other) }) : say("ui-level-unmeasured");
}

/** The automaton that one person alone plays against, by name. */
export function aloneName(game: GameInfo): string {
  return game.automata[game.alone]?.[settings.language] ?? game.alone;
}

/** How often the chosen level beats it, where that was measured. */
export function aloneNote(game: GameInfo): string {
  const step = game.levels?.alone.find((one) => one.stronger === levelFor(game));
  return step ? say("ui-alone-share", { level: botName(step.stronger), share: percent(step.share) }) : "";
}
