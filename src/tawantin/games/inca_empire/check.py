"""Checks of the two maps beyond what loading refuses: one line a check."""

from __future__ import annotations

from collections.abc import Iterator

from tawantin.kernel.bits import members

from . import GAME
from .board import Board
from .components import BOARDS

ROOT = GAME.components.root

Point = tuple[float, float]


def check_components() -> Iterator[str]:
    """Planarity, symmetry and reachability of each side of the board."""
    for seats in GAME.components.about.seats:
        yield from check_board(BOARDS[seats])


def check_board(board: Board) -> Iterator[str]:
    """The checks of one side; the first that fails raises BadComponents."""
    for check in (_symmetry, _lies_where_it_says, _reachability, _planarity, _pairs):
        yield f"{board.key}: {check(board)}"


def _symmetry(board: Board) -> str:
    for region, adjacent in enumerate(board.adjacent_of):
        for other in members(adjacent):
            if other == region or not board.adjacent_of[other] >> region & 1:
                raise ROOT.complain(
                    board.key,
                    "makes {one} and {other} adjacent one way only",
                    "one-way",
                    one=board.regions[region],
                    other=board.regions[other],
                )
    borders = sum(adjacent.bit_count() for adjacent in board.adjacent_of) // 2
    return f"{len(board.regions)} regions, {borders} borders, each the same from both sides"


def _lies_where_it_says(board: Board) -> str:
    joined: set[tuple[int, int]] = set()
    for line, (a, b) in enumerate(board.ends_of):
        name = board.lines[line]
        pair = (min(a, b), max(a, b))
        if pair in joined:
            raise ROOT.complain(
                board.key,
                "has {line}, which joins two sites that are joined already",
                "joined",
                line=name,
            )
        joined.add(pair)
        passed = board.regions_of_line[line]
        if board.connections >> line & 1 and (
            passed.bit_count() != 1
            or passed & ~(board.regions_of_site[a] & board.regions_of_site[b])
        ):
            raise ROOT.complain(
                board.key,
                "has {line} in a region that its ends do not both touch",
                "beside",
                line=name,
            )
    for site, regions in enumerate(board.regions_of_site):
        if not regions:
            raise ROOT.complain(
                board.key,
                "has the site {site}, which touches no region",
                "site-nowhere",
                site=board.sites[site],
            )
    for region, sites in enumerate(board.sites_of_region):
        if not sites:
            raise ROOT.complain(
                board.key,
                "has the region {region}, which has no site",
                "no-site",
                region=board.regions[region],
            )
    count = board.connections.bit_count()
    return f"{count} connections, each in one region that both its ends touch"


def _reachability(board: Board) -> str:
    reached = frontier = 1 << board.capital
    while frontier:
        site = frontier.bit_length() - 1
        frontier ^= 1 << site
        for line in members(board.lines_of_site[site] & board.connections):
            new = board.ends_set_of[line] & ~reached
            reached |= new
            frontier |= new
    for site, name in enumerate(board.sites):
        if not reached >> site & 1:
            raise ROOT.complain(
                board.key,
                "has no connections that lead from the capital to {site}",
                "unreached",
                site=name,
            )
        if (board.lines_of_site[site] & board.connections).bit_count() < 2:
            raise ROOT.complain(
                board.key,
                "gives {site} fewer than two connections",
                "dead-end",
                site=name,
            )
    conquered = board.start_regions
    while True:  # conquest spreads over adjacent regions: it must be able to reach them all
        more = conquered
        for region in members(conquered):
            more |= board.adjacent_of[region]
        if more == conquered:
            break
        conquered = more
    if conquered.bit_count() != len(board.regions):
        raise ROOT.complain(
            board.key,
            "has regions that cannot be reached over adjacent ones",
            "island",
        )
    return f"{len(board.sites)} sites, all reached from the capital, none at a dead end"


def _points(board: Board) -> list[Point]:
    table = GAME.components.root.table(board.key)
    places = {
        entry.text("id"): (entry.number("x", 0, 1000), entry.number("y", 0, 1000))
        for entry in table.tables("sites")
    }
    return [places[name] for name in board.sites]


def _side(a: Point, b: Point, c: Point) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def _cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Whether the open segments ab and cd cross."""
    return (_side(a, b, c) > 0) != (_side(a, b, d) > 0) and (_side(c, d, a) > 0) != (
        _side(c, d, b) > 0
    )


def _box(a: Point, b: Point) -> tuple[float, float, float, float]:
    """Left, right, top and bottom of a segment."""
    return min(a[0], b[0]), max(a[0], b[0]), min(a[1], b[1]), max(a[1], b[1])


def _refuse_crossings(board: Board, lines: int) -> None:
    """Refuse a line that crosses a printed connection anywhere but in a common end."""
    at = _points(board)
    drawn = [(at[start], at[end]) for start, end in board.ends_of]
    boxes = [_box(a, b) for a, b in drawn]
    connections = [(other, *boxes[other]) for other in members(board.connections)]
    for line in members(lines):
        left, right, top, bottom = boxes[line]
        for other, from_x, to_x, from_y, to_y in connections:
            if from_x > right or to_x < left or from_y > bottom or to_y < top:
                continue  # most pairs are far apart
            if other == line or board.ends_set_of[other] & board.ends_set_of[line]:
                continue
            if _cross(*drawn[line], *drawn[other]):
                raise ROOT.complain(
                    board.key,
                    "has {line}, which crosses {other}",
                    "crosses",
                    line=board.lines[line],
                    other=board.lines[other],
                )


def _planarity(board: Board) -> str:
    _refuse_crossings(board, board.connections)
    return "no two connections cross"


def _pairs(board: Board) -> str:
    _refuse_crossings(board, board.pairs)
    for line in members(board.pairs):
        if not 1 <= board.regions_of_line[line].bit_count() <= 2:
            raise ROOT.complain(
                board.key,
                "has {line}, which must pass one region or two",
                "passes",
                line=board.lines[line],
            )
        a, b = board.ends_of[line]
        ends = board.regions_of_site[a] | board.regions_of_site[b]
        if board.regions_of_line[line] & ~ends:
            raise ROOT.complain(
                board.key,
                "has {line}, which passes a region that no end touches",
                "strays",
                line=board.lines[line],
            )
    return f"{board.pairs.bit_count()} wilderness pairs, none crosses a connection"
