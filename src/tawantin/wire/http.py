"""Bodies of requests and answers over HTTP."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from ..kernel.components import MOST_BYTES
from ..tables.clock import Clock
from .messages import Reason
from .table import Result, TableInfo, Update
from .values import (
    ActionText,
    Element,
    Level,
    Name,
    Names,
    Options,
    Password,
    SpokenLanguage,
    Title,
)

ComponentsText = Annotated[str, Meta(max_length=MOST_BYTES)]


class OptionInfo(Struct):
    """Something a table may play differently."""

    id: str
    default: bool | int | str
    choices: list[bool | int | str]
    name: Names
    help: Names
    source: str
    seats: list[int]
    """the numbers of players that may choose something else than the default"""


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
    puzzles: int = 0
    """how many puzzles come with it"""
    lessons: int = 0
    """how many lessons"""


class ServerInfo(Struct, kw_only=True):
    """GET /api/server"""

    version: str
    protocol: int
    bots: list[str]
    """levels that can be put on a seat, weakest first"""
    guest_bots: dict[str, str]
    """bots of other packages that can be put on a seat too, each with how it plays"""
    languages: list[str]
    push_key: str | None
    """public VAPID key, if the server can send Web Push"""
    mail: bool = False
    """the server can send mail"""
    read_only: bool = False
    """the host lets nobody change anything for the time being"""
    invite_only: bool = False
    """only people with an account play here, and to make one takes a code of the host"""
    coach: bool = True
    """whether there are processes in which the coach can think"""


class Locale(Struct):
    """GET /api/locale/LANGUAGE: Fluent sources by file name."""

    language: str
    messages: dict[str, str]


class NewName(Struct, forbid_unknown_fields=True):
    """PUT /api/me"""

    name: Name


class Credentials(Struct, forbid_unknown_fields=True):
    """POST /api/login"""

    account: Annotated[str, Meta(min_length=3, max_length=30, pattern="^[A-Za-z0-9_.-]+$")]
    password: Password


class NewAccount(Credentials, forbid_unknown_fields=True):
    """POST /api/account"""

    invite: Annotated[str, Meta(max_length=20)] = ""
    """the code of the host, where the server is by invitation"""


class ComponentsFile(Struct, kw_only=True, forbid_unknown_fields=True):
    """POST /api/games/GAME/check"""

    text: ComponentsText
    file: Annotated[str, Meta(max_length=100)] = "components.toml"
    """its name, for complaints"""


class DifferenceInfo(Struct):
    """One number that is not the printed one."""

    place: str
    """where it stands in the file"""
    within: Names
    """what players call the thing it belongs to; may be empty"""
    key: str
    """the last key of its place, in plain English"""
    name: Names
    """what such values are called; may be empty"""
    before: str
    """the printed value, as TOML has it; empty if there is none"""
    after: str


class Differences(Struct):
    """POST /api/games/GAME/check, GET /api/tables/ID/differences"""

    digest: str
    differences: list[DifferenceInfo]


class NewTable(Struct, kw_only=True, forbid_unknown_fields=True):
    """POST /api/tables"""

    game: Annotated[str, Meta(min_length=1, max_length=40)]
    seats: Annotated[int, Meta(ge=1, le=8)]
    options: Options = {}
    title: Title = ""
    listed: bool = False
    clock: Clock = Clock()
    shuffle: bool = False
    language: SpokenLanguage = ""
    """what is spoken there"""
    bots: Annotated[list[Level], Meta(max_length=7)] = []
    """levels or guest bots to put on the last seats"""
    sit: bool = True
    """take the first seat yourself"""
    components: ComponentsText | None = None
    """a components file of your own to play with"""
    rated: bool = False
    """the result counts for the ratings of everybody, who all need an account"""
    hints: bool | None = None
    """whether the coach may be asked; None: only by somebody who plays alone against bots"""


class TableList(Struct):
    """GET /api/tables"""

    tables: list[TableInfo]


class Replayed(Struct, kw_only=True):
    """GET /api/tables/ID/replay/MOVES: the position after a number of decisions."""

    table: str
    moves: int
    """of this position"""
    seq: int
    """of the change that led here; 0 before the first decision"""
    last: int
    """how far one may go"""
    seat: int | None
    view: Any
    scores: list[int]
    to_come: list[dict[str, int]]
    """by seat and item, what would be added if the game ended here, as the viewer can tell"""
    actors: list[int]
    by: int | None
    """who made the decision that led here"""
    action: str | None
    """its text; only when the game is finished"""
    events: list[Any]
    result: Result | None


class GlossaryFact(Struct):
    """A number of a thing."""

    name: str
    value: str
    guessed: bool
    """nobody read it off the box"""


class GlossaryThing(Struct):
    """Something to look up: a card, a tile, a kind."""

    kind: str
    """its table in the components file"""
    id: str
    name: str
    text: str
    """what it does; may be empty where its numbers say all"""
    facts: list[GlossaryFact]


class GlossaryShelf(Struct):
    """Things that stand together, in a chapter of the rules."""

    rule: str
    name: str
    things: list[GlossaryThing]


class Glossary(Struct):
    """GET /api/games/GAME/glossary/LANGUAGE, GET /api/tables/TABLE/glossary/LANGUAGE"""

    language: str
    shelves: list[GlossaryShelf]


class LessonInfo(Struct):
    """One lesson of a game."""

    id: str
    """its sentences are `lesson-ID-title`, `lesson-ID`, `lesson-ID-hint` and `lesson-ID-right`;
    with several tasks `lesson-ID-1` and so on"""
    rule: str
    """the paragraph of the rules that it teaches"""
    tasks: int
    takes: int
    """positions that it has: the first, and others with other numbers"""
    second_knot: bool
    """one answer is better than the others that are right: `lesson-ID-better`"""


class LessonList(Struct):
    """GET /api/games/GAME/lessons"""

    lessons: list[LessonInfo]


class LessonPosition(Struct):
    """GET /api/games/GAME/lessons/LESSON: a table at which something is to be found."""

    lesson: LessonInfo
    take: int
    task: int
    values: dict[str, int | str]
    """what its sentences name: numbers, and things (`type:id`)"""
    answer: str
    """a move that is right"""
    update: Update
    """what the one who learns sees, as of any table"""


class Try(Struct, forbid_unknown_fields=True):
    """POST /api/games/GAME/lessons/LESSON: a move, or the elements that were pointed at."""

    action: ActionText | None = None
    elements: Annotated[list[Element], Meta(max_length=8)] = []
    take: Annotated[int, Meta(ge=0, le=99)] = 0
    done: Annotated[list[ActionText], Meta(max_length=8)] = []
    """the moves that solved the tasks before"""


class Tried(Struct, kw_only=True):
    """The answer to a `Try`."""

    right: bool
    better: bool = False
    """it ties the second knot"""
    possible: bool
    """it is a move; or some move that touches what was pointed at is one"""
    reason: Reason | None = None
    message: str = ""
    """the reason in English"""
    update: Update | None = None
    """what a right move leads to"""
    next: LessonPosition | None = None
    """the next task of the lesson, if there is one"""


class PushSubscription(Struct, forbid_unknown_fields=True):
    """POST /api/push: what the browser's PushManager gave."""

    endpoint: Annotated[str, Meta(max_length=1000, pattern="^https://")]
    p256dh: Annotated[str, Meta(max_length=200)]
    auth: Annotated[str, Meta(max_length=100)]
    language: Annotated[str, Meta(max_length=5)] = "en"


