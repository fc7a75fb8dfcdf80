"""`ophir review`: a game looked at again, decision by decision."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from typing import Annotated, Any, Final

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.text import Text

from ophir.bots.review import Look, Questions, Review, look_at_all, questions_of, sum_up
from ophir.cli.layout import heading, joined, wrapped
from ophir.cli.play import LangOption, PackOption, pack_of
from ophir.cli.records import RecordArgument, seat_called
from ophir.cli.screen import Screen
from ophir.cli.seats import Player
from ophir.cli.words import Words, language_of
from ophir.engine.errors import BadRecord
from ophir.engine.game import NOBODY
from ophir.engine.records import load_record
from ophir.games import game as game_by_id

SHOWN: Final = 8  # decisions that cost most


def review(
    file: RecordArgument,
    seat: Annotated[
        str | None, typer.Option(help="Only the decisions of this seat (a colour, or a number from 1).")
    ] = None,
    seed: Annotated[str, typer.Option(help="The same seed gives the same review.")] = "0",
    jobs: Annotated[int, typer.Option(min=1, help="How many processes; the results do not depend on it.")] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object on standard output.")] = False,
    pack: PackOption = None,
    lang: LangOption = None,
) -> None:
    """Look at a game again: what each decision promised, what else there was, and how much was luck.

    Every decision is judged by what its seat could know, never by what came out later. Stop with Ctrl+C: what was
    looked at until then is shown.
    """
    record = load_record(file)
    game = game_by_id(record.game)
    questions = questions_of(record, game, pack_of(record, game, pack))
    names = [Player(written).name for written in record.players] or None
    words = Words(questions.last, language_of(lang), names if names and len(names) == record.seats else None)
    chosen = NOBODY if seat is None else seat_called(game, words, seat)
    if not questions.asked:
        raise BadRecord(0, f"{file} holds no actions, so there is nothing to look at")
    found = sum_up(questions, looked_at(questions, seed, jobs))
    if as_json:
        print(json.dumps(as_data(found, chosen)))
    else:
        show(found, questions, words, chosen)


def looked_at(questions: Questions, seed: str, jobs: int) -> dict[int, Look]:
    """The latest look at each decision, with a bar for people who watch."""
    looks: dict[int, Look] = {}
    again = 0
    columns = ("{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not sys.stderr.isatty()) as progress:
        bar = progress.add_task(questions.game.id, total=len(questions.asked))
        try:
            for look in look_at_all(questions, seed, jobs):
                again += look.number in looks
                looks[look.number] = look
                progress.update(bar, completed=len(looks), description="2 x" if again else questions.game.id)
        except KeyboardInterrupt:
            console.print("^C")
    return looks


def as_data(review: Review, seat: int) -> dict[str, Any]:
    """The review as JSON, with what follows from each look."""
    data: dict[str, Any] = msgspec.to_builtins(review)
    data["looks"] = [
        {**msgspec.to_builtins(look), "lost": look.lost, "mark": look.mark}
        for look in review.looks
        if seat in (NOBODY, look.seat)
    ]
    return data


def show(review: Review, questions: Questions, words: Words, seat: int) -> None:
    """The review for people: the seats, where the result came from, and the decisions that cost most."""
    screen = Screen()
    for party in range(len(review.parties)):
        screen.show([words.player(party)])
        for line in about_party(review, words, party):
            screen.show([joined("  ", piece) for piece in wrapped(line, screen.width - 2)])
    costly = [look for look in review.looks if look.mark != "good" and seat in (NOBODY, look.seat)]
    screen.show([Text(), heading(words.say("review-costly", count=len(costly)), screen.width)])
    for look in sorted(costly, key=lambda look: -look.lost)[:SHOWN]:
        show_look(look, questions, words, screen)
    screen.say(words.say("review-from-here", count=len(costly)), "quiet")


def about_party(review: Review, words: Words, party: int) -> Iterator[str]:
    """How well a party decided, and where its result came from."""
    if party < len(review.players) and review.players[party].decisions:
        player = review.players[party]
        figures = {"mistakes": player.mistakes, "inaccurate": player.inaccurate, "decisions": player.decisions}
        yield words.say("review-accuracy", share=f"{player.accuracy:.0%}", error=f"{100 * player.error:.0f}", **figures)
    account = review.accounts[party]
    parts = {name: signed(getattr(account, name)) for name in ("own", "others", "luck")}
    last = abs(account.even + account.own + account.others + account.luck)  # no "-0%" where it rounds to nothing
    yield words.say("review-account", even=f"{account.even:.0%}", last=f"{last:.0%}", **parts)


def signed(change: float) -> str:
    """A change in points of 100."""
    return f"{100 * change:+.0f}".replace("-", "−")  # noqa: RUF001  # a minus sign, not a hyphen


def show_look(look: Look, questions: Questions, words: Words, screen: Screen) -> None:
    """One decision that cost something: what was taken, and what was better."""
    lost, error = 100 * look.lost, 100 * (look.error or 0.0)
    mark = words.say(f"review-mark-{look.mark}")
    cost = words.say("review-lost", lost=f"{lost:.1f}", error=f"{error:.1f}")
    screen.show([joined((f"{look.number:4}  ", "number"), words.player(look.seat), f"  {mark}, {cost}")])
    actions = questions.last.actions
    for id, text in (("review-taken", look.action), ("review-better", look.best)):
        said = words.game.action(actions.parse(text)) if text else words.say("review-let-it-be")
        share = next(option.share for option in look.options if option.action == text)
        line = words.say(id, what=said, share=f"{share:.0%}")
        screen.show([joined("      ", piece) for piece in wrapped(line, screen.width - 6)])
    if look.why:
        why = words.say(
            "review-why", why=words.reasons([(one.id, one.party, one.change) for one in look.why], look.seat)
        )
        screen.show([joined("      ", piece) for piece in wrapped(why, screen.width - 6, style="quiet")])
