import type { Answers, FromBrowser, FromServer, Refused } from "../protocol";

export type LineState = "connecting" | "open" | "lost";

/** How long to wait before the next try, in milliseconds: longer each time, never more than ten seconds. */
export function pause(tries: number, random: () => number = Math.random): number {
  return Math.min(10_000, 400 * 2 ** tries) * (0.75 + random() / 2);
}

type Message = FromBrowser extends infer One ? (One extends { ref?: number } ? Omit<One, "ref"> : never) : never;
/** What comes back: the promised answer, a refusal, or null if the line broke before. */
type Answer<M extends Message> = Answers[M["type"]] | Refused | null;

export interface LineEvents {
  greeting: () => Message;
  heard: (message: FromServer) => void;
  state: (state: LineState) => void;
}

const SILENCE = 25_000;
/** Milliseconds after which nobody waits for an answer any longer; a bot that thinks may take more. */
const PATIENCE = 15_000;
const PATIENCE_WITH_BOTS = 60_000;

/** What whoever asked is told when no answer comes. */
function unanswered(ref: number): Refused {
  return { type: "refused", ref, code: "no-answer", values: {}, message: "The server did not answer in time.", state: null };
}

/** A socket to one table that comes back by itself. What was not answered when the line broke counts as refused:
 *  the state that follows the next greeting tells what really happened. */
export class Line {
  private socket: WebSocket | null = null;
  private tries = 0;
  private ref = 0;
  private waiting = new Map<number, (answer: Answers[keyof Answers] | Refused | null) => void>();
  private retry: ReturnType<typeof setTimeout> | undefined;
  private heartbeat: ReturnType<typeof setInterval> | undefined;
  private closed = false;

  constructor(
    private readonly address: string,
    private readonly events: LineEvents,
    private readonly make: (address: string) => WebSocket = (to) => new WebSocket(to),
  ) {
    this.connect();
  }

  /** Say something. Whoever does not get an answer in time is told so, instead of waiting for ever. */
  ask<M extends Message>(message: M): Promise<Answer<M>> {
    if (this.socket?.readyState !== 1) return Promise.resolve(null);
    const ref = ++this.ref;
    const answer = new Promise<Answer<M>>((resolve) => {
      const late = setTimeout(() => this.settle(ref, unanswered(ref)), message.type === "hint" ? PATIENCE_WITH_BOTS : PATIENCE);
      this.waiting.set(ref, (answer) => {
        clearTimeout(late);
        resolve(answer as Answer<M>);
      });
    });
    this.socket.send(JSON.stringify({ ...message, ref }));
    return answer;
  }

  private settle(ref: number, answer: Answers[keyof Answers] | Refused | null): void {
    this.waiting.get(ref)?.(answer);
    this.waiting.delete(ref);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.retry);
    clearInterval(this.heartbeat);
    this.socket?.close();
  }

  /** Try now, for instance because the browser is online again. */
  hurry(): void {
    if (this.closed || this.socket?.readyState === 1) return;
    clearTimeout(this.retry);
    this.connect();
  }

  private connect(): void {
    this.events.state("connecting");
    const socket = this.make(this.address);
    this.socket = socket;
    socket.onopen = () => {
      this.tries = 0;
      this.events.state("open");
      void this.ask(this.events.greeting());
      this.heartbeat = setInterval(() => void this.beat(socket), SILENCE);
    };
    socket.onmessage = (event) => {
      if (socket !== this.socket) return;
      const message = JSON.parse(event.data) as FromServer;
      if ("ref" in message && message.ref) this.settle(message.ref, message);
      this.events.heard(message);
    };
    socket.onclose = () => {
      if (socket === this.socket) this.lost();
    };
  }

  /** Is anybody there? A line on which nobody answers is given up for a new one. */
  private async beat(socket: WebSocket): Promise<void> {
    const answer = await this.ask({ type: "ping" });
    if (answer?.type === "refused" && answer.code === "no-answer" && socket === this.socket) socket.close();
  }

  private lost(): void {
    clearInterval(this.heartbeat);
    for (const ref of [...this.waiting.keys()]) this.settle(ref, null);
    if (this.closed) return;
    this.events.state("lost");
    this.retry = setTimeout(() => this.connect(), pause(this.tries++));
  }
}
