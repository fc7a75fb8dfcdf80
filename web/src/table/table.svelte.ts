import { getContext, setContext } from "svelte";
import { api, Refusal } from "../api";
import type { GameBoard } from "../boards/board";
import { forgetSeats, keysOf, secretsOf, settleKeys } from "../keys";
import type {
  Answering, ChatLine, FromServer, GameDetails, Hint, Moved, PositionAt, Preview, Refused, SeenEvent, State, StepAt, TableInfo, Undone,
} from "../protocol";
import { lasting } from "../settings.svelte";
import type { Values, Words } from "../texts/words";
import { Telling } from "./automaton/telling.svelte";
import { ranked } from "./advice";
import { Choices, NO_CHOICES, type Option } from "./choices";
import { courtOf, NO_COURT, panelOrder, type Court } from "./court";
import type { Lesson } from "./lesson.svelte";
import { Line, type LineState } from "./line";
import { since, unasked, withUndone } from "./log";
import { isNew, numbersOf, type Numbers } from "./numbers";
import { partyNames } from "./parties";
import { actionsOf, countOf, isWhole, NO_PICKS, picked, type Picks } from "./picks";
import { countedUp, headline, stepsOf } from "./result";
import { SUSPENSE } from "./windows";

export const NOBODY = -1;
/** Milliseconds for each move that is played again. */
const WATCH_PAUSE = 900;
const FEW = 6;
/** Milliseconds after which an answer is late. */
const SLOW = 300;

/** One table as this browser knows it: what the server told, what the person looks at, and what can be asked for. */
export class Table {
  info: TableInfo | null = $state.raw(null);
  state: State | null = $state.raw(null);
  /** Seconds that were left for this turn when the server last said it; null: no clock runs. */
  timeLeft: number | null = $state(null);
  own: number[] = $state.raw([]);
  owner = $state(false);
  chat: ChatLine[] = $state.raw([]);
  log: Moved[] = $state.raw([]);
  hint: Hint | null = $state.raw(null);
  preview: Preview | null = $state.raw(null);
  problem: { id: string; values: Values } | null = $state.raw(null);
  line: LineState = $state("connecting");
  busy = $state(false);

  /** The piece under the pointer or the focus, and the one that a first tap selected. */
  looked: string | null = $state(null);
  selected: string | null = $state(null);
  /** The piece at which the Tab key enters the board. */
  entry: string | null = $state(null);
  /** The line of the chronicle that is pointed at. */
  pointed: SeenEvent | null = $state.raw(null);
  /** What others did is being played again. */
  watching = $state(false);
  /** The player whose court is looked at, until the person is asked something new. */
  visiting: number | null = $state(null);
  /** An earlier position that is being looked at. */
  past: PositionAt | null = $state.raw(null);
  /** The rule that somebody wants to read. */
  rule: string | null = $state(null);
  /** An option that deserves a second thought, and why: it waits to be confirmed; `all`: with all that is picked. */
  warning: { option: Option; why: string; all: boolean } | null = $state.raw(null);
  /** What is picked of several things that are taken together. */
  picks: Picks = $state.raw(NO_PICKS);
  /** What is on its way to the server: the page shows it as done, and takes it back if the server says no. */
  sent: { actions: string[]; ahead: Preview | null } | null = $state.raw(null);
  /** It is on its way for so long that the rest should no longer look open. */
  private slow = $state(false);
  /** A hint was asked for and is being thought about. */
  pondering = $state(false);
  /** The tutorial, at a table that is one. */
  lesson: Lesson | null = $state.raw(null);
  /** The game has just ended: so many sources of its scores are counted up; one more, and the winner is gilded. */
  counting: number | null = $state(null);
  /** All words of the game are wanted: those of the rules, the options, the tutorial, hints and errors too. */
  whole = $state(false);
  /** In hot-seat play the seat that the person before the screen said to be. */
  shown = $state(NOBODY);

  /** An own act that may be answered: until its time is over, what comes next is kept back. */
  held: Answering | null = $state.raw(null);
  /** The page is about to answer for the person. */
  answering = $state(false);
  /** The version at which the person wanted to decide although the page would have answered. */
  insistedAt = -1;

  /** How automata took their turns, told step by step. */
  readonly telling: Telling = new Telling({
    seats: () => this.info?.players.length ?? Infinity,
    begins: (id) => this.board.heading?.(id) ?? false,
    tells: (id) => this.board.tellsFrom?.(id) ?? false,
    pieces: ({ event }) => this.board.piecesOf?.(event) ?? [],
    positions: (move) => this.stepsTo(move),
  });

