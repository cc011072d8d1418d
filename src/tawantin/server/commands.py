"""Table commands of the wire, carried out."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable
from typing import Any, Final

from .. import wire
from ..kernel.game import Game
from ..tables import changes as c
from ..tables import chat, requests
from ..tables.chat import clean_text
from ..tables.refusal import Refusal
from ..tables.requests import Person
from ..tables.table import Table
from .hub import Hub
from .identity import clean_name
from .thinking import TAKEOVER
from .updates import now_ms

Doing = Callable[[Table, Person, Any], None]


def new_table_id() -> str:
    """Unguessable: whoever knows it may look at the table. No dash: a host types it as a word."""
    return secrets.token_hex(15)


def rematch_id(table: str) -> str:
    """Whoever knows a table may know where it goes on; nobody can tell a table from its rematch."""
    return hashlib.blake2b(table.encode(), digest_size=15, person=b"rematch").hexdigest()


def check_bot(hub: Hub, name: str) -> None:
    """Refuse a bot that this server does not offer."""
    if name not in hub.bots.makers:
        names = ", ".join(hub.bots.makers)
        raise Refusal("no_bot", f"There is no bot {name!r}; there are {names}.")


def _sit(table: Table, person: Person, command: wire.Sit) -> None:
    name = None if command.name is None else clean_name(command.name)
    requests.sit(table, person, command.seat, name, now_ms())


def _stand(table: Table, person: Person, command: wire.Stand) -> None:
    requests.stand(table, person, command.seat, now_ms())


def _set_bot(table: Table, person: Person, command: wire.SetBot) -> None:
    requests.set_bot(table, person, command.seat, command.level, now_ms())


def _configure(table: Table, person: Person, command: wire.Configure) -> None:
    requests.configure(
        table,
        person,
        now_ms(),
        seats=command.seats,
        options=command.options,
        clock=command.clock,
        title=None if command.title is None else clean_text(command.title),
        listed=command.listed,
        shuffle=command.shuffle,
        language=command.language,
        rated=command.rated,
        hints=command.hints,
    )


def _start(table: Table, person: Person, command: wire.Start) -> None:
    requests.start(table, person, now_ms())


def _play(table: Table, person: Person, command: wire.Play) -> None:
    requests.play(
        table, person, command.seat, command.seq, command.action, now_ms(), unless=command.unless
    )


def _undo(table: Table, person: Person, command: wire.Undo) -> None:
    requests.undo(table, person, command.seat, command.seq, now_ms())


def _restart_turn(table: Table, person: Person, command: wire.RestartTurn) -> None:
    requests.undo(table, person, command.seat, command.seq, now_ms(), whole=True)


def _ask_undo(table: Table, person: Person, command: wire.AskUndo) -> None:
    requests.ask_undo(table, person, command.seat, command.moves, now_ms())


def _answer_undo(table: Table, person: Person, command: wire.AnswerUndo) -> None:
    requests.answer_undo(table, person, command.seat, command.agree, now_ms())


def _say(table: Table, person: Person, command: wire.Say) -> None:
    chat.say(table, person, command.text, now_ms(), command.key)


def _unsay(table: Table, person: Person, command: wire.Unsay) -> None:
    chat.unsay(table, person, command.said, now_ms())


def _set_chat(table: Table, person: Person, command: wire.SetChat) -> None:
    chat.set_chat(table, person, command.who, now_ms())


def _mute(table: Table, person: Person, command: wire.Mute) -> None:
    chat.mute(table, person, command.player, command.muted, now_ms())


def _concede(table: Table, person: Person, command: wire.Concede) -> None:
    requests.concede(table, person, command.seat, TAKEOVER, now_ms())


def _abandon(table: Table, person: Person, command: wire.Abandon) -> None:
    requests.abandon(table, person, now_ms())


def _leave(table: Table, person: Person, command: wire.Leave) -> None:
    requests.leave(table, person, command.seat, TAKEOVER, now_ms())


def _come_back(table: Table, person: Person, command: wire.ComeBack) -> None:
    requests.come_back(table, person, command.seat, now_ms())


_DOINGS: Final[dict[type[wire.Command], Doing]] = {
    wire.Sit: _sit,
    wire.Stand: _stand,
    wire.SetBot: _set_bot,
    wire.Configure: _configure,
    wire.Start: _start,
    wire.Play: _play,
    wire.Undo: _undo,
    wire.RestartTurn: _restart_turn,
    wire.AskUndo: _ask_undo,
    wire.AnswerUndo: _answer_undo,
    wire.Say: _say,
    wire.Unsay: _unsay,
    wire.SetChat: _set_chat,
    wire.Mute: _mute,
    wire.Concede: _concede,
    wire.Abandon: _abandon,
    wire.Leave: _leave,
    wire.ComeBack: _come_back,
}


async def perform(hub: Hub, person: Person, command: wire.TableCommand) -> int:
    """Carry out a command; returns the seq of the table after it. Raises `Refusal`."""
    if isinstance(command, wire.Rematch):
        return await _rematch(hub, person, command)
    if isinstance(command, wire.SetBot):
        check_bot(hub, command.level)
    doing = _DOINGS[type(command)]
    return await hub.tables.change(command.table, lambda table: doing(table, person, command))


async def _rematch(hub: Hub, person: Person, command: wire.Rematch) -> int:
    """The new table is stored first: a rematch that is named is there.

    Its id follows from the old one's, so that all who ask at once, on whatever server, and whoever
    asks again after a crash, mean the same table.
    """
    new = rematch_id(command.table)
    async with hub.tables.inside(command.table) as live:
        again = requests.rematch_of(live.table, person, new, now_ms())
    await hub.tables.create(again)

    def name_it(table: Table) -> None:
        if table.rematch is not None:
            raise Refusal("not_allowed", "There already is a rematch.")
        table.add(c.Rematched(at=now_ms(), table=new))

    return await hub.tables.change(command.table, name_it)


async def create_table(
    hub: Hub, person: Person, wanted: wire.NewTable, house: Game[Any] | None = None
) -> Table:
    """Open a table as its host; `house` is the game with the host's own components."""
    for level in wanted.bots:
        check_bot(hub, level)
    settings = c.Configured(
        at=now_ms(),
        seats=wanted.seats,
        options=wanted.options,
        title=clean_text(wanted.title),
        listed=wanted.listed,
        clock=wanted.clock,
        shuffle=wanted.shuffle,
        language=wanted.language,
        rated=wanted.rated,
        hints=wanted.hints,
    )
    table = requests.open_table(
        new_table_id(),
        person,
        settings,
        house or wanted.game,
        now_ms(),
        house=house is not None,
    )
    if len(wanted.bots) + wanted.sit > wanted.seats:
        raise Refusal("bad_seats", "There are more bots than seats.")
    if wanted.sit:
        requests.sit(table, person, 0, None, now_ms())
    first = wanted.seats - len(wanted.bots)
    for seat, level in enumerate(wanted.bots, first):
        requests.set_bot(table, person, seat, level, now_ms())
    await hub.tables.create(table)
    return table
