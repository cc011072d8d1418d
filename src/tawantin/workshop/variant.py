"""A variant of a game: a name, and the numbers that differ from the printed ones."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import msgspec

from ..kernel import registry
from ..kernel.complaints import complaint
from ..kernel.components import MOST_BYTES, Components, from_data, parse, text_of, values
from ..kernel.differences import Difference, differences
from ..kernel.game import Game
from ..kernel.sheet import FILE, read_sheet
from .places import changed, changes_between, find
from .writing import inline, toml

UNNAMED: Final = "variant.toml"
"""What a variant without a name is called in complaints."""
LONGEST_NAME: Final = 60
MOST_CHANGES: Final = 1000


class Variant(msgspec.Struct, frozen=True):
    """Made by `new` or `read_variant`, which check it; equal changes make the same game."""

    game: str
    name: str = ""
    changes: dict[str, Any] = {}
    """By place in the components file, the value that stands there instead."""

    @classmethod
    def new(cls, game: str, changes: dict[str, Any], name: str = "") -> Variant:
        """The changes, places as files write them; what is as printed is no change.

        >>> Variant.new("chocolatl", {"score_track.end_mark": 35, "pieces.rounds": 7}).changes
        {'score_track.end_mark': 35}
        """
        if len(changes) > MOST_CHANGES:
            raise complaint(
                "too-many-changes", "A variant has at most {most} changes.", most=MOST_CHANGES
            )
        printed = registry.descriptor(game)
        differing = {}
        for place, value in changes.items():
            written, before = find(printed.components.root.data, place)
            if value != before or type(value) is not type(before):
                differing[written] = value
        return cls(printed.id, " ".join(name.split())[:LONGEST_NAME], differing)

    def components(self) -> Components:
        """The whole file; a bad value of the part that all games share is refused here."""
        printed = registry.descriptor(self.game).components
        if not self.changes:
            return printed
        data = changed(printed.root.data, self.changes)
        return from_data(data, self.name or UNNAMED, toml(data))

    def make(self) -> Game[Any]:
        """The game, beside the printed one; complains about bad values in one sentence."""
        return registry.game(self.game, self.components() if self.changes else None)

    @property
    def digest(self) -> str:
        """Of its components: variants with the same numbers have the same."""
        return self.components().digest

    def differences(self) -> list[Difference]:
        """What differs from the printed game, for people to read."""
        printed = registry.descriptor(self.game)
        names = read_sheet(printed.components_path.with_name(FILE))
        return differences(printed.components, self.components(), names)

    def to_toml(self) -> str:
        """Only the differences, as `read_variant` reads them."""
        head = {
            "variant": self.name,
            "game": self.game,
            "printed": registry.descriptor(self.game).components.digest,
        }
        lines = [f"{inline(place)} = {inline(value)}" for place, value in self.changes.items()]
        return "\n".join([toml(head), "[changes]", *lines, ""])


def read_variant(text: str | Path, game: str | None = None, file: str = UNNAMED) -> Variant:
    """A variant from a file of differences, or from a whole components file."""
    if isinstance(text, Path):
        file = text.name
        text = text_of(text)
    if len(text) > MOST_BYTES:
        raise complaint("variant-too-large", "{file} is too large for a variant.", file=file)
    data = values(text, file)
    if "schema" in data:
        return _from_whole_file(parse(text, file), game)
    of, changes = data.get("game"), data.get("changes", {})
    if not isinstance(of, str) or not isinstance(changes, dict):
        raise complaint(
            "no-variant",
            '{file} is no variant: it must have game = "…" and a table [changes], or be a whole '
            "components file.",
            file=file,
        )
    _same_game(of, game, file)
    return Variant.new(of, changes, str(data.get("variant", "")))


def _from_whole_file(given: Components, game: str | None) -> Variant:
    _same_game(given.about.id, game, given.file)
    printed = registry.descriptor(given.about.id)
    printed.check(given)
    changes = changes_between(printed.components.root.data, given.root.data)
    return Variant.new(printed.id, changes, given.file.removesuffix(".toml"))


def _same_game(of_file: str, wanted: str | None, file: str) -> None:
    if wanted is not None and of_file != registry.descriptor(wanted).id:
        raise complaint(
            "other-game",
            "{file} is for '{has}', not for '{wants}'.",
            file=file,
            has=of_file,
            wants=wanted,
        )
