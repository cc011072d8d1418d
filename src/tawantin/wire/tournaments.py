"""Tournaments; bodies over HTTP."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from ..tables.clock import Clock
from .values import Level, Options, Title

TournamentForm = Literal["swiss", "round_robin"]
TournamentFill = Literal["bots", "bye"]
TournamentStatus = Literal["open", "playing", "finished", "cancelled"]


class NewTournament(Struct, kw_only=True, forbid_unknown_fields=True):
    """POST /api/tournaments"""

    title: Annotated[Title, Meta(min_length=1)]
    game: Annotated[str, Meta(min_length=1, max_length=40)]
    form: TournamentForm = "swiss"
    seats: Annotated[int, Meta(ge=2, le=8)]
    """at each table"""
    rounds: Annotated[int, Meta(ge=1, le=20)] = 3
    """of a Swiss tournament; a round robin has as many as it takes"""
    fill: TournamentFill = "bots"
    """who completes a table: bots, or nobody, and some sit a round out"""
    level: Level = "medium"
    """of bots that complete tables"""
    options: Options = {}
    clock: Clock
    listed: bool = True
    rated: bool = False
    most: Annotated[int, Meta(ge=2, le=64)] = 64
    """how many may come"""
    join: bool = True
    """you play too"""


class TournamentDeed(Struct, kw_only=True, forbid_unknown_fields=True):
    """POST /api/tournaments/ID; the last four are the host's"""

    do: Literal["join", "withdraw", "begin", "cancel", "add_bots", "remove"]
    level: Level = "medium"
    """add_bots"""
    count: Annotated[int, Meta(ge=1, le=64)] = 1
    """add_bots"""
    entrant: Annotated[int, Meta(ge=0, le=1000)] = 0
    """remove"""


class TournamentInfo(Struct, kw_only=True):
    """A tournament in lists."""

    id: str
    title: str
    game: str
    form: TournamentForm
    seats: int
    rounds: int
    """0 for a round robin that has not begun"""
    round: int
    """that is being played, or was the last; from 1"""
    status: TournamentStatus
    host: str
    host_name: str
    made: int
    clock: Clock
    listed: bool
    rated: bool
    most: int
    entrants: int
    mine: bool
    """you play in it, or are its host"""
    winner: str
    """when it is finished; empty if it is a bot, somebody who has left, or several"""


class TournamentList(Struct, kw_only=True):
    """GET /api/tournaments"""

    mine: list[TournamentInfo]
    """on the first page: those you play in or have made"""
    tournaments: list[TournamentInfo]
    more: str | None
    """what to ask for as `before` to see older ones"""


class TournamentEntrant(Struct, kw_only=True):
    """Somebody who plays in it; known by the place in the list."""

    player: str | None
    """None for a bot, and for somebody who has left"""
    name: str
    level: str | None
    withdrawn: bool


class TournamentStanding(Struct, kw_only=True):
    """How somebody stands."""

    entrant: int
    place: int
    points: float
    wins: int
    games: int
    byes: int
    strength: float
    """average points of the opponents"""
    share: float
    """of the points made at their tables, from 0 to 1"""
    by_round: list[float | None]


class TournamentPod(Struct, kw_only=True):
    """One game of a round; lists are by seat."""

    table: str
    seats: list[int | None]
    """entrants; None is a bot that completes the table"""
    places: list[int]
    """empty until it is finished"""
    scores: list[int]
    void: bool
    """it ended without a result: everybody has a bye instead"""


class TournamentRound(Struct, kw_only=True):
    """Games that are played side by side."""

    began: int
    pods: list[TournamentPod]
    byes: list[int]


class Tournament(Struct, kw_only=True):
    """GET /api/tournaments/ID"""

    info: TournamentInfo
    options: dict[str, bool | int | str]
    fill: TournamentFill
    level: str
    entrants: list[TournamentEntrant]
    standing: list[TournamentStanding]
    """the best first"""
    cross: list[list[list[float]]]
    """by entrant and other entrant, each time they met: 1 ahead, 0.5 level, 0 behind"""
    played: list[TournamentRound]
    you: int | None
    """your number among the entrants"""
