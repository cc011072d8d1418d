"""Ratings: who wins goes up, bots stay where they are, ties are ties."""

from __future__ import annotations

import random

from tawantin.people.ratings import BOTS, Entrant, Rating, rate


def after(*places: tuple[str, int], **before: Rating) -> dict[str, Rating]:
    return rate([Entrant(place, player) for player, place in places], before)


def test_the_winner_of_equals_goes_up_and_the_last_goes_down() -> None:
    found = after(("ana", 1), ("bo", 2), ("cid", 3))
    assert found["ana"].shown > found["bo"].shown > found["cid"].shown
    assert found["ana"].shown > 1500 > found["cid"].shown


def test_who_shares_a_place_has_the_same_rating_afterwards() -> None:
    found = after(("ana", 1), ("bo", 1), ("cid", 3))
    assert found["ana"].shown == found["bo"].shown


def test_everybody_is_better_known_after_a_game() -> None:
    found = after(("ana", 1), ("bo", 2))
    assert all(rating.error < Rating().error for rating in found.values())


def test_a_newcomer_is_provisional_and_no_longer_so_after_some_games() -> None:
    known: dict[str, Rating] = {}
    chance = random.Random(5)
    games = 0
    while not all(name in known and known[name].settled for name in ("ana", "bo", "cid", "dee")):
        order = chance.sample(["ana", "bo", "cid", "dee"], 4)
        known = rate([Entrant(place, name) for place, name in enumerate(order, 1)], known)
        games += 1
        assert games < 40
    assert games > 5


def test_bots_are_opponents_of_a_fixed_strength() -> None:
    table = [Entrant(1, "ana"), Entrant(2, level="hard")]
    weak = [Entrant(1, "ana"), Entrant(2, level="random")]
    assert rate(table, {})["ana"].mu > rate(weak, {})["ana"].mu
    assert list(rate(table, {})) == ["ana"]
    assert BOTS["random"] < BOTS["easy"] < BOTS["medium"] < BOTS["hard"]


def test_who_always_beats_weak_bots_gains_less_and_less() -> None:
    known: dict[str, Rating] = {}
    gains = []
    for _ in range(200):
        before = known.get("ana", Rating()).mu
        known = rate([Entrant(1, "ana"), Entrant(2, level="easy")], known)
        gains.append(known["ana"].mu - before)
    assert gains[-1] == 0 < gains[1] < gains[0]
    assert known["ana"].shown < 1800
