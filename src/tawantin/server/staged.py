"""Positions that are shown as tables though nobody plays there: lessons, puzzles."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from .. import wire
from ..kernel.actions import Action
from ..kernel.components import Value
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

    def update(
        self, state: Any, offers: Sequence[Action], events: EventLog | None = None
    ) -> wire.Update:
        """A position; with events it is the one that follows."""
        game, seat = self.game, self.seat
        happened = []
        seq = 2 * self.before + (1 if events is None else 2)
        if events is not None:
            seen = list(events.seen_by(seat))
            happened = [wire.Happening(seq=seq, at=0, kind="moved", seat=seat, events=seen)]
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
            info=self._info(),
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
