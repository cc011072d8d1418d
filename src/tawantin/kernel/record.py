"""Records: a game as a list of decisions and chance outcomes.

A record is the save file, the replay, the test fixture and the export. It stores outcomes, not
seeds, so it replays whatever generator made it.
"""

from __future__ import annotations

import os
import stat
import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Literal

import msgspec

from .about import Value
from .chance import ReplayChance
from .errors import BadRecord, OtherRules, TawantinError
from .events import EventLog
from .frames import State
from .game import Game

FORMAT = "tawantin-record"
VERSION = 1


class _Head(msgspec.Struct):
    """What records of all versions have in common."""

    format: Literal["tawantin-record"]
    version: int


class Entry(msgspec.Struct, array_like=True, frozen=True):
    """One decision: who, what, and what chance answered."""

    seat: int
    action: str
    outcomes: list[int]


class Record(msgspec.Struct, kw_only=True):
    """A game from its setup to its last decision so far."""

    format: Literal["tawantin-record"] = "tawantin-record"
    version: int = VERSION
    game: str
    rules: int
    """The version of the rules it was played by."""
    components: str
    """The digest of the components file it was played with."""
    seats: int
    options: dict[str, Value]
    names: list[str] = []
    """Who sat where, if known."""
    setup: list[int] = []
    """Chance outcomes of the setup."""
    entries: list[Entry] = []

    def to_json(self) -> bytes:
        """The record as a JSON file, one entry per line."""
        head = msgspec.structs.replace(self, entries=[])
        text = msgspec.json.format(msgspec.json.encode(head), indent=1)
        lines = ",\n  ".join(msgspec.json.encode(entry).decode() for entry in self.entries)
        body = f"[\n  {lines}\n ]" if lines else "[]"
        marker = b'"entries": []'
        return text.replace(marker, f'"entries": {body}'.encode()) + b"\n"

    @classmethod
    def from_json(cls, text: bytes | str, file: str = "This") -> Record:
        """The record in a JSON file; `file` is its name for complaints."""
        try:
            version = msgspec.json.decode(text, type=_Head).version
            if version != VERSION:
                raise BadRecord(
                    f"The record has version {version}, this program reads version {VERSION}."
                )
            return msgspec.json.decode(text, type=cls)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise BadRecord(f"{file} is not a record of a game: {error}.") from error

    def save(self, path: str | Path) -> None:
        """Write the file whole or not at all: a kill in the middle leaves the old one."""
        save_atomically(Path(path), self.to_json())

    @classmethod
    def load(cls, path: str | Path) -> Record:
        """Read a file."""
        try:
            text = Path(path).read_bytes()
        except OSError as error:
            raise BadRecord(f"The record {path} cannot be read: {error.strerror}.") from error
        return cls.from_json(text, str(path))


def save_atomically(path: Path, content: bytes, private: bool = False) -> None:
    """Replace the content of a file atomically; a private one only its owner may read."""
    try:
        if path.exists() and not path.is_file() and not path.is_dir():
            path.write_bytes(content)  # a device or a pipe, such as /dev/stdout, stays what it is
            return
        handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(content)
                file.flush()
                os.fsync(file.fileno())
            if not private:
                os.chmod(temporary, _usual_mode(path))
            os.replace(temporary, path)
        except BaseException:
            os.unlink(temporary)
            raise
    except OSError as error:
        raise TawantinError(f"{path} cannot be written: {error.strerror}.") from error


def _usual_mode(path: Path) -> int:
    """Who may read and write a file: as before, or what is usual for new ones."""
    if path.exists():
        return stat.S_IMODE(path.stat().st_mode)
    mask = os.umask(0o077)  # it can be read only by setting it
    os.umask(mask)
    return 0o666 & ~mask


def new_record(game: Game[Any], seats: int, options: Mapping[str, object] | None = None) -> Record:
    """The header of a game about to begin."""
    game.check_seats(seats)
    about = game.about
    return Record(
        game=game.id,
        rules=about.rules_version,
        components=game.digest,
        seats=seats,
        options=about.settle(options),
    )


def check_header(game: Game[Any], record: Record) -> None:
    """Refuse a record that these rules and components cannot replay."""
    if record.game != game.id:
        raise BadRecord(f"The record is of {record.game}, not of {game.id}.")
    if record.rules != game.about.rules_version:
        raise OtherRules(
            f"The record was played by version {record.rules} of the rules of {game.id}; "
            f"this program has version {game.about.rules_version}."
        )
    if record.components != game.digest:
        raise BadRecord(
            f"The record was played with another components file of {game.id} "
            f"({record.components} instead of {game.digest})."
        )


def replay_setup(game: Game[Any], record: Record, events: EventLog | None = None) -> Any:
    """The position before the first decision."""
    check_header(game, record)
    chance = ReplayChance(record.setup)
    try:
        state = game.new(record.seats, record.options, chance, events)
        chance.finish()
    except TawantinError as error:
        raise BadRecord(f"The record does not replay at the setup: {error}") from error
    return state


def replay_entry(
    game: Game[Any], state: State, number: int, entry: Entry, events: EventLog | None = None
) -> bool:
    """Do one recorded decision again; whether it asked chance for anything."""
    chance = ReplayChance(entry.outcomes)
    try:
        game.apply(state, entry.seat, entry.action, chance, events)
        chance.finish()
    except TawantinError as error:
        raise BadRecord(f"The record does not replay at decision {number}: {error}") from error
    return chance.asked


def replay(game: Game[Any], record: Record, to: int | None = None) -> Any:
    """The position after `to` decisions, or after all."""
    state = replay_setup(game, record)
    for number, entry in enumerate(record.entries[:to], 1):
        replay_entry(game, state, number, entry)
    return state


def replay_states(game: Game[Any], record: Record) -> Iterator[Any]:
    """Each position in turn, starting with the setup; always the same object, advanced."""
    state = replay_setup(game, record)
    yield state
    for number, entry in enumerate(record.entries, 1):
        replay_entry(game, state, number, entry)
        yield state
