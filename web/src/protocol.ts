// Made from src/ophir/server/protocol.py by `python -m ophir.server.typescript`. Don't edit.

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
export type Values = { [name: string]: Json };
export type OptionData = boolean | number | string | string[];
export type OptionKind = "switch" | "choice" | "number" | "set";
export type SeatKind = "human" | "bot" | "open";
export type Status = "waiting" | "playing" | "finished" | "abandoned";

/**
 * An action of a game's catalogue. `piece` is the part of the board it belongs to, such as `market:stone:2`.
 */
export interface ActionInfo {
  id: number;
  text: string;
  kind: string;
  piece: string;
  values: Values;
}

/**
 * An option of a game: on or off, one of `values`, a number from `least` to `most`, or a set of `values`, of which
 * at least `least` are in it.
 *
 * Help is the message `option-<id>`. `seats` and `needs` say with how many seats, and with which values of other
 * options, it may differ from `default`; `seats_of` with how many seats a value goes that does not go with all.
 */
export interface OptionInfo {
  id: string;
  kind: OptionKind;
  default: boolean | number | string | string[];
  values: string[];
  least: number;
  most: number;
  seats: number[];
  needs: { [name: string]: string[] };
  seats_of: { [name: string]: number[] };
}

/**
 * A bot that can sit anywhere. A named level counts from 1, its name is the message `level-<id>`; 0: no level.
 */
export interface BotInfo {
  id: string;
  level: number;
}

/**
 * How often a level beats the one below it, with the 95 % interval.
 */
export interface LevelStep {
  stronger: string;
  weaker: string;
  share: number;
  low: number;
  high: number;
}

/**
 * What the levels of a game are worth: measured, with the day and how many games each pair played.
 *
 * `alone`: against the automaton that one person alone plays with, where that was measured, `alone_games` each.
 * `ratings`: of each level, on one scale.
 */
export interface LevelsInfo {
  date: string;
  games: number;
  steps: LevelStep[];
  alone: LevelStep[];
  alone_games: number;
  ratings: { [name: string]: number };
}

/**
 * A kind of question out of turn, message `window-<ask>`, in which a person may not want to be asked.
 *
 * `pieces` are what answers it best; none: whatever can be played. `smart`: how to be asked there and not too often.
 */
export interface WindowInfo {
  ask: string;
  pieces: string[];
  smart: "always" | "matching" | "never";
}

/**
 * A game that can be played, with its title and what it is about by language; `colors` name the seats.
 *
 * `tutorial`: there is one. `alone`: the automaton that one person alone plays against; empty if nobody can.
 * `automata`: the names of all automata, by id and language.
 */
export interface GameInfo {
  id: string;
  titles: { [name: string]: string };
  abouts: { [name: string]: string };
  rules: string;
  seat_counts: number[];
  colors: string[];
  options: OptionInfo[];
  bots: BotInfo[];
  tutorial: boolean;
  levels: LevelsInfo | null;
  windows: WindowInfo[];
  alone: string;
  automata: { [name: string]: { [name: string]: string } };
}

/**
 * Every game of this server.
 */
export interface Games {
  version: string;
  languages: string[];
  games: GameInfo[];
}

/**
 * The data a game is played with: every record of every file, and how many facts come from which source.
 *
 * At a table only what is in play there.
 */
export interface PackInfo {
  name: string;
  hash: string;
  files: Values;
  facts: { [name: string]: { [name: string]: number } };
}

/**
 * A game with its catalogue of actions and its data.
 */
export interface GameCatalogue {
  game: GameInfo;
  actions: ActionInfo[];
  pack: PackInfo;
}

/**
 * A game as a table plays it: with its data, and the ids that actions name, by kind. Which actions are offered
 * comes with the state: the whole catalogue would be most of what a browser waits for.
 */
export interface GameDetails {
  game: GameInfo;
  things: { [name: string]: string[] };
  pack: PackInfo;
}

/**
 * A move of a tutorial's script: any of `actions` will do, the first is pointed at.
 */
export interface TutorialMove {
  seat: number;
  actions: string[];
}

/**
 * A step of a tutorial: messages `tutorial-<id>-title` and `tutorial-<id>`. Without moves it is a remark.
 *
 * It begins after `first` moves of the game.
 */
