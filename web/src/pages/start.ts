import { api, contribution } from "../api";
import { keepCreated } from "../keys";
import type { BotInfo, CreateTable, GameInfo } from "../protocol";
import { go } from "../router.svelte";
import { settings } from "../settings.svelte";

/** Sets up a table, starts it if everybody is there, and goes to it. */
export async function openTable(wish: CreateTable): Promise<void> {
  const created = await api.create({ pace: settings.pace, ...wish });
  keepCreated(created);
  if (wish.seats.every((seat) => seat.kind !== "open")) await api.start(created.table.id, { contribution: contribution() }, created.owner);
  go(`/t/${created.table.id}`);
}

const FAIR_LEVEL = 2;

/** The bot that a newcomer meets: not the weakest, not the strongest. */
export function fairBot(bots: BotInfo[]): string {
  return (bots.find((bot) => bot.level === FAIR_LEVEL) ?? bots[0])?.id ?? "";
}

const SEATS = 3;

/** How many bots a newcomer plays against. */
export function opponents({ seat_counts }: Pick<GameInfo, "seat_counts">): number {
  return Math.min(SEATS, Math.max(...seat_counts)) - 1;
}

/** One click: you against two bots, or one where no more can sit; of a fair level, if none is named. */
export async function playNow(game: string, name: string, level?: string): Promise<void> {
  const { games } = await api.games();
  const wanted = games.find((one) => one.id === game)!;
  const bot = wanted.bots.find((one) => one.id === level)?.id ?? fairBot(wanted.bots);
  const others = opponents(wanted);
  await openTable({ game, seats: [{ kind: "human", name }, ...Array(others).fill({ kind: "bot", bot })], listed: false });
}

/** One click: a game's tutorial. */
export async function learn(game: string, name: string): Promise<void> {
  const created = await api.learn(game, { name });
  keepCreated(created);
  go(`/t/${created.table.id}`);
}
