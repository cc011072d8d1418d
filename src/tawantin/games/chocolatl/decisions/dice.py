"""Turning the bids at a location up, and black dice for them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tawantin.kernel.actions import Action
from tawantin.kernel.chance import Chance
from tawantin.kernel.events import EventLog
from tawantin.kernel.frames import ONLY, Frame

from ..actions import OLD_MAN_HELPS, OLD_MAN_OR_NOT, USE_DIE, USE_DIE_OR_NOT
from ..components import BLACK_DIE, COURT, LOCATION_IDS, OLD_MAN_BID, TEMPLE, TILE_BID
from ..events import Bid, BidsRevealed, DiePassed, DieUsed, OldManAsked
from ..scoring import ranking
from ..state import State


@dataclass(slots=True)
class Reveal(Frame):
    """All cards at the location are turned up; tiles and the old man change the bids."""

    location: int

    def run(self, state: State, chance: Chance, events: EventLog | None) -> bool:
        location = self.location
        bids = state.bids
        for seat, player in enumerate(state.players):
            overview = player.overview
            bids[seat] = (
                overview[2 * location - 2]
                + overview[2 * location - 1]
                + player.tiles * TILE_BID[location]
            )
            if player.rolls or player.early_rolls:
                player.rolls = [pips for place, pips in player.early_rolls if place == location]
                bids[seat] += sum(player.rolls)
            if location == COURT:
                player.last_bids = overview[:]
        state.face_up = location
        state.frames.pop()
        if state.old_man >= 0:
            if location == TEMPLE and state.old_man_may_help:
                state.old_man_helps = False
                state.frames.append(OldManHelps())
            else:
                bids[state.old_man] += OLD_MAN_BID[location]
        if events is not None:
            events.reveal()
            events.tell(BidsRevealed(LOCATION_IDS[location], shown_bids(state)))
        return False


def shown_bids(state: State) -> list[Bid]:
    """The bids at the location that was turned up last, with what they are made of."""
    location = state.face_up
    return [
        Bid(
            seat=seat,
            cards=player.overview[2 * location - 2 : 2 * location],
            tiles=player.tiles * TILE_BID[location],
            old_man=old_man_bid(state, seat, location),
            dice=sum(player.rolls),
            total=state.bids[seat],
        )
        for seat, player in enumerate(state.players)
    ]


def old_man_bid(state: State, seat: int, location: int) -> int:
    """What the old man adds to a bid that lies open."""
    if seat != state.old_man or (location == TEMPLE and not state.old_man_helps):
        return 0
    return OLD_MAN_BID[location]


@dataclass(slots=True)
class OldManHelps(Frame):
    """At the temple the holder of the old man may add him to the bid (an option)."""

    def actors(self, state: State) -> tuple[int, ...]:
        return ONLY[state.old_man]

    def legal(self, state: State, seat: int) -> Sequence[Action]:
        return OLD_MAN_OR_NOT

    def apply(
        self,
        state: State,
        seat: int,
        action: Action,
        chance: Chance,
        events: EventLog | None,
    ) -> None:
        state.frames.pop()
        state.old_man_helps = action is OLD_MAN_HELPS
        if state.old_man_helps:
            state.bids[seat] += OLD_MAN_BID[TEMPLE]
        if events is not None:
            events.tell(OldManAsked(seat, state.old_man_helps, state.bids[seat]))


@dataclass(slots=True)
class DiceWindow(Frame):
    """Whoever has black dice may use them, the worst-ranked first, until all have passed."""

    location: int
    passed: int
    """The seats, as a bit set, that have passed since the last roll."""

    def run(self, state: State, chance: Chance, events: EventLog | None) -> bool:
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

    def actors(self, state: State) -> tuple[int, ...]:
        return ONLY[self.seat]

    def legal(self, state: State, seat: int) -> Sequence[Action]:
        return USE_DIE_OR_NOT

    def apply(
        self,
        state: State,
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