export interface TutorialStep {
  id: string;
  first: number;
  moves: TutorialMove[];
}

/**
 * A lesson in a prepared position: the learner is asked for the own moves, the others' play themselves.
 */
export interface Tutorial {
  game: string;
  learner: number;
  steps: TutorialStep[];
}

/**
 * What a table adds to a game's messages: names by message id, values that every message may use, and what
 * things do (by kind and id such as `fortune-dream_at_gibeon`) in sentences and in signs, in one language.
 *
 * A sign is an icon by its name, as `#gold`, or a short text to stand as it is.
 */
export interface Words {
  names: { [name: string]: string };
  figures: Values;
  about: { [name: string]: string };
  signs: { [name: string]: string[] };
}

/**
 * Who shall sit: a person who comes with this browser, a bot, or whoever takes the seat by link.
 */
export interface SeatWish {
  kind: SeatKind;
  bot?: string;
  name?: string;
}

/**
 * Corrected or invented figures: TOML texts by file name, as a folder for `ophir play --pack` holds them.
 */
export interface OwnPack {
  name: string;
  files: { [name: string]: string };
}

/**
 * So many seconds for a turn, and what comes then: a bot makes the moves of this turn, a bot takes the seat (its
 * person may take it back), or the seat has lost, as if its person had resigned.
 *
 * A turn is all that one seat decides until another is asked, or a phase of the game ends; who is asked out of turn
 * has the same time.
 */
export interface Clock {
  seconds: number;
  then?: "bot" | "lost" | "move";
}

/**
 * A new table. With `seed` chance can be foretold by whoever knows it, and the table says so (`open_seed`); a table
 * with open seats takes none.
 *
 * With `pack` it is played with figures of one's own; what is wrong with them is answered as `bad-pack`. Where people
 * come by link, a bot may take the seat of who is away for `away_after` seconds (null: never), and bots give hints
 * only if `hints` says so. `resigning`: where more than two play, a bot plays on for who resigns, or the seat is out.
 *
 * Where people come by link to a game with questions out of turn, `answers` says how these are put, so that nobody
 * learns from a question or a pause what somebody holds. "even": everybody is asked, and the pass of who plays nothing
 * comes `answer_seconds` after the question, whatever he holds or does. "asked": everybody is asked and has to pass
 * himself, which is told after `answer_seconds` at the earliest. "open": only who can answer is asked, and all see it.
 *
 * `clock`: how long a turn may take, at a table of two seats and more; null: as long as one likes.
 *
 * Spectators look on with the delay of `delay_moves` moves, `delay_turns` whole turns and `delay_minutes` minutes,
 * whichever is longest: until then nothing that they can ask for holds what happened, nor the chat.
 */
export interface CreateTable {
  game: string;
  seats: SeatWish[];
  options?: { [name: string]: boolean | number | string | string[] };
  seed?: string | null;
  listed?: boolean;
  pace?: number;
  pack?: OwnPack | null;
  away_after?: number | null;
  hints?: boolean;
  resigning?: "bot" | "out";
  answers?: "asked" | "even" | "open";
  answer_seconds?: number;
  clock?: Clock | null;
  delay_moves?: number;
  delay_minutes?: number;
  delay_turns?: number;
}

/**
 * A table at the beginning of a game's tutorial, for one person.
 */
export interface StartTutorial {
  name?: string;
}

/**
 * Who sits on a seat. `bot` plays for a person who is away as long as `kind` is `bot` and `claimed` is true.
 *
 * `away_since`: when the person was last here, 0 who is here. `hints`: how many hints the seat has used, where all
 * are told. `asked`: somebody who lost the key asks for the seat, and this is the code that his page shows.
 * `returned`: how often the seat was given back like that. `resigned`: the person gave up, and a bot makes the moves.
 * `late`: how often the time for a turn was over before the person moved.
 */
export interface Player {
  seat: number;
  color: string;
  kind: SeatKind;
  name: string;
  bot: string;
  claimed: boolean;
  connected: boolean;
  away_since: number;
  resigns: boolean;
  hints: number;
  asked: string;
  returned: number;
  resigned: boolean;
  late: number;
}

