"""Reasons: why a seat cannot do something now.

The rules of a game are stated twice. Its frames list what is legal, fast; its `reasons.py` says
why anything else is not, slowly and in the rulebook's words. Law 11 checks the two against each
other: there is a reason exactly for what is not legal.

A game declares each `Cause` once, with the paragraph of its rules that it rests on, and gives a
`Reason` by calling it with the numbers of the moment::

    NO_DIE = Cause("no_black_die", CANNOT_PAY, rule="dice", help="win_a_die")
    ...
    return NO_DIE(need=1, have=0)

Where several conditions must hold at once, `all_of` says which do and which do not::

    return all_of((NOT_JOINED, not_joined(site)), (TOO_DEAR, labour(cost)))

The sentences are messages of the game's locale: ``reason-no-black-die``, ``help-win-a-die`` and
``rule-dice``. A number is shown as it is, a text names a thing as targets do (``location:village``,
an entry of the components file), and a value called `seat` is a player.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Final

GAME_OVER: Final = 0
NOT_YOUR_TURN: Final = 1
WRONG_MOMENT: Final = 2
"""Something else is decided now."""
ALREADY_DONE: Final = 3
"""It was done before, or is taken."""
NOT_CONNECTED: Final = 4
"""The right move in the wrong place: not reached, not joined, not of this kind."""
CANNOT_PAY: Final = 5
"""Only something that it costs is missing."""
ONE_STEP: Final = 6
"""One possible move away."""
NEARNESS: Final = (
    "game_over",
    "not_your_turn",
    "wrong_moment",
    "already_done",
    "not_connected",
    "cannot_pay",
    "one_step",
)
"""How near an action is to being possible, by number; a seat is told the nearest reason."""


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a seat cannot do an action now; it rests only on what the seat may know."""

    id: str
    near: int
    """The place in `NEARNESS`."""
    rule: str
    """The paragraph of the game's rules that it rests on; empty for what every game has."""
    values: Mapping[str, int | str]
    """Its numbers (`need` and `have`, where there are such) and the things it names."""
    help: str = ""
    """The sentence that says what would make it possible, if something would."""
    also: tuple[Reason, ...] = ()
    """Other conditions that do not hold either, where several must."""
    met: tuple[str, ...] = ()
    """The sentences about those that do: `met-NAME`."""

    def __str__(self) -> str:
        values = ", ".join(f"{name}={value}" for name, value in self.values.items())
        return f"{self.id}({values})"


@dataclass(frozen=True, slots=True)
class Cause:
    """A kind of reason that a game can give."""

    id: str
    near: int
    rule: str
    help: str = ""
    """What would make it possible; a reason may name another one of `helps` instead."""
    helps: tuple[str, ...] = ()
    met: str = ""
    """The sentence for when this condition holds and another one does not."""

    def __call__(self, helped_by: str | None = None, /, **values: int | str) -> Reason:
        """The reason, with the numbers of the moment; perhaps with help of its own."""
        advice = self.help if helped_by is None else helped_by
        return Reason(self.id, self.near, self.rule, values, advice)

    def all_helps(self) -> tuple[str, ...]:
        """Every sentence of help that a reason of this kind may come with."""
        return (*filter(None, [self.help]), *self.helps)


def all_of(*conditions: tuple[Cause, Reason | None]) -> Reason | None:
    """Conditions that must all hold: the first that does not, with the state of the others."""
    missing = [reason for _, reason in conditions if reason is not None]
    if not missing:
        return None
    met = [cause.met for cause, reason in conditions if reason is None and cause.met]
    return replace(missing[0], also=tuple(missing[1:]), met=tuple(met))


OVER: Final = Cause("game_over", GAME_OVER, rule="")
OTHERS_TURN: Final = Cause("not_your_turn", NOT_YOUR_TURN, rule="")
"""With the one `seat` that must decide."""
OTHERS_CHOOSE: Final = Cause("others_choose", NOT_YOUR_TURN, rule="")
"""With the `count` of those who must decide at once."""
NOT_OFFERED: Final = Cause("not_offered", WRONG_MOMENT, rule="")
"""For games that state no reasons."""
GENERAL: Final = (OVER, OTHERS_TURN, OTHERS_CHOOSE, NOT_OFFERED)
"""What the kernel itself says; the sentences are in the locale of the shell."""


def not_asked(actors: tuple[int, ...]) -> Reason:
    """The reason given to somebody who has nothing to decide while these seats do."""
    if not actors:
        return OVER()
    if len(actors) == 1:
        return OTHERS_TURN(seat=actors[0])
    return OTHERS_CHOOSE(count=len(actors))


def nearest(reasons: Iterable[Reason | None]) -> Reason | None:
    """Of several the one that is nearest to being no reason.

    Of equally near ones that which is given most often: where a thing is asked about, it is the one
    about that thing. None among them is a possible action: then there is nothing to explain.
    """
    given: dict[str, tuple[int, Reason]] = {}
    for reason in reasons:
        if reason is None:
            return None
        count, first = given.get(str(reason), (0, reason))
        given[str(reason)] = (count + 1, first)
    if not given:
        return None
    return max(given.values(), key=lambda one: (one[1].near, one[0]))[1]
