from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests import nim_game

import tawantin
from tawantin import BadComponents, BadOption, Descriptor, UnknownGame
from tawantin.kernel.components import files_in_force, parse, read
from tawantin.kernel.labels import check_labels
from tawantin.kernel.registry import check_environment
from tawantin.kernel.toml import Table

NIM = Path(nim_game.__file__).with_name("components.toml")
TABLE = Table(
    {
        "number": 5,
        "ratio": 2.5,
        "flag": True,
        "text": "maize",
        "empty": "",
        "numbers": [1, 2, 30],
        "texts": ["a", ""],
        "inner": {"deep": "x"},
        "rows": [{"id": "first", "cost": -1}, {"cost": 2}],
        "mixed": [{"id": "x"}, 3],
        "name": {"en": "maize", "de": "Mais", "nl": "maïs"},
        "other": {"de": "Mais"},
    },
    "goods",
    "file.toml",
)


def test_a_name_that_lacks_in_a_language_is_the_english_one() -> None:
    assert TABLE.names() == {"en": "maize", "de": "Mais", "nl": "maïs", "hu": "maize"}


@pytest.mark.parametrize(
    ("reading", "complaint"),
    [
        (lambda t: t.integer("nothing"), "goods.nothing is missing"),
        (lambda t: t.integer("text"), "goods.text must be a whole number, but is 'maize'"),
        (lambda t: t.integer("flag"), "goods.flag must be a whole number, but is true"),
        (lambda t: t.integer("number", 6, 9), "goods.number must be between 6 and 9, but is 5"),
        (lambda t: t.flag("number"), "goods.number must be true or false, but is 5"),
        (lambda t: t.number("text", 0, 1), "goods.text must be a number from 0 to 1"),
        (lambda t: t.number("ratio", 0, 1), "goods.ratio must be a number from 0 to 1"),
        (lambda t: t.text("number"), "goods.number must be a text, but is 5"),
        (lambda t: t.text("empty"), "goods.empty must be a text, but is ''"),
        (lambda t: t.choice("text", ("a", "b")), "goods.text must be one of a, b"),
        (lambda t: t.items("text"), "goods.text must be a list"),
        (lambda t: t.integers("numbers", length=2), "goods.numbers must have 2 entries, but has 3"),
        (lambda t: t.integers("numbers", high=9), "goods.numbers[2] must be between 0 and 9"),
        (lambda t: t.texts("texts"), "goods.texts[1] must be a text"),
        (lambda t: t.table("number"), "goods.number must be a table"),
        (lambda t: t.table("inner").integer("deep"), "goods.inner.deep must be a whole number"),
        (lambda t: t.tables("mixed"), "goods.mixed[1] must be a table"),
        (lambda t: t.tables("rows")[0].integer("cost"), "goods.rows[first].cost must be between"),
        (lambda t: t.tables("rows")[1].text("id"), "goods.rows[1].id is missing"),
        (lambda t: t.names("other"), "goods.other.en is missing"),
    ],
)
def test_a_bad_value_is_told_with_file_place_and_reason(
    reading: Callable[[Table], Any], complaint: str
) -> None:
    with pytest.raises(BadComponents, match=r"\.$") as caught:
        reading(TABLE)
    assert str(caught.value).startswith(f"file.toml: {complaint}")


def test_good_values_are_read() -> None:
    assert TABLE.integer("number") == 5
    assert TABLE.number("ratio", 0, 3) == 2.5
    assert TABLE.integers("numbers") == (1, 2, 30)
    assert TABLE.table("inner").text("deep") == "x"
    assert [row.integer("cost", -5) for row in TABLE.tables("rows")] == [-1, 2]


def test_an_id_stands_once_in_a_list() -> None:
    spaces = [{"id": "path"}, {"id": "market"}, {"id": "path"}]
    check_labels(Table({"space": spaces[:2], "other": spaces[1:]}, "board", "file.toml"))
    with pytest.raises(BadComponents, match=r"board.space\[path\].id is there twice\.$"):
        check_labels(Table({"space": spaces}, "board", "file.toml"))


