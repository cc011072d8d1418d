"""JSON Schema of all wire types, and of each game's View and events.

``python -m tawantin.server.schema`` prints one document; the TypeScript types of the client are
generated from it. Games are entered as ``Chocolatl.View``, ``Chocolatl.Event`` and so on.
"""

from __future__ import annotations

import inspect
import sys
from typing import Any

import msgspec

from .. import wire
from ..kernel.events import Event
from ..kernel.registry import descriptor, games

WIRE_ROOTS = ("ClientMessage", "TableCommand", "ServerMessage")


def wire_types() -> list[Any]:
    """Every public Struct of the wire module."""
    return [
        kind
        for _, kind in sorted(inspect.getmembers(wire, inspect.isclass))
        if issubclass(kind, msgspec.Struct)
        and kind.__module__.startswith(wire.__name__)
        and kind is not wire.Command
    ]


def view_type(game: str) -> type[msgspec.Struct]:
    """The Struct that a game's views are made of."""
    return descriptor(game).game.rules.view_type


def event_types(game: str) -> list[type[Event]]:
    """The events of a game, by name."""
    return sorted(descriptor(game).game.rules.events, key=lambda event: event.__name__)


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
