"""Pairings, seats and standings of tournaments: what players of them rely on."""

from __future__ import annotations

import csv
import io
import random
from collections import Counter
from itertools import combinations, permutations

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tawantin.people.tournament import (
    Entrant,
    Tournament,
    TournamentProblem,
    advance,
    begin,
    crosstable,
    enter,
    enter_bots,
    note_result,
    standings,
    void,
    withdraw,
)
from tawantin.people.tournament.course import meetings, repetitions
from tawantin.people.tournament.export import as_csv, as_data
from tawantin.people.tournament.meeting import grouped, met_in, pair, sizes_of
from tawantin.people.tournament.round_robin import schedule
from tawantin.people.tournament.seating import burden, sat_in, seated
from tawantin.people.tournament.standing import halves_of

quick = settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])


def a_tournament(people: int, seats: int = 4, **more: object) -> Tournament:
    settled: dict[str, object] = {"form": "swiss", "rounds": 3, "seed": 7, **more}
    return Tournament(
        id="t",
        secret="s",  # noqa: S106 - of nothing
        title="Cup",
        host="host",
        host_name="Host",
        game="nim",
        seats=seats,
        entrants=[Entrant(person=f"p{n}", name=f"Player {n}") for n in range(people)],
        **settled,  # type: ignore[arg-type]
    )


def play_round(tournament: Tournament, chance: random.Random) -> None:
    """All games of the round end somehow."""
    current = tournament.current()
    assert current is not None
    for pod in current.pods:
        scores = [chance.randrange(60) for _ in pod.seats]
        places = [1 + sum(other > mine for other in scores) for mine in scores]
        note_result(tournament, pod.table, places, scores)


def played_out(tournament: Tournament, seed: int = 0) -> Tournament:
    chance = random.Random(seed)
    begin(tournament, 1)
    while tournament.status == "playing":
        play_round(tournament, chance)
        assert advance(tournament, 2)
    return tournament


# ---------------------------------------------------------------- who meets whom


@quick
@given(st.integers(2, 40), st.integers(2, 5), st.sampled_from(["bots", "bye"]))
def test_tables_are_full_of_people_or_evenly_filled_with_bots(
    people: int, seats: int, fill: str
) -> None:
    sizes = sizes_of(people, seats, fill)  # type: ignore[arg-type]
    assert all(1 <= size <= seats for size in sizes)
    if fill == "bye" and people >= seats:
        assert set(sizes) == {seats}
        assert people - sum(sizes) < seats
    else:
        assert sum(sizes) == people
        assert max(sizes) - min(sizes) <= 1


def possible_without_repetition(
    people: list[int], size: int, met: Counter[tuple[int, int]]
) -> bool:
    """By trying everything: slow, and sharing nothing with what is tested."""
    if not people:
        return True
    first, *rest = people
    return any(
        not any(met[pair(*two)] for two in combinations((first, *others), 2))
        and possible_without_repetition([one for one in rest if one not in others], size, met)
        for others in combinations(rest, size - 1)
    )


