"""The two sides of the board, and the checks that guard them."""

from __future__ import annotations

from dataclasses import replace

import pytest

import tawantin
from tawantin.games.inca_empire.check import _cross, check_board, check_components
from tawantin.games.inca_empire.components import BOARDS
from tawantin.kernel.bits import members


def test_both_maps_pass_the_checks() -> None:
    lines = list(check_components())
    assert len(lines) == 10
    assert sum("no two connections cross" in line for line in lines) == 2


@pytest.mark.parametrize(
    ("seats", "regions", "sites", "connections", "pairs"),
    [(4, 46, 129, 211, 311), (3, 39, 108, 175, 242)],
)
def test_the_maps_have_their_sizes(
    seats: int, regions: int, sites: int, connections: int, pairs: int
) -> None:
    board = BOARDS[seats]
    assert len(board.regions) == regions
    assert len(board.sites) == sites
    assert board.connections.bit_count() == connections
    assert board.pairs.bit_count() == pairs
    assert len(board.lines) == connections + pairs


@pytest.mark.parametrize("seats", [3, 4])
def test_each_colour_has_its_start_region_and_two_sectors(seats: int) -> None:
    board = BOARDS[seats]
    assert len(board.colours) == seats
    for colour in board.colours:
        line = board.start_line_of_colour[colour]
        assert board.capital in board.ends_of[line]
        assert board.regions_of_line[line] == 1 << board.start_region_of_colour[colour]
        assert len(board.sectors_of_colour[colour]) == 2


def test_a_border_seen_from_one_side_only_is_refused() -> None:
    board = BOARDS[4]
    first = members(board.adjacent_of[0])[0]
    adjacent = list(board.adjacent_of)
    adjacent[0] &= ~(1 << first)
    with pytest.raises(tawantin.BadComponents, match="one way only"):
        list(check_board(replace(board, adjacent_of=tuple(adjacent))))


def test_crossing_connections_are_refused() -> None:
    board = BOARDS[4]
    sites = {name: number for number, name in enumerate(board.sites)}
    ends, sets = list(board.ends_of), list(board.ends_set_of)
    far = board.lines.index("c100")
    regions = list(board.regions_of_site)
    a, b = sites["quito"], sites["mapocho"]  # from the far north to the far south
    ends[far], sets[far] = (a, b), 1 << a | 1 << b
    for end in (a, b):
        regions[end] |= board.regions_of_line[far]
    broken = replace(
        board, ends_of=tuple(ends), ends_set_of=tuple(sets), regions_of_site=tuple(regions)
    )
    with pytest.raises(tawantin.BadComponents, match="crosses"):
        list(check_board(broken))


def test_a_site_that_no_connection_leads_to_is_refused() -> None:
    board = BOARDS[3]
    lines = list(board.lines_of_site)
    sets = list(board.ends_set_of)
    lonely = board.sites.index("machu_picchu")
    for line in members(lines[lonely] & board.connections):
        sets[line] &= ~(1 << lonely)
    with pytest.raises(tawantin.BadComponents, match="to machu_picchu"):
        list(check_board(replace(board, ends_set_of=tuple(sets))))


def test_a_connection_outside_the_regions_of_its_ends_is_refused() -> None:
    board = BOARDS[3]
    passed = list(board.regions_of_line)
    passed[0] = 1 << board.regions.index("quitu")
    with pytest.raises(tawantin.BadComponents, match="map_3p has c001 in a region"):
        list(check_board(replace(board, regions_of_line=tuple(passed))))


def test_lines_cross_between_their_ends_and_nowhere_else() -> None:
    assert _cross((0, 0), (1, 1), (0, 1), (1, 0))
    assert not _cross((0, 0), (1, 1), (2, 0), (3, 1))
    assert not _cross((0, 0), (4, 0), (5, -1), (5, 1))
