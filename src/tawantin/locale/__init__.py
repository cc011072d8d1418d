"""Messages in four languages for the Python side; the page reads the same Fluent files."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.runtime import FluentLocalization, FluentResourceLoader

from ..kernel.components import LANGUAGES

_FOLDER = Path(__file__).parent


@cache
def _localization(language: str) -> FluentLocalization:
    loader = FluentResourceLoader(str(_FOLDER / "{locale}"))
    return FluentLocalization([language], ["shell.ftl"], loader, use_isolating=False)


def say(language: str, message: str, **values: str | int) -> str:
    """The message of `shell.ftl` in a language, or in English where the language is unknown.

    >>> say("de", "notice-your-turn", game="Cuzco")
    'Du bist dran bei Cuzco'
    """
    known = language if language in LANGUAGES else "en"
    return str(_localization(known).format_value(message, values))
