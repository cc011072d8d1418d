from __future__ import annotations

import random
from pathlib import Path
from xml.etree import ElementTree

import pytest
from tests.bots.cards_game import GAME as TRICKS
from tests.nim_game import GAME as NIM

import tawantin
from tawantin.arena import plots, usage
from tawantin.arena.comparison import Change, Comparison, compare
from tawantin.arena.report import report, write_report
from tawantin.arena.run import Results, run
from tawantin.arena.series import Played, new_series
from tawantin.arena.significance import FEWEST_GAMES
from tawantin.arena.statistics import Share, by_strength, ratings, summarise, wilson
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
    # The 95 % interval of 6 in 10, as textbooks have it.
    assert (round(few.low, 4), round(few.high, 4)) == (0.3127, 0.8318)
    assert wilson(0, 50).low == 0
    assert wilson(50, 50).high == 1


def test_a_shared_victory_counts_as_a_part_for_each() -> None:
    bots = by_strength([game(0, ["a", "b"], [5, 5]), game(1, ["a", "b"], [7, 5])])
    assert [(s.name, s.victories.count) for s in bots] == [("a", 1.5), ("b", 0.5)]


def test_the_better_bot_is_rated_higher_and_surer_with_more_games() -> None:
    games = [game(n, ["a", "b", "b"], [9, 3, n % 4]) for n in range(40)]
    few, many = ratings(games[:5]), ratings(games)
    assert many["a"][0] > 1500 > many["b"][0]
    assert many["a"][1] < few["a"][1]


def test_a_summary_tells_endings_lengths_and_seats() -> None:
    summary = summarise("g", 2, 1, [game(0, ["a", "a"], [5, 3]), game(1, ["a", "a"], [2, 6])])
    assert summary.endings["end"].rate == 1
    assert summary.decisions.mean == 10
    assert [s.victories.rate for s in summary.by_seat] == [0.5, 0.5]
    assert summary.margin.mean == 3


def test_use_is_counted_and_tied_to_victory() -> None:
    results = Results(new_series("tricks", 3, ["random"], 3, detail=True))
    run(results, 150, Here())
    uses = usage.uses(results.games(), usage.by_element(TRICKS.game.actions, "card", {}))
    usage.weigh([uses])
    cards = {use.name: use for use in uses}
    assert cards["15"].lift > 0.2
    assert cards["15"].sure
    assert cards["15"].correlation > 0.15 > 0 > cards["0"].correlation
    assert cards["0"].lift < cards["15"].lift
    assert sum(use.times for use in uses) == pytest.approx(4)


def test_shuffled_winners_leave_nothing_that_is_sure() -> None:
    """What a report calls sure must vanish when the victories are dealt out by lot."""
    results = Results(new_series("tricks", 3, ["greedy@1", "random"], 3, detail=True))
    run(results, 150, Here())
    lot, actions = random.Random(5), TRICKS.game.actions
    for _ in range(20):
        for played in results.played.values():
            lot.shuffle(played.places)
        tables = [
            usage.uses(results.games(), names)
            for names in (usage.by_element(actions, "card", {}), usage.by_action(actions))
        ]
        usage.weigh(tables)
        assert [use.name for uses in tables for use in uses if use.sure] == []


def test_what_few_games_say_is_never_sure() -> None:
    results = Results(new_series("tricks", 3, ["random"], 3, detail=True))
    run(results, FEWEST_GAMES - 1, Here())
    uses = usage.uses(results.games(), usage.by_element(TRICKS.game.actions, "card", {}))
    usage.weigh([uses])
    assert not any(use.sure for use in uses)


def test_a_number_is_not_called_by_the_name_of_something_else() -> None:
    data = {
        "god_card": [{"id": "1", "name": {"en": "Bolt"}}, {"id": "2", "name": {"en": "Moon"}}],
        "map": {"sites": [{"id": "q", "name": {"en": "Quito"}}]},
        "sun_event": [{"id": "drought", "name": {"en": "Drought"}}],
    }
    assert usage.element_labels(data, "card", ["1"]) == {"1": "Bolt", "2": "Moon"}
    assert usage.element_labels(data, "site", ["q"]) == {"q": "Quito"}
    assert usage.element_labels(data, "slot", ["0", "1", "2"]) == {}
    assert usage.element_labels(data, "event_card", ["drought"]) == {"drought": "Drought"}


