"""Everything that can be said between a browser and the server: HTTP bodies and WebSocket messages.

`web/src/protocol.ts` is made from this file (`python -m ophir.server.typescript`); a test fails when the two differ.
Nothing here is prose: whatever a person reads is a message id with values (`ophir.engine.texts`).

A seat is known by its *secret*, which is given once, to whoever takes the seat. Over HTTP it travels in the header
`Authorization: Bearer SECRET`, over the socket in `Join`; never in an address. Links for people carry it behind `#`,
which browsers keep to themselves.

The *version* of a table grows with every move and every undo. An action names the version its player saw; if the
table has moved on meanwhile, nothing happens and the answer is the state as it is now.

    GET  /api/games                            Games
    GET  /api/games/{game}                     GameCatalogue
    GET  /api/games/{game}/texts/{language}    the messages as a Fluent file (text/plain)
    GET  /api/games/{game}/words/{language}    Words: names and figures as the box has them
    GET  /api/games/{game}/tutorial            Tutorial
    POST /api/games/{game}/tutorial            StartTutorial -> TableCreated: a table at its beginning
    GET  /api/tables?ids=a,b                   Lobby: open and running tables, or the tables of these ids
    POST /api/tables                           CreateTable -> TableCreated
    GET  /api/tables/{table}                   TableInfo
    GET  /api/tables/{table}/game              GameDetails: with the table's own data
    GET  /api/tables/{table}/words/{language}  Words
    POST /api/tables/{table}/start             StartTable -> TableInfo             (owner)
    POST /api/tables/{table}/seats/{seat}/take TakeSeat -> SeatTaken
    PUT  /api/tables/{table}/seats/{seat}      ChangeSeat -> TableInfo             (owner, or the seat's person)
    POST /api/tables/{table}/seats/{seat}/resign Resign -> TableInfo                (the seat's person)
    POST /api/tables/{table}/resign            VoteResign -> TableInfo             (a seat)
    POST /api/tables/{table}/rematch           PlayAgain -> TableInfo, with the same secrets (seat or owner)
    GET  /api/tables/{table}/record            the record (text/plain); of a running game sealed, as a seat may know it
    POST /api/records                          UploadRecord -> TableCreated
    GET  /api/tables/{table}/replay            Replay                              (as a seat, or a spectator)
    GET  /api/tables/{table}/at/{move}?seat=n  PositionAt                          (as a seat, or a spectator)
    GET  /api/tables/{table}/steps/{move}?seat=n  StepsTo                          (as a seat, or a spectator)
    POST /api/tables/{table}/branch            PlayOn -> TableCreated
    GET  /api/tables/{table}/review?since=n    Review: what was seen so far, with the looks after the first n
    POST /api/tables/{table}/review            StartReview -> Review: begins, or goes on
    POST /api/tables/{table}/review/stop       StopReview -> Review
    GET  /api/puzzles                          Puzzles
    GET  /api/puzzles/day/{day}                PuzzleInfo: the puzzle of a day such as 2026-11-18
    GET  /api/puzzles/{game}/{number}          PuzzleShown
    GET  /api/puzzles/{game}/{number}/words/{language}  Words
    POST /api/puzzles/{game}/{number}/play     PlayPuzzle -> TableCreated
    GET  /api/you?games=n                      You                                 (a person's own secret)
    POST /api/you/keys                         KeepKeys -> Kept                    (the same)
    GET  /api/you/records                      all records in one file             (the same)
    POST /api/you/code                         Nothing -> MoveCode                 (the same)
    POST /api/you/arrive                       Arrive -> Arrived
    DELETE /api/you                            forgets a person                    (the same)
    GET  /api/you/notices                      NoticesInfo                         (the same)
    POST /api/you/notices                      AskNotices -> NoticesInfo           (the same)
    DELETE /api/you/notices/{channel}          tells nothing that way any more     (the same)
    POST /api/you/notices/{channel}/try        Nothing -> NoticesInfo              (the same)
    POST /api/notices/stop/{token}             ends the way by which a notice came (whoever has its link)
    POST /api/notices/confirm/{token}          a mail address is right             (the same)
    WS   /api/tables/{table}/live              FromBrowser, FromServer: begins with Join, answered by Joined, Log, State

An error answers with a Problem. After every change of the table everybody at it gets a Log and a State.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, get_args

from msgspec import UNSET, Meta, Struct, UnsetType

from ophir.engine.outlook import Policy

NAME_LENGTH = 32
COMMENT_LENGTH = 240
CHAT_LENGTH = 500
RECORD_LENGTH = 200_000
PACK_LENGTH = 100_000  # of one file; a request has its own limit
AWAY_AFTER = 120  # seconds
ANSWER_SECONDS = 5

Json = Any
Values = dict[str, Any]  # of a message: what stands in its gaps
Seat = Annotated[int, Meta(ge=-1, le=15)]  # -1 is nobody: a spectator, or a message without a seat
OwnSeat = Annotated[int, Meta(ge=0, le=15)]
Count = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Name = Annotated[str, Meta(max_length=NAME_LENGTH)]
Word = Annotated[str, Meta(max_length=64)]
Secret = Annotated[str, Meta(max_length=64)]
ActionText = Annotated[str, Meta(min_length=1, max_length=100)]
Contribution = Annotated[str, Meta(max_length=64, pattern="^[A-Za-z0-9_-]*$")]

OptionData = bool | int | str | list[str]
OptionKind = Literal["switch", "choice", "number", "set"]
Resigning = Literal["bot", "out"]
EndOfTime = Literal["move", "bot", "lost"]
ChannelKind = Literal["push", "mail", "hook"]
ChannelState = Literal["new", "on", "failing", "gone"]
SeatKind = Literal["human", "bot", "open"]
Answers = Literal["even", "asked", "open"]
Status = Literal["waiting", "playing", "finished", "abandoned"]
ReviewState = Literal["none", "running", "stopped", "done", "failed"]
Mark = Literal["good", "inaccurate", "mistake"]


# What is played.


class ActionInfo(Struct, frozen=True):
    """An action of a game's catalogue. `piece` is the part of the board it belongs to, such as `market:stone:2`."""

    id: int
    text: str
    kind: str
    piece: str
    values: Values


