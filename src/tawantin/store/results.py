"""The index of results and the ratings that follow from it: one SQL for both databases.

A backend gives two things: `select`, and `transaction`, in which nobody else changes ratings. What
is written here follows from summaries of finished tables, so all of it can be made again.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Final

import msgspec

from ..kernel.about import Value
from ..kernel.errors import BadState
from ..people.ratings import Entrant, Rating, rate
from ..tables.played import Played, played
from ..tables.summary import Row
from .backend import Backend, Execute
from .persons import forget_ratings_of_gone
from .ranking import Field, Ranked, place_of, ratings_of

CASUAL: Final = 0
UNRATED: Final = 1
"""It counts, but has not been counted yet."""
RATED: Final = 2
MOST_OPPONENTS: Final = 8
"""How many people may be looked for at once in somebody's games."""
AT_ONCE: Final = 50
"""Results that are rated in one transaction: others wait meanwhile."""

_DECODER: Final = msgspec.json.Decoder(Played)
_encode: Final = msgspec.json.Encoder().encode


class Wanted(msgspec.Struct, kw_only=True, frozen=True):
    """Which of somebody's finished games, the last one first."""

    game: str | None = None
    seats: int | None = None
    opponents: tuple[str, ...] | None = None
    """People of whom one played too; of many only the first count."""
    public: bool = True
    """Only what everybody may know."""
    before: tuple[int, int] | None = None
    """Those that ended by then, but for so many that ended just then: a page's end, without a
    table's name, which would let people in."""
    limit: int = 20


class PlayedBy(msgspec.Struct):
    """A finished game of somebody."""

    played: Played
    seat: int
    after: Rating | None
    """What was believed of them after it, if it was rated."""
    before: Rating | None
    public: bool


class Tally(msgspec.Struct):
    """How often somebody played a game with a number of seats, and won."""

    game: str
    seats: int
    games: int
    won: int


def index(execute: Execute, row: Row, ended: int) -> bool:
    """Enter a table into the index if it has a result; a second time changes nothing."""
    if row.status != "finished":
        return False
    try:
        result = played(row.summary())
    except BadState:
        return False  # what cannot be read has no result to tell
    if result is None:
        return False
    result.ended = ended
    return _insert(execute, result)


def _insert(execute: Execute, result: Played) -> bool:
    state = UNRATED if result.rated else CASUAL
    seats = len(result.seats)
    new = execute(
        "INSERT INTO results (table_id, game, seats, ended, public, rated, played) "
        "VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING RETURNING table_id",
        (result.table, result.game, seats, result.ended, int(result.public), state, _text(result)),
    )
    if not new:
        return False
    for number, seat in enumerate(result.seats):
        if seat.player is not None:
            execute(
                "INSERT INTO places (person, ended, table_id, seat, game, seats, public, place) "
                "VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
                (
                    *(seat.player, result.ended, result.table, number),
                    *(result.game, seats, int(result.public), seat.place),
                ),
            )
    return True


def drop(execute: Execute, table: str) -> None:
    """A repair took the end of a game away, or the table."""
    execute("DELETE FROM results WHERE table_id = ?", (table,))
    execute("DELETE FROM places WHERE table_id = ?", (table,))


def _text(result: Played) -> str:
    return _encode(result).decode()


def unindexed(database: Backend, after: str = "", limit: int = 200) -> list[str]:
    """Finished tables that the index does not know, by id: those of an older version."""
    rows = database.select(
        "SELECT id FROM tables WHERE status = 'finished' AND id > ? AND NOT EXISTS "
        "(SELECT 1 FROM results WHERE table_id = id) ORDER BY id LIMIT ?",
        (after, limit),
    )
    return [str(row[0]) for row in rows]


def fill(database: Backend, tables: Iterable[str]) -> int:
    """Enter finished tables that no index knew; how many had a result."""
    entered = 0
    rows = [database.row(table) for table in tables]
    with database.transaction() as execute:
        for row in rows:
            if row is not None:
                entered += index(execute, row, row.updated)
    return entered


