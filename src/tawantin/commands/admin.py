"""`tawantin admin`: how a host manages the people of a server. Every action is logged."""

from __future__ import annotations

import secrets
import time
from collections.abc import Awaitable, Callable
from enum import StrEnum
from typing import Annotated, Final

import msgspec
import typer
from msgspec.structs import replace
from rich.console import Console
from rich.markup import escape

from ..kernel.errors import TawantinError
from ..server.identity import Identities, PersonDocument
from ..server.people.company import REPORT, Report
from ..server.people.sessions import RESET, RESET_MS, Sessions
from ..server.people.steward import (
    INVITE,
    INVITE_MS,
    MODES,
    ORDER,
    Order,
    read_modes,
)
from ..server.updates import now_ms
from ..store import Row, Store
from ..store.reading import continued
from ..tables.changes import Said
from ..tables.chat import clean_text
from .opened import Database, with_store

AUDIT: Final = "audit"
MOST_SHOWN: Final = 200
LONGEST_ANNOUNCEMENT: Final = 300
"""In letters: an announcement stands above everything else on the home page."""


class Action(StrEnum):
    """What can be done."""

    PEOPLE = "people"
    SUSPEND = "suspend"
    RESTORE = "restore"
    RENAME = "rename"
    RESET = "reset"
    ANNOUNCE = "announce"
    CLOSE = "close"
    UNSAY = "unsay"
    REPORTS = "reports"
    DISMISS = "dismiss"
    READ_ONLY = "read-only"
    INVITE_ONLY = "invite-only"
    INVITE = "invite"
    LOG = "log"


class Noted(msgspec.Struct):
    """A line of the audit log."""

    at: int
    action: str
    whom: str
    value: str


def admin(
    action: Annotated[Action, typer.Argument(help="What to do.")],
    name: Annotated[
        str,
        typer.Argument(help="The person's name; or the announcement, table, report, on or off."),
    ] = "",
    value: Annotated[str, typer.Argument(help="The new name; the number of a chat line.")] = "",
    database: Database = None,
) -> None:
    """Manage a server's people: who they are, what they say, who may come. Everything is logged.

    A running server notices within seconds; what concerns tables waits until one is running.
    """
    doing, words = _DOINGS[action]
    if any((name, value)[words:]):
        raise TawantinError(
            f"A word too many for {action}: put words that belong together in quotes."
        )
    for line in with_store(database, lambda store: _done(store, doing, action, name, value)):
        Console().print(escape(line), highlight=False, soft_wrap=True)


async def _done(store: Store, doing: Doing, action: Action, name: str, value: str) -> list[str]:
    lines = await doing(store, name, value)
    if action not in (Action.PEOPLE, Action.REPORTS, Action.LOG):
        noted = Noted(now_ms(), action.value, clean_text(name), clean_text(value))
        key = f"{noted.at:015}-{secrets.token_hex(4)}"
        await store.put(AUDIT, key, msgspec.json.encode(noted))
    return lines


async def _person(store: Store, name: str) -> tuple[Identities, str, PersonDocument]:
    if not name:
        raise TawantinError("Say who: the name of somebody with an account.")
    identities = Identities(store)
    person = await identities.names.owner(name)
    if person is None:
        raise TawantinError(f"Nobody with an account is called {name!r}.")
    return identities, person, await identities.document(person)


async def _people(store: Store, name: str, value: str) -> list[str]:
    lines = []
    for _, stored in await store.find("person", ""):
        known = msgspec.json.decode(stored, type=PersonDocument)
        if known.account is not None and name.lower() in known.name.lower():
            mark = "  suspended" if known.suspended else ""
            lines.append(f"{known.name}  (account {known.account}){mark}")
    if not lines:
        return [f"Nobody is called {name!r}." if name else "Nobody has an account yet."]
    more = len(lines) - MOST_SHOWN
    rest = [f"… and {more} more: tawantin admin people PART-OF-A-NAME"] if more > 0 else []
    return sorted(lines)[:MOST_SHOWN] + rest


async def _suspend(store: Store, name: str, value: str) -> list[str]:
    return await _set_suspended(store, name, suspended=True)


async def _restore(store: Store, name: str, value: str) -> list[str]:
    return await _set_suspended(store, name, suspended=False)


async def _set_suspended(store: Store, name: str, *, suspended: bool) -> list[str]:
    identities, person, known = await _person(store, name)
    await identities.write(person, replace(known, suspended=suspended))
    return [f"{known.name} is {'suspended' if suspended else 'welcome again'}."]


async def _rename(store: Store, name: str, value: str) -> list[str]:
    identities, person, known = await _person(store, name)
    return [f"{known.name} is called {(await identities.rename(person, value)).name} now."]


async def _reset(store: Store, name: str, value: str) -> list[str]:
    _, person, known = await _person(store, name)
    code, _ = await Sessions(store).new_code(RESET, person, RESET_MS)
    return [f"Give {known.name} (account {known.account}) this code; it holds for a day: {code}"]


