"""Changes every number of every components file by itself, and sees what becomes of the game.

Too low, too high, of a wrong type, missing: each must end in one clear sentence, or in a game that
keeps the laws. ``python -m bench.components cuzco --each 2`` tries two values of each kind (all
`cost`s of all goods are of one kind); without ``--each`` every single value is tried.
"""

from __future__ import annotations

import argparse
import copy
import random
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from rich.progress import track

from tawantin.kernel import registry
from tawantin.kernel.components import PLACES, WORDS, Components, from_data
from tawantin.kernel.descriptor import Descriptor
from tawantin.kernel.errors import BadComponents, TawantinError
from tawantin.kernel.laws.runner import accepts, run

MISSING = object()
CHANGES: Mapping[str, Any] = {
    "minus one": -1,
    "zero": 0,
    "huge": 10**9,
    "a text": "x",
    "a list": [],
    "missing": MISSING,
}
Path = tuple[str | int, ...]


class Tried(NamedTuple):
    """What became of one change."""

    path: Path
    change: str
    ending: str
    """refused, played, unclear or broken."""
    told: str


def paths(data: Any, where: Path = ()) -> Iterator[Path]:
    """Every single value that rules can read."""
    if isinstance(data, dict):
        for key in data.keys() - WORDS - PLACES:
            yield from paths(data[key], (*where, key))
    elif isinstance(data, list):
        for number, item in enumerate(data):
            yield from paths(item, (*where, number))
    else:
        yield where


def sample(data: Mapping[str, Any], each: int | None, seed: int) -> list[Path]:
    """All values, or so many of each kind."""
    every = sorted(paths(data), key=str)
    if each is None:
        return every
    random.Random(seed).shuffle(every)
    kinds: Counter[Path] = Counter()
    chosen = []
    for path in every:
        kind = tuple(key for key in path if isinstance(key, str))
        kinds[kind] += 1
        if kinds[kind] <= each:
            chosen.append(path)
    return sorted(chosen, key=str)


def changed(data: Mapping[str, Any], path: Path, value: Any) -> dict[str, Any]:
    """The data with one value replaced or taken away."""
    made: Any = copy.deepcopy(dict(data))
    place = made
    for key in path[:-1]:
        place = place[key]
    if value is MISSING:
        del place[path[-1]]
    else:
        place[path[-1]] = value
    return made  # type: ignore[no-any-return]  # what TOML holds


def try_change(descriptor: Descriptor, path: Path, change: str) -> Tried:
    """Make one change and see whether it is refused, or plays within the laws."""
    data = changed(descriptor.printed.root.data, path, CHANGES[change])
    try:
        components = from_data(data, "changed.toml")
        if components.digest == descriptor.printed.digest:
            return Tried(path, change, "played", "the same values")
        return Tried(path, change, *play(descriptor, components))
    except BadComponents as error:
        clear = error.__cause__ is None or isinstance(error.__cause__, TawantinError)
        return Tried(path, change, "refused" if clear else "unclear", str(error))
    except Exception as error:
        return Tried(path, change, "broken", f"{type(error).__name__}: {error}")


def play(descriptor: Descriptor, components: Components) -> tuple[str, str]:
    """Play a game with each number of seats under the laws."""
    game = descriptor.copy(components)
    for seats in game.about.seats:
        if accepts(game, seats, {}):
            report = run(game, seats, {}, games=1, seed=7)
            if report.violation is not None:
                return "broken", str(report.violation)
    return "played", ""


def main() -> None:
    """Try the changes of one game, or of all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", help="all, if none is named")
    parser.add_argument("--each", type=int, help="how many values of each kind")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    for name in given.games or sorted(registry.games()):
        descriptor = registry.descriptor(name)
        chosen = sample(descriptor.printed.root.data, given.each, given.seed)
        tries = [(path, change) for path in chosen for change in CHANGES]
        ended = [try_change(descriptor, *one) for one in track(tries, f"{name:14}")]
        print(name, dict(Counter(one.ending for one in ended)))
        for one in ended:
            if one.ending in ("unclear", "broken"):
                place = ".".join(map(str, one.path))
                print(f"  {one.ending}: {place}, {one.change}: {one.told[:300]}")


if __name__ == "__main__":
    main()
