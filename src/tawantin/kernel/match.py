"""A match: a game being played, with its record and its undo.

The terminal, the tables of the server and the laws play through it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

import msgspec

from .actions import Action
from .chance import Chance, LiveChance, RecordingChance
from .errors import CannotUndo
from .events import EventLog
from .game import Game
from .record import Entry, Record, check_header, new_record, replay, replay_entry, replay_setup

_LIVE = LiveChance()
"""Uses the operating system's generator, which has no state that matches could share."""

Mark = tuple[bool, bool, bool]
"""What a saved game keeps about an entry for undo: simultaneous, closing, final."""


@dataclass(slots=True)
class _Step:
    """What undo must know about one entry of the record."""

    before: Any
    """The position, or None where a replay will do."""
    simultaneous: bool
    closing: bool
    """A simultaneous choice ended with it: what came after rests on what came before."""
    final: bool
    """Chance was picked or something hidden was shown: it cannot be taken back."""


class Match:
    """A game in progress.

    >>> import tawantin
    >>> match = tawantin.Match.start(tawantin.game("chocolatl"), seats=3)
    >>> _ = match.play(1, "offer 7")
    >>> match.undo(1)
    >>> match.record.entries
    []
    """

    def __init__(self, game: Game[Any], record: Record, state: Any, steps: list[_Step]) -> None:
        self.game = game
        self.record = record
        self.state = state
        self._steps = steps

    @classmethod
    def start(
        cls,
        game: Game[Any],
        seats: int,
        options: Mapping[str, object] | None = None,
        chance: Chance | None = None,
        events: EventLog | None = None,
    ) -> Match:
        """Begin a new game."""
        record = new_record(game, seats, options)
        recording = RecordingChance(_LIVE if chance is None else chance)
        state = game.new(seats, record.options, recording, events)
        record.setup = recording.take()
        return cls(game, record, state, [])

    @classmethod
    def resume(cls, game: Game[Any], record: Record) -> Match:
        """Continue a recorded game."""
        resumed = msgspec.structs.replace(record, entries=[])
        match = cls(game, resumed, replay_setup(game, record), [])
        for entry in record.entries:
            match.again(entry)
        return match

    @classmethod
    def restore(cls, game: Game[Any], record: Record, state: Any, marks: Iterable[Mark]) -> Match:
        """Go on from a saved position, without replaying the record that led to it.

        `marks` are those of the record's entries, as `mark` gave them.
        """
        check_header(game, record)
        return cls(game, record, state, [_Step(None, *mark) for mark in marks])

    def mark(self, number: int) -> Mark:
        """What undo must know about an entry: simultaneous, closing, final."""
        step = self._steps[number]
        return step.simultaneous, step.closing, step.final

    def play(self, seat: int, action: Action | str, chance: Chance | None = None) -> EventLog:
        """Do an action, add it to the record, and say what happened."""
        if isinstance(action, str):
            action = self.game.actions.parse(action)
        recording = RecordingChance(_LIVE if chance is None else chance)
        events = EventLog()
        before = self.state.copy()
        self.game.apply(self.state, seat, action, recording, events)
        final = recording.asked or events.revealed
        self._add(Entry(seat, action.text, recording.outcomes), before, final)
        return events

    def can_undo(self, seat: int) -> bool:
        """Whether the seat may take its last decision back by itself."""
        return self.undoable(seat) is not None

    def undo(self, seat: int) -> None:
        """Take the seat's last decision back.

        It must be the last of all, or a step of a simultaneous choice that others have not
        finished; chance was not picked and nothing hidden was shown since.
        """
        number = self.undoable(seat)
        if number is None:
            raise CannotUndo("There is nothing you can take back by yourself now.")
        later = self.record.entries[number + 1 :]
        self._cut(number)
        for entry in later:
            self.again(entry)

    def rewind(self, length: int) -> None:
        """Go back to the position after `length` decisions, whatever lies between.

        Only for tables where all have agreed: it may take back chance and what was shown.
        """
        if not 0 <= length <= len(self._steps):
            raise CannotUndo(f"The game has no decision number {length}.")
        if length < len(self._steps):
            self._cut(length)

    def undoable(self, seat: int) -> int | None:
        """Which entry of the record `undo` would take back."""
        last = len(self._steps) - 1
        for number in range(last, -1, -1):
            step = self._steps[number]
            if step.final:
                return None
            # Steps of others may stay only if they belong to the same simultaneous choice.
            open_choice = step.simultaneous and not step.closing
            if self.record.entries[number].seat == seat:
                return number if open_choice or number == last else None
            if not open_choice:
                return None
        return None

    def again(self, entry: Entry) -> EventLog:
        """Do a recorded decision again, with its recorded chance."""
        events = EventLog()
        before = self.state.copy()
        asked = replay_entry(self.game, self.state, len(self._steps) + 1, entry, events)
        self._add(entry, before, asked or events.revealed)
        return events

    def _add(self, entry: Entry, before: Any, final: bool) -> None:
        was, now = before.frames, self.state.frames
        simultaneous = was[-1].simultaneous
        closing = simultaneous and (
            len(was) != len(now)
            or type(was[-1]) is not type(now[-1])
            or not set(self.game.actors(self.state)) <= set(self.game.actors(before))
        )
        if not simultaneous and self.record.entries and self.record.entries[-1].seat != entry.seat:
            self._forget()
        self._steps.append(_Step(before, simultaneous, closing, final))
        self.record.entries.append(entry)
        if final:
            self._forget()

    def _forget(self) -> None:
        """Drop the positions of the steps so far: nobody can undo them alone, or hardly ever.

        Should it come to that, the record is replayed.
        """
        for step in reversed(self._steps):
            if step.before is None:
                return
            step.before = None

    def _cut(self, length: int) -> None:
        before = self._steps[length].before
        del self._steps[length:]
        del self.record.entries[length:]
        self.state = replay(self.game, self.record) if before is None else before