/**
 * The data that a table is played with, where it is not the standard data: in how many figures it differs.
 */
export interface PackName {
  name: string;
  hash: string;
  changes: number;
}

/**
 * What the owner lets people do at the table: spectators come in once it is played, spectators talk; `muted` seats
 * don't talk.
 */
export interface Order {
  spectators?: boolean;
  talk?: boolean;
  muted?: number[];
}

/**
 * A table as anybody may know it. `commitment` is the hash of the server's secret, made before play.
 *
 * `automata` play along without a chair; their names are the messages `automaton-<id>`. Wherever something is said by
 * party (scores, places, winners, shares, the seat of an event), they follow the players.
 *
 * `between`: people come by link, so that `away_after`, `hints`, `answers` and `answer_seconds` are the table's rules.
 * `opened`: the game is over and nothing is hidden any more. `time_left`: seconds that were left for the seat to move
 * when this was said, where a clock runs for it; else null. `watching`: so many spectators are there. With a delay
 * (`delay_moves`, ...) this is the table as spectators may know it by now, unless a seat's secret asks.
 */
export interface TableInfo {
  id: string;
  game: string;
  options: { [name: string]: boolean | number | string | string[] };
  status: Status;
  players: Player[];
  automata: string[];
  version: number;
  moves: number;
  scores: number[];
  to_move: number;
  created: number;
  changed: number;
  listed: boolean;
  pace: number;
  commitment: string;
  open_seed: boolean;
  rematch: string;
  origin: string;
  tutorial: boolean;
  pack: PackName | null;
  between: boolean;
  away_after: number | null;
  hints: boolean;
  answers: "asked" | "even" | "open";
  answer_seconds: number;
  opened: boolean;
  order: Order;
  resigning: "bot" | "out";
  clock: Clock | null;
  time_left: number | null;
  watching: number;
  delay_moves: number;
  delay_minutes: number;
  delay_turns: number;
}

/**
 * The key to a seat. It is told once; the server keeps only its hash.
 */
export interface SeatSecret {
  seat: number;
  secret: string;
}

/**
 * A new table, with the keys to the seats that came with this browser and the key of its owner.
 */
export interface TableCreated {
  table: TableInfo;
  secrets: SeatSecret[];
  owner: string;
}

/**
 * Tables, the latest first: those that wait for players and those that are being played; some that ended lately.
 */
export interface Lobby {
  tables: TableInfo[];
  finished: TableInfo[];
}

/**
 * Told to this computer's own page: where others in the house reach it, or the command that lets them in.
 */
export interface House {
  address: string;
  command: string;
}

/**
 * Sit down on an open seat. `contribution` is this person's share in the seed: any random word.
 */
export interface TakeSeat {
  name?: string;
  contribution?: string;
}

/**
 * The seat is yours: keep the secret.
 */
export interface SeatTaken {
  table: TableInfo;
  seat: number;
  secret: string;
}

/**
 * Ask for a seat whose key is lost. The secret of the answer opens it once all others agree.
 */
export interface AskBack {
}

/**
 * Agree that who shows this code gets the seat back (somebody else at the table).
 */
export interface Agree {
  code: string;
}

/**
 * Start the game (owner only). `contribution` counts for each seat of the owner's browser.
 */
export interface StartTable {
  contribution?: string;
}

/**
 * Hand a seat to a bot (`bot`), take it back (`human`), or free it before the start (`open`).
 *
 * A seat belongs to who sits on it: others can only let a bot play for who is away, by the table's `away_after`.
 * Before the start the owner may put anybody out.
 */
export interface ChangeSeat {
  kind: SeatKind;
  bot?: string;
  name?: string | null;
}

/**
 * Vote for ending the game without a result, or take the vote back. It ends when every person at it votes so.
 *
 * Hands are opened only if who is away had agreed, too.
 */
export interface VoteResign {
  vote?: boolean;
}

/**
 * Give up: at two the other wins; at more it goes on as the table said before the start (`resigning`).
 */
export interface Resign {
}

/**
 * The same again at a new table. If `secrets` open every seat that a person holds, nobody else has to agree and
 * the game begins at once; `contribution` then counts for each of these seats.
 */
export interface PlayAgain {
  secrets?: string[];
  contribution?: string;
}

