"""A mapping file says what a platform has otherwise than the contract: paths, names, values, envelopes, tokens.

`load_mapping` reads one and checks it against the table; `exchange` makes a call by it.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Mapping
from pathlib import Path

from contracts.mapping.checking import check_entries
from contracts.mapping.exchange import MappedRoute
from contracts.mapping.platform import Platform
from contracts.mapping.reading import WrongMapping, read_source
from contracts.operation_table import Table

__all__ = ["Platform", "WrongMapping", "load_mapping"]


def load_mapping(
    path: Path, table: Table, environ: Mapping[str, str] = os.environ, clock: Callable[[], float] = time.time
) -> Platform:
    """The platform that a mapping file describes; `clock` gives seconds since the epoch. Raises WrongMapping with every
    problem of it."""
    source, file = read_source(path)
    platform = Platform(file, table, MappedRoute, environ, path.parent, clock)
    check_entries(source, platform)
    return platform
