"""What the host of the server orders by `tawantin admin`: modes, and what is to be taken away.

The command leaves documents in the store, which every process looks at: a table that is being
played belongs to the server that holds it, not to a command beside it.
"""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import Final, Literal

import msgspec

from ...kernel.errors import TawantinError
from ...store import Store
from ...tables import chat, requests
from ...tables.refusal import Refusal
from ...tables.requests import Person
from ...tables.table import Table
from ..hub import Hub
from ..updates import now_ms

EVERY_SECONDS: Final = 3.0
MODES: Final = "modes"
"""The document of kind `server`."""
ORDER: Final = "order"
INVITE: Final = "invite"
"""The kind of codes with which somebody may make an account at a server by invitation."""
INVITE_MS: Final = 14 * 24 * 3600 * 1000
ALWAYS: Final = frozenset({"/api/login", "/api/logout", "/api/device/claim"})
"""Signing in and out changes nothing that others see."""
BEFORE_AN_ACCOUNT: Final = ALWAYS | {
    "/api/me", "/api/account", "/api/account/reset", "/api/account/forgot", "/api/mail/unsubscribe",
}  # fmt: skip
"""Where a server is by invitation: newcomers first say what the account will be called."""
_log = logging.getLogger("tawantin.people")


class Modes(msgspec.Struct, omit_defaults=True):
    """How a server is open. A storage type."""

    read_only: bool = False
    """Everybody may look, nobody may change anything; clocks stand still."""
    invite_only: bool = False
    """Whoever has no account may only look, and an account needs a code."""


class Order(msgspec.Struct, omit_defaults=True):
    """Something to be done at a table. A storage type."""

    do: Literal["close", "unsay"]
    table: str
    said: int = 0
    """unsay: the seq of what was said."""


async def read_modes(store: Store) -> Modes:
    """As the host wants them."""
    stored = await store.get("server", MODES)
    return Modes() if stored is None else msgspec.json.decode(stored, type=Modes)


class Steward:
    """Knows the modes, and does what is ordered."""

    def __init__(self, store: Store, hub: Hub) -> None:
        self.modes = Modes()
        self._store = store
        self._hub = hub

    async def keep(self) -> None:
        """For ever; waits for the database when it is away."""
        while True:
            try:
                await self.look()
            except TawantinError as error:
                _log.warning("the host's orders wait: %s", error)
            await asyncio.sleep(EVERY_SECONDS)

    async def look(self) -> None:
        """Read the modes, and do what is ordered."""
        self.modes = await read_modes(self._store)
        self._hub.caretaker.still = self.modes.read_only
        for key, stored in sorted(await self._store.find(ORDER, "")):
            order = msgspec.json.decode(stored, type=Order)
            try:
                await self._hub.tables.change(order.table, partial(_done, order))
            except Refusal as refusal:
                if refusal.code == "unavailable":
                    raise
                _log.info("an order could not be carried out: %s", refusal)
            await self._store.delete(ORDER, key)

    # ------------------------------------------------------------ who may change something

    def check(self, person: Person) -> None:
        """Before somebody changes something."""
        if self.modes.read_only:
            raise Refusal("read_only", "This server is read-only for now.")
        if self.modes.invite_only and not person.signed_in:
            raise Refusal("invite_only", "Only people with an account play here, by invitation.")

    def check_address(self, path: str, person: Person | None) -> None:
        """The same over HTTP; signing in is always possible."""
        if self.modes.read_only and path not in ALWAYS:
            raise Refusal("read_only", "This server is read-only for now.")
        if path not in BEFORE_AN_ACCOUNT and person is not None:
            self.check(person)


def _done(order: Order, table: Table) -> None:
    if order.do == "close":
        requests.close_for_good(table, now_ms())
    else:
        chat.remove(table, order.said, now_ms())