class Webhook(Struct, forbid_unknown_fields=True):
    """GET, PUT /api/webhook: where to say that it is your turn; an empty url removes it."""

    url: Annotated[str, Meta(max_length=1000)]
    shape: Literal["discord", "slack"] = "discord"
    mention: Annotated[str, Meta(max_length=60)] = ""
    language: Annotated[str, Meta(max_length=5)] = "en"


class MailSettings(Struct, kw_only=True):
    """GET /api/mail: your own; nobody else is told"""

    address: str
    """empty: none"""
    confirmed: bool
    wish: Literal["off", "turns", "digest"]


class NewMail(Struct, kw_only=True, forbid_unknown_fields=True):
    """PUT /api/mail; an empty address removes it"""

    address: Annotated[str, Meta(max_length=200)]
    wish: Literal["off", "turns", "digest"] = "turns"
    """each turn while you are away, or once a day what waits"""
    language: Literal["en", "de", "nl", "hu"] = "en"


class ConfirmMail(Struct, forbid_unknown_fields=True):
    """POST /api/mail/confirm: with the code that was sent there"""

    code: Annotated[str, Meta(min_length=4, max_length=20)]


class ForgotPassword(Struct, forbid_unknown_fields=True):
    """POST /api/account/forgot: sends a code to the account's address, if it has one"""

    account: Annotated[str, Meta(min_length=3, max_length=30)]


class Health(Struct):
    """GET /healthz"""

    status: Literal["ok", "waiting"]
    database: str
