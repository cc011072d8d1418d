"""`tawantin admin`: what the host of a server does about its people. Everything is written down."""

from __future__ import annotations

import secrets
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
from ..server.people.sessions import RESET, RESET_MS, Sessions
from ..server.updates import now_ms
from ..store import Store
from .opened import Database, with_store

AUDIT: Final = "audit"
MOST_SHOWN: Final = 200


class Action(StrEnum):
    """What can be done."""

    PEOPLE = "people"
    SUSPEND = "suspend"
    RESTORE = "restore"
    RENAME = "rename"
    RESET = "reset"
    ANNOUNCE = "announce"
    LOG = "log"


class Noted(msgspec.Struct):
    """A line of the audit log."""

    at: int
    action: str
    whom: str
    value: str


def admin(
    action: Annotated[Action, typer.Argument(help="What to do.")],
    name: Annotated[str, typer.Argument(help="Of the person; or the announcement.")] = "",
    value: Annotated[str, typer.Argument(help="The new name.")] = "",
    database: Database = None,
) -> None:
    """See to the people of a server: list, suspend, restore, rename, give a code, announce.

    A running server notices within some seconds.
    """
    doing = _DOINGS[action]
    for line in with_store(database, lambda store: _done(store, doing, action, name, value)):
        Console().print(escape(line), highlight=False)


async def _done(store: Store, doing: Doing, action: Action, name: str, value: str) -> list[str]:
    lines = await doing(store, name, value)
    if action not in (Action.PEOPLE, Action.LOG):
        noted = Noted(now_ms(), action.value, name, value)
        key = f"{noted.at:015}-{secrets.token_hex(4)}"
        await store.put(AUDIT, key, msgspec.json.encode(noted))
    return lines


async def _person(store: Store, name: str) -> tuple[Identities, str, PersonDocument]:
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
    return sorted(lines)[:MOST_SHOWN] or ["Nobody has an account yet."]


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
    await store.put("server", "announcement", name.strip().encode())
    return ["Everybody sees it on the home page." if name.strip() else "It is taken down."]


async def _log(store: Store, name: str, value: str) -> list[str]:
    documents = await store.find(AUDIT, "")
    noted = [msgspec.json.decode(stored, type=Noted) for _, stored in sorted(documents)]
    return [f"{one.at}  {one.action}  {one.whom}  {one.value}".rstrip() for one in noted]


Doing = Callable[[Store, str, str], Awaitable[list[str]]]
_DOINGS: Final[dict[Action, Doing]] = {
    Action.PEOPLE: _people,
    Action.SUSPEND: _suspend,
    Action.RESTORE: _restore,
    Action.RENAME: _rename,
    Action.RESET: _reset,
    Action.ANNOUNCE: _announce,
    Action.LOG: _log,
}
