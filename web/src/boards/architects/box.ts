import type { GameDetails } from "../../protocol";
import type { Counts, Scene } from "./state";

interface Sourced {
  id: string;
  source: string;
}

export interface Apprentice extends Sourced {
  skills: string[];
  virtue: number;
}

export interface Building extends Apprentice {
  vp: number;
  cost: Counts;
  timing: "immediate" | "end";
}

export interface Level {
  level: number;
  cost: Counts;
  spaces: number;
  vp: number;
}

export interface WonderCard extends Sourced {
  resource: string;
  amount: number;
  influence: number;
  tax: number;
  vp: number;
}

interface Action {
  type: string;
  good?: string;
  base?: number;
  clay_base?: number;
  workers_per_gold?: number;
  hire?: { silver: number; tax: number };
  first_tax?: number;
  virtue_loss?: number;
}

interface ContributionCard extends Sourced {
  contribution: Record<string, Counts>;
  princess: { location: string; reward?: Counts; choice?: Counts[] };
  profiteer: { location: string; step: { gain?: Counts; lose?: Counts } };
}

export interface Scheme extends Sourced {
  options: { if?: string; place: string }[];
}

interface Files {
  board: {
    location: (Sourced & { circle: boolean; action: Action })[];
    black_market_space: (Sourced & { cost: { silver: number; virtue_loss: number } })[];
    storehouse_trade: { amount: number; gain: Counts }[];
    virtue: { vp: number[]; black_market_max: number; cathedral_min: number };
    cathedral_level: Level[];
    guildhall: { rows: number; longer_than_players: number; reset_rows: number[] };
  };
  apprentices: { apprentice: Apprentice[] };
  buildings: { building: Building[] };
  players: { common: { workers: number; apprentice_limit: number; hand_limit: number }; board: Sourced[] };
  market: { printed: { small: Counts; large: Counts }; black_market_card: { id: string; small: Counts; large: Counts }[] };
  wonders?: { influence_track?: { max: number; building_card_on_reaching_from_below: number[]; end_game_most: Counts }; wonder?: WonderCard[]; contribution_card?: ContributionCard[] };
  ai?: { scheme?: Scheme[]; resource_track?: { spaces: string[] } };
}

function byId<T extends { id: string }>(list: T[] = []): Record<string, T> {
  return Object.fromEntries(list.map((one) => [one.id, one]));
}

/** What is printed in the box and in use with so many parties, from the pack that the table is played with. */
export class Box {
  readonly circles: string[];
  readonly places: Record<string, Sourced & { action: Action }>;
  readonly stalls: { id: string; silver: number; virtue: number }[];
  readonly virtue: Files["board"]["virtue"];
  readonly influence: { max: number; cards: number[]; gold: number } | null;
  readonly cathedral: Level[];
  readonly hall: { length: number; spaces: number; resets: number[] };
  readonly columns: number[];
  readonly apprentices: Record<string, Apprentice>;
  readonly apprenticeCount: number;
  readonly buildings: Record<string, Building>;
  readonly boards: Record<string, Sourced>;
  readonly common: Files["players"]["common"];
  readonly wonders: WonderCard[];
  readonly contributions: Record<string, ContributionCard>;
  readonly schemes: Record<string, Scheme>;
  readonly track: string[];
  readonly marketCards: number;
  private readonly market: Files["market"];
  private readonly trades: Files["board"]["storehouse_trade"];

  constructor(details: GameDetails, parties: number, columns: number) {
    const files = details.pack.files as unknown as Files;
    const { board, market } = files;
    const wow = columns > 4;
    const track = wow ? files.wonders?.influence_track : undefined;
    const hall = board.guildhall;
    this.circles = board.location.filter((one) => one.circle).map((one) => one.id);
    this.places = byId(board.location);
    this.stalls = board.black_market_space.map(({ id, cost }) => ({ id, silver: cost.silver, virtue: cost.virtue_loss }));
    this.virtue = board.virtue;
    this.influence = track ? { max: track.max, cards: track.building_card_on_reaching_from_below, gold: track.end_game_most.gold ?? 0 } : null;
    this.cathedral = board.cathedral_level;
    const row = parties + hall.longer_than_players;
    this.hall = { length: row, spaces: row * hall.rows, resets: hall.reset_rows.map((at) => (at - 1) * row + 1) };
    this.columns = Array.from({ length: columns }, (_, at) => at + 1);
    this.apprentices = byId(files.apprentices.apprentice);
    this.apprenticeCount = files.apprentices.apprentice.length;
    this.buildings = byId(files.buildings.building);
    this.boards = byId(files.players.board);
    this.common = files.players.common;
    this.wonders = wow ? (files.wonders?.wonder ?? []) : [];
    this.contributions = wow ? byId(files.wonders?.contribution_card) : {};
    this.schemes = byId(files.ai?.scheme);
    this.track = files.ai?.resource_track?.spaces ?? [];
    this.marketCards = market.black_market_card.length;
    this.market = market;
    this.trades = board.storehouse_trade;
  }

  /** What a stall of the Black Market sells now; nothing for the middle one, which sells no goods. */
  stallGoods(stall: string, { state }: Scene): Counts {
    if (stall === "middle") return {};
    const side = stall === "small" ? "small" : "large";
    const top = side === "small" ? state.small_top : state.large.at(-1);
    return (this.market.black_market_card.find((card) => card.id === top) ?? this.market.printed)[side];
  }

  /** What a location does, in a row of signs. */
  signsOf(id: string, { state }: Scene): string[] {
    const { action } = this.places[id]!;
    switch (action.type) {
      case "gather":
        return [`#${action.good}`, ...(action.base ? [`${action.base} +`] : ["×"]), "#worker"];
      case "mines":
        return ["#clay", `${action.clay_base} +`, "#worker", "|", action.workers_per_gold === 2 ? "½" : `1/${action.workers_per_gold}`, "#worker", "#gold"];
      case "workshop":
        return ["#apprentice", String(action.hire?.tax), "#tax", String(action.hire?.silver), "#silver", "|", "#building-card"];
      case "trades":
        return this.trades.flatMap(({ amount, gain }, at) => [...(at ? ["|"] : []), String(amount), "#any", "#to", ...Object.keys(gain).map((good) => `#${good}`)]);
      case "captures":
        return ["#capture", "×", "#worker", "|", String(action.first_tax), "#tax"];
      case "take_all_tax":
        return [String(state.tax), "#silver", "|", `−${action.virtue_loss}`, "#virtue"];
      default:
        return ["#key", "#prison", "#debt", "×", "#worker"];
    }
  }
}
