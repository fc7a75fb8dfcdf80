import type { Box } from "./state";
import type { TemplePlayer } from "./view";

/** What may be lost: a card that only a fast brings back, one that nothing brings back, or the fast that would. */
export type Stake = "fast" | "game" | "rescue";

const FAST = "pray_and_fast";

/** Is a card needed to win? */
function required(box: Box, id: string): boolean {
  return ["structure", "furnishing", "filling"].includes(box.cards[id]?.category ?? "");
}

/** What is at stake when a card is discarded; a pile that is shuffled again gives everything back. [11.3] */
export function stake(box: Box, { discard }: Pick<TemplePlayer, "discard">, card: string, reshuffled: boolean): Stake | undefined {
  if (reshuffled) return undefined;
  const lost = discard.filter((id) => required(box, id)).length;
  const fasts = (box.cards[FAST]?.count ?? 0) - discard.filter((id) => id === FAST).length;
  if (card === FAST) return lost > 0 && lost === fasts ? "rescue" : undefined;
  if (!required(box, card)) return undefined;
  return lost + 1 > fasts ? "game" : "fast";
}
