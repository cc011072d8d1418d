"""Tournaments as they are kept: each whole, written only over what was read. For both databases."""

from __future__ import annotations

from typing import Final

import msgspec

from ..people.tournament import Tournament
from .backend import Backend

_DECODER: Final = msgspec.json.Decoder(Tournament)
_encode: Final = msgspec.json.Encoder().encode


def save(database: Backend, tournament: Tournament) -> bool:
    """Write it, unless somebody else has written it since it was read; whether it was written."""
    expected = tournament.changes
    tournament.changes += 1
    text = _encode(tournament).decode()
    with database.transaction() as execute:
        if expected:
            stored = execute(
                "UPDATE tournaments SET status = ?, changes = ?, state = ? "
                "WHERE id = ? AND changes = ? RETURNING id",
                (tournament.status, tournament.changes, text, tournament.id, expected),
            )
        else:
            stored = execute(
                "INSERT INTO tournaments (id, status, listed, made, changes, state) "
                "VALUES (?, ?, ?, ?, 1, ?) ON CONFLICT DO NOTHING RETURNING id",
                (
                    *(tournament.id, tournament.status, int(tournament.listed)),
                    *(tournament.made, text),
                ),
            )
        if stored:
            execute("DELETE FROM entrants WHERE tournament = ?", (tournament.id,))
            people = {one.person for one in tournament.entrants if one.person is not None}
            for person in sorted(people | {tournament.host}):
                execute("INSERT INTO entrants VALUES (?, ?)", (person, tournament.id))
    return bool(stored)


def load(database: Backend, name: str) -> Tournament | None:
    """The tournament of that id."""
    rows = database.select("SELECT state FROM tournaments WHERE id = ?", (name,))
    return _DECODER.decode(rows[0][0]) if rows else None


def listed(database: Backend, before: tuple[int, str], limit: int) -> list[Tournament]:
    """What everybody may know of, the newest first, from those made before on."""
    made, name = before
    rows = database.select(
        "SELECT state FROM tournaments WHERE listed = 1 AND (made < ? OR (made = ? AND id < ?)) "
        "ORDER BY made DESC, id DESC LIMIT ?",
        (made, made, name, limit),
    )
    return [_DECODER.decode(row[0]) for row in rows]


def of_person(database: Backend, person: str, limit: int = 50) -> list[Tournament]:
    """Those that somebody plays in or has made, the newest first."""
    rows = database.select(
        "SELECT state FROM tournaments t JOIN entrants e ON e.tournament = t.id "
        "WHERE e.person = ? ORDER BY made DESC, id DESC LIMIT ?",
        (person, limit),
    )
    return [_DECODER.decode(row[0]) for row in rows]


def being_played(database: Backend) -> list[str]:
    """Those that somebody has to look after."""
    rows = database.select("SELECT id FROM tournaments WHERE status = ? ORDER BY id", ("playing",))
    return [str(row[0]) for row in rows]
