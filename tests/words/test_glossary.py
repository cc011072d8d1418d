"""Everything that has a name can be looked up, with the numbers of the components in force."""

from __future__ import annotations

from pathlib import Path

import pytest

import tawantin
from tawantin.kernel import registry
from tawantin.kernel.components import from_data
from tawantin.kernel.errors import BadComponents
from tawantin.kernel.sheet import NOT_RULES
from tawantin.kernel.toml import LANGUAGES
from tawantin.locale.events import Words
from tawantin.locale.glossary import glossary, plan_of, read_plan

GAMES = list(tawantin.games())


def named(game: str) -> set[tuple[str, str]]:
    """Every entry of a components file that has an id and a name, apart from what is unlisted."""
    descriptor = registry.descriptor(game)
    plan, data = plan_of(descriptor), descriptor.components.root.data
    left_out = {
        (kind, one) for shelf in plan.shelves for kind in shelf.of for one in shelf.leave_out
    }
    return {
        (kind, str(entry["id"]))
        for kind, table in data.items()
        if isinstance(table, list) and kind not in NOT_RULES and kind not in plan.unlisted
        for entry in table
        if isinstance(entry, dict) and "id" in entry and "name" in entry
    } - left_out


@pytest.mark.parametrize("game", GAMES)
def test_every_card_and_tile_can_be_looked_up(game: str) -> None:
    things = [
        (thing.kind, thing.id)
        for shelf in glossary("en", registry.descriptor(game))
        for thing in shelf.things
    ]
    assert named(game) <= set(things)
    assert len(things) == len(set(things)), "a thing stands on one shelf"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_everything_says_what_it_does_or_has_numbers(game: str, language: str) -> None:
    for shelf in glossary(language, registry.descriptor(game)):
        for thing in shelf.things:
            assert thing.name
            assert thing.text or thing.facts, f"{thing.kind}.{thing.id}"
            assert "{" not in thing.text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_reasons_and_shelves_lead_to_chapters_that_are_there(game: str, language: str) -> None:
    descriptor = registry.descriptor(game)
    words = Words(language, descriptor)
    chapters = {cause.rule for cause in descriptor.game.rules.causes} | {
        shelf.rule for shelf in plan_of(descriptor).shelves
    }
    for chapter in chapters - {""}:
        for message in (f"rule-{chapter}", f"rule-{chapter}-title"):
            dashed = message.replace("_", "-")
            assert words.say(dashed) != dashed


def test_numbers_are_those_of_the_components_in_force() -> None:
    descriptor = registry.descriptor("inca_empire")
    text = descriptor.printed.text
    dear = text.replace("cost = 6\n", "cost = 9\n", 1)
    assert dear != text
    other = tawantin.game("inca_empire", components=dear)
    (building,) = [
        shelf
        for shelf in glossary("en", descriptor, other.components)
        if any(thing.kind == "construction" for thing in shelf.things)
    ]
    city = next(thing for thing in building.things if thing.id == "city")
    assert ("cost", "9") in [(fact.name, fact.value) for fact in city.facts]


def test_a_file_that_cannot_be_read_is_refused_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "glossary.toml").write_text("[[shelf]\n")
    with pytest.raises(BadComponents, match=r"glossary\.toml cannot be read"):
        read_plan(tmp_path / "glossary.toml")
    (tmp_path / "other.toml").write_text('[[shelf]]\nrule = "goal"\nof = ["good"]\n')
    with pytest.raises(BadComponents, match="name"):
        read_plan(tmp_path / "other.toml")
    assert read_plan(tmp_path / "none.toml").shelves == ()


def test_a_thing_without_an_id_is_left_out_and_harms_nobody() -> None:
    descriptor = registry.descriptor("inca_empire")
    data = dict(descriptor.printed.root.data)
    data["site_type"] = [{k: v for k, v in one.items() if k != "id"} for one in data["site_type"]]
    shelves = glossary("hu", descriptor, from_data(data, "mine.toml"))
    assert not any(thing.kind == "site_type" for shelf in shelves for thing in shelf.things)
