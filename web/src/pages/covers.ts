const COVERS = import.meta.glob<string>("../boards/*/cover.svg", { query: "?raw", import: "default" });

/** The picture on a game's box; empty where there is none. */
export async function coverOf(game: string): Promise<string> {
  return (await COVERS[`../boards/${game}/cover.svg`]?.()) ?? "";
}

/** The cloth that a box is bound in, by its place on the shelf. */
export const CLOTHS = ["#1f4a60", "#22305c", "#7a4420", "#38502f", "#5a2346"];
