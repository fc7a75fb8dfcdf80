"""Judgements as files: judgement.toml of a game's folder, and those that `ophir train` makes.

game = "kingdom"
features = 1            # the version of the features that the weights are for
date = "2026-11-17"     # and how they were found: games, positions, seed, loss, and the match that they won

[parties.2]             # with so many parties: the parts of each weight
score = [0.1, 0.02, 0.05]

[automata.2]            # the same where one of the parties is an automaton, if that is weighed apart
score = [0.1, 0.02, 0.05]
"""

from __future__ import annotations

import tomllib
from importlib.resources.abc import Traversable
from pathlib import Path

import msgspec

from ophir.engine.errors import OtherJudgement
from ophir.engine.judgement import Features, Judgement


class Proof(msgspec.Struct, forbid_unknown_fields=True):
    """The match by which a judgement was taken: against which one, how they thought, and what came out."""

    against: str
    bot: str
    games: int
    won: float
    interval: tuple[float, float]


class JudgementRecord(msgspec.Struct, forbid_unknown_fields=True):
    """What a file holds."""

    game: str
    features: int
    date: str
    games: int
    positions: int
    seed: str
    loss: float  # of games that were held out: the mean of -log of the share given to the winner
    method: str
    parties: dict[int, dict[str, list[float]]]
    proof: Proof | None = None
    automata: dict[int, dict[str, list[float]]] = {}


def read_judgement(file: Path | Traversable, game: str, features: Features) -> Judgement:
    """The judgement in a file, or OtherJudgement with its name and what is wrong."""
    return judgement_of(read_record(file, game), features, file.name)


def read_record(file: Path | Traversable, game: str) -> JudgementRecord:
    """What a file says, features unread."""
    try:
        found = msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), JudgementRecord, strict=False)
    except OSError as error:
        raise refused(file.name, game, f"it can't be read ({error.strerror})") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, msgspec.ValidationError) as error:
        raise refused(file.name, game, f"it is none ({error})") from None
    if found.game != game:
        raise refused(file.name, game, f"it is about {found.game}")
    return found


def judgement_of(record: JudgementRecord, features: Features, name: str) -> Judgement:
    """The judgement that a file describes; `name` is the file's."""
    if record.features != features.version:
        raise refused(
            name, record.game, f"it weighs features of version {record.features}, these are version {features.version}"
        )
    for parties, weights in [*record.parties.items(), *record.automata.items()]:
        if wrong := set(weights) ^ set(features.names):
            raise refused(
                name, record.game, f"with {parties} parties, it and the game differ in {', '.join(sorted(wrong))}"
            )
        if not all(weights.values()):
            raise refused(name, record.game, "a weight has no parts")
    return Judgement(features, record.parties, record.automata)


def refused(name: str, game: str, why: str) -> OtherJudgement:
    """The error for a file that can't be used."""
    return OtherJudgement(
        f"{name} is no judgement for {game}: {why}. `ophir train {game}` makes one.", file=name, game=game, why=why
    )


def write_judgement(file: Path, record: JudgementRecord) -> None:
    """Write a file that `read_judgement` reads."""
    lines = [f"# What the features of {record.game} weigh. Made by `ophir train {record.game}`; don't edit."]
    for name in ("game", "features", "date", "games", "positions", "seed", "loss", "method"):
        lines.append(f"{name} = {written(getattr(record, name))}")
    if record.proof is not None:
        lines += ["", "[proof]"]
        lines += [f"{name} = {written(value)}" for name, value in msgspec.to_builtins(record.proof).items()]
    for kind, known in ("parties", record.parties), ("automata", record.automata):
        for parties, weights in sorted(known.items()):
            lines += ["", f"[{kind}.{parties}]"]
            lines += [f"{name} = {written(parts)}" for name, parts in weights.items()]
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")


def written(value: object) -> str:
    """A value as TOML writes it: the same as JSON, of texts, numbers and lists of them."""
    return msgspec.json.format(msgspec.json.encode(value), indent=0).decode()
