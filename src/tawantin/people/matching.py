"""Who plays with whom: people who look for the same game are seated together."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final, Literal

import msgspec

Pace = Literal["live", "slow"]
GONE_MS: Final = 40_000
"""Somebody who looks for a live game and was not seen for this long has gone: do not wait."""
OLD_MS: Final = 7 * 24 * 3600 * 1000
"""A slow game is looked for no longer than this."""


class Seek(msgspec.Struct, kw_only=True, omit_defaults=True):
    """What somebody looks for. A storage type: fields are only added, each with a default."""

    person: str
    game: str
    pace: Pace
    seats: list[int]
    """Any of these numbers of players will do."""
    rated: bool = False
    since: int
    bots_from: int | None = None
    """When bots may take the seats that nobody has taken; None: never."""
    level: str = ""
    """The level of these bots."""
    seen: int = 0
    """When the person was here last."""
    table: str = ""
    """Where they are going to play, once that is settled."""
    players: int = 0
    """How many seats it has."""


class Group(msgspec.Struct):
    """People who play together, the one who waited longest first; bots take the seats left."""

    seeks: list[Seek]
    seats: int


Apart = Callable[[str, str], bool]
"""Whether two people are not to be seated together."""


def over(seek: Seek, now: int) -> bool:
    """Whether nobody looks for this any longer."""
    if seek.table:
        return False
    return now - (seek.seen if seek.pace == "live" else seek.since) > (
        GONE_MS if seek.pace == "live" else OLD_MS
    )


def groups(seeks: Iterable[Seek], now: int, apart: Apart) -> list[Group]:
    """Who can begin now: first those who need no bots, then those who have waited long enough."""
    waiting = sorted(
        (one for one in seeks if not one.table and not over(one, now)),
        key=lambda one: (one.since, one.person),
    )
    ready: list[Group] = []
    for choose in (_people_only, _with_bots):
        for seek in list(waiting):
            if seek in waiting and (group := choose(seek, waiting, now, apart)) is not None:
                ready.append(group)
                waiting = [one for one in waiting if one not in group.seeks]
    return ready


def _people_only(first: Seek, waiting: Sequence[Seek], now: int, apart: Apart) -> Group | None:
    """The largest number of players for which there are enough people."""
    for seats in sorted(set(first.seats), reverse=True):
        company = _company(first, waiting, seats, apart)
        if len(company) == seats:
            return Group(company, seats)
    return None


def _with_bots(first: Seek, waiting: Sequence[Seek], now: int, apart: Apart) -> Group | None:
    """As many people as possible, and as few bots: of those who take bots at all."""
    if first.bots_from is None or first.bots_from > now:
        return None
    willing = [one for one in waiting if one.bots_from is not None]
    tries = [Group(_company(first, willing, n, apart), n) for n in sorted(set(first.seats))]
    return max(tries, key=lambda group: (len(group.seeks), -group.seats), default=None)


def _company(first: Seek, waiting: Sequence[Seek], seats: int, apart: Apart) -> list[Seek]:
    """Those who waited longest of all who would play with the first, and with each other."""
    company = [first]
    for one in waiting:
        if (
            len(company) < seats
            and one is not first
            and (one.game, one.pace, one.rated) == (first.game, first.pace, first.rated)
            and seats in one.seats
            and not any(apart(one.person, other.person) for other in company)
        ):
            company.append(one)
    return company
