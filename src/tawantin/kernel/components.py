"""Components files: every number of a game, read from TOML, checked, with its provenance.

One schema for all games (see docs/components.md):

* ``[game]`` what the game is, for people who choose one;
* ``[[colour]]`` the players' colours, in seat order;
* ``[[option]]`` what a table may change, with default and one sentence;
* ``[[preset]]`` named sets of options;
* the game's own tables.

Wherever a table stands, ``source`` says where its values come from ("S" the rulebook, "W: site"
public material, "M" memory, "R" reconstructed or ruled here), ``sources`` does so for single keys,
and ``note`` says why. `Table` (toml.py) reads values and says precisely what is wrong with one.
"""

from __future__ import annotations

import hashlib
import os
import tomllib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final, TypeVar

from .about import About, read_about
from .complaints import complaint
from .errors import BadComponents
from .labels import check_labels
from .toml import Table, entry_id

T = TypeVar("T")
SCHEMA: Final = 1
IN_FORCE: Final = "TAWANTIN_COMPONENTS"
MOST_BYTES: Final = 1_000_000
"""Larger files are not even read; our own largest one has a seventh of this size."""
MOST_POINTS: Final = 100
"""In a line: reading a key of n parts takes memory for n² of them. Our own lines have up to 16."""
WORDS: Final = frozenset({"name", "short", "summary", "help", "note", "source", "sources"})
"""Keys that are for people, in any table."""
PLACES: Final = frozenset({"x", "y", "width", "height", "hex"})
"""Keys that say how something is drawn."""


def files_in_force() -> dict[str, Path]:
    """The files games are played with instead of their own, by game.

    The environment names them: ``TAWANTIN_COMPONENTS=game=path[;game=path]``.
    """
    named: dict[str, Path] = {}
    for item in filter(None, os.environ.get(IN_FORCE, "").split(";")):
        name, equals, path = item.partition("=")
        if not equals:
            raise BadComponents(
                f"{IN_FORCE} must be written as game=path, but one part is {item!r}."
            )
        named.setdefault(name.strip().replace("-", "_"), Path(path))
    return named


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
        return replace(self, root=root, about=read_about(root))


def read(path: Path) -> Components:
    """Read a components file and check the part that all games share."""
    return parse(text_of(path), path.name)


def text_of(path: Path) -> str:
    """A file that somebody supplies; no more of it than shows that it is too large."""
    try:
        with path.open("rb") as file:
            content = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise complaint(
            "unreadable",
            "The components file {file} cannot be read: {problem}.",
            file=path,
            problem=error.strerror or error,
        ) from error
    _refuse_large(len(content), path.name)
    try:
        return content.decode()
    except UnicodeDecodeError as error:
        raise complaint(
            "not-text",
            "{file} is not a text file in UTF-8: see line {line}.",
            file=path.name,
            line=content.count(b"\n", 0, error.start) + 1,
        ) from error


def parse(text: str, file: str = "components.toml") -> Components:
    """A components file from its text; `file` is its name for complaints."""
    _refuse_large(len(text), file)
    return _or_complaint(file, lambda: from_data(values(text, file), file, text))


def values(text: str, file: str) -> dict[str, Any]:
    """The contents of a TOML file that somebody supplies."""
    if any(line.count(".") > MOST_POINTS for line in text.split("\n")):
        raise _too_deep(file)
    return _or_complaint(file, lambda: tomllib.loads(text))


def _or_complaint(file: str, read: Callable[[], T]) -> T:
    """The contents of a file, or one sentence on why it cannot be read."""
    try:
        return read()
    except RecursionError as error:
        raise _too_deep(file) from error
    except ValueError as error:  # more than TOMLDecodeError: numbers of thousands of digits
        raise complaint(
            "not-toml", "{file} is not valid TOML: {problem}.", file=file, problem=error
        ) from error


def _too_deep(file: str) -> BadComponents:
    return complaint("nested", "{file} is not valid TOML: it is nested too deeply.", file=file)


def from_data(data: Mapping[str, Any], file: str, text: str = "") -> Components:
    """A components file from the values in it."""
    root = Table(data, "", file)
    if root.integer("schema", 1, 1000) != SCHEMA:
        raise root.complain(
            "schema", "must be {schema}; this file is for another version", "schema", schema=SCHEMA
        )
    check_labels(root)
    return Components(file, text, root, read_about(root), _digest(data))


def _refuse_large(size: int, file: str) -> None:
    if size > MOST_BYTES:
        raise complaint(
            "too-large",
            "{file} is too large for a components file, which has at most {most} MB.",
            file=file,
            most=MOST_BYTES // 1_000_000,
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
