"""What a seat, or a spectator, may see of Chocolatl.

Built from nothing, field by field. Ids are those of `components.toml`; sites, spaces and rows
are lists in the order of the board. Parts that show the same are the same objects (see
`tawantin.kernel.parts`).
"""

from __future__ import annotations

from functools import lru_cache

import msgspec

from tawantin.kernel.parts import MOST_PARTS, Parts

from .components import (
    BONUS_TILES,
    BREWERY_FIRST,
    BREWERY_SECOND,
    DECK_IDS,
    FIGURE_IDS,
    HAND_SIZE,
    LAST_ROUND_POINTS,
    LOCATION_IDS,
    LOCATIONS,
    LOWEST_AT_BREWERY,
    MODE_COLOURS,
    MODE_IDS,
    NO_CARD,
    NOBODY,
    ROUNDS,
    ROW_OF_SPACE,
    ROW_POINTS,
    SITES,
    SPACES,
)
from .decisions.bids import BidAll, BidFirst, BidLocation, BidSecond
from .decisions.dice import UseDie, shown_bids
from .decisions.locations import FirstPlacer, Village
from .decisions.offering import Offering
from .events import Bid
from .knowledge import is_face_up, offering_is_known, unseen
from .scoring import itemised, ranking
from .state import ChocolatlState, Player


class LaidCard(msgspec.Struct, frozen=True):
    """A card on an overview card."""

    value: int | None
    """None for the face-down card of somebody else."""
    face_up: bool


class Place(msgspec.Struct, frozen=True):
    """A place of an overview card."""

    location: str
    cards: list[LaidCard | None]
    """Two; None where no card is known to lie."""
    total: int | None
    """The sum of the cards, if both are known."""


class Stack(msgspec.Struct, frozen=True):
    """The discs on a field of the score track."""

    field: int
    seats: list[int]
    """From bottom to top."""


class Deck(msgspec.Struct, frozen=True):
    """An improvement deck with its card field."""

    deck: str
    left: int
    """Cards face down."""
    unseen: list[int]
    """Their values; the order is unknown to everybody."""
    open_card: int | None
    last_round_points: int
    """Printed on the card field."""


class Figure(msgspec.Struct, frozen=True):
    """A figure and where it is."""

    figure: str
    holder: int | None


class Row(msgspec.Struct, frozen=True):
    """A row of the pyramid, from the bottom."""

    points: int
    spaces: list[int | None]
    """The owners of the markers."""
    winner: int | None
    """Who got the points."""


class Seat(msgspec.Struct, frozen=True):
    """A player, as everybody sees him."""

    seat: int
    score: int
    """The field of the score track; at the end the final score."""
    markers: int
    substitutes: int
    tiles: int
    dice: int
    chocolatl: bool
    old_man: bool
    deciding: bool
    """Must decide now; in a simultaneous choice False means that the seat has finished."""
    offered: bool
    """Has a card on the offering place."""
    offering: int | None
    """Known to its owner, and to everybody at the end."""
    hand_size: int
    """Not counting cards that lie on the overview card for all to see."""
    overview: list[Place]
    bid: Bid | None
    """The bid at the location that is face up last, while it counts."""
    rolls: list[int]
    """Black dice rolled for that bid."""
    last_bids: list[list[int]]
    """By location: the two cards of the last round that was opened whole; empty before."""
    unseen: list[int]
    """All cards of this player that do not lie face up, as everybody can tell."""
    taken: list[int]
    """Improvement cards, in the order of taking."""
    given_up: list[int]
    points: dict[str, int]
    """Where the score came from, by item."""


