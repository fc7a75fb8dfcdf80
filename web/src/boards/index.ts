import type { GameBoard } from "./board";

const boards: Record<string, () => Promise<{ board: GameBoard }>> = {
  kingdom: () => import("./kingdom"),
  temple: () => import("./temple"),
};

export async function boardOf(game: string): Promise<GameBoard | null> {
  const load = boards[game];
  return load ? (await load()).board : null;
}

export function hasBoard(game: string): boolean {
  return game in boards;
}
