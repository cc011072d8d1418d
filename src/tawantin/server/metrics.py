"""Health and Prometheus metrics."""

from __future__ import annotations

import time
from collections import Counter
from typing import TYPE_CHECKING

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from .. import wire

if TYPE_CHECKING:
    from .app import Server


class Metrics:
    """What one process has done so far."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._started = time.time()
        self._requests: Counter[int] = Counter()
        self._seconds = 0.0

    def note_request(self, status: int, seconds: float) -> None:
        """An HTTP request was answered."""
        self._requests[status] += 1
        self._seconds += seconds

    async def health(self, request: Request) -> Response:
        """Whether the server can do its work."""
        waiting = self._server.store.waiting
        kind = type(self._server.store.backend).__name__.removesuffix("Backend").lower()
        body = wire.Health("waiting" if waiting else "ok", kind)
        return Response(wire.encode(body), 503 if waiting else 200, media_type="application/json")

    async def text(self, request: Request) -> Response:
        """All numbers in Prometheus' format."""
        server = self._server
        lines: list[str] = []

        def tell(name: str, kind: str, value: float, labels: str = "") -> None:
            line = f"# TYPE tawantin_{name} {kind}"
            if line not in lines:
                lines.append(line)
            lines.append(f"tawantin_{name}{labels} {value:g}")

        tell("start_time_seconds", "gauge", self._started)
        tell("connections", "gauge", len(server.sockets.connections))
        tell("tcp_connections", "gauge", server.entrance.inside)
        tell("connections_turned_away_total", "counter", server.entrance.turned_away)
        tell("people", "gauge", len(server.hub.presence.people))
        tell("tables_loaded", "gauge", len(server.hub.tables))
        tell("changes_total", "counter", server.hub.tables.changes)
        troubles = server.hub.caretaker.troubles
        tell("tables_troubled", "gauge", len(troubles))
        tell("table_failures_total", "counter", troubles.total)
        tell("commits_total", "counter", server.store.commits)
        tell("messages_received_total", "counter", server.sockets.received)
        tell("bot_moves_total", "counter", server.thinkers.moves)
        tell("bots_waiting", "gauge", server.thinkers.waiting)
        tell("bot_failures_total", "counter", server.thinkers.failures)
        tell("analyses_waiting", "gauge", server.analyses.waiting)
        tell("analyses_total", "counter", server.analyses.finished)
        tell("analysed_decisions_total", "counter", server.analyses.judged)
        tell("analysis_failures_total", "counter", server.analyses.failures)
        tell("database_waiting", "gauge", server.store.waiting)
        for code, count in sorted(server.sockets.refused.items()):
            tell("messages_refused_total", "counter", count, f'{{code="{code}"}}')
        for status, count in sorted(self._requests.items()):
            tell("requests_total", "counter", count, f'{{status="{status}"}}')
        tell("request_seconds_total", "counter", self._seconds)
        return PlainTextResponse("\n".join(lines) + "\n")
