import type { ReviewLook } from "../protocol";

/** A moment at which some party's chance changed much: at the decision `move`, or by chance before it. */
export interface Turning {
  move: number;
  kind: "choice" | "chance";
  party: number;
  change: number;
}

const CHANGE = 0.05;
/** Chance must move more than the noise of two looks. */
const NOISE = 1.5;
const MOST = 9;
/** Of the game, between two of them: of what comes together the largest counts, and its flag can be read. */
const APART = 0.025;

/** The moments that changed the chances most, in their order. */
export function turningPoints(looks: ReviewLook[], typical: number, decisions: number, result: number[] | null): Turning[] {
  const found: Turning[] = [];
  let shares: number[] | null = null;
  let at = 0;
  for (const look of looks) {
    if (look.mark !== "good" && look.lost >= CHANGE) found.push({ move: look.number, kind: "choice", party: look.seat, change: -look.lost });
    else if (shares && at === look.number - 1) push(found, look.number, shares, look.before, typical);
    shares = look.after;
    at = look.number;
  }
  if (shares && result && at === decisions) push(found, decisions + 1, shares, result, typical);
  const kept: Turning[] = [];
  for (const turn of found.toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change))) {
    if (kept.length < MOST && kept.every((other) => Math.abs(other.move - turn.move) >= decisions * APART)) kept.push(turn);
  }
  return kept.toSorted((a, b) => a.move - b.move);
}

function push(found: Turning[], move: number, from: number[], to: number[], typical: number): void {
  const changes = to.map((share, party) => share - (from[party] ?? 0));
  const party = changes.reduce((most, change, at) => (Math.abs(change) > Math.abs(changes[most]!) ? at : most), 0);
  if (Math.abs(changes[party]!) >= Math.max(CHANGE, NOISE * typical)) found.push({ move, kind: "chance", party, change: changes[party]! });
}
