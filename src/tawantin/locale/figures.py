"""Figures that are not counts, as each language writes them."""

from __future__ import annotations

from typing import Final

from babel.numbers import format_decimal

MINUS: Final = "−"


def figure(value: float, language: str, digits: int = 1) -> str:
    """A figure with this many decimal digits.

    >>> figure(-1204.25, "en"), figure(-0.04, "de"), figure(3, "hu", digits=0)
    ('−1,204.2', '0,0', '3')
    """
    rounded = round(value, digits) + 0.0  # no “−0.0”
    pattern = f"#,##0.{'0' * digits}".rstrip(".")
    return str(format_decimal(rounded, pattern, locale=language)).replace("-", MINUS)


def signed(value: float, language: str, digits: int = 1) -> str:
    """The same for a difference: with its sign, if it is one.

    >>> signed(6.25, "de"), signed(-0.9, "en"), signed(0.01, "nl")
    ('+6,2', '−0.9', '0,0')
    """
    text = figure(value, language, digits)
    return text if text[0] == MINUS or not text.strip("0.,") else f"+{text}"
