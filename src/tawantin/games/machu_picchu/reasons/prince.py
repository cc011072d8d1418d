"""The prince: placed once, then he walks, rides or stays."""

from __future__ import annotations

from tawantin.kernel.reasons import Reason

from ..decisions.day import Turn
from .causes import (
    NO_LLAMA_TO_RIDE,
    NOT_NEXT,
    ONLY_STAYING,
    PLACE_FIRST,
    PRINCE_IS_PLACED,
    PRINCE_IS_THERE,
    TILE_TAKEN,
)
from .reading import RIDE_LLAMAS, Position, borders, borders_crossed


def place(here: Position) -> Reason | None:
    """In the first turn the prince is put into any district."""
    if here.prince is not None:
        return PRINCE_IS_PLACED(place=f"district:{here.prince}")
    return None


def walk(here: Position, district: str) -> Reason | None:
    """A walk crosses one border and costs nothing."""
    if here.prince is None:
        return PLACE_FIRST()
    not_here = not_leaving(here, district)
    if not_here is not None or district in borders(here.prince):
        return not_here
    by_llama = "ride_there" if no_llama(here) is None else ""
    steps = borders_crossed(here.prince, district)
    return NOT_NEXT(by_llama, place=f"district:{here.prince}", steps=steps)


def ride(here: Position, district: str) -> Reason | None:
    """A ride leads to any other district and costs a llama, paid before."""
    if here.prince is None:
        return PLACE_FIRST()
    return not_leaving(here, district) or no_llama(here)


def stay(here: Position, tile: str) -> Reason | None:
    """Whoever stays takes a moon tile that lies on the board; not in the first turn."""
    if here.prince is None:
        return PLACE_FIRST()
    holder = here.holder_of_tile(tile)
    if holder is not None:
        return TILE_TAKEN(seat=holder)
    return None


def not_leaving(here: Position, district: str) -> Reason | None:
    """A move leads elsewhere; after very many turns of a day nobody moves any more."""
    limit = here.state.turns_per_day
    if limit and here.state.turn > limit and here.state.sun < 0:
        return ONLY_STAYING(turns=limit)
    if district == here.prince:
        return PRINCE_IS_THERE()
    return None


def no_llama(here: Position) -> Reason | None:
    """Riding costs a llama."""
    have = here.good("llama")
    return None if have >= RIDE_LLAMAS else NO_LLAMA_TO_RIDE(need=RIDE_LLAMAS, have=have)


def way_to(here: Position, district: str) -> str:
    """What would help where the action of a district is wanted: the prince goes there."""
    if not isinstance(here.frame, Turn):
        return ""
    by_some_way = (
        here.prince is None or (ride(here, district) is None) or (walk(here, district) is None)
    )
    return "go_there" if by_some_way else ""
