"""Why a move of Chocolatl is not possible: the rules once more, as the rulebook tells them.

Nothing here is shared with the lists of legal moves; law 11 checks the two against each other.
"""

from __future__ import annotations

from typing import Final

from tawantin.kernel.actions import Action
from tawantin.kernel.reasons import (
    ALREADY_DONE,
    CANNOT_PAY,
    NOT_CONNECTED,
    WRONG_MOMENT,
    Cause,
    Reason,
)

from .components import (
    LOCATION_IDS,
    LOCATIONS,
    NO_CARD,
    ONE_OPEN_ONE_HIDDEN,
    PYRAMID,
    ROW_OF_SPACE,
    SEQUENTIAL,
    TEMPLE,
    VILLAGE,
)
from .decisions.bids import BidAll, BidFirst, BidLocation, BidSecond
from .decisions.dice import OldManHelps, UseDie
from .decisions.early_dice import RollEarly
from .decisions.locations import FirstPlacer, Village
from .decisions.offering import Offering
from .state import Player, State

OFFERING_FIRST: Final = Cause("offering_first", WRONG_MOMENT, "offering", help="offer_now")
OFFERING_MADE: Final = Cause("offering_made", WRONG_MOMENT, "offering")
CARDS_ARE_LAID: Final = Cause("cards_are_laid", ALREADY_DONE, "round", help="next_round")
PLACE_HAS_CARDS: Final = Cause(
    "place_has_cards", ALREADY_DONE, "modes", help="take_back", helps=("next_round",)
)
PLACE_IS_SETTLED: Final = Cause("place_is_settled", ALREADY_DONE, "modes", help="next_round")
PLACE_COMES_LATER: Final = Cause("place_comes_later", WRONG_MOMENT, "modes")
PLACES_IN_ORDER: Final = Cause("places_in_order", WRONG_MOMENT, "modes", help="take_back")
GREEN_ONE_CARD: Final = Cause("green_one_card", WRONG_MOMENT, "modes")
ONLY_GREEN: Final = Cause("only_green", WRONG_MOMENT, "modes")
FIRST_CARDS_LIE: Final = Cause("first_cards_lie", ALREADY_DONE, "modes")
SECOND_CARDS_LATER: Final = Cause("second_cards_later", WRONG_MOMENT, "modes")
CARD_IS_LAID: Final = Cause("card_is_laid", NOT_CONNECTED, "goal", help="other_card")
CARD_IS_OFFERED: Final = Cause("card_is_offered", NOT_CONNECTED, "offering")
CARD_IS_GIVEN_UP: Final = Cause("card_is_given_up", NOT_CONNECTED, "court")
CARD_IS_NOT_YOURS: Final = Cause("card_is_not_yours", CANNOT_PAY, "court", help="win_a_card")
ONLY_ONE_SUCH: Final = Cause("only_one_such", CANNOT_PAY, "goal", help="other_card")
NO_BLACK_DIE: Final = Cause("no_black_die", CANNOT_PAY, "dice", help="win_a_die")
DICE_AFTER_OPENING: Final = Cause("dice_after_opening", WRONG_MOMENT, "dice")
DICE_FIRST: Final = Cause("dice_first", WRONG_MOMENT, "dice")
OLD_MAN_FIRST: Final = Cause("old_man_first", WRONG_MOMENT, "temple")
NO_EARLY_DICE: Final = Cause("no_early_dice", WRONG_MOMENT, "dice")
EARLY_DICE_OVER: Final = Cause("early_dice_over", ALREADY_DONE, "dice", help="dice_next_place")
DICE_FOR_LATER: Final = Cause("dice_for_later", ALREADY_DONE, "dice")
DICE_BEFORE_OPENING: Final = Cause("dice_before_opening", WRONG_MOMENT, "dice")
ENOUGH_DICE: Final = Cause("enough_dice", ALREADY_DONE, "dice")
OLD_MAN_ALWAYS: Final = Cause("old_man_always", WRONG_MOMENT, "temple")
OLD_MAN_LATER: Final = Cause("old_man_later", WRONG_MOMENT, "temple")
OLD_MAN_ELSEWHERE: Final = Cause("old_man_elsewhere", CANNOT_PAY, "temple")
DICE_TOO_LATE: Final = Cause("dice_too_late", ALREADY_DONE, "dice", help="dice_next_place")
VILLAGE_LATER: Final = Cause("village_later", WRONG_MOMENT, "village", help="bid_high")
VILLAGE_DONE: Final = Cause("village_done", ALREADY_DONE, "village", help="next_round")
PYRAMID_LATER: Final = Cause("pyramid_later", WRONG_MOMENT, "pyramid", help="bid_high")
PYRAMID_DONE: Final = Cause("pyramid_done", ALREADY_DONE, "pyramid")
ORDER_ALL_THE_SAME: Final = Cause("order_all_the_same", NOT_CONNECTED, "pyramid")

