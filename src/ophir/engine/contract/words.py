"""Words: everything that a game can ask, offer, refuse or tell has its messages, in every language."""

from __future__ import annotations

from ophir.engine.contract.configurations import Configuration
from ophir.engine.contract.messages import ENGINE, forms, keys_drawn, listed, messages, names_its_fields, needed_ids
from ophir.engine.contract.play import ending, unfinished
from ophir.engine.contract.promises import promise
from ophir.engine.game import Game
from ophir.engine.texts import ENGLISH, LANGUAGES, Texts, form_for


@promise
def everything_that_can_be_said_has_its_message(game: Game) -> None:
    for language in LANGUAGES:
        lacking = set(needed_ids(game)) - set(messages(ENGINE, language)) - set(messages(game.package, language))
        assert not lacking, f"texts/{language}.ftl lacks {listed(lacking)}"


@promise
def whatever_an_action_names_has_a_name(configuration: Configuration) -> None:
    position = configuration.new(0)
    things = {(kind, id) for action in position.actions for kind, id in action.values.items() if isinstance(id, str)}
    for language in LANGUAGES:
        texts = Texts.of(position, language)
        lacking = {f"{kind}-{id}" for kind, id in things if not texts.message_of(kind, id)}
        assert not lacking, f"texts/{language}.ftl lacks {listed(lacking)}"


@promise
def an_action_lies_on_a_field_where_fields_are_what_is_drawn(game: Game) -> None:
    known = keys_drawn(game) | {""}
    foreign = {action.piece for action in game.actions if action.piece.partition(":")[0] not in known}
    assert not foreign or not names_its_fields(game), f"no field is called {listed(foreign)}; there are {listed(known)}"


@promise
def every_language_has_the_same_messages_with_the_same_values(game: Game) -> None:
    english = messages(game.package, ENGLISH)
    for language in LANGUAGES:
        other = messages(game.package, language)
        apart = set(english) ^ set(other)
        assert not apart, f"only one of texts/{ENGLISH}.ftl and texts/{language}.ftl has {listed(apart)}"
        apart = {id for id, said in forms(game.package, language).items() if said != forms(game.package, ENGLISH)[id]}
        assert not apart, f"in texts/{language}.ftl other forms (.you, .to-you) have {listed(apart)}"
        values = [id for id in english if english[id] != other[id]]
        assert not values, f"in texts/{language}.ftl other values are named by {listed(values)}"


@promise
def whatever_is_asked_offered_and_told_can_be_said_in_full(configuration: Configuration, seed: int, at: int) -> None:
    position, _, future = unfinished(configuration, seed, at)
    position.listen()
    for language in LANGUAGES:
        texts = Texts.of(position, language)
        decision = position.decision
        assert decision is not None
        values = {"seat": decision.seat, **decision.ask_values(position)}
        said = [(f"ask-{decision.ask}", values), (f"help-{decision.ask}", values)]
        for choice in position.choices():
            action = position.actions[choice.action]
            said.append((f"action-{action.kind}", action.values))
            if choice.closed is not None:
                said.append((choice.closed.id, choice.closed.values))
        after = position.clone()
        after.listen()
        after.apply(future[0].action, future[0].seat)
        said += [(event.id, {"seat": event.seat, **event.values}) for event in after.events or []]
        for id, given in said:
            assert texts.fill(id, given) is not None, (
                f"{id} lacks a value or is not written ({language}); given: {given}"
            )


@promise
def every_event_of_players_can_be_said_to_them(game: Game) -> None:
    named, written = messages(game.package, ENGLISH), forms(game.package, ENGLISH)
    if any(id.startswith("automaton-") for id in named):
        return  # some are told of automata alone: what is told in play is held to it below
    lacking = {id for id in named if id.startswith("event-") and "seat" in named[id] and "you" not in written[id]}
    assert not lacking, f"texts lack the attribute .you, how it is said to whoever did it, of {listed(lacking)}"


@promise
def what_somebody_did_can_be_said_to_them(configuration: Configuration, seed: int, at: int) -> None:
    position, _, future = unfinished(configuration, seed, at)
    position.listen()
    position.apply(future[0].action, future[0].seat)
    package = configuration.game.package
    for event in position.events or []:
        for reader in range(position.seats):
            form = form_for(event, reader)
            for language in LANGUAGES:
                named, written = messages(package, language), forms(package, language)
                for id in (event.id, f"{event.id}-secret"):
                    said = not form or form in written.get(id, ()) or "seat" not in named.get(id, ())
                    assert said, f"{id} lacks .{form} in texts/{language}.ftl: how it is said to the reader"


@promise
def the_end_can_be_explained_in_full(configuration: Configuration, seed: int, at: int) -> None:
    position = ending(configuration, seed, at).position
    for language in LANGUAGES:
        texts = Texts.of(position, language)
        outcome = position.outcome
        assert texts.fill("result-why", outcome.why()) is not None, f"result-why lacks a value ({language})"
        named = {f"end-{end}" for end in outcome.ends}
        named |= {f"source-{source}" for sources in outcome.sources for source in sources}
        lacking = {id for id in named if not texts.has(id)}
        assert not lacking, f"texts/{language}.ftl lacks {listed(lacking)}"
