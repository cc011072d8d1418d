"""A table: the fold of its changes.

`requests.py` decides what may happen and calls `Table.add`; whoever keeps tables takes the fresh
changes from it and stores them. A table that could not be stored is thrown away and loaded again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal, NamedTuple

import msgspec

from ..kernel.components import Value
from ..kernel.errors import BadRecord, BadState, TawantinError
from ..kernel.events import EventLog
from ..kernel.game import Game
from ..kernel.match import Mark, Match
from ..kernel.record import Entry, Record, replay_setup
from ..kernel.registry import game as find_game
from . import changes as c
from .clock import Clock, Clocks
from .result import Result, final_result
from .snapshot import Snapshot

Status = Literal["open", "playing", "finished"]


@dataclass(slots=True)
class Seat:
    """Who plays a seat."""

    player: str | None = None
    """The person; None for a bot's or an open seat."""
    name: str = ""
    level: str | None = None
    """The bot that plays it: its own, or for a person who is away or gave up."""
    away: bool = False
    conceded: bool = False

    @property
    def open(self) -> bool:
        """Whether nobody sits here."""
        return self.player is None and self.level is None

    @property
    def person_plays(self) -> bool:
        """Whether a person decides for this seat now."""
        return self.player is not None and self.level is None


class Told(NamedTuple):
    """A change with its number and what the rules told while it happened."""

    seq: int
    change: c.Change
    events: EventLog | None = None
    void: tuple[int, ...] = ()
    """The seqs of moves that this one took back."""


@dataclass(slots=True)
class Question:
    """Somebody asks all to go back."""

    seat: int
    moves: int
    agreed: list[int]


