"""Positions that are shown as tables though nobody plays there: lessons, puzzles, guesses."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from .. import wire
from ..kernel.about import Value
from ..kernel.actions import Action
from ..kernel.events import EventLog
from ..kernel.game import Game
from ..tables.clock import Clock
from .updates import wire_offer


@dataclass(frozen=True, slots=True)
class Stage:
    """A table at which only the one who looks is a person."""

    table: str
    game: Game[Any]
    seat: int
    seats: int
    options: Mapping[str, Value]
    before: int = 0
    """How many moves were already made and shown here."""
    info: wire.TableInfo | None = None
    """What the table is, if it is one that was played at."""

    def update(
        self,
        state: Any,
        offers: Sequence[Action],
        events: EventLog | None = None,
        since: Mapping[int, tuple[int, EventLog]] = MappingProxyType({}),
    ) -> wire.Update:
        """A position; with events it is the one that follows.

        `since` has by its number whose and what every move was that others made meanwhile.
        """
        game, seat = self.game, self.seat
        seq = 2 * self.before + (1 if events is None else 2)
        happened = [_moved(2 * n + 2, by, seat, events_of) for n, (by, events_of) in since.items()]
        if events is not None:
            happened.append(_moved(seq, seat, seat, events))
        return wire.Update(
            table=self.table,
            seq=seq,
            seat=seat,
            status="playing",
            moves=0,
            view=game.view(state, seat),
            scores=game.scores(state),
            to_come=game.to_come(state, seat),
            actors=list(game.actors(state)),
            options=[wire_offer(action) for action in offers],
            can_undo=False,
            happened=happened,
            info=self.info or self._info(),
        )

    def _info(self) -> wire.TableInfo:
        seats = [
            wire.Seat("person", player="") if n == self.seat else wire.Seat("bot", level="easy")
            for n in range(self.seats)
        ]
        return wire.TableInfo(
            id=self.table,
            game=self.game.id,
            status="playing",
            title="",
            host="",
            host_name="",
            listed=False,
            shuffle=False,
            options=dict(self.options),
            clock=Clock(),
            seats=seats,
            created=0,
            updated=0,
            actors=[self.seat],
            components=self.game.digest,
            chat="nobody",
            no_hints="chosen",
        )


def _moved(seq: int, by: int, eyes: int, events: EventLog) -> wire.Happening:
    return wire.Happening(seq=seq, at=0, kind="moved", seat=by, events=list(events.seen_by(eyes)))