class OptionInfo(Struct, frozen=True):
    """An option of a game: on or off, one of `values`, a number from `least` to `most`, or a set of `values`, of which
    at least `least` are in it.

    Help is the message `option-<id>`. `seats` and `needs` say with how many seats, and with which values of other
    options, it may differ from `default`; `seats_of` with how many seats a value goes that does not go with all.
    """

    id: str
    kind: OptionKind
    default: OptionData
    values: list[str]
    least: int
    most: int
    seats: list[int]
    needs: dict[str, list[str]]
    seats_of: dict[str, list[int]]


class BotInfo(Struct, frozen=True):
    """A bot that can sit anywhere. A named level counts from 1, its name is the message `level-<id>`; 0: no level."""

    id: str
    level: int


class LevelStep(Struct, frozen=True):
    """How often a level beats the one below it, with the 95 % interval."""

    stronger: str
    weaker: str
    share: float
    low: float
    high: float


class LevelsInfo(Struct, frozen=True):
    """What the levels of a game are worth: measured, with the day and how many games each pair played.

    `alone`: against the automaton that one person alone plays with, where that was measured, `alone_games` each.
    `ratings`: of each level, on one scale.
    """

    date: str
    games: int
    steps: list[LevelStep]
    alone: list[LevelStep]
    alone_games: int
    ratings: dict[str, float]


class WindowInfo(Struct, frozen=True):
    """A kind of question out of turn, message `window-<ask>`, in which a person may not want to be asked.

    `pieces` are what answers it best; none: whatever can be played. `smart`: how to be asked there and not too often.
    """

    ask: str
    pieces: list[str]
    smart: Policy


class GameInfo(Struct, frozen=True):
    """A game that can be played, with its title and what it is about by language; `colors` name the seats.

    `tutorial`: there is one. `alone`: the automaton that one person alone plays against; empty if nobody can.
    `automata`: the names of all automata, by id and language.
    """

    id: str
    titles: dict[str, str]
    abouts: dict[str, str]
    rules: str
    seat_counts: list[int]
    colors: list[str]
    options: list[OptionInfo]
    bots: list[BotInfo]
    tutorial: bool
    levels: LevelsInfo | None
    windows: list[WindowInfo]
    alone: str
    automata: dict[str, dict[str, str]]


class Games(Struct, frozen=True):
    """Every game of this server."""

    version: str
    languages: list[str]
    games: list[GameInfo]


class PackInfo(Struct, frozen=True):
    """The data a game is played with: every record of every file, and how many facts come from which source.

    At a table only what is in play there.
    """

    name: str
    hash: str
    files: dict[str, Json]
    facts: dict[str, dict[str, int]]


class GameCatalogue(Struct, frozen=True):
    """A game with its catalogue of actions and its data."""

    game: GameInfo
    actions: list[ActionInfo]
    pack: PackInfo


class GameDetails(Struct, frozen=True):
    """A game as a table plays it: with its data, and the ids that actions name, by kind. Which actions are offered
    comes with the state: the whole catalogue would be most of what a browser waits for."""

    game: GameInfo
    things: dict[str, list[str]]
    pack: PackInfo


class TutorialMove(Struct, frozen=True):
    """A move of a tutorial's script: any of `actions` will do, the first is pointed at."""

    seat: int
    actions: list[str]


class TutorialStep(Struct, frozen=True):
    """A step of a tutorial: messages `tutorial-<id>-title` and `tutorial-<id>`. Without moves it is a remark.

    It begins after `first` moves of the game.
    """

    id: str
    first: int
    moves: list[TutorialMove]


class Tutorial(Struct, frozen=True):
    """A lesson in a prepared position: the learner is asked for the own moves, the others' play themselves."""

    game: str
    learner: int
    steps: list[TutorialStep]


class Words(Struct, frozen=True):
    """What a table adds to a game's messages: names by message id, values that every message may use, and what
    things do (by kind and id such as `fortune-dream_at_gibeon`) in sentences and in signs, in one language.

    A sign is an icon by its name, as `#gold`, or a short text to stand as it is."""

    names: dict[str, str]
    figures: Values
    about: dict[str, str]
    signs: dict[str, list[str]]


# Tables over HTTP.


