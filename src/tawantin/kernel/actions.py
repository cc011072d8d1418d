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

    __slots__ = ("args", "index", "kind", "table", "targets", "text")

    def __init__(
        self,
        table: ActionTable,
        index: int,
        kind: str,
        args: tuple[int | str, ...],
        targets: tuple[str, ...],
    ) -> None:
        self.table: Final = table
        self.index: Final = index
        self.kind: Final = kind
        self.args: Final = args
        self.targets: Final = targets
        self.text: Final = " ".join([kind, *map(str, args)])

    @property
    def game(self) -> str:
        """The id of its game."""
        return self.table.game

    def __repr__(self) -> str:
        return f"<{self.game}: {self.text}>"

    def __reduce__(self) -> tuple[object, ...]:
        # An action that travels to another process must be the very same object there.
        return (_interned, (self.table.game, self.table.digest, self.index))

    def __copy__(self) -> Action:
        return self

    def __deepcopy__(self, memo: object) -> Action:
        return self


class ActionTable:
    """All actions of one game, in the order of their indices."""

    def __init__(self, game: str) -> None:
        self.game: Final = game
        self.digest = ""
        """Of the components that the game was made with; set once they are known."""
        self._all: list[Action] = []
        self._by_text: dict[str, Action] = {}

    def add(self, kind: str, *args: int | str, targets: Iterable[str] = ()) -> Action:
        """Build the next action; its arguments must be free of spaces."""
        action = Action(self, len(self._all), kind, args, tuple(targets))
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


def _interned(game: str, digest: str, index: int) -> Action:
    from .registry import known_game

    return known_game(game, digest).actions[index]
