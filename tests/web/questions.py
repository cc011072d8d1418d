"""What the page asks for the options that are offered together.

``questions.json`` says so by game and decision: at first (``""``), and when a thing of a type
was pointed at and several options are left. One message for all mixtures stands alone. The
page's own tests hold the page to it, `test_questions.py` holds it to what the games offer.
"""

from __future__ import annotations

import json
from pathlib import Path

QUESTIONS: dict[str, dict[str, dict[str, str | dict[str, str]]]] = json.loads(
    Path(__file__).with_name("questions.json").read_text(encoding="utf-8")
)
