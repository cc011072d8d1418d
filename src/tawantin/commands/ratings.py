"""`tawantin ratings`: how strong people are, and recomputing that from all results."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table as Grid

from ..kernel.descriptor import Descriptor
from ..kernel.registry import descriptor, games
from ..server.identity import Identities
from ..server.people.ratings import fill_index, rate_all
from ..store import Store, results
from ..store.ranking import Field, Ranked, ranking
from .opened import Database, with_store


def ratings(
    game: Annotated[
        str | None, typer.Argument(help="The game whose ranking to show; by default all.")
    ] = None,
    database: Database = None,
    recompute: Annotated[
        bool, typer.Option("--recompute", help="Compute all ratings anew from the results.")
    ] = False,
    limit: Annotated[int, typer.Option(min=1, max=1000, help="How many people.")] = 20,
) -> None:
    """Show the ranking of a game, or recompute all ratings from the stored results."""
    console = Console()
    if recompute:
        entered, rated = with_store(database, _recompute)
        console.print(f"{entered} older games entered into the index, {rated} rated.")
    wanted = [descriptor(game)] if game is not None else list(games().values())
    if recompute and game is None:
        return
    for name, rows in with_store(database, lambda store: _rankings(store, wanted, limit)):
        console.print(f"[bold]{name}[/bold]")
        console.print(_grid(rows) if rows else "Nobody has a rating in this game yet.")


async def _recompute(store: Store) -> tuple[int, int]:
    entered = await fill_index(store)
    await store.ask(results.forget_ratings)
    return entered, await rate_all(store)


async def _rankings(
    store: Store, wanted: list[Descriptor], limit: int
) -> list[tuple[str, list[tuple[str, Ranked]]]]:
    return [(one.about.name["en"], await _ranking(store, one.id, limit)) for one in wanted]


async def _ranking(store: Store, game: str, limit: int) -> list[tuple[str, Ranked]]:
    identities = Identities(store)
    rows = await store.ask(ranking, Field(game), 0, limit)
    return [((await identities.person(row.person)).name, row) for row in rows]


def _grid(rows: list[tuple[str, Ranked]]) -> Grid:
    grid = Grid("", "name", "rating", "±", "won", "of")
    for place, (name, row) in enumerate(rows, 1):
        sign = "" if row.rating.settled else "?"
        shown = f"{row.rating.shown}{sign}"
        grid.add_row(str(place), name, shown, str(row.rating.error), str(row.won), str(row.games))
    return grid