async def _announce(store: Store, name: str, value: str) -> list[str]:
    text = clean_text(name)
    if len(text) > LONGEST_ANNOUNCEMENT:
        raise TawantinError(f"An announcement has at most {LONGEST_ANNOUNCEMENT} letters.")
    await store.put("server", "announcement", text.encode())
    return ["Everybody sees it on the home page." if text else "It is taken down."]


async def _close(store: Store, name: str, value: str) -> list[str]:
    table = _table_of(name)
    if (await _row(store, table)).status == "finished":
        raise TawantinError("That game is over.")
    await _order(store, Order("close", table))
    return ["The table will be closed within seconds, without a result."]


async def _unsay(store: Store, name: str, value: str) -> list[str]:
    if not (value.isascii() and value.isdigit()):
        raise TawantinError("Say which line: tawantin admin unsay TABLE NUMBER, as in `reports`.")
    table, said = _table_of(name), int(value)
    await _row(store, table)
    lines = dict(enumerate(continued(await store.changes(table, 0)), 1))
    if not isinstance(lines.get(said), Said):
        raise TawantinError(f"Nobody said anything at {said} there; `reports` shows the numbers.")
    await _order(store, Order("unsay", table, said))
    return ["The line will disappear within seconds."]


def _table_of(name: str) -> str:
    """A table's id, or its address as people copy it."""
    table = name.rstrip("/").rpartition("/")[2].partition("?")[0]
    if not table:
        raise TawantinError("Say which table: its id, or its address.")
    return table


async def _row(store: Store, table: str) -> Row:
    row = await store.row(table)
    if row is None:
        raise TawantinError("There is no such table.")
    return row


async def _order(store: Store, order: Order) -> None:
    await store.put(ORDER, f"{now_ms():015}-{secrets.token_hex(4)}", msgspec.json.encode(order))


async def _reports(store: Store, name: str, value: str) -> list[str]:
    lines = []
    for key, stored in sorted(await store.find(REPORT, "")):
        one = msgspec.json.decode(stored, type=Report)
        lines.append(f"{key}  table {one.table}  line {one.said}  {one.name}: {one.text}")
        lines += [f"    {one.why}"] if one.why else []
    return lines or ["Nobody has reported anything."]


async def _dismiss(store: Store, name: str, value: str) -> list[str]:
    if await store.get(REPORT, name) is None:
        raise TawantinError(f"There is no report {name!r}; `reports` lists them.")
    await store.delete(REPORT, name)
    return ["The report is closed."]


async def _set_mode(store: Store, wanted: str, **mode: bool) -> None:
    if wanted not in ("on", "off"):
        raise TawantinError("Say on or off.")
    modes = replace(await read_modes(store), **mode)
    await store.put("server", MODES, msgspec.json.encode(modes))


async def _read_only(store: Store, name: str, value: str) -> list[str]:
    await _set_mode(store, name, read_only=name == "on")
    return ["Everybody may look, nobody may change anything." if name == "on" else "It is open."]


async def _invite_only(store: Store, name: str, value: str) -> list[str]:
    await _set_mode(store, name, invite_only=name == "on")
    explanation = "A new account needs a code: tawantin admin invite."
    return [explanation if name == "on" else "Everybody may come."]


async def _invite(store: Store, name: str, value: str) -> list[str]:
    code, _ = await Sessions(store).new_code(INVITE, name, INVITE_MS)
    return [f"Whoever has this code can make an account, once, for two weeks: {code}"]


async def _log(store: Store, name: str, value: str) -> list[str]:
    documents = await store.find(AUDIT, "")
    noted = [msgspec.json.decode(stored, type=Noted) for _, stored in sorted(documents)]
    return [f"{_when(one.at)}  {one.action}  {one.whom}  {one.value}".rstrip() for one in noted]


def _when(at: int) -> str:
    return time.strftime("%Y-%m-%d %H:%M:%S UTC", time.gmtime(at / 1000))


Doing = Callable[[Store, str, str], Awaitable[list[str]]]
_DOINGS: Final[dict[Action, tuple[Doing, int]]] = {
    Action.PEOPLE: (_people, 1),
    Action.SUSPEND: (_suspend, 1),
    Action.RESTORE: (_restore, 1),
    Action.RENAME: (_rename, 2),
    Action.RESET: (_reset, 1),
    Action.ANNOUNCE: (_announce, 1),
    Action.CLOSE: (_close, 1),
    Action.UNSAY: (_unsay, 2),
    Action.REPORTS: (_reports, 0),
    Action.DISMISS: (_dismiss, 1),
    Action.READ_ONLY: (_read_only, 1),
    Action.INVITE_ONLY: (_invite_only, 1),
    Action.INVITE: (_invite, 1),
    Action.LOG: (_log, 0),
}
"""How each is done, and how many words it takes."""