/**
 * A record: a finished one can be replayed, an unfinished one is played on with these seats (default: all own).
 *
 * `pack`: what it was played with, if that was not the standard data.
 */
export interface UploadRecord {
  record: string;
  pack?: OwnPack | null;
  seats?: SeatWish[];
}

/**
 * Play on from the position after `move` moves, at a new table with these seats.
 */
export interface PlayOn {
  move: number;
  seats: SeatWish[];
}

/**
 * What is wrong with a request: a message id with values, and the same in English for who reads the wire.
 */
export interface Problem {
  code: string;
  values: Values;
  message: string;
}

/**
 * One thing that happened, as the reader may know it: a message id and its values. `seat` may be any party.
 */
export interface SeenEvent {
  id: string;
  seat: number;
  values: Values;
}

/**
 * A move, and the piece that it belongs to. If `hidden`, `action` is only its kind: the choice is its player's
 * secret. `undone`: taken back since.
 */
export interface Moved {
  type: "moved";
  version: number;
  seat: number;
  action: string;
  piece: string;
  hidden: boolean;
  undone: boolean;
  events: SeenEvent[];
}

/**
 * A seat took back its last `count` moves.
 */
export interface Undone {
  type: "undone";
  version: number;
  seat: number;
  count: number;
}

/**
 * Why an option is closed: a message with its values, and the rule it rests on.
 */
export interface ClosedInfo {
  id: string;
  rule: string;
  values: Values;
}

/**
 * Something to be said: a message id with its values.
 */
export interface Said {
  id: string;
  values: Values;
}

/**
 * A question that another seat may be asked at once, whether it can answer or not.
 */
export interface Answering {
  ask: string;
  seat: number;
}

/**
 * An action that a person would look for, open or closed.
 *
 * `also` are other pieces at which it may be looked for, `reach` places that it acts on. `caution`: why to think twice
 * before taking it.
 */
export interface Offer {
  id: number;
  text: string;
  kind: string;
  piece: string;
  values: Values;
  closed?: ClosedInfo;
  also?: string[];
  reach?: string[];
  answer?: Answering;
  caution?: Said;
}

/**
 * Actions of one decision that can be taken together, by notation with how often: from `least` to `most` in all.
 *
 * Where `least` is all there is nothing to choose. The message `series-<ask>` names the act, told `count`.
 */
export interface SeriesInfo {
  times: { [name: string]: number };
  least: number;
  most: number;
}

/**
 * What is being asked: messages are `ask-<ask>` and `help-<ask>`; `decision` as in the rules (D7).
 *
 * `board`: on whose board it is decided, where each seat has one. `tag`: message `tag-<tag>` on the panel of a person
 * who is asked.
 */
export interface Prompt {
  ask: string;
  seat: number;
  decision: string;
  rule: string;
  values: Values;
  board: number;
  tag: string;
}

/**
 * Where the game stands. Phases are messages `phase-<id>`, in short `stage-<id>`.
 *
 * `part`: the present phase or a part of it. `turn` is -1 where whose turn it is goes without saying, `order` is empty
 * where seats have none.
 */
export interface StageInfo {
  round: number;
  phases: string[];
  phase: string;
  part: string;
  turn: number;
  order: number[];
}

/**
 * So many of something, of at most `of` (0: without end). `name` is its message, told `count`.
 */
export interface StockInfo {
  id: string;
  name: string;
  count: number;
  of: number;
  piece: string;
}

/**
 * What a party has. `most`: the score that completes the game (0: none does). `mark` and `note` are messages.
 */
export interface CourtInfo {
  goods: StockInfo[];
  things: StockInfo[];
  left: StockInfo | null;
  mark: string;
  most: number;
  note: string;
}

/**
 * What the position adds to what is printed on a piece: goods that it brings, and pieces that take part.
 */
export interface NoteInfo {
  gets: { [name: string]: number };
  reach: string[];
}

/**
 * What a game says of a position beside its pieces: `courts` by party, `notes` by piece, where scores came from.
 *
 * The score's unit is the message `unit`.
 */
export interface Shown {
  stage: StageInfo;
  courts: CourtInfo[];
  notes: { [name: string]: NoteInfo };
  sources: ({ [name: string]: number })[];
}

