import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { FromServer } from "../protocol";
import { Line, pause, type LineState } from "./line";

class Socket {
  static made: Socket[] = [];
  readyState = 0;
  sent: { type: string; ref: number }[] = [];
  onopen?: () => void;
  onclose?: () => void;
  onmessage?: (event: { data: string }) => void;
  constructor(readonly address: string) {
    Socket.made.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.readyState = 3;
    this.onclose?.();
  }
  open() {
    this.readyState = 1;
    this.onopen?.();
  }
  answer(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const states: LineState[] = [];
const heard: FromServer[] = [];
const open = () =>
  new Line("ws://here/live", { greeting: () => ({ type: "join", secrets: ["s"], after: 3 }), heard: (one) => heard.push(one), state: (one) => states.push(one) },
    (address) => new Socket(address) as unknown as WebSocket);

beforeEach(() => {
  vi.useFakeTimers();
  Socket.made = [];
  states.length = heard.length = 0;
});
afterEach(() => vi.useRealTimers());

describe("the line", () => {
  it("greets as soon as it is open", () => {
    open();
    Socket.made[0]!.open();
    expect(Socket.made[0]!.sent[0]).toMatchObject({ type: "join", after: 3 });
  });
  it("gives the answer to whoever asked", async () => {
    const line = open();
    Socket.made[0]!.open();
    const answer = line.ask({ type: "ping" });
    Socket.made[0]!.answer({ type: "pong", ref: Socket.made[0]!.sent[1]!.ref });
    expect((await answer)?.type).toBe("pong");
  });
  it("comes back by itself and greets again", () => {
    open();
    Socket.made[0]!.open();
    Socket.made[0]!.close();
    expect(states.at(-1)).toBe("lost");
    vi.advanceTimersByTime(1000);
    Socket.made[1]!.open();
    expect(Socket.made[1]!.sent[0]).toMatchObject({ type: "join" });
    expect(states.at(-1)).toBe("open");
  });
  it("answers what was open when it broke with nothing", async () => {
    const line = open();
    Socket.made[0]!.open();
    const answer = line.ask({ type: "ping" });
    Socket.made[0]!.close();
    expect(await answer).toBeNull();
  });
  it("gives up on what is not answered, and says so", async () => {
    const line = open();
    Socket.made[0]!.open();
    const answer = line.ask({ type: "look", seat: 0 });
    vi.advanceTimersByTime(16_000);
    expect(await answer).toMatchObject({ type: "refused", code: "no-answer" });
  });
  it("waits longer for a bot that thinks", async () => {
    const line = open();
    Socket.made[0]!.open();
    const answer = line.ask({ type: "hint", seat: 0 });
    vi.advanceTimersByTime(24_000);
    Socket.made[0]!.answer({ type: "hint", ref: Socket.made[0]!.sent[1]!.ref });
    expect((await answer)?.type).toBe("hint");
  });
  it("looks for a new way when nobody answers any more", async () => {
    open();
    Socket.made[0]!.open();
    await vi.advanceTimersByTimeAsync(41_000);
    expect(states).toContain("lost");
    await vi.advanceTimersByTimeAsync(1000);
    expect(Socket.made).toHaveLength(2);
  });
  it("stays closed when it was closed on purpose", () => {
    const line = open();
    Socket.made[0]!.open();
    line.close();
    vi.advanceTimersByTime(60_000);
    expect(Socket.made).toHaveLength(1);
  });
  it("waits longer each time, never more than about ten seconds", () => {
    const waits = [0, 1, 2, 10].map((tries) => pause(tries, () => 0.5));
    expect(waits).toEqual([400, 800, 1600, 10_000]);
  });
});