# ---------------------------------------------------------------- ratings


def rate_next(database: Backend, limit: int = AT_ONCE) -> int:
    """Rate results that have not been rated, the oldest first; how many there were."""
    with database.transaction() as execute:
        rows = execute(
            "SELECT played FROM results WHERE rated = 1 ORDER BY ended, table_id LIMIT ?", (limit,)
        )
        for (text,) in rows:
            _rate(execute, _DECODER.decode(text))
        if not rows:
            forget_ratings_of_gone(execute)
    return len(rows)


def forget_ratings(database: Backend) -> None:
    """All ratings are to be made again from the results."""
    with database.transaction() as execute:
        execute("DELETE FROM ratings", ())
        execute("UPDATE places SET mu = NULL, sigma = NULL, mu_before = NULL", ())
        execute("UPDATE places SET sigma_before = NULL WHERE sigma_before IS NOT NULL", ())
        execute("UPDATE results SET rated = ? WHERE rated = ?", (UNRATED, RATED))


def _rate(execute: Execute, game: Played) -> None:
    people = sorted({seat.player for seat in game.seats if seat.player is not None})
    before = {one: _rating(execute, game.game, one) for one in people}
    entrants = [Entrant(seat.place, seat.player, seat.level) for seat in game.seats]
    after = rate(
        game.game, entrants, {one: known for one, known in before.items() if known is not None}
    )
    for person in people:
        _write_rating(execute, game, person, before[person] or Rating(), after[person])
    execute("UPDATE results SET rated = ? WHERE table_id = ?", (RATED, game.table))


def _rating(execute: Execute, game: str, person: str) -> Rating | None:
    rows = execute("SELECT mu, sigma FROM ratings WHERE game = ? AND person = ?", (game, person))
    return Rating(*rows[0]) if rows else None


def _write_rating(
    execute: Execute, game: Played, person: str, before: Rating, after: Rating
) -> None:
    won = any(seat.player == person and seat.place == 1 for seat in game.seats)
    execute(
        "INSERT INTO ratings (game, person, mu, sigma, settled, games, won, last) "
        "VALUES (?, ?, ?, ?, ?, 1, ?, ?) ON CONFLICT (game, person) DO UPDATE SET "
        "mu = excluded.mu, sigma = excluded.sigma, settled = excluded.settled, "
        "games = ratings.games + 1, won = ratings.won + excluded.won, last = excluded.last",
        (game.game, person, after.mu, after.sigma, int(after.settled), int(won), game.ended),
    )
    execute(
        "UPDATE places SET mu = ?, sigma = ?, mu_before = ?, sigma_before = ? "
        "WHERE person = ? AND ended = ? AND table_id = ?",
        (
            *(after.mu, after.sigma, before.mu, before.sigma),
            *(person, game.ended, game.table),
        ),
    )


# ---------------------------------------------------------------- questions


def games_of(database: Backend, person: str, wanted: Wanted) -> list[PlayedBy]:
    """Finished games of somebody, the last one first."""
    until, skip = wanted.before or (2**62, 0)
    asked = ("",) if wanted.opponents is None else wanted.opponents or ("nobody",)
    opponents = (*asked, *[asked[0]] * MOST_OPPONENTS)[:MOST_OPPONENTS]
    rows = database.select(
        "SELECT r.played, p.seat, p.mu, p.sigma, p.mu_before, p.sigma_before, p.public "
        "FROM places p JOIN results r ON r.table_id = p.table_id "
        "WHERE p.person = ? AND p.ended <= ? AND p.public >= ? "
        "AND (? = '' OR p.game = ?) AND (? = 0 OR p.seats = ?) "
        "AND (? = '' OR EXISTS (SELECT 1 FROM places o WHERE o.person IN (?, ?, ?, ?, ?, ?, ?, ?) "
        "AND o.ended = p.ended AND o.table_id = p.table_id)) "
        "ORDER BY p.ended DESC, p.table_id DESC LIMIT ?",
        (
            *(person, until, int(wanted.public)),
            *(wanted.game or "", wanted.game or "", wanted.seats or 0, wanted.seats or 0),
            *(opponents[0], *opponents, wanted.limit + skip),
        ),
    )
    return [
        PlayedBy(
            _DECODER.decode(text),
            seat,
            None if mu is None else Rating(mu, sigma),
            None if mu_before is None else Rating(mu_before, sigma_before),
            bool(public),
        )
        for text, seat, mu, sigma, mu_before, sigma_before, public in rows[skip:]
    ]


