import { expect, it } from "vitest";
import type { Moved, SeenEvent } from "../../protocol";
import { inOrder } from "./tiles";

const event = (id: string, tile = ""): SeenEvent => ({ id, seat: 1, values: tile ? { tile } : {} });
const moved = (...events: SeenEvent[]): Moved => ({ type: "moved", version: 1, seat: 0, action: "", piece: "", hidden: false, undone: false, events });

it("shows the tiles of this year in the order in which he drew them", () => {
  const log = [
    moved(event("event-drew-tile", "altar"), event("event-year")),
    moved(event("event-drew-tile", "judah"), event("event-aside-no-cube", "judah"), event("event-drew-tile", "market"), event("event-placed")),
    moved(event("event-drew-tile", "trader"), event("event-placed")),
  ];
  const tiles = [{ id: "market", used: true }, { id: "trader", used: true }, { id: "judah", used: false }, { id: "hidden", used: false }];
  expect(inOrder(tiles, log).map(({ id }) => id)).toEqual(["judah", "market", "trader", "hidden"]);
});
