"""Tries changes out, in a process that has one game loaded."""

from __future__ import annotations

import gc
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import cache
from typing import Any, Final, NamedTuple

import msgspec

from tawantin.kernel import registry, sheet
from tawantin.kernel.components import Components, from_data
from tawantin.kernel.descriptor import Descriptor
from tawantin.kernel.differences import differences
from tawantin.kernel.errors import BadComponents, TawantinError
from tawantin.kernel.labels import check_labels
from tawantin.kernel.laws.refusals import Refusals
from tawantin.kernel.laws.runner import LAWS, accepts, run
from tawantin.kernel.toml import LANGUAGES, Table
from tawantin.locale.glossary import glossary

from .changes import Change, Ranges, changed
from .sameness import read_by_rules, readers

SECONDS: Final = 60
"""A change that takes longer, of the processor's time, has no answer."""
FILE: Final = "changed.toml"
SHARED: Final = frozenset({"schema", "game", "colour", "option", "preset"})
"""The tables that are read for all games alike."""
READ_LATER: Final = frozenset({"cuzco", "machu_picchu"})
"""Games whose reasons look into the file while they are asked: only words and places may differ."""


class Checked(msgspec.Struct, frozen=True):
    """What loading says to a change."""

    change: str
    ending: str
    """refused, sound or shown; or unclear, broken, which must not be."""
    told: str = ""
    alike: str = ""
    """The same for games that play alike."""


class Played(msgspec.Struct, frozen=True):
    """What became of a game that was loaded, and of all that play alike."""

    alike: str
    change: str
    ending: str
    """played; or broken, which must not be."""
    told: str
    decisions: int
    reasons: bool = True
    """Whether law 11 was among the laws."""


class Attempt(NamedTuple):
    """A game that is to be played."""

    alike: str
    change: Change
    reasons: bool
    """Whether law 11 is looked at, which in Inca Empire takes as long as five times all others."""


def prepare(name: str) -> tuple[Ranges, str]:
    """Read the printed file; between which bounds numbers are asked for, and what plays like it."""
    sys.dont_write_bytecode = False  # else every reading would compile the readers anew
    descriptor = registry.descriptor(name)
    for _ in range(2):  # what the first reading leaves behind, the second finds, and all after it
        fresh = from_data(descriptor.printed.root.data, FILE)
        alike = _read(descriptor, fresh)
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)  # what a reading leaves behind is taken away by itself
    return fresh.root.ranges, alike


def check(name: str, change: Change) -> Checked:
    """Read the changed file as the rules would."""

    def ending() -> tuple[str, str, str]:
        descriptor = registry.descriptor(name)
        return "sound", "", _read(descriptor, _components(descriptor, change))

    return Checked(change.name, *_ended(ending))


def show(name: str, change: Change) -> Checked:
    """Show a changed file as owners and hosts see it: the sheet, the differences, the glossary."""

    def ending() -> tuple[str, str, str]:
        descriptor = registry.descriptor(name)
        components = _components(descriptor, change)
        named = sheet.read_sheet(descriptor.components_path.with_name(sheet.FILE))
        differences(descriptor.printed, components, named)
        for guessed in (False, True):
            sheet.lines(components, named, LANGUAGES[guessed], guessed=guessed)
        glossary(LANGUAGES[-1], descriptor, components)
        return "shown", "", ""

    return Checked(change.name, *_ended(ending))


def play(name: str, every_seat: bool, attempt: Attempt) -> Played:
    """Play a game under the laws, for all that play alike; with one number of seats, or with each.

    Which one is chosen by what the game is, so that all have their share.
    """
    alike, change, reasons = attempt
    laws = [law for law in LAWS if reasons or law is not Refusals]

    def ending() -> tuple[str, str, int]:
        descriptor = registry.descriptor(name)
        data = changed(descriptor.printed.root.data, change.path, change.value)
        game = descriptor.copy(from_data(data, FILE))
        decisions = 0
        playable = [seats for seats in game.about.seats if accepts(game, seats, {})]
        for seats in playable if every_seat else [playable[int(alike[:16], 16) % len(playable)]]:
            report = run(game, seats, {}, games=1, seed=7, laws=laws)
            decisions += report.decisions
            if report.violation is not None:
                return "broken", str(report.violation), decisions
        return "played", "", decisions

    told = _ended(ending)
    return Played(alike, change.name, told[0], told[1], told[2] or 0, reasons)


def _ended(ending: Callable[[], tuple[str, str, Any]]) -> tuple[str, str, Any]:
    """How it ended, with an error told as such: a refusal must be a sentence of its own."""
    try:
        with _limited():
            return ending()
    except BadComponents as error:
        clear = error.__cause__ is None or isinstance(error.__cause__, TawantinError)
        return "refused" if clear and "\n" not in str(error) else "unclear", str(error), ""
    except Exception as error:
        return "broken", f"{type(error).__name__}: {error}", ""


@contextmanager
def _limited() -> Iterator[None]:
    def late(number: int, frame: object) -> None:
        raise TimeoutError(f"not done after {SECONDS} s")

    signal.signal(signal.SIGVTALRM, late)
    signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)


def _components(descriptor: Descriptor, change: Change) -> Components:
    """The changed file, read; what all games share, only where it is changed."""
    printed = descriptor.printed
    data = changed(printed.root.data, change.path, change.value)
    part = str(change.path[0])
    if part in SHARED or descriptor.id in READ_LATER:
        return from_data(data, FILE)
    check_labels(Table({part: data[part]}, "", FILE))
    return replace(printed, file=FILE, root=Table(data, "", FILE))


def _read(descriptor: Descriptor, components: Components) -> str:
    folder = descriptor.components_path.parent
    alike = read_by_rules(folder, _readers(folder), components)
    return f"{alike}-{components.digest}" if descriptor.id in READ_LATER else alike


_readers = cache(readers)
