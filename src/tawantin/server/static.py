"""The browser client, from the folder that the build left in the package."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

WEB: Final = Path(__file__).parent.parent / "web"
_NO_CLIENT: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Tawantin</title>
<h1>Tawantin</h1>
<p>The server is running, but the browser client has not been built into this installation.</p>
"""


class Client(StaticFiles):
    """Files as they are; every other path is the page, which finds its way by itself."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file, or the page."""
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or _is_file(path):
                raise
            response = await super().get_response("index.html", scope)
        hashed = path.startswith("assets/")
        response.headers["cache-control"] = (
            "public, max-age=31536000, immutable" if hashed else "no-cache"
        )
        return response


def _is_file(path: str) -> bool:
    """Whether nothing else can be meant: people may have dots in their names."""
    return "." in path.rpartition("/")[2] and not path.startswith("player/")


class NoClient:
    """Says that there is no client."""

    async def __call__(self, scope: Scope, receive: object, send: object) -> None:
        """Answer any page."""
        await HTMLResponse(_NO_CLIENT)(scope, receive, send)  # type: ignore[arg-type] # ASGI


def client(folder: str | None) -> Client | NoClient:
    """The application for everything that is not the API."""
    path = WEB if folder is None else Path(folder)
    return Client(directory=path, html=True) if (path / "index.html").is_file() else NoClient()
