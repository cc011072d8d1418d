"""The parts of a layout that hold several values: mappings, lists, tables."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

from .parts import ChoicePart, Field, Part, RecordPart, UnknownValue, shown


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
        yield Field(at, self.size, path, text, record, name, self.item.size, self.item.scale)
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
        yield Field(at, self.size, path, text, record, name, self.step, self.item.scale)
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
        yield Field(at, self.size, path, text, record, name, self.item.size, self.item.scale)
        yield from self.item.fields(at, f"{path}[viewer]", record, name)


class BagPart(Part):
    """How often each value is in a list."""

    def __init__(self, values: ChoicePart, most: int) -> None:
        self.values: Final = values
        self.most: Final = most
        self.size = values.size

    def write(self, value: Any, at: int, out: Any, seat: int, seats: int) -> None:
        for item, count in Counter(value).items():
            if count > self.most:
                raise UnknownValue(f"{item!r} is there more than {self.most} times.")
            out[at + self.values.at(item)] = count / self.most

    def read(self, numbers: Any, at: int, seat: int, seats: int) -> Any:
        return [
            value
            for n, value in enumerate(self.values.values)
            for _ in range(round(float(numbers[at + n]) * self.most))
        ]

    def fields(self, at: int, path: str, record: str, name: str) -> Iterator[Field]:
        text = f"how many of each of: {shown(self.values.values)}"
        text += f", divided by {self.most}" if self.most > 1 else ""
        yield Field(at, self.size, path, text, record, name, 1, self.most, self.values.values)


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
        yield Field(at, self.size, path, text, record, name, self.step, values=ids)
        yield Field(at, 1, f"{path}[{ids[0]}]", "1 if it is in the list", record, name)
        yield from self.item.fields(at + 1, f"{path}[{ids[0]}]", record, name)