def changed(tmp_path: Path, old: str, new: str) -> Path:
    """Nim's file with one thing changed."""
    text = NIM.read_text(encoding="utf-8")
    assert old in text
    path = tmp_path / "components.toml"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("schema = 1", "schema = 2", "schema must be 1"),
        ("schema = 1", "schema = ", "is not valid TOML"),
        ("weight = 1.0", "weight = 9", "game.weight must be a number from 1 to 5"),
        ("seats = [2, 3]", "seats = [2, 3, 4]", "colour must have an entry for each of 4 seats"),
        ("seats = [2, 3]", "seats = []", "game.seats must name at least one number"),
        ("seats = [2, 3]", "seats = [0]", "game.seats[0] must be between"),
        ('kind = "bool"', 'kind = "float"', "option[misere].kind must be one of"),
        ("default = false", "default = 3", "option[misere].default must be true or false"),
        ('id = "blue"', 'id = "red"', "colour[red].id is there twice"),
        ("[stones]", '[[preset]]\nid = "x"\noptions = { mystery = 1 }\n[stones]', "preset[x].opt"),
        ("[stones]", '[[preset]]\nid = "x"\n[stones]', "preset[x].options is missing"),
    ],
)
def test_a_bad_file_is_told_in_one_sentence(
    tmp_path: Path, old: str, new: str, complaint: str
) -> None:
    with pytest.raises(BadComponents, match=re.escape(complaint)):
        read(changed(tmp_path, old, new))


@pytest.mark.parametrize(
    ("label", "complaint"),
    [
        ("name = 5", "stones.name must be a text, but is 5"),
        ('name = { de = "Steine" }', "stones.name.en is missing"),
        ('help = { en = "Take.", hu = [] }', "stones.help.hu must be a text, but is []"),
        ('x = "left"', "stones.x must be a number from"),
        ("hex = 5", "stones.hex must be a text"),
        ("sources = { most = 5 }", "stones.sources.most must be a text, but is 5"),
        ('sources = "R"', "stones.sources must be a table"),
        ('sources = { most = "guess" }', "stones.sources.most must begin with one of S, W, M, R"),
        ("heap = [{ id = [] }]", "stones.heap[[]].id must be a text or a whole number"),
        ("heap = [{ id = 1 }, 2]", "stones.heap[1] must be a table"),
        ("heap = [{ deep = { note = 1 } }]", "stones.heap[0].deep.note must be a text, but is 1"),
    ],
)
def test_a_name_a_mark_or_a_place_that_cannot_be_shown_is_told_at_once(
    tmp_path: Path, label: str, complaint: str
) -> None:
    with pytest.raises(BadComponents, match=re.escape(complaint)):
        read(changed(tmp_path, "[stones]", f"[stones]\n{label}"))


def test_a_file_that_is_not_there_or_not_text_is_one_sentence(tmp_path: Path) -> None:
    binary = tmp_path / "binary.toml"
    binary.write_bytes(b"schema = 1\n\xff\xfe\x00")
    for path in (tmp_path / "none.toml", tmp_path):
        with pytest.raises(BadComponents, match="cannot be read"):
            read(path)
    with pytest.raises(BadComponents) as caught:
        read(binary)
    assert str(caught.value) == "binary.toml is not a text file in UTF-8: see line 2."


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("x = " + "[" * 3000, "is not valid TOML: it is nested too deeply"),
        ("x" + ".x" * 400_000 + " = 1", "is not valid TOML: it is nested too deeply"),
        ("x = " + "9" * 5000, "is not valid TOML"),
        ("size = 0x" + "f" * 9000 + "\n" + NIM.read_text(), "is not valid TOML"),
        ("schema = 0x" + "f" * 100, "schema must be between 1 and 1000, but is > 10^19"),
        (f'schema = "{"long " * 100}"', "but is 'long long"),
        ("", "schema is missing"),
        ("schema = true", "must be a whole number, but is true."),
        ("schema = 1979-05-27", "must be a whole number, but is 1979-05-27."),
    ],
)
def test_a_wild_text_is_told_in_one_short_sentence(text: str, complaint: str) -> None:
    with pytest.raises(BadComponents, match=re.escape(complaint)) as caught:
        parse(text, "wild.toml")
    assert str(caught.value).startswith("wild.toml")
    assert len(str(caught.value)) < 200


