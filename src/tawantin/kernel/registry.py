"""Which games there are, and the values made of them.

A game of one id and one digest is one object in a process. The values made last are kept; an older
one lives as long as somebody holds it.
"""

from __future__ import annotations

import logging
import threading
from collections import OrderedDict
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any, Final
from weakref import WeakValueDictionary

from . import components as files
from .components import Components
from .descriptor import Descriptor
from .errors import BadComponents, UnknownComponents, UnknownGame
from .game import Game

GROUP: Final = "tawantin.games"
MOST_KEPT: Final = 16
"""How many games with other components stay loaded although nobody holds them."""

_log = logging.getLogger("tawantin.games")
_ADDED: dict[str, Descriptor] = {}
_MAKING: Final = threading.RLock()
_ALIVE: Final[WeakValueDictionary[tuple[str, str], Game[Any]]] = WeakValueDictionary()
_KEPT: Final[OrderedDict[tuple[str, str], Game[Any]]] = OrderedDict()


@cache
def _installed() -> dict[str, Descriptor]:
    known: dict[str, Descriptor] = {}
    for entry in entry_points(group=GROUP):
        try:
            loaded = entry.load()
        except Exception as error:  # one broken package must not take the other games away
            _log.warning("the game %s (%s) cannot be loaded: %r", entry.name, entry.value, error)
        else:
            known[loaded.id] = loaded
    return known


def register(descriptor: Descriptor) -> None:
    """Add a game without installing a package: for tests and notebooks.

    It takes the place of a game with the same id, whose copies are not handed out any more.
    """
    with _MAKING:
        _ADDED[descriptor.id] = descriptor
        for key in [key for key in (*_ALIVE, *_KEPT) if key[0] == descriptor.id]:
            _ALIVE.pop(key, None)
            _KEPT.pop(key, None)


def games() -> dict[str, Descriptor]:
    """All games by id; this does not load their rules."""
    return dict(sorted((_installed() | _ADDED).items()))


def descriptor(name: str) -> Descriptor:
    """The descriptor of one game; dashes count as underscores."""
    known = games()
    chosen = known.get(name.replace("-", "_"))
    if chosen is None:
        raise UnknownGame(f"There is no game {name!r}; there are {', '.join(known)}.")
    return chosen


def check_environment() -> None:
    """Complain about a game in the environment that does not exist: its file would be ignored."""
    for name in files.files_in_force():
        try:
            descriptor(name)
        except UnknownGame as error:
            raise UnknownGame(f"{files.IN_FORCE}: {error}") from error


def game(name: str, components: Components | Path | str | None = None) -> Game[Any]:
    """The game of that name, ready to play; with other components another one beside it.

    `components` is a file, its path, or its text (whatever has more than one line).

    >>> import tawantin
    >>> printed = tawantin.game("chocolatl")
    >>> printed.about.seats
    (3, 4, 5)
    >>> text = printed.components.text.replace("end_mark = 40", "end_mark = 35")
    >>> shorter = tawantin.game("chocolatl", components=text)
    >>> shorter.digest == printed.digest
    False
    """
    chosen = descriptor(name)
    if components is None:
        return chosen.game
    if isinstance(components, str):
        lines = "\n" in components
        components = files.parse(components) if lines else files.read(Path(components))
    elif isinstance(components, Path):
        components = files.read(components)
    return _value(chosen, chosen.check(components))


def known_game(name: str, digest: str) -> Game[Any]:
    """The game with the components of that digest, if this process can know them."""
    chosen = descriptor(name)
    alive = _alive(chosen, digest)
    return alive or _value(chosen, _completed(chosen, chosen.known(digest)))


def recall(name: str, digest: str, text: str) -> Game[Any]:
    """The game with components that were kept, or sent along, as text.

    Keys that came into the game later have their printed values: see docs/components.md.
    """
    try:
        return known_game(name, digest)
    except UnknownComponents:
        chosen = descriptor(name)
        kept = files.parse(text, f"{name}.toml")
        if kept.digest != digest:
            raise BadComponents(
                f"The components file of {name} that was kept as {digest} has the digest "
                f"{kept.digest}."
            ) from None
        return _value(chosen, _completed(chosen, kept))


def _completed(chosen: Descriptor, kept: Components) -> Components:
    if kept is chosen.components or kept is chosen.printed:
        return kept
    return chosen.check(kept).completed(chosen.printed)


def _alive(chosen: Descriptor, digest: str) -> Game[Any] | None:
    if digest == chosen.components.digest:
        return chosen.game
    return _ALIVE.get((chosen.id, digest))


def _value(chosen: Descriptor, given: Components) -> Game[Any]:
    with _MAKING:
        key = (chosen.id, given.digest)
        game = _alive(chosen, given.digest)
        if game is None:
            game = _ALIVE[key] = chosen.copy(given)
        if given.digest != chosen.components.digest:
            _KEPT[key] = game
            _KEPT.move_to_end(key)
            while len(_KEPT) > MOST_KEPT:
                _KEPT.popitem(last=False)
        return game