/**
 * How many moves the reader may take back, and a message id: why not more.
 *
 * `steps` are the same moves, the latest first, as they were made: so many at once.
 */
export interface UndoInfo {
  count: number;
  why: string;
  steps: number[];
}

/**
 * How the game ended, by party; `why` are the values of the message `result-why`. Where it ended because somebody
 * gave up, `ends` is `resigned` alone.
 *
 * `secret` is the server's: with it anybody can check the commitment.
 */
export interface Result {
  winners: number[];
  scores: number[];
  places: number[];
  sources: ({ [name: string]: number })[];
  ends: string[];
  tie_break: string;
  why: Values;
  secret: string;
}

/**
 * The parties' scores after `move` moves, and where they came from.
 */
export interface ScorePoint {
  move: number;
  scores: number[];
  sources: ({ [name: string]: number })[];
}

/**
 * What was written on a move, by whom if that is known: a record of somebody else's may hold anything.
 */
export interface MoveComment {
  move: number;
  text: string;
}

/**
 * Write on a move of a game that is over, as somebody who sat there.
 */
export interface WriteComment {
  move: number;
  text: string;
}

/**
 * A whole game for looking at again. While it is played, only what the reader may know.
 */
export interface Replay {
  table: TableInfo;
  seat: number;
  moves: Moved[];
  chart: ScorePoint[];
  comments: MoveComment[];
}

/**
 * The position after `move` moves. Of a finished game `seat` may be any: everything is open then.
 */
export interface PositionAt {
  move: number;
  moves: number;
  seat: number;
  view: Json;
  shown: Shown;
  prompt: Prompt | null;
  scores: number[];
  result: Result | null;
}

/**
 * The position after the first `events` events of a move.
 */
export interface StepAt {
  events: number;
  view: Json;
  shown: Shown;
  scores: number[];
}

/**
 * The positions on the way to `move`: what an automaton does between two decisions, step by step.
 */
export interface StepsTo {
  move: number;
  seat: number;
  steps: StepAt[];
}

/**
 * A key to a seat; seat -1 is the owner's.
 */
export interface HeldKey {
  table: string;
  seat: number;
  secret: string;
}

/**
 * Keys that shall be remembered for a person.
 */
export interface KeepKeys {
  keys?: HeldKey[];
}

/**
 * How many keys are remembered now.
 */
export interface Kept {
  keys: number;
}

/**
 * Somebody else in a game: a bot or an automaton by its id, or a person by name; which party, and which place.
 */
export interface Against {
  kind: "automaton" | "bot" | "person";
  id: string;
  name: string;
  party: number;
  place: number;
}

/**
 * How a game ended for a person. `curves`: the course of each party's score, thinned.
 *
 * `apart`: why it does not count (a tutorial, practice from a record, several people at one screen, a chosen seed, or
 * a bot that played for the person to the end); empty if it does.
 */
export interface YourResult {
  table: string;
  game: string;
  time: number;
  began: number;
  seat: number;
  seats: number;
  place: number;
  scores: number[];
  against: Against[];
  resigned: boolean;
  apart: string;
  curves: number[][];
}

/**
 * A table that goes on: the person's seats, whether one of them has to decide, what is asked, where it stands.
 */
export interface YourTable {
  table: TableInfo;
  seats: number[];
  turn: boolean;
  prompt: Prompt | null;
  stage: StageInfo | null;
}

/**
 * Games against somebody: a bot's id, `people`, `alone` (an automaton) or `mixed` (bots of several levels).
 *
 * `even`: how many of them somebody of the same strength as the others would win.
 */
export interface Tally {
  game: string;
  against: string;
  games: number;
  won: number;
  even: number;
}

/**
 * A rating after a game, and how far off it may be (95 %).
 */
export interface RatingPoint {
  rating: number;
  within: number;
}

/**
 * The measured rating of a level.
 */
export interface LevelRating {
  level: string;
  rating: number;
}

/**
 * A rating in a game, after each of the last games; `enough`: of so many games that it says something.
 */
export interface YourRating {
  game: string;
  games: number;
  enough: boolean;
  points: RatingPoint[];
  levels: LevelRating[];
}

