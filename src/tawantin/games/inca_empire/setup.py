"""Setting a game up."""

from __future__ import annotations

from collections.abc import Mapping

from tawantin.kernel.about import Value
from tawantin.kernel.bits import members
from tawantin.kernel.chance import Chance, draw, shuffled
from tawantin.kernel.errors import BadOption
from tawantin.kernel.events import EventLog

from . import GAME
from .board import Board
from .components import (
    BOARDS,
    COLOURS,
    DECLINE_REMOVES,
    GODS_LABOUR,
    GODS_MARKERS,
    HAND_SIZE,
    INVASION_MARKERS,
    MARKERS,
    START_LABOUR,
    START_VP,
    SUN_EVENTS,
)
from .decisions.era_track import ERA_TRACK
from .decisions.phases import draw_card
from .events import ColourDealt, RoadBuilt, TurnOrderSet
from .lookup import OPEN_AT_START
from .mechanics.network import reconnect, turn_markers
from .state import POINTS, Player, State

MOST_SEATS = max(GAME.components.about.seats)


def start(
    seats: int, options: Mapping[str, Value], chance: Chance, events: EventLog | None
) -> State:
    """Set the board up for a number of players, up to the first Inca phase."""
    early_decline = options["early_decline"] is True
    if early_decline and seats != MOST_SEATS:
        raise BadOption(f"Early decline is a game for {MOST_SEATS} players, not for {seats}.")
    board = BOARDS[seats]
    players = [_player(board, colour) for colour in shuffled(board.colours, chance)]
    state = _empty_board(board, players, options)
    for seat, player in enumerate(players):
        line = board.start_line_of_colour[player.colour]
        state.claimed |= 1 << line
        if events is not None:
            region = board.regions[board.start_region_of_colour[player.colour]]
            events.tell(ColourDealt(seat, COLOURS[player.colour], region))
            sites = [board.sites[site] for site in board.ends_of[line]]
            events.tell(RoadBuilt(seat, board.lines[line], False, sites))
    _lay_markers(state, board, chance, events)
    for seat in range(seats):
        for _ in range(HAND_SIZE):
            draw_card(state, seat, chance, events)
    state.order = shuffled(range(seats), chance)
    for tile, seat in enumerate(state.order, 1):
        players[seat].arrived = tile
    if events is not None:
        events.tell(TurnOrderSet(list(state.order)))
    return state


def _player(board: Board, colour: int) -> Player:
    player = Player(
        colour=colour,
        vp=START_VP,
        arrived=0,
        labour=START_LABOUR,
        hand=[],
        roads=1 << board.start_line_of_colour[colour],
        wilderness=0,
        connected=0,
        reach=0,
        touched=0,
        regions=[],
        terraces=0,
        marker_labour=0,
        weak_markers=0,
        affecting=0,
        points=[0] * len(POINTS),
    )
    reconnect(board, player)
    return player


def deck(board: Board, early_decline: bool) -> list[int]:
    """The sun event cards in the game, by kind."""
    removed = list(board.remove_cards) + list(DECLINE_REMOVES if early_decline else ())
    return [
        kind
        for kind, card in enumerate(SUN_EVENTS)
        for _ in range(card.count - removed.count(card.id))
    ]


def markers(board: Board) -> list[int]:
    """The culture markers in the game, by type."""
    return [
        kind
        for kind, marker in enumerate(MARKERS)
        for _ in range(marker.count - board.remove_markers_per_type)
    ]


def _empty_board(board: Board, players: list[Player], options: Mapping[str, Value]) -> State:
    seats = len(players)
    open_sites, open_lines = OPEN_AT_START[seats]
    pizarro = options["pizarros_arrival"] is True
    early_decline = options["early_decline"] is True
    return State(
        frames=[ERA_TRACK],
        seats=seats,
        pizarros_arrival=pizarro,
        early_decline=early_decline,
        gods_agree=options["gods_agree"] is True,
        round=0,
        phase=-1,
        order=[],
        players=players,
        conquered=board.start_regions,
        turned=board.start_regions,
        open_sites=open_sites,
        open_lines=open_lines,
        claimed=0,
        cities=0,
        garrisons=0,
        temples=0,
        markers=[-1] * len(board.regions),
        pool=markers(board),
        gods_pool=[],
        deck=deck(board, early_decline),
        discard=[],
        face_up=[[] for _ in range(seats)],
        laid=[-1] * seats,
        laid_by=[-1] * seats,
        invasion_markers=INVASION_MARKERS if pizarro else 0,
        arrivals=seats,
        wilderness_left=0,
    )


def _lay_markers(state: State, board: Board, chance: Chance, events: EventLog | None) -> None:
    """Nobody knows the face-down ones: they stay in the pool until they are turned."""
    if state.gods_agree:
        strong = [kind for kind in state.pool if MARKERS[kind].labour == GODS_LABOUR]
        for _ in range(GODS_MARKERS):
            kind = draw(strong, chance)
            state.gods_pool.append(kind)
            state.pool.remove(kind)
    beside = 0
    for region in members(board.start_regions):
        beside |= board.adjacent_of[region]
    for player in state.players:
        beside |= player.touched
    turn_markers(state, beside & ~state.turned, chance, events)
