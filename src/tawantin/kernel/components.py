"""Components files: every number of a game, read from TOML, checked, with its provenance.

One schema for all games (see docs/components.md):

* ``[game]`` what the game is, for people who choose one;
* ``[[colour]]`` the players' colours, in seat order;
* ``[[option]]`` what a table may change, with default and one sentence;
* ``[[preset]]`` named sets of options;
* the game's own tables.

Wherever a table stands, ``source`` says where its values come from ("S" the rulebook, "W: site"
public material, "M" memory, "R" reconstructed or ruled here), ``sources`` does so for single keys,
and ``note`` says why. `Table` reads values and says precisely what is wrong with a bad one.
"""

from __future__ import annotations

import hashlib
import os
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

from .errors import BadComponents, BadOption

LANGUAGES: Final = ("en", "de", "nl", "hu")
SCHEMA: Final = 1
MOST_BYTES: Final = 1_000_000
"""Larger files are not even read; the largest of our own has a seventh of it."""
WORDS: Final = frozenset({"name", "short", "summary", "help", "note", "source", "sources"})
"""Keys that are for people, in any table."""
PLACES: Final = frozenset({"x", "y", "width", "height", "hex"})
"""Keys that say how something is drawn."""

Value = bool | int | str


def file_in_force(game: str, own: Path) -> Path:
    """The file a game is played with unless another is asked for.

    Its own, or the one of the environment: ``TAWANTIN_COMPONENTS=game=path[;game=path]``.
    """
    for item in filter(None, os.environ.get("TAWANTIN_COMPONENTS", "").split(";")):
        name, equals, path = item.partition("=")
        if not equals:
            raise BadComponents(
                f"TAWANTIN_COMPONENTS must be written as game=path, but one part is {item!r}."
            )
        if name.strip() == game:
            return Path(path)
    return own


def _shown(value: object) -> str:
    """A bad value, cut where it would fill the page."""
    if isinstance(value, int) and value.bit_length() > 64:
        return "a number far too large"
    text = repr(value)
    return text if len(text) <= 80 else f"{text[:77]}…"


class Table:
    """A TOML table that knows where it stands, for readings with precise complaints."""

    def __init__(
        self,
        data: Mapping[str, Any],
        where: str,
        file: str,
        ranges: dict[str, tuple[int, int]] | None = None,
    ) -> None:
        self.data: Final = data
        self.where: Final = where
        self.file: Final = file
        self.ranges: Final[dict[str, tuple[int, int]]] = {} if ranges is None else ranges
        """Between which bounds whole numbers were asked for, by place, in the whole file."""

    def _place(self, key: str) -> str:
        return f"{self.where}.{key}" if self.where else key

    def complain(self, key: str, problem: str) -> BadComponents:
        """The error to raise about one key."""
        return BadComponents(f"{self.file}: {self._place(key)} {problem}.")

    def _get(self, key: str) -> Any:
        if key not in self.data:
            raise self.complain(key, "is missing")
        return self.data[key]

    def __contains__(self, key: str) -> bool:
        return key in self.data

    def integer(self, key: str, low: int = 0, high: int = 10_000) -> int:
        """A whole number between two bounds."""
        return self._integer(key, self._get(key), low, high)

    def _integer(self, key: str, value: Any, low: int, high: int) -> int:
        if type(value) is not int:
            raise self.complain(key, f"must be a whole number, but is {_shown(value)}")
        self.ranges[self._place(key)] = (low, high)
        if not low <= value <= high:
            allowed = f"{low}" if low == high else f"between {low} and {high}"
            raise self.complain(key, f"must be {allowed}, but is {_shown(value)}")
        return value

    def flag(self, key: str) -> bool:
        """true or false."""
        value = self._get(key)
        if type(value) is not bool:
            raise self.complain(key, f"must be true or false, but is {_shown(value)}")
        return value

    def number(self, key: str, low: float, high: float) -> float:
        """A number, whole or not, between two bounds."""
        value = self._get(key)
        if type(value) not in (int, float) or not low <= value <= high:
            raise self.complain(
                key, f"must be a number from {low} to {high}, but is {_shown(value)}"
            )
        return float(value)

    def text(self, key: str) -> str:
        """A text that is not empty."""
        value = self._get(key)
        if type(value) is not str or not value:
            raise self.complain(key, f"must be a text, but is {_shown(value)}")
        return value

    def choice(self, key: str, choices: tuple[str, ...]) -> str:
        """One of the given texts."""
        value = self.text(key)
        if value not in choices:
            allowed = choices[0] if len(choices) == 1 else f"one of {', '.join(choices)}"
            raise self.complain(key, f"must be {allowed}, but is {_shown(value)}")
        return value

    def items(self, key: str, length: int | None = None) -> list[Any]:
        """A list, perhaps of a given length."""
        value = self._get(key)
        if type(value) is not list:
            raise self.complain(key, f"must be a list, but is {_shown(value)}")
        if length is not None and len(value) != length:
            raise self.complain(key, f"must have {length} entries, but has {len(value)}")
        return value

    def integers(
        self, key: str, length: int | None = None, low: int = 0, high: int = 10_000
    ) -> tuple[int, ...]:
        """A list of whole numbers between two bounds."""
        values = self.items(key, length)
        return tuple(
            self._integer(f"{key}[{n}]", value, low, high) for n, value in enumerate(values)
        )

    def texts(self, key: str, length: int | None = None) -> tuple[str, ...]:
        """A list of texts."""
        values = self.items(key, length)
        for n, value in enumerate(values):
            if type(value) is not str or not value:
                raise self.complain(f"{key}[{n}]", f"must be a text, but is {_shown(value)}")
        return tuple(values)

    def table(self, key: str) -> Table:
        """A table inside this one."""
        value = self._get(key)
        if type(value) is not dict:
            raise self.complain(key, f"must be a table, but is {_shown(value)}")
        return Table(value, self._place(key), self.file, self.ranges)

    def tables(self, key: str, length: int | None = None) -> tuple[Table, ...]:
        """A list of tables inside this one."""
        tables = []
        for n, value in enumerate(self.items(key, length)):
            if type(value) is not dict:
                raise self.complain(f"{key}[{n}]", f"must be a table, but is {_shown(value)}")
            place = f"{self._place(key)}[{entry_id(value, n)}]"
            tables.append(Table(value, place, self.file, self.ranges))
        return tuple(tables)

    def names(self, key: str = "name") -> dict[str, str]:
        """A text in every language: in English where the file has none in one of the others."""
        table = self.table(key)
        english = table.text("en")
        return {
            language: table.text(language) if language in table else english
            for language in LANGUAGES
        }