CAUSES: Final = (
    OFFERING_FIRST,
    OFFERING_MADE,
    CARDS_ARE_LAID,
    PLACE_HAS_CARDS,
    PLACE_IS_SETTLED,
    PLACE_COMES_LATER,
    PLACES_IN_ORDER,
    GREEN_ONE_CARD,
    ONLY_GREEN,
    FIRST_CARDS_LIE,
    SECOND_CARDS_LATER,
    CARD_IS_LAID,
    CARD_IS_OFFERED,
    CARD_IS_GIVEN_UP,
    CARD_IS_NOT_YOURS,
    ONLY_ONE_SUCH,
    NO_BLACK_DIE,
    DICE_AFTER_OPENING,
    DICE_FIRST,
    OLD_MAN_FIRST,
    NO_EARLY_DICE,
    EARLY_DICE_OVER,
    DICE_FOR_LATER,
    DICE_BEFORE_OPENING,
    ENOUGH_DICE,
    OLD_MAN_ALWAYS,
    OLD_MAN_LATER,
    OLD_MAN_ELSEWHERE,
    DICE_TOO_LATE,
    VILLAGE_LATER,
    VILLAGE_DONE,
    PYRAMID_LATER,
    PYRAMID_DONE,
    ORDER_ALL_THE_SAME,
)


def refusal(state: State, seat: int, action: Action) -> Reason | None:
    """Why the seat, which must decide, cannot do this now; None if it can."""
    player = state.players[seat]
    match action.kind:
        case "offer":
            return offer(state, player, int(action.args[0]))
        case "bid":
            location, low, high = map(int, action.args)
            return bid(state, player, location, low, high)
        case "first":
            location, card = map(int, action.args)
            return first_card(state, player, location, card)
        case "second":
            location, card = map(int, action.args)
            return second_card(state, player, location, card)
        case "pass_die":
            return None if asked_before_cards(state) else black_die(state, player)
        case "use_die":
            return black_die(state, player)
        case "early_die":
            return early_die(state, player, int(action.args[0]))
        case "old_man":
            return old_man(state, seat)
        case "village":
            return hut_or_die(state)
        case _:
            return who_places_first(state)


# ---- the offering -----------------------------------------------------------------------------


def offer(state: State, player: Player, card: int) -> Reason | None:
    """Each player offers one card, once, before the first round."""
    if player.offering != NO_CARD:
        return OFFERING_MADE(card=player.offering)
    return not_in_hand(player, card)


# ---- the three ways to bid --------------------------------------------------------------------


def bid(state: State, player: Player, location: int, low: int, high: int) -> Reason | None:
    """In red and golden rounds two cards are laid together, at one place after the other."""
    if offering_now(state):
        return OFFERING_FIRST()
    if asked_before_cards(state):
        return DICE_FIRST()
    if state.mode == ONE_OPEN_ONE_HIDDEN:
        return GREEN_ONE_CARD()
    if state.mode == SEQUENTIAL:
        wrong_place = golden_place(state, location)
    else:
        wrong_place = red_place(state, player, location)
    return wrong_place or not_two_in_hand(player, low, high)


