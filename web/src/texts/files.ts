import type { Words as TableWords } from "../protocol";
import { bundleOf, Words } from "./words";

export const LANGUAGES = { en: "English", es: "Español" } as const;
export type Language = keyof typeof LANGUAGES;

const own = import.meta.glob<string>("./**/*.ftl", { query: "?raw", import: "default" });
const fetched = new Map<string, Promise<string>>();

/** A game's messages come from the server, so that a pack's own names come with them. */
function ofGame(game: string, language: Language, whole: boolean): Promise<string> {
  const address = `/api/games/${game}/texts/${language}${whole ? "" : "/table"}`;
  if (!fetched.has(address)) {
    fetched.set(address, fetch(address).then((answer) => (answer.ok ? answer.text() : "")));
  }
  return fetched.get(address)!;
}

/** What a table's pack and options add: names, figures, and what things do. */
const added = new Map<string, Promise<TableWords>>();
function ofTable(table: string, language: Language): Promise<TableWords> {
  const address = `/api/${table.includes("/") ? table : `tables/${table}`}/words/${language}`;
  if (!added.has(address)) {
    added.set(address, fetch(address).then((answer) => (answer.ok ? answer.json() : { names: {}, figures: {}, about: {}, signs: {} })));
  }
  return added.get(address)!;
}

/** Words that only a part of the page needs, in folders of their own: those of a game's board, of the pages around the
 *  tables, of reviews. No other table waits for them. */
const parts = new Set<string>();
export function hasPart(part: string): boolean {
  return `./${part}/en.ftl` in own;
}
export function alsoSay(part: string): void {
  if (hasPart(part)) parts.add(part);
}

async function bundle(language: Language, game: string | null, whole: boolean) {
  const sources = [own[`./${language}.ftl`]!(), ...[...parts].map((part) => own[`./${part}/${language}.ftl`]!()), ...(game ? [ofGame(game, language, whole)] : [])];
  return bundleOf(language, await Promise.all(sources));
}

/** The page's words, and those of a game and a table; a test says what a language lacks, and the server fills in for games.
 *  At a table the rules, the options and the tutorial come only with the `whole` of the words. */
export async function loadWords(language: Language, game: string | null = null, table = "", whole = !table): Promise<Words> {
  if (game) alsoSay(game);
  const said = bundle(language, game, whole);
  if (!table) return new Words(language, [await said]);
  const { names, figures, about, signs } = await ofTable(table, language);
  return new Words(language, [await said], [], names, figures, about, signs);
}
