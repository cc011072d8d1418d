"""Names that the page itself gives: what bots and former players are called, in any language.

Nobody else may be called so, nor so that it looks the same: whoever plays a bot must know it.
"""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from typing import Final

from ...bots.levels import LEVELS
from ...kernel.toml import LANGUAGES
from ...locale.bot_names import BOT_NAMES
from ...locale.messages import say
from ...tables.refusal import Refusal

_CAPITALS: Final = str.maketrans("АВЕКМНОРСТУХІЈЅΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "ABEKMHOPCTYXIJSABEZHIKMNOPTYX")
_SMALL: Final = str.maketrans("аеорсухіјѕԁԛԝαορινκυχıi01|35ł", "aeopcyxljsdqwaoplvkyxllollesl")
"""Letters of other alphabets, and digits, that are taken for Latin ones; i, l and 1 for each other.
Capitals of another alphabet need not look as their small letters do."""
_INVISIBLE: Final = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0]"
)
"""What shows nothing though Unicode calls it a letter, a mark or a symbol."""
_LEVELS: Final = ("random", *LEVELS)


def without_invisible(text: str) -> str:
    """The same text to the eye."""
    return _INVISIBLE.sub("", text)


def check_not_reserved(name: str) -> None:
    """Refuse what a bot or a former player is called."""
    first, _, _ = _plain(name).partition(" ")
    if first == _looks("bot") or _looks(name) in reserved():
        raise Refusal("bot_name", "A bot is called that, or something that looks like it.")


@cache
def reserved() -> frozenset[str]:
    """Such names as the eye sees them; takes a third of a second the first time."""
    words = [say(language, "former-player") for language in LANGUAGES]
    words += [say(language, f"bot-{level}") for language in LANGUAGES for level in _LEVELS]
    return frozenset(_looks(word) for word in (*BOT_NAMES, *words))


def _looks(name: str) -> str:
    """What is left to the eye: no case, no accents, no spaces and signs."""
    return "".join(_plain(name).split())


def _plain(name: str) -> str:
    """In lower-case Latin letters without accents, with spaces for everything that is no letter."""
    apart = unicodedata.normalize("NFKD", without_invisible(name))
    bare = "".join(one for one in apart if not unicodedata.combining(one))
    letters = bare.translate(_CAPITALS).casefold().translate(_SMALL)
    return " ".join("".join(one if one.isalnum() else " " for one in letters).split())
