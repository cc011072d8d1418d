"""What a question is."""

from __future__ import annotations

from typing import Any

Asked = tuple[Any, int, str]
"""A position, who asks, and for which action."""
