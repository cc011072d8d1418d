"""Turning the bids at a location up, and black dice for them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tawantin.kernel.actions import Action
from tawantin.kernel.chance import Chance
from tawantin.kernel.events import EventLog
from tawantin.kernel.frames import ONLY, Frame

from ..actions import USE_DIE, USE_DIE_OR_NOT
from ..components import BLACK_DIE, COURT, LOCATION_IDS, OLD_MAN_BID, TILE_BID
from ..events import Bid, BidsRevealed, DiePassed, DieUsed
from ..scoring import ranking
from ..state import ChocolatlState


@dataclass(slots=True)
class Reveal(Frame):
    """All cards at the location are turned up; tiles and the old man change the bids."""

    location: int

    def run(self, state: ChocolatlState, chance: Chance, events: EventLog | None) -> bool:
        location = self.location
        bids = state.bids
        for seat, player in enumerate(state.players):
            overview = player.overview
            bids[seat] = (
                overview[2 * location - 2]
                + overview[2 * location - 1]
                + player.tiles * TILE_BID[location]
            )
            if player.rolls:
                player.rolls = []
            if location == COURT:
                player.last_bids = overview[:]
        if state.old_man >= 0:
            bids[state.old_man] += OLD_MAN_BID[location]
        state.face_up = location
        state.frames.pop()
        if events is not None:
            events.reveal()
            events.tell(BidsRevealed(LOCATION_IDS[location], shown_bids(state)))
        return False


def shown_bids(state: ChocolatlState) -> list[Bid]:
    """The bids at the location that was turned up last, with what they are made of."""
    location = state.face_up
    return [
        Bid(
            seat=seat,
            cards=player.overview[2 * location - 2 : 2 * location],
            tiles=player.tiles * TILE_BID[location],
            old_man=OLD_MAN_BID[location] if seat == state.old_man else 0,
            dice=sum(player.rolls),
            total=state.bids[seat],
        )
        for seat, player in enumerate(state.players)
    ]


@dataclass(slots=True)
class DiceWindow(Frame):
    """Whoever has black dice may use them, the worst-ranked first, until all have passed."""

    location: int
    passed: int
    """The seats, as a bit set, that have passed since the last roll."""

    def run(self, state: ChocolatlState, chance: Chance, events: EventLog | None) -> bool:
        candidates = 0
        for seat, player in enumerate(state.players):
            if player.dice and len(player.rolls) < state.max_dice_per_bid:
                candidates |= 1 << seat
        candidates &= ~self.passed
        if not candidates:
            state.frames.pop()
            return False
        for seat in reversed(ranking(state)):
            if candidates >> seat & 1:
                state.frames[-1] = UseDie(self.location, self.passed, seat)
                break
        return False


@dataclass(slots=True)
class UseDie(Frame):
    """The player may roll a black die and add it to the bid; a roll asks everybody again."""

    location: int
    passed: int
    seat: int

    def actors(self, state: ChocolatlState) -> tuple[int, ...]:
        return ONLY[self.seat]

    def legal(self, state: ChocolatlState, seat: int) -> Sequence[Action]:
        return USE_DIE_OR_NOT

    def apply(
        self,
        state: ChocolatlState,
        seat: int,
        action: Action,
        chance: Chance,
        events: EventLog | None,
    ) -> None:
        if action is not USE_DIE:
            state.frames[-1] = DiceWindow(self.location, self.passed | 1 << seat)
            if events is not None:
                events.tell(DiePassed(seat, LOCATION_IDS[self.location]))
            return
        pips = BLACK_DIE[chance.pick(len(BLACK_DIE))]
        player = state.players[seat]
        player.dice -= 1
        player.rolls.append(pips)
        state.dice_supply += 1
        state.bids[seat] += pips
        state.frames[-1] = DiceWindow(self.location, 0)
        if events is not None:
            events.tell(DieUsed(seat, LOCATION_IDS[self.location], pips, state.bids[seat]))
