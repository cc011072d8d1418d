"""The changes: every value of a components file by itself, in every way that it can be wrong."""

from __future__ import annotations

import math
import random
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple

from tawantin.kernel.toml import entry_id

MISSING: Final = "(nothing)"
"""Instead of a value that is taken away."""
WRONG: Final[Mapping[str, Any]] = {
    "a text": "x",
    "a list": [],
    "true": True,
    "false": False,
    "missing": MISSING,
}
OF_NUMBERS: Final[Mapping[str, Any]] = {
    "minus one": -1,
    "zero": 0,
    "huge": 10**9,
    "not a number": math.nan,
}
OF_OTHERS: Final[Mapping[str, Any]] = {"a number": -1}
NEAR: Final = ("one less", "one more", "ten times", "a half more", "lowest", "highest")
"""What may well be sound: only whole numbers have it, the last two where rules name bounds."""
KINDS: Final = (*WRONG, *OF_NUMBERS, *OF_OTHERS, *NEAR)
Path = tuple[str | int, ...]
Ranges = Mapping[str, tuple[int, int]]


class Change(NamedTuple):
    """One value, and how it is changed."""

    path: Path
    kind: str
    value: Any

    @property
    def name(self) -> str:
        """What the change is known by."""
        return f"{'.'.join(map(str, self.path))}, {self.kind}"


def paths(data: Any, where: Path = ()) -> Iterator[Path]:
    """Every single value of a file, words and places too."""
    if isinstance(data, dict):
        for key, item in data.items():
            yield from paths(item, (*where, key))
    elif isinstance(data, list):
        for number, item in enumerate(data):
            yield from paths(item, (*where, number))
    else:
        yield where


def value_at(data: Any, path: Path) -> Any:
    """What stands at a path."""
    for key in path:
        data = data[key]
    return data


def kind_of(path: Path) -> tuple[str, ...]:
    """What places of all entries of a list have in common."""
    return tuple(key for key in path if isinstance(key, str))


def sample(data: Mapping[str, Any], each: int | None, seed: int) -> list[Path]:
    """All values, or a number of each kind: all `cost`s of all goods are of one kind."""
    every = list(paths(data))
    if each is None:
        return every
    random.Random(seed).shuffle(every)
    kinds: Counter[Path] = Counter()
    chosen = []
    for path in every:
        kind = kind_of(path)
        kinds[kind] += 1
        if kinds[kind] <= each:
            chosen.append(path)
    return sorted(chosen, key=str)


def changes(data: Mapping[str, Any], chosen: list[Path], ranges: Ranges) -> Iterator[Change]:
    """Every change of the chosen values; none twice, none that changes nothing."""
    for path in chosen:
        old = value_at(data, path)
        seen = [old]
        number = type(old) in (int, float)
        kinds = {**(OF_NUMBERS if number else OF_OTHERS), **WRONG}
        for kind, value in {**kinds, **_near(data, path, old, ranges)}.items():
            if not any(type(value) is type(one) and value == one for one in seen):
                seen.append(value)
                yield Change(path, kind, value)


def _near(data: Mapping[str, Any], path: Path, old: Any, ranges: Ranges) -> dict[str, float]:
    if type(old) is not int:
        return {}
    bounds = ranges.get(place(data, path), ())
    near = (old - 1, old + 1, 10 * old, old + 0.5)
    return dict(zip(NEAR, (*near, *bounds), strict=False))


def place(data: Mapping[str, Any], path: Path) -> str:
    """A path as complaints write it: ``good[corn].cost``, ``points[2]``."""
    written, inside = "", data
    for key in path:
        inside = inside[key]  # type: ignore[index]  # the path is one of this file
        if isinstance(key, int):
            written += f"[{entry_id(inside, key)}]"
        else:
            written += f".{key}" if written else key
    return written


def changed(data: Any, path: Path, value: Any) -> Any:
    """The data with one value replaced or taken away; what is not on the way to it is shared."""
    made = data.copy()
    if len(path) > 1:
        made[path[0]] = changed(data[path[0]], path[1:], value)
    elif value == MISSING:
        del made[path[0]]
    else:
        made[path[0]] = value
    return made
