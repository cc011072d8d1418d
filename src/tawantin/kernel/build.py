"""Which build of the engines runs."""

from __future__ import annotations

from . import frames


def is_compiled() -> bool:
    """Whether the kernel is the one compiled by mypyc."""
    return not str(frames.__file__).endswith(".py")


def build_name() -> str:
    """The build in a word or two, for people."""
    return "compiled" if is_compiled() else "pure Python"
