"""Changes every value of every components file by itself, and sees what becomes of the game.

    python -m bench.components [GAME ...] [--each 1] [--workers 1] [--every-seat] [--again]
                               [--reasons 2] [--kind "ten times" ...]

Too low, too high, of a wrong type, missing: each change must end in one clear sentence, or in a
game that keeps the laws. Three rounds:

1. *checked*: the file is read by every module of the game that reads it, with all its checks.
2. *shown*: a sound file is shown as owners and hosts see it; one of each kind of place and change.
3. *played*: sound files are sorted by what the rules have taken from them (`sameness.py`). Those
   that make the same game are played once, under the eleven laws; the printed game is not.
   ``--reasons 2`` looks at the slowest law, the eleventh, in two games of each kind of place only.

What was found goes into `build/components/`, so that a run that was stopped goes on. ``--again``
tries anew what ended badly; ``--each 2`` takes two values of each kind only, ``--kind zero`` only
the changes of that kind.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
from collections import Counter
from collections.abc import Callable, Mapping
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec
from rich.progress import track

from tawantin.kernel import registry
from tawantin.kernel.build import is_compiled

from .changes import KINDS, Change, changes, kind_of, sample
from .trying import Attempt, Checked, Played, check, play, prepare, show

FOLDER: Final = Path("build/components")
BAD: Final = ("unclear", "broken")
Found = TypeVar("Found", Checked, Played)
Try = Callable[[Any], Found]


def found_in(path: Path, kind: type[Found], *, again: bool) -> list[Found]:
    """What an earlier run found; a line that was cut off is forgotten."""
    if not path.is_file():
        return []
    whole = [line for line in path.read_bytes().splitlines(keepends=True) if line.endswith(b"\n")]
    stored = [msgspec.json.decode(line, type=kind) for line in whole]
    kept = [one for one in stored if not (again and one.ending in BAD)]
    path.write_bytes(b"".join(msgspec.json.encode(one) + b"\n" for one in kept))
    return kept


def pool_of(workers: int, name: str) -> ProcessPoolExecutor:
    """Processes that have the game loaded; all have one order of sets, as earlier runs had."""
    os.environ["PYTHONHASHSEED"] = "0"
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(workers, mp_context=context, initializer=prepare, initargs=(name,))


class Fuzz:
    """The changes of one game and what became of them."""

    def __init__(
        self, name: str, each: int | None, kinds: list[str] | None, workers: int, *, again: bool
    ) -> None:
        data = registry.descriptor(name).printed.root.data
        with pool_of(1, name) as pool:
            ranges, self.printed = pool.submit(prepare, name).result()
        self.name, self.workers, self.again = name, workers, again
        every = changes(data, sample(data, each, 1), ranges)
        self.changes = {one.name: one for one in every if not kinds or one.kind in kinds}

    def check(self) -> list[Checked]:
        """Read every changed file."""
        return self._round("checked", Checked, self.changes, partial(check, self.name))

    def show(self, sound: list[Checked]) -> list[Checked]:
        """Show one sound file of each kind of place and change."""
        kinds: dict[tuple[object, ...], Change] = {}
        for one in sound:
            change = self.changes[one.change]
            kinds.setdefault((change.kind, *kind_of(change.path)), change)
        chosen = {change.name: change for change in kinds.values()}
        return self._round("shown", Checked, chosen, partial(show, self.name))

    def play(self, sound: list[Checked], *, every_seat: bool, reasons: int | None) -> list[Played]:
        """Play one of the games that are the same; some of each kind of place under law 11 too."""
        alike: dict[str, Change] = {}
        for one in sound:
            if one.alike != self.printed:
                alike.setdefault(one.alike, self.changes[one.change])
        kinds: Counter[tuple[str, ...]] = Counter()
        tries = {}
        for key, change in alike.items():
            kind = kind_of(change.path)
            kinds[kind] += 1
            slowly = reasons is None or kinds[kind] <= reasons
            tries[change.name] = Attempt(key, change, slowly)
        return self._round("played", Played, tries, partial(play, self.name, every_seat))

    def _round(
        self, title: str, kind: type[Found], tries: Mapping[str, Any], attempt: Try[Found]
    ) -> list[Found]:
        """What earlier runs found, and what is left to find."""
        path = FOLDER / f"{self.name}.{title}.jsonl"
        results = [one for one in found_in(path, kind, again=self.again) if one.change in tries]
        done = {one.change for one in results}
        left = [what for change, what in tries.items() if change not in done]
        path.parent.mkdir(parents=True, exist_ok=True)
        with pool_of(self.workers, self.name) as pool, path.open("ab", 0) as file:
            answers = pool.map(attempt, left, chunksize=8)
            for one in track(answers, f"{self.name:13} {title}", total=len(left)):
                file.write(msgspec.json.encode(one) + b"\n")
                results.append(one)
        return results


def report(fuzz: Fuzz, checked: list[Checked], shown: list[Checked], played: list[Played]) -> bool:
    """Print one game's figures, and everything that must not be; whether there is nothing such."""
    endings = Counter(one.ending for one in checked)
    same = sum(one.alike == fuzz.printed for one in checked)
    games = Counter(one.ending for one in played)
    print(
        f"{fuzz.name}: {len({_place(one.change) for one in checked}):,} values, "
        f"{len(checked):,} changes; {endings['refused']:,} refused with a sentence, "
        f"{endings['sound']:,} sound ({len(shown):,} shown); {same:,} of them make the printed "
        f"game, {endings['sound'] - same:,} make {len(played):,} others: {games['played']:,} "
        f"played within the laws ({sum(one.reasons for one in played):,} by the eleventh too), "
        f"{games['refused']:,} refused by the rules; "
        f"{sum(one.decisions for one in played):,} decisions"
    )
    every: list[Checked | Played] = [*checked, *shown, *played]
    bad = [one for one in every if one.ending in BAD]
    for one in bad:
        print(f"  {one.ending}: {one.change}: {one.told[:300]}")
    return not bad


def _place(change: str) -> str:
    return change.rpartition(", ")[0]


def main() -> None:
    """Try the changes of one game, or of all."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games", nargs="*", help="all, if none is named")
    parser.add_argument("--each", type=int, help="how many values of each kind")
    parser.add_argument("--kind", action="append", choices=KINDS, help="only such changes")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--every-seat", action="store_true", help="play with each number of seats")
    parser.add_argument("--reasons", type=int, help="games of each kind under law 11; else all")
    parser.add_argument("--check-only", action="store_true", help="play no games")
    parser.add_argument("--again", action="store_true", help="try anew what ended badly")
    given = parser.parse_args()
    if is_compiled():
        raise SystemExit("Compiled modules read their file only once: use the pure build.")
    well = True
    for name in given.games or sorted(registry.games()):
        fuzz = Fuzz(name, given.each, given.kind, given.workers, again=given.again)
        checked = fuzz.check()
        sound = [one for one in checked if one.ending == "sound"]
        shown = fuzz.show(sound)
        played = []
        if not given.check_only:
            played = fuzz.play(sound, every_seat=given.every_seat, reasons=given.reasons)
        well = report(fuzz, checked, shown, played) and well
    raise SystemExit(not well)


if __name__ == "__main__":
    main()
