import { board as any } from "./any";
import type { GameBoard } from "./board";

/** A folder beside this file is the board of the game of that name; the folder `any` draws every other game. */
const boards = import.meta.glob<{ board: GameBoard }>(["./*/index.ts", "!./any/index.ts"]);

export async function boardOf(game: string): Promise<GameBoard> {
  const load = boards[`./${game}/index.ts`];
  return load ? (await load()).board : any;
}
