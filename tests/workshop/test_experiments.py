"""Experiments: the same luck in both, stoppable, resumable, told in sentences."""

from __future__ import annotations

import html
import importlib.util
import random
import re
import sys
import tempfile
from pathlib import Path
from xml.etree import ElementTree

import pytest
from tests.nim_game import GAME as NIM

import tawantin
from tawantin.arena.arrow import arrow_modules
from tawantin.arena.comparison import compare
from tawantin.arena.run import BadResults
from tawantin.arena.workers import Here, hire
from tawantin.kernel.errors import BadComponents, TawantinError
from tawantin.kernel.toml import LANGUAGES
from tawantin.workshop import BadPlace, Variant, new_experiment
from tawantin.workshop.export import figures_data, games_data
from tawantin.workshop.ledger import Ledger
from tawantin.workshop.report import Page, subject_of
from tawantin.workshop.sensitivity import Factor, design, factors, screen
from tawantin.workshop.sweep import Plan, Sweep, axis, grid
from tawantin.workshop.sweep_report import screening_page, sweep_page, sweep_plot
from tawantin.workshop.words import Telling

tawantin.register(NIM)


def longer() -> Variant:
    return Variant.new("nim", {"stones.most_in_a_heap": 40}, "Longer")


def test_games_of_unchanged_rules_are_the_same_in_both() -> None:
    """A change that no game meets leaves every game as it was: the luck is the same."""
    same = Variant.new("nim", {"stones.most_in_a_heap": 7})
    experiment = new_experiment(same, ["random"], seed=3)
    experiment.run(25, Here())
    comparison = experiment.comparison()
    assert comparison.games == 25
    assert all(change.difference == change.low == change.high == 0 for change in comparison.changes)


def test_an_experiment_tells_what_changed_in_four_languages() -> None:
    experiment = new_experiment(longer(), ["random"], seed=3)
    experiment.run(40, Here())
    comparison = experiment.comparison()
    change = next(one for one in comparison.changes if one.measure.key == "decisions")
    assert change.sure
    assert change.low > 0
    for language in LANGUAGES:
        sentences = Telling("nim", language).summary(comparison)
        assert sentences
        assert not [one for one in sentences if "workshop-" in one or "$" in one]


def test_a_few_games_conclude_nothing() -> None:
    experiment = new_experiment(longer(), ["random"], seed=3)
    experiment.run(5, Here())
    comparison = experiment.comparison()
    assert not any(change.sure for change in comparison.changes)
    assert "only 5 games" in Telling("nim", "en").summary(comparison)[0]


def test_a_stopped_experiment_goes_on_where_it_was(tmp_path: Path) -> None:
    def fresh(folder: Path | None) -> list[object]:
        experiment = new_experiment(longer(), ["random"], seed=3, folder=folder)
        experiment.run(20, Here())
        return [game.scores for game in experiment.changed.games()]

    stopped = new_experiment(longer(), ["random"], seed=3, folder=tmp_path)
    stopped.run(20, Here(), stopped=lambda: stopped.played >= 3)
    assert 3 <= stopped.played < 20
    again = new_experiment(longer(), ["random"], seed=3, folder=tmp_path)
    assert again.played == stopped.played
    assert fresh(tmp_path) == fresh(None)


def test_shuffled_winners_make_nothing_sure() -> None:
    """With the scores of each game dealt anew among its seats, no seat has surely changed."""
    lot = random.Random(4)
    experiment = new_experiment(longer(), ["random"], seed=3)
    experiment.run(80, Here())
    for results in (experiment.original, experiment.changed):
        for game in results.games():
            order = list(range(len(game.scores)))
            lot.shuffle(order)
            game.scores = [game.scores[seat] for seat in order]
            game.places = [game.places[seat] for seat in order]
            game.points = [game.points[seat] for seat in order]
    comparison = compare(experiment.original, experiment.changed)
    assert not [change for change in comparison.of("seats") if change.sure]
    assert not [one for one in comparison.worth if one.sure_a or one.sure_b]


