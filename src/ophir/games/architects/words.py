"""Architects of the West Kingdom in words: what places, cards and boards do, said from their data.

No card has a text of its own. Its effects are records of the pack, and one message a verb says each in every language,
so a corrected or invented card reads right at once. The same goes for prices and counts: messages take them as figures.
"""

from __future__ import annotations

from functools import cache

from msgspec.structs import asdict

from ophir.engine.game import Game
from ophir.engine.naming import names_in
from ophir.engine.options import OptionValue
from ophir.engine.packs import Pack
from ophir.engine.texts import Texts
from ophir.games.architects.abilities import Effect
from ophir.games.architects.ai.words import opponent_text, scheme_text
from ophir.games.architects.box import Box
from ophir.games.architects.data import AI, ApprenticeCard, BuildingCard, ContributionCard, LevelCost, PlayerBoard
from ophir.games.architects.goods import Goods, counts, named

RELEASES = 2  # the Guardhouse actions in the order of the data
PAYS = 3


def goods_of(goods: Goods) -> dict[str, int]:
    """A table of goods for a message."""
    return named(counts(goods))


def cost_of(cost: LevelCost) -> dict[str, int]:
    """A price in goods for a message."""
    return {good: count for good, count in asdict(cost).items() if count}


def effects_text(texts: Texts, effects: list[Effect]) -> str:
    """Several effects, a sentence each."""
    return " ".join(texts.effect(effect) for effect in effects)


def place_text(texts: Texts, box: Box, id: str) -> str:
    """What a worker does at a place."""
    return texts.say(f"about-{id.replace('_', '-')}") if id in box.location_ids else ""


def apprentice_text(texts: Texts, box: Box, id: str) -> str:
    """An Apprentice: skills, Virtue, and what it does."""
    card = next((one for one in box.data.apprentices if one.id == id), None)
    return _apprentice(texts, card) if card else ""


def _apprentice(texts: Texts, card: ApprenticeCard) -> str:
    effect = effects_text(texts, [*card.effects])
    said = {
        "skill": list(card.skills),
        "skills": len(card.skills),
        "virtue": card.virtue,
        "works": int(bool(card.effects)),
        "effect": effect,
    }
    return texts.say("about-apprentice", said)


def building_text(texts: Texts, box: Box, id: str) -> str:
    """A Building card: cost, skills, Virtue, points and effect."""
    card = next((one for one in box.data.buildings if one.id == id), None)
    return _building(texts, card) if card else ""


def _building(texts: Texts, card: BuildingCard) -> str:
    effect = effects_text(texts, [*card.effects])
    if card.timing == "end" and any("immediate" in one.timing for one in card.effects):
        effect = texts.say("about-at-end", {"effect": effect})
    return texts.say(
        "about-building",
        {
            "cost_good": cost_of(card.cost),
            "skills": len(card.skills),
            "skill": list(card.skills),
            "virtue": card.virtue,
            "change": f"{card.virtue:+d}",
            "vp": card.vp,
            "effect": effect,
        },
    )


def board_text(texts: Texts, box: Box, id: str) -> str:
    """A player board: what one starts with, and its power."""
    board = next((one for one in box.data.boards if one.id == id), None)
    return _board(texts, board) if board else ""


def _board(texts: Texts, board: PlayerBoard) -> str:
    goods: dict[str, int] = {"silver": board.silver, "building_card": board.building_cards}
    goods.update({str(good): count for good, count in board.resources.items()})
    goods.update(influence=board.influence, debt=board.unpaid_debts)
    return texts.say(
        "about-board",
        {
            "start_good": {good: count for good, count in goods.items() if count},
            "virtue": board.virtue,
            "prison": board.workers_in_prison,
            "effect": effects_text(texts, [*board.powers]),
        },
    )


def wonder_text(texts: Texts, box: Box, id: str) -> str:
    """A Wonder: what it costs and what it is worth."""
    for card in box.data.wonders:
        if card.id == id:
            cost = {card.resource: card.amount, "influence": card.influence, "tax": card.tax}
            return texts.say("about-wonder", {"cost_good": cost, "vp": card.vp})
    return ""


def contribution_text(texts: Texts, box: Box, id: str) -> str:
    """A card with its Contribution side and its Consequence side."""
    card = next((one for one in box.data.contributions if one.id == id), None)
    return _contribution(texts, card) if card else ""


def _contribution(texts: Texts, card: ContributionCard) -> str:
    spots = [
        texts.say("about-spot", {"good": good, "gain_good": goods_of(gain)}) for good, gain in card.contribution.items()
    ]
    return texts.say("about-contribution", {"spots": "; ".join(spots), "consequence": consequence_text(texts, card)})


