"""The frontier: how far the empire reaches, and how far roads may lead beyond it.

The state keeps what is open as bit sets, since every road asks for them. Conquests widen them by
`lookup.OPENED_BY`, and an invariant holds them against what is written here.
"""

from __future__ import annotations

from tawantin.kernel.bits import bit_set

from ..board import Board


def is_open(board: Board, conquered: int, site: int) -> bool:
    """A site is open if it touches a conquered region."""
    return board.regions_of_site[site] & conquered != 0


def may_carry_a_road(board: Board, conquered: int, line: int) -> bool:
    """A road must begin at an open site: beyond the frontier it leads one step, and no further."""
    start, end = board.ends_of[line]
    return is_open(board, conquered, start) or is_open(board, conquered, end)


def open_sites(board: Board, conquered: int) -> int:
    """All open sites, as a bit set."""
    sites = range(len(board.sites))
    return bit_set(site for site in sites if is_open(board, conquered, site))


def open_lines(board: Board, conquered: int) -> int:
    """All lines with an open end, as a bit set."""
    lines = range(len(board.lines))
    return bit_set(line for line in lines if may_carry_a_road(board, conquered, line))
