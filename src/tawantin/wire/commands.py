"""From the client to the server: what may be asked of a table."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from ..tables.changes import Chatters
from ..tables.clock import Clock
from .values import (
    ActionText,
    Element,
    Level,
    MessageId,
    Name,
    Options,
    PersonId,
    SeatNumber,
    Seq,
    SpokenLanguage,
    TableId,
    Text,
    Title,
    TournamentId,
)


class Command(Struct, kw_only=True, tag_field="type", forbid_unknown_fields=True):
    """What a client may ask of a table; a number in `id` comes back in the answer."""

    table: TableId
    id: MessageId | None = None


class Watch(Command, tag="watch"):
    """Look at a table, as one of your seats or as a spectator, from now on.

    Sent again it changes the eyes. `since` is the last seq that was seen: what happened after it is
    sent again; without it the whole story is. If that is a lot, only the latest page is sent.
    """

    seat: SeatNumber | None = None
    since: Seq | None = None


class Unwatch(Command, tag="unwatch"):
    """Look away."""


class Sit(Command, tag="sit"):
    """Take an open seat. One person may hold several (hotseat), each with a name."""

    seat: SeatNumber
    name: Name | None = None


class Stand(Command, tag="stand"):
    """Give up a seat before the game; the host may free any seat, also a bot's."""

    seat: SeatNumber


class SetBot(Command, tag="set_bot"):
    """The host puts a bot on an open seat."""

    seat: SeatNumber
    level: Level


class Configure(Command, tag="configure"):
    """The host changes the table before the game; what is None stays."""

    seats: Annotated[int, Meta(ge=1, le=8)] | None = None
    options: Options | None = None
    clock: Clock | None = None
    title: Title | None = None
    listed: bool | None = None
    shuffle: bool | None = None
    language: SpokenLanguage | None = None
    rated: bool | None = None
    hints: bool | None = None


class Start(Command, tag="start"):
    """The host begins the game; no seat may be open."""


class Play(Command, tag="play"):
    """Do one of the options. `seq` is that of the update that offered it."""

    seat: SeatNumber
    seq: Seq
    action: ActionText
    unless: Literal["ends_turn", "final"] | None = None
    """Refuse it (`ends_turn`, `is_final`) if it would end your turn or could not be taken back;
    `final`: only if it could not, as when a bot is next."""


class Undo(Command, tag="undo"):
    """Take your last decision back (`can_undo`)."""

    seat: SeatNumber
    seq: Seq


class RestartTurn(Command, tag="restart_turn"):
    """Take back all that you can take back alone."""

    seat: SeatNumber
    seq: Seq


class AskUndo(Command, tag="ask_undo"):
    """Ask all others to go back to your last decision, or to the position after `moves`."""

    seat: SeatNumber
    moves: Seq | None = None


class AnswerUndo(Command, tag="answer_undo"):
    """Agree or not; one refusal ends the question."""

    seat: SeatNumber
    agree: bool


class Say(Command, tag="say"):
    """Chat. With a `key` made for it, it may be sent again: the same words are said once."""

    text: Text
    key: Annotated[str, Meta(max_length=40)] = ""


class Unsay(Command, tag="unsay"):
    """Remove something said, by its seq: your own words, or as the host anybody's."""

    said: Seq


class SetChat(Command, tag="set_chat"):
    """The host says who may talk."""

    who: Chatters


class Mute(Command, tag="mute"):
    """The host silences somebody, by their public id, or no longer does."""

    player: PersonId
    muted: bool = True


class Concede(Command, tag="concede"):
    """Give the game up for good: last place, a bot plays the seat on."""

    seat: SeatNumber


class Abandon(Command, tag="abandon"):
    """Close a table before its game, or end a game that this server cannot go on with."""


class Leave(Command, tag="leave"):
    """Let a bot play the seat until you come back."""

    seat: SeatNumber


class ComeBack(Command, tag="come_back"):
    """Take the seat back from the bot."""

    seat: SeatNumber


class Rematch(Command, tag="rematch"):
    """After the game: a new table with the same people; the `rematch` happening names it."""


class Why(Command, tag="why"):
    """Ask why something cannot be done now; answered by `because`.

    `elements` are the board elements pointed at so far, the one that is asked about last; or
    `action` is the text of a move. `moves` asks about a replay's position.
    """

    seat: SeatNumber
    """whose move it would be: your own; after the game anybody's"""
    elements: Annotated[list[Element], Meta(max_length=8)] = []
    action: ActionText | None = None
    moves: Seq | None = None


class Attend(Struct, kw_only=True, tag_field="type", tag="attend", forbid_unknown_fields=True):
    """Be told, by `news`, whenever a tournament has changed; without one, no longer."""

    tournament: TournamentId | None = None
    id: MessageId | None = None


class Ping(Struct, kw_only=True, tag_field="type", tag="ping", forbid_unknown_fields=True):
    """Answered by `done`."""

    id: MessageId | None = None


TableCommand = (
    Sit | Stand | SetBot | Configure | Start | Play | Undo | RestartTurn | AskUndo | AnswerUndo
    | Say | Unsay | SetChat | Mute | Concede | Abandon | Leave | ComeBack | Rematch
)  # fmt: skip
"""What changes a table; the same bodies work over HTTP (POST /api/tables/ID/commands)."""

ClientMessage = TableCommand | Watch | Unwatch | Attend | Why | Ping
