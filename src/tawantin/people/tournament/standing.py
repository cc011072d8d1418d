"""Who leads, and why.

A table gives a point for each opponent behind and half a point for each that is level, bots that
fill
a table too: at four 3, 2, 1 and 0. A bye is worth as much as the middle of a table. All points are
counted in halves. If points are level, wins decide, then how good the opponents are on average,
then the share of the points made at the tables; those level in all of it share the place.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from .state import Pod, Tournament


class Standing(msgspec.Struct, kw_only=True):
    """How an entrant stands."""

    entrant: int
    place: int = 0
    halves: int = 0
    """Points, in halves."""
    wins: int = 0
    games: int = 0
    byes: int = 0
    strength: float = 0.0
    """Of the opponents: their points on average."""
    share: float = 0.0
    """Of the points that were made at their tables."""
    by_round: list[int | None] = []
    """Halves; None before they came, or as long as the game goes on."""

    def order(self) -> tuple[int, int, float, float]:
        """What decides, the best first."""
        return (-self.halves, -self.wins, -self.strength, -self.share)


def halves_of(places: Sequence[int], seat: int) -> int:
    """What a place at a table is worth, in halves."""
    mine = places[seat]
    return sum(2 * (mine < other) + (mine == other) for other in places) - 1


def bye_halves(seats: int) -> int:
    """What a bye is worth, in halves."""
    return seats - 1


def standings(tournament: Tournament) -> list[Standing]:
    """Everybody, the best first."""
    everybody = [Standing(entrant=number) for number in range(len(tournament.entrants))]
    shares: list[list[float]] = [[] for _ in everybody]
    opponents: list[list[int]] = [[] for _ in everybody]
    for played in tournament.played:
        for one in everybody:
            one.by_round.append(None)
        for pod in played.pods:
            _count_pod(tournament, pod, everybody, shares, opponents)
        for number in played.byes:
            _count_bye(tournament, everybody[number])
    for one in everybody:
        met = opponents[one.entrant]
        one.strength = (
            round(sum(everybody[other].halves for other in met) / 2 / len(met), 3) if met else 0.0
        )
        mine = shares[one.entrant]
        one.share = round(sum(mine) / len(mine), 4) if mine else 0.0
    return _placed(everybody)


def _count_pod(
    tournament: Tournament,
    pod: Pod,
    everybody: list[Standing],
    shares: list[list[float]],
    opponents: list[list[int]],
) -> None:
    total = sum(max(0, score) for score in pod.scores)
    for seat, number in enumerate(pod.seats):
        if number is None or not pod.over:
            continue
        one = everybody[number]
        if pod.void:
            _count_bye(tournament, one)
            continue
        worth = halves_of(pod.places, seat)
        one.halves += worth
        one.by_round[-1] = worth
        one.games += 1
        one.wins += pod.places[seat] == 1
        shares[number].append(max(0, pod.scores[seat]) / total if total else 0.0)
        opponents[number] += [other for other in pod.people() if other != number]


def _count_bye(tournament: Tournament, one: Standing) -> None:
    one.byes += 1
    one.by_round[-1] = bye_halves(tournament.seats)
    one.halves += bye_halves(tournament.seats)


def _placed(everybody: list[Standing]) -> list[Standing]:
    ordered = sorted(everybody, key=lambda one: (*one.order(), one.entrant))
    for number, one in enumerate(ordered):
        before = ordered[number - 1] if number else None
        level = before is not None and before.order() == one.order()
        one.place = before.place if before is not None and level else number + 1
    return ordered


def crosstable(tournament: Tournament) -> list[list[list[int]]]:
    """By entrant and other entrant, each time they met: 2 ahead, 1 level, 0 behind."""
    count = len(tournament.entrants)
    cells: list[list[list[int]]] = [[[] for _ in range(count)] for _ in range(count)]
    for played in tournament.played:
        for pod in played.pods:
            if not pod.places:
                continue
            for seat, one in enumerate(pod.seats):
                for other_seat, other in enumerate(pod.seats):
                    if one is not None and other is not None and one != other:
                        mine, theirs = pod.places[seat], pod.places[other_seat]
                        cells[one][other].append(2 * (mine < theirs) + (mine == theirs))
    return cells