@dataclass(frozen=True, slots=True)
class Option:
    """Something a table may play differently."""

    id: str
    default: Value
    choices: tuple[Value, ...]
    """Every value it can take."""
    name: dict[str, str]
    help: dict[str, str]
    """One sentence, by language."""
    source: str

    def check(self, value: object) -> Value:
        """The value, if the option can take it; texts from a command line are understood."""
        for choice in self.choices:
            if (type(value) is type(choice) and value == choice) or (
                isinstance(value, str) and value.lower() == str(choice).lower()
            ):
                return choice
        choices = ", ".join(str(choice).lower() for choice in self.choices)
        raise BadOption(f"The option {self.id} can be {choices}, but not {value!r}.")


@dataclass(frozen=True, slots=True)
class Colour:
    """The colour of a seat."""

    id: str
    name: dict[str, str]
    hex: str


@dataclass(frozen=True, slots=True)
class About:
    """What a game is, for people who choose one; read without loading its rules."""

    id: str
    name: dict[str, str]
    summary: dict[str, str]
    designers: tuple[str, ...]
    publishers: tuple[str, ...]
    year: int
    seats: tuple[int, ...]
    minutes: tuple[int, ...]
    weight: float
    """How much there is to think about, from 1 to 5."""
    min_age: int
    rules_version: int
    colours: tuple[Colour, ...]
    options: tuple[Option, ...]
    presets: dict[str, dict[str, Value]]

    def settle(self, given: Mapping[str, object] | None = None) -> dict[str, Value]:
        """All options with their values: the defaults, changed by those given.

        The key ``preset`` stands for a named set of options.
        """
        values = {option.id: option.default for option in self.options}
        by_id = {option.id: option for option in self.options}
        given = dict(given or {})
        preset = given.pop("preset", None)
        if preset is not None:
            if str(preset) not in self.presets:
                names = ", ".join(self.presets) or "none"
                raise BadOption(f"{self.id} has no preset {preset!r}; it has {names}.")
            values |= self.presets[str(preset)]
        for name, value in given.items():
            if name not in by_id:
                names = ", ".join(by_id) or "none"
                raise BadOption(f"{self.id} has no option {name!r}; it has {names}.")
            values[name] = by_id[name].check(value)
        return values


@dataclass(frozen=True, slots=True)
class Components:
    """A components file, read."""

    file: str
    """Its name, for complaints."""
    text: str
    """The file as it was written: what stores keep and workers are sent."""
    root: Table
    about: About
    digest: str
    """Tells files with different values apart, whatever their layout and comments."""

    def completed(self, printed: Components) -> Components:
        """These values, and those of the printed file for keys that did not exist yet.

        For files that were kept while the rules went on. Options that did not exist have the value
        that says how the game was played before them. The digest stays.
        """
        data = _complete(self.root.data, printed.root.data)
        known = {option.id for option in self.about.options}
        options = [one for one in printed.root.data.get("option", ()) if one["id"] not in known]
        added = [{**one, "default": one.get("before", one["default"])} for one in options]
        if added:
            data["option"] = [*self.root.data.get("option", ()), *added]
        root = Table(data, "", self.file)
        return replace(self, root=root, about=_about(root))


