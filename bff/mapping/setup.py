"""Puts the console together in front of a mapped platform."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from bff.mapping.engine import MappedEngine, trust_of
from bff.mapping.proxy import MappedProxy
from bff.mapping.tokens import Renewals
from bff.metrics.telemetry import Log
from bff.settings import Settings, WrongSetting
from bff.stores import Stores
from contracts.mapping import Platform, WrongMapping, load_mapping
from contracts.operation_table import Table
from contracts.upstream_routes import UpstreamRoute

if TYPE_CHECKING:
    from bff.engines.protocol import Engine


def mapped(
    settings: Settings,
    table: Table,
    engine: Engine | None,
    open_engine: Callable[..., Engine],
    stores: Stores,
    clock: Callable[[], float],
    log: Log,
) -> tuple[Engine, dict[str, UpstreamRoute], Callable[..., MappedProxy]]:
    """The engine, the routes and the proxy. `engine` is the platform's where there is one already; `clock` gives
    seconds since the epoch. Raises WrongSetting."""
    assert settings.mapping is not None
    platform = mapped_platform(table, settings.mapping, clock)
    trust = trust_of(platform)
    own = MappedEngine(
        platform, engine or open_engine(settings.upstream_url, trust), lambda address: open_engine(address, trust)
    )
    renewals = Renewals(platform, own, stores.sessions, stores.leases, clock, log) if platform.is_renewable else None
    return own, platform.routes, partial(MappedProxy, platform=platform, wall_clock=clock, renewals=renewals)


def mapped_platform(table: Table, mapping: Path, clock: Callable[[], float]) -> Platform:
    """The platform as the file describes it. Raises WrongSetting for a file that cannot be used, with a line for each
    of its problems."""
    try:
        return load_mapping(mapping, table, clock=clock)
    except WrongMapping as wrong:
        raise WrongSetting(f"BFF_MAPPING {wrong}") from None
