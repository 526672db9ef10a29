"""What single events are like: drawn from those of the months before the world's start, so that what happens by itself
goes on as its history was."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from datetime import datetime, timedelta
from typing import Any

from upstream_sim.core.rng import Rng
from upstream_sim.core.tables.schema import Schema
from upstream_sim.core.world.world import World

DAYS = 90
MOST = 20_000  # records that are looked at, evenly spread over a large table
DEFAULT_CENTS = (2_000,)


class RecentAmounts:
    """The worth in US cents of a table's recent records; `read` gives when one was made and what it is worth, None of
    one that does not count."""

    def __init__(self, schema: Schema[Any], name: str, read: Callable[[Any], tuple[datetime, int] | None]) -> None:
        self._schema = schema
        self._key = f"recent:{name}"
        self._read = read

    def draw(self, world: World, rng: Rng) -> int:
        return rng.choice(self.known(world))

    def known(self, world: World) -> Sequence[int]:
        """What the history of a world has of it: it never changes."""
        found: Sequence[int] | None = world.derived.get(self._key)
        if found is None:
            found = world.derived[self._key] = tuple(self._worths(world)) or DEFAULT_CENTS
        return found

    def _worths(self, world: World) -> Iterable[int]:
        base, since = world.start.bases.get(self._schema.name), world.start.now - timedelta(days=DAYS)
        records = base.records if base else ()
        for record in records[:: len(records) // MOST + 1]:
            worth = self._read(record)
            if worth is not None and worth[0] >= since:
                yield worth[1]
