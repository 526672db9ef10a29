"""A world as it was at an instant: what reads it need not hurry."""

from __future__ import annotations

from typing import Any

import msgspec

from upstream_sim.core.tables.past import PastTable
from upstream_sim.core.tables.schema import Schema, T
from upstream_sim.core.world.world import World

UNKNOWN_WEIGHT = 256


class PastWorld:
    """A world's tables and its time as they were when it was made. Old versions of what is changed are kept until it is
    closed: `weight` is about how many bytes they take."""

    def __init__(self, world: World) -> None:
        self.weight = 0
        self._world = world
        self._now = world.now()
        self._tables: dict[str, PastTable[Any]] = {}
        self._watched = [world.table(schema) for schema in world.schemas()]
        for table in self._watched:
            past = self._tables[table.name] = PastTable(table, self._weigh)
            table.watchers = (*table.watchers, past.keep)

    def __getattr__(self, name: str) -> Any:
        """All else is the world's own."""
        return getattr(self._world, name)

    def table(self, schema: Schema[T]) -> PastTable[T]:
        found = self._tables.get(schema.name)
        return found if found is not None else PastTable(self._world.table(schema), self._weigh)

    def now(self) -> Any:
        return self._now

    def close(self) -> None:
        """Keeps nothing any more."""
        for table in self._watched:
            own = self._tables[table.name].keep
            table.watchers = tuple(keep for keep in table.watchers if keep != own)
        self._watched = []

    def _weigh(self, record: msgspec.Struct | None) -> None:
        if record is None:
            self.weight += UNKNOWN_WEIGHT
            return
        try:
            self.weight += UNKNOWN_WEIGHT + len(msgspec.msgpack.encode(record))
        except (TypeError, ValueError, OverflowError):
            self.weight += 2 * UNKNOWN_WEIGHT