/**
 * What is remembered of a person. `keys` open the tables that go on; `times` are when games ended.
 */
export interface You {
  games: number;
  won: number;
  results: YourResult[];
  tables: YourTable[];
  tallies: Tally[];
  ratings: YourRating[];
  keys: HeldKey[];
  times: number[];
}

/**
 * Nothing needs to be said.
 */
export interface Nothing {
}

/**
 * A code that brings a person to another browser: once, within so many seconds.
 */
export interface MoveCode {
  code: string;
  seconds: number;
}

/**
 * Become the person behind a code.
 */
export interface Arrive {
  code: string;
}

/**
 * The secret of the person that one is now.
 */
export interface Arrived {
  secret: string;
}

/**
 * Tell me when it is my turn: at a browser's push endpoint with its keys, a mail address, or a webhook.
 */
export interface AskNotices {
  kind: "hook" | "mail" | "push";
  to: string;
  p256dh?: string;
  auth?: string;
  language?: string;
}

/**
 * A way by which a person is told. `new`: a mail address that its owner has not confirmed yet; `gone`: the browser
 * is no more. `problem`: why the last notice did not arrive: a word, or `status-` and a number.
 */
export interface ChannelInfo {
  id: string;
  kind: "hook" | "mail" | "push";
  to: string;
  state: "failing" | "gone" | "new" | "on";
  problem: string;
}

/**
 * How a person is told. `push_key` is the server's; `mails`: the host has a mail server; with `hook_secret` a
 * webhook checks the header `Ophir-Signature` (HMAC of the body).
 */
export interface NoticesInfo {
  push_key: string;
  mails: boolean;
  hook_secret: string;
  channels: ChannelInfo[];
}

/**
 * The first message: which seats this browser holds (none: a spectator), and the version it has the log up to.
 */
export interface Join {
  type: "join";
  secrets?: string[];
  after?: number;
  ref?: number;
}

/**
 * Take an action, by its notation. Its own decision, or an interrupt.
 */
export interface Act {
  type: "act";
  seat: number;
  action: string;
  version: number;
  ref?: number;
}

/**
 * Take several actions of the own decision at once, as the state's `series` allows: all of them or none.
 */
export interface ActTogether {
  type: "together";
  seat: number;
  actions: string[];
  version: number;
  ref?: number;
}

/**
 * Take back the last `count` moves of a seat.
 */
export interface Undo {
  type: "undo";
  seat: number;
  version: number;
  count?: number;
  ref?: number;
}

/**
 * See the table from another of the own seats (several people at one screen).
 */
export interface Look {
  type: "look";
  seat: number;
  ref?: number;
}

/**
 * Chat, as one of the own seats (-1: as the owner or a spectator).
 */
export interface Say {
  type: "say";
  text: string;
  seat?: number;
  ref?: number;
}

/**
 * What would a bot do in this seat?
 */
export interface AskHint {
  type: "hint";
  seat: number;
  ref?: number;
}

/**
 * What would this action do? Answered only as far as nothing hidden is touched.
 */
export interface AskPreview {
  type: "preview";
  seat: number;
  action: string;
  ref?: number;
}

/**
 * What could this seat choose if the pending question were put to it now?
 */
export interface AskAhead {
  type: "ahead";
  seat: number;
  ref?: number;
}

/**
 * Answer, once it is put to this seat, what somebody else is asked now; or what this seat is asked now, at once and
 * again each time. An empty `action` takes that back.
 *
 * `same`: only as long as nothing changes that the seat can see of the question; else whenever the action is open.
 */
export interface AnswerAhead {
  type: "answer";
  seat: number;
  action: string;
  version: number;
  same?: boolean;
  ref?: number;
}

/**
 * How long bots wait before each move, in milliseconds (any seat or the owner).
 */
export interface Settings {
  type: "settings";
  pace: number;
  ref?: number;
}

/**
 * The page came to the front, or is hidden behind something: then its person does not see whose turn it is.
 */
export interface Visible {
  type: "visible";
  visible: boolean;
  ref?: number;
}

/**
 * Is the line alive?
 */
export interface Ping {
  type: "ping";
  ref?: number;
}

/**
 * Welcome: the table, the seats this browser holds, whether it is the owner's. The log and a state follow.
 */