def end_of(page: Sequence[PlayedBy], wanted: Wanted) -> tuple[int, int] | None:
    """What to ask for as `before` to see the games after a page; None if it is the last one."""
    if len(page) < wanted.limit:
        return None
    last = page[-1].played.ended
    same = sum(one.played.ended == last for one in page)
    if wanted.before is not None and wanted.before[0] == last:
        same += wanted.before[1]
    return last, same


def tallies(database: Backend, person: str, public: bool) -> list[Tally]:
    """How often somebody played, by game and number of seats."""
    rows = database.select(
        "SELECT game, seats, count(*), sum(CASE WHEN place = 1 THEN 1 ELSE 0 END) FROM places "
        "WHERE person = ? AND public >= ? GROUP BY game, seats ORDER BY game, seats",
        (person, int(public)),
    )
    return [Tally(game, seats, int(games), int(won)) for game, seats, games, won in rows]


def curve(database: Backend, person: str, game: str, limit: int = 200) -> list[tuple[int, Rating]]:
    """What was believed of somebody after each rated game, the oldest first."""
    rows = database.select(
        "SELECT ended, mu, sigma FROM places WHERE person = ? AND game = ? AND mu IS NOT NULL "
        "ORDER BY ended DESC LIMIT ?",
        (person, game, limit),
    )
    return [(ended, Rating(mu, sigma)) for ended, mu, sigma in reversed(rows)]


class _Chosen(msgspec.Struct):
    """Of a summary, what its table was played with."""

    options: dict[str, Value] = {}


_CHOSEN: Final = msgspec.json.Decoder(_Chosen)


def options_of(
    database: Backend, person: str, public: bool, limit: int = 200
) -> list[tuple[str, dict[str, Value]]]:
    """The games that somebody finished last, and the options of each."""
    rows = database.select(
        "SELECT p.game, t.info FROM places p JOIN tables t ON t.id = p.table_id "
        "WHERE p.person = ? AND p.public >= ? ORDER BY p.ended DESC, p.table_id DESC LIMIT ?",
        (person, int(public), limit),
    )
    played: list[tuple[str, dict[str, Value]]] = []
    for game, info in rows:
        with suppress(msgspec.DecodeError, UnicodeError):  # a damaged row tells of no options
            played.append((game, _CHOSEN.decode(info).options))
    return played


class Standing(msgspec.Struct):
    """Somebody's rating in a game, their place in its ranking, and how it came about."""

    ranked: Ranked
    before: int | None
    """How many come before them."""
    curve: list[tuple[int, Rating]]


class Portrait(msgspec.Struct):
    """All that a profile is made of, read in one go: each question alone would wait its turn."""

    tallies: list[Tally]
    standings: dict[str, Standing]
    games: list[PlayedBy]
    options: list[tuple[str, dict[str, Value]]]


def portrait(database: Backend, person: str, public: bool, games: int) -> Portrait:
    """Of somebody, with this many of the last games."""
    standings = {
        one.game: Standing(
            one, place_of(database, Field(one.game), person), curve(database, person, one.game)
        )
        for one in ratings_of(database, person)
    }
    wanted = Wanted(public=public, limit=games)
    return Portrait(
        tallies(database, person, public),
        standings,
        games_of(database, person, wanted),
        options_of(database, person, public),
    )
