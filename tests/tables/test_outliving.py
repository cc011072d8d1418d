"""Tables outlive corrected numbers, new rules and games that are no longer installed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec
import pytest
from tests.tables.people import ANA, BO, EVE, FullHeap, opened, refused, started, take

import tawantin
from tawantin import Descriptor, TawantinError
from tawantin.kernel.registry import _ADDED, known_game, recall
from tawantin.tables import Table
from tawantin.tables import changes as c
from tawantin.tables import requests as r
from tawantin.tables.chat import say
from tawantin.tables.summary import Row, Summary, row_of, summary_of, trust


def stored(table: Table) -> list[c.Change]:
    """The changes as they come back from a store."""
    return [c.from_json(c.to_json(entry.change)) for entry in table.story]


def finished() -> Table:
    """Ana and Bo have played a game of Nim; Ana took the last stone."""
    table = started()
    for person, seat, stones in ((ANA, 0, 3), (BO, 1, 3), (ANA, 0, 1)):
        take(table, person, seat, stones)
    assert table.status == "finished"
    return table


@pytest.fixture
def new_rules(tmp_path: Path) -> Iterator[str]:
    """What a developer does who changes a rule of Nim so that old games go on differently."""
    nim = tawantin.games()["nim"]
    text = nim.printed.text.replace("rules_version = 1", "rules_version = 2")
    assert text != nim.printed.text
    path = tmp_path / "components.toml"
    path.write_text(text, encoding="utf-8")
    (tmp_path / "earlier").mkdir()
    earlier = tmp_path / "earlier" / f"{nim.printed.digest}.toml"
    earlier.write_text(nim.printed.text, encoding="utf-8")
    tawantin.register(Descriptor("nim", path, nim.rules_module))
    yield "nim"
    _ADDED["nim"] = nim


@pytest.fixture
def uninstalled() -> Iterator[None]:
    """Nim is no longer there."""
    nim = _ADDED.pop("nim")
    yield
    _ADDED["nim"] = nim


def test_the_change_that_ends_a_game_keeps_its_result_and_points_by_round() -> None:
    table = finished()
    last = table.fresh[-1]
    assert isinstance(last, c.Moved)
    assert last.ended is not None
    assert last.ended.result == table.result
    assert last.ended.course[-1].moves == 3
    assert last.ended.course[-1].points == table.result.points
    assert not any(c.to_json(change).count(b"ended") for change in table.fresh[:-1])


def test_giving_up_keeps_the_result_too() -> None:
    table = started()
    take(table, ANA, 0, 3)
    r.concede(table, BO, 1, "easy", 5)
    again = Table.load("t", stored(table))
    assert again.result == table.result
    assert again.course == table.course
    assert again.course[-1].moves == 1


@pytest.mark.parametrize("name", ["chocolatl", "cuzco", "inca_empire", "machu_picchu"])
def test_a_finished_game_has_its_points_at_the_end_of_each_round(name: str) -> None:
    game = tawantin.game(name)
    seats = min(game.about.seats)
    table = r.open_table("t", ANA, c.Configured(at=0, seats=seats), name, 0)
    for seat in range(seats):
        r.set_bot(table, ANA, seat, "random", 0)
    chance = tawantin.LiveChance(seed=3)
    r.start(table, ANA, 0, chance)
    while actors := table.actors():
        seat = actors[0]
        assert table.match is not None
        legal = game.legal(table.match.state, seat)
        r.play(table, None, seat, table.seq, legal[chance.pick(len(legal))].text, 0, chance)
    assert table.result is not None
    moves = [stage.moves for stage in table.course]
    assert moves == sorted(set(moves))
    assert 2 <= len(moves) <= 40
    assert [sum(items.values()) for items in table.course[-1].points] == table.result.scores
    assert any(any(stage.to_come) for stage in table.course[:-1]), "the end adds something"
    assert not table.course[-1].to_come
    assert msgspec.json.decode(msgspec.json.encode(table.course), type=list) == [
        [stage.moves, stage.points, stage.to_come] for stage in table.course
    ]


@pytest.mark.usefixtures("new_rules")
def test_after_new_rules_a_finished_game_is_all_there_but_its_positions() -> None:
    table = finished_before()
    again = Table.load("t", table)
    assert again.problem_kind == "other_rules"
    assert "version 1 of the rules of nim" in (again.problem or "")
    assert (again.status, again.rematch) == ("finished", None)
    assert again.result is not None
    assert again.result.winners == [0]
    assert [seat.name for seat in again.seats] == ["Ana", "Bo"]
    assert again.record is not None
    assert [entry.action for entry in again.record.entries] == ["take 3", "take 3", "take 1"]
    say(again, BO, "Well played.", 9)
    with refused("unplayable", again):
        again.game.about  # noqa: B018  # asking for it is refused


def finished_before() -> list[c.Change]:
    """A game that was finished before the rules changed."""
    now = _ADDED["nim"]
    _ADDED["nim"] = Descriptor("nim", nim_path(), now.rules_module)
    try:
        return stored(finished())
    finally:
        _ADDED["nim"] = now


def running_before() -> list[c.Change]:
    """One that was not."""
    return finished_before()[:-1]


def nim_path() -> Path:
    from tests import nim_game

    return Path(nim_game.__file__).with_name("components.toml")


@pytest.mark.usefixtures("new_rules")
def test_after_new_rules_a_running_game_says_so_and_can_be_ended_by_its_players() -> None:
    again = Table.load("t", running_before())
    assert (again.status, again.problem_kind) == ("playing", "other_rules")
    with refused("unplayable", again):
        take(again, ANA, 0, 1)
    with refused("unplayable", again):
        r.undo(again, BO, 1, again.seq, 0)
    with refused("unplayable", again):
        r.concede(again, ANA, 0, "easy", 0)
    with refused("unplayable", again):
        r.leave(again, ANA, 0, "easy", 0)
    assert not r.time_out(again, "easy", 10**15)
    assert again.actors() == ()
    with refused("not_your_seat", again):
        r.abandon(again, EVE, 5)
    r.abandon(again, BO, 5)
    assert (again.status, again.result, again.abandoned) == ("finished", None, True)
    assert again.record is not None
    assert len(again.record.entries) == 2
    assert Table.load("t", stored(again)).abandoned


@pytest.mark.usefixtures("new_rules")
def test_new_tables_are_played_by_the_new_rules_beside_old_ones() -> None:
    table = r.open_table("u", ANA, c.Configured(at=0, seats=2), "nim", 0)
    assert table.game.about.rules_version == 2
    again = Table.load("t", finished_before())
    assert r.rematch_of(again, ANA, "v", 9).game.about.rules_version == 2


def test_only_the_host_closes_a_table_before_its_game() -> None:
    table = opened()
    r.sit(table, BO, 1, None, 0)
    with refused("not_host", table):
        r.abandon(table, BO, 1)
    r.abandon(table, ANA, 1)
    again = Table.load("t", stored(table))
    assert (again.status, again.result, again.abandoned) == ("finished", None, True)
    with refused("game_over", again):
        r.sit(again, BO, 0, None, 2)
    with refused("game_over", again):
        r.abandon(again, ANA, 2)


def test_a_game_that_goes_on_cannot_be_ended_like_that() -> None:
    table = started()
    with refused("not_allowed", table):
        r.abandon(table, ANA, 0)


@pytest.mark.usefixtures("uninstalled")
def test_a_table_of_a_game_that_is_not_installed_is_still_a_table() -> None:
    first = c.Created(at=1, game="nim", host="ana", host_name="Ana", seats=2, title="Old")
    again = Table.load("t", [first, c.Said(at=2, player="ana", name="Ana", text="hello")])
    assert again.problem_kind == "unknown_game"
    assert (again.game_id, again.title, again.seq) == ("nim", "Old", 2)
    with refused("unplayable", again):
        r.sit(again, BO, 1, None, 3)
    assert summary_of(again).problem_kind == "unknown_game"


def corrected(most_taken: int) -> str:
    text = tawantin.games()["nim"].printed.text
    return text.replace("most_taken = 3", f"most_taken = {most_taken}")


def house_table(text: str) -> Table:
    game = tawantin.game("nim", components=text)
    table = r.open_table("t", ANA, c.Configured(at=0, seats=2), game, 0, house=True)
    r.sit(table, ANA, 0, None, 0)
    r.sit(table, BO, 1, None, 0)
    return table


def test_a_table_is_played_with_the_numbers_it_began_with() -> None:
    table = house_table(corrected(5))
    r.start(table, ANA, 0, FullHeap())
    take(table, ANA, 0, 5)
    again = Table.load("t", stored(table))
    assert again.problem is None
    assert (again.digest, again.house) == (table.game.digest, True)
    assert again.game is table.game
    printed = started()
    with refused("illegal", printed):
        take(printed, ANA, 0, 5)


def test_a_table_that_has_not_begun_keeps_its_numbers_too() -> None:
    again = Table.load("t", stored(house_table(corrected(5))))
    r.start(again, ANA, 0, FullHeap())
    take(again, ANA, 0, 5)


def test_a_rematch_is_played_with_the_same_numbers() -> None:
    table = house_table(corrected(7))
    r.start(table, ANA, 0, FullHeap())
    take(table, ANA, 0, 7)
    again = r.rematch(table, BO, "u", 5)
    assert again.game is table.game
    assert again.house


def test_numbers_that_nobody_has_kept_are_said_to_be_missing() -> None:
    table = house_table(corrected(6))
    changes: Sequence[c.Change] = stored(table)
    lost = msgspec.structs.replace(changes[0], components="0123456789abcdef")
    again = Table.load("t", [lost, *changes[1:]])
    assert again.problem_kind == "unknown_components"
    with pytest.raises(TawantinError):
        known_game("nim", "0123456789abcdef")
    kept = recall("nim", table.game.digest, corrected(6))
    assert Table.load("t", changes, game=kept).problem is None


def test_a_summary_is_all_that_lists_need() -> None:
    table = finished()
    row = row_of(table)
    assert (row.game, row.status, row.members) == ("nim", "finished", ["ana", "bo"])
    assert row.summary() == summary_of(table)
    assert row.summary().result == table.result


def test_a_summary_of_a_later_version_is_refused_in_one_sentence() -> None:
    row = row_of(finished())
    row.info = row.info.replace('"version":1', '"version":9')
    with pytest.raises(TawantinError, match="version 9"):
        row.summary()


def test_a_summary_of_the_first_edition_is_read() -> None:
    info = (
        '{"id":"t","game":"nim","status":"finished","title":"x","host":"ana","host_name":"Ana",'
        '"listed":true,"shuffle":false,"options":{},"clock":{"kind":"none","bank":0,"increment":0,'
        '"days":0},"seats":[{"kind":"person","player":"ana","name":"Ana","level":null,'
        '"away":false,"conceded":false,"connected":true}],"created":1,"updated":2,"actors":[],'
        '"result":{"places":[1],"scores":[3],"points":[{"won":3}],"winners":[0],"ending":"x",'
        '"tie_breaks":[[]],"conceded":[]},"rematch":null,"problem":null}'
    )
    row = Row(id="t", game="nim", status="finished", listed=True, info=info, updated=7)
    summary = row.summary()
    assert isinstance(summary, Summary)
    assert (summary.version, summary.updated, summary.seats[0].name) == (0, 7, "Ana")
    assert summary.result is not None
    assert summary.result.scores == [3]


@pytest.mark.usefixtures("new_rules")
def test_a_result_of_the_first_edition_is_taken_from_its_list_row() -> None:
    changes = finished_before()
    old = [*changes[:-1], msgspec.structs.replace(changes[-1], ended=None)]
    again = Table.load("t", old)
    assert (again.status, again.problem_kind) == ("playing", "other_rules")
    summary = Summary(id="t", game="nim", status="finished", result=Table.load("t", changes).result)
    info = msgspec.json.encode(summary).decode()
    trust(again, Row(id="t", game="nim", status="finished", listed=True, info=info))
    assert (again.status, again.rematch) == ("finished", None)
    assert again.result is not None
    assert again.result.winners == [0]


def test_a_summary_of_a_version_that_knew_no_house_numbers_has_none() -> None:
    summary = msgspec.json.decode(b'{"id": "t", "game": "nim", "status": "open"}', type=Summary)
    assert not summary.house
