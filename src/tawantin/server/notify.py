"""Tells people who are not connected that it is their turn: webhooks, Web Push, both opt-in."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import re
import urllib.error
import urllib.request
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping
from typing import TYPE_CHECKING, Any, Final

import msgspec

from .. import wire
from ..kernel.errors import TawantinError
from ..kernel.registry import descriptor
from ..locale import say
from ..store import Store
from ..tables.chat import clean_text
from ..tables.refusal import Refusal
from ..tables.table import Table
from .hub import Hub
from .settings import Settings

if TYPE_CHECKING:
    from .people.mailbox import Mailbox

MOST_SUBSCRIPTIONS: Final = 10
TIMEOUT_SECONDS: Final = 10
GONE: Final = (404, 410)
YOUR_TURN: Final = "notice-your-turn"
GAME_OVER: Final = "notice-game-over"
_ADDRESS: Final = re.compile(r"https://([A-Za-z0-9.-]+(?::[0-9]{1,5})?)(?:/[!-~]*)?\Z")
"""As it may stand in a request: no user, no spaces or control characters."""

Deliver = Callable[[str, bytes, Mapping[str, str]], int]
"""Posts a body with headers to an address; the HTTP status."""

_log = logging.getLogger("tawantin.notify")


class Notice(msgspec.Struct, frozen=True):
    """Something to tell somebody who is not connected."""

    word: str
    """The message."""
    game: str
    table: str = ""
    """Where it leads; without one, to the home page."""
    title: str = ""
    """Of the table."""
    name: str = ""
    """Who invites."""

    def text(self, language: str) -> str:
        """In a language."""
        names = descriptor(self.game).about.name
        said = say(language, self.word, game=names.get(language, names["en"]), name=self.name)
        return f"{said} ({self.title})" if self.title else said


class _NoRedirects(urllib.request.HTTPRedirectHandler):
    """A redirect could lead into the server's own network."""

    def redirect_request(self, *arguments: object) -> None:
        return None


def deliver(address: str, body: bytes, headers: Mapping[str, str]) -> int:
    """Post it; never follows a redirect."""
    request = urllib.request.Request(address, body, dict(headers), method="POST")  # noqa: S310 - checked by the caller
    opener = urllib.request.build_opener(_NoRedirects)
    try:
        with opener.open(request, timeout=TIMEOUT_SECONDS) as answer:
            return int(answer.status)
    except urllib.error.HTTPError as error:
        return error.code