class SeatWish(Struct, forbid_unknown_fields=True):
    """Who shall sit: a person who comes with this browser, a bot, or whoever takes the seat by link."""

    kind: SeatKind
    bot: Word = ""
    name: Name = ""


class OwnPack(Struct, frozen=True, forbid_unknown_fields=True):
    """Corrected or invented figures: TOML texts by file name, as a folder for `ophir play --pack` holds them."""

    name: Annotated[str, Meta(max_length=NAME_LENGTH, pattern="^[A-Za-z0-9_.-]+$")]
    files: Annotated[dict[Word, Annotated[str, Meta(max_length=PACK_LENGTH)]], Meta(min_length=1, max_length=16)]


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """So many seconds for a turn, and what comes then: a bot makes the moves of this turn, a bot takes the seat (its
    person may take it back), or the seat has lost, as if its person had resigned.

    A turn is all that one seat decides until another is asked, or a phase of the game ends; who is asked out of turn
    has the same time.
    """

    seconds: Annotated[int, Meta(ge=30, le=1_209_600)]
    then: EndOfTime = "move"


class CreateTable(Struct, forbid_unknown_fields=True):
    """A new table. With `seed` chance can be foretold by whoever knows it, and the table says so (`open_seed`); a table
    with open seats takes none.

    With `pack` it is played with figures of one's own; what is wrong with them is answered as `bad-pack`. Where people
    come by link, a bot may take the seat of who is away for `away_after` seconds (null: never), and bots give hints
    only if `hints` says so. `resigning`: where more than two play, a bot plays on for who resigns, or the seat is out.

    Where people come by link to a game with questions out of turn, `answers` says how these are put, so that nobody
    learns from a question or a pause what somebody holds. "even": everybody is asked, and the pass of who plays nothing
    comes `answer_seconds` after the question, whatever he holds or does. "asked": everybody is asked and has to pass
    himself, which is told after `answer_seconds` at the earliest. "open": only who can answer is asked, and all see it.

    `clock`: how long a turn may take, at a table of two seats and more; null: as long as one likes.

    Spectators look on with the delay of `delay_moves` moves, `delay_turns` whole turns and `delay_minutes` minutes,
    whichever is longest: until then nothing that they can ask for holds what happened, nor the chat.
    """

    game: Word
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=16)]
    options: dict[str, bool | Count | Word | Annotated[list[Word], Meta(max_length=64)]] = {}
    seed: Word | None = None
    listed: bool = True
    pace: Annotated[int, Meta(ge=0, le=5000)] = 600
    pack: OwnPack | None = None
    away_after: Annotated[int, Meta(ge=0, le=604_800)] | None = AWAY_AFTER
    hints: bool = False
    resigning: Resigning = "bot"
    answers: Answers = "even"
    answer_seconds: Annotated[int, Meta(ge=1, le=12)] = ANSWER_SECONDS  # a page waits no longer for its answer
    clock: Clock | None = None
    delay_moves: Annotated[int, Meta(ge=0, le=100)] = 0
    delay_minutes: Annotated[int, Meta(ge=0, le=120)] = 0
    delay_turns: Annotated[int, Meta(ge=0, le=20)] = 0


class StartTutorial(Struct, forbid_unknown_fields=True):
    """A table at the beginning of a game's tutorial, for one person."""

    name: Name = ""


class Player(Struct, frozen=True):
    """Who sits on a seat. `bot` plays for a person who is away as long as `kind` is `bot` and `claimed` is true.

    `away_since`: when the person was last here, 0 who is here. `hints`: how many hints the seat has used, where all
    are told. `asked`: somebody who lost the key asks for the seat, and this is the code that his page shows.
    `returned`: how often the seat was given back like that. `resigned`: the person gave up, and a bot makes the moves.
    `late`: how often the time for a turn was over before the person moved.
    """

    seat: int
    color: str
    kind: SeatKind
    name: str
    bot: str
    claimed: bool
    connected: bool
    away_since: float
    resigns: bool
    hints: int
    asked: str
    returned: int
    resigned: bool
    late: int


class PackName(Struct, frozen=True):
    """The data that a table is played with, where it is not the standard data: in how many figures it differs."""

    name: str
    hash: str
    changes: int


class Order(Struct, frozen=True, forbid_unknown_fields=True):
    """What the owner lets people do at the table: spectators come in once it is played, spectators talk; `muted` seats
    don't talk."""

    spectators: bool = True
    talk: bool = True
    muted: Annotated[list[OwnSeat], Meta(max_length=16)] = []


class TableInfo(Struct, frozen=True):
    """A table as anybody may know it. `commitment` is the hash of the server's secret, made before play.

    `automata` play along without a chair; their names are the messages `automaton-<id>`. Wherever something is said by
    party (scores, places, winners, shares, the seat of an event), they follow the players.

    `between`: people come by link, so that `away_after`, `hints`, `answers` and `answer_seconds` are the table's rules.
    `opened`: the game is over and nothing is hidden any more. `time_left`: seconds that were left for the seat to move
    when this was said, where a clock runs for it; else null. `watching`: so many spectators are there. With a delay
    (`delay_moves`, ...) this is the table as spectators may know it by now, unless a seat's secret asks.
    """

    id: str
    game: str
    options: dict[str, OptionData]
    status: Status
    players: list[Player]
    automata: list[str]
    version: int
    moves: int
    scores: list[int]
    to_move: int
    created: float
    changed: float
    listed: bool
    pace: int
    commitment: str
    open_seed: bool
    rematch: str
    origin: str
    tutorial: bool
    pack: PackName | None
    between: bool
    away_after: int | None
    hints: bool
    answers: Answers
    answer_seconds: int
    opened: bool
    order: Order
    resigning: Resigning
    clock: Clock | None
    time_left: float | None
    watching: int
    delay_moves: int
    delay_minutes: int
    delay_turns: int


