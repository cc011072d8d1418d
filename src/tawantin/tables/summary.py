"""What is stored about a table for lists, apart from its changes.

Storage types: fields are only ever added, each with a default, and `version` says how a summary was
written. What travels to clients is made of them (`wire`), and free to change. A summary of the
first edition, which kept what it sent, is read as version 0.
"""

from __future__ import annotations

from contextlib import suppress
from typing import Final

import msgspec

from ..kernel.about import Value
from ..kernel.errors import BadState
from .changes import Chatters
from .clock import Clock
from .hints import NoHints, no_hints_because
from .rating import Casual, casual_because
from .refusal import ProblemKind
from .result import Result
from .table import Status, Table

VERSION: Final = 1


class SeatSummary(msgspec.Struct, kw_only=True, omit_defaults=True):
    """Who sits in a seat."""

    player: str | None = None
    name: str = ""
    level: str | None = None
    away: bool = False
    conceded: bool = False


class Summary(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A table as lists show it."""

    version: int = 0
    id: str
    game: str
    status: Status
    host: str = ""
    host_name: str = ""
    title: str = ""
    listed: bool = False
    shuffle: bool = False
    language: str = ""
    options: dict[str, Value] = {}
    clock: Clock = Clock()
    seats: list[SeatSummary] = []
    created: int = 0
    updated: int = 0
    actors: list[int] = []
    result: Result | None = None
    rematch: str | None = None
    problem: str | None = None
    problem_kind: ProblemKind | None = None
    components: str = ""
    """The digest of the numbers it is played with."""
    house: bool = False
    abandoned: bool = False
    chat: Chatters = "all"
    muted: list[str] = []
    rated: bool = False
    """Whether the host wants the result to count."""
    casual: Casual | None = None
    """Why it does not count after all, or was never meant to."""
    hints: bool | None = None
    """What the host said about hints."""
    no_hints: NoHints | None = None
    """Why nobody gets any."""
    tournament: str = ""
    """The tournament it belongs to."""
    round: int = 0
    """As people count them, of a game that is played; 0: before the first, or not known."""
    rounds: int = 0
    """How many there are at most."""


class Row(msgspec.Struct, kw_only=True):
    """A table as a store keeps it for lists: the summary, and what is looked for."""

    id: str
    game: str
    status: str
    listed: bool
    info: str
    """The summary, as JSON."""
    updated: int = 0
    actors: list[int] = []
    due: int | None = None
    """When somebody must look after the table even if nobody acts."""
    members: list[str] = []
    """The people who sit there."""

    def summary(self) -> Summary:
        """The summary; what changes more often than it is taken from the row."""
        try:
            summary = _DECODER.decode(self.info)
        except (msgspec.DecodeError, UnicodeError) as error:
            raise BadState(f"The summary of a table cannot be read: {error}.") from error
        if summary.version > VERSION:
            raise BadState(
                f"The summary of a table has version {summary.version}; this program reads "
                f"version {VERSION}."
            )
        summary.updated, summary.actors = self.updated, self.actors
        return summary


_DECODER: Final = msgspec.json.Decoder(Summary)
_encode: Final = msgspec.json.Encoder().encode


def summary_of(table: Table) -> Summary:
    """A table as it is now."""
    round_now, rounds = table.course_now()
    return Summary(
        version=VERSION,
        id=table.id,
        game=table.game_id,
        status=table.status,
        host=table.host,
        host_name=table.host_name,
        title=table.title,
        listed=table.listed,
        shuffle=table.shuffle,
        language=table.language,
        options=table.options,
        clock=table.clock_settings,
        seats=[
            SeatSummary(
                player=seat.player,
                name=seat.name,
                level=seat.level,
                away=seat.away,
                conceded=seat.conceded,
            )
            for seat in table.seats
        ],
        created=table.created_at,
        updated=table.updated_at,
        actors=list(table.actors()),
        result=table.result,
        rematch=table.rematch,
        problem=table.problem,
        problem_kind=table.problem_kind,
        components=table.digest,
        house=table.house,
        abandoned=table.abandoned,
        chat=table.chat,
        muted=sorted(table.muted),
        rated=table.rated,
        casual=casual_because(table),
        hints=table.hints,
        no_hints=no_hints_because(table),
        tournament=table.tournament,
        round=round_now,
        rounds=rounds,
    )


def row_of(table: Table, due: int | None = None) -> Row:
    """A table as a store keeps it for lists."""
    return Row(
        id=table.id,
        game=table.game_id,
        status=table.status,
        listed=table.listed,
        info=_encode(summary_of(table)).decode(),
        updated=table.updated_at,
        actors=list(table.actors()),
        due=table.due() if due is None else due,
        members=sorted({seat.player for seat in table.seats if seat.player} | {table.host}),
    )


def trust(table: Table, row: Row | None) -> None:
    """A table that this program cannot follow: how it ended, as lists have always said.

    Only tables of the first edition need it; later ones keep it in their last change.
    """
    if table.problem is None or table.status != "playing" or row is None:
        return
    if row.status == "finished":
        table.status = "finished"
        with suppress(BadState):
            table.result = row.summary().result
