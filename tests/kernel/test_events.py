from __future__ import annotations

import msgspec

from tawantin import Event, EventLog
from tawantin.kernel.events import only


class CardDrawn(Event, frozen=True):
    seat: int
    card: str | None


FULL, POOR = CardDrawn(1, "maize"), CardDrawn(1, None)


def test_what_is_told_to_everybody_is_seen_by_spectators_too() -> None:
    log = EventLog()
    log.tell(FULL)
    assert [log.seen_by(viewer) for viewer in (0, 7, None)] == [[FULL]] * 3


def test_what_is_told_to_some_is_seen_by_them_only() -> None:
    log = EventLog()
    log.tell(FULL, only(0, 2))
    assert [bool(log.seen_by(viewer)) for viewer in (0, 1, 2, None)] == [True, False, True, False]


def test_a_secret_has_a_poorer_side_for_all_others() -> None:
    log = EventLog()
    log.secret(only(1), FULL, POOR)
    assert log.seen_by(1) == [FULL]
    assert log.seen_by(0) == log.seen_by(None) == [POOR]
    assert len(log) == 2


def test_revealing_is_remembered() -> None:
    log = EventLog()
    assert not log.revealed
    log.reveal()
    assert log.revealed


def test_an_event_is_written_with_its_name_in_snake_case() -> None:
    assert msgspec.json.decode(msgspec.json.encode(POOR)) == {
        "event": "card_drawn",
        "seat": 1,
        "card": None,
    }
