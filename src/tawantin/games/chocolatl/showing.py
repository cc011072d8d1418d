"""What a seat, or a spectator, may see of Chocolatl.

Built from nothing, field by field. Ids are those of `components.toml`; sites, spaces and rows
are lists in the order of the board. Parts that show the same are the same objects (see
`tawantin.kernel.parts`).
"""

from __future__ import annotations

from functools import lru_cache

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
    TEMPLE,
)
from .decisions.bids import BidAll, BidFirst, BidLocation, BidSecond
from .decisions.dice import OldManHelps, UseDie, shown_bids
from .decisions.early_dice import RollEarly
from .decisions.locations import FirstPlacer, Village
from .decisions.offering import Offering
from .mechanics.knowledge import is_face_up, offering_is_known, unseen
from .scoring import itemised, ranking
from .state import Player, State
from .view import Deck, Figure, LaidCard, Place, PlayerView, Row, Stack, View


def view(state: State, seat: int | None) -> View:
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


def phase_of(state: State) -> tuple[str, str | None]:
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
        case RollEarly():
            return "early_dice", LOCATION_IDS[frame.location]
        case OldManHelps():
            return "old_man", LOCATION_IDS[TEMPLE]
        case UseDie():
            return "dice_window", LOCATION_IDS[frame.location]
        case Village():
            return "village", "village"
        case FirstPlacer():
            return "first_placer", "pyramid"
    return "game_over", None


def _seat(state: State, seat: int, viewer: int | None, acts: bool) -> PlayerView:
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
        (tuple(player.rolls), player.early_rolls, state.old_man_helps),
        tuple(player.taken),
        tuple(player.given_up),
        tuple(player.points),
    )
    return _SEATS.of(key, state, seat, own, over, acts)


def _new_seat(state: State, seat: int, own: bool, over: bool, acts: bool) -> PlayerView:
    player = state.players[seat]
    overview = _overview(state, player, own, bool(state.deciding >> seat & 1))
    laid = sum(card is not None for place in overview for card in place.cards)
    offered = player.offering != NO_CARD
    return PlayerView(
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
        early_pips=[
            sum(pips for place, pips in player.early_rolls if place == location)
            for location in LOCATIONS
        ],
        last_bids=[player.last_bids[n : n + 2] for n in range(0, len(player.last_bids), 2)],
        unseen=unseen(state, seat),
        taken=list(player.taken),
        given_up=list(player.given_up),
        points=itemised(state)[seat],
    )


_SEATS = Parts(_new_seat)


def _overview(state: State, player: Player, own: bool, deciding: bool) -> list[Place]:
    """Whoever is still laying cards shows the others nothing of it, not even how many."""
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


def _next_location(state: State, seat: int | None) -> str | None:
    if seat is None or not state.frames or not state.deciding >> seat & 1:
        return None
    first = state.frames[-1].legal(state, seat)[0]
    return None if first.kind == "offer" else LOCATION_IDS[int(first.args[0])]


def _at(owners: tuple[int, ...], position: int) -> int | None:
    return owners[position] if position < len(owners) else None


def _or_none(seat: int) -> int | None:
    return None if seat == NOBODY else seat
