"""Everything that travels between server and client, as types.

`docs/protocol.md` tells how they are used; TypeScript types are generated from their JSON Schema
(`python -m tawantin.server.schema`). Times are milliseconds since 1970, lengths of time say their
unit. A `seat` is a number from 0; None stands for a spectator.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from ..tables.clock import Clock

PROTOCOL = 1

TableId = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[A-Za-z0-9_-]+$")]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Seq = Annotated[int, Meta(ge=0, le=2**31)]
Name = Annotated[str, Meta(min_length=1, max_length=30)]
Title = Annotated[str, Meta(max_length=80)]
Text = Annotated[str, Meta(min_length=1, max_length=1000)]
ActionText = Annotated[str, Meta(min_length=1, max_length=200)]
Level = Annotated[str, Meta(min_length=1, max_length=30, pattern="^[a-z0-9_-]+$")]
MessageId = Annotated[int, Meta(ge=0, le=2**53)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Value = bool | int | Annotated[str, Meta(max_length=60)]
Options = Annotated[dict[Annotated[str, Meta(max_length=60)], Value], Meta(max_length=50)]
Names = dict[str, str]
"""A text by language: en, de, nl, hu."""

Status = Literal["open", "playing", "finished"]


# ---------------------------------------------------------------- clocks


class ClockFace(Struct, frozen=True):
    """The clock of one seat, as it stood when the message was made."""

    running: bool
    left: int | None = None
    """milliseconds left; None without a clock"""


# ---------------------------------------------------------------- client to server


class Command(Struct, kw_only=True, tag_field="type", forbid_unknown_fields=True):
    """What a client may ask of a table; a number in `id` comes back in the answer."""

    table: TableId
    id: MessageId | None = None


class Watch(Command, tag="watch"):
    """Look at a table, as one of your seats or as a spectator, from now on.

    Sent again it changes the eyes. `since` is the last seq that was seen: what happened after it
    is told again; without it the whole story is.
    """

    seat: SeatNumber | None = None
    since: Seq | None = None


class Unwatch(Command, tag="unwatch"):
    """Look away."""


class Sit(Command, tag="sit"):
    """Take an open seat. One person may hold several (hotseat), each with a name."""

    seat: SeatNumber
    name: Name | None = None


class Stand(Command, tag="stand"):
    """Give up a seat before the game; the host may free any seat, also a bot's."""

    seat: SeatNumber


class SetBot(Command, tag="set_bot"):
    """The host puts a bot on an open seat."""

    seat: SeatNumber
    level: Level


class Configure(Command, tag="configure"):
    """The host changes the table before the game; what is None stays."""

    seats: Annotated[int, Meta(ge=1, le=8)] | None = None
    options: Options | None = None
    clock: Clock | None = None
    title: Title | None = None
    listed: bool | None = None
    shuffle: bool | None = None


class Start(Command, tag="start"):
    """The host begins the game; no seat may be open."""


class Play(Command, tag="play"):
    """Do one of the options. `seq` is that of the update that offered it."""

    seat: SeatNumber
    seq: Seq
    action: ActionText


class Undo(Command, tag="undo"):
    """Take your last decision back (`can_undo`)."""

    seat: SeatNumber
    seq: Seq


class RestartTurn(Command, tag="restart_turn"):
    """Take back all that you can take back alone."""

    seat: SeatNumber
    seq: Seq


class AskUndo(Command, tag="ask_undo"):
    """Ask all others to go back to the position after `moves` decisions."""

    seat: SeatNumber
    moves: Seq


class AnswerUndo(Command, tag="answer_undo"):
    """Agree or not; one refusal ends the question."""

    seat: SeatNumber
    agree: bool


class Say(Command, tag="say"):
    """Chat."""

    text: Text


class Concede(Command, tag="concede"):
    """Give the game up for good: last place, a bot plays the seat on."""

    seat: SeatNumber


class Leave(Command, tag="leave"):
    """Let a bot play the seat until you come back."""

    seat: SeatNumber


class ComeBack(Command, tag="come_back"):
    """Take the seat back from the bot."""

    seat: SeatNumber


class Rematch(Command, tag="rematch"):
    """After the game: a new table with the same people; the `rematch` happening names it."""


class Ping(Struct, kw_only=True, tag_field="type", tag="ping", forbid_unknown_fields=True):
    """Answered by `done`."""

    id: MessageId | None = None


