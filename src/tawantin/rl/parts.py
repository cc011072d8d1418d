"""The parts of a layout: how each kind of value becomes numbers, and numbers the value again.

Every part has a fixed number of numbers. What a view's types do not allow is never written: it
raises `UnknownValue`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from ..kernel.errors import TawantinError


class UnknownValue(TawantinError):
    """A view holds something that its types do not declare."""


class Field(NamedTuple):
    """Some neighbouring numbers of an observation, for people."""

    at: int
    size: int
    path: str
    holds: str
    record: str
    """The type of the view that the field belongs to."""
    name: str


class Part:
    """A part of a layout. Zeros are there before it writes."""

    size: int
    telling = False
    """Whether a value never is all zeros, so that zeros can stand for None."""

    def write(self, value: Any, at: int, out: Any, seat: int, seats: int) -> None:
        """Write a value of a view from position `at` on."""
        raise NotImplementedError

    def read(self, numbers: Any, at: int, seat: int, seats: int) -> Any:
        """The value that was written, as plain data; bags are in the order of the game."""
        raise NotImplementedError

    def fields(self, at: int, path: str, record: str, name: str) -> Iterator[Field]:
        """What it holds, for people."""
        raise NotImplementedError


class FlagPart(Part):
    """0 or 1."""

    size = 1

    def write(self, value: Any, at: int, out: Any, seat: int, seats: int) -> None:
        if value:
            out[at] = 1.0

    def read(self, numbers: Any, at: int, seat: int, seats: int) -> Any:
        return bool(numbers[at])

    def fields(self, at: int, path: str, record: str, name: str) -> Iterator[Field]:
        yield Field(at, 1, path, "0 or 1", record, name)


class NumberPart(Part):
    """A number divided by the largest it can be; nothing where it is always the same."""

    def __init__(self, low: int, high: int) -> None:
        self.low: Final = low
        self.high: Final = high
        self.scale: Final = max(1, abs(low), abs(high))
        self.size = 0 if low == high else 1

    def write(self, value: Any, at: int, out: Any, seat: int, seats: int) -> None:
        if not self.low <= value <= self.high:
            raise UnknownValue(f"{value} is not between {self.low} and {self.high}.")
        if self.size:
            out[at] = value / self.scale

    def read(self, numbers: Any, at: int, seat: int, seats: int) -> Any:
        return round(float(numbers[at]) * self.scale) if self.size else self.low

    def fields(self, at: int, path: str, record: str, name: str) -> Iterator[Field]:
        if self.size:
            shown = "0 or 1" if (self.low, self.high) == (0, 1) else f"divided by {self.scale}"
            yield Field(at, 1, path, shown, record, name)


class AmountPart(Part):
    """A number without bounds, divided by one that it seldom exceeds."""

    size = 1

    def __init__(self, typical: int) -> None:
        self.scale: Final = typical

    def write(self, value: Any, at: int, out: Any, seat: int, seats: int) -> None:
        out[at] = value / self.scale

    def read(self, numbers: Any, at: int, seat: int, seats: int) -> Any:
        return round(float(numbers[at]) * self.scale)

    def fields(self, at: int, path: str, record: str, name: str) -> Iterator[Field]:
        yield Field(at, 1, path, f"divided by {self.scale}, without a bound", record, name)


class ChoicePart(Part):
    """A 1 at one of several values."""

    telling = True

    def __init__(self, values: Sequence[Any]) -> None:
        self.values: Final = tuple(values)
        self.place: Final = {value: number for number, value in enumerate(values)}
        self.size = len(self.values)

    def at(self, value: Any) -> int:
        """Where a value has its number."""
        place = self.place.get(value)
        if place is None:
            raise UnknownValue(f"{value!r} is none of {shown(self.values)}.")
        return place

    def write(self, value: Any, at: int, out: Any, seat: int, seats: int) -> None:
        out[at + self.at(value)] = 1.0

    def read(self, numbers: Any, at: int, seat: int, seats: int) -> Any:
        ones = [value for n, value in enumerate(self.values) if numbers[at + n]]
        return ones[0] if ones else None

    def fields(self, at: int, path: str, record: str, name: str) -> Iterator[Field]:
        yield Field(at, self.size, path, "1 at one of: " + shown(self.values), record, name)


class SeatPart(Part):
    """A 1 at one seat, counted from the viewer on."""

    telling = True

    def __init__(self, most: int) -> None:
        self.size = most

    def write(self, value: Any, at: int, out: Any, seat: int, seats: int) -> None:
        if not 0 <= value < seats:
            raise UnknownValue(f"There is no seat {value} among {seats}.")
        out[at + (value - seat) % seats] = 1.0

    def read(self, numbers: Any, at: int, seat: int, seats: int) -> Any:
        ones = [(seat + n) % seats for n in range(seats) if numbers[at + n]]
        return ones[0] if ones else None

    def fields(self, at: int, path: str, record: str, name: str) -> Iterator[Field]:
        yield Field(at, self.size, path, "1 at one seat, the viewer first", record, name)


class MaybePart(Part):
    """Something, or None; where zeros could mean something, a 1 before it says that it is there."""

    def __init__(self, inner: Part) -> None:
        self.inner: Final = inner
        self.mark: Final = 0 if inner.telling else 1
        self.size = self.mark + inner.size

    def write(self, value: Any, at: int, out: Any, seat: int, seats: int) -> None:
        if value is not None:
            if self.mark:
                out[at] = 1.0
            self.inner.write(value, at + self.mark, out, seat, seats)

    def read(self, numbers: Any, at: int, seat: int, seats: int) -> Any:
        if self.mark and not numbers[at]:
            return None
        return self.inner.read(numbers, at + self.mark, seat, seats)

    def fields(self, at: int, path: str, record: str, name: str) -> Iterator[Field]:
        if self.mark:
            yield Field(at, 1, path, "1 if it is there or known", record, name)
        yield from self.inner.fields(at + self.mark, path, record, name)


class RecordPart(Part):
    """The fields of a struct, one after the other."""

    def __init__(self, type_name: str, parts: dict[str, Part]) -> None:
        self.type: Final = type_name
        self.parts: Final = parts
        self.size = sum(part.size for part in parts.values())

    def write(self, value: Any, at: int, out: Any, seat: int, seats: int) -> None:
        for name, part in self.parts.items():
            part.write(getattr(value, name), at, out, seat, seats)
            at += part.size

    def read(self, numbers: Any, at: int, seat: int, seats: int) -> Any:
        values = {}
        for name, part in self.parts.items():
            values[name] = part.read(numbers, at, seat, seats)
            at += part.size
        return values

    def fields(self, at: int, path: str, record: str, name: str) -> Iterator[Field]:
        for part_name, part in self.parts.items():
            inner = f"{path}.{part_name}" if path else part_name
            yield from part.fields(at, inner, self.type, part_name)
            at += part.size


class KeyedPart(Part):
    """The entries of a mapping, by key; what is not in it reads as nothing of it."""

    def __init__(self, keys: ChoicePart, item: Part) -> None:
        self.keys: Final = keys
        self.item: Final = item
        self.size = keys.size * item.size

    def write(self, value: Any, at: int, out: Any, seat: int, seats: int) -> None:
        for key, entry in value.items():
            place = at + self.keys.at(key) * self.item.size
            self.item.write(entry, place, out, seat, seats)

    def read(self, numbers: Any, at: int, seat: int, seats: int) -> Any:
        step = self.item.size
        return {
            key: self.item.read(numbers, at + n * step, seat, seats)
            for n, key in enumerate(self.keys.values)
        }

    def fields(self, at: int, path: str, record: str, name: str) -> Iterator[Field]:
        for n, key in enumerate(self.keys.values):
            yield from self.item.fields(at + n * self.item.size, f"{path}[{key}]", record, name)


class RowPart(Part):
    """The entries of a list, in order."""

    def __init__(self, length: int, item: Part) -> None:
        self.length: Final = length
        self.item: Final = item
        self.size = length * item.size

    def write(self, value: Any, at: int, out: Any, seat: int, seats: int) -> None:
        if len(value) > self.length:
            raise UnknownValue(f"{len(value)} entries are more than {self.length}.")
        step = self.item.size
        for number, entry in enumerate(value):
            self.item.write(entry, at + number * step, out, seat, seats)

    def read(self, numbers: Any, at: int, seat: int, seats: int) -> Any:
        step = self.item.size
        return [self.item.read(numbers, at + n * step, seat, seats) for n in range(self.length)]

    def fields(self, at: int, path: str, record: str, name: str) -> Iterator[Field]:
        text = f"{self.length} times {self.item.size}, in the order of the list"
        yield Field(at, self.size, path, text, record, name)
        yield from self.item.fields(at, f"{path}[0]", record, name)


class UpToPart(Part):
    """A list that may be shorter; where zeros could be an entry, a 1 before each says it is one."""

    def __init__(self, length: int, item: Part) -> None:
        self.length: Final = length
        self.item: Final = item
        self.mark: Final = 0 if item.telling else 1
        self.step: Final = self.mark + item.size
        self.size = length * self.step

    def write(self, value: Any, at: int, out: Any, seat: int, seats: int) -> None:
        if len(value) > self.length:
            raise UnknownValue(f"{len(value)} entries are more than {self.length}.")
        for entry in value:
            if self.mark:
                out[at] = 1.0
            self.item.write(entry, at + self.mark, out, seat, seats)
            at += self.step

    def read(self, numbers: Any, at: int, seat: int, seats: int) -> Any:
        values = []
        for place in range(at, at + self.size, self.step):
            entry = self.item.read(numbers, place + self.mark, seat, seats)
            if not (numbers[place] if self.mark else entry is not None):
                break
            values.append(entry)
        return values

    def fields(self, at: int, path: str, record: str, name: str) -> Iterator[Field]:
        text = f"{self.length} times {self.step}, in the order of the list; zeros after its end"
        yield Field(at, self.size, path, text, record, name)
        if self.mark:
            yield Field(at, 1, f"{path}[0]", "1 if there is such an entry", record, name)
        yield from self.item.fields(at + self.mark, f"{path}[0]", record, name)


class BySeatPart(RowPart):
    """A list with an entry for each seat: the viewer's comes first."""

    def write(self, value: Any, at: int, out: Any, seat: int, seats: int) -> None:
        step = self.item.size
        for other, entry in enumerate(value):
            self.item.write(entry, at + (other - seat) % seats * step, out, seat, seats)

    def read(self, numbers: Any, at: int, seat: int, seats: int) -> Any:
        step = self.item.size
        return [
            self.item.read(numbers, at + (other - seat) % seats * step, seat, seats)
            for other in range(seats)
        ]

    def fields(self, at: int, path: str, record: str, name: str) -> Iterator[Field]:
        text = (
            f"{self.length} times {self.item.size}, by seat: the viewer, then the others in order"
        )
        yield Field(at, self.size, path, text, record, name)
        yield from self.item.fields(at, f"{path}[viewer]", record, name)


