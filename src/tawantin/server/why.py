"""Why not? The nearest reason why something at a table cannot be done, for whoever asks.

A reason rests only on what the seat may know (law 11), and one may ask only for eyes that one may
look through. It is looked for in a thread, on a copy, so that nobody waits for it.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

import msgspec

from .. import wire
from ..kernel.actions import Action
from ..kernel.errors import IllegalAction
from ..kernel.game import Game
from ..kernel.reasons import NEARNESS, OVER, Reason, nearest
from ..kernel.record import Record, replay
from ..kernel.registry import descriptor
from ..locale.events import Words
from ..locale.reasons import explain
from ..tables.refusal import Refusal, Unfit, refusal_of
from ..tables.requests import Person, unfit
from ..tables.sight import check_eyes
from ..tables.table import Table
from .hub import Hub

MOST_ACTIONS: Final = 400
"""Of at most this many actions that touch a thing, evenly chosen, the nearest reason is given."""


async def why(hub: Hub, person: Person, asked: wire.Why) -> wire.Because:
    """Answer a question; raises `Refusal`."""
    async with hub.tables.inside(asked.table) as live:
        table = live.table
        check_eyes(table, person.id, asked.seat)
        game, actions = table.game, touching(table.game, asked)
        record, state = _position(table, asked.moves)
        over = unfit(table, OVER())
        ended = asked.moves is None and table.status == "finished"
    answer = wire.Because(id=asked.id, table=asked.table, seat=asked.seat, possible=False)
    if not actions:
        return answer
    reason: Reason | None = over.reason
    if not ended:
        reason = await asyncio.to_thread(_nearest, game, record, state, asked.seat, actions)
    if reason is None:
        answer.possible = True
    else:
        answer.reason = wire_reason(reason)
        # The first question about a game loads its messages: nobody should wait for that either.
        answer.message = await asyncio.to_thread(in_english, Unfit(over.game, reason, over.names))
    return answer


def _position(table: Table, moves: int | None) -> tuple[Record | None, Any]:
    """A copy of the position now, or the record that leads to an earlier one."""
    if table.match is None:
        raise Refusal("not_started", "The game has not begun.")
    if moves is None:
        return None, table.match.state.copy()
    last = table.moves()
    if moves > last:
        raise Refusal("not_found", f"There are only {last} decisions.")
    record = table.match.record
    return msgspec.structs.replace(record, entries=record.entries[:moves]), None


def _nearest(
    game: Game[Any], record: Record | None, state: Any, seat: int, actions: Sequence[Action]
) -> Reason | None:
    position = state if record is None else replay(game, record)
    return nearest(game.refusal(position, seat, action) for action in actions)


def touching(game: Game[Any], asked: wire.Why) -> list[Action]:
    """The actions that a question is about: one by its text, or all that touch the elements.

    Where none touches all that was pointed at, those that touch what is asked about.
    """
    if asked.action is not None:
        try:
            return [game.actions.parse(asked.action)]
        except IllegalAction as error:
            raise refusal_of(error) from error
    if not asked.elements:
        raise Refusal("bad_request", "Ask about an element or about an action.")
    touched = _by_element(game).get(asked.elements[-1], [])
    wanted = Counter(asked.elements)
    fitting = [action for action in touched if wanted <= Counter(action.targets)] or touched
    return fitting[:: 1 + len(fitting) // MOST_ACTIONS]


@lru_cache(maxsize=16)
def _by_element(game: Game[Any]) -> dict[str, list[Action]]:
    touching: dict[str, list[Action]] = {}
    for action in game.actions:
        for target in dict.fromkeys(action.targets):
            touching.setdefault(target, []).append(action)
    return touching


def wire_reason(reason: Reason) -> wire.Reason:
    """A reason in the words of the wire."""
    near: Any = NEARNESS[reason.near]
    return wire.Reason(
        id=reason.id,
        near=near,
        rule=reason.rule,
        values=dict(reason.values),
        help=reason.help,
        also=[wire_reason(other) for other in reason.also],
        met=list(reason.met),
    )


def in_english(unfit: Unfit) -> str:
    """One or two sentences: why, and what would help."""
    words = _english(unfit.game, len(unfit.names))
    return str(explain(words, unfit.reason, unfit.names.__getitem__))


@lru_cache(maxsize=16)
def _english(game: Game[Any], seats: int) -> Words:
    return Words("en", descriptor(game.id), game.components, seats)
