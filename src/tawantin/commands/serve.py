"""`tawantin serve`: the server, on this machine or for everybody."""

from __future__ import annotations

import os
import socket
import threading
import time
import webbrowser
from typing import Annotated

import typer
from rich.console import Console

from ..server.settings import DEFAULT_PORT, BadSetting, Settings

_SHUTDOWN_SECONDS = 10
_DEFAULT = Settings()


def serve(
    host: Annotated[
        str, typer.Option(envvar="TAWANTIN_HOST", help="Address to listen on; 0.0.0.0 is all.")
    ] = "127.0.0.1",
    port: Annotated[
        int, typer.Option(envvar="TAWANTIN_PORT", help="Port; 0 takes a free one.")
    ] = DEFAULT_PORT,
    database: Annotated[
        str | None,
        typer.Option(
            envvar="TAWANTIN_DATABASE",
            help="A file for SQLite, or postgresql://…; by default a file in your data folder.",
        ),
    ] = None,
    workers: Annotated[
        int, typer.Option(envvar="TAWANTIN_WORKERS", help="Processes; more than 1 on PostgreSQL.")
    ] = 1,
    browser: Annotated[
        bool, typer.Option("--browser/--no-browser", help="Open the page in your browser.")
    ] = True,
    origin: Annotated[
        list[str] | None,
        typer.Option(
            envvar="TAWANTIN_ORIGIN", help="Web origin people come from, if behind a proxy."
        ),
    ] = None,
    public_url: Annotated[
        str, typer.Option(envvar="TAWANTIN_PUBLIC_URL", help="Address for links in notifications.")
    ] = "",
    trusted_proxies: Annotated[
        str,
        typer.Option(
            envvar="TAWANTIN_TRUSTED_PROXIES",
            help="Proxies whose X-Forwarded headers are believed.",
        ),
    ] = "",
    bot: Annotated[
        list[str] | None,
        typer.Option(
            envvar="TAWANTIN_BOT",
            help="A bot to offer at tables besides installed ones, as careful=mybots:Careful.",
        ),
    ] = None,
    bot_workers: Annotated[
        int, typer.Option(envvar="TAWANTIN_BOT_WORKERS", help="Processes in which bots think.")
    ] = max(1, (os.cpu_count() or 2) - 1),
    bot_pause: Annotated[
        float,
        typer.Option(
            envvar="TAWANTIN_BOT_PAUSE",
            help="Seconds before a bot's move, so that people can follow.",
        ),
    ] = _DEFAULT.bot_pause,
    message_rate: Annotated[
        float,
        typer.Option(
            envvar="TAWANTIN_MESSAGE_RATE", help="Messages a second from one person; 0: no limit."
        ),
    ] = _DEFAULT.message_rate,
    address_rate: Annotated[
        float,
        typer.Option(
            envvar="TAWANTIN_ADDRESS_RATE", help="Messages a second from one address; 0: no limit."
        ),
    ] = _DEFAULT.address_rate,
    byte_rate: Annotated[
        float,
        typer.Option(
            envvar="TAWANTIN_BYTE_RATE", help="Bytes a second through one WebSocket; 0: no limit."
        ),
    ] = _DEFAULT.byte_rate,
    request_rate: Annotated[
        float,
        typer.Option(
            envvar="TAWANTIN_REQUEST_RATE", help="Requests a second from one address; 0: no limit."
        ),
    ] = _DEFAULT.request_rate,
    connections: Annotated[
        int,
        typer.Option(
            envvar="TAWANTIN_CONNECTIONS", help="Connections from one address; 0: no limit."
        ),
    ] = _DEFAULT.connections,
    all_connections: Annotated[
        int,
        typer.Option(
            envvar="TAWANTIN_ALL_CONNECTIONS",
            help="Connections in all; 0: only the system's limit.",
        ),
    ] = _DEFAULT.all_connections,
    patience: Annotated[
        float,
        typer.Option(
            envvar="TAWANTIN_PATIENCE",
            help="Seconds within which a request must arrive; 0: no limit.",
        ),
    ] = _DEFAULT.patience,
    sign_ins: Annotated[
        int,
        typer.Option(
            envvar="TAWANTIN_SIGN_INS",
            help="Attempts to sign in a minute from one address; 0: no limit.",
        ),
    ] = _DEFAULT.sign_ins,
    tables: Annotated[
        int,
        typer.Option(
            envvar="TAWANTIN_TABLES", help="New tables an hour for one person; 0: no limit."
        ),
    ] = _DEFAULT.tables,
    chat_rate: Annotated[
        int,
        typer.Option(
            envvar="TAWANTIN_CHAT_RATE", help="Chat lines a minute from one person; 0: no limit."
        ),
    ] = _DEFAULT.chat_rate,
    hints: Annotated[
        int,
        typer.Option(envvar="TAWANTIN_HINTS", help="Hints a minute for one person; 0: no limit."),
    ] = _DEFAULT.hints,
    open_days: Annotated[
        float,
        typer.Option(
            envvar="TAWANTIN_OPEN_DAYS",
            help="Days after which a table that never began is closed; 0: never.",
        ),
    ] = _DEFAULT.open_days,
    idle_days: Annotated[
        float,
        typer.Option(
            envvar="TAWANTIN_IDLE_DAYS",
            help="Days after which a game without a clock ends without a result; 0: never.",
        ),
    ] = _DEFAULT.idle_days,
    bot_share: Annotated[
        float,
        typer.Option(
            envvar="TAWANTIN_BOT_SHARE",
            help="Seconds of thinking a second, on average, for one person's bots; 0: no limit.",
        ),
    ] = _DEFAULT.bot_share,
    workshop_games: Annotated[
        int,
        typer.Option(
            envvar="TAWANTIN_WORKSHOP_GAMES",
            help="Games that bots may play for an experiment of the workshop; 0: none.",
        ),
    ] = _DEFAULT.workshop_games,
    workshop_workers: Annotated[
        int,
        typer.Option(
            envvar="TAWANTIN_WORKSHOP_WORKERS",
            help="Processes that play an experiment, at the lowest priority.",
        ),
    ] = _DEFAULT.workshop_workers,
    mail_server: Annotated[
        str,
        typer.Option(
            envvar="TAWANTIN_MAIL_SERVER",
            help="smtp://user:password@host:587 or smtps://…: switches mail on.",
            show_default=False,
        ),
    ] = "",
    mail_from: Annotated[
        str, typer.Option(envvar="TAWANTIN_MAIL_FROM", help="The address that mail is sent from.")
    ] = "",
    push_contact: Annotated[
        str,
        typer.Option(envvar="TAWANTIN_PUSH_CONTACT", help="mailto: address; switches Web Push on."),
    ] = "",
    log_format: Annotated[
        str, typer.Option(envvar="TAWANTIN_LOG_FORMAT", help="text or json.")
    ] = "text",
    log_level: Annotated[
        str, typer.Option(envvar="TAWANTIN_LOG_LEVEL", help="debug, info, warning or error.")
    ] = "warning",
) -> None:
    """Start the server and open the page."""
    if log_format not in ("text", "json"):
        raise BadSetting(f"--log-format must be text or json, not {log_format!r}.")
    if log_level not in ("debug", "info", "warning", "error"):
        raise BadSetting(f"--log-level must be debug, info, warning or error, not {log_level!r}.")
    from ..server.seatable import named_bots, seatable_bots  # bots take a moment to load

    bots = named_bots(tuple(bot or ()))
    seatable_bots(bots)  # one that cannot be loaded is reported now, not to the first player
    settings = Settings(
        host=host,
        port=port,
        database=database,
        workers=workers,
        origins=tuple(origin or ()),
        public_url=public_url.rstrip("/"),
        trusted_proxies=trusted_proxies,
        bots=bots,
        bot_workers=bot_workers,
        bot_pause=bot_pause,
        message_rate=message_rate,
        address_rate=address_rate,
        byte_rate=byte_rate,
        request_rate=request_rate,
        connections=connections,
        all_connections=all_connections,
        patience=patience,
        sign_ins=sign_ins,
        tables=tables,
        chat_rate=chat_rate,
        hints=hints,
        open_days=open_days,
        idle_days=idle_days,
        bot_share=bot_share,
        workshop_games=workshop_games,
        workshop_workers=workshop_workers,
        mail_server=mail_server,
        mail_from=mail_from,
        push_contact=push_contact,
        log_format=log_format,  # type: ignore[arg-type] # checked above
        log_level=log_level,  # type: ignore[arg-type] # checked above
    ).checked()
    run(settings, open_browser=browser)


