"""How much a person and an address may make or ask for: tables, talk, hints."""

from __future__ import annotations

from typing import Final

from .. import wire
from ..tables.refusal import Refusal
from .limits import Limiter, Quota
from .settings import Settings

MOST_KNOWN: Final = 50_000
HOUR: Final = 3600.0
MINUTE: Final = 60.0
SHARE: Final = 3.0
"""How many people's quota an address has: a household, a class."""
TABLE_SHARE: Final = 6.0
"""How many people's talk a table bears."""


class Whereabouts:
    """Where people came from last."""

    def __init__(self) -> None:
        self._places: dict[str, str] = {}

    def note(self, person: str, address: str) -> None:
        """Somebody came from there."""
        if len(self._places) >= MOST_KNOWN:
            self._places.clear()
        self._places[person] = address

    def of(self, person: str) -> str:
        """Where somebody came from; whoever has not been here lately counts alone."""
        return self._places.get(person, person)


class Quotas:
    """Refuses what is too much."""

    def __init__(self, settings: Settings) -> None:
        self._tables = Quota(settings.tables, HOUR, SHARE)
        self._letters = Quota(settings.tables, HOUR, SHARE)
        self._talk = Quota(settings.chat_rate, MINUTE, SHARE)
        self._hints = Quota(settings.hints, MINUTE, SHARE)
        at_a_table = TABLE_SHARE * settings.chat_rate
        self._talk_at = Limiter(at_a_table / MINUTE, at_a_table)

    def check_table(self, person: str, address: str) -> None:
        """Before somebody opens a table."""
        if not self._tables.allows(person, address):
            raise Refusal(
                "too_many_tables", "You have opened many tables; wait a while before the next."
            )

    def check_letter(self, person: str, address: str) -> None:
        """Before somebody invites a person, or reports one: as many as tables."""
        if not self._letters.allows(person, address):
            raise Refusal("too_fast", "That is a lot for one hour; wait a while.")

    def check_hint(self, person: str, address: str) -> None:
        """Before somebody asks the coach."""
        if not self._hints.allows(person, address):
            raise Refusal("too_fast", "You have asked for many hints; wait a moment.")

    def check(self, person: str, address: str, command: wire.TableCommand) -> None:
        """Before a command is carried out."""
        if isinstance(command, wire.Rematch):
            self.check_table(person, address)
        elif isinstance(command, wire.Say) and not (
            self._talk.allows(person, address) and self._talk_at.allows(command.table)
        ):
            raise Refusal("too_fast", "That is a lot of talk; wait a moment.")
