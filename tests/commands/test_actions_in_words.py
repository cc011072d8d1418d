"""Every action of every game is a sentence in four languages."""

from __future__ import annotations

import re

import pytest
from tests.games import GAMES
from tests.nim_game import GAME as NIM

import tawantin
from tawantin import LiveChance
from tawantin.kernel import registry
from tawantin.kernel.actions import Action
from tawantin.kernel.toml import LANGUAGES
from tawantin.locale import action_words
from tawantin.locale.events import Words
from tawantin.locale.names import kinds_of

UNFILLED = r"[{}_]|\bnone\b|\b(action|name|amount|one|to)-[a-z]"


def raw_ids(action: Action) -> set[str]:
    """Ids in an action that no sentence may show: `corn_terrace`, `c003`, `in4`, `S-01`."""
    words = [str(arg) for arg in action.args]
    words += [target.partition(":")[2] for target in action.targets]
    return {word for word in words if re.search(r"_|[A-Za-z]-?\d|:", word)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_action_is_a_sentence_without_ids(name: str, language: str) -> None:
    words = Words(language, registry.descriptor(name))
    for action in tawantin.game(name).actions:
        sentence = words.action(action)
        assert sentence != action.text
        assert not re.search(UNFILLED, sentence), sentence
        assert not set(re.findall(r"[\w-]+", sentence)) & raw_ids(action), sentence


@pytest.mark.parametrize("name", GAMES)
def test_whoever_reads_a_list_can_tell_its_actions_apart(name: str) -> None:
    game, chance = tawantin.game(name), LiveChance(3)
    words = Words("en", registry.descriptor(name))
    state = game.new(max(game.about.seats), chance=chance)
    while actors := game.actors(state):
        legal = game.legal(state, actors[0])
        sentences = {words.action(action) for action in legal[:40]}
        assert len(sentences) == len(legal[:40]), legal
        game.step(state, actors[0], legal[chance.pick(len(legal))], chance)


@pytest.mark.parametrize("name", GAMES)
def test_every_target_of_an_action_is_a_declared_thing(name: str) -> None:
    game = tawantin.game(name)
    kinds = kinds_of(game.rules)
    for target in {target for action in game.actions for target in action.targets}:
        kind, colon, ident = target.partition(":")
        assert kind in kinds, target
        assert not colon or ident in map(str, kinds[kind].values), target


@pytest.mark.parametrize(
    ("game", "text", "language", "sentence"),
    [
        ("chocolatl", "bid 3 0 12", "en", "0 and 12 at the village of Tenochtitlan"),
        ("cuzco", "keep_task 25", "de", "Behalten: 2 × Kleidung"),
        ("cuzco", "complete 10 04:inti", "en", "Complete: 3 violet villages, 04 "),
        (
            "cuzco",
            "place 4 people research 07:hand",
            "en",
            "4: agriculture and research (research), 07 Any face (offering)",
        ),
        ("inca_empire", "road c003", "hu", "Út: Limatambo – Sondor"),
        ("inca_empire", "wilderness_to w051", "nl", "Wildernis: "),
        ("machu_picchu", "hire farmer", "en", "Hire a farmer: 1 llama and 1 pottery"),
        ("machu_picchu", "sundial_goods corn llama coca", "de", "Nimm 3 Mais, 1 Lama und 1 Coca"),
    ],
)
def test_actions_read_like_this(game: str, text: str, language: str, sentence: str) -> None:
    descriptor = tawantin.game(game)
    assert action_words(descriptor, descriptor.actions.parse(text), language).startswith(sentence)


def test_a_game_of_another_package_brings_words_for_its_actions() -> None:
    take = [Words("nl", NIM).action(action) for action in NIM.game.actions]
    assert take == ["Take a stone", "Take 2 stones", "Take 3 stones"]
