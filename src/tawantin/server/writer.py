"""Writes updates. What several pairs of eyes may read alike is written once.

A View is compared, field by field, with the one that the same eyes were shown last; only what is
different travels, of a list of players or sites only those that are. Games build their views of
parts that stay the same objects while they show the same, so comparing costs little, and a part is
encoded once for all who see it and for as long as it is shown.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import msgspec
from msgspec import Struct

from .. import wire
from ..tables.seats import Logged
from ..tables.sight import Ears
from ..tables.story import Seen, as_seen, heard_by, known_to_all, was_removed
from ..tables.table import Table
from .updates import clock_faces, happening, now_ms, offers, question, wire_result

Shown = tuple[object, ...]
"""The values of a View's fields."""
MOST_REMEMBERED: Final = 256
"""Changes of a table, as they were written."""
MOST_PARTS: Final = 128
"""Parts of its views, likewise: those of the newest views, at most games."""
MOST_TOLD: Final = 200
"""So much of the story is told at once: a table with a long one must come up like any other."""
LARGEST_PAGE: Final = 64 * 1024
"""The same in bytes, though one change is always told."""
NOTHING: Final = msgspec.Raw(b"[]")
"""An empty list, encoded."""
_KEYS: Final[dict[type[Struct], list[bytes]]] = {}


class Memory:
    """What was written of a table: its changes for everybody, by seq, and parts of its views."""

    __slots__ = ("_known", "_parts")

    def __init__(self) -> None:
        self._known: dict[int, tuple[Logged, bytes | None]] = {}
        self._parts: dict[int, tuple[object, bytes]] = {}
        """By the id of a part, which is kept so that its id stays its own."""

    def part(self, value: object) -> bytes:
        """A part of a view, encoded. Parts never change, and most are shown again and again."""
        known = self._parts.get(id(value))
        if known is None:
            if len(self._parts) >= MOST_PARTS:
                self._parts.clear()
            known = self._parts[id(value)] = (value, wire.encode(value))
        return known[1]

    def text(self, table: Table, logged: Logged) -> bytes | None:
        """A change as everybody may know it; None if not all may know the same."""
        known = self._known.get(logged.seq)
        if known is None or known[0] is not logged:
            known = self._remember(table, logged)
        return known[1]

    def _remember(self, table: Table, logged: Logged) -> tuple[Logged, bytes | None]:
        text = None
        if known_to_all(table, logged):
            events = [] if logged.events is None else logged.events.seen_by(None)
            text = wire.encode(happening(Seen(logged, events)))
        if len(self._known) >= MOST_REMEMBERED:
            self._known.clear()
        self._known[logged.seq] = known = (logged, text)
        return known


class Page(NamedTuple):
    """A part of a table's story, as one pair of eyes may know it."""

    happened: msgspec.Raw
    """`NOTHING` if they may know nothing."""
    earlier: int = 0
    """What happened up to this seq was left out, because it would have been too much."""


def story_page(
    table: Table, memory: Memory, seat: int | None, since: int, until: int, ears: Ears
) -> tuple[Page, bool]:
    """The last page of what came after `since` and up to `until`; whether it is for all eyes."""
    texts: list[bytes] = []
    room, earlier, for_all = LARGEST_PAGE, 0, True
    for seq in range(until, since, -1):
        logged = table.story[seq - 1]
        if was_removed(logged) or not heard_by(table, logged, ears):
            continue
        text = memory.text(table, logged)
        if text is None:
            for_all = False
            seen = as_seen(table, logged, seat)
            if seen is None:
                continue
            text = wire.encode(happening(seen))
        room -= len(text)
        if texts and (room < 0 or len(texts) >= MOST_TOLD):
            earlier = seq
            break
        texts.append(text)
    texts.reverse()
    return Page(_list(texts), earlier), for_all


