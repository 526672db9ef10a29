"""Where things stand, in a checkout and where the wheel was installed, and the one error that users see."""

from __future__ import annotations

import os
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent
CHECKOUT = PACKAGE.parent if (PACKAGE.parent / "pyproject.toml").is_file() else None


def _user_cache() -> Path:
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "pitboss"


CACHE = CHECKOUT / ".cache" if CHECKOUT else _user_cache()
HANDBOOK = CHECKOUT / "docs" / "handbook.md" if CHECKOUT else PACKAGE / "handbook.md"


class Problem(Exception):
    """A sentence that says what is wrong and what to do."""