def test_a_huge_file_is_refused_without_reading_it(tmp_path: Path) -> None:
    path = tmp_path / "huge.toml"
    with path.open("wb") as file:
        file.truncate(100_000_000)
    with pytest.raises(BadComponents, match="at most 1 MB"):
        read(path)


def test_the_digest_follows_values_and_not_words(tmp_path: Path) -> None:
    digest = read(NIM).digest
    assert read(changed(tmp_path, "Any numbers make", "All numbers make")).digest == digest
    assert read(changed(tmp_path, 'en = "Nim"', 'en = "Heap"')).digest == digest
    assert read(changed(tmp_path, "most_taken = 3", "most_taken = 4")).digest != digest


def test_options_are_settled_from_defaults_preset_and_what_is_given(tmp_path: Path) -> None:
    preset = '[[preset]]\nid = "reverse"\noptions = { misere = true }\n[stones]'
    about = read(changed(tmp_path, "[stones]", preset)).about
    assert about.settle() == {"misere": False}
    assert about.settle({"misere": "TRUE"}) == {"misere": True}
    assert about.settle({"preset": "reverse"}) == {"misere": True}
    assert about.settle({"preset": "reverse", "misere": False}) == {"misere": False}


@pytest.mark.parametrize(
    ("given", "complaint"),
    [
        ({"misere": "perhaps"}, "The option misere can be false, true, but not 'perhaps'."),
        ({"misere": 1}, "The option misere can be false, true, but not 1."),
        ({"colour": "red"}, "nim has no option 'colour'; it has misere."),
        ({"preset": "hard"}, "nim has no preset 'hard'; it has none."),
        ({"preset": ["hard"]}, "nim has no preset ['hard']; it has none."),
    ],
)
def test_a_bad_option_is_told_with_what_can_be(given: dict[str, object], complaint: str) -> None:
    with pytest.raises(BadOption) as caught:
        read(NIM).about.settle(given)
    assert str(caught.value) == complaint


def test_int_and_choice_options_take_their_values_only(tmp_path: Path) -> None:
    number = 'kind = "int"\nlow = 2\nhigh = 4\ndefault = 3'
    option = read(changed(tmp_path, 'kind = "bool"\ndefault = false', number)).about.options[0]
    assert (option.default, option.check("4"), option.check(2)) == (3, 4, 2)
    with pytest.raises(BadOption, match="can be 2, 3, 4, but not 5"):
        option.check(5)
    words = 'kind = "choice"\nchoices = ["normal", "reverse"]\ndefault = "normal"'
    option = read(changed(tmp_path, 'kind = "bool"\ndefault = false', words)).about.options[0]
    assert option.check("Reverse") == "reverse"


def test_another_file_can_replace_the_games_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = changed(tmp_path, "most_taken = 3", "most_taken = 2")
    monkeypatch.setenv("TAWANTIN_COMPONENTS", f"nim={path}")
    descriptor = Descriptor("nim", NIM, "tests.nim_game.rules")
    assert descriptor.components.root.table("stones").integer("most_taken") == 2
    monkeypatch.setenv("TAWANTIN_COMPONENTS", f"no-such-game={path}")
    with pytest.raises(UnknownGame, match=r"^TAWANTIN_COMPONENTS: There is no game 'no_such_game'"):
        check_environment()
    monkeypatch.setenv("TAWANTIN_COMPONENTS", f"machu-picchu={path}")
    check_environment()
    assert files_in_force() == {"machu_picchu": path}
    monkeypatch.setenv("TAWANTIN_COMPONENTS", str(path))
    with pytest.raises(BadComponents, match="must be written as game=path"):
        Descriptor("nim", NIM, "tests.nim_game.rules").about  # noqa: B018  # reading it complains
    monkeypatch.setenv("TAWANTIN_COMPONENTS", "nim=" + str(changed(tmp_path, '"nim"', '"x"')))
    with pytest.raises(BadComponents, match="is for 'x', not for 'nim'"):
        Descriptor("nim", NIM, "tests.nim_game.rules").about  # noqa: B018  # reading it complains


def test_a_game_tells_about_itself_without_its_rules() -> None:
    about = Descriptor("nim", NIM, "there.is.no.such.module").about
    assert about.name["hu"] == "Nim"
    assert tawantin.games()["nim"].about == about
