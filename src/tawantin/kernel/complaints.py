"""Complaints about components files: a sentence in English, and what it takes to say it otherwise.

A complaint has a kind, which is the message ``complaint-KIND`` of ``locale/complaints/``: the
shell's for what all games share, a game's own for the rest. One without a kind is English only.
"""

from __future__ import annotations

from .errors import BadComponents, Complaint


def complaint(
    kind: str, sentence: str, of: type[BadComponents] = BadComponents, /, **values: object
) -> BadComponents:
    """The error to raise; `sentence` is the English of that kind, with the values in braces."""
    texts = {name: str(value) for name, value in values.items()}
    return of(sentence.format(**texts), Complaint(kind, texts))