TableCommand = (
    Sit | Stand | SetBot | Configure | Start | Play | Undo | RestartTurn | AskUndo | AnswerUndo
    | Say | Concede | Leave | ComeBack | Rematch
)  # fmt: skip
"""What changes a table; the same bodies work over HTTP (POST /api/tables/ID/commands)."""

ClientMessage = TableCommand | Watch | Unwatch | Ping


# ---------------------------------------------------------------- server to client


class Offer(Struct, frozen=True):
    """One thing the seat may do now."""

    text: str
    """what to send as the action"""
    index: int
    kind: str
    args: list[int | str]
    targets: list[str]
    """board elements it touches, `type:id`"""


class Seat(Struct):
    """One seat and who sits on it."""

    kind: Literal["open", "person", "bot"]
    player: str | None = None
    """the public id of the person"""
    name: str = ""
    level: str | None = None
    """of the bot that plays it now: its own, or while the person is away"""
    away: bool = False
    """a bot plays for the person, who may come back"""
    conceded: bool = False
    connected: bool = False


class Result(Struct):
    """How the game ended; lists are by seat."""

    places: list[int]
    scores: list[int]
    points: list[dict[str, int]]
    """what each score is made of"""
    winners: list[int]
    ending: str
    """the game's id of the reason, or "conceded" """
    tie_breaks: list[list[int]] = []
    conceded: list[int] = []
    """seats that gave up, ranked last whatever their score"""


class TableInfo(Struct, kw_only=True):
    """What a table is."""

    id: str
    game: str
    status: Status
    title: str
    host: str
    """public id of the person"""
    host_name: str
    listed: bool
    shuffle: bool
    """seats are dealt anew at the start"""
    options: dict[str, bool | int | str]
    clock: Clock
    seats: list[Seat]
    created: int
    updated: int
    actors: list[int] = []
    result: Result | None = None
    rematch: str | None = None
    """the table where it goes on"""
    problem: str | None = None
    """why it cannot be continued, if so"""


class UndoQuestion(Struct):
    """Somebody asks to go back."""

    seat: int
    moves: int
    agreed: list[int]
    waiting: list[int]


HappeningKind = Literal[
    "created", "configured", "sat", "stood", "bot_set", "started", "moved", "undone",
    "undo_asked", "undo_answered", "rewound", "said", "conceded", "left", "came_back",
    "timed_out", "paused", "rematch",
]  # fmt: skip


class Happening(Struct, kw_only=True, omit_defaults=True):
    """One change of the table, as the viewer may know it. Fields that do not apply are left out."""

    seq: int
    at: int
    kind: HappeningKind
    seat: int | None = None
    name: str | None = None
    """of the person concerned (sat, said)"""
    player: str | None = None
    text: str | None = None
    """said: the words; rematch: the new table; bot_set, left, timed_out: the bot's level"""
    agree: bool | None = None
    moves: int | None = None
    """undo_asked, rewound: how many decisions remain"""
    void: list[int] = []
    """undone, rewound: seqs of `moved` happenings that no longer count"""
    events: list[Any] = []
    """moved, started: what happened in the game's own events, the part the viewer may see"""


class Update(Struct, kw_only=True, tag_field="type", tag="update"):
    """The table as the viewer may see it now, and what happened since the last update."""

    table: str
    seq: int
    seat: int | None
    """whose eyes; None is a spectator"""
    status: Status
    moves: int
    """how many decisions were made, as far as the viewer may know; replays go up to it"""
    view: Any | None = None
    """the game's own View, whole: in the answer to `watch` and when the game begins"""
    changed: dict[str, Any] | None = None
    """later: the fields of the View that are not what they were in the update before"""
    scores: list[int] | None
    actors: list[int]
    """who must decide"""
    options: list[Offer]
    """of the viewing seat; empty when it has nothing to decide"""
    can_undo: bool
    happened: list[Happening]
    """what is new"""
    clocks: list[ClockFace] = []
    """by seat; left out at a table without clocks"""
    undo: UndoQuestion | None = None
    """an open question to go back"""
    result: Result | None = None
    """the end"""
    info: TableInfo | None = None
    """what the table is and who sits where: in the answer to `watch`, and whenever it changed"""
    resumed: bool = False
    """answer to a `watch`: `happened` starts after its `since`"""


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


