"""Scheme cards and AI opponents in words, said from their data."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ophir.engine.texts import Texts
from ophir.engine.verbs import Verb
from ophir.games.architects.ai.conditions import read_clause
from ophir.games.architects.ai.operations import FirstAvailable, Operation

if TYPE_CHECKING:
    from ophir.games.architects.box import Box


def said(texts: Texts, verb: Verb) -> str:
    """A clause, a power or a step in words: message `clause-<op>`, `talent-<op>` or `step-<op>`."""
    values = verb.words()
    if isinstance(verb, FirstAvailable):
        values = {"steps": texts.list([said(texts, one) for one in verb.of])}
    return texts.say(f"{verb.forms[0]}-{verb.op.replace('_', '-')}", values)


def steps_said(texts: Texts, steps: list[Operation]) -> str:
    """The steps of a line, one after the other; `nothing` if there are none."""
    return texts.list([said(texts, step) for step in steps])


def scheme_text(texts: Texts, box: Box, id: str) -> str:
    """A Scheme card, a sentence a line; empty for anything else."""
    for scheme in box.ai.data.schemes:
        if scheme.id != id:
            continue
        lines: list[str] = []
        for number, line in enumerate(scheme.options):
            values: dict[str, object] = {"place": line.place, "steps": steps_said(texts, line.do)}
            values["has_steps"] = int(bool(line.do))
            if line.clause:
                clause = said(texts, read_clause(line.clause))
                lines.append(texts.say("about-scheme-if", {**values, "clause": clause}))
            else:
                lines.append(texts.say("about-scheme-else" if number else "about-scheme-only", values))
        return " ".join(lines)
    return ""


def opponent_text(texts: Texts, box: Box, id: str) -> str:
    """Where an AI opponent starts, its focus and its power; empty for anything else."""
    for one in box.ai.data.opponents:
        if one.id == id:
            return texts.say(
                "about-opponent",
                {
                    "virtue": one.virtue,
                    "influence": one.influence,
                    "place": one.focus.place,
                    "steps": steps_said(texts, one.focus.do),
                    "power": said(texts, one.power),
                },
            )
    return ""
