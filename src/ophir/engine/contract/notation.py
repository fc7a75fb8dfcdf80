"""Every action has a number that stays and a text that parses back."""

from random import Random

from ophir.engine.contract.configurations import Configuration
from ophir.engine.contract.play import moment
from ophir.engine.contract.promises import promise


@promise
def every_action_parses_back_from_its_text(configuration: Configuration) -> None:
    actions = configuration.new(0).actions
    for action in actions:
        assert actions.parse(action.text) is action


@promise
def actions_are_numbered_without_a_gap(configuration: Configuration) -> None:
    actions = configuration.new(0).actions
    assert [action.id for action in actions] == list(range(len(actions)))
    assert all(actions[action.id] is action for action in actions)


@promise
def no_two_actions_are_written_alike(configuration: Configuration) -> None:
    actions = configuration.new(0).actions
    assert len({action.text for action in actions}) == len(actions)


@promise
def the_text_of_an_action_begins_with_its_kind(configuration: Configuration) -> None:
    for action in configuration.new(0).actions:
        assert action.text.split()[0] == action.kind
        assert action.text == action.text.lower()


@promise
def numbers_do_not_depend_on_seats_or_options(configuration: Configuration) -> None:
    own = [action.text for action in configuration.new(0).actions]
    assert own == [action.text for action in configuration.game.actions]


@promise
def capitals_and_spaces_do_not_matter(configuration: Configuration, seed: int, at: int) -> None:
    actions = configuration.new(0).actions
    action = actions[at % len(actions)]
    random = Random(seed)
    text = "".join(random.choice((letter.upper(), letter)) for letter in action.text)
    text = " " * random.randrange(3) + text.replace(" ", " " * random.randrange(1, 4)) + "\t" * random.randrange(2)
    assert actions.parse(text) is action


@promise
def everything_that_is_offered_can_be_written(configuration: Configuration, seed: int, at: int) -> None:
    position = moment(configuration, seed, at).position
    for choice in position.choices():
        text = position.actions[choice.action].text
        assert position.actions.parse(text).id == choice.action
