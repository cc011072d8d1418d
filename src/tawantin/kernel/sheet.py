"""A components file as people read it: each number with its name, its owner and its source.

A game's `sheet.toml` lists what is worth reading, in the order of the box::

    [[row]]
    at = "clergy.*.steps"            # a path in the components file; * stands for every entry
    name = { en = "steps for a llama", de = …, nl = …, hu = … }
    ids = ["good"]                   # the values are ids of entries of these tables
    as = "groups"                    # entries listed by value; "pairs": the partners of each;
                                     # "count": only how many there are

``[[part]]`` says what a table of the file is called, ``[[spot]]`` where numbers lie on the drawn
board (`on = "site:*"`: * as in the path; `place:a+place:b` is half way between two things, `@3`
the board of three players), ``unread`` lists paths that no rule reads. The owner's checklist, the
pages of docs/games and the workshop are made from it.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from .components import Components
from .errors import BadComponents
from .toml import LANGUAGES, Table

FILE: Final = "sheet.toml"
GUESSED: Final = frozenset({"W", "M", "R"})
"""Marks of values that nobody read off the box: an owner should compare them."""
NOT_RULES: Final = frozenset(
    {"schema", "game", "colour", "option", "preset", "layout", "limits", "term"}
)
"""Tables that no owner of a box needs to compare: they describe the game, or draw it."""
NOT_VALUES: Final = frozenset(
    {"id", "n", "index", "name", "short", "summary", "help", "note", "source", "sources"}
    | {"x", "y", "width", "height", "hex", "spot", "spots", "back", "sheet", "places"}
    | {"polygon", "coastline", "east_edge", "players", "capital", "part"}
)


@dataclass(frozen=True, slots=True)
class Row:
    """What a sheet says about a group of values."""

    at: tuple[str, ...]
    name: dict[str, str]
    ids: tuple[str, ...]
    shape: str


@dataclass(frozen=True, slots=True)
class Sheet:
    """What a game's values are called."""

    rows: tuple[Row, ...] = ()
    unread: tuple[Row, ...] = ()
    """Paths in the file that are only for drawing."""
    parts: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    """What the tables of the file are called, by their keys."""
    spots: tuple[tuple[Row, str], ...] = ()
    """Where numbers lie on the drawn board: the name of the thing there."""


@dataclass(frozen=True, slots=True)
class Value:
    """One value of a components file, with everything known about it."""

    path: tuple[str, ...]
    """Its keys; entries of a list go by their id, else by their number."""
    owners: tuple[Mapping[str, Any], ...]
    """The entries of lists on the way to it, the innermost last."""
    value: Any
    source: str
    note: str

    @property
    def mark(self) -> str:
        """The first letter of its source: S printed, W found, M remembered, R reconstructed."""
        return self.source[:1]

    @property
    def place(self) -> str:
        """Its path, as complaints name it."""
        return ".".join(self.path)


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a sheet, in one language."""

    name: str
    owner: str
    value: str
    mark: str
    source: str
    note: str
    places: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Fact:
    """A number of one thing, in one language."""

    name: str
    value: str
    mark: str


def values(data: Mapping[str, Any]) -> Iterator[Value]:
    """Every value of a components file."""
    yield from _values(data, (), (), "", "")


def _values(
    value: Any, path: tuple[str, ...], owners: tuple[Mapping[str, Any], ...], source: str, note: str
) -> Iterator[Value]:
    if isinstance(value, Mapping):
        own, single = value.get("source", source), value.get("sources", {})
        for key, item in value.items():
            if key not in ("source", "sources", "note"):
                own_note = value.get("note", note)
                yield from _values(item, (*path, key), owners, single.get(key, own), own_note)
    elif isinstance(value, list) and value and all(isinstance(item, Mapping) for item in value):
        for number, item in enumerate(value):
            name = str(item.get("id", number))
            yield from _values(item, (*path, name), (*owners, item), source, note)
    else:
        yield Value(path, owners, value, source, note)


def guesses(data: Mapping[str, Any]) -> Iterator[Value]:
    """The values that rules read and that nobody read off the box."""
    for value in values(data):
        outside = value.path[0] in NOT_RULES or NOT_VALUES.intersection(value.path)
        if value.mark in GUESSED and not outside:
            yield value


def read_sheet(path: Path) -> Sheet:
    """A game's `sheet.toml`; an empty sheet if it has none."""
    if not path.exists():
        return Sheet()
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadComponents(f"{path.name} cannot be read: {error}.") from error
    root = Table(data, "", path.name)
    unread = (_path(at) for at in root.texts("unread"))
    parts = {one.text("at"): one.names() for one in (root.tables("part") if "part" in root else ())}
    spots = root.tables("spot") if "spot" in root else ()
    return Sheet(
        tuple(_row(table) for table in root.tables("row")),
        tuple(unread),
        parts,
        tuple((_path(table.text("at")), table.text("on")) for table in spots),
    )


def _path(at: str) -> Row:
    return Row(tuple(at.split(".")), {}, (), "list")


def spot_of(sheet: Sheet, path: tuple[str, ...]) -> str:
    """The thing on the drawn board that a number belongs to; empty if it lies nowhere.

    >>> sheet = Sheet(spots=((_path("sites.*.bonus"), "site:*"),))
    >>> spot_of(sheet, ("sites", "quito", "bonus"))
    'site:quito'
    """
    for row, on in sheet.spots:
        if matches(row, path):
            starred = [key for part, key in zip(row.at, path, strict=False) if part == "*"]
            return on.replace("*", starred[0] if starred else "")
    return ""


