"""Shakes a position of the engine into one that play seldom comes to: pieces are dealt anew, all counts are kept.

Rich and poor players, empty piles and decks, full markets and boards, many buildings, cards that wait.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from tests.models.wisdom.figures import EXOTIC, Figures

Json = dict[str, Any]


class Shaker:
    """Deals the pieces of one position anew."""

    def __init__(self, figures: Figures, seats: int, data: Json, seed: str) -> None:
        self.figures = figures
        self.row = figures.setup[seats]
        self.solo = seats == 1
        self.data = data
        self.state: Json = data["state"]
        self.players: list[Json] = list(self.state["players"].values())
        self.random = random.Random(seed)

    def shake(self) -> Json:
        self.cubes()
        self.buildings()
        self.fortune_cards()
        self.houses_and_roads()
        self.workers()
        self.shortages_and_bag()
        self.tiles_and_favor()
        return self.data

    def split(self, whole: Counter[str], weights: list[float]) -> list[Counter[str]]:
        """The pieces, each put at random on one of several heaps."""
        heaps: list[Counter[str]] = [Counter() for _ in weights]
        for piece in sorted(whole.elements()):
            self.random.choices(heaps, weights)[0][piece] += 1
        return heaps

    def some_weights(self, count: int) -> list[float]:
        """Weights that differ much: some heaps get next to nothing, some most."""
        weights = [self.random.choice([0, 0.1, 1, 1, 5]) for _ in range(count)]
        return weights if any(weights) else [1.0] * count

    def cubes(self) -> None:
        """Between supply, market and players."""
        left = Counter({good: count - self.row["cubes_removed_each"] for good, count in self.figures.cubes.items()})
        full = self.random.random()
        for mat, squares in self.state["market"].items():
            for square in range(len(squares)):
                squares[square] = None
                goods = [good for good in (mat, mat, EXOTIC) if left[good]]
                if goods and self.random.random() < full:
                    squares[square] = self.random.choice(goods)
                    left[squares[square]] -= 1
        supply, *owned = self.split(left, self.some_weights(1 + len(self.players)))
        self.state["supply"] = dict(supply)
        for player, cubes in zip(self.players, owned, strict=True):
            player["cubes"] = dict(cubes)

    def buildings(self) -> None:
        """Between deck, row and players."""
        free = Counter(list(self.figures.buildings))
        for player in self.players:
            player["buildings"] = []
        deck, offer, *owned = self.split(free, self.some_weights(2 + len(self.players)))
        for player, buildings in zip(self.players, owned, strict=True):
            player["buildings"] += self.random.sample(sorted(buildings), buildings.total())
        face_down = [*offer, *deck]
        if self.solo and self.random.random() < 0.5:  # few, so that his preferences between them show
            jeroboam = self.players[-1]
            face_down += jeroboam["buildings"][2:]
            jeroboam["buildings"] = jeroboam["buildings"][:2]
        # A gap in the row means that somebody bought this year.
        shown: list[str | None] = [None] * len(self.figures.slots)
        for slot in self.random.sample(range(len(shown)), self.random.randint(0, len(shown))):
            shown[slot] = face_down.pop() if face_down else None
        self.state["offer"] = dict(zip(self.figures.slots, shown, strict=True))
        if self.random.random() < 0.5:  # nothing is left in the deck
            for card in face_down:
                self.random.choice(self.players)["buildings"].append(card)

    def fortune_cards(self) -> None:
        """Between deck, discards, hands and what lies before the players; only people play cards."""
        whole = Counter({card: record["count"] for card, record in self.figures.fortune.items()})
        deck, discard, *hands = self.split(whole, self.some_weights(2 + len(self.players)))
        if self.random.random() < 0.4:  # whoever is at turn has the cards that do more than give
            mine = hands[list(self.state["players"]).index(self.state["current"])]
            for heap in (deck, discard, *hands):
                for card in self.figures.fortune:
                    if self.figures.fortune[card]["effect"]["type"] != "gain" and heap is not mine:
                        mine[card] += heap.pop(card, 0)
        fortune = self.state["fortune"]
        fortune["deck"], fortune["deck_size"], fortune["discard"] = dict(deck), deck.total(), dict(discard)
        for name, hand in zip(self.state["players"], hands, strict=True):
            player = self.state["players"][name]
            player["pending"], player["permanent"] = {}, {}
            for card in list(hand) if name != "jeroboam" else []:
                timing = self.figures.fortune[card]["timing"]
                if timing in player and self.random.random() < 0.6:
                    player[timing][card] = 1
                    hand[card] -= 1
            player["hand"], player["hand_size"] = dict(+hand), hand.total()

    def houses_and_roads(self) -> None:
        """On random spots; a player may have none left. A road begins at a house."""
        for player in self.players:
            player["houses"] = {}
        spots = [
            location
            for location, record in self.figures.locations.items()
            for spot in record["house_spots"]
            if spot <= self.row["counts_as"]
        ]
        self.random.shuffle(spots)
        for player in self.players:
            houses: Counter[str] = Counter()
            most = min(self.row["customs_houses"], len(player["buildings"]))  # each came with a building
            for _ in range(self.random.choice([0, most // 2, most, most])):
                if spots:
                    houses[spots.pop()] += 1
            player["houses"] = dict(houses)
        built = {place for player in self.players for place in player["houses"]}
        edges = ["-".join(edge) for edge in self.figures.edges if built & {*edge}]
        roads = self.random.choice([0, 3, 8, self.figures.roads - 1, self.figures.roads])
        chosen = self.random.sample(edges, min(roads, len(edges)))
        self.state["roads"] = [edge for edge in edges if edge in chosen]

    def workers(self) -> None:
        """Some of each player's are at home, the others where there is room; a whole group may be in the Holy Place."""
        people = [
            person
            for person, spaces in self.figures.spaces.items()
            for space in spaces
            if space <= self.row["counts_as"]
        ]
        room = [*self.figures.locations, *people]
        self.random.shuffle(room)
        holy = self.random.sample(sorted(self.figures.holy), len(self.figures.holy))
        self.state["workers"], self.state["holy_workers"], self.state["holy_first"] = {}, {}, None
        for name, player in self.state["players"].items():
            at_turn = name == self.state["current"]
            home = self.random.choice([1, 1, 2, 9] if at_turn else [0, 1, 1, 9])
            away = max(0, self.row["workers"] - home)
            player["workers_left"], player["visits"] = self.row["workers"] - away, {}
            player["passed"] = not at_turn and player["workers_left"] > 0 and self.random.random() < 0.2
            if away and home == 0 and self.random.random() < 0.3:
                group = self.random.randint(1, away)
                away -= group
                self.state["holy_workers"][holy[-1]] = group
                self.state["workers"][holy.pop()] = name
                self.state["holy_first"] = self.state["holy_first"] or name
            cards = [card for card in player["buildings"] if self.figures.buildings[card]["worker_space"]]
            for _ in range(away):
                spot = cards.pop() if cards and self.random.random() < 0.2 else room.pop()
                if spot in self.figures.spaces:
                    player["visits"][spot] = player["visits"].get(spot, 0) + 1
                else:
                    self.state["workers"][spot] = name

    def shortages_and_bag(self) -> None:
        """Any number of Shortage Tiles on the map; in a solo game the other tiles are in or out of the bag."""
        most = self.row["shortage_tiles_on_map"]
        on_map = self.random.sample(self.figures.shortage_tiles, self.random.randint(0, most))
        self.state["shortage"] = [place for place in self.figures.locations if place in on_map]
        if not self.solo:
            return
        tiles = Counter(tile for tile in self.figures.shortage_tiles if tile not in on_map)
        tiles += Counter({tile: record["count"] for tile, record in self.figures.solo_tiles.items()})
        out = Counter(tile for tile in tiles if tile in NEIGHBORS and self.random.random() < 0.3)
        left, used, set_aside = self.split(tiles - out, [self.random.choice([0.1, 1, 3]), 1, 1])
        bag = self.state["bag"]
        bag["left"], bag["used"], bag["set_aside"], bag["out"] = dict(left), dict(used), dict(set_aside), dict(out)
        bag["holy_drawn"] = sum(count for tile, count in (used + set_aside).items() if tile.startswith("holy"))

    def tiles_and_favor(self) -> None:
        """Temple Tiles are left, perhaps few."""
        squares = sum(
            some["count"] for some in self.figures.temple_squares if some["min_players"] <= self.row["counts_as"]
        )
        taken = self.random.choice([0, 3, squares - 2, squares - 1, squares])
        tiles = self.random.sample(sorted(Counter(self.figures.temple_tiles).elements()), taken)
        for player in self.players:
            player["tiles"], player["tiles_size"] = Counter(), 0
        for tile in tiles:
            player = self.random.choice(self.players)
            player["tiles"][tile] += 1
            player["tiles_size"] += 1
        for player in self.players:
            favor = self.random.choice([0, 1, 2, 5, 12, 60])
            player["tiles"] = dict(player["tiles"])
            player["favor"], player["earned"] = favor, {"start": 10, "market": favor - 10}


NEIGHBORS = ("aram", "phoenicia", "philistia")
