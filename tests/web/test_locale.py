"""Every message is there in all four languages, and none is there for nothing."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import FluentParser, ast
from scripts import build_web

import tawantin
from tawantin import wire
from tawantin.kernel import registry
from tawantin.kernel.reasons import GENERAL
from tawantin.kernel.toml import LANGUAGES
from tawantin.locale import say
from tawantin.locale.messages import BOOK, PAGES, SHELL
from tawantin.server import schema

from .games import DRAWN, Drawn
from .questions import QUESTIONS

SOURCES = build_web.WEB / "src"
AT_FIRST = (
    "main.ts",
    "shell/TablePage.svelte",
    *(f"boards/{drawn.id}/index.ts" for drawn in DRAWN),
)
"""What a table begins with; the rest of it is imported when it is asked for."""
_IMPORT = re.compile(r"^\s*(?:import|export)\s(?:[^'()]*?\sfrom\s)?'(\.[^']+)'", re.MULTILINE)
OF_SHELL = ("shell", "table", "lobby", "home", "player", "ranking", "tournaments", "watch")
SCRIPTS = (".ts", ".svelte")
FILES = ["shell", "pages", *(drawn.id for drawn in DRAWN)]


@cache
def messages(language: str, file: str) -> dict[str, set[str]]:
    """The ids of a file with the variables that each uses."""
    folders = {"shell": SHELL, "pages": PAGES}
    folder = folders[file] if file in folders else registry.descriptor(file).locale
    files = [place / f"{language}.ftl" for place in (folder, folder / BOOK)]
    text = "\n".join(one.read_text(encoding="utf-8") for one in files if one.is_file())
    known: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), f"{language}/{file}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in known, f"{language}/{file}: {entry.id.name} is there twice"
            known[entry.id.name] = variables(entry)
    return known


def variables(entry: ast.Message) -> set[str]:
    """The names of the variables in a message."""
    used = set()

    def visit(node: object) -> None:
        if isinstance(node, ast.VariableReference):
            used.add(node.id.name)
        elif isinstance(node, ast.BaseNode):
            for child in vars(node).values():
                visit(child)
        elif isinstance(node, list):
            for child in node:
                visit(child)

    visit(entry)
    return used


@cache
def words(folder: str) -> set[str]:
    """Everything between quotes in the client's sources that could be the id of a message."""
    used: set[str] = set()
    for path in (SOURCES / folder).rglob("*"):
        if path.suffix in (".svelte", ".ts") and ".test." not in path.name:
            text = path.read_text(encoding="utf-8")
            used |= set(re.findall(r"""['"`]([a-z][a-z0-9-]*)['"`]""", text))
    return used


def dashed(name: str) -> str:
    return name.replace("_", "-")


def of_the_engine(game: str) -> set[str]:
    """The messages that a game's actions, decisions, events and reasons ask for."""
    actions = {f"action-{dashed(kind)}" for kind in tawantin.game(game).actions.kinds()}
    prompts = (
        set() if game in QUESTIONS else {f"prompt-{dashed(kind)}" for kind in first_kinds(game)}
    )
    tags = {str(kind.__struct_config__.tag) for kind in schema.event_types(game)}
    causes = tawantin.game(game).rules.causes
    reasons = {f"reason-{dashed(cause.id)}" for cause in causes}
    reasons |= {f"met-{dashed(cause.met)}" for cause in causes if cause.met}
    helps = {f"help-{dashed(name)}" for cause in causes for name in cause.all_helps()}
    return actions | prompts | reasons | helps | {f"log-{dashed(tag)}" for tag in tags}


def first_kinds(game: str) -> set[str]:
    """The kinds that head the lists of options in a few random games: their prompts are asked."""
    used = set()
    rules = tawantin.game(game)
    for seed in range(4):
        chance = tawantin.LiveChance(seed=seed)
        state = rules.new(seats=rules.about.seats[seed % len(rules.about.seats)], chance=chance)
        while actors := rules.actors(state):
            legal = rules.legal(state, actors[0])
            used.add(legal[0].kind)
            rules.step(state, actors[0], legal[chance.pick(len(legal))], chance)
    return used


def chapters(game: str) -> list[str]:
    """The chapters of the game's rules, as the page shows them."""
    text = (SOURCES / "boards" / game / "book.ts").read_text(encoding="utf-8")
    match = re.search(r"\n  chapters: \[(.*?)\n  \]", text, re.DOTALL)
    assert match, f"{game} has no chapters"
    return re.findall(r"\bid: '([\w-]+)'", match[1])


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_say_the_same_with_the_same_variables(language: str, file: str) -> None:
    english, other = messages("en", file), messages(language, file)
    assert other.keys() == english.keys()
    differing = {name for name in english if other[name] != english[name]}
    # An article or a plural may need a variable that another language leaves out, but none is new.
    assert not {name for name in differing if other[name] - english[name]}


