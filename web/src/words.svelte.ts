import { settings } from "./settings.svelte";
import { loadWords, type Language } from "./texts/files";
import { Words, type Values } from "./texts/words";

const current = $state.raw({ words: new Words("en", []) });

/** The page's own words in the chosen language. */
export function say(id: string, values?: Values): string {
  return current.words.say(id, values);
}

export function has(id: string): boolean {
  return current.words.has(id);
}

export async function speak(language: Language): Promise<void> {
  current.words = await loadWords(language);
  settings.language = language;
}