class BagPart(Part):
    """How often each value is in a list."""

    def __init__(self, values: ChoicePart, most: int) -> None:
        self.values: Final = values
        self.most: Final = most
        self.size = values.size

    def write(self, value: Any, at: int, out: Any, seat: int, seats: int) -> None:
        place, step = self.values.place, 1 / self.most
        for item in value:
            here = at + (place[item] if item in place else self.values.at(item))
            out[here] += step
            if out[here] > 1.001:
                raise UnknownValue(f"{item!r} is there more than {self.most} times.")

    def read(self, numbers: Any, at: int, seat: int, seats: int) -> Any:
        return [
            value
            for n, value in enumerate(self.values.values)
            for _ in range(round(float(numbers[at + n]) * self.most))
        ]

    def fields(self, at: int, path: str, record: str, name: str) -> Iterator[Field]:
        text = f"how many of each of: {shown(self.values.values)}"
        text += f", divided by {self.most}" if self.most > 1 else ""
        yield Field(at, self.size, path, text, record, name)


class SeatBagPart(Part):
    """A 1 at each of several seats, counted from the viewer on."""

    def __init__(self, most: int) -> None:
        self.size = most

    def write(self, value: Any, at: int, out: Any, seat: int, seats: int) -> None:
        for other in value:
            if not 0 <= other < seats:
                raise UnknownValue(f"There is no seat {other} among {seats}.")
            out[at + (other - seat) % seats] = 1.0

    def read(self, numbers: Any, at: int, seat: int, seats: int) -> Any:
        return [other for other in range(seats) if numbers[at + (other - seat) % seats]]

    def fields(self, at: int, path: str, record: str, name: str) -> Iterator[Field]:
        yield Field(at, self.size, path, "1 at each of the seats, the viewer first", record, name)


