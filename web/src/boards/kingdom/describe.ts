import type { Table } from "../../table/table.svelte";
import { say } from "../../words.svelte";
import type { PieceInfo, Stock } from "../board";
import { anchors, borderAt } from "./land";
import { boxOf, GOODS, seatOf, viewOf, type Counts } from "./state";

export function goods(table: Table, counts: Counts): Stock[] {
  return [...GOODS, "any"]
    .filter((good) => counts[good])
    .map((good) => ({ id: good, icon: good, name: table.words.name("good", good), count: counts[good]! }));
}

/** What the dock says of a piece of the board: its name, what it is good for, and what takes part. */
export function describe(table: Table, piece: string): PieceInfo {
  const [kind = "", id = "", third = ""] = piece.split(":");
  const { words, view, details } = table;
  const box = boxOf(details);
  switch (kind) {
    case "place":
      return place(table, id);
    case "building": {
      const card = box.cards[id]!;
      return { name: words.name("building", id), text: words.about("building", id), gets: [], source: card.source };
    }
    case "border": {
      const ends = id.split("-");
      const at = borderAt(id);
      return {
        name: say("ui-road"), text: words.say("action-road", { place: ends }), gets: [], price: goods(table, box.road), reach: ends,
        ...(at ? { at: [at.x, at.y] as [number, number] } : {}),
      };
    }
    case "market":
      return { name: words.name("good", id), text: say("ui-market-space", { price: box.prices[id]?.[Number(third) - 1] ?? 0 }), gets: [] };
    case "temple": {
      const built = viewOf(view).state.temple.length;
      const layer = box.blocks[built];
      const text = layer ? words.say("about-layer", { blocks: layer.blocks, good: layer.cost, vp: layer.vp }) : "";
      return { name: layer ? words.name("layer", layer.id) : say("ui-temple"), text, gets: [], price: layer ? goods(table, layer.cost) : [] };
    }
    case "hand":
    case "drawn":
      return { name: words.name("fortune", id), text: words.about("fortune", id), gets: [], source: box.fortunes[id]?.source ?? "" };
    case "cubes":
      return { name: `${words.name("good", third)}, ${words.player(seatOf(id))}`, text: "", gets: [] };
    case "supply":
      return { name: words.name("good", id), text: say("ui-in-supply", { count: viewOf(view).state.supply[id] ?? 0 }), gets: [] };
    default:
      return { name: id ? words.name("good", id) : piece, text: "", gets: [] };
  }
}

function place(table: Table, id: string): PieceInfo {
  const { words, view, details } = table;
  const box = boxOf(details);
  const name = words.name("place", id);
  const space = box.spaces.find((one) => one.id === id);
  if (!space) return { name, text: words.about("place", id), gets: [] };
  const { x, name_y } = anchors[id]!;
  const at: [number, number] = [x - 60, name_y - 8];
  const state = viewOf(view).state;
  const owner = state.sites[id];
  const note = table.sight?.notes[`place:${id}`];
  const reach = (note?.reach ?? []).map((piece) => piece.split(":")[1]!);
  const text = reach.length ? say("ui-whole-region", { places: words.list(reach.map((one) => words.name("place", one))) }) : owner
    ? say("ui-building-of", { name: words.player(seatOf(owner)) })
    : say(space.site ? "ui-empty-site" : "ui-neutral");
  return { name, text, gets: goods(table, note?.gets ?? space.yields), at, source: space.source, reach };
}
