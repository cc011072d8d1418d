"""Which games are the same: a digest of all that the rules take from a components file.

Few modules of a game read its file (`readers`); all others are made of what these hold. Where
nothing reads the file after the game is loaded (tests hold this, and who reads), two files for
which these modules hold equal values make the same game, and the rules need not be loaded to know.
"""

from __future__ import annotations

import hashlib
import importlib
import io
import pickle
import re
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any, Final

from tawantin.kernel.about import About
from tawantin.kernel.components import Components
from tawantin.kernel.toml import Table

PACKAGE: Final = "changed_game"
"""What the readers are loaded under."""
_PLAIN: Final = (bool, int, float, str, tuple, list, dict, frozenset)
_READS: Final = re.compile(r"\bcomponents\.root\b|\bROOT\b")


def readers(folder: Path) -> list[str]:
    """The modules of a game that read its components file, and the checks of it."""
    modules = [
        path.relative_to(folder).with_suffix("").as_posix().replace("/", ".")
        for path in folder.rglob("*.py")
        if _READS.search(path.read_text(encoding="utf-8"))
    ]
    return sorted({*modules, "components", "check"})


def read_by_rules(folder: Path, modules: list[str], components: Components) -> str:
    """Have the readers read a file and check it; the same for files that make the same game."""
    _stand_in(folder, "", GAME=SimpleNamespace(components=components, about=components.about))
    try:
        for module in modules:
            package = module.rpartition(".")[0]
            if package and f"{PACKAGE}.{package}" not in sys.modules:
                _stand_in(folder / package.replace(".", "/"), package)
            importlib.import_module(f"{PACKAGE}.{module}")
        for _ in sys.modules[f"{PACKAGE}.check"].check_components():
            pass  # each check raises where the components fail it
        return _digest(components.about)
    finally:
        for name in list(_loaded()):
            del sys.modules[name]


def _stand_in(folder: Path, name: str, **names: object) -> None:
    """A package without what its own `__init__` would load."""
    module = ModuleType(f"{PACKAGE}.{name}" if name else PACKAGE)
    module.__path__ = [str(folder)]
    vars(module).update(names)
    sys.modules[module.__name__] = module


def _loaded() -> Iterator[str]:
    return (name for name in sorted(sys.modules) if name.partition(".")[0] == PACKAGE)


def _digest(about: About) -> str:
    file = io.BytesIO()
    pickler = _Pickler(file, protocol=5)
    pickler.dump(about)
    for name in _loaded():
        held = vars(sys.modules[name]).items()
        pickler.dump([pair for pair in held if not pair[0].startswith("__")])
    return hashlib.sha256(file.getvalue()).hexdigest()[:16]


class _Pickler(pickle.Pickler):
    """Writes values down, never to be read again, so that `repr` may stand for how."""

    _FILES: Final = (ModuleType, SimpleNamespace, Table)

    def reducer_override(self, value: Any) -> Any:
        """Files are left out; functions and classes are what they hold."""
        if isinstance(value, self._FILES):
            return repr, ()
        if isinstance(value, About):
            return repr, (_without_words(value),)
        if isinstance(value, FunctionType):
            return repr, (value.__qualname__, value.__defaults__, value.__kwdefaults__)
        if isinstance(value, type):
            return repr, (value.__qualname__, _held(vars(value)))
        return NotImplemented


def _without_words(about: About) -> tuple[Any, ...]:
    """What rules may know of a game."""
    options = [(one.id, one.default, one.choices) for one in about.options]
    return about.seats, [colour.id for colour in about.colours], options, about.presets


def _held(names: Mapping[str, Any]) -> list[tuple[str, Any]]:
    """The plain attributes of a class; its methods are the same in every copy."""
    return [
        (name, value)
        for name, value in names.items()
        if not name.startswith("__") and isinstance(value, _PLAIN)
    ]
