"""What a tournament is. Storage types: fields are only ever added, each with a default."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from ...kernel.about import Value
from ...kernel.errors import TawantinError

Form = Literal["swiss", "round_robin"]
Fill = Literal["bots", "bye"]
"""What becomes of a number of people that does not fill all tables."""
Status = Literal["open", "playing", "finished", "cancelled"]

MOST_ENTRANTS: Final = 64


class TournamentProblem(TawantinError):
    """Something that cannot be done in a tournament, with a code that programs can act on."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


class Entrant(msgspec.Struct, kw_only=True, omit_defaults=True):
    """Somebody who plays in it, known by the place in the list."""

    person: str | None = None
    """None for a bot."""
    level: str | None = None
    """Of a bot."""
    name: str = ""
    """What a person was called when they came."""
    withdrawn: bool = False
    entered: int = 0


class Pod(msgspec.Struct, kw_only=True, omit_defaults=True):
    """One game of a round; lists are by seat."""

    table: str
    seats: list[int | None]
    """Entrants; None is a bot that only fills the table."""
    places: list[int] = []
    """Empty until it is finished."""
    scores: list[int] = []
    void: bool = False
    """It ended without a result: everybody has a bye instead."""

    @property
    def over(self) -> bool:
        """Whether nothing more comes of it."""
        return self.void or bool(self.places)

    def people(self) -> list[int]:
        """The entrants at the table."""
        return [one for one in self.seats if one is not None]


class Round(msgspec.Struct, kw_only=True, omit_defaults=True):
    """Games that are played side by side."""

    began: int
    pods: list[Pod]
    byes: list[int] = []
    """Entrants who sit out."""


class Tournament(msgspec.Struct, kw_only=True, omit_defaults=True):
    """All of one tournament."""

    format: int = 1
    id: str
    secret: str
    """What its tables are named by: nobody can guess them from its id."""
    title: str
    host: str
    host_name: str
    game: str
    form: Form
    seats: int
    """At each table."""
    rounds: int
    """How many there will be; for a round robin known when it begins."""
    fill: Fill = "bots"
    level: str = ""
    """Of the bots that fill tables and play for those who do not come."""
    options: dict[str, Value] = {}
    clock: dict[str, int | str] = {}
    """As the tables have it."""
    listed: bool = True
    rated: bool = False
    most: int = MOST_ENTRANTS
    status: Status = "open"
    seed: int = 0
    made: int = 0
    ended: int = 0
    entrants: list[Entrant] = []
    played: list[Round] = []
    """The last one may still be going on."""
    schedule: list[list[list[int]]] = []
    """Of a round robin: by round and table, who meets."""
    changes: int = 0
    """How often it was stored; two who change it at once notice by it."""

    def active(self) -> list[int]:
        """The entrants who go on."""
        return [number for number, one in enumerate(self.entrants) if not one.withdrawn]

    def entrant_of(self, person: str) -> int | None:
        """The number of somebody in it."""
        for number, one in enumerate(self.entrants):
            if one.person == person:
                return number
        return None

    def current(self) -> Round | None:
        """The round that is being played."""
        return self.played[-1] if self.played and self.status == "playing" else None