export interface Joined {
  type: "joined";
  table: TableInfo;
  own: number[];
  owner: boolean;
  chat: ChatLine[];
  ref: number;
}

/**
 * This browser holds other seats than before: one was freed, or taken by somebody else. A state follows.
 */
export interface Seated {
  type: "seated";
  own: number[];
  owner: boolean;
}

/**
 * What the seat has answered ahead: to the question `ask`, once or `again` each time; `same` as it was said.
 *
 * `kind` and `values` are the action's, as in an Offer.
 */
export interface AheadInfo {
  ask: string;
  action: string;
  kind: string;
  values: Values;
  same: boolean;
  again: boolean;
}

/**
 * The table as `seat` sees it (-1: a spectator). Before the start `view` and `shown` are null.
 *
 * `choices` are those of the seat's own decision, or else what it may do out of turn. With several own seats the
 * server shows the one that has to decide; `look` chooses another. `answer_within`: seconds that were left, when this
 * was said, for a question that is put at even pace; 0 if it is not. `time_left` is as in TableInfo. `ahead` is what
 * the seat has answered ahead, which nobody else is told; `may_answer_ahead`: what is asked now can be.
 */
export interface State {
  type: "state";
  version: number;
  seat: number;
  status: Status;
  moves: number;
  to_move: number;
  view: Json;
  shown: Shown | null;
  choices: Offer[];
  series: SeriesInfo | null;
  prompt: Prompt | null;
  undo: UndoInfo;
  scores: number[];
  result: Result | null;
  answer_within: number;
  time_left: number | null;
  ahead: AheadInfo | null;
  may_answer_ahead: boolean;
}

/**
 * What happened after the version that the reader knows, oldest first.
 */
export interface Log {
  type: "log";
  entries: (Moved | Undone)[];
}

/**
 * Your message `ref` was carried out, and is on disk: `version` is the table's since then.
 */
export interface Ack {
  type: "ack";
  ref: number;
  version: number;
}

/**
 * Your message `ref` changed nothing. A stale version comes with the state as it is.
 */
export interface Refused {
  type: "refused";
  ref: number;
  code: string;
  values: Values;
  message: string;
  state: State | null;
}

/**
 * Somebody said something; `seat` -1 is a spectator. `number` grows by one.
 */
export interface ChatLine {
  type: "chat";
  number: number;
  seat: number;
  name: string;
  text: string;
  time: number;
}

/**
 * Somebody sat down, left, came back or voted; the game started or ended; a rematch was set up.
 */
export interface TableChanged {
  type: "table";
  table: TableInfo;
}

/**
 * What speaks for a choice: a feature of a party that it changes. `id` is the message that says it, with `change`,
 * a signed number such as "+2", as its value.
 */
export interface HintReason {
  id: string;
  party: number;
  change: string;
}

/**
 * One of the bot's best choices: its estimated share of the victory for the seat, from 0 to 1, and what speaks for
 * it, the weightiest first.
 */
export interface HintChoice {
  action: string;
  share: number;
  reasons: HintReason[];
}

/**
 * An option of a decision that was looked at again: the share of the victory that it promised its seat, from 0 to
 * 1, and half of the interval that holds it with 95 %. An empty `action` is to let an interrupt be.
 */
export interface ReviewOption {
  action: string;
  kind: string;
  piece: string;
  values: Values;
  share: number;
  error: number | null;
}

/**
 * What a look at decision `number` found, by what its seat could know.
 *
 * `before` and `after` are every party's share with the best option and with the one that was taken; `spread` half of
 * the intervals of `after`, and `error` of `lost`, if it was looked at several times. `why` speaks for the best one.
 * `real`: the options differed.
 */
export interface ReviewLook {
  number: number;
  seat: number;
  action: string;
  best: string;
  before: number[];
  after: number[];
  spread: number[];
  options: ReviewOption[];
  why: HintReason[];
  lost: number;
  error: number | null;
  mark: "good" | "inaccurate" | "mistake";
  real: boolean;
}

/**
 * A seat's decisions at which the options differed, and the share of the best options' promise that it kept.
 */
export interface ReviewPlayer {
  decisions: number;
  accuracy: number;
  error: number;
  inaccurate: number;
  mistakes: number;
}

