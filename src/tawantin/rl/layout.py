"""Layouts: how a view becomes a vector of numbers, and what each number means.

A layout is a tree of a few kinds of parts, the same for any number of seats: the viewer always
comes first, the others follow in seat order, and seats that nobody sits on are zeros. Numbers are
divided by the largest value seen in random play, so most lie between -1 and 1.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, cached_property
from importlib.resources import files
from typing import Any, NamedTuple

import msgspec

from ..kernel.errors import TawantinError


class Field(NamedTuple):
    """Some neighbouring numbers of an observation, for people."""

    at: int
    size: int
    path: str
    holds: str
    record: str
    """The type of the view that the field belongs to."""
    name: str


class Layout(msgspec.Struct, tag_field="kind", tag=str.lower, dict=True):
    """A part of a layout."""

    @cached_property
    def size(self) -> int:
        """How many numbers it takes."""
        raise NotImplementedError

    def write(self, value: Any, at: int, out: Any, seat: int, seats: int) -> None:
        """Write a value of a view from position `at` on; zeros are there already."""
        raise NotImplementedError

    def fields(self, at: int, path: str, record: str, name: str) -> Iterator[Field]:
        """What it holds, for people."""
        raise NotImplementedError


class Number(Layout):
    """A number; where it can be unknown, a second one says whether it is known."""

    largest: int
    optional: bool

    @cached_property
    def size(self) -> int:
        return 2 if self.optional else 1

    def write(self, value: Any, at: int, out: Any, seat: int, seats: int) -> None:
        if value is not None:
            out[at] = value / self.largest
            if self.optional:
                out[at + 1] = 1.0

    def fields(self, at: int, path: str, record: str, name: str) -> Iterator[Field]:
        known = "; then 1 if it is known" if self.optional else ""
        shown = "0 or 1" if self.largest == 1 else f"divided by {self.largest}"
        yield Field(at, self.size, path, shown + known, record, name)


class Choice(Layout):
    """A 1 at one of several ids; all zeros for none."""

    values: list[str]

    @cached_property
    def size(self) -> int:
        return len(self.values)

    def write(self, value: Any, at: int, out: Any, seat: int, seats: int) -> None:
        if value in self.values:
            out[at + self.values.index(value)] = 1.0

    def fields(self, at: int, path: str, record: str, name: str) -> Iterator[Field]:
        yield Field(at, self.size, path, "1 at one of: " + ", ".join(self.values), record, name)


class Seat(Layout):
    """A 1 at one seat, counted from the viewer on; all zeros for nobody."""

    most: int

    @cached_property
    def size(self) -> int:
        return self.most

    def write(self, value: Any, at: int, out: Any, seat: int, seats: int) -> None:
        if value is not None and value >= 0:
            out[at + (value - seat) % seats] = 1.0

    def fields(self, at: int, path: str, record: str, name: str) -> Iterator[Field]:
        yield Field(at, self.size, path, "1 at one seat, the viewer first", record, name)


class SeatSet(Seat):
    """A 1 at each of several seats, counted from the viewer on."""

    def write(self, value: Any, at: int, out: Any, seat: int, seats: int) -> None:
        for other in value or ():
            out[at + (other - seat) % seats] += 1.0

    def fields(self, at: int, path: str, record: str, name: str) -> Iterator[Field]:
        yield Field(at, self.size, path, "1 at each of the seats, the viewer first", record, name)


class Counts(Layout):
    """How often each value is in a list."""

    values: list[int | str]
    most: int

    @cached_property
    def size(self) -> int:
        return len(self.values)

    def write(self, value: Any, at: int, out: Any, seat: int, seats: int) -> None:
        for item in value or ():
            if item in self.values:
                out[at + self.values.index(item)] += 1 / self.most

    def fields(self, at: int, path: str, record: str, name: str) -> Iterator[Field]:
        values = ", ".join(map(str, self.values))
        if len(self.values) > 3 and isinstance(self.values[0], int):
            values = f"{self.values[0]} to {self.values[-1]}"
        shown = f", divided by {self.most}" if self.most > 1 else ""
        yield Field(at, self.size, path, f"how many of each of: {values}{shown}", record, name)


class Record(Layout):
    """The fields of a record, one after the other."""

    type: str
    parts: dict[str, LayoutPart]

    @cached_property
    def size(self) -> int:
        return sum(part.size for part in self.parts.values())

    def write(self, value: Any, at: int, out: Any, seat: int, seats: int) -> None:
        if value is None:
            return
        for name, part in self.parts.items():
            part.write(getattr(value, name), at, out, seat, seats)
            at += part.size

    def fields(self, at: int, path: str, record: str, name: str) -> Iterator[Field]:
        for part_name, part in self.parts.items():
            inner = f"{path}.{part_name}" if path else part_name
            yield from part.fields(at, inner, self.type, part_name)
            at += part.size


class Keyed(Layout):
    """The entries of a mapping, by key."""

    parts: dict[str, LayoutPart]

    @cached_property
    def size(self) -> int:
        return sum(part.size for part in self.parts.values())

    def write(self, value: Any, at: int, out: Any, seat: int, seats: int) -> None:
        for key, part in self.parts.items():
            if value and key in value:
                part.write(value[key], at, out, seat, seats)
            at += part.size

    def fields(self, at: int, path: str, record: str, name: str) -> Iterator[Field]:
        for key, part in self.parts.items():
            yield from part.fields(at, f"{path}[{key}]", record, name)
            at += part.size


class Row(Layout):
    """The entries of a list, in order; those that are missing are zeros."""

    length: int
    item: LayoutPart

    @cached_property
    def size(self) -> int:
        return self.length * self.item.size

    def write(self, value: Any, at: int, out: Any, seat: int, seats: int) -> None:
        step = self.item.size
        for number, entry in enumerate((value or ())[: self.length]):
            self.item.write(entry, at + number * step, out, seat, seats)

    def fields(self, at: int, path: str, record: str, name: str) -> Iterator[Field]:
        told = f"{self.length} times {self.item.size}, in the order of the list"
        yield Field(at, self.size, path, told, record, name)
        yield from self.item.fields(at, f"{path}[0]", record, name)


class BySeat(Row):
    """A list with an entry for each seat: the viewer's comes first."""

    def write(self, value: Any, at: int, out: Any, seat: int, seats: int) -> None:
        step = self.item.size
        for other, entry in enumerate(value or ()):
            self.item.write(entry, at + (other - seat) % seats * step, out, seat, seats)

    def fields(self, at: int, path: str, record: str, name: str) -> Iterator[Field]:
        told = (
            f"{self.length} times {self.item.size}, by seat: the viewer, then the others in order"
        )
        yield Field(at, self.size, path, told, record, name)
        yield from self.item.fields(at, f"{path}[viewer]", record, name)


