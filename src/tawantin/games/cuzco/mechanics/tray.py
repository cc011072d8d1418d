"""The tray of god cards: open cards, piles, discard, and what it costs to use a card."""

from __future__ import annotations

from tawantin.kernel.chance import Chance
from tawantin.kernel.events import EventLog

from .. import events as event
from ..actions import HAND, SOURCES
from ..components import CARD_GOD, CARD_IDS, GOD_CARDS, GOD_IDS, PLAY_INTI, PLAY_OFFERINGS
from ..state import Player, State

FROM_HAND = 1
FROM_TRAY = 2
"""Bits of `sources`."""


def sources(state: State, seat: int, number: int) -> int:
    """How the player could pay for a card of that number: bits for hand and tray."""
    player = state.players[seat]
    ways = 0
    if player.hand >> number & 1 and player.offerings:
        ways = FROM_HAND
    if state.shown >> number & 1 and player.inti and not state.inti_used >> number & 1:
        ways |= FROM_TRAY
    return ways


def payable(state: State, player: Player) -> int:
    """The numbers of the cards for which `sources` finds a way, as a bit set."""
    numbers = player.hand if player.offerings else 0
    if player.inti:
        numbers |= state.shown & ~state.inti_used
    return numbers


def tell_hint(state: State, seat: int, number: int, events: EventLog | None) -> None:
    """Whether the player is asked about a card may betray a secret hand: then undo must stop."""
    player = state.players[seat]
    if events is None or not player.secret or not player.offerings or number in player.known:
        return
    if not sources(state, seat, number) & FROM_TRAY:
        events.reveal()


def open_gods(state: State) -> int:
    """The gods with an open card, as a bit set."""
    flags = 0
    for god, number in enumerate(state.open):
        if number:
            flags |= 1 << god
    return flags


def turn_up(state: State, god: int, chance: Chance, events: EventLog | None) -> None:
    """Turn up the next card of a god; an empty pile is made anew from the discards first."""
    pile = state.pile
    numbers = GOD_CARDS[god]
    left = sum([pile[number] for number in numbers])
    if not left:
        for number in numbers:
            pile[number] = state.discard[number]
            state.discard[number] = 0
            left += pile[number]
        if not left:
            return
        if events is not None:
            events.tell(event.GodPileRebuilt(GOD_IDS[god], left))
    picked = chance.pick(left)
    for number in numbers:
        picked -= pile[number]
        if picked < 0:
            break
    pile[number] -= 1
    state.open[god] = number
    state.shown |= 1 << number
    if events is not None:
        events.tell(event.GodCardTurnedUp(GOD_IDS[god], CARD_IDS[number]))
        events.reveal()


def take_open(state: State, seat: int, god: int, chance: Chance, events: EventLog | None) -> None:
    """Take a god's open card into the hand, for all to see; the next one is turned up at once."""
    number = state.open[god]
    state.open[god] = 0
    state.shown &= ~(1 << number)
    player = state.players[seat]
    player.known.append(number)
    player.hand |= 1 << number
    if events is not None:
        events.tell(event.GodCardTaken(seat, CARD_IDS[number]))
    turn_up(state, god, chance, events)


def numbers_in_hand(player: Player) -> int:
    """The numbers of the cards in hand, as a bit set."""
    flags = 0
    for number in player.known:
        flags |= 1 << number
    for number in player.secret:
        flags |= 1 << number
    return flags


def _spend_from_hand(player: Player, number: int, events: EventLog | None) -> None:
    """A card that everybody knows of goes first; a secret one becomes known by being played."""
    if number in player.known:
        player.known.remove(number)
    else:
        player.secret.remove(number)
        player.dealt_gods |= 1 << CARD_GOD[number]
        if events is not None:
            events.reveal()
    player.hand = numbers_in_hand(player)


def pay(state: State, seat: int, number: int, source: int, events: EventLog | None) -> None:
    """Pay for a card and put it into play, where it stays until `put_away`."""
    player = state.players[seat]
    if source == HAND:
        player.offerings -= PLAY_OFFERINGS
        _spend_from_hand(player, number, events)
    else:
        player.inti -= PLAY_INTI
        state.inti_gone += PLAY_INTI
        state.inti_used |= 1 << number
        state.open[CARD_GOD[number]] = 0
        state.shown &= ~(1 << number)
    state.in_play = number
    if events is not None:
        events.tell(event.GodCardPlayed(seat, CARD_IDS[number], SOURCES[source]))


def put_away(state: State, chance: Chance, events: EventLog | None) -> None:
    """The card in play goes to the discard; a god without open card gets one at once."""
    number = state.in_play
    god = CARD_GOD[number]
    state.in_play = 0
    state.discard[number] += 1
    if not state.open[god]:
        turn_up(state, god, chance, events)


def pay_and_put_away(
    state: State, seat: int, number: int, source: int, chance: Chance, events: EventLog | None
) -> None:
    """Use a card that has no choices of its own."""
    pay(state, seat, number, source, events)
    put_away(state, chance, events)
