"""Positions for the tests, made from real games by moving pieces."""

from __future__ import annotations

import tawantin
from tawantin import LiveChance
from tawantin.games.inca_empire.components import BOARDS, COLOURS, MARKERS, SUN_EVENT_IDS
from tawantin.games.inca_empire.decisions.era_track import ERA_TRACK
from tawantin.games.inca_empire.decisions.people import PEOPLE, TURNS
from tawantin.games.inca_empire.mechanics.network import conquer, place_road, turn_markers
from tawantin.games.inca_empire.mechanics.sun_events import counted, effects_of
from tawantin.games.inca_empire.state import State
from tawantin.kernel.bits import members

GAME = tawantin.game("inca_empire")
CHANCE = LiveChance(5)


def new(seats: int = 4, seed: int = 1, **options: bool) -> State:
    """A game just set up."""
    state = GAME.new(seats, options, LiveChance(seed))
    assert isinstance(state, State)
    return state


def seat_of(state: State, colour: str) -> int:
    return [player.colour for player in state.players].index(COLOURS.index(colour))


def region(state: State, name: str) -> int:
    return BOARDS[state.seats].regions.index(name)


def site(state: State, name: str) -> int:
    return BOARDS[state.seats].sites.index(name)


def line(state: State, name: str) -> int:
    return BOARDS[state.seats].lines.index(name)


def marker(state: State, name: str, kind: str) -> None:
    """Let the marker of a region be face up and of a type; another region's or the pool's goes."""
    number = region(state, name)
    if not state.turned >> number & 1:
        turn_markers(state, 1 << number, CHANCE, None)
    wanted = [m.id for m in MARKERS].index(kind)
    have = state.markers[number]
    if have == wanted:
        return
    if wanted in state.pool:
        state.pool[state.pool.index(wanted)] = have
    else:
        taken = {r for player in state.players for r in player.regions}
        other = next(r for r, m in enumerate(state.markers) if m == wanted and r not in taken)
        state.markers[other] = have
    state.markers[number] = wanted


def build(state: State, seat: int, *places: str) -> None:
    """Place roads without asking whether they are legal."""
    for place in places:
        wilderness = place.startswith("w")
        state.wilderness_left += wilderness
        place_road(state, seat, line(state, place), wilderness, CHANCE, None)


def take(state: State, seat: int, name: str, kind: str | None = None) -> None:
    """Conquer a region for nothing."""
    if kind is not None:
        marker(state, name, kind)
    elif not state.turned >> region(state, name) & 1:
        turn_markers(state, 1 << region(state, name), CHANCE, None)
    conquer(state, seat, region(state, name), 0, CHANCE, None)


def tile(state: State, name: str, temple: bool = False) -> None:
    """Put the right tile on a site, and perhaps a temple on it."""
    bit = 1 << site(state, name)
    if BOARDS[state.seats].city_sites & bit:
        state.cities |= bit
    else:
        state.garrisons |= bit
    state.temples |= bit if temple else 0


def sun(state: State, **sectors: list[str]) -> None:
    """Lay cards face up into sectors, taken from the deck or from hands."""
    for sector, names in sectors.items():
        for name in names:
            kind = SUN_EVENT_IDS.index(name)
            if kind in state.deck:
                state.deck.remove(kind)
            else:
                holder = next(p for p in state.players if kind in p.hand)
                holder.hand[holder.hand.index(kind)] = state.deck.pop()
            state.face_up[BOARDS[state.seats].sectors.index(sector)].append(kind)
    for player in state.players:
        mine = BOARDS[state.seats].sectors_of_colour[player.colour]
        player.affecting = counted(kind for s in mine for kind in state.face_up[s])


def turn(state: State, seat: int, labour: int = 0) -> None:
    """Begin a turn in the People phase, as if all others had had theirs."""
    state.players[seat].labour = labour
    state.wilderness_left = effects_of(state.players[seat].affecting).wilderness
    state.frames = [ERA_TRACK, PEOPLE[state.seats], TURNS[seat][True][True][False]]


def orange_turn(labour: int = 0, *cards: str, roads: tuple[str, ...] = ()) -> tuple[State, int]:
    """A turn of orange on the four-player map, with roads and with cards that affect it."""
    state = new()
    seat = seat_of(state, "orange")
    build(state, seat, *roads)
    sun(state, q1=list(cards))
    turn(state, seat, labour)
    return state, seat


def play(state: State, seat: int, *texts: str) -> None:
    for text in texts:
        GAME.apply(state, seat, text, CHANCE)


def legal(state: State, seat: int, kind: str | None = None) -> list[str]:
    """The texts of the legal actions, perhaps of one kind."""
    return [a.text for a in GAME.legal(state, seat) if kind is None or a.kind == kind]


def names(state: State, sites: int) -> list[str]:
    return [BOARDS[state.seats].sites[number] for number in members(sites)]
