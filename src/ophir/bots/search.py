"""Information-set Monte Carlo tree search on worlds sampled from one seat's view.

Every iteration takes a world that fits the view, walks down the tree with the actions that are legal in it,
adds one node, plays on a little, and asks the game's judgement how the seats stand. Each node keeps the reward of the
seat that chose it, so every seat looks after itself. The truth is never used: there is none in a view.

Where the cards that come matter more than most choices, options are compared in the same worlds, so that luck falls on
all alike (`same_worlds` in steering.toml): the first visit of each is made in the first world, the second visit in the
second, and so on, and what counts is how much better or worse than another option it does there.

    search = Search(view, Chance(1))
    search.run(1000)
    search.report()[0].action
"""

from __future__ import annotations

import math
from typing import Final

from ophir.bots.playout import play_on
from ophir.bots.steering import steering_of
from ophir.engine.chance import Chance
from ophir.engine.game import Game, Position
from ophir.engine.judgement import Judgement
from ophir.engine.views import View

PRIOR_AT: Final = 4  # visits after which a node is worth that look
TRUSTED_AT: Final = 1  # the same where a look counts like visits
WIDENING: Final = 3.0  # a node with n visits has at most WIDENING * sqrt(n) + 2 children until it has a prior
ROLLOUT: Final = 0  # decisions played by chance below a new node
LET_IT_BE: Final = -1  # at an interrupt: do nothing
ANY: Final = -2  # the first action is chosen by the search itself
MOST_SEATS: Final = 8
WORLDS: Final = 512  # that are kept; an option visited more often sees the first ones again


def branch(seat: int, action: int) -> int:
    """Which child of a node: in one world it may be one seat's turn after an action, in another world another's."""
    return action * MOST_SEATS + seat


class Node:
    """What is known of one action in one place of the tree."""

    __slots__ = (
        "action",
        "available",
        "children",
        "edge",
        "hoped",
        "judged",
        "prior",
        "reward",
        "seat",
        "visits",
        "worlds",
    )

    def __init__(self, action: int, seat: int) -> None:
        self.action = action
        self.seat = seat  # who chose it
        self.visits = 0
        self.available = 0  # how often it could have been chosen
        self.reward = 0.0  # summed, of `seat`
        self.prior = 0.0
        self.hoped = 0.0  # the share that the judgement of one look ahead gave
        self.judged = False
        self.edge = 0.0  # summed: how much more than the first option tried in the same world; of first actions only
        self.worlds = 0  # in how many a first action was tried
        self.children: dict[int, Node] = {}  # by `branch`


class Thought:
    """What the search thinks of one option."""

    __slots__ = ("action", "share", "visits")

    def __init__(self, action: int, visits: int, share: float) -> None:
        self.action = action
        self.visits = visits
        self.share = share  # the estimated share of the victory after it


