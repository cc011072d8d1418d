"""Finding the layout of a game's observations: play at random, and see what views hold.

Layouts are found once, kept in `layouts/`, and documented from there (`scripts/observations.py`
does both), so that a trained network keeps its inputs.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec

from ..kernel.chance import LiveChance
from ..kernel.game import Game
from .layout import (
    BySeat,
    Choice,
    Counts,
    Keyed,
    LayoutPart,
    Number,
    Record,
    Row,
    Seat,
    SeatSet,
    Table,
)

SEAT_WORDS: Final = frozenset(
    (
        *("active", "actors", "conquered_by", "giver", "holder", "huts", "owner", "owners"),
        *("player", "princes", "ranking", "seat", "seats", "spaces", "start_player", "turn_order"),
        *("winner",),
    )
)
"""Fields of these names hold seat numbers; the encoder counts them from the viewer on."""
KEY_WORDS: Final = ("id", "place", "region", "site", "good", "deck", "figure", "card", "tile")
"""A record in a list is known by the first of these that it has."""
WIDEST_COUNT: Final = 64
"""Whole numbers in a list are counted by value up to this range."""


@dataclass(slots=True)
class Shape:
    """Everything seen at one place of the views."""

    name: str
    numbers: set[int] = field(default_factory=set)
    texts: set[str] = field(default_factory=set)
    empty: bool = False
    """It was None at times."""
    fields: dict[str, Shape] = field(default_factory=dict)
    record: str = ""
    keys: dict[str, Shape] = field(default_factory=dict)
    item: Shape | None = None
    lengths: set[int] = field(default_factory=set)
    as_seats: bool = True
    """A list that always has an entry for each seat."""
    most: int = 1
    """How often one value was in a list at most."""
    unique: bool = True
    """Keys never came twice in a list."""

    def see(self, value: Any, seats: int) -> None:
        """Take note of a value."""
        if value is None:
            self.empty = True
        elif isinstance(value, str):
            self.texts.add(value)
        elif isinstance(value, bool | int | float):
            self.numbers.add(int(value))
        elif isinstance(value, list | tuple):
            self._see_list(list(value), seats)
        elif isinstance(value, dict):
            for key, entry in value.items():
                self.keys.setdefault(str(key), Shape(str(key))).see(entry, seats)
        elif isinstance(value, msgspec.Struct):
            self.record = type(value).__name__
            for name in value.__struct_fields__:
                self.fields.setdefault(name, Shape(name)).see(getattr(value, name), seats)
        else:
            raise TypeError(f"an observation cannot hold a {type(value).__name__}")

    def _see_list(self, values: list[Any], seats: int) -> None:
        self.lengths.add(len(values))
        self.as_seats &= len(values) == seats
        if self.item is None:
            self.item = Shape(self.name)
        for value in values:
            self.item.see(value, seats)
        plain = [value for value in values if isinstance(value, int | str)]
        self.most = max([self.most, *(plain.count(value) for value in set(plain))])
        keys = [key_of(value) for value in values]
        self.unique &= len(set(keys)) == len(keys)


def key_of(value: Any) -> str:
    """What a record in a list is known by, or nothing."""
    for word in KEY_WORDS:
        found = getattr(value, word, None)
        if isinstance(found, str):
            return f"{word}={found}"
    return ""


def find_layout(game: Game[Any], games: int = 60, every: int = 5) -> Record:
    """The layout of a game's observations, for every number of seats at once."""
    shape = Shape("view")
    for seats in game.about.seats:
        for view in _views(game, seats, games, every):
            shape.see(view, seats)
    layout = _layout(shape, max(game.about.seats))
    assert isinstance(layout, Record)  # noqa: S101 (a view is a struct)
    return layout


def _views(game: Game[Any], seats: int, games: int, every: int) -> Iterator[Any]:
    for number in range(games):
        chance = LiveChance(number)
        state = game.new(seats, chance=chance)
        decisions = number % every
        while state.frames:
            actors = game.actors(state)
            seat = actors[chance.pick(len(actors))]
            if decisions % every == 0:
                yield game.view(state, seat)
            decisions += 1
            legal = game.legal(state, seat)
            game.step(state, seat, legal[chance.pick(len(legal))], chance)


def _layout(shape: Shape, seats: int) -> LayoutPart | None:
    """The layout of what was seen; None where it never changes and so tells nothing."""
    if shape.fields:
        parts = {name: _layout(found, seats) for name, found in shape.fields.items()}
        return Record(
            shape.record, {name: part for name, part in parts.items() if part is not None}
        )
    if shape.keys:
        entries = {key: _layout(found, seats) for key, found in sorted(shape.keys.items())}
        return Keyed({key: entry for key, entry in entries.items() if entry is not None})
    if shape.item is not None:
        return _list_layout(shape, shape.item, seats)
    if shape.texts:
        values = sorted(shape.texts)
        return Choice(values) if len(values) + shape.empty > 1 else None
    if shape.numbers and shape.name in SEAT_WORDS and max(shape.numbers) < seats:
        return Seat(seats)
    if shape.numbers and (len(shape.numbers) > 1 or shape.empty):
        return Number(max(1, *(abs(n) for n in shape.numbers)), shape.empty)
    return None


def _list_layout(shape: Shape, item: Shape, seats: int) -> LayoutPart | None:
    length = max(shape.lengths)
    if item.fields and not shape.as_seats and shape.unique and not item.empty:
        word = next((w for w in KEY_WORDS if w in item.fields and item.fields[w].texts), None)
        if word is not None:
            ids = sorted(item.fields.pop(word).texts)
            return Table(word, ids, _layout(item, seats) or Record(item.record, {}))
    if item.texts:
        return Counts(sorted(item.texts), shape.most)
    if item.numbers and not item.fields and item.name in SEAT_WORDS and not item.empty:
        if len(shape.lengths) > 1 and not shape.as_seats:
            return SeatSet(seats)
        return Row(length, Seat(seats))
    plain = item.numbers and not item.fields and not item.empty
    if plain and not shape.as_seats and len(shape.lengths) > 1:
        low, high = min(item.numbers), max(item.numbers)
        if high - low < WIDEST_COUNT:
            return Counts(list(range(low, high + 1)), shape.most)
    entry = _layout(item, seats)
    if entry is None:
        return None
    return BySeat(seats, entry) if shape.as_seats else Row(length, entry)
