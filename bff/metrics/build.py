"""Which build of the console this is."""

from __future__ import annotations

from functools import cache
from importlib.metadata import PackageNotFoundError, version

DISTRIBUTION = "pitboss"


@cache
def build() -> str:
    """The version of the installed distribution; `checkout` where none is installed."""
    try:
        return version(DISTRIBUTION)
    except PackageNotFoundError:
        return "checkout"