RefusalCode = Literal[
    "malformed", "too_large", "too_fast", "unknown_table", "unknown_game", "not_your_seat",
    "not_host", "not_your_turn", "illegal", "stale", "game_over", "not_started", "already_started",
    "seat_taken", "seat_open", "bad_seats", "bad_option", "cannot_undo", "no_question", "no_bot",
    "not_finished", "not_watching", "unavailable", "unplayable", "bad_request", "not_found",
    "bad_name", "name_taken", "bad_login", "bad_origin", "not_allowed", "full",
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


class Notice(Struct, kw_only=True, tag_field="type", tag="notice"):
    """The server tells of itself: `waiting` for its database, `recovered`, `closing`."""

    what: Literal["waiting", "recovered", "closing"]
    message: str


class Turn(Struct, kw_only=True, tag_field="type", tag="turn"):
    """At another table that this connection does not watch, it is now your turn (or it ended)."""

    table: str
    game: str
    title: str
    your_turn: bool
    finished: bool = False


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


ServerMessage = Hello | Update | Presence | Done | Refused | Notice | Turn


# ---------------------------------------------------------------- HTTP bodies


class OptionInfo(Struct):
    """Something a table may play differently."""

    id: str
    default: bool | int | str
    choices: list[bool | int | str]
    name: Names
    help: Names
    source: str


class ColourInfo(Struct):
    """The colour of a seat."""

    id: str
    name: Names
    hex: str


class GameInfo(Struct):
    """What a game is like, for people who choose one."""

    id: str
    name: Names
    summary: Names
    designers: list[str]
    publishers: list[str]
    year: int
    seats: list[int]
    minutes: list[int]
    """from, to"""
    weight: float
    """how much there is to think about, 1 to 5"""
    min_age: int
    rules_version: int
    digest: str
    """of the components file"""
    colours: list[ColourInfo]
    options: list[OptionInfo]
    presets: dict[str, dict[str, bool | int | str]]


class ServerInfo(Struct, kw_only=True):
    """GET /api/server"""

    version: str
    protocol: int
    bots: list[str]
    """levels that can be put on a seat, weakest first"""
    languages: list[str]
    push_key: str | None
    """public VAPID key, if the server can send Web Push"""


class Locale(Struct):
    """GET /api/locale/LANGUAGE: Fluent sources by file name."""

    language: str
    messages: dict[str, str]


class NewName(Struct, forbid_unknown_fields=True):
    """PUT /api/me"""

    name: Name


class Credentials(Struct, forbid_unknown_fields=True):
    """POST /api/account, POST /api/login"""

    account: Annotated[str, Meta(min_length=3, max_length=30, pattern="^[A-Za-z0-9_.-]+$")]
    password: Password


class NewTable(Struct, kw_only=True, forbid_unknown_fields=True):
    """POST /api/tables"""

    game: Annotated[str, Meta(min_length=1, max_length=40)]
    seats: Annotated[int, Meta(ge=1, le=8)]
    options: Options = {}
    title: Title = ""
    listed: bool = False
    clock: Clock = Clock()
    shuffle: bool = False
    bots: Annotated[list[Level], Meta(max_length=7)] = []
    """levels to put on the last seats"""
    sit: bool = True
    """take the first seat yourself"""


class TableList(Struct):
    """GET /api/tables"""

    tables: list[TableInfo]


class Replayed(Struct, kw_only=True):
    """GET /api/tables/ID/replay/MOVES: the position after a number of decisions."""

    table: str
    moves: int
    """of this position"""
    last: int
    """how far one may go"""
    seat: int | None
    view: Any
    scores: list[int]
    actors: list[int]
    by: int | None
    """who made the decision that led here"""
    action: str | None
    """its text; only when the game is finished"""
    events: list[Any]
    result: Result | None


class PushSubscription(Struct, forbid_unknown_fields=True):
    """POST /api/push: what the browser's PushManager gave."""

    endpoint: Annotated[str, Meta(max_length=1000, pattern="^https://")]
    p256dh: Annotated[str, Meta(max_length=200)]
    auth: Annotated[str, Meta(max_length=100)]
    language: Annotated[str, Meta(max_length=5)] = "en"


class Webhook(Struct, forbid_unknown_fields=True):
    """PUT /api/webhook: where to tell that it is your turn; an empty url removes it."""

    url: Annotated[str, Meta(max_length=1000)]
    shape: Literal["discord", "slack"] = "discord"
    mention: Annotated[str, Meta(max_length=60)] = ""


class Health(Struct):
    """GET /healthz"""

    status: Literal["ok", "waiting"]
    database: str


def decode(text: bytes | str) -> ClientMessage:
    """A client's message; msgspec errors say what is wrong with it."""
    return _DECODER.decode(text)


_DECODER: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
encode = msgspec.json.Encoder().encode
