import type { Words } from "../texts/words";

export interface RulePage {
  id: string;
  title: string;
  text: string;
  /** The sections of the rules that it stands for: its text ends with them, as in (Rules 6, 11.3). */
  sections: string[];
  rulings: { id: string; text: string }[];
}

/** The rules in short, each page with the rulings that belong to it. */
export function pagesOf(words: Words): RulePage[] {
  const listed = (id: string) => (words.has(id) ? words.say(id).split(" ") : []);
  const pages = listed("rules-sections").map((id) => {
    const text = words.say(`rules-${id}-text`);
    return { id, title: words.say(`rules-${id}-title`), text, sections: sectionsIn(text), rulings: [] as RulePage["rulings"] };
  });
  for (const id of listed("rulings")) {
    const text = words.say(`ruling-${id}`);
    pageOf(pages, sectionsIn(text)[0] ?? "")?.rulings.push({ id, text });
  }
  return pages;
}

/** The page that tells a rule: its own, that of the section it is a part of, or one of a part of it. */
export function pageOf(pages: RulePage[], rule: string): RulePage | undefined {
  const within = (inner: string, outer: string) => inner === outer || inner.startsWith(`${outer}.`);
  return (
    pages.find((page) => page.sections.includes(rule) || page.rulings.some((ruling) => ruling.id === rule)) ??
    pages.find((page) => page.sections.some((section) => within(rule, section))) ??
    pages.find((page) => page.sections.some((section) => within(section, rule)))
  );
}

function sectionsIn(text: string): string[] {
  return text.match(/\(\D+([\d., ]+)\)\s*$/)?.[1]?.split(", ") ?? [];
}