class View(msgspec.Struct):
    """The whole table."""

    seat: int | None
    """Who looks; None for a spectator."""
    phase: str
    """offering, bid_all, bid_first, bid_second, bid_location, dice_window, village, first_placer
    or game_over."""
    location: str | None
    """Where the phase takes place."""
    actors: list[int]
    round: int
    """0 during the offering."""
    rounds: int
    mode: str | None
    mode_colour: str | None
    last_round: bool
    endings: list[str]
    track: list[Stack]
    """The fields with discs, ascending."""
    white_dice: list[int]
    """Descending."""
    die_on_board: bool
    dice_supply: int
    tiles_supply: int
    decks: list[Deck]
    figures: list[Figure]
    huts: list[int | None]
    """The owners, by building site."""
    pyramid: list[Row]
    brewery_first: int
    brewery_second: int
    brewery_lowest: int
    ranking: list[int] | None
    """Seats by the bids that lie open now, the highest first."""
    hand: list[int] | None
    """The viewer's own cards, without those laid."""
    next_location: str | None
    """Where the viewer's next step lays cards."""
    seats: list[Seat]


def view(state: ChocolatlState, seat: int | None) -> View:
    """What the seat, or a spectator (None), may see."""
    phase, location = phase_of(state)
    begun = state.round > 0
    top = state.frames[-1] if state.frames else None
    actors = top.actors(state) if top is not None else ()
    hand = None if seat is None else list(state.players[seat].hand)
    return View(
        seat=seat,
        phase=phase,
        location=location,
        actors=list(actors),
        round=state.round,
        rounds=ROUNDS,
        mode=MODE_IDS[state.mode] if begun else None,
        mode_colour=MODE_COLOURS[state.mode] if begun else None,
        last_round=bool(state.endings),
        endings=list(state.endings),
        track=_track(tuple(state.scores), tuple(state.discs)),
        white_dice=list(state.white_dice),
        die_on_board=state.die_on_board,
        dice_supply=state.dice_supply,
        tiles_supply=BONUS_TILES - len(state.huts),
        decks=_decks(tuple([tuple(deck) for deck in state.decks]), tuple(state.open_cards)),
        figures=_figures(state.chocolatl, state.old_man),
        huts=_huts(tuple(state.huts)),
        pyramid=_pyramid(tuple(state.pyramid), tuple(state.row_winners)),
        brewery_first=BREWERY_FIRST[max(state.round, 1)],
        brewery_second=BREWERY_SECOND[max(state.round, 1)],
        brewery_lowest=LOWEST_AT_BREWERY,
        ranking=ranking(state) if state.face_up else None,
        hand=hand,
        next_location=_next_location(state, seat),
        seats=[_seat(state, other, seat, other in actors) for other in range(len(state.players))],
    )


def phase_of(state: ChocolatlState) -> tuple[str, str | None]:
    """What is being decided, and at which location."""
    frame = state.frames[-1] if state.frames else None
    match frame:
        case Offering():
            return "offering", None
        case BidAll():
            return "bid_all", None
        case BidFirst():
            return "bid_first", None
        case BidSecond():
            return "bid_second", None
        case BidLocation():
            return "bid_location", LOCATION_IDS[frame.location]
        case UseDie():
            return "dice_window", LOCATION_IDS[frame.location]
        case Village():
            return "village", "village"
        case FirstPlacer():
            return "first_placer", "pyramid"
    return "game_over", None


def _seat(state: ChocolatlState, seat: int, viewer: int | None, acts: bool) -> Seat:
    player = state.players[seat]
    own = seat == viewer
    over = not state.frames
    key = (
        (seat, own, over, acts, bool(state.deciding >> seat & 1), player.offering),
        (player.markers, player.substitutes, player.tiles, player.dice),
        (seat == state.chocolatl, seat == state.old_man, state.bids[seat] if state.bids else 0),
        (state.face_up, state.first_cards_open, offering_is_known(state)),
        tuple(player.hand),
        tuple(player.overview),
        tuple(player.last_bids),
        tuple(player.rolls),
        tuple(player.taken),
        tuple(player.given_up),
        tuple(player.points),
    )
    return _SEATS.of(key, state, seat, own, over, acts)


