"""What a rated table asks of its people: an account, and one seat each."""

from __future__ import annotations

from .. import changes as c
from ..refusal import Refusal
from ..table import Table
from .checks import Person


def check_may_rate(person: Person, house: bool, others_sit: bool) -> None:
    """Before a host lets the result of a table count."""
    if not person.signed_in:
        raise Refusal("account_needed", "Only people with an account play rated games.")
    if house:
        raise Refusal("not_allowed", "A game with house numbers cannot be rated.")
    if others_sit:
        raise Refusal("not_allowed", "Others already sit here who came for a casual game.")


def check_may_sit(table: Table, person: Person) -> None:
    """Before somebody takes a seat."""
    if not table.rated:
        return
    if not person.signed_in:
        raise Refusal("account_needed", "This game is rated: make an account first.")
    if table.seats_of(person.id):
        raise Refusal("not_allowed", "In a rated game everybody has one seat.")


def check_hints(settings: c.Configured) -> None:
    """A result counts for ratings only if nobody was told what to do."""
    if settings.rated and settings.hints:
        raise Refusal("no_hints", "Rated games have no hints.")
