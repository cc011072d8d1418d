"""JSON Schema of all wire types, and of each game's View and events.

``python -m tawantin.server.schema`` prints one document; the TypeScript types of the client are
generated from it. Games are entered as ``Chocolatl.View``, ``Chocolatl.Event`` and so on.
"""

from __future__ import annotations

import importlib
import inspect
import sys
import typing
from typing import Any

import msgspec

from ..kernel.events import Event
from ..kernel.registry import descriptor, games
from . import wire

WIRE_ROOTS = ("ClientMessage", "TableCommand", "ServerMessage")


def wire_types() -> list[Any]:
    """Every public Struct of the wire module."""
    return [
        kind
        for _, kind in sorted(inspect.getmembers(wire, inspect.isclass))
        if issubclass(kind, msgspec.Struct)
        and kind.__module__ == wire.__name__
        and kind is not wire.Command
    ]


def view_type(game: str) -> Any:
    """The Struct that a game's views are made of."""
    rules = importlib.import_module(descriptor(game).rules_module)
    function = rules.RULES.view
    try:
        told = typing.get_type_hints(function).get("return")
    except NameError:
        told = None
    if inspect.isclass(told) and told is not msgspec.Struct:
        return told
    package = descriptor(game).rules_module.rpartition(".")[0]
    for name in (f"{package}.view", descriptor(game).rules_module):
        try:
            found = getattr(importlib.import_module(name), "View", None)
        except ModuleNotFoundError:
            continue
        if found is not None:
            return found
    raise LookupError(f"{game} has no View")


def event_types(game: str) -> list[type[Event]]:
    """The events that a game's package defines, by name."""
    module = descriptor(game).rules_module
    package = module.rpartition(".")[0]
    importlib.import_module(module)
    names = [name for name in sys.modules if name == package or name.startswith(f"{package}.")]
    found = {
        kind.__name__: kind
        for name in names
        for _, kind in inspect.getmembers(sys.modules[name], inspect.isclass)
        if issubclass(kind, Event) and kind is not Event and kind.__module__.startswith(package)
    }
    return [found[name] for name in sorted(found)]


def _camel(game: str) -> str:
    return "".join(part.capitalize() for part in game.split("_"))


def wire_schema(template: str = "#/$defs/{name}") -> tuple[dict[str, Any], dict[str, Any]]:
    """Schemas of the wire's unions, and of all its named types."""
    unions = [getattr(wire, name) for name in WIRE_ROOTS]
    schemas, parts = msgspec.json.schema_components([*unions, *wire_types()], ref_template=template)
    return dict(zip(WIRE_ROOTS, schemas[: len(unions)], strict=True)), parts


def game_schema(game: str) -> dict[str, Any]:
    """The View and the events of one game, all names with the game's in front."""
    prefix = _camel(game)
    events = event_types(game)
    template = "#/$defs/" + prefix + ".{name}"
    view = view_type(game)
    schemas, parts = msgspec.json.schema_components([view, *events], ref_template=template)
    defs = {f"{prefix}.{name}": part for name, part in parts.items()}
    if f"{prefix}.View" not in defs:
        defs[f"{prefix}.View"] = schemas[0]
    defs[f"{prefix}.Event"] = {"anyOf": schemas[1:]}
    return defs


def document() -> dict[str, Any]:
    """Wire and games in one JSON Schema."""
    unions, parts = wire_schema()
    defs = {**parts, **unions}
    for name in games():
        defs |= game_schema(name)
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": defs}


if __name__ == "__main__":
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(document())).decode() + "\n")
