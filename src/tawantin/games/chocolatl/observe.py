"""What a seat sees of Chocolatl as numbers: what `showing.py` shows, straight from the position."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tawantin.kernel.layout import layout
from tawantin.kernel.numbers import Numbers, Place, blank, turns

from .components import (
    BONUS_TILES,
    BREWERY_FIRST,
    BREWERY_SECOND,
    DECK_IDS,
    FIGURE_IDS,
    GAME_SEATS,
    HAND_SIZE,
    ITEM_IDS,
    LAST_ROUND_POINTS,
    LOCATIONS,
    MODE_COLOURS,
    NO_CARD,
    ROW_OF_SPACE,
    ROW_POINTS,
    TILE_BID,
)
from .decisions.bids import (
    BidAll,
    BidFirst,
    BidLocation,
    BidSecond,
    next_first,
    next_pair,
    next_second,
)
from .decisions.dice import old_man_bid
from .mechanics.knowledge import is_face_up, unseen
from .scoring import ranking
from .showing import phase_of
from .state import Player, State
from .view import View

_VIEW: Final = layout(View, GAME_SEATS)
SIZE: Final = _VIEW.size
_PHASE: Final = _VIEW.place("phase")
_LOCATION: Final = _VIEW.place("location")
_ACTORS: Final = _VIEW.place("actors")
_ROUND: Final = _VIEW.place("round")
_MODE: Final = _VIEW.place("mode")
_MODE_COLOUR: Final = _VIEW.place("mode_colour")
_LAST_ROUND: Final = _VIEW.place("last_round")
_ENDINGS: Final = _VIEW.place("endings")
_TRACK: Final = _VIEW.place("track")
_FIELD: Final = _VIEW.place("track[0].field", "track")
_STACK: Final = _VIEW.place("track[0].seats", "track")
_WHITE_DICE: Final = _VIEW.place("white_dice")
_DIE_ON_BOARD: Final = _VIEW.place("die_on_board")
_DICE_SUPPLY: Final = _VIEW.place("dice_supply")
_TILES_SUPPLY: Final = _VIEW.place("tiles_supply")
_DECKS: Final = _VIEW.place("decks")
_LEFT: Final = _VIEW.place(f"decks[{DECK_IDS[0]}].left", "decks")
_LEFT_UNSEEN: Final = _VIEW.place(f"decks[{DECK_IDS[0]}].unseen", "decks")
_OPEN_CARD: Final = _VIEW.place(f"decks[{DECK_IDS[0]}].open_card", "decks")
_FIGURES: Final = _VIEW.place("figures")
_HOLDER: Final = _VIEW.place(f"figures[{FIGURE_IDS[0]}].holder", "figures")
_HUTS: Final = _VIEW.place("huts")
_PYRAMID: Final = _VIEW.place("pyramid")
_SPACES: Final = _VIEW.place("pyramid[0].spaces", "pyramid")
_WINNER: Final = _VIEW.place("pyramid[0].winner", "pyramid")
_BREWERY_FIRST: Final = _VIEW.place("brewery_first")
_BREWERY_SECOND: Final = _VIEW.place("brewery_second")
_RANKING: Final = _VIEW.place("ranking")
_HAND: Final = _VIEW.place("hand")
_NEXT_LOCATION: Final = _VIEW.place("next_location")
_SEATS: Final = _VIEW.place("seats")


def _of_seat(name: str) -> Place:
    return _VIEW.place(f"seats[viewer].{name}", "seats")


_SCORE: Final = _of_seat("score")
_MARKERS: Final = _of_seat("markers")
_SUBSTITUTES: Final = _of_seat("substitutes")
_TILES: Final = _of_seat("tiles")
_DICE: Final = _of_seat("dice")
_CHOCOLATL: Final = _of_seat("chocolatl")
_OLD_MAN: Final = _of_seat("old_man")
_DECIDING: Final = _of_seat("deciding")
_OFFERED: Final = _of_seat("offered")
_OFFERING: Final = _of_seat("offering")
_HAND_SIZE: Final = _of_seat("hand_size")
_OVERVIEW: Final = _of_seat("overview")
_LAID: Final = _of_seat("overview[0].cards[0].value")
_FACE_UP: Final = _of_seat("overview[0].cards[0].face_up")
_CARDS: Final = _of_seat("overview[0].cards")
_TOTAL: Final = _of_seat("overview[0].total")
_BID: Final = _of_seat("bid")
_BIDDER: Final = _of_seat("bid.seat")
_BID_CARDS: Final = _of_seat("bid.cards")
_BID_TILES: Final = _of_seat("bid.tiles")
_BID_OLD_MAN: Final = _of_seat("bid.old_man")
_BID_DICE: Final = _of_seat("bid.dice")
_BID_TOTAL: Final = _of_seat("bid.total")
_ROLLS: Final = _of_seat("rolls")
_EARLY_PIPS: Final = _of_seat("early_pips")
_LAST_BIDS: Final = _of_seat("last_bids")
_LAST_CARD: Final = _VIEW.place("seats[viewer].last_bids[0][0]", "seats[viewer].last_bids")
_UNSEEN: Final = _of_seat("unseen")
_TAKEN: Final = _of_seat("taken")
_GIVEN_UP: Final = _of_seat("given_up")
_POINTS: Final = _of_seat(f"points[{ITEM_IDS[0]}]")

_PHASES: Final = _VIEW.numbers("phase")
_LOCATIONS: Final = _VIEW.numbers("location")
_ENDING_IDS: Final = _VIEW.numbers("endings")
_COLOURS: Final = _VIEW.numbers("mode_colour")
_FIRST_OF_ROW: Final = [ROW_OF_SPACE.index(row) for row in range(len(ROW_POINTS))]


@lru_cache
def _always(seats: int) -> Numbers:
    """What is the same in all positions."""
    out = blank(SIZE)
    _VIEW.place("seat").one(out, 0)
    for deck, points in enumerate(LAST_ROUND_POINTS):
        base = _DECKS.entry(0, deck)
        out[base] = 1.0
        _VIEW.place(f"decks[{DECK_IDS[0]}].last_round_points", "decks").number(out, base, points)
    for figure in range(len(FIGURE_IDS)):
        out[_FIGURES.entry(0, figure)] = 1.0
    for row, points in enumerate(ROW_POINTS):
        base = _PYRAMID.entry(0, row)
        _VIEW.place("pyramid[0].points", "pyramid").number(out, base, points)
        for space in range(ROW_OF_SPACE.count(row)):
            out[_SPACES.entry(base, space)] = 1.0
    for seat in range(seats):
        base = _SEATS.entry(0, seat)
        _of_seat("seat").one(out, base, seat)
        for number in range(len(LOCATIONS)):
            _of_seat("overview[0].location").one(out, base + number * _OVERVIEW.step, number)
    return out


def observe(state: State, seat: int, out: Numbers, at: int) -> None:
    """Write what the seat sees, from a place on."""
    seats = len(state.players)
    turned = turns(seats, seat)
    out[at : at + SIZE] = _always(seats)
    top = state.frames[-1] if state.frames else None
    actors = top.actors(state) if top is not None else ()
    _put_moment(state, out, at)
    _put_board(state, out, at, turned)
    hand = state.players[seat].hand
    _HAND.mark(out, at)
    _HAND.bag(out, at, hand)
    location = _next_location(state, seat, hand)
    if location:
        _NEXT_LOCATION.one(out, at, location - 1)
    for actor in actors:
        _ACTORS.one(out, at, turned[actor])
        _DECIDING.one(out, _SEATS.entry(at, turned[actor]))
    for other, player in enumerate(state.players):
        base = _SEATS.entry(at, turned[other])
        _put_player(state, player, out, base, other)
        _put_cards(state, player, out, base, other, other == seat)
        if state.face_up:
            _put_bid(state, player, out, base, other, turned[other])


def _put_moment(state: State, out: Numbers, at: int) -> None:
    """What is being decided, and what the round is like."""
    phase, location = phase_of(state)
    _PHASE.one(out, at, _PHASES[phase])
    if location is not None:
        _LOCATION.one(out, at, _LOCATIONS[location])
    _ROUND.number(out, at, state.round)
    if state.round > 0:
        _MODE.one(out, at, state.mode)
        _MODE_COLOUR.one(out, at, _COLOURS[MODE_COLOURS[state.mode]])
    if state.endings:
        _LAST_ROUND.one(out, at)
        for ending in state.endings:
            _ENDINGS.one(out, at, _ENDING_IDS[ending])
    number = max(state.round, 1)
    _BREWERY_FIRST.number(out, at, BREWERY_FIRST[number])
    _BREWERY_SECOND.number(out, at, BREWERY_SECOND[number])
    _WHITE_DICE.upto(out, at, state.white_dice)
    if state.die_on_board:
        _DIE_ON_BOARD.one(out, at)
    _DICE_SUPPLY.number(out, at, state.dice_supply)


def _put_board(state: State, out: Numbers, at: int, turned: list[int]) -> None:
    """Score track, decks, figures, village, pyramid, and who leads the bidding."""
    for number, field in enumerate(sorted(set(state.scores))):
        base = _TRACK.entry(at, number)
        out[base] = 1.0
        _FIELD.number(out, base, field)
        stack = [disc for disc in state.discs if state.scores[disc] == field]
        _STACK.seats(out, base, stack, turned)
    _TILES_SUPPLY.number(out, at, BONUS_TILES - len(state.huts))
    for deck, cards in enumerate(state.decks):
        base = _DECKS.entry(at, deck)
        _LEFT.number(out, base, len(cards))
        _LEFT_UNSEEN.bag(out, base, cards)
        if state.open_cards[deck] != NO_CARD:
            _OPEN_CARD.known(out, base, state.open_cards[deck])
    holders = [state.chocolatl, state.old_man]
    for figure, holder in enumerate(holders):
        if holder >= 0:
            _HOLDER.one(out, _FIGURES.entry(at, figure), turned[holder])
    _HUTS.seats(out, at, state.huts, turned)
    for space, owner in enumerate(state.pyramid):
        row = ROW_OF_SPACE[space]
        base = _PYRAMID.entry(at, row)
        out[_SPACES.entry(base, space - _FIRST_OF_ROW[row]) + 1 + turned[owner]] = 1.0
    for row, winner in enumerate(state.row_winners):
        _WINNER.one(out, _PYRAMID.entry(at, row), turned[winner])
    if state.face_up:
        _RANKING.mark(out, at)
        _RANKING.seats(out, at, ranking(state), turned)


def _next_location(state: State, seat: int, hand: list[int]) -> int:
    """Where the seat's next step lays cards, 0 if nowhere."""
    if not state.frames or not state.deciding >> seat & 1:
        return 0
    frame = state.frames[-1]
    if isinstance(frame, BidAll):
        return next_pair(hand)
    if isinstance(frame, BidFirst):
        return next_first(hand)
    if isinstance(frame, BidSecond):
        return next_second(hand)
    return frame.location if isinstance(frame, BidLocation) else 0