class Search:
    """A search for one decision of one seat; run it in slices as small as you like."""

    __slots__ = (
        "actions",
        "chance",
        "compared_with",
        "decisions",
        "exploration",
        "first",
        "game",
        "iterations",
        "judgement",
        "prior_sharpness",
        "prior_weight",
        "rollout",
        "root",
        "same_worlds",
        "top",
        "trust",
        "view",
        "worlds",
    )

    def __init__(
        self,
        view: View,
        chance: Chance,
        root: Node | None = None,
        rollout: int = ROLLOUT,
        judgement: Judgement | None = None,  # the game's own if none is given
    ) -> None:
        self.view = view
        self.chance = chance
        self.game: Game = view.game
        self.root = Node(LET_IT_BE, view.seat) if root is None else root
        self.rollout = rollout
        self.judgement = judgement
        self.worlds: list[Position] = []  # as they were imagined, in this sequence
        self.compared_with: list[float] = []  # in each, what came of the first option that was tried there
        self.top = 0.0  # the best share that one look ahead gave
        self.first: dict[int, list[float]] = {}  # by the first action, the summed shares of every party
        self.iterations = 0
        self.decisions = 0
        self.actions = view.legal()
        steering = steering_of(self.game.id)
        self.exploration: float = steering.exploration
        self.prior_weight: float = steering.prior_weight
        self.prior_sharpness: float = steering.prior_sharpness
        self.trust: float = steering.trust
        self.same_worlds: bool = steering.same_worlds
        for child in self.root.children.values():  # of a tree that was kept, whose worlds are gone
            child.worlds = 0
            child.edge = child.reward - child.visits * self.root.reward / max(1, self.root.visits)

    @property
    def interrupting(self) -> bool:
        """Is it about acting although the decision is another's?"""
        return self.view.seat != self.view.to_move

    def run(self, iterations: int, through: int = ANY) -> None:
        """Search on for so many iterations, if wanted all of them through one action."""
        for _ in range(iterations):
            self.iterate(through)

    def iterate(self, through: int = ANY) -> None:
        """One world, one walk down, one new node."""
        world = 0
        if self.same_worlds:
            first = self._first(self._world(0), through)
            world = first.worlds % WORLDS
            position = self._world(world).clone()
        else:
            position = self.view.sample(self.chance)
            first = self._first(position, through)
        if not self.interrupting:
            position.do(first.action)
            self.decisions += 1
        elif first.action != LET_IT_BE:
            position.apply(first.action, self.view.seat)
        path: list[Node] = [self.root, first]
        node = first
        # Out of turn the next decision is looked at, too: what a play is worth shows only then.
        beyond = self.interrupting and through == ANY
        while position.stack and (node.visits > 0 or beyond):
            beyond = False
            node = self._choose(position, node)
            position.do(node.action)
            self.decisions += 1
            path.append(node)
        self.decisions += play_on(position, self.chance, self.rollout)
        shares = self.game.prospects(position, self.judgement)
        for node in path:
            node.visits += 1
            node.reward += shares[node.seat]
        if self.same_worlds:
            share = shares[self.view.seat]
            if world == len(self.compared_with):
                self.compared_with.append(share)
            first.worlds += 1
            first.edge += share - self.compared_with[world]
        self._note(first.action, shares)
        self.iterations += 1

    def _first(self, position: Position, through: int) -> Node:
        """The first action to visit: the one that is asked for, or which seems worth it."""
        if self.interrupting:
            return self._interrupt(through)
        return self._choose(position, self.root) if through == ANY else self._child(self.root, through)

    def _world(self, number: int) -> Position:
        """One of the worlds in which options are compared; all before it are there already."""
        if number == len(self.worlds):
            self.worlds.append(self.view.sample(self.chance))
        return self.worlds[number]

    def _note(self, action: int, shares: list[float]) -> None:
        """Add what every party may hope for after a first action."""
        noted = self.first.get(action)
        self.first[action] = shares if noted is None else [noted[i] + shares[i] for i in range(len(shares))]

    def _child(self, node: Node, action: int) -> Node:
        """The child of this seat's own action."""
        child = node.children.get(branch(self.view.seat, action))
        if child is None:
            child = Node(action, self.view.seat)
            node.children[branch(self.view.seat, action)] = child
        child.available += 1
        return child

    def _choose(self, position: Position, node: Node) -> Node:
        """The child to visit: the best known, or a new one."""
        seat = position.to_move
        legal = position.open_actions
        children = node.children
        if not node.judged and node.visits >= (TRUSTED_AT if self.trust else PRIOR_AT):
            self._judge(position, node)
        known: list[Node] = []
        untried: list[int] = []
        for action in legal:
            child = children.get(branch(seat, action))
            if child is None:
                untried.append(action)
            else:
                child.available += 1
                known.append(child)
        if untried and len(known) < WIDENING * math.sqrt(node.visits) + 2:
            action = untried[self.chance.below(len(untried))]
            child = Node(action, seat)
            child.available = 1
            children[branch(seat, action)] = child
            return child
        best = known[0]
        best_value = -2.0  # an option may do worse than another by 1
        for child in known:
            visits = child.visits
            if self.trust and node.judged:
                value = self._trusted(child, node)
            elif visits == 0:
                value = 1.0 + child.prior
            else:
                value = self._promise(child, node) + self.prior_weight * child.prior / (visits + 1)
            if value > best_value:
                best_value = value
                best = child
        return best

    def _promise(self, node: Node, parent: Node) -> float:
        """How good a node looks that was visited, or may turn out to be."""
        known = node.edge if self.same_worlds and parent is self.root else node.reward
        return known / node.visits + self.exploration * math.sqrt(math.log(node.available) / node.visits)

    def _trusted(self, node: Node, parent: Node) -> float:
        """The same of a node whose look ahead counts like some visits, before there are any."""
        visits = node.visits + self.trust
        if self.same_worlds and parent is self.root:
            known = (node.edge + self.trust * (node.hoped - self.top)) / visits
        else:
            known = (node.reward + self.trust * node.hoped) / visits
        return known + self.exploration * math.sqrt(math.log(node.available + 1) / visits)

    def _judge(self, position: Position, node: Node) -> None:
        """Look one action ahead from a node that is visited often, and remember what the judgement says."""
        node.judged = True
        seat = position.to_move
        shares: list[float] = []
        for action in position.open_actions:
            after = position.clone()
            after.do(action)
            shares.append(self.game.prospects(after, self.judgement)[seat])
        best = max(shares)
        if node is self.root:
            self.top = best
        odds = [math.exp((share - best) * self.prior_sharpness) for share in shares]
        total = sum(odds)
        for number, action in enumerate(position.open_actions):
            child = node.children.get(branch(seat, action))
            if child is None:
                child = Node(action, seat)
                node.children[branch(seat, action)] = child
            child.prior = odds[number] / total
            child.hoped = shares[number]

    def _interrupt(self, through: int) -> Node:
        """The first step of a search about an interrupt: one of the plays, or to let it be."""
        best: Node | None = None
        best_value = -2.0
        for action in [LET_IT_BE, *self.actions] if through == ANY else [through]:
            child = self._child(self.root, action)
            value = 2.0
            if child.visits:
                value = self._promise(child, self.root)
            if value > best_value:
                best_value = value
                best = child
        assert best is not None
        return best

    def decided(self, iterations: int) -> bool:
        """Can so many iterations more not change which option is visited most?"""
        thoughts = self.report()
        return len(thoughts) > 1 and thoughts[0].visits - thoughts[1].visits > iterations

    def report(self) -> list[Thought]:
        """What it thinks of each option so far, the most visited first."""
        now = [LET_IT_BE, *self.actions] if self.interrupting else self.actions
        thoughts: list[Thought] = []
        for action in now:
            # A tree that was kept may hold other branches: of worlds that turned out not to be this one.
            child = self.root.children.get(branch(self.view.seat, action))
            if child is not None:
                thoughts.append(Thought(action, child.visits, child.reward / child.visits if child.visits else 0.0))
        thoughts.sort(key=by_visits)
        return thoughts


def by_visits(thought: Thought) -> tuple[int, float, int]:
    """Sorts thoughts, the most visited first."""
    return -thought.visits, -thought.share, thought.action
