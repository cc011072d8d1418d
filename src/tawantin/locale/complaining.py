"""What is wrong with a components file, in the reader's language.

The messages ``complaint-KIND`` stand in folders ``complaints/``, the shell's and each game's,
which no page loads: whoever complains is the command line or the server.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from ..kernel.errors import BadComponents, TawantinError
from ..kernel.registry import games
from .messages import SHELL, formatted, source

FOLDER: Final = "complaints"


def in_language(error: TawantinError, language: str) -> str:
    """The error as a sentence: in English where there are no other words for it."""
    complaint = error.complaint if isinstance(error, BadComponents) else None
    if complaint is None:
        return str(error)
    folders = (SHELL, *(game.locale for game in games().values()))
    known = _bundle(language, tuple(folder / FOLDER for folder in folders))
    message = f"complaint-{complaint.kind}"
    if not known.has_message(message):
        return str(error)
    return formatted(known, message, dict(complaint.values))


@cache
def _bundle(language: str, folders: tuple[Path, ...]) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    for folder in folders:
        made.add_resource(FluentResource(source(folder, language)), allow_overrides=True)
    return made
