/** The first sentence as a title, the others as facts below it. */
export function titleAndFacts(text: string): [string, string] {
  const end = text.search(/[.?!](\s|$)/);
  if (end < 0) return [text, ""];
  const title = text.slice(0, end + 1);
  return [title.endsWith(".") ? title.slice(0, -1) : title, text.slice(end + 1).trim()];
}
