"""From the server to the client."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from .table import Update
from .values import MessageId


class Presence(Struct, kw_only=True, tag_field="type", tag="presence"):
    """Who is connected, after it changed: by seat; and how many only look on."""

    table: str
    connected: list[bool]
    spectators: int


class Done(Struct, kw_only=True, tag_field="type", tag="done"):
    """A command was carried out and is on disk."""

    id: MessageId | None = None
    seq: int | None = None
    table: str | None = None


Nearness = Literal[
    "game_over", "not_your_turn", "wrong_moment", "already_done", "not_connected", "cannot_pay",
    "one_step",
]  # fmt: skip
"""How near something is to being possible, the furthest first."""


class Reason(Struct, kw_only=True, frozen=True):
    """Why a seat cannot do something.

    In the locale: `reason-ID` with the values, `help-HELP` likewise, `rule-RULE`; dashes for
    underscores.
    """

    id: str
    near: Nearness
    rule: str
    """the paragraph of the game's rules that it rests on; empty if it is the same in every game"""
    values: dict[str, int | str]
    """numbers, things (`type:id`) and, as `seat`, a player"""
    help: str = ""
    """the message that says what would make it possible, if something would"""
    also: list[Reason] = []
    """other conditions that do not hold either, where several must"""
    met: list[str] = []
    """those that do: `met-NAME` in the locale of the game"""


class Because(Struct, kw_only=True, tag_field="type", tag="because"):
    """The answer to `why`: the nearest reason among the moves that touch what was asked about."""

    id: MessageId | None = None
    table: str
    seat: int
    possible: bool
    """some such move is possible: there is nothing to explain"""
    reason: Reason | None = None
    """None too if no move of the game touches it"""
    message: str = ""
    """the reason and what would help, in English"""


RefusalCode = Literal[
    "malformed", "too_large", "too_fast", "too_many_tables", "muted", "chat_closed",
    "too_many_games", "workshop_busy", "no_experiments",
    "unknown_table", "unknown_game",
    "not_your_seat", "not_host", "not_your_turn", "illegal", "stale", "game_over", "not_started",
    "already_started",
    "seat_taken", "seat_open", "bad_seats", "bad_option", "cannot_undo", "no_question", "no_bot",
    "bad_components",
    "not_finished", "not_watching", "watching_many", "unavailable", "unplayable", "damaged",
    "bad_request",
    "ends_turn", "is_final", "not_found", "bad_name", "bot_name", "name_taken", "bad_login",
    "bad_code", "bad_address", "bad_webhook",
    "bad_origin",
    "not_allowed", "full", "account_needed", "no_hints", "tournament_full",
    "read_only", "invite_only", "coach_busy", "coach_silent",
]  # fmt: skip


class Refused(Struct, kw_only=True, tag_field="type", tag="refused"):
    """A message was refused and changed nothing; also the body of every HTTP error."""

    code: RefusalCode
    message: str
    """one sentence in English; clients translate the code"""
    id: MessageId | None = None
    table: str | None = None
    seq: int | None = None
    """stale: where the table is now"""
    reason: Reason | None = None
    """illegal, not_your_turn: why, as the rules of the game put it"""


class Notice(Struct, kw_only=True, tag_field="type", tag="notice"):
    """The server reports on itself: `waiting` for its database, `recovered`, `closing`."""

    what: Literal["waiting", "recovered", "closing"]
    message: str


class Turn(Struct, kw_only=True, tag_field="type", tag="turn"):
    """At another table that this connection does not watch, it is now your turn (or it ended)."""

    table: str
    game: str
    title: str
    your_turn: bool
    finished: bool = False


class News(Struct, kw_only=True, tag_field="type", tag="news"):
    """What the home page shows is no longer the newest: ask for it again.

    `tables`: lists of tables; `people`: who is here, or what they are to you; `invited`: somebody
    asks you to a table; `declined`: somebody does not come to yours; `seated`: *play now* has found
    a live game, and it has begun; `tournament`: the one that you attend has changed.
    """

    what: Literal["tables", "people", "invited", "declined", "seated", "tournament"]
    table: str | None = None
    tournament: str | None = None
    game: str | None = None
    name: str = ""
    """who invited or declined"""


class Me(Struct, kw_only=True):
    """Who you are."""

    id: str
    """public: others see it"""
    name: str
    account: str | None = None
    """the login name, if there is an account"""


class Hello(Struct, kw_only=True, tag_field="type", tag="hello"):
    """First message of every connection."""

    protocol: int
    version: str
    me: Me
    now: int
    """the server's time, to set clocks by"""


ServerMessage = Hello | Update | Presence | Done | Refused | Notice | Turn | News | Because
