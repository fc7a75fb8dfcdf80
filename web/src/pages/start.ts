import { api, contribution } from "../api";
import { keepCreated } from "../keys";
import type { BotInfo, CreateTable } from "../protocol";
import { go } from "../router.svelte";

/** Sets up a table, starts it if everybody is there, and goes to it. */
export async function openTable(wish: CreateTable, query = ""): Promise<void> {
  const created = await api.create(wish);
  keepCreated(created);
  if (wish.seats.every((seat) => seat.kind !== "open")) await api.start(created.table.id, { contribution: contribution() }, created.owner);
  go(`/t/${created.table.id}${query}`);
}

const FAIR_LEVEL = 2;

/** The bot that a newcomer meets: not the weakest, not the strongest. */
export function fairBot(bots: BotInfo[]): string {
  return (bots.find((bot) => bot.level === FAIR_LEVEL) ?? bots[0])?.id ?? "";
}

const MOST = 3;

/** One click: you against two bots, or one if more cannot sit. */
export async function playNow(game: string, name: string, query = ""): Promise<void> {
  const { games } = await api.games();
  const found = games.find((one) => one.id === game);
  const bot = { kind: "bot" as const, bot: fairBot(found?.bots ?? []) };
  const bots = Math.min(MOST, found?.seat_counts.at(-1) ?? MOST) - 1;
  await openTable({ game, seats: [{ kind: "human", name }, ...Array.from({ length: bots }, () => bot)], listed: false }, query);
}
