"""`mcts`: information-set Monte-Carlo tree search.

Each simulation redeals what the seat cannot know, walks down one tree, tries something new, plays
on to the end (or to a cut, where the game's evaluation speaks), and books what every seat got.

The tree is keyed by what the searching seat can follow: the sequence of actions. It holds no
positions, for the same actions lead to different positions in different deals. What others choose
in a simultaneous decision is sampled and stays out of the tree: their choices are not seen when
the seat chooses, so nothing may depend on them.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from math import exp, inf, sqrt
from typing import Any

from ..kernel.actions import Action
from ..kernel.chance import Chance, LiveChance
from ..kernel.frames import advance
from ..kernel.game import Game
from ..kernel.tuning import SearchTuning
from .bot import Bot
from .glimpse import Glimpse
from .greedy import LearnedBot, finish_turn, preferred
from .learned import Evaluate, evaluation

SEATS = 8
"""A child is keyed by action and seat in one number; no game has more seats."""
LONGEST_TURN = 12
"""After so many decisions of one seat in a row a turn counts as finished."""
DEALS = 1 << 62
"""Seeds from here on are for deals, those below for what happens afterwards."""
LEAST_KEPT = 8
"""A part of a tree with fewer visits is not worth keeping."""
LOOK = 16
"""After each so many simulations a search looks whether its choice is settled."""
DOUBT = 0.05
"""The share of trust that every action gets, whatever the heuristics say of it."""


class Node:
    """What is known of one sequence of actions."""

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
        self.chance: Chance = LiveChance(seed)
        self.guided = int(tuned.guided * 1000)
        self.predictable = int(tuned.predictable * 1000)
        self.evaluate = evaluation(self.game) if evaluate is None else evaluate
        self.deals: list[Any] = []
        now = self.deal(0)
        self.root = Node(1.0, glimpse.seats)
        self.before = self.hopes(now)
        if earlier is not None:
            self.root = earlier.root
            self.before = earlier.before  # rewards can be compared only if all count from there
        for child in self.children(self.root, now, self.seat, glimpse.legal):
            child.begun = child.visits

    def trust(self, promises: Sequence[float]) -> None:
        """Begin with what a closer look at each legal action promises, in points."""
        weights = trusts(promises, self.tuned.closer_temperature)
        for action, weight in zip(self.glimpse.legal, weights, strict=True):
            self.root.children[action.index * SEATS + self.seat].weight = weight

    def simulate(self) -> None:
        """One redeal, one walk down the tree, one playout.

        Every action of the first decision meets the same deals and the same luck in its first,
        second, … simulation, so that actions are told apart by what they do and not by luck.
        """
        legal = self.glimpse.legal
        action, node = self.select(self.root, None, self.seat, legal)
        state = self.deal(node.visits - node.begun)
        state.frames[-1].apply(state, self.seat, action, self.chance, None)
        advance(state, self.chance, None)
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

    def deal(self, number: int) -> Any:
        """The position with what the seat cannot know dealt anew, and the luck that goes with it.

        Deals are kept: the next action to meet this one gets a copy.
        """
        self.chance = LiveChance(self.seed + number)
        while len(self.deals) <= number:
            self.deals.append(self.glimpse.redeal(LiveChance(self.seed + DEALS + len(self.deals))))
        return self.deals[number].copy()

    def descend(self, state: Any, path: list[Node]) -> None:
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
                action, node = self.select(node, state, seat, legal)
                path.append(node)
            frame.apply(state, seat, action, chance, None)
            advance(state, chance, None)
            if node.visits == 0:
                return

    def select(
        self, node: Node, state: Any, seat: int, legal: Sequence[Action]
    ) -> tuple[Action, Node]:
        """The action with the best upper bound, and the child it leads to."""
        children = self.children(node, state, seat, legal)
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
        return legal[chosen], children[chosen]

    def children(self, node: Node, state: Any, seat: int, legal: Sequence[Action]) -> list[Node]:
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

    def act_unseen(self, state: Any, seat: int) -> None:
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

    def play_out(self, state: Any) -> None:
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

    def rewards(self, state: Any) -> list[float]:
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

    def hopes(self, state: Any) -> list[float]:
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
        """Whether so many more simulations cannot change which action was tried most."""
        children, seat = self.root.children, self.seat
        visits = sorted(
            [children[action.index * SEATS + seat].visits for action in self.glimpse.legal],
            reverse=True,
        )
        return visits[0] - visits[1] > left

    def best(self) -> Action:
        """The action tried most, and of several the one that did best."""
        return self.ranking()[0]

    def ranking(self) -> list[Action]:
        """The legal actions, the one tried most first."""
        seat, known = self.seat, self.root.children

        def worth(action: Action) -> tuple[int, float]:
            child = known.get(action.index * SEATS + seat)
            if child is None or not child.visits:
                return 0, 0.0
            return child.visits, child.totals[seat] / child.visits

        return sorted(self.glimpse.legal, key=worth, reverse=True)


def trusts(liked: Sequence[float], temperature: float) -> list[float]:
    """How much the heuristics trust each action; nothing gets less than a little."""
    top = max(liked)
    shares = [exp((like - top) / temperature) for like in liked]
    total = sum(shares)
    doubt = DOUBT / len(shares)
    return [(1 - DOUBT) * share / total + doubt for share in shares]


def leads(scores: Sequence[float], rivalry: float) -> list[float]:
    """By seat, its points less so much of the best of the others'."""
    best, second = sorted(scores, reverse=True)[:2]
    return [score - rivalry * (second if score == best else best) for score in scores]


