from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest
from tests.bots.cards_game import GAME as TRICKS
from tests.nim_game import GAME as NIM

import tawantin
from tawantin.arena import usage
from tawantin.arena.comparison import compare, differences
from tawantin.arena.report import report, write_report
from tawantin.arena.run import Results, run
from tawantin.arena.series import Played, new_series
from tawantin.arena.statistics import by_strength, ratings, summarise, wilson
from tawantin.arena.workers import Here

tawantin.register(NIM)
tawantin.register(TRICKS)


def game(number: int, bots: list[str], scores: list[int]) -> Played:
    places = [1 + sum(other > score for other in scores) for score in scores]
    points = [{"all": score} for score in scores]
    return Played(number, bots, scores, places, points, "end", 10, 0.1)


def test_an_interval_holds_the_rate_and_narrows_with_more_games() -> None:
    few, many = wilson(6, 10), wilson(600, 1000)
    assert few.low < many.low < 0.6 < many.high < few.high
    assert wilson(0, 50).low == 0
    assert wilson(50, 50).high == 1


def test_a_shared_victory_counts_as_a_part_for_each() -> None:
    found = by_strength([game(0, ["a", "b"], [5, 5]), game(1, ["a", "b"], [7, 5])])
    assert [(s.name, s.victories.count) for s in found] == [("a", 1.5), ("b", 0.5)]


def test_the_better_bot_is_rated_higher_and_surer_with_more_games() -> None:
    games = [game(n, ["a", "b", "b"], [9, 3, n % 4]) for n in range(40)]
    few, many = ratings(games[:5]), ratings(games)
    assert many["a"][0] > 1500 > many["b"][0]
    assert many["a"][1] < few["a"][1]


def test_a_summary_tells_endings_lengths_and_seats() -> None:
    found = summarise("g", 2, 1, [game(0, ["a", "a"], [5, 3]), game(1, ["a", "a"], [2, 6])])
    assert found.endings["end"].rate == 1
    assert found.decisions.mean == 10
    assert [s.victories.rate for s in found.by_seat] == [0.5, 0.5]
    assert found.margin.mean == 3


def test_use_is_counted_and_tied_to_victory() -> None:
    results = Results(new_series("tricks", 3, ["random"], 3, detail=True))
    run(results, 150, Here())
    found = usage.uses(results.games(), usage.by_element(TRICKS.game.actions, "card", {}))
    cards = {use.name: use for use in found}
    assert cards["15"].lift > 0.2
    assert cards["15"].sure
    assert cards["15"].correlation > 0.15 > 0 > cards["0"].correlation
    assert cards["0"].lift < cards["15"].lift
    assert sum(use.times for use in found) == pytest.approx(4)


def test_a_report_is_one_page_that_needs_nothing_else(tmp_path: Path) -> None:
    results = Results(new_series("tricks", 3, ["greedy@1", "random"], 3, detail=True))
    run(results, 30, Here())
    write_report(tmp_path / "report.html", results)
    text = (tmp_path / "report.html").read_text()
    assert "http" not in text.replace("http-equiv", "")
    assert "<script" not in text
    for part in ("Victories by seat", "Where points came from", "When is it decided?", "Card"):
        assert part in text
    drawn = text.split("<svg")[1:]
    assert len(drawn) > 8
    for piece in drawn:
        ElementTree.fromstring("<svg" + piece.split("</svg>")[0] + "</svg>")  # noqa: S314 (ours)


def test_a_report_without_courses_leaves_those_plots_out() -> None:
    results = Results(new_series("nim", 2, ["random"], 3))
    run(results, 5, Here())
    text = report(results.series, results.games())
    assert "When is it decided?" not in text
    assert "Final scores" in text


def test_a_comparison_finds_what_surely_changed() -> None:
    a = [game(n, ["a", "a"], [10 + n % 3, 5]) for n in range(50)]
    b = [game(n, ["a", "a"], [10 + n % 3, 5 + n % 2 * 9]) for n in range(50)]
    found = compare("g", ("a.toml", "b.toml"), [], (a, b))
    changes = {change.what: change for change in found.changes}
    assert changes["winning score"].sure
    assert changes["winning score"].difference > 0
    assert not changes["decisions"].sure
    assert found.points[0].difference == pytest.approx(4.5 / 2)


def test_differences_name_the_table_the_entry_and_both_values() -> None:
    a = {"card": [{"id": "puma", "cost": 3}], "same": 1}
    b = {"card": [{"id": "puma", "cost": 4}], "same": 1, "new": True}
    assert differences(a, b) == ["card[puma].cost: 3 → 4", "new: None → True"]