class SeatSecret(Struct, frozen=True):
    """The key to a seat. It is told once; the server keeps only its hash."""

    seat: int
    secret: str


class TableCreated(Struct, frozen=True):
    """A new table, with the keys to the seats that came with this browser and the key of its owner."""

    table: TableInfo
    secrets: list[SeatSecret]
    owner: str


class Lobby(Struct, frozen=True):
    """Tables, the latest first: those that wait for players and those that are being played; some that ended lately."""

    tables: list[TableInfo]
    finished: list[TableInfo]


class House(Struct, frozen=True):
    """Told to this computer's own page: where others in the house reach it, or the command that lets them in."""

    address: str = ""
    command: str = ""


class TakeSeat(Struct, forbid_unknown_fields=True):
    """Sit down on an open seat. `contribution` is this person's share in the seed: any random word."""

    name: Name = ""
    contribution: Contribution = ""


class SeatTaken(Struct, frozen=True):
    """The seat is yours: keep the secret."""

    table: TableInfo
    seat: int
    secret: str


class AskBack(Struct, forbid_unknown_fields=True):
    """Ask for a seat whose key is lost. The secret of the answer opens it once all others agree."""


class Agree(Struct, forbid_unknown_fields=True):
    """Agree that who shows this code gets the seat back (somebody else at the table)."""

    code: Annotated[str, Meta(max_length=16)]


class StartTable(Struct, forbid_unknown_fields=True):
    """Start the game (owner only). `contribution` counts for each seat of the owner's browser."""

    contribution: Contribution = ""


class ChangeSeat(Struct, forbid_unknown_fields=True):
    """Hand a seat to a bot (`bot`), take it back (`human`), or free it before the start (`open`).

    A seat belongs to who sits on it: others can only let a bot play for who is away, by the table's `away_after`.
    Before the start the owner may put anybody out.
    """

    kind: SeatKind
    bot: Word = ""
    name: Name | None = None


class VoteResign(Struct, forbid_unknown_fields=True):
    """Vote for ending the game without a result, or take the vote back. It ends when every person at it votes so.

    Hands are opened only if who is away had agreed, too.
    """

    vote: bool = True


class Resign(Struct, forbid_unknown_fields=True):
    """Give up: at two the other wins; at more it goes on as the table said before the start (`resigning`)."""


class PlayAgain(Struct, forbid_unknown_fields=True):
    """The same again at a new table. If `secrets` open every seat that a person holds, nobody else has to agree and
    the game begins at once; `contribution` then counts for each of these seats."""

    secrets: Annotated[list[Secret], Meta(max_length=17)] = []
    contribution: Contribution = ""


class UploadRecord(Struct, forbid_unknown_fields=True):
    """A record: a finished one can be replayed, an unfinished one is played on with these seats (default: all own).

    `pack`: what it was played with, if that was not the standard data.
    """

    record: Annotated[str, Meta(max_length=RECORD_LENGTH)]
    pack: OwnPack | None = None
    seats: Annotated[list[SeatWish], Meta(max_length=16)] = []


class PlayOn(Struct, forbid_unknown_fields=True):
    """Play on from the position after `move` moves, at a new table with these seats."""

    move: Count
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=16)]


class Problem(Struct, frozen=True):
    """What is wrong with a request: a message id with values, and the same in English for who reads the wire."""

    code: str
    values: Values
    message: str


# What a player sees.


class SeenEvent(Struct, frozen=True):
    """One thing that happened, as the reader may know it: a message id and its values. `seat` may be any party."""

    id: str
    seat: int
    values: Values


class Moved(Struct, frozen=True, tag_field="type", tag="moved"):
    """A move, and the piece that it belongs to. If `hidden`, `action` is only its kind: the choice is its player's
    secret. `undone`: taken back since."""

    version: int
    seat: int
    action: str
    piece: str
    hidden: bool
    undone: bool
    events: list[SeenEvent]


class Undone(Struct, frozen=True, tag_field="type", tag="undone"):
    """A seat took back its last `count` moves."""

    version: int
    seat: int
    count: int


class ClosedInfo(Struct, frozen=True):
    """Why an option is closed: a message with its values, and the rule it rests on."""

    id: str
    rule: str
    values: Values


class Said(Struct, frozen=True):
    """Something to be said: a message id with its values."""

    id: str
    values: Values


class Answering(Struct, frozen=True):
    """A question that another seat may be asked at once, whether it can answer or not."""

    ask: str
    seat: int