def golden_place(state: State, location: int) -> Reason | None:
    """Golden: two cards for one place, it is settled, then the next."""
    now = place_now(state)
    if location < now:
        return PLACE_IS_SETTLED(place=named(location))
    if location > now:
        return PLACE_COMES_LATER(place=named(location), now=named(now))
    if not isinstance(state.frames[-1], BidLocation):
        return PLACE_HAS_CARDS("next_round", place=named(location))
    return None


def red_place(state: State, player: Player, location: int) -> Reason | None:
    """Red: all twelve cards at once, two at each place, from the first place to the last."""
    if not isinstance(state.frames[-1], BidAll):
        return CARDS_ARE_LAID()
    if cards_at(player, location) == 2:
        return PLACE_HAS_CARDS(place=named(location))
    return not_the_next_place(player, location, cards_before=0)


def first_card(state: State, player: Player, location: int, card: int) -> Reason | None:
    """Green: first one card at each place, from the first place to the last."""
    if offering_now(state):
        return OFFERING_FIRST()
    if asked_before_cards(state):
        return DICE_FIRST()
    if state.mode != ONE_OPEN_ONE_HIDDEN:
        return ONLY_GREEN()
    if isinstance(state.frames[-1], BidSecond):
        return FIRST_CARDS_LIE()
    if not isinstance(state.frames[-1], BidFirst):
        return CARDS_ARE_LAID()
    if cards_at(player, location) == 1:
        return PLACE_HAS_CARDS(place=named(location))
    return not_the_next_place(player, location, cards_before=0) or not_in_hand(player, card)


def second_card(state: State, player: Player, location: int, card: int) -> Reason | None:
    """Green: when the first cards are open, the other six, again from place to place."""
    if offering_now(state):
        return OFFERING_FIRST()
    if asked_before_cards(state):
        return DICE_FIRST()
    if state.mode != ONE_OPEN_ONE_HIDDEN:
        return ONLY_GREEN()
    if isinstance(state.frames[-1], BidFirst):
        return SECOND_CARDS_LATER(need=len(LOCATIONS), have=len(lying(player)))
    if not isinstance(state.frames[-1], BidSecond):
        return CARDS_ARE_LAID()
    if cards_at(player, location) == 2:
        return PLACE_HAS_CARDS(place=named(location))
    return not_the_next_place(player, location, cards_before=1) or not_in_hand(player, card)


def not_the_next_place(player: Player, location: int, cards_before: int) -> Reason | None:
    """Cards are laid in the order of the places: the next is the first with no more than before."""
    for place in LOCATIONS:
        if cards_at(player, place) == cards_before:
            return None if place == location else PLACES_IN_ORDER(place=named(place))
    return CARDS_ARE_LAID()


# ---- the cards --------------------------------------------------------------------------------


def not_two_in_hand(player: Player, low: int, high: int) -> Reason | None:
    """Each card is laid once in a round: two equal ones must be two cards."""
    if low != high:
        return not_in_hand(player, low) or not_in_hand(player, high)
    have = player.hand.count(low)
    if have == 1:
        return ONLY_ONE_SUCH(card=low, need=2, have=have)
    return not_in_hand(player, low)


def not_in_hand(player: Player, card: int) -> Reason | None:
    """Only what is in the hand can be laid or offered; say where the card is instead."""
    if card in player.hand:
        return None
    for location in LOCATIONS:
        if card in places_of(player, location):
            return CARD_IS_LAID(card=card, place=named(location))
    if card == player.offering:
        return CARD_IS_OFFERED(card=card)
    if card in player.given_up:
        return CARD_IS_GIVEN_UP(card=card)
    return CARD_IS_NOT_YOURS(card=card)


# ---- black dice, village, pyramid -------------------------------------------------------------


