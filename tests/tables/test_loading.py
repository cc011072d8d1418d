"""A table is its changes: what comes back from a store is the same table."""

from __future__ import annotations

import random

import msgspec
import pytest
from tests.games import GAMES
from tests.laws import toy

import tawantin
from tawantin import LiveChance
from tawantin.tables import Refusal, Table
from tawantin.tables import changes as c
from tawantin.tables import requests as r
from tawantin.tables.chat import say
from tawantin.tables.result import course_of
from tawantin.tables.snapshot import Snapshot
from tawantin.tables.story import known_to_all, seen_by, with_events

from .people import ANA, BO, opened


def played(game: str, moves: int, seed: int) -> tuple[Table, dict[int, Snapshot]]:
    """A table after some random moves with undos, and snapshots on the way."""
    chance, chooser = LiveChance(seed), random.Random(seed)
    seats = tawantin.game(game).about.seats[0]
    table = opened(seats, game=game)
    people = [ANA if seat % 2 == 0 else BO for seat in range(seats)]
    for seat, person in enumerate(people):
        r.sit(table, person, seat, None, 0)
    r.start(table, ANA, 0, chance)
    snapshots = {}
    for _ in range(moves):
        if table.status != "playing":
            break
        assert table.match is not None
        seat = chooser.choice(table.actors())
        action = chooser.choice(table.game.legal(table.match.state, seat))
        r.play(table, people[seat], seat, table.seq, action.text, 0, chance)
        if table.status == "playing" and chooser.random() < 0.2 and table.match.can_undo(seat):
            r.undo(table, people[seat], seat, table.seq, 0)
        if chooser.random() < 0.1:
            say(table, ANA, "Hm.", 0)
        taken = table.snapshot()
        if taken is not None:
            snapshots[table.seq] = taken
    return table, snapshots


def same(one: Table, other: Table) -> None:
    """Everything that people can notice."""
    assert one.seq == other.seq
    assert (one.status, one.result, one.asked) == (other.status, other.result, other.asked)
    assert (one.seats, one.options, one.moves()) == (other.seats, other.options, other.moves())
    assert one.match is not None
    assert other.match is not None
    assert one.match.state == other.match.state
    assert one.match.record == other.match.record
    for seat in range(len(one.seats)):
        assert one.match.can_undo(seat) == other.match.can_undo(seat)


@pytest.mark.parametrize("game", GAMES)
def test_a_table_comes_back_from_its_changes_as_it_was(game: str) -> None:
    table, _ = played(game, 60, seed=5)
    changes = [c.from_json(c.to_json(entry.change)) for entry in table.story]
    again = Table.load(table.id, changes)
    same(again, table)
    for seat in (None, *range(len(table.seats))):
        entry = [(one.logged.seq, one.events) for one in seen_by(table, seat)]
        assert [(one.logged.seq, one.events) for one in seen_by(again, seat)] == entry


