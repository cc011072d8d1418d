"""TCP connections before they have requested anything: how many, and how long they may take.

A request must have come whole within the patience of the server, an answer must be read within
it, and nobody holds more than a fair number of connections, so that nobody can shut others out by
saying nothing.
"""

from __future__ import annotations

import asyncio
import ipaddress
from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from .guard import place
from .settings import Settings
from .socket import Socket

if TYPE_CHECKING:
    from uvicorn.protocols.http.h11_impl import H11Protocol as Protocol
else:
    from uvicorn.protocols.http.auto import AutoHTTPProtocol as Protocol

STATE: Final = "tawantin.entrance"
"""Where, in the state of the lifespan, the application leaves its entrance to the protocols."""
SPARE_FILES: Final = 100
"""Open files that are not connections: the database's, the bots', the page's."""


def _answer(status: str, code: str, message: str) -> bytes:
    body = f'{{"type":"refused","code":"{code}","message":"{message}"}}'
    head = f"HTTP/1.1 {status}\r\ncontent-type: application/json\r\nconnection: close\r\n"
    return f"{head}retry-after: 10\r\ncontent-length: {len(body)}\r\n\r\n{body}".encode()


TOO_MANY: Final = _answer(
    "429 Too Many Requests", "too_fast", "Too many connections from your address."
)
FULL: Final = _answer(
    "503 Service Unavailable", "full", "Too many people are here; come back later."
)


class Entrance:
    """Counts who is in."""

    def __init__(self, settings: Settings, files: int | None = None) -> None:
        self._most = settings.connections
        room = None if files is None else max(1, files - SPARE_FILES)
        asked = settings.all_connections or room
        self._most_of_all = asked if room is None or asked is None else min(asked, room)
        self.patience = settings.patience
        self._proxies = _networks(settings.trusted_proxies)
        self._by_place: Counter[str] = Counter()
        self.inside = 0
        self.turned_away = 0

    def enter(self, address: str | None) -> bytes | None:
        """Let a connection in; if not, what to tell it."""
        if self._most_of_all is not None and self.inside >= self._most_of_all:
            self.turned_away += 1
            return FULL
        at = self._place(address)
        if at is not None and self._most and self._by_place[at] >= self._most:
            self.turned_away += 1
            return TOO_MANY
        self.inside += 1
        if at is not None:
            self._by_place[at] += 1
        return None

    def leave(self, address: str | None) -> None:
        """A connection that was let in has ended."""
        self.inside -= 1
        at = self._place(address)
        if at is not None:
            self._by_place[at] -= 1
            if not self._by_place[at]:
                del self._by_place[at]

    def _place(self, address: str | None) -> str | None:
        """Where to count it; None for a proxy, which brings people from everywhere."""
        if address is None or self._proxies is None:
            return None
        if self._proxies:
            host = ipaddress.ip_address(address.partition("%")[0])
            if any(host in network for network in self._proxies):
                return None
        return place(address)


def _networks(
    proxies: str,
) -> list[ipaddress.IPv4Network | ipaddress.IPv6Network] | None:
    """The proxies' addresses; None is everywhere."""
    texts = [text.strip() for text in proxies.split(",") if text.strip()]
    if "*" in texts:
        return None
    networks = []
    for text in texts:
        try:
            networks.append(ipaddress.ip_network(text, strict=False))
        except ValueError:
            continue  # uvicorn compares such names literally, and no connection has a name
    return networks


class Http(Protocol):
    """One connection, as long as it speaks HTTP."""

    def __init__(self, *values: Any, **named: Any) -> None:
        super().__init__(*values, **named)
        self._entrance: Entrance | None = self.app_state.get(STATE)
        self._inside = False
        self._asking: asyncio.TimerHandle | None = None
        """Ends a connection whose request does not come."""
        self._reading: asyncio.TimerHandle | None = None
        """Ends a connection whose answers are not read."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # as uvicorn's own
        super().connection_made(transport)
        if self._entrance is None:
            return
        problem = self._entrance.enter(self.client[0] if self.client else None)
        if problem is None:
            self._inside = True
            self._wait_for_request()
        else:
            transport.write(problem)
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._stop_asking()
        self._stop_reading()
        self._leave()

    def _leave(self) -> None:
        if self._inside and self._entrance is not None:
            self._inside = False
            self._entrance.leave(self.client[0] if self.client else None)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        super().data_received(data)
        if isinstance(self.transport.get_protocol(), Socket):
            self._stop_asking()
        elif self.cycle is not None and not self.cycle.response_complete:
            self._stop_asking()  # the head is there; whoever reads the body watches the time
        elif self._asking is None:
            self._wait_for_request()

    def handle_websocket_upgrade(self, *arguments: Any) -> None:
        super().handle_websocket_upgrade(*arguments)
        socket = self.transport.get_protocol()
        if isinstance(socket, Socket):
            socket.on_lost = self._leave

    def on_response_complete(self) -> None:
        self._stop_asking()
        super().on_response_complete()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stop_reading()
        self._reading = self._later(self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._stop_reading()

    def _wait_for_request(self) -> None:
        self._stop_asking()
        self._asking = self._later(self.transport.close)

    def _later(self, end: Callable[[], None]) -> asyncio.TimerHandle | None:
        if self._entrance is None or not self._entrance.patience:
            return None
        return self.loop.call_later(self._entrance.patience, end)

    def _stop_asking(self) -> None:
        if self._asking is not None:
            self._asking.cancel()
            self._asking = None

    def _stop_reading(self) -> None:
        if self._reading is not None:
            self._reading.cancel()
            self._reading = None
