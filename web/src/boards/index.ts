import { readParts } from "../words.svelte";
import type { GameBoard } from "./board";

/** A folder beside this file is the board of the game of that name; the folder `any` draws every other game. */
const boards = import.meta.glob<{ board: GameBoard }>("./*/index.ts");

export async function boardOf(game: string): Promise<GameBoard> {
  const [{ board }] = await Promise.all([(boards[`./${game}/index.ts`] ?? boards["./any/index.ts"])!(), readParts(game)]);
  return board;
}
