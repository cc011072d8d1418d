"""A table as a viewer may see it."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from ..tables.changes import Chatters
from ..tables.clock import Clock
from ..tables.hints import NoHints
from ..tables.rating import Casual
from ..tables.refusal import ProblemKind
from .values import Status


class ClockFace(Struct, frozen=True):
    """The clock of one seat, as it stood when the message was made."""

    running: bool
    left: int | None = None
    """milliseconds left; None without a clock"""
    starts_in: int = 0
    """milliseconds until it runs: after a round there is time to read what it brought"""


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


class Stage(Struct):
    """What the scores were made of, by seat, after a number of decisions."""

    moves: int
    points: list[dict[str, int]]
    to_come: list[dict[str, int]] = []
    """what the end would have added then, as each seat could tell of its own"""


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
    course: list[Stage] = []
    """where points came from at the end of each round; in updates only, and not in old games"""


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
    """why it cannot be continued, if so: one sentence in English"""
    problem_kind: ProblemKind | None = None
    """the same for programs"""
    abandoned: bool = False
    """it was ended without a result"""
    components: str = ""
    """the digest of the numbers it is played with"""
    house: bool = False
    """whether the host brought these numbers"""
    chat: Chatters = "all"
    """who may talk; players and the host always, unless nobody may"""
    muted: list[str] = []
    """public ids of people whom the host has silenced"""
    rated: bool = False
    """the host wants the result to count for ratings"""
    casual: Casual | None = None
    """why it does not count: nobody wanted it to, house numbers, going back by consent"""
    hints: bool | None = None
    """what the host said about hints; None: only for whoever plays alone against bots"""
    no_hints: NoHints | None = None
    """why there are none: the result counts, the host wants none, people play each other"""
    language: str = ""
    """what is spoken there, as de; empty: whatever"""
    tournament: str = ""
    """the tournament that it is a game of"""


class UndoQuestion(Struct):
    """Somebody asks to go back."""

    seat: int
    moves: int
    agreed: list[int]
    waiting: list[int]


HappeningKind = Literal[
    "created", "configured", "sat", "stood", "bot_set", "started", "moved", "undone",
    "undo_asked", "undo_answered", "rewound", "said", "unsaid", "chat_set", "muted", "conceded",
    "hinted", "left", "came_back", "timed_out", "paused", "rematch", "abandoned",
]  # fmt: skip


class Happening(Struct, kw_only=True, omit_defaults=True):
    """One change of the table, as the viewer may know it. Fields that do not apply are left out."""

    seq: int
    at: int
    kind: HappeningKind
    seat: int | None = None
    name: str | None = None
    """of the person concerned (sat, said, abandoned)"""
    player: str | None = None
    text: str | None = None
    """said: the words; rematch: the new table; bot_set, left, timed_out: the bot's level;
    chat_set: who may talk"""
    aside: bool = False
    """said: by somebody who only looked on while others played, who do not hear it meanwhile"""
    agree: bool | None = None
    """undo_answered; muted: whether from now on or no longer"""
    moves: int | None = None
    """undo_asked, rewound: how many decisions remain"""
    void: list[int] = []
    """undone, rewound, unsaid: seqs of `moved` or `said` happenings that no longer count"""
    events: list[Any] = []
    """moved, started: what happened in the game's own events, the part the viewer may see"""


class StoryPage(Struct, kw_only=True, omit_defaults=True):
    """A part of a table's story, as the viewer may know it."""

    table: str
    happened: list[Happening]
    earlier: int = 0
    """there is more: what happened up to this seq"""


class Update(Struct, kw_only=True, tag_field="type", tag="update", omit_defaults=True):
    """The table as the viewer may see it now, and what happened since the last update.

    The server fills it with parts that are encoded already (`msgspec.Raw`), each once for all.
    """

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
    items: dict[str, dict[str, Any]] | None = None
    """likewise of lists that are as long as they were: by field and place the elements that are
    not what they were"""
    scores: list[int] | None
    to_come: list[dict[str, int]] = []
    """by seat and item, what would be added if the game ended now, as the viewer can tell"""
    actors: list[int]
    """who must decide"""
    options: list[Offer]
    """of the viewing seat; empty when it has nothing to decide"""
    can_undo: bool
    happened: list[Happening]
    """what is new"""
    earlier: int = 0
    """what happened up to this seq was left out of it, because it is much; `story` tells it"""
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