@pytest.mark.parametrize("game", GAMES)
def test_a_snapshot_and_the_tail_make_the_same_table(game: str) -> None:
    table, snapshots = played(game, 60, seed=6)
    changes = [entry.change for entry in table.story]
    for seq in list(snapshots)[:: max(1, len(snapshots) // 6)]:
        snapshot = msgspec.json.decode(msgspec.json.encode(snapshots[seq]), type=Snapshot)
        again = Table.load(table.id, changes, snapshot)
        same(again, table)
        assert again.events_from == seq
        full = with_events(again)
        assert [one.events for one in seen_by(full, None)] == [
            one.events for one in seen_by(table, None)
        ]


@pytest.mark.parametrize("game", [game for game in GAMES if game != "nim"])
def test_points_by_round_are_noted_as_if_the_record_had_been_played_again(game: str) -> None:
    """With decisions taken back, and from a snapshot, be it one that does not tell of them."""
    table, snapshots = played(game, 10_000, seed=7)
    assert table.status == "finished"
    assert table.match is not None
    assert table.course == course_of(table.game, table.match.record)
    assert len(table.course) > 2
    *changes, last = [entry.change for entry in table.story]
    assert isinstance(last, c.Moved)
    middle = snapshots[max(seq for seq in snapshots if seq <= 1 + 2 * len(changes) // 3)]
    older = msgspec.structs.replace(middle, stages=None)
    for snapshot in (middle, older):
        again = Table.load(table.id, changes, snapshot)
        again.add(msgspec.structs.replace(last, ended=None))
        assert again.course == table.course


def test_points_by_round_forget_what_all_agreed_to_take_back() -> None:
    game = tawantin.game("machu_picchu")
    table = opened(2, game="machu_picchu")
    for seat, person in enumerate((ANA, BO)):
        r.sit(table, person, seat, None, 0)
    r.start(table, ANA, 0, LiveChance(3))

    def play(until: int) -> None:
        chooser = random.Random(until)
        while table.status == "playing" and len(table.progress.stages) < until:
            assert table.match is not None
            seat = table.actors()[0]
            action = chooser.choice(game.legal(table.match.state, seat))
            r.play(table, (ANA, BO)[seat], seat, table.seq, action.text, 0)

    play(3)
    r.ask_undo(table, ANA, 0, table.progress.stages[1].moves - 1, 0)
    r.answer_undo(table, BO, 1, True, 0)
    assert len(table.progress.stages) == 1
    play(1000)
    assert table.match is not None
    assert table.course == course_of(game, table.match.record)


def test_a_snapshot_that_cannot_be_read_is_done_without() -> None:
    table, snapshots = played("nim", 3, seed=1)
    broken = next(iter(snapshots.values()))
    broken.state = msgspec.Raw(b'{"is":"Nothing"}')
    same(Table.load(table.id, [entry.change for entry in table.story], broken), table)


def test_undo_works_on_a_table_that_came_from_a_snapshot() -> None:
    table, snapshots = played("nim", 1, seed=3)
    changes = [entry.change for entry in table.story]
    again = Table.load(table.id, changes, snapshots[table.seq])
    assert again.match is not None
    seat = again.match.record.entries[-1].seat
    assert again.status == "playing"
    r.undo(again, ANA if seat == 0 else BO, seat, again.seq, 0)
    assert again.match.record.entries == []


def test_steps_of_a_simultaneous_choice_are_told_to_their_own_seat_alone() -> None:
    checked = 0
    for game in GAMES:
        table, _ = played(game, 80, seed=2)
        for seat in range(len(table.seats)):
            known = {one.logged.seq for one in seen_by(table, seat)}
            for entry in table.story:
                move = entry.change
                if isinstance(move, c.Moved) and move.simultaneous and move.seat != seat:
                    events = entry.events.seen_by(seat) if entry.events is not None else []
                    assert (entry.seq in known) == bool(events)
                    checked += not events
                    assert not known_to_all(table, entry)
    assert checked or "chocolatl" not in GAMES


def test_other_peoples_steps_do_not_make_ones_own_choice_stale() -> None:
    if "chocolatl" not in GAMES:
        pytest.skip("no game with simultaneous choices")
    table = opened(3, game="chocolatl")
    for seat, person in enumerate([ANA, BO, ANA]):
        r.sit(table, person, seat, None, 0)
    r.start(table, ANA, 0)
    assert table.match is not None
    assert len(table.actors()) == 3
    seq = table.seq
    for seat, person in enumerate([ANA, BO, ANA]):
        action = table.game.legal(table.match.state, seat)[0].text
        r.play(table, person, seat, seq, action, 0)
    with pytest.raises(Refusal, match="changed since"):
        r.play(table, ANA, 0, seq, "offer 4", 0)


def test_a_choice_that_all_saw_finished_is_seen_to_be_taken_back() -> None:
    table = r.open_table("t", ANA, c.Configured(at=0, seats=2), toy.make(), 0)
    for seat, person in enumerate((ANA, BO)):
        r.sit(table, person, seat, None, 0)
    r.start(table, ANA, 0, LiveChance(1))
    assert table.match is not None
    seat = table.match.game.actors(table.match.state)[0]
    person, other = (ANA, BO)[seat], 1 - seat
    lay = table.match.game.legal(table.match.state, seat)[0].text
    r.play(table, person, seat, table.seq, lay, 0)
    before = len(list(seen_by(table, other)))
    r.undo(table, person, seat, table.seq, 0)
    assert len(list(seen_by(table, other))) == before, "nobody knew of the step"
    r.play(table, person, seat, table.seq, lay, 0)
    r.play(table, person, seat, table.seq, "done", 0)
    r.undo(table, person, seat, table.seq, 0)
    assert isinstance(list(seen_by(table, other))[-1].logged.change, c.Undone)