def test_numbers_that_make_no_game_are_refused_before_a_game_is_played() -> None:
    with pytest.raises(BadComponents, match=r"cacao_cards\.values"):
        new_experiment(Variant.new("chocolatl", {"cacao_cards.values": [1, 1, 1]}))


def test_the_page_says_what_differs_what_happened_and_how_to_get_it_again() -> None:
    experiment = new_experiment(longer(), ["random"], seed=3)
    experiment.run(25, Here())
    page = Page(subject_of(longer()), "en").report({"random": experiment})
    assert "<title>Nim: Longer</title>" in page
    assert "--games 25 --seats" in page
    assert "stones.most_in_a_heap" in page
    assert "habit of this bot" in page
    assert "workshop-" not in page
    assert figures_data(experiment.comparison()).csv().count("\n") > 5
    assert games_data(experiment).csv().startswith("numbers,game,seat,bot,score,place")


def test_several_kinds_of_bots_tell_the_game_from_their_habits() -> None:
    played = {}
    for bots in ("random", "greedy@1"):
        played[bots] = new_experiment(longer(), [bots], seed=3)
        played[bots].run(20, Here())
    page = Page(subject_of(longer()), "en").report(played)
    assert "Is it the game or the bots?" in page


def test_a_sweep_plays_every_value_with_the_same_luck() -> None:
    chosen = [axis("nim", "stones.most_in_a_heap=5..9..2")]
    plan = Plan("nim", ["random"], seed=3)
    points = plan.play(grid(chosen), 20, Here())
    assert [point.values for point in points] == [(5,), (7,), (9,)]
    assert all(change.difference == 0 for change in points[1].changes)
    sweep = Sweep("nim", chosen, 20, 2, "random", 3, points)
    assert "<polyline" in sweep_page(sweep, "de")
    marks = re.findall(r'class="tick">([^<]*)<', sweep_page(sweep, "en"))
    assert marks
    shares = [float(mark.replace("−", "-").removesuffix(" %")) for mark in marks if "%" in mark]
    assert min(shares) >= 0
    assert max(shares) <= 100
    assert not any("-" in mark for mark in marks)


def test_a_sweep_is_drawn_as_a_picture_that_stands_by_itself() -> None:
    places = [axis("nim", "stones.most_in_a_heap=5,10,20")]
    plan = Plan("nim", ["random"], seed=3)
    points = plan.play(grid(places), 8, Here())
    drawn = sweep_plot(Sweep("nim", places, 8, 2, "random", 3, points), "en")
    read = ElementTree.fromstring(drawn)  # noqa: S314  # our own drawing
    assert read.tag == "{http://www.w3.org/2000/svg}svg"
    assert "Decisions in a game" in drawn
    assert drawn.count("<polyline") >= 1


def test_a_grid_of_two_numbers_is_a_heat_map_and_says_what_makes_no_game() -> None:
    chosen = [axis("nim", "stones.most_in_a_heap=5,7"), axis("nim", "stones.most_taken=0,3")]
    points = Plan("nim", ["random"], seed=3).play(grid(chosen), 5, Here())
    assert [bool(point.problem) for point in points] == [True, False, True, False]
    page = sweep_page(Sweep("nim", chosen, 5, 2, "random", 3, points), "en")
    assert 'class="heat printed"' in page
    assert "stones.most_taken must be between" in page


@pytest.mark.parametrize(
    "text",
    [
        "stones.most_in_a_heap",
        "stones.most_in_a_heap=9..5",
        "stones.most_in_a_heap=5..9..0",
        "stones.nothing=1..2",
        "stones=1..2",
    ],
)
def test_a_sweep_of_nothing_is_one_sentence(text: str) -> None:
    with pytest.raises(BadPlace):
        axis("nim", text)


def test_the_design_moves_every_number_independently_of_every_other() -> None:
    rows = design(6)
    for one in range(6):
        for other in range(one):
            both = [row[one] == row[other] for row in rows]
            assert sum(both) * 2 == len(rows)