class Table(Layout):
    """Records known by an id: each id has its place, empty where it is not in the list."""

    key: str
    ids: list[str]
    item: LayoutPart

    @cached_property
    def size(self) -> int:
        return len(self.ids) * (1 + self.item.size)

    def write(self, value: Any, at: int, out: Any, seat: int, seats: int) -> None:
        step = 1 + self.item.size
        for entry in value or ():
            name = getattr(entry, self.key)
            if name in self.ids:
                place = at + self.ids.index(name) * step
                out[place] = 1.0
                self.item.write(entry, place + 1, out, seat, seats)

    def fields(self, at: int, path: str, record: str, name: str) -> Iterator[Field]:
        told = f"{len(self.ids)} times {1 + self.item.size}, by {self.key}: " + ", ".join(self.ids)
        yield Field(at, self.size, path, told, record, name)
        yield Field(at, 1, f"{path}[{self.ids[0]}]", "1 if it is in the list", record, name)
        yield from self.item.fields(at + 1, f"{path}[{self.ids[0]}]", record, name)


LayoutPart = Number | Choice | Seat | SeatSet | Counts | Record | Keyed | Row | BySeat | Table


class Observation(NamedTuple):
    """The layout of one game, ready to use."""

    root: Record
    size: int

    def write(self, view: Any, seat: int, seats: int, out: Any) -> None:
        """Write what a seat sees into a vector of zeros."""
        self.root.write(view, 0, out, seat, seats)

    def fields(self) -> Sequence[Field]:
        """What the numbers mean; of what repeats, the first is told whole."""
        return list(self.root.fields(0, "", "", ""))


@cache
def observation(game: str) -> Observation:
    """The layout of a game's observations."""
    path = files("tawantin.rl").joinpath("layouts", f"{game}.json")
    if not path.is_file():
        raise TawantinError(
            f"There is no layout of observations for {game!r}; find one with find_layout."
        )
    root = msgspec.json.decode(path.read_bytes(), type=Record)
    return Observation(root, root.size)