class Notifier:
    """Keeps subscriptions and sends what they ask for."""

    def __init__(self, store: Store, hub: Hub, settings: Settings, send: Deliver = deliver) -> None:
        self._store = store
        self._hub = hub
        self._settings = settings
        self._send = send
        self._told: dict[tuple[str, str], int] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._vapid: Any = None
        self.mailbox: Mailbox | None = None
        self.sent = 0
        hub.on_turn = self._on_turn

    @property
    def push_key(self) -> str | None:
        """What a browser needs to subscribe; None if the server cannot send Web Push."""
        return None if self._vapid is None else str(self._vapid.public_key)

    async def open(self) -> None:
        """Get the key for Web Push ready, if it is turned on."""
        if not self._settings.push_contact:
            return
        try:
            from .push import Vapid, new_private_key
        except ImportError as error:
            raise Refusal(
                "unavailable",
                "--push-contact needs cryptography: `pip install 'tawantin[push]'`.",
            ) from error
        await self._store.add("secret", "vapid", new_private_key())
        key = await self._store.get("secret", "vapid")
        self._vapid = Vapid(key or b"", self._settings.push_contact)

    # ------------------------------------------------------------ subscriptions

    async def subscribe(self, person: str, subscription: wire.PushSubscription) -> None:
        """Keep where a browser can be reached."""
        if self._vapid is None:
            raise Refusal("not_allowed", "This server does not send Web Push.")
        address = _ADDRESS.match(subscription.endpoint)
        host = "" if address is None else address[1].lower().removesuffix(":443")
        services = self._settings.push_services
        if not any(host == name or host.endswith("." + name) for name in services):
            raise Refusal("bad_request", "The endpoint is not that of a known push service.")
        self._vapid.message(subscription, b"{}")  # which refuses invalid keys
        known = await self._store.find("push", f"{person}:")
        if len(known) >= MOST_SUBSCRIPTIONS:
            await self._store.delete("push", known[0][0])
        digest = hashlib.sha256(subscription.endpoint.encode()).hexdigest()[:16]
        await self._store.put("push", f"{person}:{digest}", msgspec.json.encode(subscription))

    async def unsubscribe(self, person: str) -> None:
        """Forget all browsers of somebody."""
        for key, _ in await self._store.find("push", f"{person}:"):
            await self._store.delete("push", key)

    async def webhook_of(self, person: str) -> wire.Webhook:
        """What somebody has set, or none."""
        stored = await self._store.get("webhook", person)
        return (
            wire.Webhook("") if stored is None else msgspec.json.decode(stored, type=wire.Webhook)
        )

    async def set_webhook(self, person: str, webhook: wire.Webhook) -> None:
        """Keep, or with an empty address forget, a webhook."""
        if not webhook.url:
            await self._store.delete("webhook", person)
            return
        if not webhook.url.startswith(self._settings.webhooks) or not _ADDRESS.match(webhook.url):
            allowed = ", ".join(self._settings.webhooks)
            raise Refusal("bad_webhook", f"A webhook's address must begin with one of {allowed}.")
        webhook.mention = clean_text(webhook.mention)
        await self._store.put("webhook", person, msgspec.json.encode(webhook))

    # ------------------------------------------------------------ sending

    def _on_turn(self, table: Table, seats: list[int]) -> None:
        """Told by the hub; people who are connected see it themselves."""
        for seat in seats:
            player = table.seats[seat].player
            if player is None or self._hub.presence.is_here(player):
                continue
            if not table.seats[seat].person_plays:
                continue
            if self._told.get((player, table.id)) == table.seq:
                continue
            self._told[player, table.id] = table.seq
            if len(self._told) > 50_000:
                self._told.clear()
            word = GAME_OVER if table.status == "finished" else YOUR_TURN
            self._spawn(self._tell(player, Notice(word, table.game_id, table.id, table.title)))

    def tell_if_away(self, person: str, notice: Notice) -> None:
        """Whoever is connected sees it on their page."""
        if not self._hub.presence.is_here(person):
            self._spawn(self._tell(person, notice))

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _tell(self, player: str, notice: Notice) -> None:
        place = f"/table/{notice.table}" if notice.table else "/"
        link = f"{self._settings.public_url}{place}" if self._settings.public_url else ""
        async with self._alone():
            webhook = await self.webhook_of(player)
            if webhook.url:
                await self._post(webhook, notice.text(webhook.language), link)
        async with self._alone():
            for key, value in await self._store.find("push", f"{player}:"):
                subscription = msgspec.json.decode(value, type=wire.PushSubscription)
                message = {"text": notice.text(subscription.language), "table": notice.table}
                async with self._alone():
                    await self._push(key, subscription, {**message, "link": link})
        async with self._alone():
            if self.mailbox is not None:
                await self.mailbox.tell(player, notice)

    @contextlib.asynccontextmanager
    async def _alone(self) -> AsyncIterator[None]:
        """Somebody else's service is away: neither a game nor another way suffers from that."""
        try:
            yield
        except (TawantinError, OSError, ValueError) as error:
            _log.warning("a notification could not be sent: %s", type(error).__name__)

    async def _post(self, webhook: wire.Webhook, text: str, link: str) -> None:
        words = " ".join(filter(None, [webhook.mention, text, link]))
        body = {"content": words} if webhook.shape == "discord" else {"text": words}
        headers = {"content-type": "application/json"}
        await asyncio.to_thread(self._send, webhook.url, msgspec.json.encode(body), headers)
        self.sent += 1

    async def _push(
        self, key: str, subscription: wire.PushSubscription, message: dict[str, str]
    ) -> None:
        if self._vapid is None:
            return
        body, headers = self._vapid.message(subscription, msgspec.json.encode(message))
        status = await asyncio.to_thread(self._send, subscription.endpoint, body, headers)
        self.sent += 1
        if status in GONE:
            await self._store.delete("push", key)
