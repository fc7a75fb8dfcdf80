"""What is in the box, as numbers: the tables that the rules look things up in.

A `Box` is made once for a pack and a set of options, and never changes; all positions of a game share it. Cards,
spaces and gates are numbered in the order of the TOML files; sets of cards, gates and spaces are kept as bits.
"""

from __future__ import annotations

from typing import Final

from ophir.engine import boxes
from ophir.engine.actions import Catalogue
from ophir.engine.checks import numbers
from ophir.engine.lists import bits_of
from ophir.engine.lists import numbers as vector
from ophir.engine.options import OptionValue, number
from ophir.engine.packs import Pack
from ophir.games.temple.check import check
from ophir.games.temple.conditions import BuildNotUsed, Condition, Kept
from ophir.games.temple.data import Card, Data
from ophir.games.temple.effects import Effect, Offering, Standing
from ophir.games.temple.playing import ANY_SIN, BUILD, GUARD, KING_INSTANT, NOT_HERE, OTHER, PLAIN, PLAY, POINTS

NONE: Final = -1
SIN: Final = "sin"
VERBS: Final = {"play": PLAY, "build": BUILD, "guard": GUARD}
OFF_TURN: Final = ("RW1", "RW4", "ATTACK2", "ATTACK3")


class Box(boxes.Box):
    """One boxed game, set up with a set of options."""

    def __init__(self, pack: Pack, seats: int, chosen: dict[str, OptionValue]) -> None:
        super().__init__(pack, seats, chosen)
        data = Data(pack)
        check(data)
        self.data = data

        self.reshuffle = chosen["deck_exhaustion"] == "reshuffle"
        self.extended_stuck_hand = chosen["stuck_hand"] == "extended"
        self.extra_grain_build = bool(chosen["grain_extra_build"])
        self.unclean_blocks_scapegoat = bool(chosen["unclean_blocks_scapegoat"])
        self.asks_everybody = bool(chosen["every_window"])
        self.siege_waits = bool(chosen["siege_waits"])
        self.max_rounds = number(chosen["max_rounds"]) or data.limits.safety_rounds
        self.idle_rounds = number(chosen["idle_rounds"])
        self.ends_when_both_dead = bool(chosen["end_when_both_dead"]) and not self.reshuffle

        self.won_by_pieces = chosen["adjudication"] == "pieces"

        self.starting_hand = data.setup.starting_hand
        self.hand_refill = data.setup.hand_refill
        self.first_turn_draw = data.setup.first_turn_draw
        self.die_sides = data.die.sides
        self.die_faces = ["star", "sword"]
        self.die_counts = [data.die.star_faces, data.die.sword_faces]
        self.tokens = data.board.tokens_per_player
        self.discards = data.limits.discards_per_turn_max
        self.siege_armies = data.limits.siege_min_tokens
        self.siege_reward = data.limits.siege_reward_turn
        self.fast_reward = data.limits.fast_reward_turn
        self.furnishings_lost = data.limits.temple_destruction_furnishings

        self._cards(data)
        self._points(data)
        self._board(data)
        self._catalogue()

    def _cards(self, data: Data) -> None:
        cards = data.cards
        self.cards = len(cards)
        self.card_ids = [card.id for card in cards]
        self.counts = [card.count for card in cards]
        self.deck_size = sum(self.counts)
        self.category: list[str] = [card.category for card in cards]
        number = numbers(self.card_ids)
        self.good = [int(card.alignment == "good") for card in cards]
        self.structures = self.of("structure")
        self.furnishings = self.of("furnishing")
        self.is_structure = [category == "structure" for category in self.category]
        self.is_furnishing = [category == "furnishing" for category in self.category]
        # Of each Furnishing: the Structure it stands in.
        self.home = [number.get(card.requires_structure, NONE) for card in cards]
        # Of each Structure: the Furnishings that stand in it, as bits.
        self.furnishings_of = vector(
            [bits_of(n for n, home in enumerate(self.home) if home == card) for card in range(self.cards)]
        )
        self.bit = vector([1 << card for card in range(self.cards)])  # of each card: the set of it alone
        self.all_structures = bits_of(self.structures)
        self.all_furnishings = bits_of(self.furnishings)
        self.prophets = [card for card in self.of("prophet") if self.counts[card]]
        self.filling = number[data.win.final_card]
        self.is_required = [category in ("structure", "furnishing", "filling") for category in self.category]
        self.all_required = bits_of(card for card, required in enumerate(self.is_required) if required)
        self.all_good = bits_of(card for card, good in enumerate(self.good) if good)
        self.guarded_gate = self.of("gate")[0]
        self.all_placed = self.all_structures | self.all_furnishings | 1 << self.guarded_gate
        self.priest = number["priest"]
        self.altar = number["altar"]
        self.evil_priest = number["evil_priest"]
        self.bad_offerings = number["bad_offerings"]
        self.unclean = number["unclean"]
        self.scapegoat = number["scapegoat"]
        self.king_david = number["king_david"]
        self.king_solomon = number["king_solomon"]
        self.pray_and_fast = number["pray_and_fast"]
        # 1 for a card by which a player is the nearer to being dead once it is discarded. [11.3]
        self.spends = vector(
            [int(required or card == self.pray_and_fast) for card, required in enumerate(self.is_required)]
        )
        self.grain_offering = number["grain_offering"]
        self.cooperation = number["cooperation"]
        self.israelite_army = number["israelite_army"]
        self.lay_siege = number["lay_siege"]
        self.secret_passage = number["secret_passage"]
        self.destruction = number["destruction"]
        self.blemishable = [card.animal for card in cards]
        self.is_offering = [card.offering != "" for card in cards]
        self.burnt_negates = ["burnt_offering" in card.negated_by for card in cards]
        self.scapegoat_negates = [
            "scapegoat" in card.negated_by
            and ("burnt_offering" in card.negated_by or bool(self.options["scapegoat_negates_loss_of_heart"]))
            for card in cards
        ]
        self.is_ordinary_sin = [
            card.category == SIN and burnt for card, burnt in zip(cards, self.burnt_negates, strict=True)
        ]
        # What a card is called in options: the ordinary Sins are one kind. [4]
        self.kind_ids = [
            SIN if ordinary else id for id, ordinary in zip(self.card_ids, self.is_ordinary_sin, strict=True)
        ]
        # Of each card those of its kind, itself among them, as bits.
        self.twins = vector(
            [bits_of(other for other, its in enumerate(self.kind_ids) if its == kind) for kind in self.kind_ids]
        )
        self.needs = [self._conditions(card.preconditions) for card in cards]
        self.pair_needs = self._conditions(cards[self.israelite_army].pair_preconditions)
        # What playing a card does. An offering is made first; only if it succeeds has it an effect of its own. [6]
        effects = [self._effects(card.effects) for card in cards]
        self.offering_effects = effects
        self.effects: list[list[Effect]] = [
            [Offering()] if offering else its for its, offering in zip(effects, self.is_offering, strict=True)
        ]
        self.pair_effects = self._effects(cards[self.israelite_army].pair_effects)
        self.discarded_at_once = [card.after == "discard" and not card.offering for card in cards]

    def of(self, category: str) -> list[int]:
        """The cards of a category."""
        return [card for card, its in enumerate(self.category) if its == category]

    def _conditions(self, conditions: list[Condition]) -> list[Condition]:
        """Those that are asked when a card is played."""
        unasked = (Kept, BuildNotUsed) if self.extra_grain_build else Kept  # [R76]
        return [one for one in conditions if not isinstance(one, unasked)]

    def _effects(self, effects: list[Effect]) -> list[Effect]:
        """Those that are carried out when a card is played."""
        return [one for one in effects if not isinstance(one, Standing)]

    def _points(self, data: Data) -> None:
        """Of each point and card: whether and how it is played there. [13, timing.toml]"""
        points = [data.points_of(card) for card in data.cards]
        self.at = [[self._how(card, point, points[n]) for n, card in enumerate(data.cards)] for point in POINTS]
        # Of each point the cards that are played there, and those of them that are played by themselves, as bits.
        self.played_at = vector([bits_of(card for card, how in enumerate(row) if how != NOT_HERE) for row in self.at])
        self.plain_at = vector([bits_of(card for card, how in enumerate(row) if how == PLAIN) for row in self.at])

    def _how(self, card: Card, point: str, points: list[str]) -> int:
        if point not in points or point == "BUILD" or any(effect.offered_at for effect in card.effects):
            return NOT_HERE
        if card.offering and point in OFF_TURN and not self.options["off_turn_offerings"]:
            return NOT_HERE
        return KING_INSTANT if card.category in ("structure", "gate") else PLAIN

    def _board(self, data: Data) -> None:
        self.space_ids = [space.id for space in data.spaces]
        self.spaces = len(self.space_ids)
        number = numbers(self.space_ids)
        self.start = number[data.board.start_space]
        self.inside = [n for n, space in enumerate(data.spaces) if space.region != "outside"]
        self.is_inside = [space.region != "outside" for space in data.spaces]
        self.is_court = [space.region == "court" for space in data.spaces]
        self.gate_ids = [gate.id for gate in data.gates]
        self.gate_count = len(self.gate_ids)
        self.all_gates = (1 << self.gate_count) - 1
        self.gate_ends = [(number[gate.outer], number[gate.inner]) for gate in data.gates]
        # Of each space, its steps: where to, through which gate (NONE: through none), and the number of the move.
        self.step_to: list[list[int]] = [[number[id] for id in space.adjacent] for space in data.spaces]
        self.step_gate: list[list[int]] = [[NONE] * len(steps) for steps in self.step_to]
        # Of each space, the gates it lies at, and the space at their other end.
        self.gates_at: list[list[int]] = [[] for _ in data.spaces]
        self.far_end: list[list[int]] = [[] for _ in data.spaces]
        for gate, (outer, inner) in enumerate(self.gate_ends):
            for here, there in ((outer, inner), (inner, outer)):
                self.step_to[here].append(there)
                self.step_gate[here].append(gate)
                self.gates_at[here].append(gate)
                self.far_end[here].append(there)

    def _catalogue(self) -> None:
        """Number the actions. Kinds with a row of arguments start at the number kept here, or have a list by card.

        The frequent ones come first, because Python has the numbers up to 256 ready.
        """
        book = self.actions
        good = [card for card in range(self.cards) if self.good[card]]
        held = [card for card in range(self.cards) if card != self.scapegoat]
        placed = [*self.structures, *self.furnishings]
        plain = [card for card in held if card not in placed and card != self.guarded_gate]
        plain = [card for card in plain if card not in (self.secret_passage, self.destruction)]

        self.choose = self._row(book, "choose", self.of("prophet"), "deck")
        self.play = self._row(book, "play", plain, "hand")
        self.build = self._row(book, "build", placed, "temple")
        self.GUARD = book.add_each("guard", self.gate_ids, "gate", "gate", (self._in_hand(self.guarded_gate),))
        self.SCAPEGOAT = book.add("scapegoat", piece="slot:scapegoat")
        self.REWARD = book.add("reward", piece="slot:fast")
        self.ANNOUNCE = book.add("announce", piece="temple")
        self.GRAIN_BUILD = book.add("grain-build", piece="temple")
        self.ACCEPT = book.add("accept")
        self.PASS = book.add("pass")
        self.GO_MILITARY = book.add("go", "military", phase="military")
        self.GO_DESTRUCTION = book.add("go", "destruction", phase="destruction")
        self.GO_DEFENCE = book.add("go", "defence", phase="defence")
        self.GO_BUILDING = book.add("go", "building", phase="building")
        self.GO_DISCARD = book.add("go", "discard", phase="discard")
        self.discard = self._row(book, "discard", held, "hand")
        self.RESHUFFLE = book.add("reshuffle", piece="hand")
        self.END = book.add("end")
        self._board_actions(book)
        self.ROUT = book.add("rout", piece="hand:israelite_army")
        self.retrieve = self._row(book, "retrieve", good, "discard")
        self.find = self._row(book, "find", self.structures, "draw")
        self.give = self._row(book, "give", [card for card in good if card != self.scapegoat], "hand")
        self.take = self._row(book, "take", good, "draw")
        self.DECLINE = book.add("decline")
        self.send_back = self._row(book, "send-back", self.furnishings, "temple")
        self.SEIZE = book.add_each("seize", self.space_ids, "space", "space")
        self.SEND = book.add_each("send", self.space_ids, "space", "space")
        self.DONE = book.add("done")

        self.only = [[action] for action in range(len(book))]  # of each action: the list of nothing else
        spaces, gates = numbers(self.space_ids), numbers(self.gate_ids)
        self.card_of = book.named("card", {**numbers(self.card_ids), SIN: ANY_SIN})
        self.verb = [VERBS.get(action.kind, OTHER) for action in book]
        # Of an action on the board: the army's space, where it goes, and which gate it is about.
        self.from_space = book.named("space", spaces)
        self.to_space = book.named("to_space", spaces)
        self.gate_of = book.named("gate", gates)
        for passages, ends in zip(self.passage, self.far_end, strict=True):
            for action, far in zip(passages, ends, strict=True):
                self.to_space[action] = far

    def _row(self, book: Catalogue, kind: str, cards: list[int], piece: str) -> list[int]:
        """One action a card; the ordinary Sins share one. Returns them by card."""
        row = [NONE] * self.cards
        made: dict[str, int] = {}
        for card in cards:
            id = self.kind_ids[card]
            if id not in made:
                also = (f"hand:{id}",) if kind == "build" else ()
                made[id] = book.add(kind, id, piece=f"{piece}:{id}", also=also, card=id)
            row[card] = made[id]
        return row

    def _board_actions(self, book: Catalogue) -> None:
        """What armies do. A move belongs to the space it leads to, everything else to the gate or the Temple; a person
        may also look for it at the army, and at the card that it uses."""
        ids, gates = self.space_ids, self.gate_ids
        passage, destruction = self._in_hand(self.secret_passage), self._in_hand(self.destruction)
        at_gate = ("space", "gate")
        self.step_move = book.add_joined("move", ("space", "to_space"), ids, self.step_to, ids, "army:{}")
        self.passage = book.add_joined("passage", at_gate, ids, self.gates_at, gates, passage, "army:{}")
        self.SIEGE = book.add_each("siege", gates, "gate", "gate")
        self.ABANDON = book.add("abandon", piece="slot:siege")
        self.destroy_gate = book.add_joined("destroy", at_gate, ids, self.gates_at, gates, destruction, "army:{}")
        self.destroy_temple = [
            book.add("raid", id, piece="temple", also=(destruction, f"army:{id}"), space=id) if court else NONE
            for id, court in zip(ids, self.is_court, strict=True)
        ]

    def _in_hand(self, card: int) -> str:
        return f"hand:{self.card_ids[card]}"
