"""The terminal for people who know no ids: words, numbers, filtering, help, four languages."""

from __future__ import annotations

import io
import re

import pytest
from rich.console import Console

import tawantin
from tawantin import LiveChance
from tawantin.commands.arguments import words_for
from tawantin.commands.play import _Session
from tawantin.commands.screen import choices, fitting, print_choices, print_position
from tawantin.kernel.match import Match


def sitting(
    monkeypatch: pytest.MonkeyPatch, game: str, answers: list[str], language: str = "en"
) -> str:
    """What somebody sees at 80 columns who plays against random bots and then quits."""
    descriptor, chance = tawantin.game(game), LiveChance(3)
    seats = min(descriptor.about.seats)
    match = Match.start(descriptor, seats, {}, chance)
    match.record.names = ["Ana", *(f"random bot {n}" for n in range(1, seats))]
    page = io.StringIO()
    console = Console(file=page, width=80, color_system=None)
    given = iter([*answers, "quit"])
    monkeypatch.setattr(console, "input", lambda prompt: next(given))
    _Session(match, chance, None, words_for(descriptor, language), console).run()
    return page.getvalue()


def test_options_are_words_with_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = sitting(monkeypatch, "cuzco", ["1", "1"], "de")
    assert "1 Behalten: " in seen
    assert "Möglichkeiten. Tippe eine Nummer" in seen
    assert "keep_task" not in seen


def test_bots_are_called_something_in_every_language(monkeypatch: pytest.MonkeyPatch) -> None:
    called = {"en": "bot 1 (Random)", "de": "Bot 1 (Zufall)", "nl": "bot 1 (Toeval)"}
    for language, name in {**called, "hu": "1. bot (Véletlen)"}.items():
        seen = sitting(monkeypatch, "machu_picchu", ["1", "1"], language)
        assert name in seen
        assert "random bot" not in seen


def test_the_position_is_shown_again_after_others_moved(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = sitting(monkeypatch, "machu_picchu", ["1", "1"])
    assert seen.count("Machu Picchu, seen by Ana") >= 2


def test_typing_a_part_of_the_words_narrows_the_list_and_enter_widens_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seen = sitting(monkeypatch, "machu_picchu", ["weav", "", "Place a weaver"])
    assert "1 of 5 fit “weav”. Press Enter for all." in seen
    assert seen.count("\n5 possibilities.") == 2
    assert "Ana: Place a weaver" in seen


def test_accents_and_capitals_do_not_matter() -> None:
    game = tawantin.game("cuzco")
    listed = choices(words_for(game, "hu"), list(game.actions)[:300])
    assert fitting(listed, "KOUT") == fitting(listed, "kőút") != []


def test_the_numbers_stay_while_the_list_is_filtered() -> None:
    game = tawantin.game("machu_picchu")
    listed = choices(words_for(game, "en"), list(game.actions))
    [(number, action, words)] = fitting(listed, "recruit puma")
    assert listed[number - 1] == (number, action, words)


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "take your last"), ("de", "zurücknehmen"), ("nl", "terugnemen"), ("hu", "visszavon")],
)
def test_a_question_mark_helps_in_four_languages(
    monkeypatch: pytest.MonkeyPatch, language: str, told: str
) -> None:
    assert told in sitting(monkeypatch, "chocolatl", ["?"], language)


def test_what_fits_nothing_is_said_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "Nothing fits “pineapple”" in sitting(monkeypatch, "chocolatl", ["pineapple"])
    assert "There are the numbers 1 to 13." in sitting(monkeypatch, "chocolatl", ["99"])


@pytest.mark.parametrize("name", sorted(tawantin.games()))
def test_no_words_are_cut_at_80_columns(name: str) -> None:
    game = tawantin.game(name)
    for language in ("en", "de", "nl", "hu"):
        page = io.StringIO()
        listed = choices(words_for(game, language), list(game.actions)[::7])
        print_choices(Console(file=page, width=80, color_system=None), listed)
        text = page.getvalue()
        assert "…" not in text
        assert max(map(len, text.splitlines())) <= 80
        shown = " ".join(text.split())
        for _, _, words in listed[:: max(1, len(listed) // 40)]:
            assert all(word in shown for word in words.split())


@pytest.mark.parametrize("name", sorted(tawantin.games()))
def test_a_position_is_told_in_words_in_four_languages_and_not_cut(name: str) -> None:
    game, chance = tawantin.game(name), LiveChance(5)
    state = game.new(min(game.about.seats), chance=chance)
    decisions = 0
    while state.frames:
        if decisions % 40 == 0:
            for language in ("en", "de", "nl", "hu"):
                page = io.StringIO()
                console = Console(file=page, width=80, color_system=None)
                words = words_for(game, language)
                print_position(console, game, state, decisions // 40 % 2, words, "Ana{}".format)
                text = page.getvalue()
                assert "Ana" in text
                assert max(map(len, text.splitlines())) <= 80
                assert not re.search(r"\w_\w|…|\b[a-z]+-(of|state|left|word)\b", text), text
        seat = game.actors(state)[0]
        legal = game.legal(state, seat)
        game.apply(state, seat, legal[chance.pick(len(legal))], chance)
        decisions += 1
