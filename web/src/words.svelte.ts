import { settings } from "./settings.svelte";
import { hasPart, loadWords, type Language } from "./texts/files";
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

/** Which parts of the words have been wanted: those of a table and of the first page always are. */
const parts: string[] = [];

export async function speak(language: Language): Promise<void> {
  words = await loadWords(language, null, "", true, parts);
  settings.language = language;
}

/** Loads words that only a part of the page needs, if it has any of its own. */
export async function readPart(part: string): Promise<void> {
  if (parts.includes(part) || !hasPart(part)) return;
  parts.push(part);
  await speak(settings.language);
}
