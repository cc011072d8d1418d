"""What the home page asks about somebody's own games, in one go; one SQL for both databases."""

from __future__ import annotations

import msgspec

from ..people.ratings import Rating
from ..tables.summary import Row
from .backend import Backend
from .results import PlayedBy, Wanted, games_of

MOST_TABLES = 100
MOST_ENDED = 3


def unused(database: Backend, since: int, status: str = "open", limit: int = 100) -> list[str]:
    """Tables where no time runs and nothing has happened since."""
    rows = database.select(
        # Listed or not: said only so that the index of listed tables is used.
        "SELECT id FROM tables WHERE listed IN (FALSE, TRUE) AND status = ? AND updated < ? "
        "AND due IS NULL ORDER BY updated LIMIT ?",
        (status, since, limit),
    )
    return [str(name) for (name,) in rows]


class Own(msgspec.Struct):
    """Somebody's games."""

    tables: list[Row]
    """That are not finished, the last changed first."""
    finished: int
    played: int
    """How many have ended lately."""
    won: int
    change: int
    """By how much these have moved all ratings together."""
    ended: list[PlayedBy]
    """The last ones to have ended."""


def own(database: Backend, person: str, since: int, lately: int) -> Own:
    """Of one person; what counts as lately, and whose end is told, is since then."""
    rows = database.select(
        "SELECT id FROM tables JOIN members ON members.table_id = tables.id "
        "WHERE members.person = ? AND status <> 'finished' ORDER BY updated DESC LIMIT ?",
        (person, MOST_TABLES),
    )
    tables = [database.row(str(name)) for (name,) in rows]
    (counted,) = database.select("SELECT count(*) FROM places WHERE person = ?", (person,))
    recent = database.select(
        "SELECT place, mu, sigma, mu_before, sigma_before FROM places "
        "WHERE person = ? AND ended >= ? ORDER BY ended DESC LIMIT ?",
        (person, since, MOST_TABLES),
    )
    changes = [
        Rating(mu, sigma).shown - Rating(mu_before, sigma_before).shown
        for _, mu, sigma, mu_before, sigma_before in recent
        if mu is not None and mu_before is not None
    ]
    return Own(
        tables=[row for row in tables if row is not None],
        finished=int(counted[0]),
        played=len(recent),
        won=sum(place == 1 for place, *_ in recent),
        change=sum(changes),
        ended=[
            one
            for one in games_of(database, person, Wanted(public=False, limit=MOST_ENDED))
            if one.played.ended >= lately
        ],
    )
