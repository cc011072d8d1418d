"""Reasons of Inca Empire that random play seldom meets."""

from __future__ import annotations

from collections.abc import Iterator

from tests.inca_empire import helpers as inca

from tawantin.games.inca_empire.board import Board
from tawantin.games.inca_empire.components import BOARDS
from tawantin.games.inca_empire.mechanics.network import reconnect
from tawantin.games.inca_empire.state import State

from .asked import Asked


def _own_all(state: State, seat: int, lines: int) -> None:
    """Let a player's sticks lie on all these lines."""
    board: Board = BOARDS[state.seats]
    state.players[seat].roads |= lines
    state.claimed |= lines & board.connections
    reconnect(board, state.players[seat])


def positions() -> Iterator[Asked]:
    # Roads to Vilcashuaman, with Chanca conquered by another, and too little for a city there.
    state, seat = inca.orange_turn(5, roads=("c003", "c135"))
    inca.take(state, (seat + 1) % 4, "chanca")
    yield state, seat, "city vilcashuaman"
    # Important outpost, a garrison at Sondor, and too little to make it a city.
    state, seat = inca.orange_turn(3, "important_outpost", roads=("c003",))
    inca.tile(state, "sondor")
    yield state, seat, "upgrade sondor"
    # The one wilderness road of the turn is built.
    state, seat = inca.orange_turn(0, "wilderness_road")
    inca.play(state, seat, "begin_road", "wilderness", "wilderness_from cuzco")
    inca.play(state, seat, "wilderness_to w093")
    yield state, seat, "wilderness"
    # Nobody has a road from Limatambo to Sondor.
    state, seat = inca.orange_turn(0, "wilderness_road")
    inca.play(state, seat, "begin_road", "wilderness", "wilderness_from limatambo")
    yield state, seat, "wilderness_to c003"
    # Sondor touches Chanca, whose chiefdom resists with 3; a marker of one's own has no terrace.
    state, seat = inca.orange_turn(1, roads=("c003",))
    inca.marker(state, "chanca", "chiefdom")
    yield state, seat, "conquest chanca"
    inca.take(state, seat, "chanca")
    yield state, seat, "terrace"
    # The pilgrimage of this turn is made.
    state, seat = inca.orange_turn(0, "local_pilgrimage", roads=("w093",))
    inca.tile(state, "machu_picchu", temple=True)
    inca.play(state, seat, "pilgrimage local_pilgrimage road")
    yield state, seat, "pilgrimage local_pilgrimage construction"
    board = BOARDS[4]
    # Others have every connection.
    state, seat = inca.orange_turn()
    _own_all(state, (seat + 1) % 4, board.connections & ~state.players[seat].roads)
    yield state, seat, "begin_road"
    # The player has every pair, and a road beside each of the others'.
    state, seat = inca.orange_turn(0, "wilderness_road")
    inca.play(state, seat, "begin_road")
    _own_all(state, seat, board.pairs | state.claimed)
    yield state, seat, "wilderness"
    # The same at Limatambo alone.
    state, seat = inca.orange_turn(0, "wilderness_road")
    inca.play(state, seat, "begin_road", "wilderness")
    here = board.lines_of_site[inca.site(state, "limatambo")]
    _own_all(state, seat, here & board.pairs)
    yield state, seat, "wilderness_from limatambo"
