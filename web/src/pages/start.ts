import { api, contribution } from "../api";
import { keepCreated } from "../keys";
import type { BotInfo, CreateTable, GameInfo, TableInfo } from "../protocol";
import { go } from "../router.svelte";
import { settings } from "../settings.svelte";

let last: TableInfo | null = null;
function told(info: TableInfo): void {
  last = info;
}

/** A table as the server told it when it was set up a moment ago: who comes from there needs not ask again. */
export function justTold(id: string): TableInfo | null {
  const info = last?.id === id ? last : null;
  last = null;
  return info;
}

/** Sets up a table, starts it if everybody is there, and goes to it. */
export async function openTable(wish: CreateTable): Promise<void> {
  const created = await api.create({ pace: settings.pace, ...wish });
  keepCreated(created);
  if (wish.seats.every((seat) => seat.kind !== "open")) told(await api.start(created.table.id, { contribution: contribution() }, created.owner));
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
export async function playNow(wanted: GameInfo, name: string, level?: string): Promise<void> {
  const bot = wanted.bots.find((one) => one.id === level)?.id ?? fairBot(wanted.bots);
  const others = opponents(wanted);
  await openTable({ game: wanted.id, seats: [{ kind: "human", name }, ...Array(others).fill({ kind: "bot", bot })], listed: false });
}

/** One click: a game's tutorial. */
export async function learn({ id }: GameInfo, name: string): Promise<void> {
  const created = await api.learn(id, { name });
  keepCreated(created);
  go(`/t/${created.table.id}`);
}