class Offer(Struct, frozen=True, omit_defaults=True):
    """An action that a person would look for, open or closed.

    `also` are other pieces at which it may be looked for, `reach` places that it acts on. `caution`: why to think twice
    before taking it.
    """

    id: int
    text: str
    kind: str
    piece: str
    values: Values
    closed: ClosedInfo | UnsetType = UNSET
    also: list[str] | UnsetType = UNSET
    reach: list[str] | UnsetType = UNSET
    answer: Answering | UnsetType = UNSET
    caution: Said | UnsetType = UNSET


class SeriesInfo(Struct, frozen=True):
    """Actions of one decision that can be taken together, by notation with how often: from `least` to `most` in all.

    Where `least` is all there is nothing to choose. The message `series-<ask>` names the act, told `count`.
    """

    times: dict[str, int]
    least: int
    most: int


class Prompt(Struct, frozen=True):
    """What is being asked: messages are `ask-<ask>` and `help-<ask>`; `decision` as in the rules (D7).

    `board`: on whose board it is decided, where each seat has one. `tag`: message `tag-<tag>` on the panel of a person
    who is asked.
    """

    ask: str
    seat: int
    decision: str
    rule: str
    values: Values
    board: int
    tag: str


class StageInfo(Struct, frozen=True):
    """Where the game stands. Phases are messages `phase-<id>`, in short `stage-<id>`.

    `part`: the present phase or a part of it. `turn` is -1 where whose turn it is goes without saying, `order` is empty
    where seats have none.
    """

    round: int
    phases: list[str]
    phase: str
    part: str
    turn: int
    order: list[int]


class StockInfo(Struct, frozen=True):
    """So many of something, of at most `of` (0: without end). `name` is its message, told `count`."""

    id: str
    name: str
    count: int
    of: int
    piece: str


class CourtInfo(Struct, frozen=True):
    """What a party has. `most`: the score that completes the game (0: none does). `mark` and `note` are messages."""

    goods: list[StockInfo]
    things: list[StockInfo]
    left: StockInfo | None
    mark: str
    most: int
    note: str


class NoteInfo(Struct, frozen=True):
    """What the position adds to what is printed on a piece: goods that it brings, and pieces that take part."""

    gets: dict[str, int]
    reach: list[str]


class Shown(Struct, frozen=True):
    """What a game says of a position beside its pieces: `courts` by party, `notes` by piece, where scores came from.

    The score's unit is the message `unit`.
    """

    stage: StageInfo
    courts: list[CourtInfo]
    notes: dict[str, NoteInfo]
    sources: list[dict[str, int]]


class UndoInfo(Struct, frozen=True):
    """How many moves the reader may take back, and a message id: why not more.

    `steps` are the same moves, the latest first, as they were made: so many at once.
    """

    count: int
    why: str
    steps: list[int]


class Result(Struct, frozen=True):
    """How the game ended, by party; `why` are the values of the message `result-why`. Where it ended because somebody
    gave up, `ends` is `resigned` alone.

    `secret` is the server's: with it anybody can check the commitment.
    """

    winners: list[int]
    scores: list[int]
    places: list[int]
    sources: list[dict[str, int]]
    ends: list[str]
    tie_break: str
    why: Values
    secret: str


class ScorePoint(Struct, frozen=True):
    """The parties' scores after `move` moves, and where they came from."""

    move: int
    scores: list[int]
    sources: list[dict[str, int]]


class MoveComment(Struct, frozen=True):
    """What was written on a move, by whom if that is known: a record of somebody else's may hold anything."""

    move: int
    text: str


class WriteComment(Struct, forbid_unknown_fields=True):
    """Write on a move of a game that is over, as somebody who sat there."""

    move: Annotated[int, Meta(ge=1, le=100_000)]
    text: Annotated[str, Meta(min_length=1, max_length=COMMENT_LENGTH)]


class Replay(Struct, frozen=True):
    """A whole game for looking at again. While it is played, only what the reader may know."""

    table: TableInfo
    seat: int
    moves: list[Moved]
    chart: list[ScorePoint]
    comments: list[MoveComment]


class PositionAt(Struct, frozen=True):
    """The position after `move` moves. Of a finished game `seat` may be any: everything is open then."""

    move: int
    moves: int
    seat: int
    view: Json
    shown: Shown
    prompt: Prompt | None
    scores: list[int]
    result: Result | None


class StepAt(Struct, frozen=True):
    """The position after the first `events` events of a move."""

    events: int
    view: Json
    shown: Shown
    scores: list[int]


class StepsTo(Struct, frozen=True):
    """The positions on the way to `move`: what an automaton does between two decisions, step by step."""

    move: int
    seat: int
    steps: list[StepAt]


# People without accounts.


class HeldKey(Struct, frozen=True, forbid_unknown_fields=True):
    """A key to a seat; seat -1 is the owner's."""

    table: Annotated[str, Meta(max_length=32)]
    seat: Seat
    secret: Secret


class KeepKeys(Struct, forbid_unknown_fields=True):
    """Keys that shall be remembered for a person."""

    keys: Annotated[list[HeldKey], Meta(max_length=100)] = []


class Kept(Struct, frozen=True):
    """How many keys are remembered now."""

    keys: int


class Against(Struct, frozen=True):
    """Somebody else in a game: a bot or an automaton by its id, or a person by name; which party, and which place."""

    kind: Literal["person", "bot", "automaton"]
    id: str
    name: str
    party: int
    place: int