def test_a_report_says_when_one_bot_played_all_seats() -> None:
    alone = Results(new_series("tricks", 3, ["greedy@1"], 3, detail=True))
    mixed = Results(new_series("tricks", 3, ["greedy@1", "random"], 3, detail=True))
    for results in (alone, mixed):
        run(results, 6, Here())
    assert "a habit of this bot" in report(alone.series, alone.games())
    assert "a habit of this bot" not in report(mixed.series, mixed.games())


def test_bots_that_differ_in_using_a_thing_are_told_apart() -> None:
    nothing = Share(0, 0, 0, 0, 0)
    shares = {"a": wilson(90, 100), "b": wilson(20, 100)}
    assert usage.Use("x", nothing, 0, nothing, 0, 0, None, shares).habit
    alike = {"a": wilson(55, 100), "b": wilson(45, 100)}
    assert not usage.Use("x", nothing, 0, nothing, 0, 0, None, alike).habit


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


def results(games: list[Played]) -> Results:
    """Those games, as if they had been played."""
    made = Results(new_series("nim", 2, ["random"], seed=1))
    made.add(games)
    return made


def figure(found: Comparison, key: str) -> Change:
    return next(one for one in found.changes if one.measure.key == key)


def test_a_comparison_finds_what_surely_changed() -> None:
    a = [game(n, ["a", "a"], [10 + n % 3, 5]) for n in range(50)]
    b = [game(n, ["a", "a"], [10 + n % 3, 5 + n % 2 * 9]) for n in range(50)]
    comparison = compare(results(a), results(b))
    assert figure(comparison, "winning-score").sure
    assert figure(comparison, "winning-score").difference > 0
    assert not figure(comparison, "decisions").sure
    assert figure(comparison, "points-from").difference == pytest.approx(4.5 / 2)


def test_a_comparison_pairs_the_games_of_one_seed() -> None:
    """A small change is seen through large differences between games, since they cancel out."""
    lot = random.Random(2)
    base = [lot.randrange(20, 200) for _ in range(60)]
    a = [game(n, ["a", "a"], [score, 5]) for n, score in enumerate(base)]
    b = [game(n, ["a", "a"], [score + 1 + n % 2, 5]) for n, score in enumerate(base)]
    change = figure(compare(results(a), results(list(reversed(b)))), "winning-score")
    assert change.difference == pytest.approx(1.5)
    assert change.high - change.low < 0.4
    assert change.sure


def test_a_comparison_of_a_file_with_itself_finds_no_change() -> None:
    a = [game(n, ["a", "a"], [10 + n % 3, 5]) for n in range(50)]
    assert not any(change.sure for change in compare(results(a), results(a)).changes)


def test_games_that_broke_off_are_counted_and_told() -> None:
    a = [game(n, ["a", "a"], [10, 5]) for n in range(30)]
    broken = Played(30, [], [], [], [], "", 0, 0.1, problem="KeyError: 7")
    comparison = compare(results(a), results([*a, broken]))
    assert comparison.games == 30
    assert comparison.broken == (0, 1)
    assert comparison.problems == ["KeyError: 7"]


def test_marks_of_an_axis_are_told_apart() -> None:
    marks = plots.ticks(0, 0.02)
    assert len(set(plots.written(marks, percent=True))) == len(marks)


def test_the_interval_of_a_share_is_drawn_between_nothing_and_all() -> None:
    rows = [plots.Pair("Rare", 0.05, 0.2, 0.9, 0.2, "", sure=False)]
    drawn = ElementTree.fromstring(plots.pairs("Shares", rows, percent=True))  # noqa: S314 - ours
    ends = [
        (float(line.attrib["x1"]), float(line.attrib["x2"]))
        for line in drawn.iter()
        if "whisker" in line.attrib.get("class", "")
    ]
    grid = [float(line.attrib["x1"]) for line in drawn.iter() if line.attrib.get("class") == "grid"]
    (first, last) = (min(grid), max(grid))
    assert min(end for pair in ends for end in pair) == pytest.approx(first, abs=0.2)
    assert max(end for pair in ends for end in pair) == pytest.approx(last, abs=0.2)
