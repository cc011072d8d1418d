"""The OpenAPI document of the JSON API, made from the wire's types."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from .. import __version__
from .schema import wire_schema

_REF: Final = "#/components/schemas/{name}"


def _ref(name: str) -> dict[str, Any]:
    return {"$ref": _REF.format(name=name)}


def _content(schema: dict[str, Any]) -> dict[str, Any]:
    return {"application/json": {"schema": schema}}


def _path(name: str, schema: dict[str, Any] | None = None) -> dict[str, Any]:
    found = schema or {"type": "string", "minLength": 1}
    return {"name": name, "in": "path", "required": True, "schema": found}


def _query(name: str, schema: dict[str, Any]) -> dict[str, Any]:
    return {"name": name, "in": "query", "required": False, "schema": schema}


def _operation(
    summary: str,
    answers: dict[str, Any] | str,
    *parameters: dict[str, Any],
    body: str | None = None,
    status: str = "200",
) -> dict[str, Any]:
    schema = _ref(answers) if isinstance(answers, str) else answers
    operation: dict[str, Any] = {
        "summary": summary,
        "responses": {
            status: {"description": "Done", "content": _content(schema)},
            "4XX": {"description": "Refused", "content": _content(_ref("Refused"))},
            "503": {"description": "Not now", "content": _content(_ref("Refused"))},
        },
    }
    if parameters:
        operation["parameters"] = list(parameters)
    if body is not None:
        operation["requestBody"] = {"required": True, "content": _content(_ref(body))}
    return operation


_GAME: Final = _path("game")
_TABLE: Final = _path("table", {"type": "string", "pattern": "^[A-Za-z0-9_-]{1,40}$"})
_ANYTHING: Final = {"type": "object"}


def _paths() -> dict[str, Any]:
    status = {"type": "string", "enum": ["open", "playing", "finished"]}
    seat = {"type": "integer", "minimum": 0, "maximum": 7}
    moves = {"type": "integer", "minimum": 0, "maximum": 999_999}
    games = {"type": "array", "items": _ref("GameInfo")}
    return {
        "/api/server": {"get": _operation("What this server is and can do", "ServerInfo")},
        "/api/me": {
            "get": _operation("Who you are; makes a guest of a newcomer", "Me"),
            "put": _operation("Take another name", "Me", body="NewName"),
        },
        "/api/account": {"post": _operation("Make an account", "Me", body="Credentials")},
        "/api/login": {"post": _operation("Log in", "Me", body="Credentials")},
        "/api/logout": {"post": _operation("Become a new guest", "Me")},
        "/api/games": {"get": _operation("All games", games)},
        "/api/games/{game}": {"get": _operation("One game", "GameInfo", _GAME)},
        "/api/games/{game}/components": {"get": _operation("Its components", _ANYTHING, _GAME)},
        "/api/games/{game}/schema": {"get": _operation("Its types", _ANYTHING, _GAME)},
        "/api/locale/{language}": {"get": _operation("Messages", "Locale", _path("language"))},
        "/api/tables": {
            "get": _operation(
                "Listed tables, or your own",
                "TableList",
                _query("mine", {"type": "boolean"}),
                _query("status", status),
                _query("game", {"type": "string"}),
            ),
            "post": _operation("Open a table", "TableInfo", body="NewTable", status="201"),
        },
        "/api/tables/{table}": {"get": _operation("What a table is", "TableInfo", _TABLE)},
        "/api/tables/{table}/commands": {
            "post": _operation("Do something", "Done", _TABLE, body="TableCommand")
        },
        "/api/tables/{table}/replay/{moves}": {
            "get": _operation(
                "A past position", "Replayed", _TABLE, _path("moves", moves), _query("seat", seat)
            )
        },
        "/api/tables/{table}/record": {
            "get": _operation("The record of a finished game", _ANYTHING, _TABLE)
        },
        "/api/push": {
            "post": _operation("Web Push for your turns", "Done", body="PushSubscription"),
            "delete": _operation("No Web Push any more", "Done"),
        },
        "/api/webhook": {"put": _operation("A webhook for your turns", "Done", body="Webhook")},
        "/api/openapi.json": {"get": _operation("This document", _ANYTHING)},
        "/api/schema.json": {"get": _operation("All types of the protocol", _ANYTHING)},
    }


@cache
def document() -> dict[str, Any]:
    """The whole document."""
    unions, parts = wire_schema(_REF)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Tawantin", "version": __version__},
        "paths": _paths(),
        "components": {"schemas": {**parts, **unions}},
    }
