"""What writes Parquet, if it is installed."""

from __future__ import annotations

from typing import Any

from ..kernel.errors import TawantinError


def arrow_modules() -> tuple[Any, Any]:
    """The library and its part for Parquet."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError as error:
        raise TawantinError(
            "Parquet needs pyarrow, which is not installed: pip install 'tawantin[parquet]'."
        ) from error
    return pyarrow, pyarrow.parquet
