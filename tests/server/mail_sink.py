"""An SMTP server that keeps what comes."""

from __future__ import annotations

import asyncio
import email
import email.policy
import re
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email.message import EmailMessage
from typing import Any

from aiosmtpd.smtp import SMTP

from .neighbours import eventually


class Sink:
    """Keeps what comes."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.letters: list[EmailMessage] = []
        self.recipients: list[list[str]] = []
        self.bytes: list[bytes] = []
        """The letters as they came over the network."""

    async def handle_DATA(  # noqa: N802 - the name that aiosmtpd calls
        self, server: Any, session: Any, envelope: Any
    ) -> str:
        read = email.message_from_bytes(envelope.content, policy=email.policy.default)
        assert isinstance(read, EmailMessage)
        self.bytes.append(envelope.content)
        self.recipients.append(envelope.rcpt_tos)
        self.letters.append(read)
        return "250 OK"


@contextmanager
def mail_sink() -> Iterator[Sink]:
    """An SMTP server on a real port, in a thread: a browser's tests have a loop of their own."""
    listener = socket.create_server(("127.0.0.1", 0))
    sink = Sink(listener.getsockname()[1])
    loop = asyncio.new_event_loop()
    over = asyncio.Event()

    async def serve() -> None:
        server = await loop.create_server(lambda: SMTP(sink, loop=loop), sock=listener)
        await over.wait()
        server.close()

    thread = threading.Thread(target=loop.run_until_complete, args=(serve(),))
    thread.start()
    try:
        yield sink
    finally:
        loop.call_soon_threadsafe(over.set)
        thread.join(10)


def letter(sink: Sink, number: int) -> EmailMessage:
    eventually(lambda: len(sink.letters) >= number)
    return sink.letters[number - 1]


def code_in(message: EmailMessage) -> str:
    match = re.search(r"[A-Z2-9]{4}-[A-Z2-9]{4}", message.get_content())
    assert match
    return match[0]