@quick
@given(st.sampled_from([(4, 2), (6, 2), (6, 3), (8, 2), (8, 4), (9, 3), (12, 4)]), st.data())
def test_nobody_meets_anybody_again_while_that_is_possible(
    shape: tuple[int, int], data: st.DataObject
) -> None:
    count, size = shape
    people = list(range(count))
    pairs = list(combinations(people, 2))
    met = Counter(data.draw(st.lists(st.sampled_from(pairs), max_size=count * 2)))
    points = {one: data.draw(st.integers(0, 9)) for one in people}
    groups = grouped(people, [size] * (count // size), met, points)
    assert sorted(one for group in groups for one in group) == people
    again = any(met[two] for two in met_in(groups))
    assert not (again and possible_without_repetition(people, size, met))


@quick
@given(st.integers(2, 24), st.integers(2, 5), st.sampled_from(["bots", "bye"]), st.integers(0, 5))
def test_a_round_robin_lets_everybody_meet_everybody(
    people: int, seats: int, fill: str, seed: int
) -> None:
    rounds = schedule(people, seats, fill, seed)  # type: ignore[arg-type]
    for groups in rounds:
        named = [one for group in groups for one in group]
        assert len(named) == len(set(named))
        assert all(len(group) <= seats for group in groups)
    met = met_in([group for groups in rounds for group in groups])
    assert set(met) == set(combinations(range(people), 2))


@pytest.mark.parametrize(
    ("people", "seats", "rounds"), [(8, 2, 7), (9, 3, 4), (16, 4, 5), (25, 5, 6)]
)
def test_where_a_perfect_plan_exists_everybody_meets_everybody_once(
    people: int, seats: int, rounds: int
) -> None:
    plan = schedule(people, seats, "bots", 0)
    assert len(plan) == rounds
    met = met_in([group for groups in plan for group in groups])
    assert set(met.values()) == {1}
    assert len(met) == people * (people - 1) // 2


@pytest.mark.parametrize(
    ("people", "seats", "rounds", "often"), [(7, 3, 6, 2), (12, 3, 7, 2), (12, 5, 7, 4)]
)
@pytest.mark.parametrize("seed", range(3))
def test_where_there_is_no_plan_the_shortest_of_several_schedules_counts(
    people: int, seats: int, rounds: int, often: int, seed: int
) -> None:
    plan = schedule(people, seats, "bye", seed)
    assert len(plan) <= rounds
    assert max(met_in([group for groups in plan for group in groups]).values()) <= often


@quick
@given(
    st.integers(8, 30),
    st.sampled_from([2, 3, 4]),
    st.sampled_from(["bots", "bye"]),
    st.integers(0, 9),
)
def test_in_three_rounds_of_swiss_hardly_anybody_meets_again(
    people: int, seats: int, fill: str, seed: int
) -> None:
    tournament = played_out(a_tournament(people, seats, fill=fill, seed=seed), seed)
    assert len(tournament.played) == 3
    if people >= 4 * seats:
        assert repetitions(tournament) == 0
    byes = Counter(one for played in tournament.played for one in played.byes)
    assert all(count == 1 for count in byes.values()) or 3 * (people % seats) > people


def test_swiss_brings_those_together_who_stand_alike() -> None:
    tournament = a_tournament(16, 4, rounds=2)
    begin(tournament, 0)
    for pod in tournament.played[0].pods:
        note_result(tournament, pod.table, [1, 2, 3, 4], [40, 30, 20, 10])
    advance(tournament, 0)
    halves = {one.entrant: one.halves for one in standings(tournament)}
    tops = [sorted(halves[one] for one in pod.people()) for pod in tournament.played[1].pods]
    assert sorted(tops) == [[0] * 4, [2] * 4, [4] * 4, [6] * 4]


def test_any_process_draws_the_same_round() -> None:
    one, other = a_tournament(13), a_tournament(13)
    begin(one, 1)
    begin(other, 1)
    assert one == other
    copy = msgspec.json.decode(msgspec.json.encode(one), type=Tournament)
    play_round(one, random.Random(3))
    play_round(copy, random.Random(3))
    assert advance(one, 2)
    assert advance(copy, 2)
    assert one == copy
    tables = [pod.table for played in one.played for pod in played.pods]
    assert len(set(tables)) == len(tables)


# ---------------------------------------------------------------- seats


@quick
@given(st.integers(2, 5), st.data())
def test_no_other_order_around_a_table_would_be_fairer(seats: int, data: st.DataObject) -> None:
    sat = Counter(
        {(one, seat): data.draw(st.integers(0, 4)) for one in range(seats) for seat in range(seats)}
    )
    count = data.draw(st.integers(1, seats))
    chance = random.Random(data.draw(st.integers(0, 99)))
    tables = seated(list(range(count)), seats, sat, chance)
    assert sorted(one for one in tables if one is not None) == list(range(count))
    assert len(tables) == seats
    assert burden(tables, sat) == min(burden(order, sat) for order in permutations(tables))


@quick
@given(st.integers(0, 50), st.sampled_from([2, 3, 4]))
def test_in_as_many_rounds_as_seats_nobody_has_a_seat_three_times(seed: int, seats: int) -> None:
    tournament = played_out(a_tournament(16, seats, rounds=seats, seed=seed), seed)
    assert max(sat_in(tournament.played).values()) <= 2


# ---------------------------------------------------------------- points


@given(st.lists(st.integers(1, 5), min_size=2, max_size=5))
def test_the_points_of_a_table_are_always_the_same_in_sum(places: list[int]) -> None:
    count = len(places)
    assert sum(halves_of(places, seat) for seat in range(count)) == count * (count - 1)


def test_points_are_opponents_behind_and_half_for_those_level() -> None:
    assert [halves_of([1, 2, 3, 4], seat) for seat in range(4)] == [6, 4, 2, 0]
    assert [halves_of([1, 2, 2, 4], seat) for seat in range(4)] == [6, 3, 3, 0]


def test_level_points_are_decided_by_wins_then_opponents_then_share() -> None:
    tournament = a_tournament(4, 2, rounds=2)
    begin(tournament, 0)
    for pod in tournament.played[0].pods:
        note_result(tournament, pod.table, [1, 2], [30 if 0 in pod.seats else 20, 10])
    table = standings(tournament)
    assert [one.place for one in table] == [1, 2, 3, 4]
    assert table[0].halves == table[1].halves == 2
    assert table[0].share > table[1].share
    for pod in tournament.played[0].pods:
        pod.scores = [20, 10]
    assert [one.place for one in standings(tournament)] == [1, 1, 3, 3]


def test_the_crosstable_has_every_meeting_from_both_sides() -> None:
    tournament = played_out(a_tournament(9, 3, form="round_robin"))
    cells = crosstable(tournament)
    for one, other in combinations(range(9), 2):
        assert len(cells[one][other]) == 1
        assert cells[one][other][0] + cells[other][one][0] == 2


# ---------------------------------------------------------------- coming and going


def test_who_withdraws_keeps_results_and_is_drawn_no_more() -> None:
    tournament = a_tournament(9, 4, fill="bots")
    begin(tournament, 0)
    play_round(tournament, random.Random(1))
    withdraw(tournament, 3)
    advance(tournament, 1)
    assert all(3 not in pod.seats for pod in tournament.played[1].pods)
    assert standings(tournament)[0].entrant is not None
    assert any(one.entrant == 3 and one.games == 1 for one in standings(tournament))
    enter(tournament, "p3", "Player 3", 2)
    play_round(tournament, random.Random(2))
    advance(tournament, 2)
    assert (
        any(3 in pod.seats for pod in tournament.played[2].pods) or 3 in tournament.played[2].byes
    )


def test_who_did_not_come_to_a_game_is_out_until_they_come_back() -> None:
    tournament = a_tournament(8, 4)
    begin(tournament, 0)
    first, second = tournament.played[0].pods
    note_result(tournament, first.table, [1, 2, 3, 4], [4, 3, 2, 1], absent=[3])
    note_result(tournament, second.table, [1, 2, 3, 4], [4, 3, 2, 1])
    missing = first.seats[3]
    advance(tournament, 1)
    assert missing not in [one for pod in tournament.played[1].pods for one in pod.seats]
    assert sum(one is None for pod in tournament.played[1].pods for one in pod.seats) == 1


def test_in_a_round_robin_bots_take_the_seats_of_those_who_have_gone() -> None:
    tournament = a_tournament(9, 3, form="round_robin")
    begin(tournament, 0)
    play_round(tournament, random.Random(1))
    withdraw(tournament, 0)
    advance(tournament, 1)
    seats = [one for pod in tournament.played[1].pods for one in pod.seats]
    assert (seats.count(None), 0 in seats) == (1, False)


def test_a_game_without_a_result_counts_as_a_bye() -> None:
    tournament = a_tournament(4, 4, rounds=1)
    begin(tournament, 0)
    void(tournament, tournament.played[0].pods[0].table)
    assert advance(tournament, 1)
    assert [(one.halves, one.byes, one.games) for one in standings(tournament)] == [(3, 1, 0)] * 4
    assert not meetings(tournament)


def test_a_result_counts_once() -> None:
    tournament = a_tournament(4, 4, rounds=1)
    begin(tournament, 0)
    table = tournament.played[0].pods[0].table
    note_result(tournament, table, [1, 2, 3, 4], [4, 3, 2, 1])
    before = msgspec.json.encode(tournament)
    note_result(tournament, table, [4, 3, 2, 1], [1, 2, 3, 4])
    void(tournament, table)
    assert msgspec.json.encode(tournament) == before


def test_what_cannot_be_done_is_said() -> None:
    tournament = a_tournament(1, 4, most=3)
    with pytest.raises(TournamentProblem, match="at least two"):
        begin(tournament, 0)
    with pytest.raises(TournamentProblem, match="already"):
        enter(tournament, "p0", "Player 0", 0)
    with pytest.raises(TournamentProblem, match="full"):
        enter_bots(tournament, "easy", 3, 0)
    enter_bots(tournament, "easy", 2, 0)
    begin(tournament, 0)
    with pytest.raises(TournamentProblem, match="begun"):
        begin(tournament, 0)
    robin = a_tournament(4, 2, form="round_robin")
    begin(robin, 0)
    with pytest.raises(TournamentProblem, match="begun"):
        enter(robin, "late", "Late", 0)


# ---------------------------------------------------------------- files


def test_files_say_everything_but_who_people_are() -> None:
    tournament = played_out(a_tournament(8, 4, fill="bye"))
    names = ["=cmd()", *(f"Player {n}" for n in range(1, 8))]
    rows = list(csv.DictReader(io.StringIO(as_csv(tournament, names))))
    assert len(rows) == 8
    assert {row["name"] for row in rows} == {"'=cmd()", *names[1:]}
    assert sum(float(row["points"]) for row in rows) == 3 * 2 * 6
    assert all(row["round 1"] in "1234" for row in rows)
    text = msgspec.json.encode(as_data(tournament, names)).decode()
    assert "p3" not in text
    assert tournament.played[0].pods[0].table not in text
    assert '"secret"' not in text
