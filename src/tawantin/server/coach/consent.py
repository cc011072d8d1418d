"""Games that may become puzzles: everybody who played must have agreed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from ...analysis import Book
from ...kernel.game import Game
from ...kernel.record import Record
from ...store import Store
from ...store.reading import Damaged, continued
from ...tables import Table
from ...tables import changes as c
from ..identity import Identities, PersonDocument

BOOKS: Final = "puzzle-book"
"""Documents with what was found in such games, by game: puzzles beside those that come with it."""


async def allowed_records(store: Store, game: Game[Any]) -> list[Record]:
    """The finished games whose people all agree, without names; the oldest first.

    Asked anew each time: whoever has changed their mind is not in it any more.
    """
    identities = Identities(store)
    allowed: list[tuple[int, Record]] = []
    for name in await store.ids("finished"):
        try:
            changes = continued(await store.changes(name))
        except Damaged:
            continue
        if not changes or not await _all_agree(identities, changes) or _is_what_if(changes):
            continue
        table = Table.load(name, changes, game=game)
        record = table.record
        if table.problem is None and record is not None and record.components == game.digest:
            allowed.append((changes[0].at, msgspec.structs.replace(record, names=[])))
    return [record for _, record in sorted(allowed, key=lambda one: one[0])]


async def keep_book(store: Store, game: str, book: Book | None) -> None:
    """Let a server show puzzles of its people beside those of the game; or none any more."""
    if book is None:
        await store.delete(BOOKS, game)
    else:
        await store.put(BOOKS, game, msgspec.json.encode(book))


async def _all_agree(identities: Identities, changes: Sequence[c.Change]) -> bool:
    """Whether there are people, and each who ever had a seat has an account and agrees."""
    people = {change.player for change in changes if isinstance(change, c.Sat)}
    documents = [await identities.document(person) for person in people]
    return bool(documents) and all(map(_agrees, documents))


def _agrees(known: PersonDocument) -> bool:
    return known.puzzles and known.account is not None and not known.gone


def _is_what_if(changes: Sequence[c.Change]) -> bool:
    """Whether a table began with decisions of another one, whose people were not asked."""
    made = changes[0].at
    return any(isinstance(change, c.Moved) and change.at == made for change in changes)
