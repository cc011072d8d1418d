"""Who is seated with whom by *play now*."""

from __future__ import annotations

from tawantin.people.matching import GONE_MS, OLD_MS, Group, Pace, Seek, groups

NOW = 1_000_000


def seek(
    person: str,
    *seats: int,
    since: int = NOW,
    bots_from: int | None = None,
    game: str = "nim",
    pace: Pace = "live",
    rated: bool = False,
) -> Seek:
    return Seek(
        person=person, game=game, pace=pace, seats=list(seats), rated=rated,
        since=since, seen=since, bots_from=bots_from,
    )  # fmt: skip


def seated(seeks: list[Seek], now: int = NOW, *apart: set[str]) -> list[tuple[str, int]]:
    matched = groups(seeks, now, lambda one, other: {one, other} in apart)
    return [_told(group) for group in matched]


def _told(group: Group) -> tuple[str, int]:
    return " ".join(one.person for one in group.seeks), group.seats


def test_people_who_want_the_same_play_together_in_the_order_in_which_they_came() -> None:
    waiting = [seek("cid", 2, since=3), seek("ana", 2, since=1), seek("bo", 2, since=2)]
    assert seated(waiting, 3) == [("ana bo", 2)]


def test_the_largest_number_of_players_for_which_there_are_people_is_taken() -> None:
    people = [seek(name, 2, 3, since=n) for n, name in enumerate(("ana", "bo", "cid"))]
    assert seated(people, 3) == [("ana bo cid", 3)]
    assert seated(people[:2], 3) == [("ana bo", 2)]


def test_another_game_pace_number_or_kind_does_not_fit() -> None:
    ana = seek("ana", 2)
    for other in (
        seek("bo", 2, game="cuzco"),
        seek("bo", 2, pace="slow"),
        seek("bo", 3, 4),
        seek("bo", 2, rated=True),
    ):
        assert seated([ana, other]) == []


def test_bots_fill_up_when_the_wait_is_over_and_not_before() -> None:
    ana = seek("ana", 3, 4, bots_from=NOW + 5)
    assert seated([ana], NOW + 4) == []
    assert seated([ana], NOW + 5) == [("ana", 3)]
    bo = seek("bo", 4, since=NOW + 1, bots_from=NOW + 60)
    assert seated([ana, bo], NOW + 5) == [("ana bo", 4)]


def test_who_wants_people_only_never_gets_bots() -> None:
    ana, bo = seek("ana", 3, bots_from=NOW), seek("bo", 3)
    assert seated([ana, bo]) == [("ana", 3)]


def test_who_blocks_somebody_is_not_seated_with_them() -> None:
    people = [seek(name, 2, since=n) for n, name in enumerate(("ana", "bo", "cid"))]
    assert seated(people, 3, {"ana", "bo"}) == [("ana cid", 2)]


def test_nobody_waits_for_somebody_who_has_gone() -> None:
    ana, bo = seek("ana", 2, since=NOW - GONE_MS - 1), seek("bo", 2)
    assert seated([ana, bo]) == []
    slow = [seek("ana", 2, since=NOW - GONE_MS - 1, pace="slow"), seek("bo", 2, pace="slow")]
    assert seated(slow) == [("ana bo", 2)]
    assert seated(slow, NOW + OLD_MS) == []
