"""One view of Architects, ready to be drawn: what lies on the table by its names, and cards by their records."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from msgspec.structs import asdict
from rich.text import Text

from ophir.cli.layout import joined
from ophir.cli.tables.drawing import Marks
from ophir.cli.tables.looking import Sight
from ophir.cli.words import Words
from ophir.engine.views import View
from ophir.games.architects.abilities import Effect
from ophir.games.architects.data import BuildingCard, LevelCost
from ophir.games.architects.goods import KIND_IDS
from ophir.games.architects.table import ArchitectsTable

EITHER = "wood_or_stone"


class Look(Sight):
    """One view of Architects, ready to be drawn."""

    game: ClassVar[str] = "architects"
    good_ids: ClassVar[Sequence[str]] = (*KIND_IDS, EITHER)

    def __init__(self, view: View, words: Words, marks: Marks) -> None:
        super().__init__(view, words, marks)
        known = view.known
        assert isinstance(known, ArchitectsTable)
        self.table = known
        self.box = known.box
        self.parties = list(known.parties)
        self.state: dict[str, Any] = view.to_json()["state"]
        self.apprentices = {one.id: one for one in self.box.data.apprentices}
        self.buildings = {one.id: one for one in self.box.data.buildings}
        self.wonders = {one.id: one for one in self.box.data.wonders}
        self.contributions = {one.id: one for one in self.box.data.contributions}

    def player(self, party: int) -> dict[str, Any]:
        """What lies with a party."""
        found: dict[str, Any] = self.state["players"][self.parties[party]]
        return found

    def place(self, id: str) -> str:
        """The name of a place."""
        return self.words.name("place", id)

    def party(self, id: str) -> Text:
        """A party's sign by its id."""
        return self.words.sign(self.parties.index(id))

    def table_of(self, goods: Mapping[Any, Any], between: str = " ") -> Text:
        """A table of goods as letters; all of something is one of it."""
        return self.goods([1 if goods.get(id) == "all" else int(goods.get(id, 0)) for id in self.good_ids], between)

    def cost(self, cost: LevelCost) -> Text:
        """A price in goods."""
        return self.table_of(asdict(cost))

    def skills(self, skills: Sequence[str]) -> Text:
        """Skills as letters."""
        return Text("".join(self.say(f"skill-{skill}") for skill in skills), "title")

    def virtue(self, change: int) -> Text:
        """A change of Virtue that a card brings."""
        return Text(f"{change:+d}{self.say('letter-virtue')}" if change else "", "good-virtue")

    def effects(self, effects: Sequence[Effect]) -> Text:
        """What a card does, in a few words."""
        return Text(", ").join(self.short(effect) for effect in effects)

    def building_effects(self, card: BuildingCard) -> Text:
        """What a Building does; of what could also be done at once, that it waits for the end."""
        waits = card.timing == "end" and any("immediate" in effect.timing for effect in card.effects)
        said = self.effects(card.effects)
        return joined(self.say("at-end"), " ", said) if waits else said

    def workers(self, place: str) -> Text:
        """The workers at a place, a sign and a number for each party."""
        groups = []
        for party in range(len(self.parties)):
            count = self.player(party)["workers"].get(place, 0)
            if count:
                groups.append(joined(self.words.sign(party), str(count)))
        return Text(" ").join(groups)

    def figures(self, place: str) -> Text:
        """The Princess, the Profiteer and a Wonder at a place."""
        found: list[Text] = []
        consequence = self.state.get("consequence")
        if consequence:
            card = self.contributions[consequence]
            if card.princess.location == place:
                found.append(Text(self.say("princess"), "title"))
            if card.profiteer.location == place:
                found.append(Text(self.say("profiteer"), "title"))
        for wonder, at in self.state.get("wonders", {}).get("place", {}).items():
            if at == place:
                found.append(joined(self.party(self.state["wonders"]["owner"][wonder]), self.say("wonder")))
        return Text(" ").join(found)
