import { heard, notHeard } from "./offline/connection.svelte";
import type {
  Agree, Arrived, AskNotices, ChangeSeat, CreateTable, GameCatalogue, GameDetails, Games, HeldKey, House, Kept, Lobby, MoveCode, NoticesInfo, Order, PlayAgain, PlayOn, PlayPuzzle, PositionAt, Problem, PuzzleInfo, Puzzles, PuzzleShown, Replay, Review, SeatTaken, StartTable,
  StartTutorial, StepsTo, TableCreated, TableInfo, TakeSeat, Tutorial, UploadRecord, VoteResign, WriteComment, You,
} from "./protocol";

/** The server said no; `code` and `values` are a message. */
export class Refusal extends Error {
  constructor(readonly code: string, readonly values: Problem["values"], message: string) {
    super(message);
  }
}

/** Milliseconds after which nobody waits for an answer any longer. */
const PATIENCE = 30_000;

async function ask<T>(method: string, path: string, body?: unknown, secret?: string): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (secret) headers.Authorization = `Bearer ${secret}`;
  let answer: Response;
  try {
    const signal = AbortSignal.timeout(PATIENCE);
    answer = await fetch(`/api${path}`, { method, headers, body: body === undefined ? null : JSON.stringify(body), signal });
  } catch (error) {
    if (error instanceof DOMException && error.name === "TimeoutError") throw new Refusal("no-answer", {}, "The server did not answer in time.");
    notHeard();
    throw new Refusal("ui-error-offline", {}, "The server can't be reached.");
  }
  // Without the server the worker says what it said before, with a status of its own.
  (answer.status === 203 ? notHeard : heard)();
  const kind = answer.headers.get("content-type") ?? "";
  const data = kind.includes("json") ? await answer.json() : kind.includes("zip") ? await answer.blob() : await answer.text();
  if (answer.ok) return data as T;
  const problem = (typeof data === "object" && data ? data : {}) as Partial<Problem>;
  throw new Refusal(problem.code ?? "ui-error-server", problem.values ?? {}, problem.message ?? String(answer.status));
}

/** This browser's share in the seed of a game. */
export function contribution(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export const api = {
  house: () => ask<House>("GET", "/house"),
  games: () => ask<Games>("GET", "/games"),
  game: (game: string) => ask<GameCatalogue>("GET", `/games/${game}`),
  /** The game as a table plays it: with its data, of which only what is in play. */
  gameAt: (table: string) => ask<GameDetails>("GET", `/tables/${table}/game`),
  tutorial: (game: string) => ask<Tutorial>("GET", `/games/${game}/tutorial`),
  learn: (game: string, wish: StartTutorial) => ask<TableCreated>("POST", `/games/${game}/tutorial`, wish),
  lobby: (ids: string[] = []) => ask<Lobby>("GET", ids.length ? `/tables?ids=${ids.join(",")}` : "/tables"),
  table: (id: string) => ask<TableInfo>("GET", `/tables/${id}`),
  create: (wish: CreateTable) => ask<TableCreated>("POST", "/tables", wish),
  start: (id: string, wish: StartTable, owner: string) => ask<TableInfo>("POST", `/tables/${id}/start`, wish, owner),
  take: (id: string, seat: number, wish: TakeSeat) => ask<SeatTaken>("POST", `/tables/${id}/seats/${seat}/take`, wish),
  askBack: (id: string, seat: number) => ask<SeatTaken>("POST", `/tables/${id}/seats/${seat}/ask`, {}),
  agree: (id: string, seat: number, wish: Agree, secret: string) =>
    ask<TableInfo>("POST", `/tables/${id}/seats/${seat}/agree`, wish, secret),
  order: (id: string, wish: Order, owner: string) => ask<TableInfo>("PUT", `/tables/${id}/order`, wish, owner),
  seat: (id: string, seat: number, wish: ChangeSeat, secret: string) =>
    ask<TableInfo>("PUT", `/tables/${id}/seats/${seat}`, wish, secret),
  giveUp: (id: string, seat: number, secret: string) => ask<TableInfo>("POST", `/tables/${id}/seats/${seat}/resign`, {}, secret),
  resign: (id: string, wish: VoteResign, secret: string) => ask<TableInfo>("POST", `/tables/${id}/resign`, wish, secret),
  rematch: (id: string, wish: PlayAgain, secret: string) => ask<TableInfo>("POST", `/tables/${id}/rematch`, wish, secret),
  record: (id: string, secret?: string) => ask<string>("GET", `/tables/${id}/record`, undefined, secret),
  upload: (wish: UploadRecord) => ask<TableCreated>("POST", "/records", wish),
  replay: (id: string, secret?: string) => ask<Replay>("GET", `/tables/${id}/replay`, undefined, secret),
  at: (id: string, move: number, seat: number, secret?: string) =>
    ask<PositionAt>("GET", `/tables/${id}/at/${move}?seat=${seat}`, undefined, secret),
  steps: (id: string, move: number, seat: number, secret?: string) =>
    ask<StepsTo>("GET", `/tables/${id}/steps/${move}?seat=${seat}`, undefined, secret),
  review: (id: string, since: number, secret?: string) => ask<Review>("GET", `/tables/${id}/review?since=${since}`, undefined, secret),
  startReview: (id: string, deeper: number, secret?: string) => ask<Review>("POST", `/tables/${id}/review`, { deeper }, secret),
  stopReview: (id: string, secret?: string) => ask<Review>("POST", `/tables/${id}/review/stop`, {}, secret),
  puzzles: () => ask<Puzzles>("GET", "/puzzles"),
  puzzleOfDay: (day: string) => ask<PuzzleInfo>("GET", `/puzzles/day/${day}`),
  puzzle: (game: string, number: number) => ask<PuzzleShown>("GET", `/puzzles/${game}/${number}`),
  playPuzzle: (game: string, number: number, wish: PlayPuzzle) => ask<TableCreated>("POST", `/puzzles/${game}/${number}/play`, wish),
  comment: (id: string, wish: WriteComment, secret: string) => ask<Replay>("POST", `/tables/${id}/comments`, wish, secret),
  playOn: (id: string, wish: PlayOn, secret?: string) => ask<TableCreated>("POST", `/tables/${id}/branch`, wish, secret),
  you: (games: number, person: string) => ask<You>("GET", `/you?games=${games}`, undefined, person),
  keepKeys: (keys: HeldKey[], person: string) => ask<Kept>("POST", "/you/keys", { keys }, person),
  records: (person: string) => ask<Blob>("GET", "/you/records", undefined, person),
  moveCode: (person: string) => ask<MoveCode>("POST", "/you/code", {}, person),
  arrive: (code: string, person: string) => ask<Arrived>("POST", "/you/arrive", { code }, person),
  notices: (person: string) => ask<NoticesInfo>("GET", "/you/notices", undefined, person),
  askNotices: (wish: AskNotices, person: string) => ask<NoticesInfo>("POST", "/you/notices", wish, person),
  tryNotices: (channel: string, person: string) => ask<NoticesInfo>("POST", `/you/notices/${channel}/try`, {}, person),
  dropNotices: (channel: string, person: string) => ask<string>("DELETE", `/you/notices/${channel}`, undefined, person),
  /** What a link in a mail asks for. */
  byLink: (what: "stop" | "confirm", token: string) => ask<string>("POST", `/notices/${what}/${encodeURIComponent(token)}`, {}),
  forgetMe: (person: string) => ask<string>("DELETE", "/you", undefined, person),
};
