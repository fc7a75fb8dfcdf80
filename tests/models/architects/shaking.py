"""Shakes a position of the engine into one that play seldom comes to: pieces are dealt anew, all counts are kept.

Rich and poor players, saints and villains, empty piles, full prisons, many cards before somebody, Wonders everywhere.
"""

from __future__ import annotations

import random
from typing import Any

from tests.models.architects.figures import Figures
from tests.models.architects.setting_up import Options, sets
from tests.models.architects.table import RESOURCES

Json = dict[str, Any]
AI = "ai"
MASTER = "labourer"  # shows every skill


class Shaker:
    """Deals the pieces of one position, in which somebody is to place a Worker, anew."""

    def __init__(self, figures: Figures, options: Options, data: Json, seed: str) -> None:
        self.figures = figures
        self.options = options
        self.data = data
        self.state: Json = data["state"]
        self.players: dict[str, Json] = self.state["players"]
        self.people = [name for name in self.players if name != AI]
        self.random = random.Random(seed)
        self.builder = ""  # who can construct next to everything
        if self.random.random() < 0.4:
            self.builder = self.state["current"]

    def shake(self) -> Json:
        self.boards()
        self.tracks()
        self.workers()
        self.apprentices()
        self.buildings()
        self.piles()
        if self.options.wow:
            self.wonders()
        if AI in self.players:
            self.schemes()
        return self.data

    def boards(self) -> None:
        """Anybody may have any board."""
        if self.options.variable:
            allowed = [one for one in self.options.board_sets if one != "wow" or self.options.wow]
            boards = [board for board, record in self.figures.boards.items() if record["set"] in allowed]
            for name, board in zip(self.people, self.random.sample(boards, len(self.people)), strict=True):
                self.players[name]["board"] = board

    def tracks(self) -> None:
        """Goods, Virtue, Influence, Debts, and the Cathedral as far as it has room."""
        rich = {name: self.random.choice([0, 1, 3, 8, 16]) for name in self.people}
        for name, player in self.players.items():
            player["virtue"] = self.random.choice([0, 1, 2, 3, 4, 5, 7, 9, 10, 12, 13, 14])
            player["influence"] = self.random.choice([0, 1, 2, 3, 4, 5, 7, 8, 11, 12]) if self.options.wow else 0
            player["unpaid"], player["paid"] = self.random.choice([0, 0, 1, 2, 4]), self.random.choice([0, 1, 3])
            player["goods"] = {good: self.random.randint(0, rich.get(name, 0)) for good in (*RESOURCES, "silver")}
            if name == AI:
                player["goods"] = {"marble": self.random.choice([0, 1, 3, 5, 8])}
            if name == self.builder:
                player["goods"] = dict.fromkeys((*RESOURCES, "silver"), self.random.choice([7, 16]))
        room = {level: record["spaces"] for level, record in self.figures.cathedral.items()}
        for player in self.players.values():
            level = self.random.choice([0, 0, 1, 2, 3, 4, 5])
            level = level if room.get(level) else 0
            player["cathedral"] = level
            if level:
                room[level] -= 1
        self.state["tax"] = self.random.choice([0, 1, 3, 4, 7, 8, 15])

    def workers(self) -> None:
        """Some of each at home, the others at a few places; the Guildhall is perhaps nearly full."""
        spaces = self.figures.guildhall["rows"] * (len(self.players) + self.figures.guildhall["longer_than_players"])
        left = self.random.choice([0, 1, spaces // 2 - 1, spaces // 2, spaces * 3 // 4 - 1, spaces - 2, spaces - 1])
        room = ["small", "middle", "large"]
        self.random.shuffle(room)
        self.state["black_market"] = {}
        for name, player in self.players.items():
            total = self.figures.common["workers"]
            player["guildhall"] = self.random.randint(0, min(left, 15))
            left -= player["guildhall"]
            total -= player["guildhall"]
            player["supply"] = min(
                total, self.random.choice([0, 1, 1, 2, 6] if name != self.state["current"] else [1, 2, 6])
            )
            total -= player["supply"]
            if total and len(room) > 1 and self.random.random() < 0.4:
                self.state["black_market"][room.pop()] = name
                total -= 1
            places = self.random.sample(self.figures.circles, self.random.randint(1, 4))
            others = [other for other in self.players if other != name]
            where = [*places, "prison", *self.random.sample(others, 1)]
            weights = [self.random.choice([0.1, 1, 3]) for _ in where]
            spread = self.random.choices(where, weights, k=total)
            player["workers"] = {place: spread.count(place) for place in self.figures.circles if place in spread}
            player["prison"] = spread.count("prison")
            for other in others:
                self.players[other].setdefault("captured", {}).pop(name, None)
                if other in spread:
                    self.players[other]["captured"][name] = spread.count(other)

    def apprentices(self) -> None:
        """Between display, pile and players; the pile may be empty."""
        within = sets(self.options)
        cards = [card for card, record in self.figures.apprentices.items() if record["set"] in within]
        self.random.shuffle(cards)
        for player in self.players.values():
            player["apprentices"] = []
        for name in sorted(self.people, key=lambda one: one != self.builder):
            limit = 6 if self.players[name]["board"] == "rudolf" else 5
            if name == self.builder:
                cards.remove(MASTER)
                self.players[name]["apprentices"].append(MASTER)
                limit -= 1
            for _ in range(self.random.choice([0, 2, limit - 1, limit, limit])):
                self.players[name]["apprentices"].append(cards.pop())
        self.state["display"] = [cards.pop() for _ in self.state["display"]]
        self.state["display_silver"] = [self.random.choice([0, 0, 1, 3]) for _ in self.state["display"]]
        under = self.random.choice([0, 2, len(cards) - 1, len(cards)])
        self.state["apprentices_under"] = cards[:under]

    def buildings(self) -> None:
        """Between hands, what is built, and the pile, which may be all known."""
        within = sets(self.options)
        cards = [card for card, record in self.figures.buildings.items() if record["set"] in within]
        self.random.shuffle(cards)
        for player in self.players.values():
            player["hand"], player["buildings"] = {}, []
        for name in self.people:
            player = self.players[name]
            hand = 6 if name == self.builder else self.random.choice([0, 1, 3, 6, 7])
            for _ in range(min(hand, len(cards))):
                player["hand"][cards.pop()] = 1
            for _ in range(
                min(self.random.choice([0, 1, 4, 7]), player["guildhall"] - player["cathedral"], len(cards))
            ):
                player["buildings"].append(cards.pop())
        for player in self.players.values():
            player["hand_size"] = len(player["hand"])
        under = self.random.choice([0, 3, len(cards) - 2, len(cards)])
        pile = self.state["pile"]
        pile["under"], pile["under_known"] = cards[:under], [[] for _ in cards[:under]]
        pile["cards"] = [card for card in self.figures.buildings if card in cards[under:]]
        pile["size"] = len(cards) - under

    def piles(self) -> None:
        """Rewards and the Black Market."""
        count = self.figures.setup["reward_cards"][len(self.players) - 2]
        rewards = [card for card, record in self.figures.rewards.items() if self.options.wow or record["set"] == "base"]
        count = len(rewards) if self.options.wow else count
        resolved = self.random.choice([0, count // 2, count - 1, count])
        gone = self.random.sample(rewards, resolved)
        self.state["rewards"]["resolved"] = [card for card in rewards if card in gone]
        self.state["rewards"]["left"] = count - resolved
        cards = list(self.figures.market_cards)
        self.random.shuffle(cards)
        large = self.random.choice([0, 3, len(cards) - 1, len(cards)])
        self.state["large"] = cards[:large]
        small = cards[large:]
        self.state["small_top"] = None
        if small:
            side = self.figures.market_cards[self.random.choice(small)]["small"]
            alike = [card for card, record in self.figures.market_cards.items() if record["small"] == side]
            self.state["small_top"] = alike[0]

    def wonders(self) -> None:
        """Some built; Contributions lie on the card and on Wonders."""
        cards = list(self.figures.contributions)
        self.random.shuffle(cards)
        turned = self.random.choice([1, 1, 3, len(cards) - 1, len(cards)])
        self.state["turned"] = [card for card in self.figures.contributions if card in cards[:turned]]
        self.state["consequence"] = cards[turned - 1]
        self.state["contribution"] = cards[turned] if turned < len(cards) else None
        spots = self.random.choice([0, 1, 3, 4]) if self.state["contribution"] else 0
        taken = self.random.sample(RESOURCES, spots)
        self.state["contributed"] = [good for good in RESOURCES if good in taken]
        wonders, free = self.state["wonders"], list(self.figures.sites)
        wonders["owner"], wonders["place"], wonders["goods"] = {}, {}, {}
        self.random.shuffle(free)
        for wonder in self.figures.wonders:
            builder = self.random.choice(list(self.players))
            player = self.players[builder]
            used = len(player["buildings"]) + player["cathedral"] + list(wonders["owner"].values()).count(builder)
            if self.random.random() < 0.5 and used < player["guildhall"]:
                wonders["owner"][wonder], wonders["place"][wonder] = builder, free.pop()
            else:
                wonders["goods"][wonder] = self.random.choice([0, 1, 4, 12])

    def schemes(self) -> None:
        """Seen and unseen cards in the piles of the AI opponent."""
        decks = [card for card, record in self.figures.schemes.items() if not record["aoa"]]
        starting = [card for card in decks if self.figures.schemes[card]["deck"] == "starting"]
        future = [card for card in decks if self.figures.schemes[card]["deck"] == "future"]
        self.random.shuffle(future)
        known = starting + future[: self.random.choice([0, 3, len(future)])]
        seen = [card for card in decks if card in known]
        unseen = len(decks) - len(seen)
        data = self.state["schemes"]
        data["draw"] = [card for card in seen if self.random.random() < 0.6]
        data["discard"] = [card for card in seen if card not in data["draw"]]
        data["draw_unseen"] = self.random.randint(0, unseen)
        data["discard_unseen"] = self.random.randint(0, unseen - data["draw_unseen"])
        data["future"] = unseen - data["draw_unseen"] - data["discard_unseen"]
