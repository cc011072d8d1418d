"""Numbered choices: actions that differ in one respect, by its number."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from .actions import Action
from .bits import BITS

MOST_LISTS: Final = 4096
"""How many lists a choice remembers."""


class Choice:
    """Actions by number (of a card, a site, a good), and the lists for bit sets of numbers.

    A mapping may leave numbers out; whatever stands there must never be asked for.
    """

    __slots__ = ("_lists", "_numbers", "actions", "first")

    def __init__(self, actions: Sequence[Action] | Mapping[int, Action]) -> None:
        numbered = dict(actions) if isinstance(actions, Mapping) else dict(enumerate(actions))
        anything = next(iter(numbered.values()))
        self.actions: Final = [numbered.get(n, anything) for n in range(max(numbered) + 1)]
        """By number."""
        indices = [action.index for action in numbered.values()]
        self.first: Final = min(indices)
        self._numbers: Final = [-1] * (max(indices) - self.first + 1)
        for number, action in numbered.items():
            self._numbers[action.index - self.first] = number
        self._lists: Final[dict[int, list[Action]]] = {}

    def __getitem__(self, number: int) -> Action:
        return self.actions[number]

    def number(self, action: Action) -> int:
        """The number of an action that is one of these."""
        return self._numbers[action.index - self.first]

    def has(self, action: Action) -> bool:
        """Whether an action is one of these."""
        place = action.index - self.first
        return 0 <= place < len(self._numbers) and self._numbers[place] >= 0

    def of(self, flags: int) -> list[Action]:
        """The actions of a bit set, cached for the next time; the caller must not change them."""
        known = self._lists.get(flags)
        if known is None:
            if len(self._lists) >= MOST_LISTS:
                self._lists.clear()
            known = [action for n, action in enumerate(self.actions) if flags >> n & 1]
            self._lists[flags] = known
        return known

    def add_to(self, actions: list[Action], flags: int) -> None:
        """Append the actions of a bit set in order; for sets that seldom recur."""
        start = len(actions)
        table = self.actions
        while flags:  # from the top, as the int gets shorter that way
            number = flags.bit_length() - 1
            actions.append(table[number])
            flags ^= BITS[number]
        if start:
            actions[start:] = actions[start:][::-1]
        else:
            actions.reverse()


class Choices:
    """Several choices, each of a kind of its own: for those who are handed any action."""

    __slots__ = ("_by_kind",)

    def __init__(self, choices: Iterable[Choice]) -> None:
        self._by_kind: Final = {choice.actions[-1].kind: choice for choice in choices}

    def number(self, action: Action) -> int:
        """The number of what an action is about; -1 if its kind is not among the choices."""
        choice = self._by_kind.get(action.kind)
        return -1 if choice is None else choice.number(action)