def _new_seat(state: ChocolatlState, seat: int, own: bool, over: bool, acts: bool) -> Seat:
    player = state.players[seat]
    overview = _overview(state, player, own, bool(state.deciding >> seat & 1))
    laid = sum(card is not None for place in overview for card in place.cards)
    offered = player.offering != NO_CARD
    return Seat(
        seat=seat,
        score=sum(player.points),
        markers=player.markers,
        substitutes=player.substitutes,
        tiles=player.tiles,
        dice=player.dice,
        chocolatl=seat == state.chocolatl,
        old_man=seat == state.old_man,
        deciding=acts,
        offered=offered,
        offering=player.offering if offered and (own or over) else None,
        hand_size=(HAND_SIZE if offered else HAND_SIZE + 1) - laid,
        overview=overview,
        bid=shown_bids(state)[seat] if state.face_up else None,
        rolls=list(player.rolls),
        last_bids=[player.last_bids[n : n + 2] for n in range(0, len(player.last_bids), 2)],
        unseen=unseen(state, seat),
        taken=list(player.taken),
        given_up=list(player.given_up),
        points=itemised(state)[seat],
    )


_SEATS = Parts(_new_seat)


def _overview(state: ChocolatlState, player: Player, own: bool, deciding: bool) -> list[Place]:
    """Who is still laying cards shows nothing of it to the others, not even how many."""
    places = []
    for location in LOCATIONS:
        cards: list[LaidCard | None] = []
        for place in (2 * location - 2, 2 * location - 1):
            value = player.overview[place]
            face_up = is_face_up(state, place)
            if value == NO_CARD or (deciding and not own and not face_up):
                cards.append(None)
            else:
                cards.append(LaidCard(value if own or face_up else None, face_up))
        known = [card.value for card in cards if card is not None and card.value is not None]
        places.append(
            Place(LOCATION_IDS[location], cards, sum(known) if len(known) == len(cards) else None)
        )
    return places


@lru_cache(MOST_PARTS)
def _track(scores: tuple[int, ...], discs: tuple[int, ...]) -> list[Stack]:
    return [
        Stack(field, [seat for seat in discs if scores[seat] == field])
        for field in sorted(set(scores))
    ]


@lru_cache(MOST_PARTS)
def _decks(decks: tuple[tuple[int, ...], ...], open_cards: tuple[int, ...]) -> list[Deck]:
    return [
        Deck(
            deck=DECK_IDS[deck],
            left=len(cards),
            unseen=sorted(cards),
            open_card=None if open_cards[deck] == NO_CARD else open_cards[deck],
            last_round_points=LAST_ROUND_POINTS[deck],
        )
        for deck, cards in enumerate(decks)
    ]


@lru_cache(MOST_PARTS)
def _figures(chocolatl: int, old_man: int) -> list[Figure]:
    return [
        Figure(FIGURE_IDS[0], _or_none(chocolatl)),
        Figure(FIGURE_IDS[1], _or_none(old_man)),
    ]


@lru_cache(MOST_PARTS)
def _huts(huts: tuple[int, ...]) -> list[int | None]:
    return [_at(huts, site) for site in range(SITES)]


@lru_cache(MOST_PARTS)
def _pyramid(pyramid: tuple[int, ...], winners: tuple[int, ...]) -> list[Row]:
    owners = [_at(pyramid, space) for space in range(SPACES)]
    return [
        Row(
            points=points,
            spaces=[owner for space, owner in enumerate(owners) if ROW_OF_SPACE[space] == row],
            winner=_at(winners, row),
        )
        for row, points in enumerate(ROW_POINTS)
    ]


def _next_location(state: ChocolatlState, seat: int | None) -> str | None:
    if seat is None or not state.frames or not state.deciding >> seat & 1:
        return None
    first = state.frames[-1].legal(state, seat)[0]
    return None if first.kind == "offer" else LOCATION_IDS[int(first.args[0])]


def _at(owners: tuple[int, ...], position: int) -> int | None:
    return owners[position] if position < len(owners) else None


def _or_none(seat: int) -> int | None:
    return None if seat == NOBODY else seat
