import type { Words as TableWords } from "../protocol";
import { bundleOf, Words } from "./words";

export const LANGUAGES = { en: "English", es: "Español" } as const;
export type Language = keyof typeof LANGUAGES;

const own = import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default" });
const fetched = new Map<string, Promise<string>>();

/** A game's messages come from the server, so that a pack's own names come with them. */
function ofGame(game: string, language: Language): Promise<string> {
  const address = `/api/games/${game}/texts/${language}`;
  if (!fetched.has(address)) {
    fetched.set(address, fetch(address).then((answer) => (answer.ok ? answer.text() : "")));
  }
  return fetched.get(address)!;
}

/** What a table's pack and options add: names, figures, and what things do. */
async function ofTable(table: string, language: Language): Promise<TableWords> {
  const answer = await fetch(`/api/tables/${table}/words/${language}`);
  return answer.ok ? answer.json() : { names: {}, figures: {}, about: {}, signs: {} };
}

async function bundle(language: Language, game: string | null) {
  const sources = [own[`./${language}.ftl`]!(), ...(game ? [ofGame(game, language)] : [])];
  return bundleOf(language, await Promise.all(sources));
}

/** The page's words, and those of a game and a table; a test says what a language lacks, and the server fills in for games. */
export async function loadWords(language: Language, game: string | null = null, table = ""): Promise<Words> {
  const said = bundle(language, game);
  if (!table) return new Words(language, [await said]);
  const added = await ofTable(table, language);
  return new Words(language, [await said], [], added.names, added.figures, added.about, added.signs);
}
