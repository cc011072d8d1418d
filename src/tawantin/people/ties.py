"""Ties between people: whom they follow and block, and who invites them to a table.

Storage types: fields are only added, each with a default.
"""

from __future__ import annotations

from typing import Final

import msgspec

MOST_TIES: Final = 500
MOST_INVITATIONS: Final = 30
"""Of one person; the oldest go."""


class Ties(msgspec.Struct, omit_defaults=True):
    """Of one person."""

    follows: list[str] = []
    blocks: list[str] = []


class Invitation(msgspec.Struct, kw_only=True, omit_defaults=True):
    """Somebody invites somebody to a table."""

    table: str
    by: str
    at: int
    begin: bool = False
    """A challenge: the game begins as soon as nobody else is waited for."""


class Invitations(msgspec.Struct, omit_defaults=True):
    """That one person has not answered, the newest first; one a table."""

    waiting: list[Invitation] = []


def changed(ties: Ties, other: str, follow: bool | None, block: bool | None) -> Ties:
    """With another person followed or blocked, or no longer; whoever is blocked is not followed."""
    follows = _with(ties.follows, other, follow if not block else False)
    return Ties(follows, _with(ties.blocks, other, block))


def _with(people: list[str], person: str, wanted: bool | None) -> list[str]:
    if wanted is None or wanted == (person in people):
        return people
    return [*people, person] if wanted else [one for one in people if one != person]


def invited(known: Invitations, new: Invitation) -> Invitations:
    """With one more; a second one to the same table takes the place of the first."""
    others = [one for one in known.waiting if one.table != new.table]
    return Invitations([new, *others][:MOST_INVITATIONS])
