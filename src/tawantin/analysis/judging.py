"""How a finished game was played: every decision, judged by what its seat could know.

A game can be judged in parts, so that what is finished can be stored and shown meanwhile, and
continued later: `analyse_part` makes the parts, `put_together` an `Analysis` of those there are.
Each decision has
its own seed, so a game judged in parts is judged the same as in one go.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice
from typing import Any, Final, Literal

import msgspec

from ..bots import Glimpse
from ..kernel.actions import Action
from ..kernel.events import EventLog
from ..kernel.game import Game
from ..kernel.record import Record, replay_entry, replay_setup
from .luck import luck_of
from .moves import Trials, Weighed, candidates
from .outlook import outlook

Mark = Literal["forced", "best", "good", "inaccuracy", "mistake", "blunder"]
MARKS: Final[tuple[tuple[float, Mark], ...]] = (
    (0.02, "good"),
    (0.06, "inaccuracy"),
    (0.14, "mistake"),
    (1.01, "blunder"),
)
"""The marks, each with the loss of win chance below which a decision gets it."""
SIMULATIONS: Final = 40
CANDIDATES: Final = 3
"""How many moves are compared with the one played."""
WORLDS: Final = 16
"""The number of copies in which each of them is first played on."""
CLOSER: Final = 24
"""In how many more the best and the one played are tried where they differ, and again while in
doubt."""
MOST_WORLDS: Final = 48
EXPLAINED: Final = 20
"""In how many they are played to the end, to see where the difference comes from."""
ELSEWHERE: Final = 1 << 40
"""Added to seeds for copies that nothing else has looked at."""
DOUBT: Final = 0.02
"""A loss that may be off by more is in doubt."""
STRICTNESS: Final = 1.6
"""How much accuracy each percentage point of win chance costs that is given away per decision."""
DIGITS: Final = 4


class Judged(msgspec.Struct, frozen=True):
    """One decision."""

    number: int
    """Counted from 1, as records are replayed."""
    seat: int
    round: int | None
    mark: Mark
    played: Weighed | None
    """None where there was no choice."""
    best: Weighed | None
    loss: float = 0.0
    """The chance to win given away."""
    points_lost: float = 0.0
    difference: dict[str, float] = {}
    """By source, what the best move would have brought more."""
    error: float = 0.0
    """How far the loss may be off, by the luck of the copies."""
    others: list[Weighed] = []
    """What else was looked at, the best first."""
    luck: list[float] = []
    """By seat, how chance and what was revealed then moved the win chance; empty if nothing was."""


class Moment(msgspec.Struct, frozen=True):
    """What a spectator could expect after a decision."""

    number: int
    chances: list[float]
    scores: list[float]
    round: int | None = None
    seen: list[list[float]] = []
    """The same chances as each seat could tell them, from what it knew; by whose eyes, by seat."""


class Player(msgspec.Struct, frozen=True):
    """How one seat played, and what happened to it."""

    accuracy: float | None
    """100 less 1.6 times the win chance in per cent that it gave away a decision, at least 0; None
    without a decision."""
    by_round: dict[int, float]
    """The same round by round."""
    marks: dict[Mark, int]
    """How many decisions of each kind."""
    given_away: float
    """All the win chance that its decisions gave away."""
    decisions: float
    """How much less that is than what the average player gave away."""
    luck: float
    """By how much chance and what was revealed moved its win chance, added up."""


class Analysis(msgspec.Struct, frozen=True):
    """A game, judged as far as it was."""

    game: str
    components: str
    seats: int
    decisions: list[Judged]
    curve: list[Moment]
    accuracy: list[float]
    """By seat; see `Player`."""
    total: int = 0
    """How many decisions the game has."""
    players: list[Player] = []
    """By seat."""

    @property
    def is_whole(self) -> bool:
        """Whether every decision is judged."""
        return len(self.decisions) == self.total

    def of(self, seat: int, *marks: Mark) -> list[Judged]:
        """The decisions of a seat with these marks."""
        return [one for one in self.decisions if one.seat == seat and one.mark in marks]


class Part(msgspec.Struct, frozen=True):
    """Some decisions of a game, judged, and what could be expected after them."""

    decisions: list[Judged]
    curve: list[Moment]


def analyse(
    game: Game[Any],
    record: Record,
    simulations: int = SIMULATIONS,
    seed: int = 1,
    progress: Callable[[int, int], None] = lambda done, of: None,
) -> Analysis:
    """Judge every decision of a record; `progress` is called with how many of how many are done."""
    parts: list[Part] = []
    for done, part in enumerate(_judging(game, record, 0, simulations, seed), 1):
        parts.append(part)
        progress(done, len(record.entries))
    return put_together(game, record, parts)


def analyse_part(
    game: Game[Any],
    record: Record,
    first: int,
    count: int,
    simulations: int = SIMULATIONS,
    seed: int = 1,
) -> Part:
    """The same for some decisions only, from the one after `first`: the parts of a game, however
    it is cut, make the same analysis."""
    judged = list(islice(_judging(game, record, first, simulations, seed), count))
    decisions = [one for part in judged for one in part.decisions]
    return Part(decisions, [one for part in judged for one in part.curve])


def put_together(game: Game[Any], record: Record, parts: Iterable[Part]) -> Analysis:
    """The analysis that parts of it, from the first decision on, make."""
    pieces = list(parts)
    decisions = [one for part in pieces for one in part.decisions]
    curve = [one for part in pieces for one in part.curve]
    players = _players(decisions, record.seats)
    accuracy = [100.0 if one.accuracy is None else one.accuracy for one in players]
    total = len(record.entries)
    return Analysis(game.id, game.digest, record.seats, decisions, curve, accuracy, total, players)


def _judging(
    game: Game[Any], record: Record, first: int, simulations: int, seed: int
) -> Iterator[Part]:
    """One decision after the other."""
    state = replay_setup(game, record)
    for number, entry in enumerate(record.entries[:first], 1):
        replay_entry(game, state, number, entry)
    curve = [] if first else [_moment_for_all(game, state, 0, seed)]
    for number, entry in enumerate(record.entries[first:], first + 1):
        glimpse = Glimpse(game, state, entry.seat, record.options, record.seats)
        which = round_of(game, state)
        judged = judge(glimpse, entry.action, simulations, seed, number, which)
        before, log = state.copy(), EventLog()
        asked = replay_entry(game, state, number, entry, log)
        if asked or log.revealed:
            luck = luck_of(game, before, state, entry.seat, entry.action, seed + number)
            judged = msgspec.structs.replace(judged, luck=luck)
        if entry.seat not in game.actors(state):
            curve.append(_moment_for_all(game, state, number, seed))
        yield Part([judged], curve)
        curve = []


def _players(decisions: Sequence[Judged], seats: int) -> list[Player]:
    choices = [
        [one for one in decisions if one.seat == seat and one.played is not None]
        for seat in range(seats)
    ]
    given = [sum([one.loss for one in some]) for some in choices]
    players = []
    for seat, some in enumerate(choices):
        rounds = sorted({one.round for one in some if one.round is not None})
        marks: dict[Mark, int] = {}
        for one in some:
            marks[one.mark] = marks.get(one.mark, 0) + 1
        players.append(
            Player(
                accuracy_of([one.loss for one in some]),
                {
                    which: accuracy_of([one.loss for one in some if one.round == which]) or 0.0
                    for which in rounds
                },
                marks,
                round(given[seat], DIGITS),
                round(sum(given) / seats - given[seat], DIGITS),
                round(sum([one.luck[seat] for one in decisions if one.luck]), DIGITS),
            )
        )
    return players


def accuracy_of(losses: Sequence[float]) -> float | None:
    """The accuracy of somebody who gave this much away; None without a decision."""
    if not losses:
        return None
    return round(max(0.0, 100 * (1 - STRICTNESS * sum(losses) / len(losses))), 1)


def round_of(game: Game[Any], state: Any) -> int | None:
    """Which round it is as people count them (0: before the first), in games that have rounds."""
    if game.rules.course is not None:
        return game.rules.course(state)[0]
    return None if game.rules.round is None else game.rules.round(state)


def moment(game: Game[Any], state: Any, number: int, seed: int = 1) -> Moment:
    """What a spectator can expect of a position after a number of decisions."""
    expected = outlook(game, state, None, seed=seed)
    return Moment(
        number,
        _rounded(expected.chances),
        [round(score, 1) for score in expected.scores],
        round_of(game, state),
    )


def _moment_for_all(game: Game[Any], state: Any, number: int, seed: int) -> Moment:
    """The same, and what each seat can."""
    seen_by_all = moment(game, state, number, seed)
    eyes = range(len(seen_by_all.scores))
    seen = [_rounded(outlook(game, state, one, seed=seed).chances) for one in eyes]
    return msgspec.structs.replace(seen_by_all, seen=seen)


def _rounded(chances: Sequence[float]) -> list[float]:
    return [round(chance, 3) for chance in chances]


def judge(
    glimpse: Glimpse,
    text: str,
    simulations: int = SIMULATIONS,
    seed: int = 1,
    number: int = 0,
    which: int | None = None,
) -> Judged:
    """Judge one decision; `number` and `which` say where in the game it is."""
    seat, seed = glimpse.seat, seed + number
    if len(glimpse.legal) == 1:
        return Judged(number, seat, which, "forced", None, None)
    taken = next(action for action in glimpse.legal if action.text == text)
    compared = candidates(glimpse, CANDIDATES, simulations, seed)
    if taken not in compared:
        compared.append(taken)
    trials = Trials(glimpse, compared, seed)
    trials.add(WORLDS)
    ranked = sorted(trials.weighed(), key=worth, reverse=True)
    leading = ranked[0]
    if leading.action == text:
        return Judged(number, seat, which, "best", leading, leading, others=ranked[1:])
    best = next(action for action in compared if action.text == leading.action)
    begun = Judged(number, seat, which, "good", None, leading, others=ranked)
    return _verdict(begun, glimpse, best, taken, seed)


def judge_against(
    glimpse: Glimpse, text: str, known: Judged, seed: int = 1, number: int = 0
) -> Judged:
    """Judge another move at a decision already judged, against the same best move and copies."""
    if known.best is None:
        return known
    moves = {action.text: action for action in glimpse.legal}
    begun = Judged(known.number, known.seat, known.round, "good", None, known.best)
    return _verdict(begun, glimpse, moves[known.best.action], moves[text], seed + number)


def _verdict(begun: Judged, glimpse: Glimpse, best: Action, taken: Action, seed: int) -> Judged:
    """The verdict on a decision that was not the one that seemed best."""
    verdict = _compared(begun, _closer(glimpse, best, taken, seed))
    return _explained(verdict, glimpse, best, taken, seed) if verdict.loss else verdict


def _closer(glimpse: Glimpse, best: Action, taken: Action, seed: int) -> Trials:
    """Look at two moves once more, in fresh copies that did not decide which one seemed best."""
    trials = Trials(glimpse, [best, taken], seed + ELSEWHERE)
    for _ in range(MOST_WORLDS // CLOSER):
        trials.add(CLOSER)
        loss, error = trials.gap(best.text, taken.text)
        if error <= DOUBT or loss < 0:
            break
    return trials


def _compared(begun: Judged, trials: Trials) -> Judged:
    """The verdict on a decision other than what seemed the best."""
    best, played = trials.weighed()
    loss, error = trials.gap(best.action, played.action)
    others = [one for one in begun.others if one.action not in (best.action, played.action)]
    if loss <= 0:
        return msgspec.structs.replace(
            begun, mark="best", played=played, best=played, others=[best, *others]
        )
    return msgspec.structs.replace(
        begun,
        mark=mark_of(loss, error, best=False),
        played=played,
        best=best,
        loss=round(loss, DIGITS),
        points_lost=round(best.points - played.points, 2),
        error=round(error, DIGITS),
        others=others,
    )


def _explained(verdict: Judged, glimpse: Glimpse, best: Action, taken: Action, seed: int) -> Judged:
    """The same, with where the difference comes from if that is worth saying."""
    if verdict.mark in ("best", "good"):
        return verdict
    trials = Trials(glimpse, [best, taken], seed + 2 * ELSEWHERE, to_the_end=True)
    trials.add(EXPLAINED)
    return msgspec.structs.replace(
        verdict, difference=trials.difference(best.text, taken.text, verdict.points_lost)
    )


def worth(one: Weighed) -> tuple[float, float]:
    """What a move is chosen by."""
    return one.chance, one.points


def mark_of(loss: float, error: float, best: bool) -> Mark:
    """The mark of a decision that gives this much away; within the error it is as good as the
    best."""
    if best or loss <= min(error, MARKS[0][0]):
        return "best"
    return next(mark for limit, mark in MARKS if loss < limit)
