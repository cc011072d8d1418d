"""Ratings: who wins goes up, bots stay where they are, ties are ties."""

from __future__ import annotations

import random

import msgspec
import pytest
from scripts.rate_bots import levels_of, strengths

from tawantin.people.ratings import Entrant, Rating, bot_ratings, rate
from tawantin.people.strengths import FILE, BotRecord, known_strengths

GAME = "cuzco"


def after(*places: tuple[str, int], **before: Rating) -> dict[str, Rating]:
    return rate(GAME, [Entrant(place, player) for player, place in places], before)


def test_the_winner_of_equals_goes_up_and_the_last_goes_down() -> None:
    ratings = after(("ana", 1), ("bo", 2), ("cid", 3))
    assert ratings["ana"].shown > ratings["bo"].shown > ratings["cid"].shown
    assert ratings["ana"].shown > 1500 > ratings["cid"].shown


def test_who_shares_a_place_has_the_same_rating_afterwards() -> None:
    ratings = after(("ana", 1), ("bo", 1), ("cid", 3))
    assert ratings["ana"].shown == ratings["bo"].shown


def test_everybody_is_better_known_after_a_game() -> None:
    ratings = after(("ana", 1), ("bo", 2))
    assert all(rating.error < Rating().error for rating in ratings.values())


def test_a_newcomer_is_provisional_and_no_longer_so_after_some_games() -> None:
    known: dict[str, Rating] = {}
    chance = random.Random(5)
    games = 0
    while not all(name in known and known[name].settled for name in ("ana", "bo", "cid", "dee")):
        order = chance.sample(["ana", "bo", "cid", "dee"], 4)
        known = rate(GAME, [Entrant(place, name) for place, name in enumerate(order, 1)], known)
        games += 1
        assert games < 40
    assert games > 5


def test_bots_are_opponents_of_a_fixed_strength() -> None:
    table = [Entrant(1, "ana"), Entrant(2, level="hard")]
    weak = [Entrant(1, "ana"), Entrant(2, level="random")]
    assert rate(GAME, table, {})["ana"].mu > rate(GAME, weak, {})["ana"].mu
    assert list(rate(GAME, table, {})) == ["ana"]


def test_who_always_beats_weak_bots_gains_less_and_less() -> None:
    known: dict[str, Rating] = {}
    gains = []
    for _ in range(200):
        before = known.get("ana", Rating()).mu
        known = rate(GAME, [Entrant(1, "ana"), Entrant(2, level="easy")], known)
        gains.append(known["ana"].mu - before)
    assert gains[-1] == 0 < gains[1] < gains[0]
    assert known["ana"].shown < 1800


def test_the_strength_of_bots_is_what_their_games_say() -> None:
    record = msgspec.json.decode(FILE.read_bytes(), type=BotRecord)
    assert sorted(record) == ["chocolatl", "cuzco", "inca_empire", "machu_picchu"]
    for game, one in record.items():
        assert levels_of(one.orders) == one.levels
        assert sum(one.orders.values()) == sum(one.played.values())
        order = [level for level, _ in bot_ratings(game)]
        assert order == ["expert", "hard", "medium", "easy", "random"]


def test_a_game_that_bots_were_not_measured_in_takes_them_for_middling() -> None:
    known = known_strengths("nim")
    assert all(one.estimated for one in known.values())
    assert known["medium"].mu == Rating().mu


def test_measured_strengths_foretell_what_they_were_measured_from() -> None:
    orders = {"medium>easy": 75, "easy>medium": 25}
    measured = strengths(orders)
    easy, error = measured["easy"]
    assert measured["medium"][0] == 25
    assert easy + 2 * error < 25
    even = strengths({"medium>easy": 40, "easy>medium": 40, "easy=medium": 20})
    assert even["easy"][0] == pytest.approx(25)
