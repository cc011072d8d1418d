"""The WebSocket under a connection: uvicorn's own, with a short way for messages.

Handshake, closing, pings, fragments and compression are left to uvicorn and `websockets`. But a
whole text frame goes straight to whoever answers it, and an answer straight to the transport:
through ASGI each would wait in a queue for a task of its own, which costs more than a move.

Whatever comes is counted before it is worked on. A client that sends too much is not read for a
while, so that the network makes it wait; one that goes on is cut off, and nothing more is read from
it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final
from weakref import WeakKeyDictionary

from starlette.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from .limits import Allowance

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
LONGEST_HEAD: Final = 14
"""Bytes before the contents of a frame; what may be sent is counted without them."""
MOST_EARLY: Final = 64 * 1024
"""Bytes that are kept until somebody listens; then the client must wait."""
FRAMES_A_TURN: Final = 50
"""Frames of one connection that are worked on before others have their turn."""
LONGEST_WAIT: Final = 1.0
"""Seconds after which a slowed connection is looked at again, at the latest."""
LAST_WORDS_SECONDS: Final = 1.0
"""How long one that is cut off has to read why."""
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
        self._take: Callable[[bytes], None] | None = None
        """Gets the messages; None as long as nobody listens."""
        self._allowance: Allowance | None = None
        self._patience = 0.0
        self.on_excess: Callable[[], None] | None = None
        """Called when a client goes on sending too much."""
        self.on_lost: Callable[[], None] | None = None
        """Called when the connection has ended."""
        self.on_ready: Callable[[], None] | None = None
        """Called when a slow reader has caught up."""
        self.on_shutdown: Callable[[], None] | None = None
        """Called when the server stops, before the connection is closed."""
        self._out: list[bytes] = []
        """Frames that leave together when this turn of the event loop ends."""
        self._outbox = _OUTBOXES.setdefault(self.loop, Outbox())
        self.ready = True
        """Whether the reader keeps up with what it is sent."""
        self._rest = b""
        """What has come and is not worked on: it is not whole, or must wait."""
        self._in_fragments = False
        self._held = False
        """Whether whoever takes messages has enough of them."""
        self._slowed: asyncio.TimerHandle | None = None
        """Goes on when the client may send again."""
        self._slowed_since: float | None = None
        self._cut = False

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

    def listen(
        self,
        take: Callable[[bytes], None],
        allowance: Allowance | None = None,
        patience: float = 0.0,
    ) -> None:
        """From now on `take` gets every message, beginning with those that are already here.

        A client that has more waiting than its allowance for `patience` seconds is reported to
        `on_excess`.
        """
        self._take = take
        self._allowance = allowance
        self._patience = patience
        self._work()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self._slowed is not None:
            self._slowed.cancel()
        self._rest = b""
        if self.on_lost is not None:
            self.on_lost()
            self.on_lost = None

    def let_go(self) -> None:
        """Nobody listens any more. A ring of references would keep it, and its buffers, alive."""
        self._take = self._allowance = None
        self.on_excess = self.on_ready = self.on_shutdown = None
        (self.scope["extensions"] or {}).pop(EXTENSION, None)

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            super().data_received(data)
            return
        if self._cut:
            return
        if self._allowance is not None:
            self._allowance.count_read()
        self._rest = self._rest + data if self._rest else data
        if self._slowed is None:
            self._work()

    def _work(self) -> None:
        """Work on the frames that are here, as many as the client may send now."""
        data = self._rest
        at, end, left = 0, len(data), FRAMES_A_TURN
        while at < end and self._take is not None and not self._held and not self._cut:
            size = _frame_size(data, at, end)
            whole = size <= end - at
            if not whole and size <= self.config.ws_max_size + LONGEST_HEAD:
                self._slowed_since = None
                break
            if not left:
                self._slowed = self.loop.call_later(0, self._go_on)
                break
            if self._must_wait(size if whole else end - at):
                break
            if not whole:
                super().data_received(data[at:])  # which refuses it
                at = end
                break
            self._frame(data, at, size)
            at += size
            left -= 1
        if at == end:
            self._slowed_since = None
        self._rest = b"" if self._cut else data[at:] if at else data
        self._let_wait()

    def _must_wait(self, size: int) -> bool:
        """Count a frame, or come back to it later."""
        if self._allowance is None:
            return False
        wait = self._allowance.count(size)
        if not wait:
            return False
        now = self.loop.time()
        if not self._allowance.own_fault:
            self._slowed_since = None
        elif self._slowed_since is None:
            self._slowed_since = now
        elif now - self._slowed_since > self._patience and self.on_excess is not None:
            self.on_excess()
            return True
        self._slowed = self.loop.call_later(min(wait, LONGEST_WAIT), self._go_on)
        return True

    def _go_on(self) -> None:
        self._slowed = None
        if not self.disconnected:
            self._work()

    def _let_wait(self) -> None:
        """Read no more as long as there is enough to do."""
        early = self._take is None and len(self._rest) > MOST_EARLY
        pause = self._held or self._slowed is not None or early
        if self.read_paused != pause and not self._cut and not self.transport.is_closing():
            self.read_paused = pause
            if pause:
                self.transport.pause_reading()
            else:
                self.transport.resume_reading()

    def hold(self, held: bool) -> None:
        """Whether messages must wait, because enough of them do already."""
        self._held = held
        if not held and self._rest and self._slowed is None:
            self._slowed = self.loop.call_later(0, self._go_on)
        self._let_wait()

    def cut_off(self, code: int, reason: str = "") -> None:
        """Close, and read nothing more. What was sent before gets there, unless it is not read."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return
        self.flush()
        self.conn.send_close(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = self._cut = True
        self.stop_keepalive()
        self._rest = b""
        if not self.read_paused:
            self.transport.pause_reading()
        self.read_paused = False  # or it would be read again when the application ends
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        self.close_timer = self.loop.call_later(LAST_WORDS_SECONDS, self.transport.abort)

    def _frame(self, data: bytes, at: int, size: int) -> None:
        """One whole frame: a whole message the short way, everything else the long one."""
        first, second = data[at], data[at + 1]
        if first == _TEXT and second & _MASKED and not (self._in_fragments or self.close_sent):
            head = at + (4 if second == 0xFE else 2)
            body = data[head + 4 : at + size]
            if self._take is not None:
                self._take(apply_mask(body, data[head : head + 4]))
            return
        if not first & 0x08:
            self._in_fragments = not first & 0x80
        super().data_received(data[at : at + size])

    def send_receive_event_to_app(self) -> None:
        """A message that came the long way: compressed, or in fragments."""
        message = b"".join(self.frames)
        self.frames = []
        if self._allowance is not None:
            self._allowance.spend(len(message) // WORTH_COMPRESSING)  # it may have been unpacked
        if not self.close_sent and self._take is not None:
            self._take(message)

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
        """The server stops: the last words go out before the connection is closed."""
        if self.on_shutdown is not None:
            self.on_shutdown()
        self.flush()
        super().shutdown()


def socket_of(scope: Scope) -> Socket | None:
    """The socket of a scope; None under a server that is not `tawantin serve`."""
    socket = scope.get("extensions", {}).get(EXTENSION, {}).get("socket")
    return socket if isinstance(socket, Socket) else None


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
