"""Fluent messages: the shell's in this folder (those that a table does not need at first in
`pages/`), each game's in the folder `locale/` of its package.

A file a language, named after it: `en.ftl`, `hu.ftl`. What is read beside the table, rules,
lessons and reasons, may stand in a folder `book/` with files of its own: the page loads it when it
is opened. A game may bring fewer languages, or fewer messages in one of them; what it lacks is
English. `source` is the one place that takes care of it.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from ..kernel.registry import games
from ..kernel.toml import LANGUAGES

FALLBACK: Final = "en"
SHELL: Final = Path(__file__).parent
PAGES: Final = SHELL / "pages"
"""What a table does not need at first: its page loads little. Other pages, panels, the end."""
BOOK: Final = "book"


@cache
def source(folder: Path, language: str) -> str:
    """The messages in a folder: English ones, then those of the language, which replace them."""
    wanted = dict.fromkeys((FALLBACK, language))
    files = [place / f"{name}.ftl" for name in wanted for place in (folder, folder / BOOK)]
    return "\n".join(file.read_text(encoding="utf-8") for file in files if file.is_file())


def sources(language: str) -> dict[str, str]:
    """All messages of a language, by whose they are: `shell`, `pages`, each game that has some."""
    texts = {"shell": source(SHELL, language), "pages": source(PAGES, language)}
    texts |= {name: source(game.locale, language) for name, game in games().items()}
    return {name: text for name, text in texts.items() if text}


@cache
def bundle(language: str, folder: Path | None = None) -> FluentBundle:
    """The shell's messages, the pages' and, after them, those in a game's folder."""
    made = FluentBundle([language], use_isolating=False)
    for place in (SHELL, PAGES, *([] if folder is None else [folder])):
        made.add_resource(FluentResource(source(place, language)), allow_overrides=True)
    return made


def say(language: str, message: str, **values: str | int) -> str:
    """The shell's message in a language, or in English where the language is unknown.

    >>> say("de", "notice-your-turn", game="Cuzco")
    'Du bist dran bei Cuzco'
    """
    known = bundle(language if language in LANGUAGES else FALLBACK)
    return formatted(known, message, values)


def formatted(known: FluentBundle, message: str, values: dict[str, Any]) -> str:
    """A message with its values; its id shows that it is missing."""
    value = known.get_message(message).value if known.has_message(message) else None
    return message if value is None else str(known.format_pattern(value, values)[0])