def run(settings: Settings, *, open_browser: bool) -> None:
    """Serve until stopped."""
    import uvicorn  # the other commands need not wait for it

    from ..server.starting import PROTOCOLS, check_store, raise_file_limit

    raise_file_limit()
    listener = _listen(settings.host, settings.port)
    check_store(settings.database)
    address = _address(settings.host, listener.getsockname()[1])
    Console().print(f"Tawantin is at [bold]{address}[/bold]  (Ctrl+C stops it)", highlight=False)
    if open_browser:
        _open_when_ready(address, settings.host, listener.getsockname()[1])
    settings.to_environment()
    config = uvicorn.Config(
        "tawantin.server.app:from_environment",
        factory=True,
        workers=settings.workers,
        loop="auto",
        **PROTOCOLS,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=settings.trusted_proxies or None,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=_SHUTDOWN_SECONDS,
    )
    if settings.workers == 1:
        uvicorn.Server(config).run(sockets=[listener])
    else:
        from uvicorn.supervisors import Multiprocess

        Multiprocess(config, [listener]).run()


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except OSError as error:
        listener.close()
        raise BadSetting(
            f"The server cannot listen on {host} port {port}: {error.strerror}. "
            "Another --port may be free."
        ) from error
    listener.set_inheritable(True)
    return listener


def _address(host: str, port: int) -> str:
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, host)  # noqa: S104 - only shown
    return f"http://{shown}:{port}"


def _open_when_ready(address: str, host: str, port: int) -> None:
    target = "127.0.0.1" if host == "0.0.0.0" else host  # noqa: S104 - only compared

    def wait_and_open() -> None:
        for _ in range(100):
            try:
                socket.create_connection((target, port), 1).close()
            except OSError:
                time.sleep(0.1)
            else:
                webbrowser.open(address)
                return

    threading.Thread(target=wait_and_open, daemon=True).start()