def black_die(state: State, player: Player) -> Reason | None:
    """Whoever has a black die may roll it when the cards of a place are open, before it is settled.

    (To keep the dice is the same question.)
    """
    if player.dice == 0:
        return NO_BLACK_DIE(need=1, have=0)
    if isinstance(state.frames[-1], UseDie):
        return None
    if asked_before_cards(state):
        return DICE_BEFORE_OPENING()
    if isinstance(state.frames[-1], OldManHelps):
        return OLD_MAN_FIRST()
    if isinstance(state.frames[-1], Village | FirstPlacer):
        return DICE_TOO_LATE(place=named(place_now(state)))
    return DICE_AFTER_OPENING(have=player.dice)


def early_die(state: State, player: Player, location: int) -> Reason | None:
    """An option: whoever has a black die may roll it before cards are laid, for a later place."""
    if not state.dice_before_cards:
        return NO_EARLY_DICE()
    if player.dice == 0:
        return NO_BLACK_DIE(need=1, have=0)
    if not asked_before_cards(state):
        return EARLY_DICE_OVER()
    if location < place_now(state):
        return DICE_FOR_LATER(place=named(location))
    rolled = [pips for place, pips in player.early_rolls if place == location]
    if len(rolled) >= state.max_dice_per_bid:
        return ENOUGH_DICE(place=named(location), have=len(rolled))
    return None


def old_man(state: State, seat: int) -> Reason | None:
    """An option: whoever holds the old man says at the temple whether he counts."""
    if not state.old_man_may_help:
        return OLD_MAN_ALWAYS()
    if state.old_man != seat:
        return OLD_MAN_ELSEWHERE()
    if not isinstance(state.frames[-1], OldManHelps):
        return OLD_MAN_LATER()
    return None


def hut_or_die(state: State) -> Reason | None:
    """When the village is settled its highest bidder chooses, once a round."""
    if isinstance(state.frames[-1], Village):
        return None
    if place_now(state) > VILLAGE:
        return VILLAGE_DONE()
    return VILLAGE_LATER()


def who_places_first(state: State) -> Reason | None:
    """When the pyramid is settled with one marker each, the highest bidder says who goes first.

    It is asked only where it matters: one space is left in the row.
    """
    if isinstance(state.frames[-1], FirstPlacer):
        return None
    if place_now(state) > PYRAMID:
        return PYRAMID_DONE()
    free = free_in_row(state)
    if free != 1:
        return ORDER_ALL_THE_SAME(need=1, have=free)
    return PYRAMID_LATER()


# ---- what lies on the table -------------------------------------------------------------------


def offering_now(state: State) -> bool:
    """The offerings are chosen before anything else."""
    return isinstance(state.frames[-1], Offering)


def asked_before_cards(state: State) -> bool:
    """Black dice are asked for before cards are laid."""
    return isinstance(state.frames[-1], RollEarly)


def place_now(state: State) -> int:
    """The place that is bid for alone, or settled; 0 while there is none."""
    frame = state.frames[-1]
    if isinstance(frame, BidLocation | UseDie | RollEarly):
        return frame.location
    if isinstance(frame, OldManHelps):
        return TEMPLE
    if isinstance(frame, Village):
        return VILLAGE
    if isinstance(frame, FirstPlacer):
        return PYRAMID
    return 0


def places_of(player: Player, location: int) -> list[int]:
    """The two places for cards that a location has on the player's overview card."""
    return player.overview[2 * location - 2 : 2 * location]


def cards_at(player: Player, location: int) -> int:
    """How many cards the player has laid at a location."""
    return sum(card != NO_CARD for card in places_of(player, location))


def lying(player: Player) -> list[int]:
    """The cards that the player has laid in this round."""
    return [card for card in player.overview if card != NO_CARD]


def free_in_row(state: State) -> int:
    """How many spaces are left in the lowest row of the pyramid that is not full."""
    markers = len(state.pyramid)
    row = ROW_OF_SPACE[markers]
    return sum(other == row for other in ROW_OF_SPACE[markers:])


def named(location: int) -> str:
    """A place as an element of the board."""
    return f"location:{LOCATION_IDS[location]}"
