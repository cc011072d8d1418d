"""What the coach is asked and tells."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from .messages import Reason
from .table import Offer, Update
from .values import Level, SeatNumber, Seq

JudgedAs = Literal["forced", "best", "good", "inaccuracy", "mistake", "blunder"]
"""A decision by the win chance that it gave away; one without a choice is not judged."""


class HintWanted(Struct, kw_only=True, forbid_unknown_fields=True):
    """POST /api/tables/ID/hint: what could I do? Everybody at the table is told that you asked."""

    seat: SeatNumber
    seq: Seq
    """of the update that asked you to decide"""
    thorough: bool = False
    """take some seconds for it"""


class HintMove(Struct, kw_only=True):
    """One move that the coach suggests."""

    action: str
    chance: float
    """to win, from 0 to 1"""
    error: float
    """how far the chance may be off"""
    points: float
    """expected at the end, more than by the average of the moves there are"""
    sources: dict[str, float]
    """where they come from, by item of the score; `later` is what is still to come"""


class Hints(Struct, kw_only=True):
    """The answer: up to three moves, the best first; none where there is only one."""

    table: str
    seat: int
    seq: int
    moves: list[HintMove]
    worlds: int = 0
    """how often each was played on, with all dealt anew that the seat cannot know"""
    close: bool = False
    """the first two are too close to call"""


class WeighedMove(Struct, kw_only=True):
    """A move that was looked at closely, and what it would bring its seat."""

    move: Offer
    chance: float
    """to win, from 0 to 1"""
    points: float
    """at the end"""


class Decision(Struct, kw_only=True):
    """One decision of a finished game, judged by what its seat could know."""

    number: int
    """counted from 1; the position before it is that of the replay with one less"""
    seat: int
    round: int | None
    mark: JudgedAs
    move: Offer
    """what was played"""
    played: WeighedMove | None = None
    """None where there was no choice"""
    best: WeighedMove | None = None
    others: list[WeighedMove]
    loss: float
    """the chance to win given away"""
    error: float
    """how far that may be off"""
    points_lost: float
    difference: dict[str, float]
    """by source, what the best move would have brought more"""
    luck: list[float]
    """by seat, how chance and what was revealed then moved the win chance"""


class ChancePoint(Struct, kw_only=True):
    """What a spectator could expect after a number of decisions, by seat."""

    number: int
    chances: list[float]
    scores: list[float]
    round: int | None = None
    seen: list[list[float]] = []
    """by whose eyes, the chances as that seat could tell them; empty in old analyses"""


class Expectations(Struct, kw_only=True):
    """GET /api/tables/ID/expected: the expected scores all through a finished game."""

    curve: list[ChancePoint]


class AnalysedPlayer(Struct, kw_only=True):
    """How one seat played, and what happened to it."""

    accuracy: float | None
    by_round: dict[int, float]
    marks: dict[str, int]
    given_away: float
    decisions: float
    """how much less win chance it gave away than the average player"""
    luck: float
    """by how much chance and what was revealed moved its win chance"""


AnalysisStatus = Literal["none", "waiting", "working", "done", "stopped"]


class AnalysisInfo(Struct, kw_only=True):
    """GET, POST /api/tables/ID/analysis: as much as there is of it."""

    table: str
    status: AnalysisStatus
    total: int
    """how many decisions the game has"""
    done: int
    """how many of them are judged"""
    first: int = 0
    """those up to this one, and their curve, were left out, as the question wanted"""
    decisions: list[Decision] = []
    curve: list[ChancePoint] = []
    players: list[AnalysedPlayer] = []
    """by seat"""
    seconds_left: int | None = None


class Explore(Struct, kw_only=True, forbid_unknown_fields=True):
    """POST /api/tables/ID/explore: play on from a position of a finished game, against bots."""

    moves: Seq
    """how many of its decisions count"""
    seat: SeatNumber
    """which you take"""
    level: Level = "medium"
    """of the bots"""


class PuzzleInfo(Struct, kw_only=True):
    """One puzzle of a game."""

    id: str
    rating: int
    """how hard it is: somebody with this rating solves it half of the time"""
    seats: int
    round: int | None


class Solver(Struct, kw_only=True):
    """How somebody with an account has done so far."""

    rating: int
    error: int
    solved: list[str]
    """at the first try"""
    failed: list[str]


class PuzzleList(Struct, kw_only=True):
    """GET /api/games/GAME/puzzles"""

    puzzles: list[PuzzleInfo]
    """the easiest first"""
    solver: Solver | None
    """None for guests, whose browser remembers"""


class PuzzlePosition(Struct, kw_only=True):
    """GET /api/games/GAME/puzzles/PUZZLE: a table at which the best move is to be found."""

    puzzle: PuzzleInfo
    update: Update


class PuzzleAnswer(Struct, kw_only=True):
    """POST /api/games/GAME/puzzles/PUZZLE: what becomes of a `Try`."""

    right: bool
    possible: bool
    reason: Reason | None = None
    message: str = ""
    best: Offer | None = None
    """shown after a move, whatever it was"""
    chance: float = 0.0
    """to win, after the best move"""
    loss: float = 0.0
    """what the move gives away of it, at least"""
    points: float = 0.0
    """what the best move brings more than the next"""
    sources: dict[str, float] = {}
    """where that comes from"""
    update: Update | None = None
    """what the best move leads to"""
    solver: Solver | None = None


class GuessChoice(Struct, kw_only=True):
    """A decision of a finished game that was not forced."""

    number: int
    """counted from 1"""
    seat: int
    round: int | None


class GuessList(Struct, kw_only=True):
    """GET /api/tables/ID/guess: all decisions that can be guessed."""

    choices: list[GuessChoice]
    winner: int
    """a seat that won: its moves may be the best to learn from"""


class GuessPosition(Struct, kw_only=True):
    """GET /api/tables/ID/guess/NUMBER: a table at which a recorded move is to be guessed."""

    number: int
    update: Update
    """what the deciding seat saw, and what happened since its previous decision"""


class GuessedMove(Struct, kw_only=True):
    """A move beside the best one."""

    move: Offer
    mark: JudgedAs
    loss: float
    """the chance to win that it gives away"""
    error: float
    """how far that may be off"""


class GuessAnswer(Struct, kw_only=True):
    """POST /api/tables/ID/guess/NUMBER: what becomes of a `Try`."""

    possible: bool
    reason: Reason | None = None
    message: str = ""
    guess: GuessedMove | None = None
    """after a move"""
    played: GuessedMove | None = None
    best: WeighedMove | None = None
    """what the search prefers to all others"""
    points_lost: float = 0.0
    """expected points that the guess gives away"""
    difference: dict[str, float] = {}
    """where they come from"""
