"""A table: the fold of its changes.

`requests` decides what may happen and calls `Table.add`; whoever keeps tables takes the fresh
changes from it and stores them. A table that could not be stored is thrown away and loaded again.
What each kind of change does is in `folds.py`.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from typing import Any, Final, Literal

import msgspec

from ..kernel.about import Value
from ..kernel.errors import (
    BadComponents,
    BadRecord,
    OtherRules,
    TawantinError,
    UnknownGame,
)
from ..kernel.events import EventLog
from ..kernel.game import Game
from ..kernel.match import Mark, Match
from ..kernel.record import Entry, Record, replay_setup
from ..kernel.registry import game as game_in_force
from ..kernel.registry import known_game
from . import changes as c
from .clock import Clock, Clocks
from .folds import FOLDS, find_end
from .refusal import ProblemKind, Refusal
from .result import Ended, Progress, Result, Stage
from .seats import Logged, Question, Seat
from .snapshot import Snapshot

Status = Literal["open", "playing", "finished"]


class Table:
    """A live game. Make one by `create` or `load`."""

    def __init__(self, name: str, created: c.Created, game: Game[Any] | None) -> None:
        self.id: Final = name
        self.game_id: Final = created.game
        self._game: Final = game
        self.digest = created.components
        """Of the components that it is played with."""
        self.house: Final = created.house
        """Whether the host supplied these components."""
        self.tournament: Final = created.tournament
        """The tournament it belongs to, if any."""
        self.host: Final = created.host
        self.host_name: Final = created.host_name
        self.created_at: Final = created.at
        self.updated_at = created.at
        self.seq = 0
        self.options: dict[str, Value] = {}
        self.title = ""
        self.listed = False
        self.shuffle = False
        self.language = ""
        self.rated = False
        """Whether the host wants the result to count for ratings."""
        self.hints: bool | None = None
        """Whether the coach may be asked; None leaves it to `hints.no_hints_because`."""
        self.hinted: dict[int, int] = {}
        """By seat, the change that records its last hint."""
        self.rewound = False
        """Whether all have agreed to go back."""
        self.clock_settings = Clock()
        self.chat: c.Chatters = "all"
        """Who may talk."""
        self.muted: set[str] = set()
        self.seats = [Seat() for _ in range(created.seats)]
        self.status: Status = "open"
        self.match: Match | None = None
        self.clocks: Clocks | None = None
        self.round: int | None = None
        """The round after the last decision, in games that have rounds."""
        self.question: Question | None = None
        self.result: Result | None = None
        self.no_way_back = -1
        """Going back was refused at the position after this many decisions."""
        self.course: list[Stage] = []
        """After the game: where points came from, by round."""
        self.progress: Final = Progress()
        """The same while it goes on."""
        self.abandoned = False
        """Whether it was ended without a result."""
        self.rematch: str | None = None
        self.problem: str | None = None
        """Why this program cannot continue it: other rules or components."""
        self.problem_kind: ProblemKind | None = None
        self.forgiven_until = 0
        """Up to then, time for which the server was away has been forgiven."""
        self.asked: list[int] = []
        """By seat, the seq of the last change of what it can do: older pictures are refused."""
        self.story: list[Logged] = []
        self.events_from = 0
        """Up to this seq the story lacks the rules' events, because a snapshot was used."""
        self.fresh: list[c.Change] = []
        self._record: Record | None = None
        self._marks: list[Mark] = []
        self._move_seqs: list[int] = []
        self._actors: tuple[int, ...] = ()
        self._actors_seq = 0
        """The seq for which `_actors` was computed."""

    @classmethod
    def create(cls, name: str, created: c.Created, game: Game[Any]) -> Table:
        """A new table; its `fresh` changes begin with this one."""
        table = cls(name, created, game)
        table.add(created)
        return table

    @classmethod
    def load(
        cls,
        name: str,
        changes: Sequence[c.Change],
        snapshot: Snapshot | None = None,
        game: Game[Any] | TawantinError | None = None,
    ) -> Table:
        """The table that these changes, all of them, make.

        `game` is the one with the components that the table names, or why there is none; without
        it the game is taken that this process knows. If the rules cannot go on with the table,
        it has a `problem`, and everything but positions.
        """
        first = changes[0]
        if not isinstance(first, c.Created):
            raise BadRecord(f"The table {name} does not begin with its creation.")
        try:
            game_or_error = _game_of(changes) if game is None else game
            if isinstance(game_or_error, TawantinError):
                raise game_or_error
            table = cls(name, first, game_or_error)
            table._load(changes, snapshot)
        except TawantinError as error:
            table = cls(name, first, None)
            table._load_without_rules(changes)
            table.problem, table.problem_kind = str(error), _kind_of(error)
        return table

    @property
    def game(self) -> Game[Any]:
        """The game that is played, with this table's components."""
        if self._game is None:
            raise Refusal("unplayable", self.problem or "This game is not installed here.")
        return self._game

    def round_now(self) -> int | None:
        """Which round is played, if the game has rounds."""
        if self.match is None or self.game.rules.round is None:
            return None
        return self.game.rules.round(self.match.state)

    def course_now(self) -> tuple[int, int]:
        """Which round is played, from 1, and how many there are at most; zeros if that is unknown.

        Of a game that is not played, or has no rounds."""
        if self.match is None or self.status != "playing" or self.game.rules.course is None:
            return 0, 0
        return self.game.rules.course(self.match.state)

    def go_back_in_progress(self) -> None:
        """Decisions were taken back."""
        if self.match is not None:
            self.progress.go_back(len(self.match.record.entries), self.round_now())

    @property
    def record(self) -> Record | None:
        """All decisions so far, also where this program cannot follow them."""
        return self._record if self.match is None else self.match.record

    def _load(self, changes: Sequence[c.Change], snapshot: Snapshot | None) -> None:
        skip = 0 if snapshot is None or self._state_unusable(snapshot) else snapshot.seq
        for change in changes[:skip]:
            self._fold_header(change)
        if skip and snapshot is not None and self._record is not None:
            state = self.game.from_json(bytes(snapshot.state))
            self.match = Match.restore(self.game, self._record, state, self._marks)
            self.asked = list(snapshot.asked)
            if self.clocks is not None:
                snapshot.set_clocks(self.clocks)
            self.round = self.round_now()
            self.progress.resume(snapshot.stages, self.round)
            find_end(self)
        self.catch_up(changes[skip:])

    def _state_unusable(self, snapshot: Snapshot) -> bool:
        try:
            self.game.from_json(bytes(snapshot.state))
        except TawantinError:
            return True
        return False

    def _load_without_rules(self, changes: Sequence[c.Change]) -> None:
        for change in changes:
            self._fold_header(change)

    def catch_up(self, changes: Iterable[c.Change]) -> None:
        """Apply changes that others have stored."""
        for change in changes:
            self._tell(change, self._replayed(change))

    def add(self, change: c.Change, events: EventLog | None = None) -> None:
        """A new change. For moves and starts, the match has already made it."""
        if events is None:
            events = self._replayed(change)
        self._tell(change, events)
        self.fresh.append(self._with_end(change))

    def _with_end(self, change: c.Change) -> c.Change:
        """The change as it is stored: with the result, if it ended the game."""
        if not isinstance(change, c.Moved | c.Conceded) or self.result is None:
            return change
        if self.match is not None and not self.course:
            self.course = self.progress.course(self.game, self.match)
        ended = Ended(result=self.result, course=self.course)
        change = msgspec.structs.replace(change, ended=ended)
        self.story[-1] = self.story[-1]._replace(change=change)
        return change

    def take_fresh(self) -> list[c.Change]:
        """The changes to be stored; their seqs end with the table's."""
        fresh, self.fresh = self.fresh, []
        return fresh

    def snapshot(self) -> Snapshot | None:
        """The position now, if there is one."""
        if self.match is None or self.clocks is None or self.problem is not None:
            return None
        state = msgspec.Raw(self.game.to_json(self.match.state))
        stages = self.progress.stages.copy() if self.progress.whole else None
        return Snapshot.of(self.seq, state, self.asked, self.clocks, stages)

    # ------------------------------------------------------------ the fold

    def _replayed(self, change: c.Change) -> EventLog | None:
        """Let the rules do a change that the match has not done yet."""
        if isinstance(change, c.Started):
            self.match, events = begin(self.game, self._header(change))
            return events
        if self.match is None:
            return None
        if isinstance(change, c.Moved):
            return self.match.again(Entry(change.seat, change.action, change.outcomes))
        if isinstance(change, c.Undone):
            self.match.undo(change.seat)
        elif isinstance(change, c.Rewound):
            self.match.rewind(change.moves)
        return None

    def _header(self, change: c.Started) -> Record:
        return Record(
            game=self.game_id,
            rules=change.rules,
            components=change.components,
            seats=len(self.seats),
            options=self.options,
            setup=list(change.setup),
        )

    def _fold_header(self, change: c.Change) -> None:
        """Fold a change without its rules: all but the position, the clock's seats and the end."""
        self.events_from = self.seq + 1
        if isinstance(change, c.Started):
            self._record = self._header(change)
        elif self._record is not None:
            entries = self._record.entries
            if isinstance(change, c.Moved):
                entries.append(Entry(change.seat, change.action, change.outcomes))
                self._marks.append((change.simultaneous, change.closing, change.final))
            elif isinstance(change, c.Undone):
                del entries[change.number], self._marks[change.number]
            elif isinstance(change, c.Rewound):
                del entries[change.moves :], self._marks[change.moves :]
        self._tell(change, None)

    def _tell(self, change: c.Change, events: EventLog | None) -> None:
        self.seq += 1
        self.updated_at = change.at
        void: tuple[int, ...] = ()
        if isinstance(change, c.Undone):
            void = (self._move_seqs.pop(change.number),)
        elif isinstance(change, c.Rewound):
            void = tuple(self._move_seqs[change.moves :])
            del self._move_seqs[change.moves :]
        elif isinstance(change, c.Moved):
            self._move_seqs.append(self.seq)
        elif isinstance(change, c.Unsaid):
            void = (change.said,)
        FOLDS[type(change)](self, change)
        self.story.append(Logged(self.seq, change, events, void))

    def choice_is_open(self) -> bool:
        """Whether a simultaneous choice is going on."""
        frames = [] if self.match is None else self.match.state.frames
        return bool(frames) and bool(frames[-1].simultaneous)

    # ------------------------------------------------------------ questions

    def actors(self) -> tuple[int, ...]:
        """The seats that must decide now."""
        if self.match is None or self.status != "playing":
            return ()
        if self._actors_seq != self.seq:
            self._actors = self.game.actors(self.match.state)
            self._actors_seq = self.seq
        return self._actors

    def seats_of(self, player: str) -> list[int]:
        """The seats that a person holds."""
        return [number for number, seat in enumerate(self.seats) if seat.player == player]

    def others_play(self, seat: int) -> bool:
        """Whether another person than that of a seat plays now."""
        player = self.seats[seat].player
        return any(one.person_plays and one.player != player for one in self.seats)

    def only_bots(self) -> bool:
        """Whether nobody plays."""
        return all(seat.player is None for seat in self.seats)

    def waits_for_onlookers(self) -> bool:
        """Whether it stands still until somebody looks: nobody plays or needs the result."""
        return self.only_bots() and not self.tournament

    def bots_to_move(self) -> list[tuple[int, str]]:
        """The seats that bots must decide for now, and their levels.

        They play on when every person is away, and wait while people who are there are asked to go
        back: a move would end the question.
        """
        if self._people_are_asked():
            return []
        return [
            (number, level)
            for number in self.actors()
            if (level := self.seats[number].level) is not None
        ]

    def _people_are_asked(self) -> bool:
        """Whether somebody who plays now has still to agree to go back, or not."""
        if self.question is None:
            return False
        asker = self.seats[self.question.seat].player
        return any(
            seat.person_plays and seat.player != asker and number not in self.question.agreed
            for number, seat in enumerate(self.seats)
        )

    def moves(self) -> int:
        """How many decisions everybody may know of: not the steps of a choice still going on."""
        if self.match is None:
            return 0
        count = len(self.match.record.entries)
        if self.status == "playing" and self.choice_is_open():
            while count and self.match.mark(count - 1) == (True, False, False):
                count -= 1
        return count

    def moves_until(self, seq: int) -> int:
        """How many decisions that everybody knows of were made up to a change."""
        return min(bisect_right(self._move_seqs, seq), self.moves())

    def seq_of_move(self, number: int) -> int:
        """The change that made a decision, counted from 1; 0 for none."""
        return self._move_seqs[number - 1] if number else 0

    def due(self) -> int | None:
        """When somebody must look after this table even if nobody acts: a clock runs out."""
        return self.clocks.deadline() if self.clocks is not None else None


def _game_of(changes: Sequence[c.Change]) -> Game[Any]:
    game, digest = c.components_of(changes)
    return known_game(game, digest) if digest else game_in_force(game)


def _kind_of(error: TawantinError) -> ProblemKind:
    if isinstance(error, UnknownGame):
        return "unknown_game"
    if isinstance(error, OtherRules):
        return "other_rules"
    return "unknown_components" if isinstance(error, BadComponents) else "does_not_replay"


def begin(game: Game[Any], record: Record) -> tuple[Match, EventLog]:
    """A match at the start of a record, and what the setup told."""
    events = EventLog()
    return Match(game, record, replay_setup(game, record, events), []), events
