"""Actions: every move a game can ever have, built once.

An action is known by its text (``bid 1 0 12``: records, URLs, tests, keyboard), by its dense index
(masks, networks, order of lists) and by identity (rules compare with ``is``). Its targets name the
board elements it touches (``card:12``, ``location:village``), for the client.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from .errors import IllegalAction


class Action:
    """One interned move. Never build one outside an `ActionTable`."""

    __slots__ = ("args", "game", "index", "kind", "targets", "text")

    def __init__(
        self,
        game: str,
        index: int,
        kind: str,
        args: tuple[int | str, ...],
        targets: tuple[str, ...],
    ) -> None:
        self.game: Final = game
        self.index: Final = index
        self.kind: Final = kind
        self.args: Final = args
        self.targets: Final = targets
        self.text: Final = " ".join([kind, *map(str, args)])

    def __repr__(self) -> str:
        return f"<{self.game}: {self.text}>"

    def __reduce__(self) -> tuple[object, ...]:
        # An action that travels to another process must be the very same object there.
        return (_interned, (self.game, self.index))

    def __copy__(self) -> Action:
        return self

    def __deepcopy__(self, memo: object) -> Action:
        return self


class ActionTable:
    """All actions of one game, in the order of their indices."""

    def __init__(self, game: str) -> None:
        self.game: Final = game
        self._all: list[Action] = []
        self._by_text: dict[str, Action] = {}

    def add(self, kind: str, *args: int | str, targets: Iterable[str] = ()) -> Action:
        """Build the next action; its arguments must be free of spaces."""
        action = Action(self.game, len(self._all), kind, args, tuple(targets))
        if len(action.text.split()) != 1 + len(args):
            raise ValueError(f"{self.game}: {action.text!r} has spaces in a word, or an empty one")
        if action.text in self._by_text:
            raise ValueError(f"{self.game}: the action {action.text!r} is declared twice")
        self._all.append(action)
        self._by_text[action.text] = action
        return action

    def parse(self, text: str) -> Action:
        """The action written as `text`."""
        action = self._by_text.get(" ".join(text.split()))
        if action is None:
            raise IllegalAction(f"{self.game} has no action {text!r}.")
        return action

    def __getitem__(self, index: int) -> Action:
        return self._all[index]

    def __len__(self) -> int:
        return len(self._all)

    def __iter__(self) -> Iterator[Action]:
        return iter(self._all)

    def kinds(self) -> Sequence[str]:
        """The distinct kinds, in the order of their first action."""
        return list(dict.fromkeys(action.kind for action in self._all))


def _interned(game: str, index: int) -> Action:
    from .registry import game as find

    return find(game).actions[index]