def read(path: Path) -> Components:
    """Read a components file and check the part that all games share."""
    try:
        with path.open("rb") as file:
            content = file.read(MOST_BYTES + 1)
        _refuse_large(len(content), path.name)
        text = content.decode()
    except (OSError, UnicodeDecodeError) as error:
        raise BadComponents(f"The components file {path} cannot be read: {error}.") from error
    return parse(text, path.name)


def parse(text: str, file: str = "components.toml") -> Components:
    """A components file from its text; `file` is its name for complaints."""
    _refuse_large(len(text), file)
    try:
        return from_data(tomllib.loads(text), file, text)
    except RecursionError as error:
        raise BadComponents(f"{file} is not valid TOML: it is nested too deeply.") from error
    except ValueError as error:  # more than TOMLDecodeError: numbers of thousands of digits
        raise BadComponents(f"{file} is not valid TOML: {error}.") from error


def from_data(data: Mapping[str, Any], file: str, text: str = "") -> Components:
    """A components file from the values in it."""
    root = Table(data, "", file)
    if root.integer("schema", 1, 1000) != SCHEMA:
        raise root.complain("schema", f"must be {SCHEMA}; this file is for another version")
    return Components(file, text, root, _about(root), _digest(data))


def _refuse_large(size: int, file: str) -> None:
    if size > MOST_BYTES:
        raise BadComponents(
            f"{file} is too large for a components file, which has at most {MOST_BYTES:,} bytes."
        )


def _complete(value: Any, printed: Any) -> Any:
    """A value with the keys that only the printed one has; entries of lists are known by id."""
    if isinstance(value, dict) and isinstance(printed, dict):
        completed = {key: _complete(item, printed.get(key)) for key, item in value.items()}
        return completed | {key: item for key, item in printed.items() if key not in value}
    if isinstance(value, list) and isinstance(printed, list):
        by_id = {entry_id(item, n): item for n, item in enumerate(printed)}
        return [_complete(item, by_id.get(entry_id(item, n))) for n, item in enumerate(value)]
    return value


def entry_id(entry: Any, number: int) -> object:
    """What the entry of a list is known by: its id or number, else where it stands."""
    return entry.get("id", entry.get("n", number)) if isinstance(entry, dict) else number


def _about(root: Table) -> About:
    game = root.table("game")
    options = tuple(_option(table) for table in root.tables("option")) if "option" in root else ()
    about = About(
        id=game.text("id"),
        name=game.names("name"),
        summary=game.names("summary"),
        designers=game.texts("designers"),
        publishers=game.texts("publishers"),
        year=game.integer("year", 1900, 2100),
        seats=game.integers("seats", low=1, high=8),
        minutes=game.integers("minutes", length=2, low=1, high=1000),
        weight=game.number("weight", 1, 5),
        min_age=game.integer("min_age", 0, 99),
        rules_version=game.integer("rules_version", 1),
        colours=tuple(
            Colour(table.text("id"), table.names(), table.text("hex"))
            for table in root.tables("colour")
        ),
        options=options,
        presets={},
    )
    if not about.seats:
        raise game.complain("seats", "must name at least one number of players")
    if len(about.colours) < max(about.seats):
        raise root.complain("colour", f"must have an entry for each of {max(about.seats)} seats")
    presets = root.tables("preset") if "preset" in root else ()
    for tables in (root.tables("colour"), root.tables("option") if options else (), presets):
        _refuse_twins(tables)
    for preset in presets:
        given = preset.table("options")
        try:
            settled = about.settle(given.data)
        except BadOption as error:
            raise preset.complain("options", f"is wrong: {error}") from error
        about.presets[preset.text("id")] = {name: settled[name] for name in given.data}
    return about


def _refuse_twins(tables: tuple[Table, ...]) -> None:
    seen = set()
    for table in tables:
        if table.text("id") in seen:
            raise table.complain("id", "is there twice")
        seen.add(table.text("id"))


def _option(table: Table) -> Option:
    kind = table.choice("kind", ("bool", "int", "choice"))
    choices: tuple[Value, ...]
    default: Value
    if kind == "bool":
        choices, default = (False, True), table.flag("default")
    elif kind == "int":
        low, high = table.integer("low", -1000), table.integer("high", -1000)
        choices, default = tuple(range(low, high + 1)), table.integer("default", low, high)
    else:
        choices = table.texts("choices")
        default = table.choice("default", table.texts("choices"))
    return Option(
        table.text("id"), default, choices, table.names(), table.names("help"), table.text("source")
    )


def _digest(data: Mapping[str, Any]) -> str:
    """A digest of the values that rules can read: names, notes and places are left out."""
    left_out = WORDS | PLACES

    def lines(value: Any, where: str) -> Iterator[str]:
        if isinstance(value, dict):
            for key in sorted(value.keys() - left_out):
                yield from lines(value[key], f"{where}.{key}")
        elif isinstance(value, list):
            for n, item in enumerate(value):
                yield from lines(item, f"{where}.{n}")
        else:
            yield f"{where}={value!r}"

    return hashlib.sha256("\n".join(lines(data, "")).encode()).hexdigest()[:16]