class YourResult(Struct, frozen=True):
    """How a game ended for a person. `curves`: the course of each party's score, thinned.

    `apart`: why it does not count (a tutorial, practice from a record, several people at one screen, a chosen seed, or
    a bot that played for the person to the end); empty if it does.
    """

    table: str
    game: str
    time: float
    began: float
    seat: int
    seats: int
    place: int
    scores: list[int]
    against: list[Against]
    resigned: bool
    apart: str
    curves: list[list[int]]


class YourTable(Struct, frozen=True):
    """A table that goes on: the person's seats, whether one of them has to decide, what is asked, where it stands."""

    table: TableInfo
    seats: list[int]
    turn: bool
    prompt: Prompt | None
    stage: StageInfo | None


class Tally(Struct, frozen=True):
    """Games against somebody: a bot's id, `people`, `alone` (an automaton) or `mixed` (bots of several levels).

    `even`: how many of them somebody of the same strength as the others would win.
    """

    game: str
    against: str
    games: int
    won: int
    even: float


class RatingPoint(Struct, frozen=True):
    """A rating after a game, and how far off it may be (95 %)."""

    rating: float
    within: float


class LevelRating(Struct, frozen=True):
    """The measured rating of a level."""

    level: str
    rating: float


class YourRating(Struct, frozen=True):
    """A rating in a game, after each of the last games; `enough`: of so many games that it says something."""

    game: str
    games: int
    enough: bool
    points: list[RatingPoint]
    levels: list[LevelRating]


class You(Struct, frozen=True):
    """What is remembered of a person. `keys` open the tables that go on; `times` are when games ended."""

    games: int
    won: int
    results: list[YourResult]
    tables: list[YourTable]
    tallies: list[Tally]
    ratings: list[YourRating]
    keys: list[HeldKey]
    times: list[float]


class Nothing(Struct, forbid_unknown_fields=True):
    """Nothing needs to be said."""


class MoveCode(Struct, frozen=True):
    """A code that brings a person to another browser: once, within so many seconds."""

    code: str
    seconds: int


class Arrive(Struct, forbid_unknown_fields=True):
    """Become the person behind a code."""

    code: Annotated[str, Meta(max_length=32)]


class Arrived(Struct, frozen=True):
    """The secret of the person that one is now."""

    secret: str


# Notices.


class AskNotices(Struct, forbid_unknown_fields=True):
    """Tell me when it is my turn: at a browser's push endpoint with its keys, a mail address, or a webhook."""

    kind: ChannelKind
    to: Annotated[str, Meta(min_length=3, max_length=1000)]
    p256dh: Annotated[str, Meta(max_length=120)] = ""
    auth: Annotated[str, Meta(max_length=40)] = ""
    language: Annotated[str, Meta(max_length=8)] = "en"


class ChannelInfo(Struct, frozen=True):
    """A way by which a person is told. `new`: a mail address that its owner has not confirmed yet; `gone`: the browser
    is no more. `problem`: why the last notice did not arrive: a word, or `status-` and a number."""

    id: str
    kind: ChannelKind
    to: str
    state: ChannelState
    problem: str


class NoticesInfo(Struct, frozen=True):
    """How a person is told. `push_key` is the server's; `mails`: the host has a mail server; with `hook_secret` a
    webhook checks the header `Ophir-Signature` (HMAC of the body)."""

    push_key: str
    mails: bool
    hook_secret: str
    channels: list[ChannelInfo]


# What a browser says over the socket. `ref` comes back with the answer: every message gets one (ANSWERS).


class Join(Struct, forbid_unknown_fields=True, tag_field="type", tag="join"):
    """The first message: which seats this browser holds (none: a spectator), and the version it has the log up to."""

    secrets: Annotated[list[Secret], Meta(max_length=17)] = []
    after: Count = 0
    ref: Count = 0


class Act(Struct, forbid_unknown_fields=True, tag_field="type", tag="act"):
    """Take an action, by its notation. Its own decision, or an interrupt."""

    seat: OwnSeat
    action: ActionText
    version: Count
    ref: Count = 0


class ActTogether(Struct, forbid_unknown_fields=True, tag_field="type", tag="together"):
    """Take several actions of the own decision at once, as the state's `series` allows: all of them or none."""

    seat: OwnSeat
    actions: Annotated[list[ActionText], Meta(min_length=1, max_length=64)]
    version: Count
    ref: Count = 0


class Undo(Struct, forbid_unknown_fields=True, tag_field="type", tag="undo"):
    """Take back the last `count` moves of a seat."""

    seat: OwnSeat
    version: Count
    count: Annotated[int, Meta(ge=1, le=1000)] = 1
    ref: Count = 0


class Look(Struct, forbid_unknown_fields=True, tag_field="type", tag="look"):
    """See the table from another of the own seats (several people at one screen)."""

    seat: Seat
    ref: Count = 0


class Say(Struct, forbid_unknown_fields=True, tag_field="type", tag="say"):
    """Chat, as one of the own seats (-1: as the owner or a spectator)."""

    text: Annotated[str, Meta(min_length=1, max_length=CHAT_LENGTH)]
    seat: Seat = -1
    ref: Count = 0


