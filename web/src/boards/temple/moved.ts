import type { SeenEvent } from "../../protocol";

/** The slot in which a card comes to lie, and whether in the opponent's city. */
const SLOT_OF: Record<string, [slot: string, theirs: boolean]> = {
  prophet_isaiah: ["prophet", false], prophet_jeremiah: ["prophet", false], prophet_ezekiel: ["prophet", false],
  king_david: ["king_david", false], king_solomon: ["king_solomon", false], priest: ["priest", false], altar: ["altar", false],
  pray_and_fast: ["fast", false], burnt_offering: ["altar", false], peace_offering: ["altar", false], guilt_offering: ["altar", false],
  grain_offering: ["altar", false], evil_priest: ["priest", true], unclean: ["priest", true], bad_offerings: ["altar", true],
  broken_altar: ["altar", true], blemished_animal: ["altar", true], lay_siege: ["siege", true],
};

/** What an event moved, by city: `1:space:t_n`. */
export function piecesOf({ id, seat, values }: SeenEvent): string[] {
  const own = seat;
  const other = 1 - seat;
  const card = String(values.card ?? "");
  switch (id) {
    case "event-army-placed":
      return [`${other}:space:${values.space}`];
    case "event-army-moved":
      return [`${other}:space:${values.to_space}`];
    case "event-passage":
    case "event-gate-destroyed":
    case "event-siege-opened":
      return [`${other}:gate:${values.gate}`];
    case "event-guarded":
      return [`${own}:gate:${values.gate}`];
    case "event-built":
      return [`${own}:temple:${card}`];
    case "event-sent-back":
      return [`${other}:temple:${card}`];
    case "event-prophet-chosen":
      return [`${own}:slot:prophet`];
    case "event-scapegoat-came":
    case "event-scapegoat-woke":
    case "event-scapegoat-used":
      return [`${own}:slot:scapegoat`];
    case "event-siege-counted":
      return [`${other}:slot:siege`];
    case "event-played": {
      const [slot, theirs] = SLOT_OF[card] ?? ["", false];
      return slot ? [`${theirs ? other : own}:slot:${slot}`] : [];
    }
    default:
      return [];
  }
}
