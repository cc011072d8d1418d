"""A finished game as the index of results keeps it: a storage type, made from a summary."""

from __future__ import annotations

import msgspec

from .summary import Summary


class PlayedSeat(msgspec.Struct, kw_only=True, omit_defaults=True):
    """Who sat there, and how it ended for them."""

    player: str | None = None
    name: str = ""
    """What they were called then."""
    level: str | None = None
    place: int
    score: int
    conceded: bool = False


class Played(msgspec.Struct, kw_only=True, omit_defaults=True):
    """Fields are only ever added, each with a default."""

    table: str
    game: str
    ended: int
    seats: list[PlayedSeat]
    title: str = ""
    listed: bool = False
    rated: bool = False
    house: bool = False

    @property
    def public(self) -> bool:
        """Whether everybody may know the result: of a private table, only if it was rated."""
        return self.listed or self.rated


def played(table: Summary) -> Played | None:
    """None for a table that has no result."""
    result = table.result
    if table.status != "finished" or result is None or len(result.places) != len(table.seats):
        return None
    return Played(
        table=table.id,
        game=table.game,
        ended=table.updated,
        title=table.title,
        listed=table.listed,
        rated=table.rated and table.casual is None,
        house=table.house,
        seats=[
            PlayedSeat(
                player=seat.player,
                name=seat.name,
                level=seat.level if seat.player is None else None,
                place=result.places[number],
                score=result.scores[number],
                conceded=number in result.conceded,
            )
            for number, seat in enumerate(table.seats)
        ],
    )
