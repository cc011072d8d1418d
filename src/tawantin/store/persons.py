"""Everything stored about one person: to be exported, or removed.

Somebody who leaves is taken out of every place that names them: what tables have stored, lists,
results, tournaments. Their games stay, with a player of no name; the id that is left belongs to
nobody. One SQL for both databases, as in `results`.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from .backend import Backend, Execute

GONE: Final = "gone"
"""Documents that name the ids of those who have left."""
_encode: Final = msgspec.json.Encoder().encode


class Words(msgspec.Struct):
    """Something said at a table."""

    table: str
    at: int
    text: str


def current_tables(database: Backend, person: str) -> list[str]:
    """Where somebody sits, or is the host, and the game is not over."""
    rows = database.select(
        "SELECT id FROM tables JOIN members ON members.table_id = tables.id "
        "WHERE members.person = ? AND status <> 'finished' ORDER BY id",
        (person,),
    )
    return [str(row[0]) for row in rows]


def words_of(database: Backend, person: str) -> list[Words]:
    """Everything that somebody has said, the oldest first."""
    with database.transaction() as execute:
        rows = execute(
            "SELECT table_id, changes FROM changes WHERE changes LIKE ? ORDER BY table_id, seq",
            (_mentions(person),),
        )
    lines = [
        Words(table, change["at"], change["text"])
        for table, text in rows
        for change in msgspec.json.decode(text)
        if change["is"] == "said" and change["player"] == person
    ]
    return sorted(lines, key=lambda one: one.at)


def erase(database: Backend, person: str) -> None:
    """Take somebody out of all that is stored of games and tournaments."""
    with database.transaction() as execute:
        _erase_changes(execute, person)
        _erase_texts(execute, person)
        execute("DELETE FROM ratings WHERE person = ?", (person,))
        execute(
            "INSERT INTO documents VALUES (?, ?, ?) ON CONFLICT DO NOTHING", (GONE, person, b"{}")
        )


def forget_ratings_of_gone(execute: Execute) -> None:
    """Those who have left are ranked no more, whatever made their ratings again."""
    execute(
        "DELETE FROM ratings WHERE person IN (SELECT key FROM documents WHERE kind = ?)", (GONE,)
    )


def _mentions(person: str) -> str:
    """A pattern; `_` in an id fits any letter, so what it finds is looked at again."""
    return f'%"{person}"%'


def _erase_changes(execute: Execute, person: str) -> None:
    for table, seq, text in execute(
        "SELECT table_id, seq, changes FROM changes WHERE changes LIKE ?", (_mentions(person),)
    ):
        execute(
            "UPDATE changes SET changes = ? WHERE table_id = ? AND seq = ?",
            (_without(text, person), table, seq),
        )
    for table, seq, text in execute(
        "SELECT table_id, seq, changes FROM quarantine WHERE changes LIKE ?", (_mentions(person),)
    ):
        execute(
            "UPDATE quarantine SET changes = ? WHERE table_id = ? AND seq = ? AND changes = ?",
            (_without(text, person), table, seq, text),
        )


def _erase_texts(execute: Execute, person: str) -> None:
    pattern = (_mentions(person),)
    for key, text in execute("SELECT id, info FROM tables WHERE info LIKE ?", pattern):
        execute("UPDATE tables SET info = ? WHERE id = ?", (_without(text, person), key))
    for key, text in execute("SELECT table_id, played FROM results WHERE played LIKE ?", pattern):
        execute("UPDATE results SET played = ? WHERE table_id = ?", (_without(text, person), key))
    for key, text in execute("SELECT id, state FROM tournaments WHERE state LIKE ?", pattern):
        state = msgspec.json.decode(_without(text, person))
        state["changes"] += 1  # whoever is about to write what they read before must read again
        execute(
            "UPDATE tournaments SET state = ?, changes = ? WHERE id = ?",
            (_encode(state).decode(), state["changes"], key),
        )


def _without(text: str, person: str) -> str:
    """JSON without the names and words of somebody."""
    value = msgspec.json.decode(text)
    _silence(value, person)
    return _encode(value).decode()


def _silence(value: Any, person: str) -> None:
    if isinstance(value, list):
        for one in value:
            _silence(one, person)
    elif isinstance(value, dict):
        if person in (value.get("player"), value.get("person")):
            value.update({key: "" for key in ("name", "text", "key") if key in value})
        if value.get("host") == person and "host_name" in value:
            value["host_name"] = ""
        for one in value.values():
            _silence(one, person)
