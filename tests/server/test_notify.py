"""Turn notifications for people who are not connected."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.asymmetric.ec import ECDH, SECP256R1, EllipticCurvePublicKey
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from tests.tables.people import FullHeap

from tawantin import wire
from tawantin.locale import say
from tawantin.server.hub import Hub
from tawantin.server.notify import MOST_SUBSCRIPTIONS, Notice, Notifier
from tawantin.server.push import _derive, decode, encode, point
from tawantin.server.settings import Settings
from tawantin.server.thinking import Thinkers
from tawantin.store import Store, open_store
from tawantin.tables import Refusal
from tawantin.tables import changes as c
from tawantin.tables import requests as r

ANA, BO = r.Person("anaanaanaanaana0", "Ana"), r.Person("bobobobobobobo00", "Bo")
HOOK = "https://discord.com/api/webhooks/1/abc"
ENDPOINT = "https://updates.push.services.mozilla.com/wpush/v2/abc"


class Post:
    """Where notifications go in these tests."""

    def __init__(self, status: int = 201) -> None:
        self.status = status
        self.sent: list[tuple[str, bytes, Mapping[str, str]]] = []

    def __call__(self, address: str, body: bytes, headers: Mapping[str, str]) -> int:
        self.sent.append((address, body, headers))
        return self.status


def notified(
    tmp_path: Path, post: Post, work: Callable[[Notifier, Hub, Store], Awaitable[None]]
) -> None:
    async def run() -> None:
        store = open_store(str(tmp_path / "t.db"))
        await store.open()
        hub = Hub(store, Thinkers(0, 1))
        settings = Settings(
            push_contact="mailto:host@example.org", public_url="https://play.example"
        )
        notifier = Notifier(store, hub, settings, post)
        await notifier.open()
        try:
            await work(notifier, hub, store)
        finally:
            await store.close()

    asyncio.run(run())


async def anas_move(notifier: Notifier, hub: Hub) -> str:
    """Ana and Bo play Nim; Ana moves, now it is Bo's turn, and he was told. The table's id."""
    settings = c.Configured(at=0, seats=2)
    table = r.open_table("thetable", ANA, settings, "nim", 0)
    r.sit(table, ANA, 0, None, 0)
    r.sit(table, BO, 1, None, 0)
    await hub.tables.create(table)
    await hub.tables.change(table.id, lambda now: r.start(now, ANA, 0, FullHeap()))
    live = await hub.tables.live(table.id)
    await hub.tables.change(table.id, lambda now: r.play(now, ANA, 0, live.table.seq, "take 1", 0))
    await asyncio.gather(*notifier._tasks)
    return table.id


def test_a_webhook_that_is_gone_does_not_keep_mail_from_coming(tmp_path: Path) -> None:
    class Gone(Post):
        def __call__(self, address: str, body: bytes, headers: Mapping[str, str]) -> int:
            super().__call__(address, body, headers)
            raise OSError("nobody there")

    class Letters:
        def __init__(self) -> None:
            self.told: list[str] = []

        async def tell(self, person: str, notice: Notice) -> None:
            self.told.append(person)

    post, letters = Gone(), Letters()

    async def work(notifier: Notifier, hub: Hub, store: Store) -> None:
        notifier.mailbox = letters  # type: ignore[assignment]  # only what is called
        await notifier.set_webhook(BO.id, wire.Webhook(HOOK, "discord"))
        await anas_move(notifier, hub)
        assert [address for address, _, _ in post.sent] == [HOOK]
        assert letters.told[-1] == BO.id

    notified(tmp_path, post, work)


def test_a_webhook_is_told_of_a_turn_in_the_shape_it_wants(tmp_path: Path) -> None:
    post = Post()

    async def work(notifier: Notifier, hub: Hub, store: Store) -> None:
        await notifier.set_webhook(BO.id, wire.Webhook(HOOK, "discord", "<@123>"))
        name = await anas_move(notifier, hub)
        address, body, _ = post.sent[-1]
        assert address == HOOK
        answer = json.loads(body)["content"]
        assert answer.startswith("<@123> ")
        assert "Nim" in answer
        assert f"https://play.example/table/{name}" in answer
        await notifier.set_webhook(BO.id, wire.Webhook(""))
        assert await store.get("webhook", BO.id) is None

    notified(tmp_path, post, work)


@pytest.mark.parametrize(
    "address",
    [
        "http://discord.com/api/webhooks/1",
        "https://127.0.0.1/",
        "https://discord.com.evil/",
        "file:///",
    ],
)
def test_the_server_posts_to_no_other_address(tmp_path: Path, address: str) -> None:
    async def work(notifier: Notifier, hub: Hub, store: Store) -> None:
        with pytest.raises(Refusal):
            await notifier.set_webhook(BO.id, wire.Webhook(address))
        with pytest.raises(Refusal):
            await notifier.subscribe(BO.id, wire.PushSubscription(address, "x", "y"))

    notified(tmp_path, Post(), work)


def test_a_browser_can_read_its_push_message_and_knows_the_sender(tmp_path: Path) -> None:
    post = Post()
    browser = ec.generate_private_key(SECP256R1())
    secret = b"0123456789abcdef"
    ours = point(browser.public_key())

    async def work(notifier: Notifier, hub: Hub, store: Store) -> None:
        subscription = wire.PushSubscription(ENDPOINT, encode(ours), encode(secret), "hu")
        await notifier.subscribe(BO.id, subscription)
        name = await anas_move(notifier, hub)
        address, body, headers = post.sent[-1]
        assert address == ENDPOINT
        assert headers["content-encoding"] == "aes128gcm"
        salt, theirs = body[:16], body[21 : 21 + body[20]]
        sender = EllipticCurvePublicKey.from_encoded_point(SECP256R1(), theirs)
        shared = browser.exchange(ECDH(), sender)
        base = _derive(shared, secret, b"WebPush: info\0" + ours + theirs, 32)
        key = _derive(base, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = _derive(base, salt, b"Content-Encoding: nonce\0", 12)
        text = AESGCM(key).decrypt(nonce, body[21 + body[20] :], None).rstrip(b"\x02")
        message = json.loads(text)
        assert message["table"] == name
        assert message["text"] == say("hu", "notice-your-turn", game="Nim")
        token = headers["authorization"].removeprefix("vapid t=").partition(",")[0]
        signed, _, signature = token.rpartition(".")
        raw = decode(signature)
        der = utils.encode_dss_signature(
            int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
        )
        server = EllipticCurvePublicKey.from_encoded_point(
            SECP256R1(), decode(str(notifier.push_key))
        )
        server.verify(der, signed.encode(), ec.ECDSA(SHA256()))
        claims = json.loads(decode(signed.split(".")[1]))
        assert claims["aud"] == "https://updates.push.services.mozilla.com"

    notified(tmp_path, post, work)


def test_a_subscription_that_is_gone_is_forgotten(tmp_path: Path) -> None:
    key = point(ec.generate_private_key(SECP256R1()).public_key())

    async def work(notifier: Notifier, hub: Hub, store: Store) -> None:
        await notifier.subscribe(
            BO.id, wire.PushSubscription(ENDPOINT, encode(key), encode(b"x" * 16))
        )
        await anas_move(notifier, hub)
        assert await store.find("push", BO.id) == []

    notified(tmp_path, Post(410), work)


def test_of_too_many_subscriptions_one_makes_room(tmp_path: Path) -> None:
    key = encode(point(ec.generate_private_key(SECP256R1()).public_key()))

    async def work(notifier: Notifier, hub: Hub, store: Store) -> None:
        for number in range(MOST_SUBSCRIPTIONS + 1):
            wanted = wire.PushSubscription(f"{ENDPOINT}{number}", key, encode(b"x" * 16))
            await notifier.subscribe(BO.id, wanted)
        kept = await store.find("push", BO.id)
        assert len(kept) == MOST_SUBSCRIPTIONS
        assert any(wanted.endpoint.encode() in value for _, value in kept)

    notified(tmp_path, Post(), work)


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://[",
        "https://push.services.mozilla.com:port\n/",
        "https://push.services.mozilla.com/\x00",
        "https://evil.example\\@push.services.mozilla.com/",
        "https://push.services.mozilla.com.evil.example/",
    ],
)
def test_an_endpoint_that_is_none_is_refused(tmp_path: Path, endpoint: str) -> None:
    browser = point(ec.generate_private_key(SECP256R1()).public_key())

    async def work(notifier: Notifier, hub: Hub, store: Store) -> None:
        subscription = wire.PushSubscription(endpoint, encode(browser), encode(b"0" * 16))
        with pytest.raises(Refusal, match="push service"):
            await notifier.subscribe(ANA.id, subscription)
        for keys in (("no key", encode(b"0" * 16)), (encode(browser), "ä")):
            with pytest.raises(Refusal, match="keys"):
                await notifier.subscribe(ANA.id, wire.PushSubscription(ENDPOINT, *keys))
        assert await store.find("push", "") == []

    notified(tmp_path, Post(), work)


@pytest.mark.parametrize("end", ["\n", "\r\nHost: evil", " x", "\x7f", "é"])
def test_a_webhook_with_control_characters_is_refused(tmp_path: Path, end: str) -> None:
    async def work(notifier: Notifier, hub: Hub, store: Store) -> None:
        with pytest.raises(Refusal, match="webhook"):
            await notifier.set_webhook(ANA.id, wire.Webhook(HOOK + end))
        await notifier.set_webhook(ANA.id, wire.Webhook(HOOK, mention="<@1>\n\u202eabc"))
        ((_, stored),) = await store.find("webhook", "")
        assert json.loads(stored)["mention"] == "<@1> abc"

    notified(tmp_path, Post(), work)