class TablePart(Part):
    """Records known by an id: each id has its place, zeros where it is not in the list."""

    def __init__(self, key: str, ids: ChoicePart, item: RecordPart) -> None:
        self.key: Final = key
        self.ids: Final = ids
        self.item: Final = item
        self.step: Final = 1 + item.size
        self.size = ids.size * self.step

    def write(self, value: Any, at: int, out: Any, seat: int, seats: int) -> None:
        for entry in value:
            place = at + self.ids.at(getattr(entry, self.key)) * self.step
            out[place] = 1.0
            self.item.write(entry, place + 1, out, seat, seats)

    def read(self, numbers: Any, at: int, seat: int, seats: int) -> Any:
        places = [(key, at + n * self.step) for n, key in enumerate(self.ids.values)]
        return [
            {self.key: key, **self.item.read(numbers, place + 1, seat, seats)}
            for key, place in places
            if numbers[place]
        ]

    def fields(self, at: int, path: str, record: str, name: str) -> Iterator[Field]:
        ids = self.ids.values
        text = f"{len(ids)} times {self.step}, by {self.key}: {shown(ids)}"
        yield Field(at, self.size, path, text, record, name)
        yield Field(at, 1, f"{path}[{ids[0]}]", "1 if it is in the list", record, name)
        yield from self.item.fields(at + 1, f"{path}[{ids[0]}]", record, name)


def shown(values: Sequence[Any]) -> str:
    """Values for people; numbers in a row are shortened."""
    if len(values) > 3 and all(type(value) is int for value in values):
        return f"{values[0]} to {values[-1]}"
    return ", ".join(map(str, values))
