"""What a seat sees of the table as numbers: what `showing.py` shows, straight from the position."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tawantin.kernel.layout import layout
from tawantin.kernel.numbers import Numbers, Place, blank, turns

from . import GAME
from .actions import JUMP
from .board import LAYOUTS, PLACE_IDS, PLACES, ROTATIONS, roads
from .components import (
    COLOUR_SLOTS,
    FEATHER_IDS,
    GOD_CARDS,
    GOD_IDS,
    GOOD_COST,
    GOOD_POINTS,
    HEADBAND_BONUS,
    HOUSE_SLOTS,
    KIND_IDS,
    MASKS,
    MOST_FEATHERS,
    PRIEST_POINTS,
    ROAD_IDS,
    ROUNDS,
    SETUP,
    SPACE_IDS,
    SPACES,
    STATUS_POINTS,
    STEPS,
    TILE_VALUE,
)
from .decisions.abilities import FeatherAny, GodPile
from .decisions.capital import Headband, HouseSlot, TempleStep
from .decisions.exchange import Exchange
from .decisions.gods import SlideUp
from .decisions.movement import MoveTo, Rotate
from .decisions.phase_three import TaskStep
from .decisions.place import Place as PlaceDie
from .decisions.windows import Window
from .mechanics.moves import food_left, offerings_left
from .mechanics.tasks import TASK_IDS, TASKS, missing
from .showing import DECISIONS, has_chosen
from .state import ITEM_IDS, Player, State
from .view import View

_VIEW: Final = layout(View, max(GAME.about.seats))
SIZE: Final = _VIEW.size


def _of_player(name: str) -> Place:
    return _VIEW.place(f"players[viewer].{name}", "players")


def _cards(place: Place) -> Place:
    """A bag of cards, which are numbered from 1."""
    return Place(place.at, place.size, place.step, place.scale, 1)


_ROUND: Final = _VIEW.place("round")
_PHASE: Final = _VIEW.place("phase")
_ORDER: Final = _VIEW.place("order")
_DECISION: Final = _VIEW.place("decision.id")
_DECISION_IDS: Final = _VIEW.numbers("decision.id")
_DECIDERS: Final = _VIEW.place("decision.seats")
_VALUE: Final = _VIEW.place("decision.value")
_WAY: Final = _VIEW.place("decision.road")
_PERSON_KIND: Final = _VIEW.place("decision.kind")
_ASKING_CARD: Final = _VIEW.place("decision.card")
_EXTRA_TURN: Final = _VIEW.place("decision.extra_turn")
_HEADDRESS_BONUS: Final = _VIEW.place("headdress_bonus")
_PRIEST_POINTS: Final = _VIEW.place("priest_points")
_TRIANGLES: Final = _VIEW.place("triangles")
_PLACES: Final = _VIEW.place("places")
_KHIPU: Final = _VIEW.place(f"places[{PLACE_IDS[0]}].khipu", "places")
_RUNNERS: Final = _VIEW.place(f"places[{PLACE_IDS[0]}].runners", "places")
_ROADS: Final = _VIEW.place("roads")
_SPACES: Final = _VIEW.place("spaces")
_DIE: Final = _VIEW.place(f"spaces[{SPACE_IDS[0]}].dice", "spaces")
_FACES: Final = _VIEW.place(f"spaces[{SPACE_IDS[0]}].dice[0].face").scale
_FEATHERS: Final = _VIEW.place(f"feathers[{FEATHER_IDS[0]}]")
_FOOD_LEFT: Final = _VIEW.place("food_left")
_OFFERINGS_LEFT: Final = _VIEW.place("offerings_left")
_STATUS: Final = _VIEW.place("status")
_IN_FIELD: Final = _VIEW.place("status[0]")
_TEMPLE: Final = _VIEW.place("temple")
_TEMPLE_INTI: Final = _VIEW.place("temple_inti")
_HOUSES: Final = [_VIEW.place(f"houses[{kind}]") for kind in KIND_IDS]
_TILE_PILES: Final = _VIEW.place(f"tile_piles[{KIND_IDS[0]}]")
_TILE_DISCARD: Final = _VIEW.place("tile_discard")
_MARKET: Final = _VIEW.place("market")
_MARKET_ROW: Final = _VIEW.place("market[0]", "market")
_GOOD: Final = _VIEW.place("market[0][0]", "market")
_GOOD_ID: Final = _VIEW.place("market[0][0].id", "market")
_COST: Final = _VIEW.place("market[0][0].cost", "market")
_GOOD_POINTS: Final = _VIEW.place("market[0][0].points", "market")
_PALACE: Final = _VIEW.place("palace")
_TASK_PILE: Final = _VIEW.place("task_pile")
_TASK_BOX: Final = _VIEW.place("task_box")
_GODS: Final = _VIEW.place("gods")
_OPEN: Final = _VIEW.place(f"gods[{GOD_IDS[0]}].open", "gods")
_PILE: Final = _VIEW.place(f"gods[{GOD_IDS[0]}].pile", "gods")
_GOD_DISCARD: Final = _VIEW.place("god_discard")
_CARD_IN_PLAY: Final = _VIEW.place("card_in_play")
_PUTUTU: Final = _VIEW.place("pututu")
_PLAYERS: Final = _VIEW.place("players")
_COLOUR: Final = _of_player("colour")
_TURN: Final = _of_player("turn")
_SCORE: Final = _of_player("score")
_POINTS: Final = _of_player(f"points[{ITEM_IDS[0]}]")
_MASK: Final = _of_player("mask")
_SLOTS: Final = _of_player("slots")
_OWN_FEATHERS: Final = _of_player("feathers")
_HEADBANDS: Final = _of_player("headbands")
_FIELDS: Final = _of_player("fields")
_FIELD_KHIPU: Final = _of_player("fields[0].khipu")
_TILE: Final = _of_player("fields[0].tile")
_TILE_VALUE: Final = _of_player("fields[0].value")
_UP: Final = _of_player("fields[0].up")
_RUNNER: Final = _of_player("runner")
_MAY_ROTATE: Final = _of_player("may_rotate")
_RESERVE: Final = _of_player("reserve")
_VILLAGES: Final = _of_player("villages")
_PRIESTS: Final = _of_player("priests")
_FOOD: Final = _of_player("food")
_OFFERINGS: Final = _of_player("offerings")
_INTI: Final = _of_player("inti")
_GOODS: Final = _of_player("goods")
_TASKS: Final = _of_player("tasks")
_MISSING: Final = _of_player(f"tasks[{TASK_IDS[0]}].missing")
_COMPLETED: Final = _of_player("completed")
_HAND_SIZE: Final = _of_player("hand_size")
_KNOWN_CARDS: Final = _cards(_of_player("known_cards"))
_SECRET_CARDS: Final = _cards(_of_player("secret_cards"))
_DICE: Final = _of_player("dice")
_OWN_PUTUTU: Final = _of_player("pututu")
_OWN_STATUS: Final = _of_player("status")
_DRAFTED: Final = _of_player("drafted")
_KEPT: Final = _of_player("kept")
_BOXED: Final = _of_player("boxed")
_CHOSEN: Final = _of_player("chosen")

_MAP_SIZE: Final = _ROADS.at + _ROADS.size - _TRIANGLES.at
_MASK_SIZE: Final = _SLOTS.at + _SLOTS.size - _MASK.at


@lru_cache
def _always(seats: int) -> Numbers:
    """What is the same in all positions."""
    out = blank(SIZE)
    _VIEW.place("viewer").one(out, 0)
    for space in SPACES[seats]:
        out[_SPACES.entry(0, space)] = 1.0
    for row in range(ROUNDS):
        for column in range(SETUP[seats].columns):
            out[_MARKET.entry(0, row) + _MARKET_ROW.step * column] = 1.0
    for god in range(len(GOD_IDS)):
        out[_GODS.entry(0, god)] = 1.0
    for seat in range(seats):
        _of_player("seat").one(out, _PLAYERS.entry(0, seat), seat)
    return out


@lru_cache(len(LAYOUTS) * ROTATIONS)
def _map(laid: int, rotation: int) -> Numbers:
    """The map as it is laid: triangles, overlay, villages, roads."""
    out = blank(_MAP_SIZE)
    base = -_TRIANGLES.at
    number_of = _VIEW.numbers("triangles[0]")
    for position, triangle in enumerate(LAYOUTS[laid].triangles):
        out[_TRIANGLES.entry(base, position) + number_of[triangle]] = 1.0
    _VIEW.place("rotation").number(out, base, rotation)
    for place in range(PLACES):
        entry = _PLACES.entry(base, place)
        out[entry] = 1.0
        if place:
            _VIEW.place(f"places[{PLACE_IDS[0]}].feather", "places").one(
                out, entry, LAYOUTS[laid].feather[place]
            )
        _VIEW.place(f"places[{PLACE_IDS[0]}].points", "places").number(
            out, entry, LAYOUTS[laid].points[place]
        )
    for number, way in enumerate(roads(laid, rotation)):
        entry = _ROADS.entry(base, number)
        _VIEW.place("roads[0].start", "roads").one(out, entry, way.start)
        _VIEW.place("roads[0].end", "roads").one(out, entry, way.end)
        _VIEW.place("roads[0].road", "roads").one(out, entry, way.road)
        _VIEW.place("roads[0].pips", "roads").number(out, entry, way.pips)
    return out


@lru_cache(len(MASKS))
def _mask(mask: int) -> Numbers:
    """A mask and the colours of its slots."""
    out = blank(_MASK_SIZE)
    _MASK.one(out, -_MASK.at, mask)
    for slot, colour in enumerate(MASKS[mask]):
        out[_SLOTS.entry(-_MASK.at, slot) + colour] = 1.0
    return out


def observe(state: State, seat: int, out: Numbers, at: int) -> None:
    """Write what the seat sees, from a place on."""
    turned = turns(state.seats, seat)
    out[at : at + SIZE] = _always(state.seats)
    start = at + _TRIANGLES.at
    out[start : start + _MAP_SIZE] = _map(state.layout, state.rotation)
    _ROUND.number(out, at, state.round)
    _PHASE.one(out, at, state.phase)
    _ORDER.seats(out, at, state.order, turned)
    if state.frames:
        _put_decision(state, seat, out, at, turned)
    _put_places(state, out, at, turned)
    _put_spaces(state, out, at, turned)
    _put_capital(state, out, at, turned)
    _put_market(state, out, at)
    _put_piles(state, out, at)
    for place, other in enumerate(state.order):
        player = state.players[other]
        base = _PLAYERS.entry(at, turned[other])
        _COLOUR.one(out, base, other)
        _TURN.number(out, base, place + 1)
        if has_chosen(state, other):
            _CHOSEN.one(out, base)
        _put_player(player, out, base)
        _put_mask(player, out, base)
        _put_tasks(state, player, out, base, other, other == seat)
        if other == seat:
            _SECRET_CARDS.bag(out, base, player.secret)
            _DRAFTED.each(out, base, player.draft)
            _KEPT.each(out, base, player.kept)
            _BOXED.each(out, base, player.boxed)


def _put_decision(state: State, seat: int, out: Numbers, at: int, turned: list[int]) -> None:
    """What is being decided; which card asks is known to whom it asks."""
    frame = state.frames[-1]
    for actor in frame.actors(state):
        _DECIDERS.one(out, at, turned[actor])
    if isinstance(frame, Window):
        if seat == frame.seat:
            _DECISION.one(out, at, _DECISION_IDS[f"card{frame.number:02}"])
            _ASKING_CARD.one(out, at, frame.number - 1)
        return
    final = isinstance(frame, TaskStep) and frame.final
    name = "final_task" if final else DECISIONS[type(frame)]
    _DECISION.one(out, at, _DECISION_IDS[name])
    if isinstance(frame, PlaceDie):
        if frame.virtual:
            _EXTRA_TURN.one(out, at)
    elif isinstance(frame, Exchange):
        _VALUE.known(out, at, frame.pips)
    elif isinstance(frame, HouseSlot):
        _VALUE.known(out, at, frame.value)
        _PERSON_KIND.one(out, at, frame.kind)
    elif isinstance(frame, (MoveTo, Rotate)):
        _VALUE.known(out, at, frame.value)
        _WAY.one(out, at, len(ROAD_IDS) if frame.road == JUMP else frame.road)
    elif isinstance(frame, (TempleStep, Headband)):
        _VALUE.known(out, at, frame.value)
    elif isinstance(frame, (FeatherAny, GodPile, SlideUp)):
        _VALUE.known(out, at, frame.left)


def _put_places(state: State, out: Numbers, at: int, turned: list[int]) -> None:
    """Khipu, the bottom one first, and runners."""
    for place, packed in enumerate(state.stacks):
        if packed:
            height = (packed.bit_length() - 1) // 3
            entry = _PLACES.entry(at, place) + _KHIPU.at + _KHIPU.step * height
            while packed:
                out[entry + turned[(packed & 7) - 1]] = 1.0
                packed >>= 3
                entry -= _KHIPU.step
    for seat, player in enumerate(state.players):
        _RUNNERS.one(out, _PLACES.entry(at, player.runner), turned[seat])


def _put_spaces(state: State, out: Numbers, at: int, turned: list[int]) -> None:
    """The dice on the action spaces, the first one placed first."""
    for space in SPACES[state.seats]:
        packed = state.dice[space]
        if packed:
            last = (packed.bit_length() - 1) // 6
            entry = _SPACES.entry(at, space) + _DIE.at + _DIE.step * last
            while packed:
                out[entry] = 1.0
                out[entry + 1 + turned[packed >> 3 & 7]] = 1.0
                out[entry + _DIE.step - 1] = (packed & 7) / _FACES
                packed >>= 6
                entry -= _DIE.step


def _put_capital(state: State, out: Numbers, at: int, turned: list[int]) -> None:
    """Bonuses, supplies, status, temple and houses."""
    _HEADDRESS_BONUS.number(out, at, HEADBAND_BONUS[state.round - 1])
    _PRIEST_POINTS.number(out, at, PRIEST_POINTS[state.round - 1])
    for colour in range(len(FEATHER_IDS)):
        left = MOST_FEATHERS * state.seats
        for player in state.players:
            left -= (player.feathers & COLOUR_SLOTS[player.mask][colour]).bit_count()
        _FEATHERS.number(out, at + colour, left)
    if state.limited:
        _FOOD_LEFT.known(out, at, food_left(state))
        _OFFERINGS_LEFT.known(out, at, offerings_left(state))
    above = [0] * len(STATUS_POINTS)
    for seat in state.ranking:
        field = state.players[seat].status
        out[_STATUS.entry(at, field) + _IN_FIELD.step * above[field] + turned[seat]] = 1.0
        above[field] += 1
    _TEMPLE.seats(out, at, state.temple[1 : STEPS + 1], turned)
    _TEMPLE_INTI.number(out, at, state.temple_inti)
    for slot, tile in enumerate(state.houses):
        if tile >= 0:
            house = _HOUSES[slot // HOUSE_SLOTS]
            out[house.entry(at, slot % HOUSE_SLOTS) + tile] = 1.0
    _TILE_PILES.row(out, at, [len(state.agriculture_pile), len(state.research_pile)])
    _TILE_DISCARD.each(out, at, state.tile_discard)


def _put_market(state: State, out: Numbers, at: int) -> None:
    """The goods on the market."""
    columns = SETUP[state.seats].columns
    for number, good in enumerate(state.market):
        if good >= 0:
            entry = _MARKET.entry(at, number // columns) + _MARKET_ROW.step * (number % columns)
            _GOOD.one(out, entry)
            _GOOD_ID.one(out, entry, good)
            _COST.number(out, entry, GOOD_COST[good])
            _GOOD_POINTS.number(out, entry, GOOD_POINTS[good])


def _put_piles(state: State, out: Numbers, at: int) -> None:
    """Tasks and god cards that nobody has."""
    _PALACE.each(out, at, state.palace)
    _TASK_PILE.number(out, at, len(state.task_pile))
    _TASK_BOX.each(out, at, state.task_box)
    for god, number in enumerate(state.open):
        base = _GODS.entry(at, god)
        if number:
            _OPEN.one(out, base, number - 1)
        _PILE.number(out, base, sum([state.pile[other] for other in GOD_CARDS[god]]))
    _GOD_DISCARD.row(out, at - 1, state.discard)
    if state.in_play:
        _CARD_IN_PLAY.one(out, at, state.in_play - 1)
    _PUTUTU.upto(out, at, state.pututu)


def _put_player(player: Player, out: Numbers, base: int) -> None:
    """What everybody sees of a player, but for mask and tasks."""
    _SCORE.number(out, base, sum(player.points))
    _POINTS.row(out, base, player.points)
    _RUNNER.one(out, base, player.runner)
    if player.may_rotate:
        _MAY_ROTATE.one(out, base)
    _RESERVE.number(out, base, player.reserve)
    _VILLAGES.members(out, base, player.villages)
    _PRIESTS.number(out, base, player.priests)
    _FOOD.number(out, base, player.food)
    _OFFERINGS.number(out, base, player.offerings)
    _INTI.number(out, base, player.inti)
    _GOODS.row(out, base, player.goods)
    _COMPLETED.each(out, base, player.completed)
    _HAND_SIZE.number(out, base, len(player.known) + len(player.secret))
    _KNOWN_CARDS.bag(out, base, player.known)
    _DICE.upto(out, base, player.dice)
    _OWN_PUTUTU.upto(out, base, player.pututu)
    _OWN_STATUS.number(out, base, player.status)


def _put_mask(player: Player, out: Numbers, base: int) -> None:
    """A player's mask and what is on it."""
    start = base + _MASK.at
    out[start : start + _MASK_SIZE] = _mask(player.mask)
    _OWN_FEATHERS.members(out, base, player.feathers)
    _HEADBANDS.members(out, base, player.headbands)
    for field, tile in enumerate(player.tiles):
        entry = base + _FIELDS.step * field
        if player.khipu >> field & 1:
            _FIELD_KHIPU.one(out, entry)
        if tile >= 0:
            _TILE.one(out, entry, tile)
            _TILE_VALUE.number(out, entry, TILE_VALUE[tile])
        if player.up >> field & 1:
            _UP.one(out, entry)


def _put_tasks(state: State, player: Player, out: Numbers, base: int, seat: int, own: bool) -> None:
    """Open tasks; of a hand that the viewer cannot see only the known cards count."""
    for task in player.tasks:
        known = player
        if player.secret and not own and TASKS[task].shows_hand:
            known = player.copy()
            known.secret = []
        entry = _TASKS.step * task
        out[base + _TASKS.at + entry] = 1.0
        _MISSING.number(out, base + entry, missing(state, seat, task, known))
