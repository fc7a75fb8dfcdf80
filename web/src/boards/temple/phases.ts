import type { Json, Moved } from "../../protocol";
import { viewOf } from "./state";
import type { TempleState } from "./view";

export const PHASES = ["preparation", "military", "building", "discard"] as const;
export type Phase = (typeof PHASES)[number];

/** The steps that wait for each phase: the first of which one is still on the stack is the present one. */
const STEPS: Record<Phase, RegExp> = {
  preparation: /^(Preparation|TurnWindow|TurnStart)$/,
  military: /^(Military|Attack|Wall|BonusMove|Destroy|SendBack|Defence|Relocate)/,
  building: /^(Building|Sin|Build)/,
  discard: /^DiscardCards$/,
};

export function phaseOf(view: Json): Phase {
  const { stack } = viewOf(view);
  return PHASES.find((phase) => stack.some((one) => STEPS[phase].test(one.step))) ?? "discard";
}

/** Is an attack under way? The defence after it belongs to the Military Phase, too. */
export function underAttack(view: Json): boolean {
  return viewOf(view).stack.some((one) => /^(Attack|Wall|BonusMove|Destroy|SendBack)/.test(one.step));
}

/** The round. A game that ends between two turns has counted the last turn already; the Filling ends it within one. */
export function roundOf({ turns, winner }: Pick<TempleState, "turns" | "winner">, over: boolean): number {
  return over && winner === null ? Math.max(1, Math.ceil(turns / 2)) : 1 + Math.floor(turns / 2);
}

/** Has a seat had nothing to decide since its turn began? Phases without a choice pass by themselves. */
export function unasked(log: Moved[], seat: number): boolean {
  const moves = log.filter((move) => !move.undone);
  const began = moves.findLastIndex((move) => move.events.some((event) => event.id === "event-turn"));
  return began >= 0 && moves.slice(began + 1).every((move) => move.seat !== seat);
}
