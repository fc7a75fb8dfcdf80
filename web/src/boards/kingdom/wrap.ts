/** Breaks a sentence into lines of about `width` characters; what does not fit ends with three dots. */
export function wrap(text: string, width: number, lines: number): string[] {
  const found: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = found.at(-1);
    if (last !== undefined && last.length + word.length < width) found[found.length - 1] = `${last} ${word}`;
    else found.push(word);
  }
  if (found.length <= lines) return found;
  return [...found.slice(0, lines - 1), `${found[lines - 1]!.slice(0, width - 1)}…`];
}
