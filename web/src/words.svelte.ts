import { settings } from "./settings.svelte";
import { alsoSay, hasPart, loadWords, type Language } from "./texts/files";
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

export async function speak(language: Language): Promise<void> {
  words = await loadWords(language);
  settings.language = language;
}

const read = new Map<string, Promise<void>>();

/** Say also what only a part of the page says, if it has words of its own. */
export async function readPart(part: string): Promise<void> {
  if (!hasPart(part)) return;
  alsoSay(part);
  if (!read.has(part)) read.set(part, speak(settings.language));
  await read.get(part);
}
