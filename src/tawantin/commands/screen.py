"""What the terminal shows of a game."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Any

from rich.columns import Columns
from rich.console import Console
from rich.markup import escape
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ..kernel.actions import Action
from ..kernel.events import Event
from ..kernel.game import Game
from ..locale.events import Words

Choice = tuple[int, Action, str]
"""A legal action with its number and its words."""
LABELS = 26
"""How wide the first column of a position may be, of the 80 that a terminal has."""


def print_position(
    console: Console,
    game: Game[Any],
    state: Any,
    seat: int | None,
    words: Words,
    name: Callable[[int], str],
) -> None:
    """The position as a seat, or a spectator, sees it; nothing is cut."""
    if seat is None:
        who = words.say("terminal-everybody")
    else:
        who = words.say("terminal-seen-by", name=name(seat))
    title = f"{game.about.name[words.language]}, {who}"
    sheet = Table.grid(padding=(0, 2, 0, 0))
    sheet.add_column(style="bold", overflow="fold", max_width=LABELS)
    sheet.add_column(overflow="fold")
    for label, value in game.rules.describe(game.view(state, seat), words, name):
        sheet.add_row(Text(_capital(label)), Text(value))
    console.print(Panel(sheet, title=escape(title), expand=False))


def _capital(text: str) -> str:
    """A name as it stands at the head of a line; names of things begin small in the middle."""
    return text[:1].upper() + text[1:]


def choices(words: Words, legal: Sequence[Action]) -> list[Choice]:
    """The legal actions, numbered, in words."""
    return [(number, action, words.action(action)) for number, action in enumerate(legal, 1)]


def plain(text: str) -> str:
    """A text as people compare it: without capitals and accents."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def fitting(listed: Sequence[Choice], typed: str) -> list[Choice]:
    """What fits all typed words, or parts of words; just the one whose whole words they are."""
    wanted = plain(typed)
    for choice in listed:
        if plain(choice[2]) == wanted:
            return [choice]
    return [one for one in listed if all(part in plain(one[2]) for part in wanted.split())]


def print_choices(console: Console, listed: Sequence[Choice]) -> None:
    """Actions in words with their numbers, those of one kind together; nothing is cut."""
    width = len(str(listed[-1][0])) if listed else 1
    groups = [list(group) for _, group in groupby(listed, key=lambda choice: choice[1].kind)]
    for place, group in enumerate(groups):
        if place and max(len(group), len(groups[place - 1])) > 1:
            console.print()
        lines = [
            Text.assemble((f"{number:>{width}} ", "cyan"), text, overflow="fold")
            for number, _, text in group
        ]
        console.print(Columns(lines, column_first=True, padding=(0, 3)))


def tell_events(
    console: Console, events: Sequence[Event], words: Words, name: Callable[[int], str]
) -> None:
    """What happened, one sentence per event."""
    for event in events:
        sentence = words.tell(event, name)
        if sentence:
            console.print(Text(f"  {sentence}", style="dim", overflow="fold"))


def print_outcome(
    console: Console, game: Game[Any], state: Any, words: Words, name: Callable[[int], str]
) -> None:
    """The result with where the points came from, if the game is over."""
    outcome = game.outcome(state)
    if outcome is None:
        return
    ending = words.thing("ending", outcome.ending)
    table = Table(title=escape(words.say("terminal-over", ending=ending)), box=None)
    seats = range(len(outcome.scores))
    table.add_column(words.say("terminal-points"), overflow="fold")
    for seat in seats:
        table.add_column(escape(name(seat)), justify="right", overflow="fold")
    for item in dict.fromkeys(item for points in outcome.points for item in points):
        row = [str(outcome.points[seat].get(item, 0)) for seat in seats]
        table.add_row(escape(words.thing("item", item)), *row)
    total, place = words.say("terminal-total"), words.say("terminal-place")
    table.add_row(f"[bold]{total}[/bold]", *(f"[bold]{outcome.scores[s]}[/bold]" for s in seats))
    table.add_row(place, *(str(outcome.places[seat]) for seat in seats))
    console.print(table)