def test_every_message_of_the_shell_is_used_and_there() -> None:
    of_tables, of_pages = set(messages("en", "shell")), set(messages("en", "pages"))
    assert not of_tables & of_pages
    known = of_tables | of_pages
    used = set().union(*(words(folder.name) for folder in SOURCES.iterdir() if folder.is_dir()))
    refusals = {f"refused-{dashed(code)}" for code in get_args(wire.RefusalCode)}
    refusals.add("refused-too-soon")  # the page's own answer to a click
    refusals |= {f"reason-{dashed(cause.id)}" for cause in GENERAL}
    patterns = (
        "terminal-",
        "theme-",
        "tab-",
        "bot-",
        "notice-",
        "happened-",
        "ending-",
        "key-",
        "sheet-",
        "problem-",
        "pace-",
        "choice-",
        "preset-",
        "replay-",
        "workshop",
        "curve-",
        "decisions-",
        "mark-",
        "puzzle-level-",
        "verdict-",
        "mail-",  # what the server writes
    )
    unused = {name for name in known - used - refusals if not name.startswith(patterns)}
    assert not unused
    outside = [path for folder in OF_SHELL for path in (SOURCES / folder).iterdir()]
    assert not (asked_in(outside) | refusals) - known
    assert not asked_in(loaded_at_first()) & of_pages


def asked_in(files: Iterable[Path]) -> set[str]:
    """The messages that these sources ask for by name."""
    texts = [file.read_text(encoding="utf-8") for file in files if file.suffix in SCRIPTS]
    return set(re.findall(r"\bt\((?:[^()']* \? )?'([a-z0-9-]+)'", "".join(texts)))


def loaded_at_first() -> set[Path]:
    """The sources that every table loads: what it begins with and what that imports."""
    files: set[Path] = set()
    rest = [(SOURCES / name).resolve() for name in AT_FIRST]
    while rest:
        file = rest.pop()
        if file in files or file.suffix not in SCRIPTS:
            continue
        files.add(file)
        for name in _IMPORT.findall(file.read_text(encoding="utf-8")):
            place = (file.parent / name).resolve()
            ways = (place, Path(f"{place}.ts"), Path(f"{place}.svelte.ts"), place / "index.ts")
            rest.extend([way for way in ways if way.is_file()][:1])
    return files


@pytest.mark.parametrize("drawn", DRAWN, ids=lambda drawn: drawn.id)
def test_every_choice_and_every_preset_of_a_game_has_words(drawn: Drawn) -> None:
    about = tawantin.game(drawn.id).about
    choices = {one for option in about.options for one in option.choices if isinstance(one, str)}
    words = {f"choice-{dashed(one)}" for one in choices if not one.isdigit()}
    words |= {f"preset-{dashed(one)}" for one in about.presets}
    assert not words - set(messages("en", "pages"))


def forms(drawn: Drawn) -> set[str]:
    """The messages with forms of names that sentences need."""
    path = build_web.ROOT / "src" / "tawantin" / "games" / drawn.id / "components.toml"
    tables = tomllib.loads(path.read_text(encoding="utf-8"))
    return {
        f"{prefix}-{dashed(entry['id'])}"
        for prefix, names in drawn.forms.items()
        for name in names
        for entry in tables[name]
    }


@pytest.mark.parametrize("drawn", DRAWN, ids=lambda drawn: drawn.id)
def test_every_message_of_a_game_is_used_and_there(drawn: Drawn) -> None:
    game = drawn.id
    known = set(messages("en", game))
    rules = {f"rule-{name}{end}" for name in chapters(game) for end in ("", "-title")}
    lessons = {
        f"{one}{end}"
        for lesson in registry.descriptor(game).lessons
        for one in lesson.sentences
        for end in ("", "-hint", "-right")
    }
    actions = [dashed(kind) for kind in tawantin.game(game).actions.kinds()]
    moves = {f"move-{kind}" for kind in actions}  # what reports call them
    needed = of_the_engine(game) | rules | lessons | forms(drawn) | moves
    asked = set(re.findall(r"\bt\('([a-z0-9-]+)'", _text(f"boards/{game}")))
    assert not (needed | asked) - known - set(messages("en", "shell"))
    of_targets = (
        *("name-", "tip-", "more-", "phase-", "fold-", "item-", "ending-", "preset-"),
        "each-",  # one of several things that an event tells
        "lesson-",  # named by the lessons of the game
        "kind-",  # headings of the workshop
    )
    kinds = {f"prompt-{kind}" for kind in actions}
    # A way out is named after the one thing that is not done.
    kinds |= {f"action-{way_out}-{deed}" for way_out in actions for deed in actions}
    hints = {f"{name}-hint" for name in kinds | words(f"boards/{game}")}
    text = (registry.descriptor(game).locale / "en.ftl").read_text(encoding="utf-8")
    parts = set(re.findall(r"\{ ([a-z-]+) \}", text))  # messages that others contain
    unused = known - needed - kinds - hints - parts - words(f"boards/{game}")
    assert not {name for name in unused if not name.startswith(of_targets)}


def _text(folder: str) -> str:
    return "\n".join(
        path.read_text(encoding="utf-8")
        for path in sorted((SOURCES / folder).rglob("*"))
        if path.suffix in (".svelte", ".ts")
    )


def test_the_python_side_reads_the_messages() -> None:
    assert say("hu", "refused-not-your-turn") == "Nem te jössz."
    assert say("xx", "notice-game-over", game="Cuzco") == "Cuzco is over"