class AskHint(Struct, forbid_unknown_fields=True, tag_field="type", tag="hint"):
    """What would a bot do in this seat?"""

    seat: OwnSeat
    ref: Count = 0


class AskPreview(Struct, forbid_unknown_fields=True, tag_field="type", tag="preview"):
    """What would this action do? Answered only as far as nothing hidden is touched."""

    seat: OwnSeat
    action: ActionText
    ref: Count = 0


class AskAhead(Struct, forbid_unknown_fields=True, tag_field="type", tag="ahead"):
    """What could this seat choose if the pending question were put to it now?"""

    seat: OwnSeat
    ref: Count = 0


class AnswerAhead(Struct, forbid_unknown_fields=True, tag_field="type", tag="answer"):
    """Answer, once it is put to this seat, what somebody else is asked now; or what this seat is asked now, at once and
    again each time. An empty `action` takes that back.

    `same`: only as long as nothing changes that the seat can see of the question; else whenever the action is open.
    """

    seat: OwnSeat
    action: Annotated[str, Meta(max_length=100)]
    version: Count
    same: bool = True
    ref: Count = 0


class Settings(Struct, forbid_unknown_fields=True, tag_field="type", tag="settings"):
    """How long bots wait before each move, in milliseconds (any seat or the owner)."""

    pace: Annotated[int, Meta(ge=0, le=5000)]
    ref: Count = 0


class Visible(Struct, forbid_unknown_fields=True, tag_field="type", tag="visible"):
    """The page came to the front, or is hidden behind something: then its person does not see whose turn it is."""

    visible: bool
    ref: Count = 0


class Ping(Struct, forbid_unknown_fields=True, tag_field="type", tag="ping"):
    """Is the line alive?"""

    ref: Count = 0


FromBrowser = (
    Join
    | Act
    | ActTogether
    | Undo
    | Look
    | Say
    | AskHint
    | AskPreview
    | AskAhead
    | AnswerAhead
    | Settings
    | Visible
    | Ping
)


# What the server says over the socket.


class Joined(Struct, frozen=True, tag_field="type", tag="joined"):
    """Welcome: the table, the seats this browser holds, whether it is the owner's. The log and a state follow."""

    table: TableInfo
    own: list[int]
    owner: bool
    chat: list[ChatLine]
    ref: int


class Seated(Struct, frozen=True, tag_field="type", tag="seated"):
    """This browser holds other seats than before: one was freed, or taken by somebody else. A state follows."""

    own: list[int]
    owner: bool


class AheadInfo(Struct, frozen=True):
    """What the seat has answered ahead: to the question `ask`, once or `again` each time; `same` as it was said.

    `kind` and `values` are the action's, as in an Offer.
    """

    ask: str
    action: str
    kind: str
    values: Values
    same: bool
    again: bool


class State(Struct, frozen=True, tag_field="type", tag="state"):
    """The table as `seat` sees it (-1: a spectator). Before the start `view` and `shown` are null.

    `choices` are those of the seat's own decision, or else what it may do out of turn. With several own seats the
    server shows the one that has to decide; `look` chooses another. `answer_within`: seconds that were left, when this
    was said, for a question that is put at even pace; 0 if it is not. `time_left` is as in TableInfo. `ahead` is what
    the seat has answered ahead, which nobody else is told; `may_answer_ahead`: what is asked now can be.
    """

    version: int
    seat: int
    status: Status
    moves: int
    to_move: int
    view: Json
    shown: Shown | None
    choices: list[Offer]
    series: SeriesInfo | None
    prompt: Prompt | None
    undo: UndoInfo
    scores: list[int]
    result: Result | None
    answer_within: float = 0.0
    time_left: float | None = None
    ahead: AheadInfo | None = None
    may_answer_ahead: bool = False


class Log(Struct, frozen=True, tag_field="type", tag="log"):
    """What happened after the version that the reader knows, oldest first."""

    entries: list[Moved | Undone]


class Ack(Struct, frozen=True, tag_field="type", tag="ack"):
    """Your message `ref` was carried out, and is on disk: `version` is the table's since then."""

    ref: int
    version: int


class Refused(Struct, frozen=True, tag_field="type", tag="refused"):
    """Your message `ref` changed nothing. A stale version comes with the state as it is."""

    ref: int
    code: str
    values: Values
    message: str
    state: State | None = None


class ChatLine(Struct, frozen=True, tag_field="type", tag="chat"):
    """Somebody said something; `seat` -1 is a spectator. `number` grows by one."""

    number: int
    seat: int
    name: str
    text: str
    time: float


class TableChanged(Struct, frozen=True, tag_field="type", tag="table"):
    """Somebody sat down, left, came back or voted; the game started or ended; a rematch was set up."""

    table: TableInfo


class HintReason(Struct, frozen=True):
    """What speaks for a choice: a feature of a party that it changes. `id` is the message that says it, with `change`,
    a signed number such as "+2", as its value."""

    id: str
    party: int
    change: str


class HintChoice(Struct, frozen=True):
    """One of the bot's best choices: its estimated share of the victory for the seat, from 0 to 1, and what speaks for
    it, the weightiest first."""

    action: str
    share: float
    reasons: list[HintReason]


