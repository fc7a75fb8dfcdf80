"""Does the data of a pack fit together? Counts, references and symmetry, checked before a game. [Temple R83]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ophir.engine.checks import adds_up, exactly, known, listed, mutual, refuse
from ophir.engine.errors import BadPack
from ophir.engine.verbs import BadFigure, verbs_of, where_and_why
from ophir.games.temple.conditions import Condition, Kept
from ophir.games.temple.data import Card, Data
from ophir.games.temple.effects import DISCARD, Effect
from ophir.games.temple.effects.good import ShuffleDraw, moves_pile
from ophir.games.temple.playing import POINTS

# Cards that the rules know by name, by category; what each does is in its effects.
KNOWN: Final = {
    **{
        id: (id,)
        for id in ("priest", "altar", "levites", "pray_and_fast", "scapegoat", "cooperation", "israelite_army")
    },
    "offering": ("burnt_offering", "peace_offering", "guilt_offering", "grain_offering"),
    "king": ("king_david", "king_solomon"),
    "instant_evil": ("bad_offerings", "blemished_animal", "broken_altar", "evil_priest", "unclean"),
    "military": ("babylonian_army", "lay_siege", "secret_passage", "destruction"),
}
ALONE: Final = ("structure", "furnishing", "filling", "king", "scapegoat")  # at most one copy of each [R83]
FREE: Final = ("structure", "furnishing", "prophet", "sin", "gate", "filling")  # categories with cards of any name
BACKGROUND: Final = {"sin": "black", "instant_evil": "black", "military": "red"}  # of evil cards; good ones are wood
PAIRED: Final = "israelite_army"

# What a player may do at a point besides playing cards, by the names of timing.toml.
DEEDS: Final = {
    "AP1": ("fast_reward",),
    "AP2": ("fast_reward", "announce_build", "grain_build"),
    "SIN_RESPONSE": ("scapegoat",),
    "ATTACK2": ("move_army", "siege_discard_gate", "siege_abandon"),
    "DEFEND": ("israelite_army_pair",),
    "DISCARD": ("discard_card", "stuck_hand_reshuffle"),
}
MOST_CARDS: Final = 60  # a set of cards is kept as the bits of one number
BUILDS: Final = ("structure", "furnishing", "gate", "cooperation")  # what is played at BUILD


def check(data: Data) -> None:
    """Raise BadPack for the first thing that is wrong."""
    _cards(data)
    _totals(data)
    _effects(data)
    _win(data)
    _board(data)
    _timing(data)


def _refuse(found: object, card: Card, field: str, reason: str) -> None:
    refuse(found, "cards", f"card {card.id}", field, reason)


def _bad(card: Card, field: str, reason: str) -> BadPack:
    return BadPack("cards", f"card {card.id}", field, reason)


def _cards(data: Data) -> None:
    if len(data.cards) > MOST_CARDS:
        raise BadPack("cards", "card", "", f"{len(data.cards)} different cards; there can be at most {MOST_CARDS}")
    cards = {card.id: card for card in data.cards}
    for id, category in ((id, category) for category, ids in KNOWN.items() for id in ids):
        refuse(id not in cards, "cards", f"card {id}", "", "is missing; the rules need it (its count may be 0)")
        _refuse(cards[id].category != category, cards[id], "category", f"must be {category}")
    for card in data.cards:
        known("cards", f"card {card.id}", "category", [card.category], {*KNOWN, *FREE}, "category")
        if card.id not in KNOWN.get(card.category, [card.id]):
            raise _bad(card, "category", f"the rules know no other {card.category} than their own")
        if (card.alignment == "evil") != (card.category in BACKGROUND):
            raise _bad(card, "alignment", f"of a {card.category} can't be {card.alignment}")
        if card.background != BACKGROUND.get(card.category, "wood"):
            raise _bad(card, "background", f"must be {BACKGROUND.get(card.category, 'wood')}, as for each of its kind")
        _refuse(card.category in ALONE and card.count > 1, card, "count", "a deck holds at most one")
        _only(card, "offering", card.offering, card.category == "offering", "offerings")
        _only(card, "requires_structure", card.requires_structure, card.category == "furnishing", "Furnishings")
        for field, told in (("pair_effects", card.pair_effects), ("pair_preconditions", card.pair_preconditions)):
            _only(card, field, told, card.id == PAIRED, "Israelite Armies")
        if card.offering and card.id != f"{card.offering}_offering":
            raise _bad(card, "offering", f"must be {card.id.removesuffix('_offering')}")
        _refuse(card.animal and not card.offering, card, "animal", "belongs to offerings, and to them alone")
        _refuse(card.negated_by and card.category != "sin", card, "negated_by", "belongs to Sins, and to them alone")
    for category, least in (("prophet", 1), ("sin", 0), ("gate", 0), ("filling", 0)):
        found = [card for card in data.cards if card.category == category]
        if sum(card.count for card in found) < least or not found:
            raise BadPack("cards", category, "count", "there must be at least one")
        if category in ("gate", "filling") and len(found) > 1:
            raise _bad(found[1], "category", f"there is one {category} card only")


def _only(card: Card, field: str, told: object, wanted: bool, whose: str) -> None:
    _refuse(bool(told) != wanted, card, field, f"belongs to {whose}, and to them alone")


def _totals(data: Data) -> None:
    deck = data.deck
    counted = dict.fromkeys(("good", *BACKGROUND), 0)
    for card in data.cards:
        counted[card.category if card.category in BACKGROUND else "good"] += card.count
    for group, found in counted.items():
        adds_up("cards", "deck", f"{group}_total", getattr(deck, f"{group}_total"), found, "the cards say")
    adds_up("cards", "deck", "size", deck.size, sum(counted.values()), "the cards say")
    adds_up("setup", "components", "cards_per_deck", data.components.cards_per_deck, deck.size, "cards.toml says")
    die = data.die
    adds_up("setup", "die", "sides", die.sides, die.star_faces + die.sword_faces, "the Star and Sword faces say")


def _effects(data: Data) -> None:
    for card in data.cards:
        for field, effects in (("effects", card.effects), ("pair_effects", card.pair_effects)):
            for effect in effects:
                try:
                    effect.check(card, data)
                except BadFigure as wrong:
                    raise _bad(card, *where_and_why(f"{wrong} - at `$.{field}`")) from None
        _conditions(card, "preconditions", card.preconditions, card.effects)
        _conditions(card, "pair_preconditions", card.pair_preconditions, card.pair_effects)
        becomes = next((one.becomes() for one in card.effects if one.becomes() != DISCARD), DISCARD)
        _refuse(card.after != becomes, card, "after", f"must be {becomes}: that is what becomes of it by its effects")
        if moves_pile(card) and not any(isinstance(one, ShuffleDraw) for one in card.effects):
            raise _bad(card, "effects", "the pile must be shuffled: shuffle_draw is missing")
    for op, verb in verbs_of(Effect).items():
        for card in data.cards:
            has = any(one.op == op for one in card.effects)
            if verb.cards and has != (card.id in verb.cards):
                raise _bad(card, "effects", f"{op} belongs to {listed(verb.cards)}, and to nothing else")
    limits = data.limits
    for prefix, restricted, reward in (
        ("siege", limits.siege_restricted_turns, limits.siege_reward_turn),
        ("fast", limits.fast_restricted_turns, limits.fast_reward_turn),
    ):
        refuse(reward != restricted + 1, "setup", "limits", f"{prefix}_reward_turn", "must follow the restricted turns")


def _conditions(card: Card, field: str, conditions: Sequence[Condition], effects: Sequence[Effect]) -> None:
    """Every condition that an effect can't do without is there; what the rules keep by themselves stands nowhere
    else, for nobody would ask it there."""
    told = [condition.op for condition in conditions]
    needed = [op for effect in effects for op in effect.needs()]
    for op in needed:
        _refuse(op not in told, card, field, f"{op} is missing; the card's effect needs it")
    for condition in conditions:
        _refuse(told.count(condition.op) > 1, card, field, f"{condition.op} is there twice")
        if isinstance(condition, Kept) and condition.op not in needed:
            raise _bad(card, field, f"{condition.op} is asked for no such card")


def _win(data: Data) -> None:
    structures = [card.id for card in data.cards if card.category == "structure"]
    furnishings = [card.id for card in data.cards if card.category == "furnishing"]
    filling = [card.id for card in data.cards if card.category == "filling"]
    exactly("setup", "win", "structures", data.win.structures, structures)
    adds_up("setup", "win", "furnishing_count", data.win.furnishing_count, len(furnishings), "cards.toml says")
    exactly("setup", "win", "final_card", [data.win.final_card], filling)


def _board(data: Data) -> None:
    spaces = {space.id: space for space in data.spaces}
    known("board", "board", "start_space", [data.board.start_space], spaces, "space")
    tokens = data.board.tokens_per_player
    adds_up("board", "board", "tokens_per_player", tokens, data.components.army_tokens_per_player, "setup.toml says")
    refuse(tokens >= len(data.spaces), "board", "board", "tokens_per_player", "there must be more spaces than tokens")
    _drawing(data)
    for here, there in sorted(mutual("board", "space", {space.id: space.adjacent for space in data.spaces})):
        if (spaces[here].region == "outside") != (spaces[there].region == "outside"):
            reason = f"{there} is on the other side of the wall; only gates lead there"
            raise BadPack("board", f"space {here}", "adjacent", reason)
    for gate in data.gates:
        for field, end, outside in (("outer", gate.outer, True), ("inner", gate.inner, False)):
            known("board", f"gate {gate.id}", field, [end], spaces, "space")
            if (spaces[end].region == "outside") != outside:
                raise BadPack("board", f"gate {gate.id}", field, "must lead from outside to inside")


def _drawing(data: Data) -> None:
    """Walls, Temple and gates lie between the outermost spaces."""
    left, right = min(space.x for space in data.spaces), max(space.x for space in data.spaces)
    top, bottom = min(space.y for space in data.spaces), max(space.y for space in data.spaces)
    for field, rect in (("wall_rect", data.board.wall_rect), ("temple_rect", data.board.temple_rect)):
        if not (left <= rect.x0 < rect.x1 <= right and top <= rect.y0 < rect.y1 <= bottom):
            raise BadPack("board", "board", field, "must lie between the outermost spaces")
    for gate in data.gates:
        if not (left <= gate.x <= right and top <= gate.y <= bottom):
            raise BadPack("board", f"gate {gate.id}", "x", "must lie between the outermost spaces")


def _timing(data: Data) -> None:
    points = [point.id for point in (*data.windows, *data.action_points)]
    exactly("timing", "window", "id", points, POINTS)
    timings = {timing.id for timing in data.timings}
    for timing in data.timings:
        known("timing", f"timing {timing.id}", "at", timing.at, points, "window or action point")
    for card in data.cards:
        known("cards", f"card {card.id}", "timing", [card.timing], timings, "timing")
        _points(card, data.points_of(card))
    names = {"king_instant", *(name for card in data.cards for name in (card.id, card.category))}
    for point in (*data.windows, *data.action_points):
        deeds = DEEDS.get(point.id, ())
        record = f"{'window' if point in data.windows else 'action_point'} {point.id}"
        known("timing", record, "classes", point.classes, {*names, *deeds}, "card, category or deed")
        for deed in deeds:
            if deed not in point.classes:
                raise BadPack("timing", record, "classes", f"{deed} is missing; the rules let players do that here")


def _points(card: Card, points: list[str]) -> None:
    """What the rules offer by themselves is offered where they do it, and everything else elsewhere."""
    for effect in card.effects:
        if effect.timing and card.timing != effect.timing:
            raise _bad(card, "timing", f"must be {effect.timing}, by its effect")
        if effect.offered_at and points != [effect.offered_at]:
            said = listed(points) or "nowhere"
            raise _bad(card, "timing", f"it is played at {effect.offered_at}, but timing.toml says {said}")
    if ("BUILD" in points) != (card.category in BUILDS) or "DISCARD" in points:
        raise _bad(card, "timing", f"{listed(BUILDS)} are played at BUILD, nothing else is, and nothing at DISCARD")
