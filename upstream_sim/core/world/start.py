"""The state that a world starts from, built once from a seed and an instant, shared and never changed."""

from __future__ import annotations

import gc
import hashlib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from upstream_sim.core.rng import Rng, seeded
from upstream_sim.core.tables.base import Base
from upstream_sim.core.tables.schema import Schema, T
from upstream_sim.core.world.schedule import DUE, Due

DEFAULT_SEED = 2026
LARGE = 20_000  # records of a table; to make so many takes a tenth of a second at the most


@dataclass(frozen=True, eq=False)
class Start:
    seed: int
    now: datetime
    scale: int
    bases: Mapping[str, Base[Any]]
    sequences: Mapping[str, int]

    @property
    def is_large(self) -> bool:
        """Whether a table has so many records that no call should have to wait until they are made and indexed."""
        return any(len(base.records) > LARGE for base in self.bases.values())

    def build_indexes(self) -> None:
        """Builds each index and digest that is declared, which otherwise are built when first needed."""
        for base in self.bases.values():
            base.indexes()

    def adopt_indexes(self, other: Start) -> None:
        """Takes those of the same start, built elsewhere."""
        for name, base in self.bases.items():
            base.adopt(other.bases[name].indexes())


class Build:
    """What each area's fixture fills: `now` is the starting instant, history lies before it."""

    def __init__(self, seed: int, now: datetime, scale: int = 1) -> None:
        self.seed = seed
        self.now = now
        self.scale = scale
        self._rows: dict[str, tuple[Schema[Any], list[Any]]] = {}
        self._sequences: Counter[str] = Counter()

    def random(self, name: str) -> Rng:
        """A random number generator per name, so that areas do not disturb each other."""
        return seeded(f"{self.seed}:{name}")

    def add(self, schema: Schema[T], records: Iterable[T]) -> None:
        self._rows.setdefault(schema.name, (schema, []))[1].extend(records)

    def replace(self, schema: Schema[T], records: Iterable[T]) -> None:
        """Puts the records in place of those added so far."""
        self._rows[schema.name] = (schema, list(records))

    def rows(self, schema: Schema[T]) -> list[T]:
        """What was added so far, for areas that build on others."""
        return list(self._rows[schema.name][1]) if schema.name in self._rows else []

    def sequence(self, name: str) -> int:
        self._sequences[name] += 1
        return self._sequences[name]

    def new_id(self, prefix: str) -> str:
        return make_id(self.seed, prefix, self.sequence("id"))

    def new_id_for(self, prefix: str) -> str:
        """A new id that is counted by its prefix alone, as the world goes on counting it."""
        return make_id(self.seed, prefix, self.sequence(f"id:{prefix}"))

    def schedule(self, at: datetime, kind: str, payload: dict[str, Any]) -> None:
        self.add(DUE, [Due(id=make_due_id(self.sequence("due")), at=at, kind=kind, payload=payload)])

    def done(self) -> Start:
        bases = {name: Base(schema, tuple(records)) for name, (schema, records) in self._rows.items()}
        return Start(self.seed, self.now, self.scale, bases, dict(self._sequences))


@contextmanager
def without_collector() -> Iterator[None]:
    """Rests the garbage collector, where it is at work, while many records are made: none of them is garbage."""
    at_work = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if at_work:
            gc.enable()


def make_id(seed: int, prefix: str, number: int) -> str:
    """An id that is the same for the same seed, prefix and number."""
    return f"{prefix}_{hashlib.sha256(f'{seed}:{prefix}:{number}'.encode()).hexdigest()[:20]}"


def make_uuid(seed: int, kind: str, number: int) -> str:
    """A UUID that is the same for the same seed, kind and number."""
    digits = hashlib.sha256(f"{seed}:{kind}:{number}".encode()).hexdigest()
    return "-".join((digits[:8], digits[8:12], digits[12:16], digits[16:20], digits[20:32]))


def make_due_id(number: int) -> str:
    return f"due_{number:012d}"
