"""A game is a value made from a package and a components file."""

from __future__ import annotations

import copy
import gc
import pickle
import subprocess
import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import msgspec
import pytest

import tawantin
from tawantin import BadComponents, OtherRules, UnknownComponents, UnknownGame
from tawantin.kernel import registry
from tawantin.kernel.components import Components, parse
from tawantin.kernel.descriptor import Descriptor
from tawantin.kernel.differences import differences
from tawantin.kernel.events import EventLog
from tawantin.kernel.game import Game
from tawantin.kernel.laws import run as run_laws
from tawantin.kernel.sheet import FILE, read_sheet

CORRECTED = {
    "chocolatl": ("double_placement_margin = 3", "double_placement_margin = 4"),
    "cuzco": ("points = { out0 = 3 }", "points = { out0 = 4 }"),
    "inca_empire": ("free_per_road_action = 2", "free_per_road_action = 3"),
    "machu_picchu": ("slot_prices = [6, 5, 4, 3]", "slot_prices = [7, 5, 4, 3]"),
}
"""By game, a number that an owner might correct."""


def corrected(name: str, *changes: tuple[str, str]) -> str:
    """The printed file with some things changed."""
    text = tawantin.game(name).components.text
    for old, new in changes or (CORRECTED[name],):
        assert old in text, old
        text = text.replace(old, new, 1)
    return text


def played(game: Game[Any], seats: int, seed: int) -> tuple[list[bytes], list[str]]:
    """All views and events of a random game, encoded, and what was decided."""
    chance, shown, decided = tawantin.LiveChance(seed), [], []
    state = game.new(seats, chance=chance)
    while state.frames:
        seat = game.actors(state)[0]
        legal = game.legal(state, seat)
        action, events = legal[chance.pick(len(legal))], EventLog()
        game.apply(state, seat, action, chance, events)
        decided.append(action.text)
        shown += [msgspec.json.encode(event) for _, event in events]
        shown.append(msgspec.json.encode(game.view(state, seat)))
    return shown, decided


@pytest.mark.parametrize("name", CORRECTED)
def test_a_copy_with_the_same_values_encodes_as_the_printed_game(name: str) -> None:
    printed = tawantin.game(name)
    same = tawantin.games()[name].copy(parse(printed.components.text))
    assert same is not printed
    assert same.rules.state is not printed.rules.state
    assert played(same, min(printed.about.seats), 3) == played(printed, min(printed.about.seats), 3)


@pytest.mark.parametrize("name", CORRECTED)
def test_a_corrected_game_keeps_the_laws_beside_the_printed_one(name: str) -> None:
    printed, game = tawantin.game(name), tawantin.game(name, components=corrected(name))
    assert game.digest != printed.digest
    assert game.actions[0] is not printed.actions[0]
    report = run_laws(game, seats=max(game.about.seats), games=2, seed=5)
    assert report.violation is None
    before = played(printed, max(printed.about.seats), 4)
    assert played(printed, max(printed.about.seats), 4) == before


def test_a_corrected_number_is_played_and_the_printed_one_too() -> None:
    other = tawantin.game("chocolatl", components=corrected("chocolatl"))
    values = {}
    for game in (tawantin.game("chocolatl"), other):
        module = sys.modules[game.rules.state.__module__]
        tables = sys.modules[f"{module.__name__.rpartition('.')[0]}.components"]
        values[game.digest] = tables.DOUBLE_PLACEMENT_MARGIN
    assert sorted(values.values()) == [3, 4]


def test_components_are_a_file_a_path_or_a_text(tmp_path: Path) -> None:
    text = corrected("chocolatl")
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    made = [tawantin.game("chocolatl", components=one) for one in (text, path, str(path))]
    made.append(tawantin.game("chocolatl", components=parse(text)))
    assert len(set(map(id, made))) == 1


def test_the_printed_values_are_the_printed_game() -> None:
    printed = tawantin.game("cuzco")
    assert tawantin.game("cuzco", components=printed.components.text) is printed
    renamed = corrected("cuzco", ('en = "Cuzco"', 'en = "Qusqu"'))
    assert tawantin.game("cuzco", components=renamed) is printed


