"""Mail, through the SMTP server that the host names; without one there is no mail."""

from __future__ import annotations

import asyncio
import logging
import smtplib
import ssl
from collections.abc import Callable
from email.message import EmailMessage
from email.policy import EmailPolicy
from email.utils import format_datetime, localtime, make_msgid
from typing import Final
from urllib.parse import SplitResult, unquote, urlsplit

from .settings import Settings

TIMEOUT_SECONDS: Final = 20
UNSUBSCRIBE: Final = "List-Unsubscribe"
PORTS: Final = {"smtp": 587, "smtps": 465}
_log = logging.getLogger("tawantin.notify")

Post = Callable[[EmailMessage], None]
"""Hands a message over; raises OSError or smtplib's errors."""


class Unfolded(EmailPolicy):
    """Writes links as they are: folded, they would be encoded, which RFC 2369 forbids.

    Mail programs then offer no one-click unsubscribing.
    """

    def fold(self, name: str, value: str) -> str:
        if name != UNSUBSCRIBE:
            return str(super().fold(name, value))
        return f"{name}: {value}{self.linesep}"

    def fold_binary(self, name: str, value: str) -> bytes:
        if name != UNSUBSCRIBE:
            return super().fold_binary(name, value)
        return self.fold(name, value).encode("ascii")


class Mailer:
    """Writes mail and hands it over, off the event loop."""

    def __init__(self, settings: Settings) -> None:
        self.site = settings.public_url.rstrip("/")
        self._sender = settings.mail_from
        self._server = urlsplit(settings.mail_server)
        self.sent = 0

    @property
    def on(self) -> bool:
        """Whether the host has mail."""
        return bool(self._server.hostname)

    async def send(self, to: str, subject: str, text: str, unsubscribe: str = "") -> bool:
        """Whether it was handed over; errors are logged without the address."""
        message = EmailMessage(Unfolded())
        message["From"], message["To"], message["Subject"] = self._sender, to, subject
        message["Date"] = format_datetime(localtime())
        message["Message-ID"] = make_msgid(domain=self._sender.rpartition("@")[2].strip("> "))
        message["Auto-Submitted"] = "auto-generated"
        if unsubscribe:
            message[UNSUBSCRIBE] = f"<{unsubscribe}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(text)
        try:
            await asyncio.to_thread(hand_over, self._server, message)
        except (OSError, smtplib.SMTPException) as error:
            _log.warning("mail could not be sent: %s", type(error).__name__)
            return False
        self.sent += 1
        return True


def hand_over(server: SplitResult, message: EmailMessage) -> None:
    """Give a message to the SMTP server; a password is never sent in the clear."""
    secure = server.scheme == "smtps"
    kind = smtplib.SMTP_SSL if secure else smtplib.SMTP
    port = server.port or PORTS[server.scheme]
    with kind(server.hostname or "", port, timeout=TIMEOUT_SECONDS) as smtp:
        smtp.ehlo()
        if not secure and smtp.has_extn("starttls"):
            smtp.starttls(context=ssl.create_default_context())
            smtp.ehlo()
            secure = True
        if server.username:
            if not secure:
                raise smtplib.SMTPNotSupportedError("no STARTTLS: the password is not sent")
            smtp.login(unquote(server.username), unquote(server.password or ""))
        smtp.send_message(message)
