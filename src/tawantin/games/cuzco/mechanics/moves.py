"""The small things that happen in many places: gains, steps, tiles, feathers, khipu, dice."""

from __future__ import annotations

from tawantin.kernel.events import EventLog

from .. import events as event
from ..board import LAYOUTS, PLACE_IDS
from ..components import (
    FEATHER_IDS,
    FOOD_SUPPLY,
    LAST_STATUS,
    MASKS,
    OFFERING_SUPPLY,
    RESEARCH,
    TILE_ABILITY,
    TILE_IDS,
    TILE_KIND,
    TILE_VALUE,
)
from ..state import EMPTY_SPACE, ITEM_IDS, State, dice_on


def gain_points(state: State, seat: int, points: int, item: int, events: EventLog | None) -> None:
    """Points are never lost again; `item` says what they are for."""
    state.players[seat].points[item] += points
    if events is not None and points:
        events.tell(event.PointsGained(seat, points, ITEM_IDS[item]))


def food_left(state: State) -> int:
    """Food in the supply; matters only where it is limited."""
    return FOOD_SUPPLY - sum([player.food for player in state.players])


def offerings_left(state: State) -> int:
    """Offerings in the supply; matters only where they are limited."""
    return OFFERING_SUPPLY - sum([player.offerings for player in state.players])


def gain_food(state: State, seat: int, count: int, events: EventLog | None) -> None:
    """Take food, or what is left of it."""
    if state.limited:
        count = min(count, food_left(state))
    state.players[seat].food += count
    if events is not None and count:
        events.tell(event.FoodTaken(seat, count))


def gain_offerings(state: State, seat: int, count: int, events: EventLog | None) -> None:
    """Take offerings, or what is left of them."""
    if state.limited:
        count = min(count, offerings_left(state))
    state.players[seat].offerings += count
    if events is not None and count:
        events.tell(event.OfferingsTaken(seat, count))


def advance_status(state: State, seat: int, steps: int, events: EventLog | None) -> None:
    """The marker stops on the last field; arriving, it goes on top of those there."""
    player = state.players[seat]
    start = player.status
    end = min(start + steps, LAST_STATUS)
    if end == start:
        return
    player.status = end
    ranking = state.ranking
    ranking.remove(seat)
    place = 0
    while place < len(ranking) and state.players[ranking[place]].status > end:
        place += 1
    ranking.insert(place, seat)
    if events is not None:
        events.tell(event.StatusMoved(seat, start, end))


def put_tile(state: State, seat: int, tile: int, slot: int, events: EventLog | None) -> None:
    """A new tile lies up on the free field with the lowest index."""
    player = state.players[seat]
    free = player.free
    bit = free & -free
    field = bit.bit_length() - 1
    player.tiles[field] = tile
    player.tiled |= bit
    player.up |= bit
    player.strengths[TILE_KIND[tile]] += 1 << 2 * TILE_ABILITY[tile]
    if events is not None:
        events.tell(event.TileTaken(seat, TILE_IDS[tile], slot, field))


def slide_down(state: State, seat: int, field: int, events: EventLog | None) -> None:
    """A research tile advances the status marker, an agriculture tile brings food."""
    player = state.players[seat]
    player.up &= ~(1 << field)
    tile = player.tiles[field]
    if events is not None:
        events.tell(event.TileSlid(seat, TILE_IDS[tile], field, True))
    if TILE_KIND[tile] == RESEARCH:
        advance_status(state, seat, TILE_VALUE[tile], events)
    else:
        gain_food(state, seat, TILE_VALUE[tile], events)


def place_feather(state: State, seat: int, slot: int, origin: str, events: EventLog | None) -> None:
    """A feather is put into an empty slot of its colour and never moves again."""
    player = state.players[seat]
    player.feathers |= 1 << slot
    if events is not None:
        colour = FEATHER_IDS[MASKS[player.mask][slot]]
        events.tell(event.FeatherPlaced(seat, colour, slot, origin))


def lay_khipu(state: State, seat: int, place: int, events: EventLog | None) -> bool:
    """From the mask, the lowest field first, else from the reserve; False if there is none."""
    player = state.players[seat]
    field = -1
    if player.khipu:
        bit = player.khipu & -player.khipu
        player.khipu ^= bit
        field = bit.bit_length() - 1
    elif player.reserve:
        player.reserve -= 1
    else:
        return False
    player.villages |= 1 << place
    state.stacks[place] = state.stacks[place] << 3 | seat + 1
    if events is not None:
        events.tell(event.KhipuLaid(seat, PLACE_IDS[place], None if field < 0 else field))
    return True


def reserve_khipu(state: State, seat: int, events: EventLog | None) -> None:
    """The khipu on the lowest field goes to the reserve and frees the field."""
    player = state.players[seat]
    bit = player.khipu & -player.khipu
    player.khipu ^= bit
    player.reserve += 1
    if events is not None:
        events.tell(event.KhipuReserved(seat, bit.bit_length() - 1))


def village_points(state: State, place: int) -> int:
    """What a village is worth."""
    return LAYOUTS[state.layout].points[place]


def put_die(state: State, seat: int, face: int, space: int) -> None:
    """A die is put on a space."""
    state.dice[space] = state.dice[space] << 6 | seat << 3 | face
    if face < state.lowest[space]:
        state.lowest[space] = face


def lift_die(state: State, face: int, space: int) -> int:
    """Take the last die with that face off a space; says whose it is."""
    dice = dice_on(state.dice[space])
    owner = -1
    for n in range(len(dice) - 1, -1, -1):
        if dice[n][1] == face:
            owner = dice[n][0]
            del dice[n]
            break
    state.dice[space] = 0
    state.lowest[space] = EMPTY_SPACE
    for seat, other in dice:
        put_die(state, seat, other, space)
    return owner
