import type { GameBoard } from "./board";

const boards: Record<string, () => Promise<{ board: GameBoard }>> = {
  kingdom: () => import("./kingdom"),
  temple: () => import("./temple"),
};

export async function boardOf(game: string): Promise<GameBoard | null> {
  const load = boards[game];
  return load ? (await load()).board : null;
}

/** The games that can be played in the browser. */
export const games = Object.keys(boards);

export function hasBoard(game: string): boolean {
  return game in boards;
}