@pytest.mark.parametrize(
    ("name", "changes", "complaint"),
    [
        ("cuzco", (('id = "cuzco"', 'id = "chess"'),), "is for 'chess', not for 'cuzco'"),
        ("cuzco", (("schema = 1", "schema = 9"),), "schema must be 1"),
        ("cuzco", (("schema = 1", "schema == 1"),), "is not valid TOML"),
        ("cuzco", (("rules_version = 1", "rules_version = 7"),), "version 7 of the rules of cuzco"),
        ("chocolatl", (("marker_stones = 9\n", ""),), "pieces.marker_stones is missing"),
    ],
)
def test_bad_components_are_one_sentence_and_leave_nothing_behind(
    name: str, changes: tuple[tuple[str, str], ...], complaint: str
) -> None:
    text, modules = corrected(name, *changes), set(sys.modules)
    with pytest.raises(BadComponents, match=complaint) as caught:
        tawantin.game(name, components=text)
    assert str(caught.value).endswith(".")
    assert set(sys.modules) == modules


def test_values_that_break_the_rules_while_they_load_are_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "fragile"
    folder.mkdir()
    (folder / "__init__.py").write_text(
        "from pathlib import Path\nfrom tawantin import Descriptor\n"
        "GAME = Descriptor('nim', Path(__file__).with_name('components.toml'), f'{__name__}.rules')"
    )
    (folder / "rules.py").write_text(
        "from . import GAME\nRULES = 1 // GAME.components.root.data['stones']['most_taken']"
    )
    text = tawantin.games()["nim"].printed.text
    (folder / "components.toml").write_text(text, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    fragile = Descriptor("nim", folder / "components.toml", "fragile.rules")
    bad = parse(text.replace("most_taken = 3", "most_taken = 0"), "mine.toml")
    with pytest.raises(BadComponents) as caught:
        fragile.copy(bad)
    sentence = "mine.toml: the rules of nim cannot use these values (ZeroDivisionError: "
    assert str(caught.value).startswith(sentence)


def test_old_rules_are_told_apart_from_bad_values() -> None:
    text = corrected("cuzco", ("rules_version = 1", "rules_version = 7"))
    with pytest.raises(OtherRules):
        tawantin.game("cuzco", components=text)


def test_actions_and_games_travel_as_themselves() -> None:
    printed = tawantin.game("chocolatl")
    other = tawantin.game("chocolatl", components=corrected("chocolatl"))
    for game in (printed, other):
        action = game.actions[7]
        assert pickle.loads(pickle.dumps(action)) is action  # noqa: S301  # our own
        assert copy.deepcopy(action) is action
        assert pickle.loads(pickle.dumps(game)) is game  # noqa: S301  # our own


def _told(game: Game[Any], action: tawantin.Action) -> tuple[str, str, bool]:
    return game.digest, action.text, action is game.actions[action.index]


def test_a_new_process_makes_the_game_that_is_sent_to_it() -> None:
    game = tawantin.game("chocolatl", components=corrected("chocolatl"))
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        returned = pool.submit(_told, game, game.actions[7]).result()
    assert returned == (game.digest, game.actions[7].text, True)


def test_an_action_of_unknown_components_is_one_sentence_in_another_process() -> None:
    game = tawantin.game("chocolatl", components=corrected("chocolatl"))
    code = (
        "import pickle, sys, tawantin\n"
        "try:\n    pickle.loads(sys.stdin.buffer.read())\n"
        "except tawantin.UnknownComponents as error:\n    print(error)"
    )
    sent = pickle.dumps(game.actions[7])
    output = subprocess.run([sys.executable, "-c", code], input=sent, stdout=-1, check=True).stdout
    assert game.digest in output.decode()


def test_a_game_that_nobody_holds_goes_and_one_that_is_held_stays_itself(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(registry, "MOST_KEPT", 2)
    texts = [corrected("nim", ("most_taken = 3", f"most_taken = {n}")) for n in (4, 5, 6, 7)]
    held = tawantin.game("nim", components=texts[0])
    digests = [held.digest] + [tawantin.game("nim", components=text).digest for text in texts[1:]]
    gc.collect()
    loaded = [any(name.endswith(f"@{digest}") for name in sys.modules) for digest in digests]
    assert loaded == [True, False, True, True]
    assert tawantin.game("nim", components=texts[0]) is held
    assert played(held, 2, 1)[1] == played(tawantin.game("nim", components=texts[0]), 2, 1)[1]
    with pytest.raises(UnknownComponents):
        registry.known_game("nim", digests[1])


def test_a_game_is_recalled_by_digest_with_the_text_that_was_kept() -> None:
    game = tawantin.game("chocolatl", components=corrected("chocolatl"))
    assert registry.recall("chocolatl", game.digest, game.components.text) is game
    printed = tawantin.game("chocolatl")
    assert registry.recall("chocolatl", printed.digest, "") is printed
    with pytest.raises(BadComponents, match="has the digest"):
        registry.recall("chocolatl", "0123456789abcdef", printed.components.text)
    with pytest.raises(UnknownGame):
        registry.recall("chess", game.digest, game.components.text)


def nim_of(folder: Path, text: str) -> Descriptor:
    """Nim as a later version of it may print it."""
    path = folder / "components.toml"
    path.write_text(text, encoding="utf-8")
    return Descriptor("nim", path, tawantin.games()["nim"].rules_module)


def test_keys_that_a_kept_file_lacks_have_their_printed_values(tmp_path: Path) -> None:
    old: Components = tawantin.games()["nim"].printed
    added = '[[option]]\nid = "pass"\nkind = "bool"\ndefault = true\nbefore = false\n'
    added += 'source = "R"\n'
    for key in ("name", "help"):
        added += f'{key} = {{ en = "x", de = "x", nl = "x", hu = "x" }}\n'
    later = old.text.replace("[stones]", added + "[stones]\nsmallest = 1").replace(
        "most_taken = 3", "most_taken = 9"
    )
    completed = old.completed(nim_of(tmp_path, later).printed)
    assert completed.digest == old.digest
    assert completed.root.table("stones").integer("smallest") == 1
    assert completed.root.table("stones").integer("most_taken") == 3
    assert completed.about.settle() == {"misere": False, "pass": False}


def test_a_file_that_was_printed_earlier_is_known_by_its_digest(tmp_path: Path) -> None:
    old = tawantin.games()["nim"].printed
    now = nim_of(tmp_path, old.text.replace("most_taken = 3", "most_taken = 9"))
    with pytest.raises(UnknownComponents):
        now.known(old.digest)
    (tmp_path / "earlier").mkdir()
    (tmp_path / "earlier" / f"{old.digest}.toml").write_text(old.text, encoding="utf-8")
    assert now.known(old.digest).root.table("stones").integer("most_taken") == 3


def test_differences_name_the_thing_the_key_and_both_values() -> None:
    printed = tawantin.game("chocolatl").components
    note = ('source = "S"', 'source = "R"')
    text = corrected("chocolatl", CORRECTED["chocolatl"], ("end_mark = 40", "end_mark = 35"), note)
    by_place = {one.place: one for one in differences(printed, parse(text))}
    assert len(by_place) == 2
    margin = by_place["location[pyramid].double_placement_margin"]
    assert margin.within["de"] == "Pyramide Cholula"
    assert (margin.key, margin.before, margin.after) == ("double placement margin", "3", "4")
    assert str(margin) == "location[pyramid].double_placement_margin: 3 → 4"


def test_differences_tell_what_was_added_taken_away_and_changed_in_kind() -> None:
    printed = tawantin.games()["nim"].printed
    text = printed.text.replace("most_taken = 3", "least_taken = 1")
    lines = [str(one) for one in differences(printed, parse(text))]
    assert lines == ["stones.most_taken: 3 → nothing", "stones.least_taken: nothing → 1"]
    assert not differences(printed, printed)


def test_differences_use_the_names_of_the_games_sheet() -> None:
    path = tawantin.games()["chocolatl"].components_path.with_name(FILE)
    printed = tawantin.game("chocolatl").components
    text = printed.text.replace("[13, 14, 15, 16, 17, 18]", "[12, 14, 15, 16, 17, 18]")
    (difference,) = differences(printed, parse(text), read_sheet(path))
    assert difference.name["nl"] == "waarden van de kaarten"
    assert (difference.before, difference.after) == (
        "[13, 14, 15, 16, 17, 18]",
        "[12, 14, 15, 16, 17, 18]",
    )


def test_a_file_without_one_of_the_options_is_refused_with_its_name() -> None:
    printed = tawantin.games()["chocolatl"].printed
    text = printed.text.replace('id = "dice_before_cards"', 'id = "x"')
    assert text != printed.text
    with pytest.raises(BadComponents, match="lacks the option 'dice_before_cards'"):
        tawantin.game("chocolatl", components=text)


def test_the_printed_game_takes_no_place_among_those_that_stay_loaded() -> None:
    printed = tawantin.game("chocolatl")
    again = tawantin.game("chocolatl", components=printed.components)
    assert again is printed
    assert (printed.id, printed.digest) not in registry._KEPT
