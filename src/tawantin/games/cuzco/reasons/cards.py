"""God cards: when each is played, what it costs, and whether it changes something."""

from __future__ import annotations

from typing import Final

from tawantin.kernel.reasons import Reason

from ..components import CARD_IDS
from ..decisions.exchange import Exchange
from ..decisions.phase_two import PhaseTwo
from ..decisions.place import Place
from ..decisions.trial import TrialFirst
from ..decisions.windows import Window
from .abilities import may_use_more
from .causes import (
    BEFORE_TURNING,
    CARD_NOT_IN_HAND,
    CARD_NOT_OPEN,
    CARD_ONCE,
    CARD_OTHER_TIME,
    INTI_USED,
    NO_DICE_PLACED,
    NO_INTI,
    NO_OFFERING,
    NO_TILE_DOWN,
)
from .reading import Position, number, spaces

HAND: Final = "hand"
"""From the hand for an offering; else from the tray for a medallion."""
_MOMENT: Final = {
    "01": "in_phase_two",
    "02": "in_exchange",
    "03": "at_market",
    "04": "with_task",
    "05": "after_turn",
    "06": "before_die",
    "07": "with_die",
    "08": "in_trial",
    "09": "after_person",
    "10": "after_khipu",
    "11": "in_phase_two",
    "12": "into_temple",
    "13": "with_die",
    "14": "with_die",
    "15": "in_phase_two",
}
"""By card, the sentence that says when it is played."""


def not_held(here: Position, card: str, source: str) -> Reason | None:
    """The card is in the hand, or open in the tray and not used by medallion in this turn."""
    if source == HAND:
        return None if card in here.hand() else CARD_NOT_IN_HAND(card=f"god_card:{card}")
    if here.state.inti_used >> CARD_IDS.index(card) & 1:
        return INTI_USED(card=f"god_card:{card}")
    return None if card in here.open_cards() else CARD_NOT_OPEN(card=f"god_card:{card}")


def not_paid(here: Position, sources: list[str]) -> Reason | None:
    """Each card of the hand costs an offering, each of the tray a medallion, all together."""
    offerings = sources.count(HAND) * number("god_play", "offerings")
    medallions = (len(sources) - sources.count(HAND)) * number("god_play", "inti_medallions")
    if here.player.offerings < offerings:
        return NO_OFFERING(need=offerings, have=here.player.offerings)
    if here.player.inti < medallions:
        return NO_INTI(need=medallions, have=here.player.inti)
    return None


def playable(here: Position, card: str) -> bool:
    """Whether the player has a card in either way and can pay for it."""
    return any(
        not_held(here, card, source) is None and not_paid(here, [source]) is None
        for source in (HAND, "inti")
    )


def play(here: Position, card: str, source: str) -> Reason | None:
    """At its moment, where it changes something, for its price."""
    return (
        not_its_moment(here, card)
        or changes_nothing(here, card)
        or not_held(here, card, source)
        or not_paid(here, [source])
    )


def not_its_moment(here: Position, card: str) -> Reason | None:
    """Each card has its moment; 04, 07, 13 and 14 are declared with a task or a die."""
    frame = here.frame
    match card:
        case "01" | "11" | "15":
            now = isinstance(frame, PhaseTwo)
        case "02":
            now = isinstance(frame, Exchange)
        case "06":
            now = isinstance(frame, Place)
        case "08":
            now = isinstance(frame, TrialFirst)
        case _:
            now = isinstance(frame, Window) and CARD_IDS[frame.number] == card
    return None if now else CARD_OTHER_TIME(_MOMENT[card], card=f"god_card:{card}")


def changes_nothing(here: Position, card: str) -> Reason | None:
    """A card is played only where it changes something, and once for one event."""
    frame = here.frame
    if isinstance(frame, Exchange):
        return slide_up_again(here, frame)
    if isinstance(frame, Place):
        return move_a_die(here, frame)
    if isinstance(frame, PhaseTwo):
        if frame.played >> CARD_IDS.index(card) & 1:
            return CARD_ONCE(card=f"god_card:{card}")
        return may_use_more(here, frame, card)
    return None


def slide_up_again(here: Position, frame: Exchange) -> Reason | None:
    """Card 02, once per exchange: one of the player's tiles is in the lower position."""
    if frame.slid_up:
        return CARD_ONCE(card="god_card:02")
    return NO_TILE_DOWN() if all(tile.up for tile in here.tiles()) else None


def move_a_die(here: Position, frame: Place) -> Reason | None:
    """Card 06, once a turn and before a die is turned: some die lies on a space."""
    if frame.moved:
        return CARD_ONCE(card="god_card:06")
    if frame.turned:
        return BEFORE_TURNING()
    if any(here.dice_on(space) for space in spaces(here.state.seats)):
        return None
    return NO_DICE_PLACED()
