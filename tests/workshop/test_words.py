"""Reports speak in words: no id of a move, a thing or an ending is left in any language."""

from __future__ import annotations

import pytest

import tawantin
from tawantin.arena import usage
from tawantin.kernel.toml import LANGUAGES
from tawantin.workshop.words import Telling

GAMES = ("chocolatl", "cuzco", "inca_empire", "machu_picchu")


def told(game: str, language: str) -> Telling:
    return Telling(game, language)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_move_has_a_name(game: str, language: str) -> None:
    words = told(game, language).words
    kinds = {action.kind for action in tawantin.game(game).actions}
    assert [kind for kind in kinds if words.moves(kind) == kind.replace("_", " ")] == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "en"])  # ids are English
def test_everything_a_report_lists_has_a_name(game: str, language: str) -> None:
    telling, actions = told(game, language), tawantin.game(game).actions
    listed = [kind for kind in usage.element_kinds(actions) if telling.kind(kind) is not None]
    things = [(kind, one) for kind in listed for one in usage.element_ids(actions, kind)]
    named = telling.words.names.kinds
    things += [(kind, str(one)) for kind in ("item", "ending") for one in _values(named.get(kind))]
    assert things
    assert [thing for thing in things if "_" in thing[1] and _raw(telling, *thing)] == []


def _values(what: object) -> list[object]:
    return list(getattr(what, "values", []))


def _raw(telling: Telling, kind: str, ident: str) -> bool:
    return telling.words.thing(kind, ident) == ident.replace("_", " ")


def test_numbers_of_a_report_are_written_as_its_language_writes_them() -> None:
    german, english = told("cuzco", "de"), told("cuzco", "en")
    assert german.points_of_per_cent(-0.0264) == "−2,6"
    assert english.points_of_per_cent(0.0264) == "+2.6"
    assert german.share(0.5) == "50 %"