def test_screening_finds_the_number_that_matters() -> None:
    assert Factor("stones.most_in_a_heap", 6, 8) in factors("nim", ["stones.most_in_a_heap"])
    moved = [Factor("stones.most_in_a_heap", 4, 20), *factors("nim", ["stones.most_taken"])]
    effects, points = screen(Plan("nim", ["random"], seed=3), moved, 24, Here())
    length = {one.factor.place: one for one in effects if one.measure.key == "decisions"}
    assert length["stones.most_in_a_heap"].effect > 5
    assert length["stones.most_in_a_heap"].sure
    assert "most in a heap" in screening_page("nim", effects, len(points), 24, "en")


def test_screening_of_a_few_games_concludes_nothing() -> None:
    """All variants share their luck, so what they agree on may still be that of these games."""
    moved = [Factor("stones.most_in_a_heap", 4, 20)]
    effects, _ = screen(Plan("nim", ["random"], seed=3), moved, 8, Here())
    assert effects
    assert not any(one.sure for one in effects)


def test_games_travel_in_parcels_and_are_played_once() -> None:
    stopped = new_experiment(longer(), ["random"], seed=3)
    ledger = Ledger(stopped)
    stopped.run(20, Here(), stopped=lambda: stopped.played >= 3)
    parcels = [ledger.parcel()]
    assert not ledger.parcel()
    stopped.run(stopped.played + 2, Here())
    parcels.append(ledger.parcel())
    again = new_experiment(longer(), ["random"], seed=3)
    for parcel in parcels:
        Ledger(again).take(parcel)
    assert again.changed.games() == stopped.changed.games()
    with pytest.raises(BadResults, match="cannot be read"):
        Ledger(again).take(b"nonsense")


def test_strategies_are_weighed_with_everything_else() -> None:
    experiment = new_experiment(longer(), ["random"], seed=3, bent=True)
    experiment.run(20, Here())
    assert experiment.done == experiment.todo(20)
    comparison = experiment.comparison().of("strategies")
    assert comparison
    page = Page(subject_of(longer()), "hu").report({"random": experiment})
    assert "Stratégiák" in page
    assert "workshop-" not in page


def test_data_can_be_parquet_where_pyarrow_is_installed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    experiment = new_experiment(longer(), ["random"], seed=3)
    experiment.run(4, Here())
    data = games_data(experiment)
    if importlib.util.find_spec("pyarrow") is not None:
        kept = data.save(tmp_path / "games", "parquet")
        table = arrow_modules()[1].read_table(kept)
        assert table.column_names == data.head
        assert table.num_rows == len(data.rows)
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(TawantinError, match=r"pip install 'tawantin\[parquet\]'"):
        data.save(tmp_path / "again", "parquet")
    assert not (tmp_path / "again.parquet").exists()


def test_real_choices_say_how_many_decisions_a_search_looked_at() -> None:
    experiment = new_experiment(longer(), ["random"], seed=3)
    experiment.run(24, Here())
    comparison = experiment.comparison()
    figure = next(one for one in comparison.changes if one.measure.key == "real-choices")
    assert 0 < figure.games <= 12
    for language in LANGUAGES:
        assert str(figure.games) in Telling("nim", language).sentence(figure)
        page = Page(subject_of(longer()), language).report({"random": experiment})
        assert Page(subject_of(longer()), language).say(
            "real-choices-help", decisions=figure.games, simulations=32, copies=16
        ) in html.unescape(page)


def test_ray_tells_the_same_figures(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("ray")
    with tempfile.TemporaryDirectory(prefix="ray", ignore_cleanup_errors=True) as folder:
        monkeypatch.setenv("RAY_TMPDIR", folder)  # its sockets want a short path of their own
        far, here = (new_experiment(longer(), ["random"], seed=3) for _ in range(2))
        crew = hire(1, "local")
        try:
            far.run(10, crew)
        finally:
            crew.close()
    here.run(10, Here())
    assert far.comparison().changes == here.comparison().changes