def consequence_text(texts: Texts, card: ContributionCard) -> str:
    """What the Princess and the Profiteer do at the next reset, and where they stand."""
    rewards = [card.princess.reward] if card.princess.reward else card.princess.choice
    step = card.profiteer.step
    return texts.say(
        "about-consequence",
        {
            "princess_place": card.princess.location,
            "profiteer_place": card.profiteer.location,
            "choices": len(rewards),
            "first_good": goods_of(rewards[0]),
            "other_good": goods_of(rewards[-1]),
            "losing": int(bool(step.lose)),
            "step_good": dict(step.lose) if step.lose else goods_of(step.gain),
        },
    )


def reward_text(texts: Texts, box: Box, id: str) -> str:
    """A Reward card."""
    for card in box.data.rewards:
        if card.id == id:
            return texts.say("about-reward", {"gain_good": goods_of(card.gain)})
    return ""


def market_text(texts: Texts, box: Box, id: str) -> str:
    """A Black Market card with both sides."""
    for card in box.data.market:
        if card.id == id:
            return texts.say("about-market", {"small_good": goods_of(card.small), "large_good": goods_of(card.large)})
    return ""


TELLERS = {
    "place": place_text,
    "apprentice": apprentice_text,
    "building": building_text,
    "board": board_text,
    "wonder": wonder_text,
    "contribution": contribution_text,
    "reward": reward_text,
    "market": market_text,
    "opponent": opponent_text,
    "scheme": scheme_text,
}


def about(texts: Texts, box: Box, kind: str, id: str) -> str:
    """What a thing does; empty for anything that has nothing to say."""
    teller = TELLERS.get(kind)
    return teller(texts, box, id) if teller else ""


def figures(texts: Texts, box: Box) -> dict[str, object]:
    """The figures of this box that any message may use."""
    data = box.data
    hire = box.hire_price
    small, middle, large = (space.cost for space in data.spaces)
    releasing, paying = data.guard_actions[RELEASES], data.guard_actions[PAYS]
    return {
        "players_all": box.players,
        "wonders_on": int(box.wow),
        "free_apprentice": int(box.free_apprentice),
        "workers_each": data.common.workers,
        "hand_limit": data.common.hand_limit,
        "apprentice_limit": data.common.apprentice_limit,
        "tax_start": data.setup.tax_stand_silver,
        "draft_dealt": data.setup.draft_hand,
        "draft_kept": data.setup.draft_keep,
        "solo_dealt": data.setup.solo_deal,
        "solo_kept": data.setup.solo_keep,
        "virtue_trade": data.trades[0].amount,
        "marble_trade": data.trades[1].amount,
        "hire_silver": hire[0],
        "hire_tax": hire[1],
        "small_silver": small.silver,
        "middle_silver": middle.silver,
        "large_silver": large.silver,
        "market_virtue": data.virtue.black_market_max,
        "market_cards": data.spaces[1].draw,
        "capture_places": box.capture_places,
        "first_tax": box.first_tax,
        "further_silver": box.further_silver,
        "free_silver": releasing.cost.silver,
        "free_tax": releasing.cost.tax,
        "debt_silver": paying.cost.silver,
        "debt_tax": paying.cost.tax,
        "tax_virtue": box.tax_virtue,
        "cathedral_virtue": data.virtue.cathedral_min,
        "virtue_most": data.virtue.max,
        "influence_most": data.influence.max,
        "award_good": goods_of(data.influence.end_game_most),
        "wonder_virtue": data.wonder_rules.build_virtue,
        "shield": data.substitution.virtue,
        "guildhall_spaces": box.guildhall_spaces,
        "prison_many": box.prison_many,
        "silver_each": data.scoring.silver_per_vp,
        "prison_each": data.scoring.prison_workers_per_minus_vp,
        "debt_points": -data.scoring.unpaid_debt,
    }


def pack_names(texts: Texts, box: Box) -> dict[str, str]:
    """Names of records that a pack renamed or added, and that of the AI opponent, if it is settled."""
    standard = _standard_names(box.game)
    names = {id: name for id, name in _names(box.pack).items() if standard.get(id) != name}
    opponent: OptionValue = box.options["ai_opponent"]
    if texts.has(f"opponent-{opponent}"):
        names[f"automaton-{AI}"] = names.get(f"opponent-{opponent}", texts.say(f"opponent-{opponent}"))
    return names


@cache
def _standard_names(game: Game) -> dict[str, str]:
    return _names(game.standard_pack)


def _names(pack: Pack) -> dict[str, str]:
    """Every name that a pack gives, by message id."""
    return {
        **names_in(pack, "board", place="location"),
        **names_in(pack, "players", board="board"),
        **names_in(pack, "apprentices", apprentice="apprentice"),
        **names_in(pack, "buildings", building="building"),
        **names_in(pack, "wonders", wonder="wonder"),
        **names_in(pack, "ai", opponent="opponent"),
    }
