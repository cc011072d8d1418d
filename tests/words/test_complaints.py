"""What is wrong with a components file is said in the reader's language."""

from __future__ import annotations

import ast
import pickle
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

import tawantin
from tawantin.kernel.complaints import complaint
from tawantin.kernel.components import parse
from tawantin.kernel.errors import BadComponents
from tawantin.kernel.registry import games
from tawantin.kernel.toml import LANGUAGES
from tawantin.locale.complaining import FOLDER, in_language
from tawantin.locale.messages import SHELL, source

SOURCES = Path(tawantin.__file__).parent
TEXT = tawantin.game("chocolatl").components.text
OF_TABLES = "{file}: {place} "


class Raised(NamedTuple):
    """A complaint as the sources raise it."""

    place: str
    kind: str
    sentence: str
    values: tuple[str, ...]

    def error(self) -> BadComponents:
        return complaint(self.kind, self.sentence, **{name: f"‹{name}›" for name in self.values})


def _text(node: ast.expr) -> str:
    text = ast.literal_eval(node)
    assert isinstance(text, str)
    return text


def _raised() -> Iterator[Raised]:
    for path in sorted(SOURCES.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            place = f"{path.relative_to(SOURCES)}:{node.lineno}"
            values = tuple(one.arg for one in node.keywords if one.arg)
            name = getattr(node.func, "attr", getattr(node.func, "id", ""))
            if name == "complain" and len(node.args) == 3:
                sentence = f"{OF_TABLES}{_text(node.args[1])}."
                yield Raised(place, _text(node.args[2]), sentence, ("file", "place", *values))
            elif name == "complaint" and isinstance(node.args[0], ast.Constant):
                yield Raised(place, _text(node.args[0]), _text(node.args[1]), values)


RAISED = list(_raised())


def test_the_english_of_a_message_is_what_programs_read() -> None:
    assert len(RAISED) > 90
    differing = [
        f"{one.place}: {one.error()} / {in_language(one.error(), 'en')}"
        for one in RAISED
        if in_language(one.error(), "en") != str(one.error())
    ]
    assert not differing, "\n".join(differing)


@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "en"])
def test_every_kind_is_said_in_every_language_with_all_its_values(language: str) -> None:
    for one in RAISED:
        said = in_language(one.error(), language)
        assert said != str(one.error()), f"{one.place}: {one.kind} is English in {language}"
        missing = [name for name in one.values if f"‹{name}›" not in said]
        assert not missing, f"{one.place}: {said} lacks {missing}"


def test_games_complain_in_every_language() -> None:
    """Every complaint of a game's own has a kind: `complain(place, sentence, kind, …)`."""
    wordless = [
        f"{path.relative_to(SOURCES)}:{node.lineno}"
        for path in sorted((SOURCES / "games").rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
        and (
            (getattr(node.func, "attr", "") == "complain" and len(node.args) < 3)
            or getattr(node.func, "id", "") == "BadComponents"
        )
    ]
    assert not wordless


def test_no_message_is_there_for_nothing() -> None:
    kinds = {f"complaint-{one.kind}" for one in RAISED}
    folders = [SHELL, *(game.locale for game in games().values())]
    for language in LANGUAGES:
        for folder in folders:
            lines = source(folder / FOLDER, language).splitlines()
            written = {line.partition(" = ")[0] for line in lines if line.startswith("complaint-")}
            assert written <= kinds, written - kinds


def test_a_complaint_is_told_in_the_readers_language() -> None:
    with pytest.raises(BadComponents) as caught:
        parse(TEXT.replace("min_age = 8", "min_age = 120"), "mine.toml")
    error = caught.value
    assert str(error) == "mine.toml: game.min_age must be between 0 and 99, but is 120."
    assert (
        in_language(error, "de")
        == "mine.toml: game.min_age muss zwischen 0 und 99 liegen, ist aber 120."
    )


def test_a_complaint_without_words_in_a_language_is_english() -> None:
    own = complaint("of-a-strange-game", "{file}: the {what} is wrong.", file="a", what="moon")
    assert in_language(own, "hu") == "a: the moon is wrong."


def test_a_complaint_comes_whole_out_of_another_process() -> None:
    error = complaint("missing", "{file}: {place} is missing.", file="a", place="b")
    copied = pickle.loads(pickle.dumps(error))  # noqa: S301 - our own
    assert (str(copied), in_language(copied, "nl")) == (str(error), "a: b ontbreekt.")