class Table:
    """A live game. Make one by `create` or `load`."""

    def __init__(self, name: str, created: c.Created) -> None:
        self.id: Final = name
        self.game: Final[Game[Any]] = find_game(created.game)
        self.host: Final = created.host
        self.host_name: Final = created.host_name
        self.created_at: Final = created.at
        self.updated_at = created.at
        self.seq = 0
        self.options: dict[str, Value] = {}
        self.title = ""
        self.listed = False
        self.shuffle = False
        self.clock_settings = Clock()
        self.seats = [Seat() for _ in range(created.seats)]
        self.status: Status = "open"
        self.match: Match | None = None
        self.clocks: Clocks | None = None
        self.question: Question | None = None
        self.result: Result | None = None
        self.rematch: str | None = None
        self.problem: str | None = None
        """Why this program cannot continue it: other rules or components."""
        self.asked: list[int] = []
        """By seat, the seq of the last change of what it can do: older pictures are refused."""
        self.story: list[Told] = []
        self.events_from = 0
        """Up to this seq the story lacks what the rules told, because a snapshot was used."""
        self.fresh: list[c.Change] = []
        self._record: Record | None = None
        self._marks: list[Mark] = []
        self._move_seqs: list[int] = []
        self._actors: tuple[int, ...] = ()
        self._actors_seq = 0
        """For which seq they were asked for."""

    @classmethod
    def create(cls, name: str, created: c.Created) -> Table:
        """A new table; its `fresh` changes begin with this one."""
        table = cls(name, created)
        table.add(created)
        return table

    @classmethod
    def load(
        cls, name: str, changes: Sequence[c.Change], snapshot: Snapshot | None = None
    ) -> Table:
        """The table that these changes, all of them, make."""
        first = changes[0]
        if not isinstance(first, c.Created):
            raise BadRecord(f"The table {name} does not begin with its creation.")
        table = cls(name, first)
        try:
            table._load(changes, snapshot)
        except (BadState, BadRecord) as error:
            table = cls(name, first)
            table._load_without_rules(changes)
            table.problem = str(error)
        return table

    def _load(self, changes: Sequence[c.Change], snapshot: Snapshot | None) -> None:
        skip = 0 if snapshot is None or self._state_unusable(snapshot) else snapshot.seq
        for change in changes[:skip]:
            self._fold_header(change)
        if skip and snapshot is not None and self._record is not None:
            state = self.game.from_json(bytes(snapshot.state))
            self.match = Match.restore(self.game, self._record, state, self._marks)
            self.asked = list(snapshot.asked)
            if self.clocks is not None:
                self.clocks.left = list(snapshot.clock_left)
                self.clocks.since = list(snapshot.clock_since)
            self._after_rules()
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
        """Take over changes that others have stored."""
        for change in changes:
            self._tell(change, self._replayed(change))

    def add(self, change: c.Change, events: EventLog | None = None) -> None:
        """A new change. For moves and starts, the match has already made it."""
        self.fresh.append(change)
        if events is None:
            events = self._replayed(change)
        self._tell(change, events)

    def take_fresh(self) -> list[c.Change]:
        """The changes to be stored; their seqs end with the table's."""
        fresh, self.fresh = self.fresh, []
        return fresh

    def snapshot(self) -> Snapshot | None:
        """The position now, if there is one."""
        if self.match is None or self.clocks is None or self.problem is not None:
            return None
        state = msgspec.Raw(self.game.to_json(self.match.state))
        return Snapshot(self.seq, state, self.asked, self.clocks.left, self.clocks.since)

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
            game=self.game.id,
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
        _FOLDS[type(change)](self, change)
        self.story.append(Told(self.seq, change, events, void))

    def _configure(self, change: c.Created | c.Configured) -> None:
        self.options = dict(change.options)
        self.title = change.title
        self.listed = change.listed
        self.shuffle = change.shuffle
        self.clock_settings = change.clock
        while len(self.seats) < change.seats:
            self.seats.append(Seat())
        del self.seats[change.seats :]

    def _sit(self, change: c.Sat) -> None:
        self.seats[change.seat] = Seat(change.player, change.name)

    def _set_bot(self, change: c.BotSet) -> None:
        self.seats[change.seat] = Seat(level=change.level)

    def _stand(self, change: c.Stood) -> None:
        self.seats[change.seat] = Seat()

    def _start(self, change: c.Started) -> None:
        if change.order:
            moved = list(self.seats)
            for before, after in enumerate(change.order):
                moved[after] = self.seats[before]
            self.seats = moved
        self.status = "playing"
        self.clocks = Clocks(self.clock_settings, len(self.seats))
        self.asked = [self.seq] * len(self.seats)
        self._after_rules()
        self._run_clocks(change.at)

    def _move(self, change: c.Moved) -> None:
        self.question = None
        self._ask_anew(change.seat, change.simultaneous and not change.closing)
        self._after_rules()
        self._run_clocks(change.at, change.seat)

    def _undo(self, change: c.Undone) -> None:
        self.question = None
        self._ask_anew(change.seat, self.choice_is_open())
        stood = self.clocks is not None and not self.clocks.running(change.seat)
        self._run_clocks(change.at)
        if stood and self.clocks is not None:
            self.clocks.take_increment_back(change.seat)

    def _rewind(self, change: c.Rewound) -> None:
        self.question = None
        self.asked = [self.seq] * len(self.seats)
        self._run_clocks(change.at)

    def _ask_undo(self, change: c.UndoAsked) -> None:
        self.question = Question(change.seat, change.moves, [change.seat])

    def _answer_undo(self, change: c.UndoAnswered) -> None:
        if self.question is None:
            return
        if change.agree:
            self.question.agreed.append(change.seat)
        else:
            self.question = None

    def _leave(self, change: c.Left | c.TimedOut) -> None:
        seat = self.seats[change.seat]
        seat.away, seat.level = True, change.level
        self._run_clocks(change.at)

    def _come_back(self, change: c.CameBack) -> None:
        seat = self.seats[change.seat]
        seat.away, seat.level = False, None
        if self.clocks is not None:
            self.clocks.refill(change.seat)
        self._run_clocks(change.at)

    def _concede(self, change: c.Conceded) -> None:
        seat = self.seats[change.seat]
        seat.conceded, seat.away, seat.level = True, False, change.level
        self.question = None
        self._after_rules()
        self._run_clocks(change.at)

    def _pause(self, change: c.Paused) -> None:
        if self.clocks is not None:
            self.clocks.pause(change.milliseconds)

    def _note_rematch(self, change: c.Rematched) -> None:
        self.rematch = change.table

    def _ask_anew(self, seat: int, open_choice: bool) -> None:
        """What may this change have altered: all seats' options, or only those of its own seat?"""
        if open_choice:
            self.asked[seat] = self.seq
        else:
            self.asked = [self.seq] * len(self.seats)

    def choice_is_open(self) -> bool:
        """Whether a simultaneous choice is going on."""
        frames = [] if self.match is None else self.match.state.frames
        return bool(frames) and bool(frames[-1].simultaneous)

    def _after_rules(self) -> None:
        """Has the game ended, by its rules or because people gave up?"""
        if self.match is None or self.result is not None:
            return
        conceded = [number for number, seat in enumerate(self.seats) if seat.conceded]
        if self.match.state.frames and not conceded:
            return
        self.result = final_result(self.game, self.match.state, conceded, self._nobody_left())
        if self.result is not None:
            self.status = "finished"

    def _nobody_left(self) -> bool:
        if not any(seat.conceded for seat in self.seats):
            return False
        playing = [seat for seat in self.seats if not seat.conceded]
        return len(playing) < 2 or not any(seat.player for seat in playing)

    def _run_clocks(self, at: int, moved: int | None = None) -> None:
        if self.clocks is None:
            return
        if self.clock_settings.kind == "none":
            return
        running = [seat for seat in self.actors() if self.seats[seat].person_plays]
        self.clocks.ask(running, at, moved)

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

    def bots_to_move(self) -> list[tuple[int, str]]:
        """The seats that bots must decide for now, and their levels.

        While every person is away the game waits for one to come back.
        """
        found = [
            (number, level)
            for number in self.actors()
            if (level := self.seats[number].level) is not None
        ]
        if found:
            people = [seat for seat in self.seats if seat.player is not None and not seat.conceded]
            if people and not any(seat.person_plays for seat in people):
                return []
        return found

    def moves(self) -> int:
        """How many decisions everybody may know of: not the steps of a choice still going on."""
        if self.match is None:
            return 0
        count = len(self.match.record.entries)
        if self.status == "playing" and self.choice_is_open():
            while count and self.match.mark(count - 1) == (True, False, False):
                count -= 1
        return count

    def due(self) -> int | None:
        """When somebody must look after this table even if nobody acts: a clock runs out."""
        return self.clocks.deadline() if self.clocks is not None else None


def begin(game: Game[Any], record: Record) -> tuple[Match, EventLog]:
    """A match at the start of a record, and what the setup told."""
    events = EventLog()
    return Match(game, record, replay_setup(game, record, events), []), events


def _nothing(table: Table, change: c.Change) -> None:
    """Chat changes nothing but the story."""


_FOLDS: dict[type[c.Change], Callable[[Any, Any], None]] = {
    c.Created: Table._configure,
    c.Configured: Table._configure,
    c.Sat: Table._sit,
    c.BotSet: Table._set_bot,
    c.Stood: Table._stand,
    c.Started: Table._start,
    c.Moved: Table._move,
    c.Undone: Table._undo,
    c.Rewound: Table._rewind,
    c.UndoAsked: Table._ask_undo,
    c.UndoAnswered: Table._answer_undo,
    c.Said: _nothing,
    c.Left: Table._leave,
    c.CameBack: Table._come_back,
    c.TimedOut: Table._leave,
    c.Conceded: Table._concede,
    c.Paused: Table._pause,
    c.Rematched: Table._note_rematch,
}
