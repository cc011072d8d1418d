"""The glossary of a game: every card, tile and kind with its rule and its numbers, in words.

A game's `glossary.toml` says which tables of its components file are things to look up, and where
in the rules they stand::

    [[shelf]]
    rule = "cards"                   # the chapter of the rules that it belongs to
    of = ["sun_event"]               # tables of the components file
    leave_out = ["eclipse"]          # entries that stand elsewhere; none need be given
    name = { en = …, de = …, … }     # else the sheet's name of the first table

    [[about]]
    at = "piece.prince"              # a thing, or all things of a table
    text = { en = …, de = …, … }

``unlisted`` names the tables whose entries have names and are nothing to look up. What a thing does
is said by its `help` in the components file, by ``[[about]]``, or by the tip of the page. Its
numbers are those that the sheet (`kernel/sheet.py`) has words for, from the components in force.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from ..kernel.components import Components
from ..kernel.descriptor import Descriptor
from ..kernel.errors import BadComponents
from ..kernel.sheet import FILE as SHEET
from ..kernel.sheet import Fact, Sheet, facts, read_sheet
from ..kernel.toml import Table
from .events import Words
from .names import dashed

FILE: Final = "glossary.toml"


@dataclass(frozen=True, slots=True)
class Shelf:
    """Components that belong together."""

    rule: str
    of: tuple[str, ...]
    name: Mapping[str, str]
    leave_out: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Plan:
    """What a `glossary.toml` says."""

    shelves: tuple[Shelf, ...] = ()
    abouts: Mapping[str, Mapping[str, str]] | None = None
    unlisted: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Thing:
    """Something to look up."""

    kind: str
    id: str
    name: str
    text: str
    facts: tuple[Fact, ...]


@dataclass(frozen=True, slots=True)
class Described:
    """A shelf in one language."""

    rule: str
    name: str
    things: tuple[Thing, ...]


@cache
def read_plan(path: Path) -> Plan:
    """A game's `glossary.toml`; an empty plan if it has none."""
    if not path.exists():
        return Plan()
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadComponents(f"{path.name} cannot be read: {error}.") from error
    root = Table(data, "", path.name)
    sheet = read_sheet(path.with_name(SHEET))
    return Plan(
        tuple(_shelf(one, sheet) for one in root.tables("shelf")),
        {one.text("at"): one.names("text") for one in _some(root, "about")},
        root.texts("unlisted") if "unlisted" in root else (),
    )


def _some(root: Table, key: str) -> tuple[Table, ...]:
    return root.tables(key) if key in root else ()


def _shelf(table: Table, sheet: Sheet) -> Shelf:
    of = table.texts("of")
    name = table.names() if "name" in table else sheet.parts.get(of[0])
    if name is None:
        raise table.complain("name", "is missing, and the sheet has none for it")
    left_out = table.texts("leave_out") if "leave_out" in table else ()
    return Shelf(table.text("rule"), of, name, left_out)


def plan_of(game: Descriptor) -> Plan:
    """What a game's glossary holds."""
    return read_plan(game.components_path.with_name(FILE))


def glossary(
    language: str, game: Descriptor, components: Components | None = None
) -> list[Described]:
    """All shelves of a game in a language, with the numbers of the components in force."""
    plan, words = plan_of(game), Words(language, game, components)
    sheet = read_sheet(game.components_path.with_name(SHEET))
    shelves = []
    for shelf in plan.shelves:
        things = tuple(
            _thing(kind, entry, plan, words, sheet)
            for kind in shelf.of
            for entry in entries(words.data, kind)
            if entry["id"] not in shelf.leave_out
        )
        shelves.append(Described(shelf.rule, shelf.name[words.language], things))
    return shelves


def entries(data: Mapping[str, Any], kind: str) -> Iterator[Mapping[str, Any]]:
    """The named entries of a table; a table that is one thing goes by its own key."""
    table = data.get(kind, ())
    if isinstance(table, Mapping):
        yield {**table, "id": kind}
    else:
        yield from (entry for entry in table if "id" in entry)  # in a file of somebody's own


def _thing(kind: str, entry: Mapping[str, Any], plan: Plan, words: Words, sheet: Sheet) -> Thing:
    ident = str(entry["id"])
    path = (kind,) if ident == kind else (kind, ident)
    numbers = facts(words.data, sheet, words.language, path)
    name = entry.get("name") or sheet.parts[kind]
    return Thing(kind, ident, _in(name, words), _text(path, entry, plan, words), tuple(numbers))


def _text(path: tuple[str, ...], entry: Mapping[str, Any], plan: Plan, words: Words) -> str:
    """What it does: the first sentence that somebody wrote about it."""
    if "help" in entry:
        return _in(entry["help"], words)
    abouts = plan.abouts or {}
    for at in (".".join(path), path[0]):
        if at in abouts:
            return str(abouts[at][words.language])
    for message in ("tip-" + "-".join(path), f"tip-{path[0]}"):
        sentence = words.say(dashed(message))
        if sentence != dashed(message):
            return sentence
    return ""


def _in(names: Mapping[str, str] | str, words: Words) -> str:
    return names if isinstance(names, str) else names.get(words.language) or names["en"]