def _put_player(state: State, player: Player, out: Numbers, base: int, seat: int) -> None:
    """What lies before a player, but for the cards."""
    score = 0
    for points in player.points:
        score += points
    _SCORE.number(out, base, score)
    _MARKERS.number(out, base, player.markers)
    _SUBSTITUTES.number(out, base, player.substitutes)
    _TILES.number(out, base, player.tiles)
    _DICE.number(out, base, player.dice)
    if seat == state.chocolatl:
        _CHOCOLATL.one(out, base)
    if seat == state.old_man:
        _OLD_MAN.one(out, base)
    _ROLLS.upto(out, base, player.rolls)
    if player.early_rolls:
        early = [0] * len(LOCATIONS)
        for location, pips in player.early_rolls:
            early[location - 1] += pips
        _EARLY_PIPS.row(out, base, early)
    _TAKEN.upto(out, base, player.taken)
    _GIVEN_UP.upto(out, base, player.given_up)
    _POINTS.row(out, base, player.points)


def _put_cards(state: State, player: Player, out: Numbers, base: int, seat: int, own: bool) -> None:
    """A player's cards, as far as they are known; whoever is still laying some shows nothing of
    it."""
    hidden = not own and bool(state.deciding >> seat & 1)
    size = HAND_SIZE + 1
    if player.offering != NO_CARD:
        size -= 1
        _OFFERED.one(out, base)
        if own or not state.frames:
            _OFFERING.known(out, base, player.offering)
    known, total = 0, 0
    for place, value in enumerate(player.overview):
        card = base + place // 2 * _OVERVIEW.step + place % 2 * _CARDS.step
        face_up = is_face_up(state, place)
        if place % 2 == 0:
            known, total = 0, 0
        if value == NO_CARD or (hidden and not face_up):
            continue
        size -= 1
        out[card + _CARDS.at] = 1.0
        if face_up:
            _FACE_UP.one(out, card)
        if own or face_up:
            _LAID.known(out, card, value)
            known, total = known + 1, total + value
            if known == 2:
                _TOTAL.known(out, base + place // 2 * _OVERVIEW.step, total)
    _HAND_SIZE.number(out, base, size)
    _UNSEEN.bag(out, base, unseen(state, seat))
    for number in range(len(player.last_bids) // 2):
        entry = _LAST_BIDS.entry(base, number)
        out[entry] = 1.0
        for card, value in enumerate(player.last_bids[2 * number : 2 * number + 2]):
            _LAST_CARD.known(out, entry + 2 * card, value)


def _put_bid(state: State, player: Player, out: Numbers, base: int, seat: int, turned: int) -> None:
    """The bid at the location that is face up last."""
    location = state.face_up
    _BID.one(out, base)
    _BIDDER.one(out, base, turned)
    _BID_CARDS.upto(out, base, player.overview[2 * location - 2 : 2 * location])
    _BID_TILES.number(out, base, player.tiles * TILE_BID[location])
    _BID_OLD_MAN.number(out, base, old_man_bid(state, seat, location))
    dice = 0
    for pips in player.rolls:
        dice += pips
    _BID_DICE.number(out, base, dice)
    _BID_TOTAL.number(out, base, state.bids[seat])
