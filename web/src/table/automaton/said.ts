import type { SeenEvent } from "../../protocol";
import type { Words } from "../../texts/words";
import { say } from "../../words.svelte";
import { reasonOf, type Turn } from "./turns";

/** Whose turn is told: an automaton's, or what the game itself goes through. */
export function turnName(words: Words, { seat, steps }: Turn): string {
  return seat < 0 ? say(`ui-told-${steps[0]!.event.id}`) : say("ui-turn-of", { name: words.player(seat) });
}

/** What an automaton did, without its name: "Draws the Trader tile." */
export function deed(words: Words, event: SeenEvent): string {
  const text = words.event(event);
  const name = words.player(event.seat);
  const rest = text.startsWith(`${name} `) ? text.slice(name.length + 1) : text;
  return rest.charAt(0).toLocaleUpperCase() + rest.slice(1);
}

/** Why it did so; nothing where the rules leave no question. */
export function whyOf(words: Words, event: SeenEvent): string {
  const { why } = reasonOf(event);
  return why && words.has(`why-${why}`) ? words.say(`why-${why}`, { seat: event.seat, ...event.values }) : "";
}
