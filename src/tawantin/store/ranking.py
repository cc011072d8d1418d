"""Who ranks where in a game: queries on the ratings, one SQL for both databases."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, LiteralString

import msgspec

from ..people.ratings import MIDDLE, SCALE, Rating, bot_ratings
from .backend import Backend

BAR: Final = 50
"""Points of the shown scale in a bar of the spread."""
LATELY: Final = 30
"""How many of the last games the line beside a name shows."""

_COLUMNS: Final = "game, person, mu, sigma, games, won, last"
_BARS: Final = (
    f"CAST(round((mu - {Rating().mu}) * {SCALE / BAR} - 0.5) AS INTEGER) AS bar, count(*)"
)
"""Rounded down, in words that both databases know."""


class Ranked(msgspec.Struct):
    """Somebody's rating in a game."""

    game: str
    person: str
    rating: Rating
    games: int
    won: int
    last: int
    """When the last rated game ended."""


class Field(msgspec.Struct, frozen=True):
    """Among whom a ranking counts."""

    game: str
    since: int = 0
    """Only those who have played since."""
    among: tuple[str, ...] | None = None
    """Only these people; None: all."""


class Page(msgspec.Struct):
    """A page of a ranking with all that stands around it, read in one go."""

    total: int
    people: list[Ranked]
    first_of_mine: int
    mine: list[Ranked]
    """The asker with neighbours, from that place on."""
    lately: dict[str, list[int]]
    """By person the shown ratings after the last games, the oldest first."""
    bots: dict[str, int]
    """By level how many people come before such a bot."""
    spread: list[tuple[int, int]]
    """By bar, how many have a rating within it: the points at which it begins, and the number."""


def page(
    database: Backend, field: Field, asker: str | None, first: int, limit: int, neighbours: int
) -> Page:
    """From a place on (the first is 0), and around whoever asks."""
    people = ranking(database, field, first, limit)
    place = None if asker is None else place_of(database, field, asker)
    first_of_mine = 0 if place is None else max(0, place - neighbours)
    mine = []
    if place is not None:
        mine = ranking(database, field, first_of_mine, 2 * neighbours + 1)
    shown = {one.person for one in (*people, *mine)}
    return Page(
        total=ranked_people(database, field),
        people=people,
        first_of_mine=first_of_mine,
        mine=mine,
        lately=lately(database, sorted(shown), field.game),
        bots={level: better_than(database, field, one) for level, one in bot_ratings(field.game)},
        spread=spread(database, field),
    )


def ranking(database: Backend, field: Field, first: int, limit: int) -> list[Ranked]:
    """From a place on: the settled ones, then the provisional ones."""
    order = "ORDER BY settled DESC, mu DESC, person LIMIT ? OFFSET ?"
    return [_ranked(row) for row in _select(database, _COLUMNS, field, order, limit, first)]


def place_of(database: Backend, field: Field, person: str) -> int | None:
    """How many come before somebody; None without a rating, and for somebody not among them."""
    mine = _select(database, "settled, mu", field, "AND person = ?", person)
    if not mine:
        return None
    settled, mu = mine[0]
    before = "AND (settled > ? OR (settled = ? AND (mu > ? OR (mu = ? AND person < ?))))"
    values = (settled, settled, mu, mu, person)
    return int(_select(database, "count(*)", field, before, *values)[0][0])


def ranked_people(database: Backend, field: Field) -> int:
    """How many people have a rating in a game."""
    return int(_select(database, "count(*)", field, "")[0][0])


def better_than(database: Backend, field: Field, rating: Rating) -> int:
    """How many people have a settled rating of that or more."""
    return int(_select(database, "count(*)", field, "AND settled = 1 AND mu >= ?", rating.mu)[0][0])


def ratings_of(database: Backend, person: str) -> list[Ranked]:
    """Somebody's ratings, of each game that they have played rated."""
    rows = database.select(
        "SELECT game, person, mu, sigma, games, won, last FROM ratings "
        "WHERE person = ? ORDER BY game",
        (person,),
    )
    return [_ranked(row) for row in rows]


def lately(database: Backend, people: Sequence[str], game: str) -> dict[str, list[int]]:
    """By person the shown ratings after the last rated games, the oldest first; in one question."""
    by_person: dict[str, list[int]] = {person: [] for person in people}
    if not people:
        return by_person
    among: LiteralString = ", ".join(["?"] * len(people))
    sql: LiteralString = (
        "SELECT person, mu, sigma FROM (SELECT person, mu, sigma, row_number() OVER "  # noqa: S608
        "(PARTITION BY person ORDER BY ended DESC, table_id DESC) AS back FROM places "
        f"WHERE person IN ({among}) AND game = ? AND mu IS NOT NULL) AS played "
        "WHERE back <= ? ORDER BY person, back DESC"
    )
    for person, mu, sigma in database.select(sql, (*people, game, LATELY)):
        by_person[person].append(Rating(mu, sigma).shown)
    return by_person


def spread(database: Backend, field: Field) -> list[tuple[int, int]]:
    """By bar, how many settled ratings there are within it: the points at which it begins, and the
    number."""
    rows = _select(database, _BARS, field, "AND settled = 1 GROUP BY bar ORDER BY bar")
    return [(MIDDLE + BAR * int(bar), int(count)) for bar, count in rows]


def _ranked(row: Sequence[Any]) -> Ranked:
    game, person, mu, sigma, games, won, last = row
    return Ranked(game, person, Rating(mu, sigma), games, won, last)


def _select(
    database: Backend, what: LiteralString, field: Field, rest: LiteralString, *values: Any
) -> list[Any]:
    """Ask the ratings of a field; all words of the question are this module's."""
    where: LiteralString = "WHERE game = ?"  # the index alone answers, if no more is asked
    asked: tuple[Any, ...] = (field.game,)
    if field.since:
        where += " AND last >= ?"
        asked += (field.since,)
    if field.among is not None:
        among = field.among or ("",)
        where += " AND person IN (" + ", ".join(["?"] * len(among)) + ")"
        asked += among
    sql = f"SELECT {what} FROM ratings {where} {rest}"  # noqa: S608 - values are never part of it
    return database.select(sql, (*asked, *values))