  /** The position that is looked at instead of the present: an earlier one, or that of a step. */
  private readonly other = $derived(this.past ?? this.telling.position);
  readonly view = $derived(this.other ? this.other.view : (this.sent?.ahead?.view ?? this.state?.view ?? null));
  /** What the game says beside the pieces. */
  readonly sight = $derived((this.other ?? this.state)?.shown ?? null);
  readonly scores = $derived.by(() => {
    const { result } = this.state ?? {};
    return this.counting !== null && result && !this.telling.active ? countedUp(result, this.counting) : ((this.other ?? this.sent?.ahead ?? this.state)?.scores ?? []);
  });
  readonly seat = $derived(this.past ? this.past.seat : (this.state?.seat ?? NOBODY));
  readonly prompt = $derived(this.past ? null : (this.state?.prompt ?? null));
  readonly toMove = $derived(this.telling.step && !this.past ? this.telling.step.event.seat : this.past ? (this.past.prompt?.seat ?? NOBODY) : (this.held?.seat ?? this.state?.to_move ?? NOBODY));
  readonly mine = $derived(this.prompt !== null && !this.held && !this.telling.active && this.seat === this.prompt.seat && this.own.includes(this.seat));
  /** Several people share this screen, and what the seat holds is not yet for the eyes before it. */
  readonly covered = $derived.by(() => {
    const { state } = this;
    return state?.status === "playing" && this.own.length > 1 && this.own.includes(state.seat) && state.seat !== this.shown;
  });
  /** What the seat may do, covered or not. */
  readonly offered = $derived(this.past || this.held || this.telling.active || !this.state ? NO_CHOICES : new Choices(this.state.choices));
  readonly choices = $derived.by(() => {
    if (this.covered) return NO_CHOICES;
    if (!this.sent) return this.offered;
    // Most of what is open stays so: to darken all of it for a moment would flicker, and cost more than the move itself.
    return this.sent.ahead && !this.slow ? this.offered.without(this.sent.actions) : NO_CHOICES;
  });
  /** What can be taken together now. */
  readonly series = $derived(this.past || this.held || this.telling.active || this.covered || this.sent ? null : (this.state?.series ?? null));
  /** Is there something to pick before it is taken together? */
  readonly picking = $derived(this.series !== null && !isWhole(this.series));
  /** How many things are picked, or are to be taken anyway. */
  readonly count = $derived(this.series && !this.picking ? this.series.most : countOf(this.picks));
  /** The kind of question out of turn that is being asked. */
  readonly window = $derived.by(() => this.details.game.windows.find((one) => one.ask === this.prompt?.ask));
  /** The few ways of pieces that have several, which stand in the bar unless the game wants them in the dock alone. */
  readonly fewWays = $derived.by(() => (this.prompt && this.board.waysInDock?.(this.prompt.ask) ? [] : this.choices.fewWays));
  /** Few choices that are not to be seen on the board: they stand in the dock, where they are at hand on every screen. */
  readonly few = $derived.by(() => {
    const { open } = this.choices;
    return this.mine && open.length <= FEW && !open.some((option) => this.board.onBoard(option.piece)) ? open : [];
  });
  readonly focus = $derived(this.looked ?? this.selected);
  /** What a bot would do, the best first, with the options that it means. */
  readonly advice = $derived.by(() =>
    ranked(this.hint?.choices ?? [], this.hint?.noise ?? 0).map((one) => ({ ...one, option: this.choices.open.find((option) => option.text === one.action) })),
  );
  /** The pieces that a bot would choose. */
  readonly hinted = $derived(new Set(this.advice.flatMap(({ option }) => option?.piece || [])));
  /** The pending decision in words. */
  readonly asked = $derived.by(() => {
    if (!this.prompt) return { ask: "", help: "" };
    const values = { seat: this.prompt.seat, ...this.prompt.values };
    return { ask: this.words.say(`ask-${this.prompt.ask}`, values), help: this.words.say(`help-${this.prompt.ask}`, values) };
  });
  /** Have phases of the own turn passed by in which there was nothing to decide? */
  readonly passedBy = $derived.by(() => {
    const stage = this.sight?.stage;
    if (!this.board.turnPhases || !stage || !this.mine || stage.turn !== this.seat || stage.phases.indexOf(stage.phase) < 1) return false;
    return unasked(this.log, this.seat, (id) => this.board.heading?.(id) ?? false);
  });
  /** What others did since the own last move; of a position looked back at, the move that led to it. */
  readonly news: Moved[] = $derived.by(() => {
    if (!this.past) return since(this.log, this.seat);
    const led = this.log.filter((move) => !move.undone)[this.past.move - 1];
    return led ? [led] : [];
  });
  /** The pieces that are new, by who moved them; those of a line that is pointed at instead. */
  readonly fresh: Map<string, number> = $derived.by(() => {
    const events = this.pointed ? [this.pointed] : this.telling.step ? [this.telling.step.event] : this.news.flatMap((move) => move.events);
    return new Map(events.flatMap((event) => (this.board.piecesOf?.(event) ?? []).map((piece) => [piece, event.seat])));
  });
  /** The numbers of all panels as they were after the own last move; null while the page does not know them. */
  private known: Numbers | null = $state.raw(null);
  private readonly numbers = $derived(numbersOf(this.scores, this.sight?.courts ?? []));
  readonly order = $derived(panelOrder(this.sight?.stage.order ?? [], this.sight?.courts.length ?? 0, this.seat));
  readonly words: Words = $derived.by(() => this.plain.among(this.info ? partyNames(this.info, this.plain) : [], this.own.length === 1 ? this.own[0] : null));