def _row(table: Table) -> Row:
    return Row(
        tuple(table.text("at").split(".")),
        table.names(),
        table.texts("ids") if "ids" in table else (),
        table.choice("as", tuple(_SHAPERS)) if "as" in table else "list",
    )


def covers(row: Row, value: Value) -> bool:
    """Whether a row is about a value.

    >>> row = Row(("clergy", "*", "steps"), {}, (), "list")
    >>> covers(row, Value(("clergy", "virgin", "steps"), (), [9], "R", ""))
    True
    """
    return matches(row, value.path)


def matches(row: Row, path: tuple[str, ...]) -> bool:
    """Whether a row is about the value at a path."""
    if len(path) < len(row.at):
        return False
    return all(key in ("*", part) for key, part in zip(row.at, path, strict=False))


def lines(
    components: Components, sheet: Sheet, language: str, *, guessed: bool = False
) -> list[Line]:
    """The sheet of a components file; with `guessed` only what is reconstructed or found."""
    data = components.root.data
    by_table: dict[str, list[Value]] = {}
    for value in guesses(data) if guessed else values(data):
        by_table.setdefault(value.path[0], []).append(value)
    lines: list[Line] = []
    for row in sheet.rows:
        mine = [value for value in by_table.get(row.at[0], ()) if covers(row, value)]
        if mine:
            lines += _SHAPERS[row.shape](row, mine, _Names(data, row.ids, language))
    return lines


def facts(
    data: Mapping[str, Any], sheet: Sheet, language: str, path: tuple[str, ...]
) -> list[Fact]:
    """What the sheet says about one entry; not what stands in lists of tables within it."""
    depth = len(path)
    inside: Any = data
    for key in path:
        inside = _inner(inside, key)
    mine = list(_values({path[0]: {path[1]: inside} if depth > 1 else inside}, (), (), "", ""))
    listed = []
    for row in sheet.rows:
        some = [one for one in mine if not one.owners and covers(row, one)]
        if some and len(row.at) > depth and row.shape != "count":
            names = _Names(data, row.ids, language)
            words = ", ".join(map(names.named, some))
            listed.append(Fact(row.name[names.language], words, some[0].mark))
    return listed


def _inner(table: Any, key: str) -> Any:
    if isinstance(table, Mapping):
        return table[key]
    return next(entry for entry in table if str(entry.get("id")) == key)


class _Names:
    """What ids are called in a language."""

    def __init__(self, data: Mapping[str, Any], tables: Iterable[str], language: str) -> None:
        self.language = language if language in LANGUAGES else "en"
        entries = [entry for table in tables for entry in _entries(data, table) if "id" in entry]
        self._by_id = {str(entry["id"]): _called(entry, self.language) for entry in entries}

    def words(self, value: Any) -> str:
        """A value as people write it."""
        if isinstance(value, bool):
            return "✓" if value else "–"
        if isinstance(value, list):
            return ", ".join(self.words(item) for item in value)
        return self._by_id.get(str(value), str(value))

    def named(self, value: Value) -> str:
        """A value, behind what it is an amount of where its key says that."""
        of = self._by_id.get(value.path[-1])
        words = self.words(value.value)
        return words if of is None else f"{of}: {words}"

    def owner(self, value: Value) -> str:
        """What the value belongs to."""
        return ", ".join(_called(owner, self.language) for owner in value.owners)


def _entries(data: Mapping[str, Any], path: str) -> list[Mapping[str, Any]]:
    value: Any = data
    for key in path.split("."):
        value = value.get(key, {})
    return list(value)


def _called(entry: Mapping[str, Any], language: str) -> str:
    name = entry.get("name")
    if isinstance(name, Mapping):
        return str(name.get(language) or name.get("en"))
    if name:
        return str(name)
    for key in ("id", "n", "round", "players"):
        if key in entry:
            return str(entry[key])
    return ""


def _listed(row: Row, mine: list[Value], names: _Names) -> list[Line]:
    """A line for each entry, with all of its values that the row is about."""
    entries: dict[tuple[str, ...], list[Value]] = {}
    for value in mine:
        entries.setdefault(value.path[: len(row.at)], []).append(value)
    return [
        _line(row, names, names.owner(some[0]), ", ".join(map(names.named, some)), some)
        for some in entries.values()
    ]


def _paired(row: Row, mine: list[Value], names: _Names) -> list[Line]:
    """A line for each entry that has partners, from a list of pairs."""
    partners: dict[str, list[str]] = {}
    for first, second in (pair for value in mine for pair in value.value):
        partners.setdefault(first, []).append(second)
        partners.setdefault(second, []).append(first)
    return [
        _line(row, names, names.words(one), names.words(others), mine)
        for one, others in partners.items()
    ]


def _grouped(row: Row, mine: list[Value], names: _Names) -> list[Line]:
    """A line for each value, with the entries that have it."""
    groups: dict[str, list[Value]] = {}
    for value in mine:
        groups.setdefault(names.words(value.value), []).append(value)
    return [
        _line(row, names, words, ", ".join(names.owner(value) for value in some), some)
        for words, some in groups.items()
    ]


def _counted(row: Row, mine: list[Value], names: _Names) -> list[Line]:
    """One line with their number."""
    lists = [value.value for value in mine if isinstance(value.value, list)]
    count = len(lists[0]) if len(mine) == 1 and lists else len(mine)
    return [_line(row, names, "", str(count), mine)]


def _line(row: Row, names: _Names, owner: str, words: str, mine: list[Value]) -> Line:
    first = mine[0]
    places = tuple(value.place for value in mine)
    return Line(
        row.name[names.language], owner, words, first.mark, first.source, first.note, places
    )


_SHAPERS: Final = {"list": _listed, "groups": _grouped, "pairs": _paired, "count": _counted}
