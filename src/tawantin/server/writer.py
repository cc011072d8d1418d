"""Writes updates. What several pairs of eyes may read alike is written once.

A View is compared, field by field, with the one that the same eyes were shown last; only what is
different travels. Games build their views of parts that stay the same objects while they show the
same, so comparing costs little.
"""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import Struct

from ..tables.story import Seen, known_to_all, seen_by
from ..tables.table import Table, Told
from . import wire
from .updates import clock_faces, happening, now_ms, offers, question, wire_result

Shown = tuple[object, ...]
"""The values of a View's fields."""
MOST_REMEMBERED: Final = 500
_KEYS: Final[dict[type[Struct], list[bytes]]] = {}


class Memory:
    """What was written of a table's changes for everybody, by seq."""

    __slots__ = ("_known",)

    def __init__(self) -> None:
        self._known: dict[int, tuple[Told, bytes | None]] = {}

    def texts(self, table: Table, since: int) -> list[bytes] | None:
        """What came after `since` as everybody may know it; None if not all may know the same."""
        texts = []
        for told in table.story[since:]:
            known = self._known.get(told.seq)
            if known is None or known[0] is not told:
                known = self._remember(table, told)
            text = known[1]
            if text is None:
                return None
            texts.append(text)
        return texts

    def _remember(self, table: Table, told: Told) -> tuple[Told, bytes | None]:
        text = None
        if known_to_all(table, told):
            events = [] if told.events is None else told.events.seen_by(None)
            text = wire.encode(happening(Seen(told, events)))
        if len(self._known) >= MOST_REMEMBERED:
            self._known.clear()
        self._known[told.seq] = known = (told, text)
        return known


class Writer:
    """Writes the updates of one moment of a table."""

    def __init__(self, table: Table, memory: Memory) -> None:
        self.table = table
        self._memory = memory
        self._views: dict[int | None, Shown | None] = {}
        self._keys: list[bytes] = []
        self._happened: dict[tuple[int | None, int], bytes] = {}
        self._for_all: dict[int, bytes] = {}
        self._encoded: dict[int, bytes] = {}
        """By the id of a part of a view, all of which `_views` keeps alive."""
        match = table.match
        shared: dict[str, object] = {
            "table": table.id,
            "seq": table.seq,
            "status": table.status,
            "moves": table.moves(),
            "scores": None if match is None else table.game.scores(match.state),
            "actors": table.actors(),
        }
        if table.clock_settings.kind != "none":
            shared["clocks"] = clock_faces(table, now_ms())
        if table.question is not None:
            shared["undo"] = question(table)
        if table.result is not None:
            shared["result"] = wire_result(table)
        self._for_all_eyes = wire.encode(shared)[1:]
        """The fields of a `wire.Update` that are the same for all, and its end."""

    def view(self, seat: int | None) -> Shown | None:
        """What a seat sees; None before the game."""
        if seat in self._views:
            return self._views[seat]
        shown: Shown | None = None
        if self.table.match is not None:
            view = self.table.game.view(self.table.match.state, seat)
            self._keys = _keys(view)
            shown = msgspec.structs.astuple(view)
        self._views[seat] = shown
        return shown

    def happened(self, seat: int | None, since: int) -> bytes:
        """What a seat may know of what came after `since`, encoded."""
        found = self._for_all.get(since)
        if found is None:
            texts = self._memory.texts(self.table, since)
            if texts is None:
                return self._seen_by(seat, since)
            found = self._for_all[since] = b"[%b]" % b",".join(texts)
        return found

    def _seen_by(self, seat: int | None, since: int) -> bytes:
        found = self._happened.get((seat, since))
        if found is None:
            seen = [happening(one) for one in seen_by(self.table, seat, since)]
            found = self._happened[seat, since] = wire.encode(seen)
        return found

    def update(
        self,
        seat: int | None,
        shown: Shown | None,
        view: Shown | None,
        happened: bytes,
        info: wire.TableInfo | None = None,
        resumed: bool = False,
    ) -> bytes:
        """The update for one pair of eyes, which were `shown` something before."""
        return b'{"type":"update","seat":%b%b,"options":%b,"can_undo":%b,"happened":%b%b%b,%b' % (
            b"null" if seat is None else b"%d" % seat,
            self._difference(shown, view),
            offers(self.table, seat),
            b"true" if _can_undo(self.table, seat) else b"false",
            happened,
            b"" if info is None else b',"info":%b' % wire.encode(info),
            b',"resumed":true' if resumed else b"",
            self._for_all_eyes,
        )

    def _difference(self, before: Shown | None, now: Shown | None) -> bytes:
        """The whole view for new eyes, else the fields that are new."""
        if now is None:
            return b""
        if before is None:
            fields = map(bytes.__add__, self._keys, map(self._encode, now))
            return b',"view":{%b}' % b",".join(fields)
        changed = [
            key + self._encode(value)
            for key, old, value in zip(self._keys, before, now, strict=True)
            if value is not old and value != old
        ]
        return b',"changed":{%b}' % b",".join(changed) if changed else b""

    def _encode(self, value: object) -> bytes:
        text = self._encoded.get(id(value))
        if text is None:
            text = self._encoded[id(value)] = wire.encode(value)
        return text


def _keys(view: Struct) -> list[bytes]:
    """The names of a View's fields, as they stand before their values."""
    keys = _KEYS.get(type(view))
    if keys is None:
        fields = msgspec.structs.fields(view)
        keys = _KEYS[type(view)] = [b'"%b":' % field.encode_name.encode() for field in fields]
    return keys


def _can_undo(table: Table, seat: int | None) -> bool:
    if seat is None or table.match is None or table.status != "playing":
        return False
    return table.seats[seat].person_plays and table.match.can_undo(seat)