  /** Who won; empty while the game goes on. */
  readonly whoWon = $derived.by(() => {
    const result = this.state?.result;
    if (!result) return "";
    const { id, seats } = headline(result, this.own);
    return this.words.say(id, { names: this.words.list(seats.map((seat) => this.words.player(seat))), count: seats.length });
  });

  /** Why it was over. */
  readonly whyOver = $derived.by(() => {
    const result = this.state?.result;
    if (!result) return "";
    if (!result.ends.includes("resigned")) return this.words.say("result-why", result.why);
    const gone = this.info?.players.filter((player) => player.resigned).map(({ seat }) => this.words.player(seat)) ?? [];
    return this.words.say("ui-result-resigned", { name: this.words.list(gone) });
  });

  private plain: Words = $state.raw(null!);
  private connection: Line | null = null;
  private stopAnswer: (() => void) | null = null;
  private waiting: FromServer[] = [];
  private rested: [number, number] | null = null;
  private holdTimer: ReturnType<typeof setTimeout> | undefined;
  private previewTimer: ReturnType<typeof setTimeout> | undefined;
  private slowTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    readonly details: GameDetails,
    readonly board: GameBoard,
    words: Words,
  ) {
    this.plain = words;
  }

  speak(words: Words): void {
    this.plain = words;
  }

  connect(): void {
    const address = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/tables/${this.id}/live`;
    this.connection = new Line(address, {
      greeting: () => ({ type: "join", secrets: secretsOf(this.id), after: this.log.at(-1)?.version ?? 0 }),
      heard: (message) => this.hear(message),
      state: (state) => (this.line = state),
    });
  }

  /** Who does not see the page is told by other ways that it is their turn. */
  tellVisible(): void {
    void this.connection?.ask({ type: "visible", visible: document.visibilityState === "visible" });
  }

  reconnect(): void {
    this.connection?.close();
    this.log = [];
    this.connect();
  }

  hurry(): void {
    this.connection?.hurry();
  }

  close(): void {
    clearTimeout(this.previewTimer);
    clearTimeout(this.holdTimer);
    clearTimeout(this.slowTimer);
    this.connection?.close();
  }

  /** The name of an option, as on the button that takes it. */
  name(option: Pick<Option, "kind" | "values" | "text">): string {
    const message = `action-${option.kind}`;
    return this.words.has(message) ? this.words.say(message, option.values) : option.text;
  }

  /** Is an event kept out of the log? */
  leavesOut(event: SeenEvent): boolean {
    return this.board.unsaid?.(event, event.seat !== this.seat && this.state !== null && !this.state.result) ?? false;
  }

  /** Look at a player's court; once more, or at the own: back to the own. */
  visit(seat: number): void {
    this.visiting = this.visiting === seat ? null : seat;
  }

  /** What a seat has, in words and icons. */
  court(seat: number): Court {
    const court = this.sight?.courts[seat];
    return court ? courtOf(court, this.board.icons, this.words) : NO_COURT;
  }

  /** The source that was counted last. */
  readonly countedNow = $derived.by(() => (this.counting && this.state?.result ? stepsOf(this.state.result)[this.counting - 1] : undefined));

  /** Is it still being counted who won? */
  readonly tallying = $derived(this.counting === 0 || this.countedNow !== undefined);

  /** Count the next source; after the last the winner is known, and then all is said. */
  countOn(): void {
    const steps = this.state?.result ? stepsOf(this.state.result).length : 0;
    this.counting = this.counting === null || this.counting > steps ? null : this.counting + 1;
  }

  /** Why a person should think twice before taking an option. */
  caution({ caution }: Option): string {
    return caution ? this.words.say(caution.id, caution.values) : "";
  }

  /** Have others changed a number of a panel since the own last move? */
  isNew(seat: number, what: string): boolean {
    return !this.past && this.counting === null && isNew(this.known, this.numbers, seat, what);
  }

  colorOf(seat: number): string {
    return `seat-${seat + 1}`;
  }

  /** Take an option; `sure`: although it deserves a second thought. */
  async act(option: Option, sure = false): Promise<void> {
    if (!this.state || option.closed || this.busy) return;
    if (this.lesson && !this.lesson.allows(option)) return;
    if (this.isPicked(option) !== null) {
      this.warning = null;
      this.picks = picked(this.picks, this.series!, option.text);
      return;
    }
    const why = sure ? "" : this.caution(option);
    this.warning = why ? { option, why, all: false } : null;
    this.selected = why && option.piece ? option.piece : null;
    if (why) return;
    const { seat, version } = this.state;
    const ahead = this.preview?.known && this.preview.action === option.text && this.preview.version === version ? this.preview : null;
    if (option.answer && this.info?.pace) this.hold(option.answer);
    await this.send([option.text], ahead, { type: "act", seat, action: option.text, version });
  }

  /** How often an option is picked; null if it is none of those that are picked before they are taken. */
  isPicked(option: Option): number | null {
    return this.picking && this.series!.times[option.text] ? (this.picks.get(option.text) ?? 0) : null;
  }

  /** The name of taking together what is picked, or all of it. */
  nameTogether(): string {
    return this.words.say(`series-${this.prompt?.ask}`, { count: Math.max(this.count, this.series?.least ?? 0) });
  }

  /** Take together what is picked, or all where there is nothing to pick. */
  async actTogether(sure = false): Promise<void> {
    const { state, series } = this;
    if (!state || !series || this.busy || this.count < Math.max(1, series.least)) return;
    const actions = this.picking ? actionsOf(this.picks) : Object.keys(series.times);
    const careful = sure ? [] : this.choices.open.filter((option) => actions.includes(option.text) && this.caution(option));
    if (careful.length) {
      this.warning = { option: careful[0]!, why: careful.map((option) => this.caution(option)).join(" "), all: true };
      this.selected = careful[0]!.piece || null;
      return;
    }
    await this.send(actions, null, { type: "together", seat: state.seat, actions, version: state.version });
  }

  /** Show a move as done, and ask the server for it. */
  private async send(actions: string[], ahead: Preview | null, message: Parameters<Line["ask"]>[0]): Promise<void> {
    this.look(null);
    this.selected = null;
    this.hint = null;
    this.sent = { actions, ahead };
    this.slow = false;
    clearTimeout(this.slowTimer);
    this.slowTimer = setTimeout(() => (this.slow = true), SLOW);
    await this.request(message);
  }

  /** The page will answer by itself unless the person wants to decide. */
  answerBySelf(stop: () => void): void {
    this.stopAnswer = stop;
    this.answering = true;
  }

  /** The person wants to decide after all. */
  letDecide(): void {
    this.insistedAt = this.state?.version ?? -1;
    this.stopAnswering();
  }

  stopAnswering(): void {
    this.stopAnswer?.();
    this.stopAnswer = null;
    this.answering = false;
  }

  private hold(answering: Answering): void {
    this.held = answering;
    this.holdTimer = setTimeout(() => this.release(), SUSPENSE);
  }

  /** Show what was kept back. */
  private release(): void {
    clearTimeout(this.holdTimer);
    this.held = null;
    for (const message of this.waiting.splice(0)) this.hear(message);
  }

  /** Take the last stroke back, or as many moves as wanted. */
  async undo(count = this.state?.undo.steps[0] ?? 1): Promise<void> {
    if (!this.state || this.covered || this.state.undo.count < count || this.busy) return;
    await this.request({ type: "undo", seat: this.state.seat, version: this.state.version, count });
  }

  /** What a click on a piece does: takes its only open option; with several, or none, it is just looked at. */
  pick(piece: string, firm = true): void {
    const open = this.choices.openAt(piece);
    if (this.warning?.option.piece !== piece) this.warning = null;
    const only = open.length === 1 ? open[0]! : null;
    if (only && (firm || this.selected === piece || this.isPicked(only) !== null)) void this.act(only);
    else this.selected = this.selected === piece && open.length === 0 ? null : piece;
  }

  /** Leave what was about to be done. */
  withdraw(): void {
    this.warning = null;
    this.selected = null;
    this.picks = NO_PICKS;
    this.hint = null;
    this.look(null);
  }

  /** A click rests the pointer: what the page moves under it is not looked at until the pointer moves itself. */
  rest({ clientX, clientY }: MouseEvent): void {
    this.rested = [clientX, clientY];
  }

  restsAt({ clientX, clientY }: MouseEvent): boolean {
    return this.rested?.[0] === clientX && this.rested[1] === clientY;
  }

  look(piece: string | null): void {
    if (this.looked === piece) return;
    this.looked = piece;
    clearTimeout(this.previewTimer);
    this.preview = null;
    const open = piece ? this.choices.openAt(piece) : [];
    if (open.length === 1) this.previewTimer = setTimeout(() => this.askPreview(open[0]!), 120);
  }

  /** A new question: what has nothing to do with it gives way to what is asked, unless the keyboard is on it. */
  private lookUp(): void {
    const { looked } = this;
    if (looked && !this.choices.at(looked).length && document.activeElement?.getAttribute("data-piece") !== looked) this.look(null);
  }

  askPreview(option: Option): void {
    if (this.state && this.own.includes(this.state.seat)) {
      void this.connection?.ask({ type: "preview", seat: this.state.seat, action: option.text });
    }
  }

  async askHint(): Promise<void> {
    if (!this.state || !this.mine || !this.info?.hints || this.pondering) return;
    this.look(null);
    this.selected = null;
    this.pondering = this.whole = true;
    this.problem = null;
    const answer = await this.connection?.ask({ type: "hint", seat: this.state.seat });
    this.pondering = false;
    if (answer?.type === "refused") this.problem = { id: answer.code, values: answer.values };
  }

  /** What could be chosen if the question were put to the own seat now; null if nobody can say. */
  async askAhead(): Promise<Option[] | null> {
    if (!this.state) return null;
    this.problem = null;
    const answer = await this.connection?.ask({ type: "ahead", seat: this.state.seat });
    if (answer?.type === "refused") this.problem = { id: answer.code, values: answer.values };
    return answer?.type === "ahead" ? answer.choices : null;
  }

  /** Answer before it is asked, or from now on each time; without an action take that back. */
  answerAhead(action: string, same = true): void {
    if (this.state) void this.request({ type: "answer", seat: this.state.seat, action, version: this.state.version, same });
  }

  say(text: string): void {
    const seat = this.seat === NOBODY ? (this.own[0] ?? NOBODY) : this.seat;
    void this.request({ type: "say", text, seat });
  }

  lookFrom(seat: number): void {
    void this.request({ type: "look", seat });
  }

  pace(ms: number): void {
    void this.request({ type: "settings", pace: ms });
  }

  /** Look at the position after so many moves; `null`: back to the present. */
  async lookBack(move: number | null): Promise<void> {
    this.selected = this.looked = null;
    if (move === null || move >= (this.state?.moves ?? 0)) {
      this.past = null;
      return;
    }
    try {
      this.past = await api.at(this.id, move, this.state?.seat ?? NOBODY, this.secret);
    } catch (error) {
      this.complain(error);
    }
  }

  /** Play again what others did since the own last move; a second call stops it. */
  async watch(): Promise<void> {
    if (this.watching) {
      this.watching = false;
      return;
    }
    const moves = this.state?.moves ?? 0;
    this.watching = true;
    for (let move = moves - since(this.log, this.seat).length; move < moves && this.watching; move++) {
      await this.lookBack(move);
      await new Promise((done) => setTimeout(done, WATCH_PAUSE));
    }
    this.watching = false;
    await this.lookBack(null);
  }

  /** The positions on the way of a move. */
  private async stepsTo(move: number): Promise<StepAt[]> {
    try {
      return (await api.steps(this.id, move, this.state?.seat ?? NOBODY, this.secret)).steps;
    } catch (error) {
      this.complain(error);
      return [];
    }
  }

  private get secret(): string | undefined {
    return this.secretOf(this.state?.seat ?? NOBODY);
  }

  private secretOf(seat: number): string | undefined {
    return keysOf(this.id).secrets.find((one) => one.seat === seat)?.secret;
  }

  complain(error: unknown): void {
    if (error instanceof Refusal) this.problem = { id: error.code, values: error.values };
    else throw error;
  }

  private async request(message: Parameters<Line["ask"]>[0]): Promise<void> {
    this.busy = true;
    this.problem = null;
    const answer = await this.connection?.ask(message);
    this.busy = false;
    if (!answer || answer.type === "refused") {
      this.release();
      this.sent = null;
    }
    if (answer?.type === "refused") {
      this.problem = { id: answer.code, values: answer.values };
      if (answer.state) this.show(answer.state);
    }
  }

  private comeWithout(refused: Refused): void {
    forgetSeats(this.id);
    this.problem = { id: refused.code, values: refused.values };
  }

  private show(state: State): void {
    if (this.state && state.version !== this.state.version) {
      this.hint = null;
      this.preview = null;
      this.selected = null;
      this.warning = null;
      this.picks = NO_PICKS;
      this.sent = null;
    }
    if (this.state?.status === "playing" && state.result && lasting(1)) this.counting = 0;
    void this.remember(state);
    const before = this.state;
    this.state = state;
    if (before && state.version !== before.version && this.mine) this.lookUp();
    if (this.own.length === 1 || (state.seat >= 0 && state.view && !this.board.secret(state.view, state.seat))) this.shown = state.seat;
  }

  /** Keep the numbers against which what others do is new: those after the own last move; who watches, those before. */
  private async remember(state: State): Promise<void> {
    const news = since(this.log, state.seat).length;
    const seen = state.seat < 0 ? this.state : news ? null : state;
    if (seen?.shown) this.known = numbersOf(seen.scores, seen.shown.courts);
    if (seen || this.known || !news || state.status !== "playing") return;
    // The page is opened later: what it has not seen, it asks for.
    const then = await api.at(this.id, state.moves - news, state.seat, this.secretOf(state.seat)).catch(() => null);
    if (then) this.known ??= numbersOf(then.scores, then.shown.courts);
  }

  private hear(message: FromServer): void {
    if (this.held && (message.type === "state" || message.type === "log")) {
      this.waiting.push(message);
      return;
    }
    switch (message.type) {
      case "joined":
        this.info = message.table;
        this.timeLeft = message.table.time_left;
        this.own = message.own;
        settleKeys(this.id, message.own);
        this.owner = message.owner;
        this.chat = message.chat;
        if (document.visibilityState === "hidden") this.tellVisible();
        break;
      case "seated":
        forgetSeats(this.id, this.own.filter((seat) => !message.own.includes(seat)));
        this.own = message.own;
        this.owner = message.owner;
        break;
      case "log":
        this.log = addToLog(this.log, message.entries);
        this.telling.hear(this.log, this.state?.view ? { events: 0, view: this.state.view, shown: this.state.shown!, scores: this.state.scores } : null);
        break;
      case "state":
        this.timeLeft = message.time_left ?? null;
        this.show(message);
        break;
      case "table":
        this.info = message.table;
        this.timeLeft = message.table.time_left;
        break;
      case "chat":
        this.chat = [...this.chat.filter((line) => line.number !== message.number), message];
        break;
      case "hint":
        if (message.version === this.state?.version) this.hint = message;
        break;
      case "preview":
        if (message.version === this.state?.version) this.preview = message;
        break;
      case "refused":
        // The seat is somebody else's by now: the next greeting comes as a spectator's.
        if (message.code === "wrong-secret" && !this.state) this.comeWithout(message);
        if (message.code === "no-spectators") {
          this.close();
          this.problem = { id: message.code, values: message.values };
        }
        break;
      case "ack":
      case "ahead":
      case "pong":
        break; // for whoever asked
      default:
        message satisfies never;
    }
  }
}

function addToLog(log: Moved[], entries: (Moved | Undone)[]): Moved[] {
  const known = log.at(-1)?.version ?? 0;
  return withUndone([...log, ...entries.filter((entry) => entry.version > known)]);
}

const KEY = Symbol("table");

export function provideTable(table: Table): Table {
  return setContext(KEY, table);
}

export function useTable(): Table {
  return getContext<Table>(KEY);
}
