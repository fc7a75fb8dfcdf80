import type { FromBrowser, FromServer } from "../protocol";

export type LineState = "connecting" | "open" | "lost";

/** How long to wait before the next try, in milliseconds: longer each time, never more than ten seconds. */
export function pause(tries: number, random: () => number = Math.random): number {
  return Math.min(10_000, 400 * 2 ** tries) * (0.75 + random() / 2);
}

type Message = FromBrowser extends infer One ? (One extends { ref?: number } ? Omit<One, "ref"> : never) : never;
type Answer = Extract<FromServer, { ref: number }>;

export interface LineEvents {
  greeting: () => Message;
  heard: (message: FromServer) => void;
  state: (state: LineState) => void;
}

const SILENCE = 25_000;

/** A socket to one table that comes back by itself. What was not answered when the line broke counts as refused:
 *  the state that follows the next greeting tells what really happened. */
export class Line {
  private socket: WebSocket | null = null;
  private tries = 0;
  private ref = 0;
  private waiting = new Map<number, (answer: Answer | null) => void>();
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

  /** Say something; the answer is null if the line breaks before it comes. */
  ask(message: Message): Promise<Answer | null> {
    if (this.socket?.readyState !== 1) return Promise.resolve(null);
    const ref = ++this.ref;
    const answer = new Promise<Answer | null>((resolve) => this.waiting.set(ref, resolve));
    this.socket.send(JSON.stringify({ ...message, ref }));
    return answer;
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
      this.heartbeat = setInterval(() => void this.ask({ type: "ping" }), SILENCE);
    };
    socket.onmessage = (event) => {
      if (socket !== this.socket) return;
      const message = JSON.parse(event.data) as FromServer;
      if ("ref" in message && message.ref) {
        this.waiting.get(message.ref)?.(message);
        this.waiting.delete(message.ref);
      }
      this.events.heard(message);
    };
    socket.onclose = () => {
      if (socket === this.socket) this.lost();
    };
  }

  private lost(): void {
    clearInterval(this.heartbeat);
    for (const resolve of this.waiting.values()) resolve(null);
    this.waiting.clear();
    if (this.closed) return;
    this.events.state("lost");
    this.retry = setTimeout(() => this.connect(), pause(this.tries++));
  }
}
