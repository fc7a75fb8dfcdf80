import type { Table } from "../../table/table.svelte";
import { say } from "../../words.svelte";
import type { PieceInfo, Stock } from "../board";
import { anchorOf, goodIcon } from "./plan";
import { boxOf, sceneOf, type Counts } from "./state";

/** An Apprentice's name as on the card, which shows the skill beside it. */
export function apprenticeName(table: Table, id: string): string {
  return table.words.name("apprentice", id).replace(/ \(.*\)$/, "");
}

/** What something brings, as icons. */
export function gains(table: Table, counts: Counts): Stock[] {
  return Object.entries(counts)
    .filter(([id, count]) => count && id !== "payable")
    .map(([id, count]) => ({ id, icon: goodIcon(id), name: table.words.name("good", id), count }));
}

/** What the dock says of a piece of the board: its name, what it is good for, and what it would bring. */
export function describe(table: Table, piece: string): PieceInfo {
  const [kind = "", id = "", third = ""] = piece.split(":");
  const { words } = table;
  const box = boxOf(table);
  const scene = sceneOf(table);
  const gets = gains(table, table.sight?.notes[piece]?.gets ?? {});
  const at = anchorOf(piece);
  const plain = (name: string, text = "", source = ""): PieceInfo => ({ name, text, gets, source, ...(at ? { at } : {}) });
  switch (kind) {
    case "place":
      return plain(words.name("place", id), placeText(table, id), box.places[id]?.source);
    case "market":
      return plain(`${words.name("place", "black_market")}: ${say(`ui-stall-${id}`)}`, words.about("place", "black_market"));
    case "apprentice":
      return plain(words.name("apprentice", id), apprenticeText(table, id), box.apprentices[id]?.source);
    case "hand":
    case "building":
      return plain(words.name("building", id), words.about("building", id), box.buildings[id]?.source);
    case "wonder":
      return plain(words.name("wonder", id), words.about("wonder", id), box.wonders.find((one) => one.id === id)?.source);
    case "contribution":
      return plain(words.name("good", id), say(scene.contributed.includes(id) ? "ui-spot-taken" : "ui-spot-free"));
    case "cathedral":
      return plain(say("ui-cathedral"), say("ui-cathedral-about", { virtue: box.virtue.cathedral_min }));
    case "group": {
      const party = scene.names.indexOf(third);
      return plain(say("ui-workers-of", { name: words.player(party), count: scene.groups[id]?.[party] ?? 0 }), words.name("place", id));
    }
    case "prison": {
      const party = scene.names.indexOf(id);
      if (party >= 0) return plain(say("ui-workers-of", { name: words.player(party), count: scene.players[party]!.prison }), words.name("place", "prison"));
      const all = scene.players.flatMap((one, seat) => (one.prison ? [say("ui-workers-of", { name: words.player(seat), count: one.prison })] : []));
      return plain(words.name("place", "prison"), all.length ? words.list(all) : say("ui-prison-empty"));
    }
    case "stall":
      return plain(`${words.name("place", "black_market")}: ${say(`ui-stall-${id}`)}`, words.player(scene.stalls[id] ?? -1));
    case "captive":
      return plain(say("ui-captives-with", { name: words.player(scene.names.indexOf(id)) }));
    case "guardhouse":
      return plain(words.name("guard", id));
    case "board":
      return plain(words.name("board", id), words.about("board", id), box.boards[id]?.source);
    default:
      return plain(piece);
  }
}

/** What a location does, and who or what stands there beside workers. */
function placeText(table: Table, id: string): string {
  const { words } = table;
  const scene = sceneOf(table);
  const wonder = scene.wonders.find((one) => one.place === id && one.owner >= 0);
  return [
    words.about("place", id),
    scene.princess === id ? say("ui-princess-here") : "",
    scene.profiteer === id ? say("ui-profiteer-here") : "",
    wonder ? say("ui-wonder-here", { wonder: words.name("wonder", wonder.id), name: words.player(wonder.owner) }) : "",
  ].filter(Boolean).join(" ");
}

function apprenticeText(table: Table, id: string): string {
  const { words } = table;
  const lies = sceneOf(table).display.flat().find((one) => one?.id === id)?.silver ?? 0;
  return [
    words.about("apprentice", id),
    lies ? say("ui-silver-on", { count: lies }) : "",
  ].filter(Boolean).join(" ");
}
