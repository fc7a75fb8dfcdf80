import { settings } from "./settings.svelte";
import { alsoSay, hasPart, loadWords, type Language } from "./texts/files";
import { Words, type Values } from "./texts/words";

let words = $state.raw(new Words("en", []));

/** Words of dialogs, of other pages, of trouble: they come with what says them, or when the first of them is said. */
export const LATER = "later";

/** The page's own words in the chosen language. Until those that come later are there, they are silence. */
export function say(id: string, values?: Values): string {
  return has(id) || there.has(LATER) ? words.say(id, values) : "";
}

export function has(id: string): boolean {
  const here = words.has(id);
  if (!here && id.startsWith("ui-")) void readParts(LATER).catch(() => undefined);
  return here;
}

/** A bot by the name of its level. */
export function botName(bot: string): string {
  return has(`bot-${bot}`) ? say(`bot-${bot}`) : bot;
}

let coming: Promise<Words>;

export async function speak(language: Language): Promise<void> {
  coming = loadWords(language);
  let found: Words;
  let awaited: Promise<Words>;
  // What was asked for meanwhile has all of this, too.
  do found = await (awaited = coming);
  while (awaited !== coming);
  words = found;
  settings.language = language;
}

const reading = new Map<string, Promise<void>>();
const there = new Set<string>();

/** Say also what only parts of the page say, if they have words of their own. */
export async function readParts(...parts: string[]): Promise<void> {
  const wanted = parts.filter(hasPart);
  const lacking = wanted.filter((part) => !reading.has(part));
  if (lacking.length) {
    lacking.forEach(alsoSay);
    const spoken = speak(settings.language).then(
      () => lacking.forEach((part) => there.add(part)),
      (error) => {
        lacking.forEach((part) => reading.delete(part));
        throw error;
      },
    );
    lacking.forEach((part) => reading.set(part, spoken));
  }
  await Promise.all(wanted.map((part) => reading.get(part)));
}

/** A part of the page that comes when it is wanted, with its words. */
export async function withWords<T>(part: Promise<T>, ...more: string[]): Promise<T> {
  const [found] = await Promise.all([part, readParts(LATER, ...more)]);
  return found;
}
