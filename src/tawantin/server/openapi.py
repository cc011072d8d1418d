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
    described = schema or {"type": "string", "minLength": 1}
    return {"name": name, "in": "path", "required": True, "schema": described}


def _query(name: str, schema: dict[str, Any]) -> dict[str, Any]:
    return {"name": name, "in": "query", "required": False, "schema": schema}


def _operation(
    summary: str,
    answers: dict[str, Any] | str,
    *parameters: dict[str, Any],
    body: str | None = None,
    status: str = "200",
    media: str = "application/json",
    refuses_in_words: bool = False,
) -> dict[str, Any]:
    schema = _ref(answers) if isinstance(answers, str) else answers
    words = {media: {"schema": schema}} if refuses_in_words else {}
    operation: dict[str, Any] = {
        "summary": summary,
        "responses": {
            status: {"description": "Done", "content": {media: {"schema": schema}}},
            "4XX": {"description": "Refused", "content": _content(_ref("Refused")) | words},
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
_TEXT: Final = {"type": "string"}


def _people() -> dict[str, Any]:
    name = _path("name")
    number = {"type": "integer", "minimum": 0, "maximum": 999_999}
    games = (
        _query("game", {"type": "string"}),
        _query("seats", {"type": "integer", "minimum": 1, "maximum": 8}),
        _query("against", {"type": "string"}),
        _query("before", {"type": "string"}),
    )
    letters = {"post": _operation("Ask somebody to it", "Done", _TABLE, body="NewInvitation")}
    return {
        "/api/seek": {
            "put": _operation("Look for a game: play now", "Done", body="Seek"),
            "delete": _operation("No longer look for one", "Done"),
        },
        "/api/ties": {"get": _operation("Whom you follow and block", "Ties")},
        "/api/ties/{person}": {
            "put": _operation("Follow or block somebody", "Done", _path("person"), body="NewTie")
        },
        "/api/tables/{table}/invitations": letters,
        "/api/invitations/{table}": {
            "post": _operation("Answer an invitation", "Done", _TABLE, body="Answer")
        },
        "/api/tables/{table}/reports": {
            "post": _operation("Report something said", "Done", _TABLE, body="NewReport")
        },
        "/api/home": {"get": _operation("Everything on the home page", "Home")},
        "/api/ranking/{game}": {
            "get": _operation(
                "A page of a ranking",
                "Ranking",
                _GAME,
                _query("first", number),
                _query("active", {"type": "string", "enum": ["month", "year"]}),
                _query("friends", {"type": "boolean"}),
            )
        },
        "/api/players/{name}": {"get": _operation("A player's page", "Profile", name)},
        "/api/players/{name}/games": {
            "get": _operation("Finished games, the latest first", "FinishedGames", name, *games)
        },
        "/api/me/games": {"get": _operation("Your own", "FinishedGames", *games)},
        "/api/players": {
            "get": _operation("Whose names begin like this", "FoundPeople", _query("name", _TEXT))
        },
        "/api/account/password": {
            "put": _operation("Change your password", "Done", body="NewPassword")
        },
        "/api/account/reset": {
            "post": _operation(
                "The same with a code, mailed or from the host", "Me", body="ResetPassword"
            )
        },
        "/api/account/export": {"get": _operation("All that is stored about you", _ANYTHING)},
        "/api/account/delete": {"post": _operation("Leave for good", "Me", body="DeleteAccount")},
        "/api/device": {"post": _operation("A code for another device", "DeviceCode")},
        "/api/device/claim": {"post": _operation("Sign in with it", "Me", body="ClaimDevice")},
        "/api/sessions": {"get": _operation("Where you are signed in", "Sessions")},
        "/api/sessions/{session}": {
            "delete": _operation("Sign a device out", "Done", _path("session"))
        },
        "/api/me/privacy": {"put": _operation("What others see of you", "Done", body="Privacy")},
    }


def _tournaments() -> dict[str, Any]:
    name = _path("tournament", {"type": "string", "pattern": "^[A-Za-z0-9_-]{1,40}$"})
    one = "/api/tournaments/{tournament}"
    return {
        "/api/tournaments": {
            "get": _operation(
                "Tournaments, the newest first",
                "TournamentList",
                _query("before", {"type": "string"}),
            ),
            "post": _operation(
                "Make a tournament", "Tournament", body="NewTournament", status="201"
            ),
        },
        one: {
            "get": _operation("All of a tournament", "Tournament", name),
            "post": _operation("Join, leave or run it", "Tournament", name, body="TournamentDeed"),
        },
        f"{one}/export.csv": {"get": _operation("Its standing", _TEXT, name, media="text/csv")},
        f"{one}/export.json": {"get": _operation("All of it as a file", _ANYTHING, name)},
    }


def _workshop() -> dict[str, Any]:
    experiment = _path("experiment")
    language = _query("language", {"type": "string"})
    at = "/api/workshop/{game}"
    one = "/api/workshop/experiments/{experiment}"
    info = "ExperimentInfo"
    return {
        at: {"get": _operation("Every number of a game", "WorkshopSheet", _GAME)},
        f"{at}/board": {
            "get": _operation(
                "A first position", "Update", _GAME, _query("seats", {"type": "integer"})
            )
        },
        f"{at}/check": {
            "post": _operation(
                "Check changed numbers", "WorkshopCheck", _GAME, body="WorkshopChanges"
            )
        },
        f"{at}/files": {
            "post": _operation("A variant as files", "WorkshopFiles", _GAME, body="WorkshopChanges")
        },
        f"{at}/read": {
            "post": _operation("Read a variant", "WorkshopVariant", _GAME, body="WorkshopFile")
        },
        f"{at}/experiments": {
            "post": _operation(
                "Let bots play it", info, _GAME, language, body="NewExperiment", status="201"
            )
        },
        one: {"get": _operation("What an experiment says", info, experiment, language)},
        f"{one}/report": {"get": _operation("Its report", _ANYTHING, experiment, language)},
        f"{one}/more": {
            "post": _operation("More games", info, experiment, language, body="MoreGames")
        },
        f"{one}/stop": {"post": _operation("Stop it", info, experiment, language)},
    }


def _paths() -> dict[str, Any]:
    status = {"type": "string", "enum": ["open", "playing", "finished"]}
    seat = {"type": "integer", "minimum": 0, "maximum": 7}
    moves = {"type": "integer", "minimum": 0, "maximum": 999_999}
    games = {"type": "array", "items": _ref("GameInfo")}
    return {
        "/api/server": {"get": _operation("What this server is and can do", "ServerInfo")},
        "/api/me": {
            "get": _operation("Who you are; makes a guest of a newcomer", "Me"),
            "put": _operation("Change your name", "Me", body="NewName"),
        },
        "/api/account": {"post": _operation("Make an account", "Me", body="NewAccount")},
        "/api/login": {"post": _operation("Log in", "Me", body="Credentials")},
        "/api/logout": {"post": _operation("Become a new guest", "Me")},
        "/api/games": {"get": _operation("All games", games)},
        "/api/games/{game}": {"get": _operation("One game", "GameInfo", _GAME)},
        "/api/games/{game}/components": {"get": _operation("Its components", _ANYTHING, _GAME)},
        "/api/games/{game}/components.toml": {
            "get": _operation("Its components file", _TEXT, _GAME, media="application/toml")
        },
        "/api/games/{game}/check": {
            "post": _operation(
                "Try a components file out; nothing is stored",
                "Differences",
                _GAME,
                body="ComponentsFile",
            )
        },
        "/api/games/{game}/schema": {"get": _operation("Its types", _ANYTHING, _GAME)},
        "/api/games/{game}/glossary/{language}": {
            "get": _operation("Its glossary", "Glossary", _GAME, _path("language"))
        },
        "/api/games/{game}/lessons": {"get": _operation("Its lessons", "LessonList", _GAME)},
        "/api/games/{game}/lessons/{lesson}": {
            "get": _operation(
                "A lesson’s position",
                "LessonPosition",
                _GAME,
                _path("lesson"),
                _query("take", {"type": "integer", "minimum": 0, "maximum": 99}),
            ),
            "post": _operation("Try a move in it", "Tried", _GAME, _path("lesson"), body="Try"),
        },
        "/api/games/{game}/puzzles": {"get": _operation("Its puzzles", "PuzzleList", _GAME)},
        "/api/games/{game}/puzzles/{puzzle}": {
            "get": _operation("A puzzle’s position", "PuzzlePosition", _GAME, _path("puzzle")),
            "post": _operation(
                "Try a move in it", "PuzzleAnswer", _GAME, _path("puzzle"), body="Try"
            ),
        },
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
        "/api/tables/{table}/hint": {
            "post": _operation("Ask the coach what to do", "Hints", _TABLE, body="HintWanted")
        },
        "/api/tables/{table}/analysis": {
            "get": _operation(
                "How a finished game was played", "AnalysisInfo", _TABLE, _query("first", moves)
            ),
            "post": _operation("Have it analysed", "AnalysisInfo", _TABLE),
        },
        "/api/tables/{table}/expected": {
            "get": _operation("Expected scores throughout it", "Expectations", _TABLE)
        },
        "/api/tables/{table}/guess": {
            "get": _operation("Its decisions, to be guessed", "GuessList", _TABLE)
        },
        "/api/tables/{table}/guess/{number}": {
            "get": _operation("Before one of them", "GuessPosition", _TABLE, _path("number")),
            "post": _operation(
                "Guess what was played", "GuessAnswer", _TABLE, _path("number"), body="Try"
            ),
        },
        "/api/tables/{table}/explore": {
            "post": _operation(
                "Play on from a position of it", "TableInfo", _TABLE, body="Explore", status="201"
            )
        },
        "/api/tables/{table}/replay/{moves}": {
            "get": _operation(
                "A past position",
                "Replayed",
                _TABLE,
                _path("moves", moves),
                _query("seat", seat),
                _query("seq", moves),
            )
        },
        "/api/tables/{table}/story": {
            "get": _operation(
                "A page of what happened, the latest up to a change",
                "StoryPage",
                _TABLE,
                _query("seat", seat),
                _query("until", moves),
            )
        },
        "/api/tables/{table}/record": {
            "get": _operation("The record of a finished game", _ANYTHING, _TABLE)
        },
        "/api/tables/{table}/components": {
            "get": _operation("The numbers it is played with", _ANYTHING, _TABLE)
        },
        "/api/tables/{table}/components.toml": {
            "get": _operation("The same as a file", _TEXT, _TABLE, media="application/toml")
        },
        "/api/tables/{table}/glossary/{language}": {
            "get": _operation("The same with its numbers", "Glossary", _TABLE, _path("language"))
        },
        "/api/tables/{table}/differences": {
            "get": _operation("Which of them are not the printed ones", "Differences", _TABLE)
        },
        "/api/mail": {
            "get": _operation("What you get by mail", "MailSettings"),
            "put": _operation("Say where to and what about", "MailSettings", body="NewMail"),
        },
        "/api/mail/confirm": {
            "post": _operation("Confirm the address", "MailSettings", body="ConfirmMail")
        },
        "/api/mail/unsubscribe": {
            method: _operation(
                "Stop all mail, by a link in it",
                _TEXT,
                _query("person", _TEXT),
                _query("token", _TEXT),
                media="text/html",
                refuses_in_words=True,
            )
            for method in ("get", "post")
        },
        "/api/account/forgot": {
            "post": _operation("A code for a new password", "Done", body="ForgotPassword")
        },
        "/api/push": {
            "post": _operation("Web Push for your turns", "Done", body="PushSubscription"),
            "delete": _operation("Stop Web Push", "Done"),
        },
        "/api/webhook": {
            "get": _operation("Your webhook", "Webhook"),
            "put": _operation("A webhook for your turns", "Done", body="Webhook"),
        },
        **_people(),
        **_tournaments(),
        **_workshop(),
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
