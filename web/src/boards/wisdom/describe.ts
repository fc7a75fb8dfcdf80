import type { Table } from "../../table/table.svelte";
import { has, say } from "../../words.svelte";
import type { PieceInfo, Stock } from "../board";
import { anchors, borderAt } from "./land";
import { boxOf, GOODS, partyNamed, sceneOf, type Counts } from "./state";

/** The name of a space of Jerusalem where there is little room; a pack may have renamed it. */
export function shortName({ words }: Table, id: string): string {
  return has(`ui-short-${id}`) ? say(`ui-short-${id}`) : words.name("place", id);
}

/** What something brings, as icons: cubes, Favor, cards, roads. */
export function gains(table: Table, counts: Counts): Stock[] {
  const icons: Record<string, string> = { favor: "vp", road: "highway" };
  return [...GOODS, "any", "favor", "fortune", "tile", "road"]
    .filter((id) => counts[id])
    .map((id) => ({ id, icon: icons[id] ?? (id === "tile" ? "temple-tile" : id), name: id === "favor" ? table.words.say("unit") : table.words.name("good", id), count: counts[id]! }));
}

/** What the dock says of a piece of the board: its name, what it is good for, and what takes part. */
export function describe(table: Table, piece: string): PieceInfo {
  const [kind = "", id = "", third = ""] = piece.split(":");
  const { words, view, details } = table;
  const box = boxOf(details, view);
  const scene = sceneOf(view);
  switch (kind) {
    case "place":
      return place(table, id);
    case "building": {
      const more = box.slots.find((slot) => scene.offer[slot.id] === id)?.bonus_favor ?? 0;
      const text = `${words.about("building", id)}${more ? ` ${say("ui-quay-adds", { favor: more })}` : ""}`;
      return { name: words.name("building", id), text, gets: [], source: box.buildings[id]?.source ?? "" };
    }
    case "edge": {
      const ends = id.split("-");
      const at = borderAt(id);
      return {
        name: say("ui-road"), text: words.say("action-road", { place: ends }), gets: [], reach: ends,
        ...(at ? { at: [at.x, at.y] as [number, number] } : {}),
      };
    }
    case "market": {
      const cube = scene.market[id]?.[Number(third) - 1];
      const price = box.mats.find((mat) => mat.resource === id)?.prices[Number(third) - 1] ?? 0;
      const name = cube && cube !== id ? say("ui-cube-on-mat", { cube: words.name("good", cube), mat: words.name("good", id) }) : words.name("good", id);
      return { name, text: say(cube ? "ui-square-full" : "ui-square-empty", { price }), gets: [] };
    }
    case "hand":
    case "card":
      return { name: words.name("fortune", id), text: words.about("fortune", id), gets: [], source: box.fortunes[id]?.source ?? "" };
    case "own":
      return id ? { name: words.name("good", id), text: say("ui-you-hold", { count: scene.players[table.seat]?.cubes[id] ?? 0 }), gets: [] } : { name: say("ui-your-cubes"), text: "", gets: [] };
    case "cubes":
      return { name: `${words.name("good", third)}, ${words.player(partyNamed(view, id))}`, text: "", gets: [] };
    case "supply":
      return { name: words.name("good", id), text: say("ui-in-supply", { count: scene.supply[id] ?? 0 }), gets: [] };
    default:
      return { name: piece, text: "", gets: [] };
  }
}

function place(table: Table, id: string): PieceInfo {
  const { words, view, details } = table;
  const box = boxOf(details, view);
  const scene = sceneOf(view);
  const note = table.sight?.notes[`place:${id}`];
  const card = box.buildings[id];
  if (card) return { name: words.name("building", id), text: words.about("building", id), gets: note ? gains(table, note.gets) : [], source: card.source };
  const location = box.locations.find((one) => one.id === id);
  const name = words.name("place", id);
  if (!location) return { name, text: words.about("place", id), gets: note ? gains(table, note.gets) : [] };
  const { x, name_y } = anchors[id]!;
  const reach = (note?.reach ?? []).map((one) => one.split(":")[1]!);
  const owners = [...new Set(scene.houses[id] ?? [])];
  const said = [
    reach.length > 1 ? say("ui-network", { places: words.list(reach.map((one) => words.name("place", one))) }) : "",
    owners.length ? say("ui-houses-of", { names: words.list(owners.map((seat) => words.player(seat))), count: owners.length }) : "",
    !location.spots ? say("ui-neighbour") : "",
    scene.shortage.includes(id) ? say("ui-shortage-here") : "",
  ];
  const text = said.filter(Boolean).join(" ") || words.about("place", id);
  return { name, text, gets: gains(table, note?.gets ?? (scene.shortage.includes(id) ? {} : location.yield)), at: [x - 60, name_y - 8], source: location.source, reach };
}
