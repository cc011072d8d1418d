"""The course of the game: rounds, and the locations in each."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tawantin.kernel.chance import Chance, draw
from tawantin.kernel.events import EventLog
from tawantin.kernel.frames import Frame

from ..components import (
    ALL_AT_ONCE,
    COURT,
    LOCATIONS,
    MODE_COLOURS,
    MODE_IDS,
    MODE_OF_FIELD,
    NO_CARD,
    ONE_OPEN_ONE_HIDDEN,
    SEQUENTIAL,
    TEMPLE,
    WHITE_DICE,
    WHITE_DIE,
)
from ..events import ModeSet, RoundEnded, RoundPrepared
from ..scoring import final_scoring
from ..state import State
from .bids import BidAll, BidFirst, BidLocation, BidSecond, take_back
from .dice import DiceWindow, Reveal
from .early_dice import EarlyDice
from .locations import Resolve


@dataclass(slots=True)
class Round(Frame):
    """A round: prepare it, see how it is bid for, then bid and visit the six locations."""

    def run(self, state: State, chance: Chance, events: EventLog | None) -> bool:
        prepare(state, chance, events)
        set_mode(state, events)
        state.frames[-1] = RoundEnd()
        state.frames.append(Location(TEMPLE))
        if state.mode == ALL_AT_ONCE:
            bid_after_dice(state, BidAll(), TEMPLE)
        elif state.mode == ONE_OPEN_ONE_HIDDEN:
            bid_after_dice(state, BidSecond(), TEMPLE)
            bid_after_dice(state, BidFirst(), TEMPLE)
        return False


def bid_after_dice(state: State, bids: Frame, location: int) -> None:
    """Let everybody bid; where black dice may be rolled beforehand, ask for them first."""
    state.frames.append(bids)
    if state.dice_before_cards:
        state.frames.append(EarlyDice(location, passed=0))


def prepare(state: State, chance: Chance, events: EventLog | None) -> None:
    """Roll the white dice, put a black die into the village, open a card of each deck."""
    state.round += 1
    state.white_dice = [WHITE_DIE[chance.pick(len(WHITE_DIE))] for _ in range(WHITE_DICE)]
    state.white_dice.sort(reverse=True)
    state.dice_supply -= 1
    state.die_on_board = True
    state.open_cards = [draw(deck, chance) if deck else NO_CARD for deck in state.decks]
    if events is not None:
        large, small = [None if card == NO_CARD else card for card in state.open_cards]
        events.tell(RoundPrepared(state.round, list(state.white_dice), large, small))


def set_mode(state: State, events: EventLog | None) -> None:
    """The colour under the leading disc holds for the whole round."""
    field = max(0, *state.scores)
    state.mode = MODE_OF_FIELD[field]
    if events is not None:
        events.tell(ModeSet(MODE_IDS[state.mode], MODE_COLOURS[state.mode], field))


@dataclass(slots=True)
class Location(Frame):
    """A location: in gold rounds bid for it now; turn up, use dice, resolve; then the next."""

    location: int

    def run(self, state: State, chance: Chance, events: EventLog | None) -> bool:
        state.frames.pop()
        state.frames.extend(_VISIT[self.location])
        if state.mode == SEQUENTIAL:
            bid_after_dice(state, _BID_NOW[self.location], self.location)
        return False


def _visit(location: int) -> tuple[Frame, ...]:
    """What is left to do when a location is reached, the last thing first."""
    here = (Resolve(location), DiceWindow(location, passed=0), Reveal(location))
    return here if location == COURT else (Location(location + 1), *here)


# Frames are never changed, so one of each kind serves all games.
_VISIT: Final = ((), *(_visit(location) for location in LOCATIONS))
_BID_NOW: Final = tuple(BidLocation(location) for location in (0, *LOCATIONS))


@dataclass(slots=True)
class RoundEnd(Frame):
    """All cards go back into the hands; the next round, or the final scoring."""

    def run(self, state: State, chance: Chance, events: EventLog | None) -> bool:
        for player in state.players:
            take_back(player)
            player.rolls = []
            player.early_rolls = ()
        state.face_up = 0
        state.old_man_helps = True
        state.first_cards_open = False
        if events is not None:
            events.tell(RoundEnded(state.round))
        if state.endings:
            final_scoring(state, chance, events)
            state.frames.pop()
        else:
            state.frames[-1] = Round()
        return False
