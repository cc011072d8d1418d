"""The WebSocket under a connection: uvicorn's own, with a short way for messages.

Handshake, closing, pings, fragments and compression are left to uvicorn and `websockets`. But a
whole text frame goes straight to whoever answers it, and an answer straight to the transport:
through ASGI each would wait in a queue for a task of its own, which costs more than a move.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final
from weakref import WeakKeyDictionary

from starlette.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

try:
    from websockets.speedups import apply_mask
except ImportError:  # where there is no compiled one
    from websockets.utils import apply_mask

EXTENSION: Final = "tawantin.socket"
"""Where a scope names the socket."""
WORTH_COMPRESSING: Final = 512
"""Bytes; shorter messages fit into a packet as they are."""
MOST_WAITING: Final = 4 * 1024 * 1024
"""Bytes that may wait for a slow reader before it is cut off; it can resume."""
_TEXT: Final = 0x81
_MASKED: Final = 0x80


class Outbox:
    """The sockets that send something when this turn of the event loop ends."""

    def __init__(self) -> None:
        self._sockets: list[Socket] = []

    def add(self, socket: Socket) -> None:
        """Let it flush at the end of this turn."""
        if not self._sockets:
            socket.loop.call_soon(self._flush)
        self._sockets.append(socket)

    def _flush(self) -> None:
        sockets, self._sockets = self._sockets, []
        for socket in sockets:
            socket.flush()


_OUTBOXES: Final[WeakKeyDictionary[asyncio.AbstractEventLoop, Outbox]] = WeakKeyDictionary()
"""One for each event loop."""


class Socket(WebSocketsSansIOProtocol):
    """One WebSocket of the server."""

    def __init__(self, *values: Any, **named: Any) -> None:
        super().__init__(*values, **named)
        self._early: list[bytes] = []
        """Messages that came before anybody listened."""
        self._take: Callable[[bytes], None] = self._early.append
        self.on_ready: Callable[[], None] | None = None
        """Called when a slow reader has caught up."""
        self._out: list[bytes] = []
        """Frames that leave together when this turn of the event loop ends."""
        self._outbox = _OUTBOXES.setdefault(self.loop, Outbox())
        self.ready = True
        """Whether the reader keeps up with what it is sent."""
        self._rest = b""
        """The beginning of a frame whose end has not come."""
        self._in_fragments = False

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            (self.scope["extensions"] or {})[EXTENSION] = {"socket": self}

    def pause_writing(self) -> None:
        super().pause_writing()
        self.ready = False

    def resume_writing(self) -> None:
        super().resume_writing()
        self.ready = True
        if self.on_ready is not None:
            self.on_ready()

    # ------------------------------------------------------------ receiving

    def listen(self, take: Callable[[bytes], None]) -> None:
        """From now on `take` gets every message, beginning with those that are already here."""
        self._take = take
        for message in self._early:
            take(message)
        self._early.clear()

    def data_received(self, data: bytes) -> None:
        if not self.handshake_complete:
            super().data_received(data)
            return
        if self._rest:
            data = self._rest + data
            self._rest = b""
        at, end = 0, len(data)
        while at < end:
            size = _frame_size(data, at, end)
            if size > end - at:
                if size > self.config.ws_max_size:
                    super().data_received(data[at:])  # which refuses it
                else:
                    self._rest = data[at:]
                return
            self._frame(data, at, size)
            at += size

    def _frame(self, data: bytes, at: int, size: int) -> None:
        """One whole frame: a whole message the short way, everything else the long one."""
        first, second = data[at], data[at + 1]
        if first == _TEXT and second & _MASKED and not (self._in_fragments or self.close_sent):
            head = at + (4 if second == 0xFE else 2)
            body = data[head + 4 : at + size]
            self._take(apply_mask(body, data[head : head + 4]))
            return
        if not first & 0x08:
            self._in_fragments = not first & 0x80
        super().data_received(data[at : at + size])

    def send_receive_event_to_app(self) -> None:
        """A message that came the long way: compressed, or in fragments."""
        message = b"".join(self.frames)
        self.frames = []
        if not self.close_sent:
            self._take(message)

    def pause_reading(self, pause: bool) -> None:
        """Let the client wait with more messages, or no longer."""
        if self.read_paused != pause and not self.transport.is_closing():
            self.read_paused = pause
            if pause:
                self.transport.pause_reading()
            else:
                self.transport.resume_reading()

    # ------------------------------------------------------------ sending

    def send_text(self, text: bytes) -> None:
        """Send a message, or lose a reader that has not taken the last megabytes."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return
        length = len(text)
        if length >= WORTH_COMPRESSING and self.conn.extensions:
            self.conn.send_text(text)
            frame = b"".join(self.conn.data_to_send())
        elif length < 126:
            frame = b"\x81%c%b" % (length, text)
        elif length < 65536:
            frame = b"\x81\x7e%b%b" % (length.to_bytes(2, "big"), text)
        else:
            frame = b"\x81\x7f%b%b" % (length.to_bytes(8, "big"), text)
        if not self._out:
            self._outbox.add(self)
        self._out.append(frame)

    def flush(self) -> None:
        """Send now what waits for the end of this turn."""
        if not self._out or self.disconnected:
            return
        out, self._out = self._out, []
        self.transport.write(out[0] if len(out) == 1 else b"".join(out))
        if not self.ready and self.transport.get_write_buffer_size() > MOST_WAITING:
            self.transport.abort()

    def shutdown(self) -> None:
        self.flush()
        super().shutdown()


def socket_of(scope: Scope) -> Socket | None:
    """The socket of a scope; None under a server that is not `tawantin serve`."""
    found = scope.get("extensions", {}).get(EXTENSION, {}).get("socket")
    return found if isinstance(found, Socket) else None


def _frame_size(data: bytes, at: int, end: int) -> int:
    """How many bytes the frame at `at` has; as long as its head is not there, more than `end`."""
    if end - at < 2:
        return end - at + 1
    mask = 4 if data[at + 1] & _MASKED else 0
    length = data[at + 1] & 0x7F
    if length < 126:
        return 2 + mask + length
    head = 4 if length == 126 else 10
    if end - at < head:
        return end - at + 1
    return head + mask + int.from_bytes(data[at + 2 : at + head], "big")
