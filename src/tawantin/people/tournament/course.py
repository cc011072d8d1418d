"""How a tournament goes: people come, rounds are drawn, results come in, people go."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Collection, Sequence
from itertools import combinations

from .meeting import Meetings, grouped, met_in, sizes_of
from .round_robin import schedule
from .seating import sat_in, seated
from .standing import standings
from .state import MOST_ENTRANTS, Entrant, Pod, Round, Tournament, TournamentProblem

# ---------------------------------------------------------------- coming and going


def enter(tournament: Tournament, person: str, name: str, now: int) -> None:
    """Somebody comes, or comes back; to a round robin only before it begins."""
    known = tournament.entrant_of(person)
    _check_going_on(tournament)
    if known is not None:
        if not tournament.entrants[known].withdrawn:
            raise TournamentProblem("not_allowed", "You are already playing in this tournament.")
        tournament.entrants[known].withdrawn = False
        return
    if tournament.status == "playing" and tournament.form == "round_robin":
        raise TournamentProblem("already_started", "The tournament has already begun.")
    _check_room(tournament, 1)
    tournament.entrants.append(Entrant(person=person, name=name, entered=now))


def enter_bots(tournament: Tournament, level: str, count: int, now: int) -> None:
    """Bots that play like anybody else, before it begins."""
    _check_open(tournament)
    _check_room(tournament, count)
    tournament.entrants += [Entrant(level=level, entered=now) for _ in range(count)]


def withdraw(tournament: Tournament, number: int) -> None:
    """Somebody goes: before it begins without a trace, later their results stay."""
    _check_going_on(tournament)
    if not 0 <= number < len(tournament.entrants) or tournament.entrants[number].withdrawn:
        raise TournamentProblem("not_found", "They are not playing in this tournament.")
    if tournament.status == "open":
        del tournament.entrants[number]
    else:
        tournament.entrants[number].withdrawn = True


def remove(tournament: Tournament, number: int) -> None:
    """The host sends somebody away."""
    withdraw(tournament, number)


def cancel(tournament: Tournament, now: int) -> None:
    """The host calls it off; games that are being played go on as they are."""
    _check_going_on(tournament)
    tournament.status, tournament.ended = "cancelled", now


def _check_going_on(tournament: Tournament) -> None:
    if tournament.status not in ("open", "playing"):
        raise TournamentProblem("game_over", "The tournament is over.")


def _check_open(tournament: Tournament) -> None:
    _check_going_on(tournament)
    if tournament.status != "open":
        raise TournamentProblem("already_started", "The tournament has already begun.")


def _check_room(tournament: Tournament, count: int) -> None:
    if len(tournament.entrants) + count > min(tournament.most, MOST_ENTRANTS):
        raise TournamentProblem("tournament_full", "The tournament is full.")


# ---------------------------------------------------------------- rounds


def begin(tournament: Tournament, now: int) -> None:
    """Draw the first round."""
    _check_open(tournament)
    count = len(tournament.entrants)
    if count < 2:
        raise TournamentProblem("not_allowed", "A tournament needs at least two players.")
    chance = _chance(tournament)
    if tournament.form == "round_robin":
        chance.shuffle(tournament.entrants)  # the plan favours nobody, and nobody can aim at it
        tournament.schedule = schedule(count, tournament.seats, tournament.fill, tournament.seed)
        tournament.rounds = len(tournament.schedule)
    tournament.status = "playing"
    _draw(tournament, now)


def advance(tournament: Tournament, now: int) -> bool:
    """Draw the next round, or end it, if all games of the round are over; whether it changed."""
    current = tournament.current()
    if current is None or not all(pod.over for pod in current.pods):
        return False
    if len(tournament.played) >= tournament.rounds or len(tournament.active()) < 2:
        tournament.status, tournament.ended = "finished", now
    else:
        _draw(tournament, now)
    return True


def _chance(tournament: Tournament) -> random.Random:
    """Each round has its own, so that any process draws the same one."""
    return random.Random(f"{tournament.seed}.{len(tournament.played)}")


def _draw(tournament: Tournament, now: int) -> None:
    chance = _chance(tournament)
    swiss = tournament.form == "swiss"
    groups = _swiss_groups(tournament, chance) if swiss else _planned_groups(tournament)
    playing = {one for group in groups for one in group}
    sat = sat_in(tournament.played)
    number = len(tournament.played)
    pods = [
        Pod(
            table=_table_id(tournament, number, at),
            seats=seated(group, tournament.seats, sat, chance),
        )
        for at, group in enumerate(groups)
    ]
    byes = [one for one in tournament.active() if one not in playing]
    tournament.played.append(Round(began=now, pods=pods, byes=byes))


def _planned_groups(tournament: Tournament) -> list[list[int]]:
    """Bots take the seats of those who have gone; who would be left alone with bots sits out."""
    active = set(tournament.active())
    plan = tournament.schedule[len(tournament.played)]
    groups = [[one for one in group if one in active] for group in plan]
    return [
        group
        for group, planned in zip(groups, plan, strict=True)
        if len(group) > 1 or (group and len(group) == len(planned))
    ]


def _swiss_groups(tournament: Tournament, chance: random.Random) -> list[list[int]]:
    table = {one.entrant: one for one in standings(tournament)}
    order = tournament.active()
    chance.shuffle(order)  # whoever is level is drawn
    order.sort(key=lambda one: table[one].order())
    sizes = sizes_of(len(order), tournament.seats, tournament.fill)
    out = _sitting_out(order, len(order) - sum(sizes), {one: table[one].byes for one in order})
    order = [one for one in order if one not in out]
    points = {one: table[one].halves for one in order}
    return grouped(order, sizes, meetings(tournament), points)


def _sitting_out(order: Sequence[int], count: int, byes: dict[int, int]) -> set[int]:
    """Who had fewest byes; among them the last."""
    last_first = sorted(range(len(order)), key=lambda at: (byes[order[at]], -at))
    return {order[at] for at in last_first[:count]}


def meetings(tournament: Tournament) -> Meetings:
    """How often each two have met; a game without a result does not count."""
    groups = [pod.people() for played in tournament.played for pod in played.pods if not pod.void]
    return met_in(groups)


def _table_id(tournament: Tournament, number: int, pod: int) -> str:
    """Always the same for the same pod: whoever makes the table twice, makes it once."""
    text = f"{tournament.secret}.{number}.{pod}"
    return hashlib.blake2b(text.encode(), digest_size=15, person=b"tournament").hexdigest()


# ---------------------------------------------------------------- results


def note_result(
    tournament: Tournament,
    table: str,
    places: Sequence[int],
    scores: Sequence[int],
    absent: Collection[int] = (),
) -> None:
    """A game has ended; those who did not come to it (seats) are out until they come back."""
    pod = _pod(tournament, table)
    if pod is None or pod.over:
        return
    pod.places, pod.scores = list(places), list(scores)
    for seat in absent:
        number = pod.seats[seat]
        if number is not None:
            tournament.entrants[number].withdrawn = True


def void(tournament: Tournament, table: str) -> None:
    """A game was ended without a result."""
    pod = _pod(tournament, table)
    if pod is not None and not pod.over:
        pod.void = True


def _pod(tournament: Tournament, table: str) -> Pod | None:
    return next(
        (pod for played in tournament.played for pod in played.pods if pod.table == table), None
    )


def repetitions(tournament: Tournament) -> int:
    """How many pairs have met more than once."""
    met: Meetings = meetings(tournament)
    count = range(len(tournament.entrants))
    return sum(met[two] > 1 for two in combinations(count, 2))