class ReviewOption(Struct, frozen=True):
    """An option of a decision that was looked at again: the share of the victory that it promised its seat, from 0 to
    1, and half of the interval that holds it with 95 %. An empty `action` is to let an interrupt be."""

    action: str
    kind: str
    piece: str
    values: Values
    share: float
    error: float | None


class ReviewLook(Struct, frozen=True):
    """What a look at decision `number` found, by what its seat could know.

    `before` and `after` are every party's share with the best option and with the one that was taken; `spread` half of
    the intervals of `after`, and `error` of `lost`, if it was looked at several times. `why` speaks for the best one.
    `real`: the options differed.
    """

    number: int
    seat: int
    action: str
    best: str
    before: list[float]
    after: list[float]
    spread: list[float]
    options: list[ReviewOption]
    why: list[HintReason]
    lost: float
    error: float | None
    mark: Mark
    real: bool


class ReviewPlayer(Struct, frozen=True):
    """A seat's decisions at which the options differed, and the share of the best options' promise that it kept."""

    decisions: int
    accuracy: float
    error: float
    inaccurate: int
    mistakes: int


class ReviewAccount(Struct, frozen=True):
    """How a party came from an even share to its last one: `even + own + others + luck`."""

    even: float
    own: float
    others: float
    luck: float


class StartReview(Struct, forbid_unknown_fields=True):
    """Look at a game again; with `deeper` only at that decision, longer than ever before."""

    deeper: Count = 0


class StopReview(Struct, forbid_unknown_fields=True):
    """Look no further, and keep what was seen."""


class Review(Struct, frozen=True):
    """A game looked at again so far: `looked` of its `decisions` once, `again` of the `doubtful` ones twice.

    `looks` come in the order in which they were made, a later one at the same decision counts; the next request says
    with `since` how many it has. `typical`: how far one look is from the next with 95 %, measured in this game.
    """

    state: ReviewState
    decisions: int
    looked: int
    doubtful: int
    again: int
    since: int
    looks: list[ReviewLook]
    players: list[ReviewPlayer]
    accounts: list[ReviewAccount]
    result: list[float] | None
    typical: float | None


class Hint(Struct, frozen=True, tag_field="type", tag="hint"):
    """The bot's best choices, best first, and the share of the victory it gives each party now.

    Choices whose shares differ by less than `noise` are about equal: another look might turn them round.
    """

    ref: int
    seat: int
    version: int
    bot: str
    choices: list[HintChoice]
    shares: list[float]
    noise: float


class Preview(Struct, frozen=True, tag_field="type", tag="preview"):
    """What the action would do: its events, and the view after it. `known` false: that depends on what is hidden."""

    ref: int
    seat: int
    version: int
    action: str
    known: bool
    events: list[SeenEvent]
    view: Json
    scores: list[int]


class Ahead(Struct, frozen=True, tag_field="type", tag="ahead"):
    """What the seat could choose if it were asked now."""

    ref: int
    seat: int
    version: int
    prompt: Prompt
    choices: list[Offer]


class PuzzleInfo(Struct, frozen=True):
    """A shipped puzzle: which seat is asked what (message `ask-<ask>`), among how many options, and what makes the
    answer good: it gains something, denies something to others, or prepares what comes later."""

    game: str
    number: int
    seats: int
    seat: int
    ask: str
    theme: Literal["gain", "deny", "prepare"]
    options: int


class Puzzles(Struct, frozen=True):
    """All puzzles of this server."""

    puzzles: list[PuzzleInfo]


class PlayPuzzle(Struct, forbid_unknown_fields=True):
    """Play on from a puzzle, at a new table with bots on the other seats."""

    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=16)]


class PuzzleShown(Struct, frozen=True):
    """A puzzle with its position as the seat sees it, and what the search says of every option, the best first.

    Whoever finds an option that is no more than `close` worse than the best has solved it. `greedy` is what one look
    ahead takes; `why` speaks for the best, `tempts` for that one. `lead`: of the best before the second, with half of
    its interval of 95 %.
    """

    puzzle: PuzzleInfo
    table: TableInfo
    details: GameDetails
    state: State
    best: str
    greedy: str
    close: float
    lead: float
    lead_error: float
    searches: int
    iterations: int
    options: list[ReviewOption]
    why: list[HintReason]
    tempts: list[HintReason]


class Pong(Struct, frozen=True, tag_field="type", tag="pong"):
    """The line is alive."""

    ref: int


FromServer = Joined | Seated | State | Log | Ack | Refused | ChatLine | TableChanged | Hint | Preview | Ahead | Pong

# What answers what; instead of it anything may be Refused.
ANSWERS: Final[dict[type[Struct], type[Struct]]] = {
    Join: Joined,
    Act: Ack,
    ActTogether: Ack,
    Undo: Ack,
    Look: Ack,
    Say: Ack,
    AskHint: Hint,
    AskPreview: Preview,
    AskAhead: Ahead,
    AnswerAhead: Ack,
    Settings: Ack,
    Visible: Ack,
    Ping: Pong,
}
assert set(ANSWERS) == set(get_args(FromBrowser)), "every message of a browser has its answer, and nothing else has one"
assert set(ANSWERS.values()) <= set(get_args(FromServer)), "an answer is something that the server can say"
