"""What the workshop's page and the server say to each other."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from .http import ComponentsText
from .values import Names

Changes = Annotated[dict[str, Any], Meta(max_length=1000)]
"""By place in the components file, the value that stands there instead of the printed one."""
BotKind = Literal["random", "easy", "medium"]


class WorkshopNumber(Struct):
    """A number that may be changed."""

    place: str
    part: str
    row: str
    """numbers of one row have this in common"""
    column: str
    """what tells it from the others of its row; may be empty"""
    name: Names
    owner: Names
    """what it belongs to; may be empty"""
    value: int
    """the printed one"""
    low: int
    high: int
    source: str
    """S printed, W: site found, M remembered, R reconstructed"""
    note: str
    spot: str
    """the thing on the drawn board that it belongs to; may be empty"""


class WorkshopPart(Struct):
    """A part of the game."""

    id: str
    name: Names


class WorkshopSheet(Struct, kw_only=True):
    """GET /api/workshop/GAME"""

    game: str
    digest: str
    parts: list[WorkshopPart]
    numbers: list[WorkshopNumber]
    bots: list[str]
    """kinds of bots that can play an experiment"""
    most_games: int
    """of an experiment; 0 if this server plays none"""


class WorkshopChanges(Struct, kw_only=True, forbid_unknown_fields=True):
    """POST /api/workshop/GAME/check, POST /api/workshop/GAME/files"""

    name: Annotated[str, Meta(max_length=60)] = ""
    changes: Changes = {}


class WorkshopCheck(Struct):
    """Whether a game can be made of these numbers."""

    digest: str
    problem: str
    """what is wrong, in the words of the file; empty if it is sound"""
    place: str
    """where; may be empty"""


class WorkshopFiles(Struct):
    """A variant as files."""

    differences: str
    whole: str


class WorkshopFile(Struct, kw_only=True, forbid_unknown_fields=True):
    """POST /api/workshop/GAME/read"""

    text: ComponentsText
    file: Annotated[str, Meta(max_length=100)] = "variant.toml"


class WorkshopVariant(Struct):
    """What stands in such a file."""

    name: str
    changes: dict[str, Any]


class NewExperiment(Struct, kw_only=True, forbid_unknown_fields=True):
    """POST /api/workshop/GAME/experiments"""

    name: Annotated[str, Meta(max_length=60)] = ""
    changes: Changes = {}
    games: Annotated[int, Meta(ge=1, le=1_000_000)]
    seats: Annotated[int, Meta(ge=1, le=8)]
    bots: BotKind = "medium"
    strategies: bool = False
    """whether players bent on one source of points each are tried as well"""
    seed: Annotated[int, Meta(ge=0, le=2**31)] = 1


class MoreGames(Struct, kw_only=True, forbid_unknown_fields=True):
    """POST /api/workshop/experiments/ID/more"""

    games: Annotated[int, Meta(ge=1, le=1_000_000)]
    """in all"""


class WorkshopFigure(Struct):
    """One figure of the original and of the variant, in words of a language."""

    label: str
    unit: Literal["points", "share", "times", "count"]
    original: float
    original_error: float
    """half the width of its 95 % interval"""
    variant: float
    variant_error: float
    difference: float
    low: float
    """of the difference's 95 % interval"""
    high: float
    sure: bool
    sentence: str


class WorkshopGroup(Struct):
    """Figures that belong together."""

    id: str
    title: str
    figures: list[WorkshopFigure]


class WorkshopResults(Struct):
    """What the games so far say."""

    games: int
    summary: list[str]
    groups: list[WorkshopGroup]
    broken: int
    """games that broke off"""
    warning: str
    """about them; may be empty"""


class ExperimentInfo(Struct, kw_only=True):
    """GET /api/workshop/experiments/ID"""

    id: str
    game: str
    name: str
    changes: dict[str, Any]
    digest: str
    seats: int
    bots: str
    strategies: bool
    seed: int
    games: int
    """wanted"""
    played: int
    """pairs of games"""
    progress: float
    """which part of all games, those of the strategies too"""
    status: Literal["waiting", "playing", "finished", "stopped", "failed"]
    problem: str
    """why it failed"""
    seconds_left: int | None
    results: WorkshopResults | None
    made: int
    """when it was begun, in seconds of the epoch"""
    mine: bool
