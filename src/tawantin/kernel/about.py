"""What people need to know to choose a game: names, seats, colours, options, presets."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from .errors import BadOption
from .toml import Table

Value = bool | int | str


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
    """What people need to know to choose a game; read without loading its rules."""

    id: str
    name: dict[str, str]
    summary: dict[str, str]
    designers: tuple[str, ...]
    publishers: tuple[str, ...]
    year: int
    seats: tuple[int, ...]
    minutes: tuple[int, ...]
    weight: float
    """Its complexity, from 1 to 5."""
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


def read_about(root: Table) -> About:
    """Read it from a components file."""
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
        raise game.complain("seats", "must name at least one number of players", "seats")
    if len(about.colours) < max(about.seats):
        raise root.complain(
            "colour",
            "must have an entry for each of {seats} seats",
            "colours",
            seats=max(about.seats),
        )
    presets = root.tables("preset") if "preset" in root else ()
    for tables in (root.tables("colour"), root.tables("option") if options else (), presets):
        _refuse_twins(tables)
    for preset in presets:
        given = preset.table("options")
        try:
            settled = about.settle(given.data)
        except BadOption as error:
            raise preset.complain(
                "options", "is wrong: {problem}", "preset", problem=str(error).rstrip(".")
            ) from error
        about.presets[preset.text("id")] = {name: settled[name] for name in given.data}
    return about


def _refuse_twins(tables: tuple[Table, ...]) -> None:
    seen = set()
    for table in tables:
        if table.text("id") in seen:
            raise table.complain("id", "is there twice", "twice")
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