/**
 * How a party came from an even share to its last one: `even + own + others + luck`.
 */
export interface ReviewAccount {
  even: number;
  own: number;
  others: number;
  luck: number;
}

/**
 * Look at a game again; with `deeper` only at that decision, longer than ever before.
 */
export interface StartReview {
  deeper?: number;
}

/**
 * Look no further, and keep what was seen.
 */
export interface StopReview {
}

/**
 * A game looked at again so far: `looked` of its `decisions` once, `again` of the `doubtful` ones twice.
 *
 * `looks` come in the order in which they were made, a later one at the same decision counts; the next request says
 * with `since` how many it has. `typical`: how far one look is from the next with 95 %, measured in this game.
 */
export interface Review {
  state: "done" | "failed" | "none" | "running" | "stopped";
  decisions: number;
  looked: number;
  doubtful: number;
  again: number;
  since: number;
  looks: ReviewLook[];
  players: ReviewPlayer[];
  accounts: ReviewAccount[];
  result: number[] | null;
  typical: number | null;
}

/**
 * The bot's best choices, best first, and the share of the victory it gives each party now.
 *
 * Choices whose shares differ by less than `noise` are about equal: another look might turn them round.
 */
export interface Hint {
  type: "hint";
  ref: number;
  seat: number;
  version: number;
  bot: string;
  choices: HintChoice[];
  shares: number[];
  noise: number;
}

/**
 * What the action would do: its events, and the view after it. `known` false: that depends on what is hidden.
 */
export interface Preview {
  type: "preview";
  ref: number;
  seat: number;
  version: number;
  action: string;
  known: boolean;
  events: SeenEvent[];
  view: Json;
  scores: number[];
}

/**
 * What the seat could choose if it were asked now.
 */
export interface Ahead {
  type: "ahead";
  ref: number;
  seat: number;
  version: number;
  prompt: Prompt;
  choices: Offer[];
}

/**
 * A shipped puzzle: which seat is asked what (message `ask-<ask>`), among how many options, and what makes the
 * answer good: it gains something, denies something to others, or prepares what comes later.
 */
export interface PuzzleInfo {
  game: string;
  number: number;
  seats: number;
  seat: number;
  ask: string;
  theme: "deny" | "gain" | "prepare";
  options: number;
}

/**
 * All puzzles of this server.
 */
export interface Puzzles {
  puzzles: PuzzleInfo[];
}

/**
 * Play on from a puzzle, at a new table with bots on the other seats.
 */
export interface PlayPuzzle {
  seats: SeatWish[];
}

/**
 * A puzzle with its position as the seat sees it, and what the search says of every option, the best first.
 *
 * Whoever finds an option that is no more than `close` worse than the best has solved it. `greedy` is what one look
 * ahead takes; `why` speaks for the best, `tempts` for that one. `lead`: of the best before the second, with half of
 * its interval of 95 %.
 */
export interface PuzzleShown {
  puzzle: PuzzleInfo;
  table: TableInfo;
  details: GameDetails;
  state: State;
  best: string;
  greedy: string;
  close: number;
  lead: number;
  lead_error: number;
  searches: number;
  iterations: number;
  options: ReviewOption[];
  why: HintReason[];
  tempts: HintReason[];
}

/**
 * The line is alive.
 */
export interface Pong {
  type: "pong";
  ref: number;
}

export type FromBrowser = Join | Act | ActTogether | Undo | Look | Say | AskHint | AskPreview | AskAhead | AnswerAhead | Settings | Visible | Ping;

export type FromServer = Joined | Seated | State | Log | Ack | Refused | ChatLine | TableChanged | Hint | Preview | Ahead | Pong;

/** What answers a message, by its type, unless it is Refused. */
export interface Answers {
  join: Joined;
  act: Ack;
  together: Ack;
  undo: Ack;
  look: Ack;
  say: Ack;
  hint: Hint;
  preview: Preview;
  ahead: Ahead;
  answer: Ack;
  settings: Ack;
  visible: Ack;
  ping: Pong;
}

export const NAME_LENGTH = 32;

export const CHAT_LENGTH = 500;

export const RECORD_LENGTH = 200000;
