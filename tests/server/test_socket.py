"""Messages arrive whole, however the network cuts them, and slow readers hurt nobody."""

from __future__ import annotations

import asyncio
import os
import socket
import struct
from collections.abc import Iterator

import msgspec
import pytest
from websockets.asyncio.client import connect

from tawantin import wire
from tawantin.client import Client

from .running import Running


class Raw:
    """A WebSocket by hand, byte for byte."""

    def __init__(self, address: str) -> None:
        host, _, port = address.removeprefix("http://").partition(":")
        self.socket = socket.create_connection((host, int(port)), 10)
        self.socket.sendall(
            f"GET /ws HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        self.file = self.socket.makefile("rb")
        while self.file.readline() != b"\r\n":
            pass

    def read(self) -> tuple[int, bytes]:
        """The next frame: opcode and contents."""
        first, second = self.file.read(2)
        length = second & 127
        if length == 126:
            (length,) = struct.unpack("!H", self.file.read(2))
        return first & 15, self.file.read(length)

    def answer(self) -> int | None:
        """The id that the next `done` carries."""
        while True:
            opcode, text = self.read()
            if opcode == 1 and text.startswith(b'{"type":"done"'):
                return msgspec.json.decode(text, type=wire.Done).id


def frame(text: bytes, opcode: int = 0x81, mask: bytes | None = None) -> bytes:
    """A client's frame."""
    mask = os.urandom(4) if mask is None else mask
    masked = bytes(byte ^ mask[n % 4] for n, byte in enumerate(text))
    length = len(text)
    if length < 126:
        return bytes([opcode, 0x80 | length]) + mask + masked
    return bytes([opcode, 0xFE]) + struct.pack("!H", length) + mask + masked


def ping(number: int, padding: int = 0) -> bytes:
    return b'{"type":"ping",' + b" " * padding + b'"id":%d}' % number


@pytest.fixture
def raw(server: Running) -> Iterator[Raw]:
    client = Raw(server.address)
    yield client
    client.file.close()
    client.socket.close()


def test_many_messages_in_one_packet_are_answered_in_order(raw: Raw) -> None:
    raw.socket.sendall(b"".join(frame(ping(n, n * 7)) for n in range(100)))
    assert [raw.answer() for _ in range(100)] == list(range(100))


def test_a_message_may_come_byte_by_byte(raw: Raw) -> None:
    raw.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    for byte in frame(ping(1)) + frame(ping(2, padding=200)):
        raw.socket.sendall(bytes([byte]))
    assert [raw.answer(), raw.answer()] == [1, 2]


def test_a_message_may_come_in_fragments_with_a_ping_between(raw: Raw) -> None:
    whole = ping(5)
    raw.socket.sendall(frame(whole[:4], 0x01) + frame(b"hello", 0x89) + frame(whole[4:9], 0x00))
    raw.socket.sendall(frame(whole[9:], 0x80) + frame(ping(6)))
    seen = [raw.read() for _ in range(4)]
    assert (10, b"hello") in seen
    assert b'"id":5' in next(text for opcode, text in seen if b"done" in text)


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (b"\x81\x05hello", 1002),  # not masked
        (frame(b"x" * 4, 0xC1), 1002),  # compressed, which was not agreed
        (frame(ping(1), 0x01) + frame(ping(2)), 1002),  # a message within another
        (b"\x81\xff" + (1 << 40).to_bytes(8, "big"), 1009),
        (b"\x81\xfe" + struct.pack("!H", 65535), None),  # 64 kB are read, and refused
    ],
    ids=["unmasked", "compressed", "nested", "too_long", "too_long_to_keep"],  # masks are random
)
def test_what_is_not_a_websocket_any_more_is_closed(raw: Raw, sent: bytes, code: int) -> None:
    raw.socket.sendall(sent)
    if code is None:
        raw.socket.sendall(b"\0\0\0\0" + b" " * 65535)
        code = 1009
    while True:
        opcode, text = raw.read()
        if opcode == 8:
            assert int.from_bytes(text[:2], "big") == code
            return


def test_the_longest_message_may_come_after_its_head(server: Running, raw: Raw) -> None:
    raw.socket.sendall(b"\x81\xfe" + struct.pack("!H", 65535))
    other = Raw(server.address)
    other.socket.sendall(frame(ping(1)))
    assert other.answer() == 1, "by then the head was read"
    other.file.close()
    other.socket.close()
    raw.socket.sendall(b"\0\0\0\0" + b" " * 65535)
    while True:
        opcode, text = raw.read()
        if opcode == 8:
            assert int.from_bytes(text[:2], "big") == 1009
            return


def test_compressed_messages_are_understood_and_long_answers_compressed(server: Running) -> None:
    async def play() -> None:
        async with Client(server.address) as client:
            info = await client.create(wire.NewTable(game="chocolatl", seats=3))
            token = {"authorization": f"Bearer {client.token}"}
            address = server.address.replace("http", "ws") + "/ws"
            async with connect(address, additional_headers=token) as socket:
                await socket.send(wire.encode(wire.Watch(table=info.id, seat=0, id=1)), text=True)
                texts = [await socket.recv() for _ in range(3)]
            assert "permessage-deflate" in socket.response.headers["Sec-WebSocket-Extensions"]  # type: ignore[union-attr]
            assert [msgspec.json.decode(text)["type"] for text in texts] == [
                "hello",
                "update",
                "done",
            ]

    asyncio.run(play())
