"""Looking ahead for a person: what an action would do, and what a bot would do. Both see the seat's view only."""

from __future__ import annotations

import secrets
from typing import Final

import msgspec
from msgspec import UNSET

from ophir.bots.advice import ADVISER, NOISE
from ophir.engine.chance import Chance
from ophir.server import ahead, sight
from ophir.server.protocol import Ahead, Hint, HintChoice, HintReason, Preview, SeenEvent
from ophir.server.table import Table
from ophir.server.thinking import Thinkers
from ophir.server.trouble import NothingAhead

WORLDS: Final = 3


async def hint(table: Table, seat: int, thinkers: Thinkers, ref: int) -> Hint:
    """The bot's best options in this seat."""
    view = table.playing().position.view(seat)
    version = table.version
    if not view.legal():
        return Hint(ref, seat, version, ADVISER, [], [], NOISE)
    best, shares = await thinkers.hint(view, table.id)
    options = [
        HintChoice(view.actions[action].text, round(share, 4), [HintReason(*reason) for reason in reasons])
        for action, share, reasons in best
    ]
    return Hint(ref, seat, version, ADVISER, options, [round(share, 4) for share in shares], NOISE)


def preview(table: Table, seat: int, text: str, ref: int) -> Preview:
    """What an action would do, tried in worlds made up from the seat's view.

    If chance comes in, or what is hidden matters so that the worlds differ, the answer is that nobody can know.
    """
    position = table.playing().position
    view = position.view(seat)
    action = view.actions.parse(text)
    if action.id not in view.legal():
        position.apply(action.id, seat)  # raises IllegalAction with the reason, and changes nothing
    chance = Chance(secrets.token_hex(8))
    seen: set[bytes] = set()
    for _ in range(WORLDS):
        world = view.sample(chance)
        world.listen()
        drawn = world.numbers_drawn()
        world.apply(action.id, seat)
        if world.numbers_drawn() != drawn:
            return Preview(ref, seat, table.version, action.text, False, [], None, [])
        events = [event.seen_by(seat) for event in world.events or []]
        told = [SeenEvent(event.id, event.seat, event.values) for event in events]
        after = world.view(seat)
        answer = Preview(ref, seat, table.version, action.text, True, told, after.to_json(), after.scores)
        seen.add(msgspec.json.encode(answer))
    if len(seen) > 1:
        return Preview(ref, seat, table.version, action.text, False, [], None, [])
    return answer


def if_asked(table: Table, seat: int, ref: int) -> Ahead:
    """What a seat could choose if it were asked now what somebody else is."""
    view = ahead.question(table, seat)
    asked = sight.prompt(view) if view is not None else None
    if view is None or asked is None:
        raise NothingAhead("Nothing is asked now that this seat could answer ahead.", seat=seat)
    return Ahead(ref, seat, table.version, asked, [offer for offer in sight.offers(view) if offer.closed is UNSET])
