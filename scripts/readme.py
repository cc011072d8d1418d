"""The README where its pictures and pages are not beside it, such as on a package index.

With `TAWANTIN_REPOSITORY_FILES=https://…/` in the environment of the build, pictures and links lead
there: it is the address below which the files of the repository lie at that version. Without it
there is nothing to lead to, so links become their words, and pictures their titles.
"""

from __future__ import annotations

import re

VARIABLE = "TAWANTIN_REPOSITORY_FILES"
LINK = re.compile(r"(!?)\[((?:[^\[\]]|!\[[^\]]*\]\([^)]*\))*)\]\(([^()\s]+)\)")
"""A picture or a link, maybe with a picture in it."""


def alone(text: str, files: str = "") -> str:
    """The same text without paths that lead nowhere.

    >>> alone("![Cuzco](docs/cuzco.png), [rules](docs/cuzco.md), [Python](https://python.org)")
    'Cuzco, rules, [Python](https://python.org)'
    >>> alone("![Cuzco](docs/cuzco.png)", "https://example.org/v1/")
    '![Cuzco](https://example.org/v1/docs/cuzco.png)'
    """

    def lead(match: re.Match[str]) -> str:
        mark, words, place = match.groups()
        words = LINK.sub(lead, words)
        if re.match(r"[a-z]+:|#", place):
            return f"{mark}[{words}]({place})"
        return f"{mark}[{words}]({files.rstrip('/')}/{place})" if files else words

    return LINK.sub(lead, text)
