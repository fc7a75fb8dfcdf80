import type { TableInfo } from "../protocol";
import type { Words } from "../texts/words";

/** Everybody who scores and can win, by name: the players (by their colour, if nameless), then the automata. */
export function partyNames(info: Pick<TableInfo, "players" | "automata">, words: Words): string[] {
  return [
    ...info.players.map((player) => player.name || words.name("color", player.color)),
    ...info.automata.map((id) => words.name("automaton", id)),
  ];
}