class Writer:
    """Writes the updates of one moment of a table."""

    def __init__(self, table: Table, memory: Memory) -> None:
        self.table = table
        self._memory = memory
        self._views: dict[int | None, Shown | None] = {}
        self._keys: list[bytes] = []
        self._public: Struct | None = None
        """What a spectator sees, if a seat's view was made of it."""
        self._happened: dict[tuple[int | None, int, Ears], Page] = {}
        self._for_all: dict[tuple[int, Ears], Page] = {}
        self._encoded: dict[int, bytes] = {}
        """By the id of a part of a view, all of which `_views` keeps alive."""
        match = table.match
        self._asked = table.actors()
        self._playing = match is not None and table.status == "playing"
        self._update: Any = wire.Update(
            table=table.id,
            seq=table.seq,
            seat=None,
            status=table.status,
            moves=table.moves(),
            scores=None if match is None else table.game.scores(match.state),
            actors=list(self._asked),
            options=[],
            can_undo=False,
            happened=[],
            clocks=clock_faces(table, now_ms()),
            undo=None if table.question is None else question(table),
            result=wire_result(table.result, table.course),
        )
        """What is the same for all eyes; each pair's own is set before it is encoded."""

    def view(self, seat: int | None) -> Shown | None:
        """What a seat sees; None before the game."""
        if seat in self._views:
            return self._views[seat]
        shown: Shown | None = None
        if self.table.match is not None:
            view = self._look(self.table.match.state, seat)
            self._keys = _keys(view)
            shown = msgspec.structs.astuple(view)
        self._views[seat] = shown
        return shown

    def _look(self, state: Any, seat: int | None) -> Struct:
        """Games that can make a seat's view from the spectator's do: most of it is the same."""
        game = self.table.game
        if seat is None or game.rules.seat_view is None:
            return game.view(state, seat)
        if self._public is None:
            self._public = game.view(state, None)
        return game.rules.seat_view(self._public, state, seat)

    def happened(self, seat: int | None, since: int, ears: Ears) -> Page:
        """What a seat may know of what came after `since`, the latest of it."""
        page = self._for_all.get((since, ears))
        if page is None:
            page = self._happened.get((seat, since, ears))
        if page is None:
            page, for_all = story_page(self.table, self._memory, seat, since, self.table.seq, ears)
            if for_all:
                self._for_all[since, ears] = page
            else:
                self._happened[seat, since, ears] = page
        return page

    def update(
        self,
        seat: int | None,
        shown: Shown | None,
        view: Shown | None,
        page: Page,
        info: wire.TableInfo | None = None,
        resumed: bool = False,
    ) -> bytes:
        """The update for one pair of eyes, which were `shown` something before."""
        update = self._update  # whatever its types say, parts of it are encoded already
        update.seat = seat
        if shown is None:
            update.changed = update.items = None
            update.view = None if view is None else self._whole(view)
        else:
            update.changed, update.items = self._new(shown, view)
            update.view = None
        update.options = _list(offers(self.table, seat)) if seat in self._asked else NOTHING
        match = self.table.match
        update.to_come = [] if match is None else self.table.game.to_come(match.state, seat)
        update.can_undo = self._playing and seat is not None and _can_undo(self.table, seat)
        update.happened, update.earlier = page
        update.info = info
        update.resumed = resumed
        return wire.encode(update)

    def _whole(self, view: Shown) -> msgspec.Raw:
        fields = map(bytes.__add__, self._keys, map(self._encode, view))
        return msgspec.Raw(b"{%b}" % b",".join(fields))

    def _new(
        self, before: Shown, now: Shown | None
    ) -> tuple[msgspec.Raw | None, msgspec.Raw | None]:
        """The fields that are not what they were; of lists of parts, their elements; or None."""
        if now is None:
            return None, None
        changed: list[bytes] = []
        items: list[bytes] = []
        for key, old, value in zip(self._keys, before, now, strict=True):
            if value is old or value == old:
                continue
            places = _new_parts(old, value)
            if places is None:
                changed.append(key + self._encode(value))
            else:
                items.append(key + self._elements(places))
        return _object(changed), _object(items)

    def _elements(self, places: dict[int, object]) -> bytes:
        part = self._memory.part
        return b"{%b}" % b",".join([b'"%d":%b' % (n, part(one)) for n, one in places.items()])

    def _encode(self, value: object) -> bytes:
        text = self._encoded.get(id(value))
        if text is None:
            if isinstance(value, list) and value and isinstance(value[0], Struct):
                text = b"[%b]" % b",".join(map(self._memory.part, value))
            else:
                text = wire.encode(value)
            self._encoded[id(value)] = text
        return text


def _new_parts(old: object, new: object) -> dict[int, object] | None:
    """By place, which parts of a list are other ones; None if it is better told as a whole."""
    if not isinstance(new, list) or not isinstance(old, list) or len(old) != len(new):
        return None
    if not new or not isinstance(new[0], Struct):
        return None
    places = {n: one for n, one in enumerate(new) if one is not old[n] and one != old[n]}
    return places if len(places) < len(new) else None


def _object(fields: list[bytes]) -> msgspec.Raw | None:
    """An object of fields that are encoded already; None if there are none."""
    return msgspec.Raw(b"{%b}" % b",".join(fields)) if fields else None


def _list(texts: list[bytes]) -> msgspec.Raw:
    """A list of what is encoded already."""
    return msgspec.Raw(b"[%b]" % b",".join(texts)) if texts else NOTHING


def _keys(view: Struct) -> list[bytes]:
    """The names of a View's fields, as they stand before their values."""
    keys = _KEYS.get(type(view))
    if keys is None:
        fields = msgspec.structs.fields(view)
        keys = _KEYS[type(view)] = [b'"%b":' % field.encode_name.encode() for field in fields]
    return keys


def _can_undo(table: Table, seat: int) -> bool:
    match = table.match
    return match is not None and table.seats[seat].person_plays and match.can_undo(seat)
