"""What can be set, from the command line or the environment (`TAWANTIN_PORT` and so on)."""

from __future__ import annotations

import ipaddress
import math
import os
from typing import Literal
from urllib.parse import urlsplit

import msgspec

from ..kernel.errors import TawantinError

DEFAULT_PORT = 8377
ENVIRONMENT = "TAWANTIN_SETTINGS"
"""How worker processes get their settings: JSON, written by the process that starts them."""


LIMITS = (
    "message_rate", "address_rate", "byte_rate", "request_rate", "connections", "all_connections",
    "patience", "bot_pause", "bot_share", "sign_ins", "tables", "chat_rate", "open_days",
    "idle_days", "hints", "workshop_games", "workshop_workers",
)  # fmt: skip
"""Settings that are numbers from 0 on."""


class BadSetting(TawantinError):
    """An impossible setting."""


def _check_proxy(proxy: str) -> None:
    try:
        if proxy != "*":
            ipaddress.ip_network(proxy, strict=False)
    except ValueError as error:
        raise BadSetting(
            f"--trusted-proxies are addresses such as 127.0.0.1 or 10.0.0.0/8, not {proxy!r}."
        ) from error


class Settings(msgspec.Struct, kw_only=True, frozen=True):
    """Of one server."""

    host: str = "127.0.0.1"
    port: int = DEFAULT_PORT
    database: str | None = None
    """A file, or postgresql://…; None is the file in the user's data folder."""
    workers: int = 1
    origins: tuple[str, ...] = ()
    """Other web origins, such as https://play.example.org, from which people come here."""
    trusted_proxies: str = ""
    """Addresses whose X-Forwarded-… headers are believed, separated by commas; * means all."""
    public_url: str = ""
    """How people reach the server, for links in notifications."""
    log_format: Literal["text", "json"] = "text"
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    bots: dict[str, str] = {}
    """Bots that may be seated beside the levels and the installed ones: package:Class by name."""
    bot_workers: int = 1
    bot_seconds: float = 5.0
    """After this many seconds of its worker's time a bot must move."""
    bot_share: float = 0.5
    """Seconds of thinking a second, on average, for the bots at one person's tables, after ten
    minutes' worth; twice as many for an address. Beyond that they think for a shorter time. 0: no
    limit."""
    bot_pause: float = 0.4
    """Seconds before a bot's move, so that people can follow."""
    message_rate: float = 30.0
    """WebSocket messages a second for a person, after a burst of ten times as many; 0: no limit."""
    address_rate: float = 120.0
    """WebSocket messages a second from an address, likewise."""
    byte_rate: float = 65536.0
    """Bytes a second through a WebSocket, likewise."""
    request_rate: float = 20.0
    """HTTP requests a second from an address, after a burst of ten times as many; 0: no limit."""
    connections: int = 64
    """Connections from one address at a time; 0: no limit."""
    all_connections: int = 4000
    """Connections from everywhere at a time; 0: as many as there can be files."""
    patience: float = 10.0
    """Seconds in which a request must have come, and for which somebody may send too much."""
    sign_ins: int = 5
    """Attempts a minute from an address to sign in or make an account, after a burst of twice as
    many; 0: no limit."""
    tables: int = 30
    """New tables an hour for a person, three times as many for an address; 0: no limit."""
    chat_rate: int = 20
    """Chat lines a minute from one person, three times as many from an address, six times as many
    at a table; 0: no limit."""
    hints: int = 20
    """Hints a minute for a person, three times as many for an address; 0: no limit."""
    open_days: float = 7.0
    """Days after which a table that has not begun is closed if nothing happens there; 0: never."""
    idle_days: float = 180.0
    """The same for a game without a clock, which ends without a result."""
    workshop_games: int = 1000
    """Games that an experiment of the workshop may have; 0: no experiments here."""
    workshop_workers: int = 1
    """Processes that play an experiment, at the lowest priority; one experiment at a time."""
    push_contact: str = ""
    """mailto: or https: address that Web Push services may write to; empty: no Web Push."""
    push_services: tuple[str, ...] = (
        "fcm.googleapis.com",
        "push.services.mozilla.com",
        "push.apple.com",
        "notify.windows.com",
    )
    """Hosts where browsers' subscriptions may point to, with a port if it is not 443; the server
    sends nothing anywhere else."""
    mail_server: str = ""
    """smtp://user:password@host:587 or smtps://…; empty: no mail."""
    mail_from: str = ""
    """The address that mail is sent from: Tawantin <games@example.org>."""
    webhooks: tuple[str, ...] = (
        "https://discord.com/api/webhooks/",
        "https://discordapp.com/api/webhooks/",
        "https://hooks.slack.com/services/",
    )
    """How addresses of webhooks may begin: the server posts to nowhere else."""
    web_folder: str | None = None
    """The built client; None is the one in the package."""

    def checked(self) -> Settings:
        """These settings, or a sentence about the wrong one."""
        if not 0 <= self.port <= 65535:
            raise BadSetting(f"--port must be between 0 and 65535, not {self.port}.")
        if self.workers < 1:
            raise BadSetting(f"--workers must be at least 1, not {self.workers}.")
        if self.workers > 1 and not (self.database or "").startswith("postgres"):
            raise BadSetting("Several workers need PostgreSQL: give --database postgresql://….")
        if self.bot_workers < 0:
            raise BadSetting(f"--bot-workers must be at least 0, not {self.bot_workers}.")
        self._check_mail()
        for name in LIMITS:
            if not 0 <= getattr(self, name) < math.inf:
                option = name.replace("_", "-")
                raise BadSetting(f"--{option} must be at least 0, not {getattr(self, name):g}.")
        if self.push_contact and not self.push_contact.startswith(("mailto:", "https://")):
            raise BadSetting("--push-contact is an address such as mailto:games@example.org.")
        for proxy in filter(None, map(str.strip, self.trusted_proxies.split(","))):
            _check_proxy(proxy)
        for origin in (*self.origins, *([self.public_url] if self.public_url else ())):
            parts = urlsplit(origin)
            if parts.scheme not in ("http", "https") or not parts.netloc or parts.path.strip("/"):
                raise BadSetting(f"{origin!r} is not an origin such as https://play.example.org.")
        return self

    def _check_mail(self) -> None:
        if not self.mail_server:
            return
        # Never with the value: it may hold a password.
        parts = urlsplit(self.mail_server)
        try:
            valid = parts.scheme in ("smtp", "smtps") and parts.hostname and parts.port != 0
        except ValueError:  # a port that cannot be
            valid = False
        if not valid:
            raise BadSetting("--mail-server is written smtp://user:password@host:587 or smtps://….")
        if "@" not in self.mail_from or not self.mail_from.isprintable():
            raise BadSetting("--mail-server needs --mail-from, such as games@example.org.")
        if not self.public_url:
            raise BadSetting("--mail-server needs --public-url, for the links in mail.")

    def to_environment(self) -> None:
        """Leave the settings to worker processes."""
        os.environ[ENVIRONMENT] = msgspec.json.encode(self).decode()

    @classmethod
    def from_environment(cls) -> Settings:
        """The settings that the starting process left."""
        return msgspec.json.decode(os.environ.get(ENVIRONMENT, "{}"), type=cls)
