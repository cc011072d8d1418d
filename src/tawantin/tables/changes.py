"""Changes: everything that can happen to a table, as data.

A table *is* the list of its changes; everything else is computed from them. A change holds what was
decided and what chance answered, never what follows by the rules. Numbers of changes (seq) count
from 1. `at` is milliseconds since 1970.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal

import msgspec

from ..kernel.about import Value
from .clock import Clock
from .result import Ended

Chatters = Literal["nobody", "players", "signed_in", "all"]
"""Who may talk; players and the host always may, unless nobody may."""
Seats = Annotated[int, msgspec.Meta(ge=1, le=99)]
"""How many: each takes memory, and files of others are read too."""
Milliseconds = Annotated[int, msgspec.Meta(ge=-(2**53), le=2**53)]
"""What databases can hold."""


class Change(msgspec.Struct, kw_only=True, frozen=True, omit_defaults=True, tag_field="is"):
    """Base of all changes."""

    at: Milliseconds


class Created(Change, frozen=True, tag="created"):
    """Somebody opened a table."""

    game: str
    host: str
    host_name: str
    seats: Seats
    options: dict[str, Value] = {}
    title: str = ""
    listed: bool = False
    clock: Clock = Clock()
    shuffle: bool = False
    language: str = ""
    """The language spoken there; empty if any will do."""
    components: str = ""
    """The digest of the components it is played with; empty at tables of the first edition."""
    house: bool = False
    """Whether the host supplied them."""
    rated: bool = False
    hints: bool | None = None
    """Whether the coach may be asked; None: only by somebody who plays alone against bots."""
    tournament: str = ""
    """The tournament it belongs to."""


class Configured(Change, frozen=True, tag="configured"):
    """The host changed what the table plays; all values as they are now."""

    seats: Seats
    options: dict[str, Value] = {}
    title: str = ""
    listed: bool = False
    clock: Clock = Clock()
    shuffle: bool = False
    language: str = ""
    """The language spoken there; empty if any will do."""
    rated: bool = False
    hints: bool | None = None


class Sat(Change, frozen=True, tag="sat"):
    """A person took a seat."""

    seat: int
    player: str
    name: str


class BotSet(Change, frozen=True, tag="bot_set"):
    """A bot was put in a seat."""

    seat: int
    level: str


class Stood(Change, frozen=True, tag="stood"):
    """A seat became open."""

    seat: int


class Started(Change, frozen=True, tag="started"):
    """The game began."""

    rules: int
    components: str
    setup: list[int]
    """What chance answered while the game was set up."""
    order: list[int] = []
    """Who sits where now, by earlier seat; empty if all stayed."""


class Moved(Change, frozen=True, tag="moved"):
    """A decision. The three marks let undo be known without running the rules again."""

    seat: int
    action: str
    outcomes: list[int] = []
    simultaneous: bool = False
    closing: bool = False
    final: bool = False
    ended: Ended | None = None
    """If this was the last one."""


class Undone(Change, frozen=True, tag="undone"):
    """A seat took back its decision, the entry `number` of the record."""

    seat: int
    number: int


class UndoAsked(Change, frozen=True, tag="undo_asked"):
    """A seat asks all to go back to where `moves` decisions had been made."""

    seat: int
    moves: int


class UndoAnswered(Change, frozen=True, tag="undo_answered"):
    """A seat agreed, or did not: then there is no way back from the position."""

    seat: int
    agree: bool
    position: int = -1
    """After how many decisions it was refused."""


class Rewound(Change, frozen=True, tag="rewound"):
    """All agreed: only the first `moves` decisions count."""

    moves: int


class Said(Change, frozen=True, tag="said"):
    """Chat."""

    player: str
    name: str
    text: str
    key: str = ""
    """Made by the speaker: the same words with the same key are said once."""
    aside: bool = False
    """Said by an onlooker during the game: players do not hear it until the game is over."""


class Unsaid(Change, frozen=True, tag="unsaid"):
    """What was said as change `said` was removed."""

    said: int


class ChatSet(Change, frozen=True, tag="chat_set"):
    """The host said who may talk."""

    who: Chatters


class Muted(Change, frozen=True, tag="muted"):
    """The host muted somebody, or unmuted them."""

    player: str
    muted: bool


class Hinted(Change, frozen=True, tag="hinted"):
    """A seat asked the coach about its decision."""

    seat: int


class Left(Change, frozen=True, tag="left"):
    """A bot plays the seat until its person comes back."""

    seat: int
    level: str


class CameBack(Change, frozen=True, tag="came_back"):
    """The person plays the seat again."""

    seat: int


class TimedOut(Change, frozen=True, tag="timed_out"):
    """The seat's time was up: a bot plays it until its person comes back."""

    seat: int
    level: str


class Conceded(Change, frozen=True, tag="conceded"):
    """The seat gave up for good; a bot plays it on if the game goes on."""

    seat: int
    level: str
    ended: Ended | None = None
    """If nobody was left to play."""


class Abandoned(Change, frozen=True, tag="abandoned"):
    """Ended without a result: before the game, or because this program could not go on."""

    player: str
    name: str


class Paused(Change, frozen=True, tag="paused"):
    """The server was away for this many milliseconds; clocks did not run."""

    milliseconds: Milliseconds


class Rematched(Change, frozen=True, tag="rematched"):
    """The same people go on at another table."""

    table: str


AnyChange = (
    Created | Configured | Sat | BotSet | Stood | Started | Moved | Undone | UndoAsked
    | UndoAnswered | Rewound | Said | Unsaid | ChatSet | Muted | Hinted | Left | CameBack
    | TimedOut | Conceded | Abandoned | Paused | Rematched
)  # fmt: skip

to_json = msgspec.json.Encoder().encode
_DECODER: msgspec.json.Decoder[AnyChange] = msgspec.json.Decoder(AnyChange)


def from_json(text: bytes | str) -> Change:
    """The change written as `text`."""
    return _DECODER.decode(text)


def components_of(changes: Sequence[Change]) -> tuple[str, str]:
    """Which game a table plays, and the digest of its components; empty if it names none."""
    first = changes[0]
    game, digest = ("", "") if not isinstance(first, Created) else (first.game, first.components)
    for change in changes:
        if isinstance(change, Started):
            return game, change.components
    return game, digest
