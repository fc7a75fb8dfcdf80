const EMBLEMS = import.meta.glob<string>("../boards/*/emblem.svg", { query: "?raw", import: "default", eager: true });

/** The picture on a game's box; empty where there is none. */
export async function coverOf(game: string): Promise<string> {
  const { PICTURES } = await import("./pictures");
  return PICTURES[`../boards/${game}/cover.svg`] ?? "";
}

/** The sign that stands for a game where there is little room; empty where it has none. */
export function emblemOf(game: string): string {
  return EMBLEMS[`../boards/${game}/emblem.svg`] ?? "";
}

/** Cloths for games without a sign of their own. */
const CLOTHS = ["#5a2346", "#1f5a4a", "#6a3a1c"];

/** The cloth that a game's box is bound in: its emblem says which. */
export function clothOf(game: string): string {
  const own = / color="([^"]+)"/.exec(emblemOf(game))?.[1];
  return own ?? CLOTHS[[...game].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % CLOTHS.length]!;
}
