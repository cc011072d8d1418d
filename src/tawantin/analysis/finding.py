"""Finding puzzles: positions of a game in which one move is far better than all others.

A quick look leaves few positions of a game; those are looked at again, every move in many fresh
copies, and searched deeply. Bots of known strength measure how hard a puzzle is by trying to solve
it.
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Iterator, Sequence
from math import exp
from typing import Any, Final

from ..bots import LEVELS, Bot, Glimpse, GreedyBot, LearnedBot, MctsBot
from ..kernel.actions import Action
from ..kernel.chance import LiveChance
from ..kernel.game import Game
from ..kernel.match import Match
from ..kernel.record import Record, replay_entry, replay_setup
from .moves import Trials, candidates
from .puzzles import Alternative, Puzzle

SHARE: Final = 0.4
"""Half of this part of the decisions is looked at, mostly late ones: early nothing decides."""
GLANCE: Final = 1.5
"""Points that a move must promise more than the next at the first glance."""
SLIPS: Final = 0.05
"""How often players take any move, so that there are positions which nobody aimed at."""
APART: Final = 8
"""The least number of decisions between two puzzles of a game."""
MOST: Final = 5
"""Puzzles of one game."""
FAR: Final = ((0.06, 0.0), (0.02, 4.0))
"""What every other move must give away: this much win chance, or less of it and this many points.
Early in a long game nothing decides it, and a good move is worth its points all the same."""
LEAST: Final = min(gap for gap, _ in FAR)
SURELY: Final = 2 / 3
"""What is given away must be more than this part of it, whatever luck the copies had."""
QUICK: Final = (30, 6)
"""Simulations and copies of the first look."""
AGAIN: Final = 16
"""Copies of the second, which most of what looked like a puzzle does not survive."""
DEEP: Final = (200, 36)
"""Simulations and copies of the last one."""
EXPLAINED: Final = 20
"""In how many copies the best two are played to the end, to see where the difference comes from."""
COMPARED: Final = 10
"""At most this many moves are examined closely."""
TOLD: Final = 5
"""How many of them a puzzle lists."""
DECIDED: Final = (0.05, 0.97)
"""With a lower or higher chance to win after the best move, the game is already decided."""

SOLVERS: Final[tuple[tuple[str | int, float, int], ...]] = (
    ("easy", 1300, 4),
    ("medium", 1500, 2),
    (30, 1600, 2),
    (100, 1700, 1),
)
"""Who tries to solve a puzzle: a level or simulations, a rating, and how often."""
STEEP: Final = 170.0
"""This many more points of rating make a solution e times as likely."""


def bot_game(game: Game[Any], seed: int) -> Record:
    """A game between bots that play fairly well, and slip at times."""
    dice = random.Random(f"puzzles/{seed}/{game.id}")
    seats = dice.choice(list(game.about.seats))
    chance = LiveChance(dice.getrandbits(62))
    match = Match.start(game, seats, chance=chance)
    players = [GreedyBot(dice.getrandbits(62), redeals=1) for _ in range(seats)]
    while match.state.frames:
        seat = game.actors(match.state)[0]
        glimpse = Glimpse(game, match.state, seat, match.record.options, seats)
        slip = dice.random() < SLIPS
        action = dice.choice(glimpse.legal) if slip else players[seat].choose(glimpse)
        match.play(seat, action, chance)
    return match.record


def puzzles_in(game: Game[Any], record: Record, seed: int = 1) -> Iterator[Puzzle]:
    """The puzzles of a game that was played, in the order of its decisions."""
    dice = random.Random(f"{seed}/{len(record.entries)}")
    state = replay_setup(game, record)
    found, earliest = 0, 0
    for number, entry in enumerate(record.entries):
        looked = dice.random() < SHARE * number / len(record.entries)
        if looked and number >= earliest and found < MOST:
            glimpse = Glimpse(game, state, entry.seat, record.options, record.seats)
            which = None if game.rules.round is None else game.rules.round(state)
            puzzle = puzzle_at(glimpse, number, which, seed + number)
            if puzzle is not None:
                yield puzzle
                found, earliest = found + 1, number + APART
        replay_entry(game, state, number + 1, entry)


def puzzle_at(glimpse: Glimpse, after: int, which: int | None, seed: int) -> Puzzle | None:
    """The position as a puzzle, if it is one."""
    if len(glimpse.legal) < 3 or not _promising(glimpse, seed):
        return None
    best = MctsBot(seed, simulations=DEEP[0]).search(glimpse).best()
    compared = _compared(glimpse, best, seed)
    trials = Trials(glimpse, compared, seed + 1000)
    for copies in (DEEP[1] // 3, DEEP[1] - DEEP[1] // 3):
        trials.add(copies)
        if min(trials.gap(best.text, one.text)[0] for one in compared if one is not best) < LEAST:
            return None
    weighed = {one.action: one for one in trials.weighed()}
    gaps = sorted([(*trials.gap(best.text, text), text) for text in weighed if text != best.text])
    second = gaps[0][2]
    if not all(_is_far(trials, best.text, text) for _, _, text in gaps):
        return None
    chance, points = weighed[best.text].chance, weighed[best.text].points
    if not DECIDED[0] <= chance <= DECIDED[1]:
        return None
    others = [
        Alternative(text, round(loss, 3), round(points - weighed[text].points, 1))
        for loss, _, text in gaps[:TOLD]
    ]
    return Puzzle(
        _id(glimpse, after, seed),
        0,
        after,
        glimpse.seat,
        best.text,
        round(chance, 3),
        round(points, 1),
        others,
        _reason(glimpse, best, second, others[0].points_lost, seed),
        rating(glimpse, best, seed),
        which,
    )


def _is_far(trials: Trials, best: str, other: str) -> bool:
    """Whether a move is far better than another, surely."""
    gap, error = trials.gap(best, other)
    points, doubt = trials.points_gap(best, other)
    return any(
        gap >= most
        and gap - 2 * error >= SURELY * most
        and points >= least
        and (points - 2 * doubt >= SURELY * least or not least)
        for most, least in FAR
    )


def _strikes(glimpse: Glimpse, seed: int) -> bool:
    """A glance: whether what moves promise at once differs at all, where that can be told."""
    bot = LearnedBot(seed, redeals=1)
    game = glimpse.game
    if not game.rules.tuning.greedy.ahead:
        return True
    first, second = sorted(bot.weigh(glimpse), reverse=True)[:2]
    return first - second >= GLANCE


def _promising(glimpse: Glimpse, seed: int) -> bool:
    """A quick look, and a second: whether one of some moves may be far better than the others."""
    if not _strikes(glimpse, seed):
        return False
    simulations, worlds = QUICK
    compared = candidates(glimpse, 3, simulations, seed)
    for number, copies in enumerate((worlds, AGAIN)):
        trials = Trials(glimpse, compared, seed + 500 * number)
        trials.add(copies)
        best, second = sorted(trials.weighed(), key=lambda one: -one.chance)[:2]
        gap, points = best.chance - second.chance, best.points - second.points
        far = any(gap >= most and points >= least for most, least in FAR)
        if not far or not DECIDED[0] <= best.chance <= DECIDED[1]:
            return False
    return True


def _compared(glimpse: Glimpse, best: Action, seed: int) -> list[Action]:
    """The moves that might be as good: all of them, or those that a search likes most."""
    if len(glimpse.legal) <= COMPARED:
        return list(glimpse.legal)
    liked = candidates(glimpse, COMPARED, DEEP[0] // 2, seed + 1)
    return liked if best in liked else [*liked, best]


def _reason(
    glimpse: Glimpse, best: Action, second: str, points: float, seed: int
) -> dict[str, float]:
    other = next(action for action in glimpse.legal if action.text == second)
    trials = Trials(glimpse, [best, other], seed + 2000, to_the_end=True)
    trials.add(EXPLAINED)
    sources = trials.difference(best.text, second, points)
    return {name: round(gain, 1) for name, gain in sources.items() if round(gain, 1)}


def _id(glimpse: Glimpse, after: int, seed: int) -> str:
    identity = f"{glimpse.game.id} {glimpse.game.digest} {seed} {after} {glimpse.seat}"
    return hashlib.sha256(identity.encode()).hexdigest()[:8]


def rating(glimpse: Glimpse, best: Action, seed: int) -> int:
    """How hard it is to find the move: somebody with this rating finds it half of the time."""
    tries: list[tuple[float, bool]] = [(1500.0, True), (1500.0, False)]  # so that it ends
    for who, strength, times in SOLVERS:
        for number in range(times):
            bot = _solver(who, seed + 77 * number)
            tries.append((strength, bot.choose(glimpse) is best))
    return round(level_of(tries))


def _solver(who: str | int, seed: int) -> Bot:
    return LEVELS[who](seed) if isinstance(who, str) else MctsBot(seed, simulations=who)


def level_of(tries: Sequence[tuple[float, bool]]) -> float:
    """The level at which as many of these tries would be expected to succeed as did."""
    solved = sum([right for _, right in tries])
    low, high = 500.0, 2500.0
    for _ in range(30):
        middle = (low + high) / 2
        expected = sum([1 / (1 + exp((middle - strength) / STEEP)) for strength, _ in tries])
        low, high = (middle, high) if expected > solved else (low, middle)
    return low
