import type { GameDetails, Json } from "../../protocol";
import type { Words } from "../../texts/words";
import { boxOf, GOODS, viewOf, type Box, type Effect } from "./state";

/** What an effect does, in one or more sentences: one message a verb, filled from the pack's record. */
export function effectText(words: Words, effect: Effect): string {
  switch (effect.op) {
    case "gain":
      return words.say("effect-gain", { good: effect.resources });
    case "gain_choice": {
      const any = GOODS.every((good) => effect.allowed?.includes(good));
      const values = { count: effect.count, good: effect.allowed, distinct: Number(effect.distinct) };
      return words.say(any ? "effect-gain-choice" : "effect-gain-choice-of", values);
    }
    case "vp":
      return words.say("effect-vp", { vp: effect.amount });
    case "vp_per":
      return words.say(`effect-vp-per-${effect.per === "own_roads" ? "roads" : "pieces"}`, { vp: effect.amount, most_vp: effect.max });
    case "draw":
      return words.say(effect.keep! < effect.count! ? "effect-draw-keep" : "effect-draw", { count: effect.count, keep: effect.keep });
    case "steal":
      return words.say("effect-steal", { count: effect.count });
    case "tax":
      return words.say("effect-tax", { threshold: effect.threshold, count: effect.count });
    case "trade": {
      const said = words.say("effect-trade", { get: effect.get, different: Number(effect.different) });
      return effect.exclude_get?.length ? `${said} ${words.say("effect-trade-except", { good: effect.exclude_get })}` : said;
    }
    case "convert":
      return words.say("effect-convert", { good: effect.give, vp: effect.vp });
    case "repeat_space":
      return words.say("effect-repeat-space", { count: effect.count });
    case "altar":
      return words.say("effect-altar", { vp: effect.vp_per_position });
    case "sequence":
      return (effect.steps ?? []).map((step) => effectText(words, step)).join(" ");
    default:
      return "";
  }
}

/** What a pawn gets on a place. */
export function placeText(words: Words, box: Box, id: string): string {
  const space = box.spaces.find((one) => one.id === id);
  if (space) return words.say("about-space", { good: space.yields, site: Number(space.site) });
  const bonus = box.bonuses.find((one) => one.id === id);
  if (bonus) return words.say("about-bonus", { effect: effectText(words, bonus.effect) });
  const acting = box.actions.find((one) => one.id === id) ?? box.cards[id];
  return acting ? effectText(words, acting.effect) : "";
}

/** The words with the figures that any message may use: prices, counts, lists of spaces and layers. */
export function kingdomWords(words: Words, details: GameDetails, view: Json): Words {
  const box = boxOf(details);
  const { seats, options } = viewOf(view);
  const edition = box.edition(view);
  const names: Record<string, string> = {};
  for (const { id } of box.actions) {
    const own = `place-${id}-${edition.id}`;
    if (words.has(own)) names[`place-${id}`] = words.say(own);
  }
  const named = words.at(words.players, names);
  const line = (name: string, text: string) => named.say("line", { name, text });
  const layers = box.temple(view);
  const bonuses = box.bonusSpaces(view);
  return words.at(words.players, names, {
    players_all: seats,
    pawns_each: box.pawns(view),
    start_vp: edition.starting_score,
    hand_limit: box.constants.fortune_hand_limit,
    sites_all: box.spaces.filter((one) => one.site).length,
    pieces_all: box.pieces,
    slots_all: box.slots,
    roads_all: box.roads,
    road_good: box.road,
    market_spaces: box.marketSpaces,
    one_direction: Number(edition.market_one_direction),
    transaction_cap: edition.market_transaction_cap,
    blocks_all: layers.reduce((sum, one) => sum + one.blocks, 0),
    high_priest_vp: box.constants.high_priest_bonus_vp,
    cube_vp: edition.leftover_cube_vp,
    tie_pieces: Number(edition.tie_break === "most_building_pieces"),
    bonus_place: bonuses.map((one) => one.id),
    bonus_limit: options.open_bonus_spaces ? seats - 1 : bonuses.length,
    bonus_limited: Number(Boolean(options.open_bonus_spaces)),
    out_of_turn: Number(options.out_of_turn_fortune === "open"),
    round_limit: box.constants.safety_round_limit,
    action_lines: box.actions.map((one) => line(named.name("place", one.id), placeText(named, box, one.id))).join("\n"),
    bonus_lines: bonuses.map((one) => line(named.name("place", one.id), placeText(named, box, one.id))).join("\n"),
    layer_lines: layers
      .map((one) => line(named.name("layer", one.id), named.say("about-layer", { blocks: one.blocks, good: one.cost, vp: one.vp })))
      .join("\n"),
  });
}
