"""Tables computed once from the rules in `mechanics`. No rules here."""

from __future__ import annotations

from typing import Final

from .board import Board
from .components import BOARDS
from .mechanics.frontier import open_lines, open_sites


def _opened_by(board: Board) -> tuple[int, ...]:
    return tuple(open_lines(board, 1 << region) for region in range(len(board.regions)))


_OPENED_BY: Final = {board.key: _opened_by(board) for board in BOARDS}
OPENED_BY: Final = tuple(_OPENED_BY[board.key] for board in BOARDS)
"""`OPENED_BY[seats][region]`: the lines that have an open end once the region is conquered."""
OPEN_AT_START: Final = tuple(
    (open_sites(board, board.start_regions), open_lines(board, board.start_regions))
    for board in BOARDS
)
"""`OPEN_AT_START[seats]`: the open sites and the lines with an open end."""
