"""The tree of `mcts`: information-set Monte-Carlo tree search.

Each simulation redeals what the seat cannot know, walks down one tree, tries something new, plays
on to the end (or to a cut, where the game's evaluation speaks), and books what every seat got.

The tree is keyed by what the searching seat can follow: the sequence of actions. It holds no
positions, for the same actions lead to different positions in different deals. What others choose
in a simultaneous decision is sampled and stays out of the tree: their choices are not seen when
the seat chooses, so nothing may depend on them.

This module is compiled with the engines: here bots spend their time.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt
from typing import Any, Final

from ..kernel.actions import Action
from ..kernel.chance import LiveChance
from ..kernel.frames import State, advance
from ..kernel.game import Game
from ..kernel.tuning import SearchTuning
from .glimpse import Glimpse
from .learned import Evaluate, evaluation
from .steps import finish_turn, preferred

SEATS: Final = 8
"""A child is keyed by action and seat in one number; no game has more seats."""
LONGEST_TURN: Final = 12
"""After this many decisions of one seat in a row a turn counts as finished."""
DEALS: Final = 1 << 62
"""Seeds from here on are for deals, those below for what happens afterwards."""
LEAST_KEPT: Final = 8
"""A part of a tree with fewer visits is not worth keeping."""
CLEAR_AFTER: Final = 128
CLEAR: Final = 0.9
"""A choice is clear when, after this many simulations, this share of them went to one action."""
DOUBT: Final = 0.05
"""The share of trust that every action gets, whatever the heuristics say of it."""


class Node:
    """What is known about one sequence of actions."""

    __slots__ = ("begun", "children", "totals", "visits", "weight")

    def __init__(self, weight: float, seats: int) -> None:
        self.weight = weight
        """How much the heuristics like the action that leads here."""
        self.visits = 0
        self.begun = 0
        """The visits that an earlier search has made."""
        self.totals = [0.0] * seats
        """By seat, the rewards of all visits."""
        self.children: dict[int, Node] = {}


class Search:
    """One tree, grown for one decision, perhaps from what an earlier search has left of it."""

    def __init__(
        self,
        glimpse: Glimpse,
        tuned: SearchTuning,
        seed: int,
        evaluate: Evaluate | None = None,
        earlier: Search | None = None,
    ) -> None:
        self.glimpse = glimpse
        self.game: Game[Any] = glimpse.game
        self.seat = glimpse.seat
        self.tuned = tuned
        self.seed = seed
        self.chance = LiveChance(seed)
        self.guided = int(tuned.guided * 1000)
        self.predictable = int(tuned.predictable * 1000)
        self.evaluate = evaluation(self.game) if evaluate is None else evaluate
        self.deals: list[State] = []
        now = self.deal(0)
        self.root = Node(1.0, glimpse.seats)
        self.before = self.hopes(now)
        if earlier is not None:
            self.root = earlier.root
            self.before = earlier.before  # rewards can be compared only if all count from there
        self.first = self.children(self.root, now, self.seat, glimpse.legal)
        """What follows each legal action."""
        for child in self.first:
            child.begun = child.visits

    def trust(self, promises: Sequence[float]) -> None:
        """Begin with what a closer look at each legal action promises, in points."""
        weights = trusts(promises, self.tuned.closer_temperature)
        for child, weight in zip(self.first, weights, strict=True):
            child.weight = weight

    def simulate(self) -> None:
        """One redeal, one walk down the tree, one playout.

        Every action of the first decision meets the same deals and the same luck in its first,
        second, … simulation, so that actions are told apart by what they do and not by luck.
        """
        number = self.select(self.root, self.first, self.seat)
        node = self.first[number]
        state = self.act(number, node.visits - node.begun)
        path = [self.root, node]
        if node.visits:
            self.descend(state, path)
        self.play_out(state)
        rewards = self.rewards(state)
        for node in path:
            node.visits += 1
            totals = node.totals
            for seat, reward in enumerate(rewards):
                totals[seat] += reward

    def lead_after(self, number: int, copy: int) -> float:
        """The lead that the seat may expect after a legal action, in one of the deals played on.

        The tree has no part in it, so actions that it tried often and rarely are compared by the
        same deals and the same luck.
        """
        state = self.act(number, copy)
        self.play_out(state)
        return self.hopes(state)[self.seat]

    def act(self, number: int, copy: int) -> State:
        """One of the deals after a legal action."""
        state = self.deal(copy)
        state.frames[-1].apply(state, self.seat, self.glimpse.legal[number], self.chance, None)
        advance(state, self.chance, None)
        return state

    def deal(self, number: int) -> State:
        """The position with what the seat cannot know dealt anew, and the luck that goes with it.

        Deals are kept: the next action to meet this one gets a copy.
        """
        self.chance = LiveChance(self.seed + number)
        while len(self.deals) <= number:
            self.deals.append(self.glimpse.redeal(LiveChance(self.seed + DEALS + len(self.deals))))
        return self.deals[number].copy()

    def descend(self, state: State, path: list[Node]) -> None:
        """Walk on to a node that was never visited, adding the nodes passed."""
        node = path[-1]
        frames = state.frames
        chance = self.chance
        while frames:
            frame = frames[-1]
            actors = frame.actors(state)
            if not frame.simultaneous:
                seat = actors[0]
            elif self.seat in actors:
                seat = self.seat
            else:
                self.act_unseen(state, actors[0])
                continue
            legal = frame.legal(state, seat)
            if len(legal) == 1:
                action = legal[0]
            else:
                children = self.children(node, state, seat, legal)
                number = self.select(node, children, seat)
                action, node = legal[number], children[number]
                path.append(node)
            frame.apply(state, seat, action, chance, None)
            advance(state, chance, None)
            if node.visits == 0:
                return

    def select(self, node: Node, children: list[Node], seat: int) -> int:
        """Which child has the best upper bound."""
        visits, weights = 1, 0.0
        for child in children:
            visits += child.visits
            weights += child.weight
        unknown = node.totals[seat] / node.visits if node.visits else 0.5
        urge = self.tuned.exploration * sqrt(visits) / weights
        best = -1.0
        chosen = 0
        for number, child in enumerate(children):
            tried = child.visits
            mean = child.totals[seat] / tried if tried else unknown
            bound = mean + urge * child.weight / (1 + tried)
            if bound > best:
                best, chosen = bound, number
        return chosen

    def children(self, node: Node, state: State, seat: int, legal: Sequence[Action]) -> list[Node]:
        """The node's children for these actions, made where they are missing."""
        known = node.children
        try:
            return [known[action.index * SEATS + seat] for action in legal]
        except KeyError:
            pass
        liked = self.game.rules.prefer(state, seat, legal)
        weights = trusts(liked, self.tuned.temperature)
        children = []
        for action, weight in zip(legal, weights, strict=True):
            key = action.index * SEATS + seat
            child = known.get(key)
            if child is None:
                child = known[key] = Node(weight, len(node.totals))
            children.append(child)
        return children

    def act_unseen(self, state: State, seat: int) -> None:
        """Let a seat take a step of a simultaneous choice that the tree does not follow.

        Mostly as the heuristics would, for what others are most likely to do is what to prepare
        for; at times anything, lest the seat rely on it.
        """
        chance = self.chance
        frame = state.frames[-1]
        legal = frame.legal(state, seat)
        if len(legal) == 1:
            action = legal[0]
        elif chance.pick(1000) < self.predictable:
            action = preferred(self.game, state, seat, legal)
        else:
            action = legal[chance.pick(len(legal))]
        frame.apply(state, seat, action, chance, None)
        advance(state, chance, None)

    def play_out(self, state: State) -> None:
        """Play on, in part by preference and in part at random, to the end or to the cut."""
        frames = state.frames
        while frames and frames[-1].simultaneous:
            self.act_unseen(state, frames[-1].actors(state)[0])
        chance = self.chance
        pick = chance.pick
        game, guided = self.game, self.guided
        left = self.tuned.cut
        halt = self.tuned.until_simultaneous
        while frames and left != 0:
            frame = frames[-1]
            if halt and frame.simultaneous:
                return
            seat = frame.actors(state)[0]
            legal = frame.legal(state, seat)
            options = len(legal)
            if options == 1:
                action = legal[0]
            elif guided and pick(1000) < guided:
                action = preferred(game, state, seat, legal)
            else:
                action = legal[pick(options)]
            frame.apply(state, seat, action, chance, None)
            advance(state, chance, None)
            if left is not None:
                left -= 1
        if left is not None and frames:
            # Half a turn cannot be evaluated.
            finish_turn(game, state, frames[-1].actors(state)[0], chance, LONGEST_TURN)

    def rewards(self, state: State) -> list[float]:
        """By seat, how good the end is, from 0 to 1.

        At the end of the game: half for the victory, half for the lead. At a cut: how much better
        than now the seat may expect to be, its best rival's gains counted against it in part.
        """
        tuned = self.tuned
        if tuned.cut is not None:
            hopes = self.hopes(state)
            return [
                share((hope - before) / tuned.scale)
                for hope, before in zip(hopes, self.before, strict=True)
            ]
        outcome = self.game.rules.outcome(state)
        won = 0.5 / outcome.places.count(1)
        return [
            (won if place == 1 else 0.0) + 0.5 * share(lead / tuned.scale)
            for place, lead in zip(outcome.places, leads(outcome.scores, 1.0), strict=True)
        ]

    def hopes(self, state: State) -> list[float]:
        """By seat, its expected score less a part of its best rival's."""
        rules = self.game.rules
        expected = self.evaluate(state) if state.frames else rules.scores(state)
        return leads(expected, self.tuned.rivalry)

    def after(self, action: Action) -> Search | None:
        """What is left of this search when the seat has taken an action and goes on deciding."""
        child = self.root.children.get(action.index * SEATS + self.seat)
        if child is None or child.visits < LEAST_KEPT:
            return None
        self.root = child
        self.deals = []
        return self

    def settled(self, left: float) -> bool:
        """Whether this many more simulations cannot change which action was tried most."""
        visits = sorted([child.visits for child in self.first], reverse=True)
        return visits[0] - visits[1] > left

    def clear(self) -> bool:
        """Whether one action is so much better that more simulations are a waste of time."""
        visits = [child.visits for child in self.first]
        total = sum(visits)
        return total >= CLEAR_AFTER and max(visits) >= CLEAR * total

    def best(self) -> Action:
        """The action tried most, and of several the one that did best."""
        return self.ranking()[0]

    def ranking(self) -> list[Action]:
        """The legal actions, the one tried most first."""
        seat = self.seat
        worth = [
            (child.visits, child.totals[seat] / child.visits if child.visits else 0.0)
            for child in self.first
        ]
        order = sorted(range(len(worth)), key=worth.__getitem__, reverse=True)
        return [self.glimpse.legal[number] for number in order]


def trusts(liked: Sequence[float], temperature: float) -> list[float]:
    """How much the heuristics trust each action; nothing gets less than a little."""
    top = max(liked)
    shares = [exp((like - top) / temperature) for like in liked]
    total = sum(shares)
    doubt = DOUBT / len(shares)
    return [(1 - DOUBT) * share / total + doubt for share in shares]


def leads(scores: Sequence[float], rivalry: float) -> list[float]:
    """By seat, its points less a part of the best of the others'."""
    best, second = sorted(scores, reverse=True)[:2]
    return [score - rivalry * (second if score == best else best) for score in scores]


def share(lead: float) -> float:
    """A lead as a number between 0 and 1."""
    if lead > 30.0:
        return 1.0
    return 1.0 / (1.0 + exp(-lead)) if lead > -30.0 else 0.0
