import { settings } from "./settings.svelte";
import { alsoSay, loadWords, type Language } from "./texts/files";
import { Words, type Values } from "./texts/words";

let words = $state.raw(new Words("en", []));

/** The page's own words in the chosen language. */
export function say(id: string, values?: Values): string {
  return words.say(id, values);
}

export function has(id: string): boolean {
  return words.has(id);
}

/** A bot by the name of its level. */
export function botName(bot: string): string {
  return has(`bot-${bot}`) ? say(`bot-${bot}`) : bot;
}

/** Say also what only some pages say. */
export async function learn(part: "study"): Promise<void> {
  alsoSay(part);
  await speak(settings.language);
}

export async function speak(language: Language): Promise<void> {
  words = await loadWords(language);
  settings.language = language;
}
