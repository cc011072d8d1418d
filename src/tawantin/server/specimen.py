"""A game that nobody plays, for pages that show its board."""

from __future__ import annotations

from functools import cache

from .. import wire
from ..kernel.chance import LiveChance
from ..kernel.registry import descriptor
from ..tables.clock import Clock

SEED = 1


@cache
def first_position(name: str, seats: int | None) -> wire.Update:
    """How a game begins, as a spectator sees it; for four if nothing else is wanted."""
    game = descriptor(name).game
    if seats not in game.about.seats:
        seats = 4 if 4 in game.about.seats else max(game.about.seats)
    state = game.new(seats, chance=LiveChance(SEED))
    table = f"workshop-{game.id}"
    info = wire.TableInfo(
        id=table,
        game=game.id,
        status="playing",
        title="",
        host="",
        host_name="",
        listed=False,
        shuffle=False,
        options=game.about.settle(),
        clock=Clock(),
        seats=[wire.Seat("bot", level="easy") for _ in range(seats)],
        created=0,
        updated=0,
        actors=[],
        components=game.digest,
        chat="nobody",
    )
    return wire.Update(
        table=table,
        seq=1,
        seat=None,
        status="playing",
        moves=0,
        view=game.view(state, None),
        scores=game.scores(state),
        actors=[],
        options=[],
        can_undo=False,
        happened=[],
        info=info,
    )