def share(lead: float) -> float:
    """A lead as a number between 0 and 1."""
    if lead > 30.0:
        return 1.0
    return 1.0 / (1.0 + exp(-lead)) if lead > -30.0 else 0.0


class MctsBot(Bot):
    """Searches a budget of simulations, of processor seconds, or both: whichever ends first.

    `turn` is for all decisions of a turn together: each may take half of what is left, and what
    the tree already knows of the next one is kept.
    """

    about = "Plays the position on many times, with what it cannot see dealt anew each time."

    def __init__(
        self,
        seed: int | None = None,
        simulations: int | None = None,
        seconds: float | None = None,
        turn: float | None = None,
        tuned: SearchTuning | None = None,
        evaluate: Callable[[Game[Any]], Evaluate] = evaluation,
    ) -> None:
        super().__init__(seed)
        self.simulations = simulations
        self.seconds = seconds
        self.turn = turn
        self.tuned = tuned
        self._evaluation = evaluate
        self._spent = 0.0
        """Seconds that the present turn has taken."""
        self._kept: Search | None = None
        """What the tree knows of the rest of the turn."""

    def choose(self, glimpse: Glimpse) -> Action:
        legal = glimpse.legal
        if not glimpse.goes_on:
            self._spent, self._kept = 0.0, None
        if len(legal) == 1:
            return legal[0]
        began = time.thread_time()
        search = self.search(glimpse, settle=True)
        action = search.best()
        self._kept = search.after(action)
        self._spent += time.thread_time() - began
        return action

    def search(self, glimpse: Glimpse, settle: bool = False) -> Search:
        """The tree, grown as far as the budget goes, or only until its best action is settled."""
        # Processor time, not the clock: on a busy machine a bot thinks longer, not worse.
        began = time.thread_time()
        tuned = self.tuned or glimpse.game.rules.tuning.search
        evaluate = self._evaluation(glimpse.game)
        search = Search(glimpse, tuned, self.random.getrandbits(62), evaluate, self._kept)
        if tuned.closer_temperature:
            scout = LearnedBot(self.random.getrandbits(64), 1, self._evaluation)
            search.trust(scout.weigh(glimpse))
        seconds = self._seconds()
        simulations = self.simulations
        if simulations is None and seconds is None:
            simulations = tuned.simulations
        done = 0
        while simulations is None or done < simulations:
            search.simulate()
            done += 1
            left = inf if simulations is None else float(simulations - done)
            if seconds is not None:
                gone = time.thread_time() - began
                if gone >= seconds:
                    break
                left = min(left, done * (seconds / gone - 1) if gone else inf)
            if settle and done % LOOK == 0 and search.settled(left):
                break
        return search

    def _seconds(self) -> float | None:
        """How long this decision may take."""
        if self.turn is None:
            return self.seconds
        left = (self.turn - self._spent) / 2
        return left if self.seconds is None else min(left, self.seconds)
