"""One game between bots."""

from __future__ import annotations

from hashlib import sha256

from ophir.bots import make_bot
from ophir.bots.bot import Bot
from ophir.engine.game import NOBODY, Game, Options, Outcome, Position
from ophir.engine.packs import Pack
from ophir.engine.records import Move, Record


class Result:
    """What is kept of a game: outcome, length, who began, a digest of all actions, and its record if asked for."""

    __slots__ = ("beginner", "decisions", "digest", "outcome", "record", "rounds")

    def __init__(self, outcome: Outcome, decisions: int, digest: str, record: str, beginner: int, rounds: int) -> None:
        # The seat that had the first turn. NOBODY if the game knows no turns, or if an automaton plays along: he has
        # played by the first decision, and the rules say who begins.
        self.beginner = beginner
        self.rounds = rounds  # or years; 0 in a game without them
        self.outcome = outcome
        self.decisions = decisions
        self.digest = digest
        self.record = record


def play_game(
    game: Game,
    bots: list[str],
    seed: str,
    options: Options | None = None,
    pack: Pack | None = None,
    keep_record: bool = False,
) -> Result:
    """Play one game to its end. Everything follows from `seed`."""
    players = [make_bot(name, f"{seed}/{seat}") for seat, name in enumerate(bots)]
    return play_bots(game, players, bots, seed, options, pack, keep_record)


def play_bots(
    game: Game,
    players: list[Bot],
    names: list[str],
    seed: str,
    options: Options | None = None,
    pack: Pack | None = None,
    keep_record: bool = False,
) -> Result:
    """The same with bots that exist already."""
    position = game.new(len(players), options, seed, pack)
    interrupters = [seat for seat, bot in enumerate(players) if bot.interrupts]
    moves: list[int] = []  # seat and action by turns
    with_automata = len(position.parties) > position.seats
    beginner = NOBODY if with_automata else position.turn
    while not position.over:
        if interrupters:
            _hear_interrupts(position, players, interrupters, moves)
            if position.over:
                break
        seat = position.to_move
        action = players[seat].answer(position.view(seat))
        position.do(action)
        moves += (seat, action)
        if beginner == NOBODY and not with_automata:
            beginner = position.turn
    outcome = position.outcome
    digest = sha256(f"{moves} {outcome.scores} {outcome.places} {outcome.ends}".encode()).hexdigest()
    record = ""
    if keep_record:
        written = Record.of(position, seed)
        written.players = names
        colors = game.seat_names
        catalogue = position.actions
        written.moves = [
            Move(colors[seat], catalogue[action].text) for seat, action in zip(moves[::2], moves[1::2], strict=True)
        ]
        written.close(position)
        record = str(written)
    return Result(outcome, len(moves) // 2, digest, record, beginner, position.stage().round)


def _hear_interrupts(position: Position, players: list[Bot], interrupters: list[int], moves: list[int]) -> None:
    """Ask each seat that may want to interrupt once, in the game's order."""
    for seat in position.seat_order():
        if seat in interrupters and seat != position.to_move and position.interrupts(seat):
            action = players[seat].interrupt(position.view(seat))
            if action is not None:
                position.apply(action, seat)
                moves += (seat, action)
                if position.over:
                    return
