"""What a game's package registers: where its files are. Nothing is loaded until asked for.

The tables of a game are constants of its modules, made of its components when they are imported.
So a game with other components is a second copy of the modules, loaded from the same sources under
another name, beside the first.
"""

from __future__ import annotations

import gc
import importlib
import importlib.util
import sys
import threading
import weakref
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property
from importlib.machinery import ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from . import components as files
from .about import About
from .complaints import complaint
from .components import Components
from .errors import BadComponents, OtherRules, TawantinError, UnknownComponents
from .frames import State
from .game import Game
from .lessons import Lesson, read_lessons

EARLIER: Final = "earlier"
"""The folder beside a components file with the files that were printed before, by digest."""
MARK: Final = "@"
"""Stands in the names of copied packages before the digest: no package has it in its own."""
_LOADING: Final = threading.RLock()
_GIVEN: Final[dict[str, Components]] = {}
"""By name of a copied package, the components it is made with."""


@dataclass(frozen=True)
class Descriptor:
    """What a package registers under the entry-point group ``tawantin.games``."""

    id: str
    components_path: Path
    rules_module: str
    """The module that has `RULES`."""

    @property
    def package(self) -> str:
        """The package with the game's modules."""
        return self.rules_module.rpartition(".")[0]

    @property
    def locale(self) -> Path:
        """The folder with the game's messages, one file per language."""
        return self.components_path.parent / "locale"

    @cached_property
    def lessons(self) -> tuple[Lesson, ...]:
        """What can be learned by doing it, in the order in which it is taught."""
        return read_lessons(self.components_path.parent)

    @cached_property
    def printed(self) -> Components:
        """The components file that comes with the package."""
        return self._checked(files.read(self.components_path))

    @cached_property
    def components(self) -> Components:
        """The components in force: those of the copy, the environment's, or the printed ones."""
        given = _GIVEN.get(self.package)
        if given is not None:
            return given
        path = files.files_in_force().get(self.id, self.components_path)
        return self.printed if path == self.components_path else self.check(files.read(path))

    @property
    def about(self) -> About:
        """What the game is, without loading its rules."""
        return self.components.about

    @cached_property
    def game(self) -> Game[Any]:
        """The game with the components in force, its rules loaded."""
        loaded = self.components
        with _LOADING:
            rules = importlib.import_module(self.rules_module).RULES
        # The tables of a game live as long as the process: the collector, which games keep busy
        # with short-lived frames, need not walk through them again and again.
        gc.collect()
        gc.freeze()
        return Game(loaded, rules)

    def check(self, given: Components) -> Components:
        """The components, provided they are for this game and its version of the rules."""
        self._checked(given)
        has, wants = given.about.rules_version, self.printed.about.rules_version
        if has != wants:
            raise complaint(
                "other-rules",
                "{file} is for version {has} of the rules of {game}; this program has version "
                "{wants}.",
                OtherRules,
                file=given.file,
                has=has,
                game=self.id,
                wants=wants,
            )
        return given

    def _checked(self, given: Components) -> Components:
        if given.about.id != self.id:
            raise complaint(
                "other-game",
                "{file} is for '{has}', not for '{wants}'.",
                file=given.file,
                has=given.about.id,
                wants=self.id,
            )
        return given

    def _has_all_options(self, given: Components) -> None:
        has = {option.id for option in given.about.options}
        for option in self.printed.about.options:
            if option.id not in has:
                raise complaint(
                    "lacks-option",
                    "{file} lacks the option '{option}', which the rules of {game} ask for: take "
                    "it from the printed file.",
                    file=given.file,
                    option=option.id,
                    game=self.id,
                )

    def known(self, digest: str) -> Components:
        """The components of that digest: in force, printed now, or printed earlier."""
        for known in (self.components, self.printed):
            if known.digest == digest:
                return known
        earlier = self.components_path.parent / EARLIER / f"{digest}.toml"
        if earlier.is_file():
            return files.read(earlier)
        raise UnknownComponents(
            f"The components file of {self.id} with the digest {digest} is not known here."
        )

    def copy(self, given: Components) -> Game[Any]:
        """The game made with other components; complains if the rules cannot use them."""
        self._has_all_options(self.check(given))
        name = f"{self.package}{MARK}{given.digest}"
        try:
            with _LOADING, _slots_announced():
                return _copied(name, self, given)
        except TawantinError:
            _forget(name)
            raise
        except Exception as error:
            _forget(name)
            problem = f"{type(error).__name__}: {error}".rstrip(".")
            raise complaint(
                "unusable",
                "{file}: the rules of {game} cannot use these values ({problem}).",
                file=given.file,
                game=self.id,
                problem=problem,
            ) from error


@contextmanager
def _slots_announced() -> Iterator[None]:
    """While a copy is loaded: tell its dataclasses of the slot that they inherit.

    A compiled class has no `__slots__`, so a dataclass below it would make a second slot that hides
    the first (`interpreted.py` does the same for games of others). Nor may it have one while
    compiled classes are made below it, therefore only meanwhile.
    """
    if "__slots__" in vars(State):
        yield
        return
    setattr(State, "__slots__", ("frames",))  # noqa: B010 - mypyc knows of no such attribute
    try:
        yield
    finally:
        delattr(State, "__slots__")


def _copied(name: str, descriptor: Descriptor, given: Components) -> Game[Any]:
    original = importlib.util.find_spec(descriptor.package) if descriptor.package else None
    if original is None or not original.submodule_search_locations:
        raise BadComponents(
            f"{descriptor.id} is not a package of its own, so it cannot be played with other "
            "components."
        )
    if _SOURCES not in sys.meta_path:
        sys.meta_path.insert(0, _SOURCES)
    _GIVEN[name] = given
    folder = Path(original.submodule_search_locations[0])
    _run(_spec(name, folder / "__init__.py"))
    rules = importlib.import_module(f"{name}.{descriptor.rules_module.rpartition('.')[2]}").RULES
    for _ in rules.check_components():
        pass  # each check raises where the components fail it
    game = Game(given, rules)
    weakref.finalize(game, _forget, name).atexit = False
    return game


class _Sources:
    """Finds the modules of copied packages, and only as sources.

    What is compiled exists once in a process, with the values it was first loaded with.
    """

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The module, if it is one of a copy."""
        package, dot, rest = name.partition(MARK)
        if not rest or f"{package}{dot}{rest.partition('.')[0]}" not in _GIVEN or path is None:
            return None
        place = Path(path[0]) / name.rpartition(".")[2]
        for source in (place / "__init__.py", place.with_suffix(".py")):
            if source.is_file():
                return _spec(name, source)
        return None


_SOURCES: Final = _Sources()


def _spec(name: str, source: Path) -> ModuleSpec:
    inside = [str(source.parent)] if source.name == "__init__.py" else None
    spec = importlib.util.spec_from_file_location(
        name,
        source,
        loader=SourceFileLoader(name, str(source)),
        submodule_search_locations=inside,
    )
    if spec is None:
        raise BadComponents(f"{source} cannot be loaded.")
    return spec


def _run(spec: ModuleSpec) -> None:
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    if spec.loader is not None:
        spec.loader.exec_module(module)


def _forget(name: str) -> None:
    """Remove the modules of a game that nobody holds any more, or that could not be made."""
    _GIVEN.pop(name, None)
    for module in [one for one in sys.modules if one == name or one.startswith(f"{name}.")]:
        del sys.modules[module]
