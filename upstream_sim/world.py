"""A world: everything the platform knows. Rules read its tables and change them in whole write sets."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Protocol

import msgspec

from upstream_sim import clock as clocks
from upstream_sim.audit import ACTIVITIES, PLATFORM, Actor, change_of, noted
from upstream_sim.canonical import canonical
from upstream_sim.chance import Chance, seeded
from upstream_sim.faults import Faults
from upstream_sim.idempotency import Keys
from upstream_sim.journal import Journal
from upstream_sim.refusals import NotFound
from upstream_sim.schedule import DUE, HANDLERS, Due
from upstream_sim.start import Start, due_id, made_id
from upstream_sim.table import Base, Schema, T, Table
from upstream_sim.tokens import Tokens

Undo = Callable[[], None]


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A world's own state over its base."""

    tables: dict[str, Any]
    sequences: dict[str, int]
    chance: Any
    clock: clocks.ClockState
    keys: Keys


class Change:
    """One write set: what it puts is seen at once, and all of it is undone if the rule raises."""

    def __init__(self, world: World, actor: Actor, request_id: str) -> None:
        self.world = world
        self.actor = actor
        self.request_id = request_id
        self.undo: list[Undo] = []
        self._touched: dict[tuple[str, str], tuple[Table[Any], msgspec.Struct | None]] = {}

    def put(self, table: Table[T], record: T) -> T:
        """Writes a record and returns it as it stands: its `revision` one above what it was."""
        key = table.schema.key_of(record)
        _, original = self._touched.setdefault((table.name, key), (table, table.get(key)))
        if "revision" in record.__struct_fields__:
            record = msgspec.structs.replace(record, revision=getattr(original, "revision", 0) + 1)
        self.undo.append(table.write(key, record))
        return record

    def delete(self, table: Table[T], key: str) -> None:
        """Raises NotFound when there is no such record."""
        present = table.get(key)
        if present is None:
            raise NotFound(f"There is no {key} in {table.name}.")
        self._touched.setdefault((table.name, key), (table, present))
        self.undo.append(table.write(key, None))

    def note(self, **what: Any) -> None:
        """Writes an activity about what no table holds: area, deed, opId, recordKind, recordId,
        recordTitle, before and after."""
        activity = noted(self.world, self.actor, self.request_id, what)
        self.undo.append(self.world.table(ACTIVITIES).write(activity.id, activity))

    def tell(self) -> None:
        """Writes an activity for each record that is not as it was."""
        for (_, key), (table, before) in self._touched.items():
            after, told = table.get(key), table.schema.told
            if told is not None and before != after:
                self.note(**change_of(told, key, before, after))

    def close(self) -> None:
        for (_, key), (table, _) in self._touched.items():
            table.forget(key)


class Neighbours(Protocol):
    """The worlds beside a world."""

    def make(self, name: str, *, source: str) -> Leased:
        """A branch of `source`. Raises Conflict for a name in use."""


class Leased(Protocol):
    @property
    def world(self) -> World: ...


class World:
    """State over a shared start. Not thread-safe: rules run one after the other."""

    def __init__(self, name: str, start: Start, clock: clocks.Clock, *, real: clocks.RealTime, realm: str = "") -> None:
        self.name = name
        self.start = start
        self.clock = clock
        self.real = real
        self.realm = realm
        self.neighbours: Neighbours | None = None
        self.tokens = Tokens(name, real)
        self.faults = Faults(real)
        self.journal = Journal()
        self.keys = Keys(real)
        self._tables: dict[str, Table[Any]] = {name: Table(base) for name, base in start.bases.items()}
        self._sequences = dict(start.sequences)
        self._chance = seeded(f"{start.seed}:world")
        self._open: Change | None = None
        self._origin = self.keep()
        self._snapshots: dict[str, Snapshot] = {}

    @property
    def seed(self) -> int:
        return self.start.seed

    @property
    def random(self) -> Chance:
        """The world's own chance; a change that fails gives its draws back."""
        return self._chance

    def now(self) -> datetime:
        return self.clock.now()

    def table(self, schema: Schema[T]) -> Table[T]:
        found = self._tables.get(schema.name)
        if found is None:
            found = self._tables[schema.name] = Table(Base(schema, ()))
        return found

    def schemas(self) -> list[Schema[Any]]:
        """Of the tables that there are."""
        return [table.schema for table in self._tables.values()]

    def sequence(self, name: str) -> int:
        """The next of a sequence, counted from 1."""
        self._sequences[name] = self._sequences.get(name, 0) + 1
        return self._sequences[name]

    def new_id(self, prefix: str) -> str:
        return made_id(self.seed, prefix, self.sequence("id"))

    @contextmanager
    def change(self, actor: Actor = PLATFORM, request_id: str = "") -> Iterator[Change]:
        """A write set with its activities; on an exception the world is as it was before."""
        if self._open is not None:
            raise RuntimeError("a change is open")
        change = self._open = Change(self, actor, request_id)
        sequences, chance = dict(self._sequences), self._chance.getstate()
        try:
            yield change
            change.tell()
        except BaseException:
            for undo in reversed(change.undo):
                undo()
            self._sequences = sequences
            self._chance.setstate(chance)
            raise
        else:
            change.close()
        finally:
            self._open = None

    def schedule(self, at: datetime, kind: str, payload: dict[str, Any]) -> None:
        """Has the handler of `kind` called when the world's clock reaches `at`."""
        if kind not in HANDLERS:
            raise ValueError(f"{kind} has no handler")
        item = Due(id=due_id(self.sequence("due")), at=at, kind=kind, payload=payload)
        undo = self.table(DUE).write(item.id, item)
        if self._open is not None:
            self._open.undo.append(undo)

    def catch_up(self) -> None:
        """Does what has fallen due by now, in order, each at its own instant."""
        self._do_due(self.clock.now())

    def set_clock(self, mode: clocks.ClockMode, now: datetime | None = None) -> None:
        """Freezes the clock or lets it run, from `now` if given: forward only (ValueError)."""
        target = self.now() if now is None else now.astimezone(UTC)
        if target < self.now():
            raise ValueError("the clock only goes forward")
        self._do_due(target)
        self.clock.set(mode, target)

    def advance(self, duration: str) -> None:
        """Moves the clock on by an ISO 8601 duration; what falls due on the way is done in order."""
        self.set_clock(self.clock.mode, clocks.later(self.now(), duration))

    def _do_due(self, until: datetime) -> None:
        waiting = self.table(DUE)
        while True:
            upcoming, _, _ = waiting.page({}, "at", 1, 1)
            if not upcoming or upcoming[0].at > until:
                return
            item = upcoming[0]
            waiting.write(item.id, None)
            waiting.forget(item.id)
            with self.clock.held_at(item.at):
                HANDLERS[item.kind](self, item.payload)

    def digest(self) -> str:
        """SHA-256 (hex) of the canonical state: seed, starting instant, sequences and every record."""
        tables = {name: f"{table.digest:064x}" for name, table in self._tables.items() if table.digest}
        state = {
            "seed": self.seed,
            "now": self.start.now,
            "scale": self.start.scale,
            "sequences": self._sequences,
            "tables": tables,
        }
        return hashlib.sha256(canonical(state)).hexdigest()

    def keep(self) -> Snapshot:
        tables = {name: table.keep() for name, table in self._tables.items()}
        return Snapshot(tables, dict(self._sequences), self._chance.getstate(), self.clock.keep(), self.keys.keep())

    def go_back(self, kept: Snapshot) -> None:
        for name, table in self._tables.items():
            table.go_back(kept.tables.get(name))
        self._sequences = dict(kept.sequences)
        self._chance.setstate(kept.chance)
        self.clock.go_back(kept.clock)
        self.keys = kept.keys.keep()

    @property
    def labels(self) -> list[str]:
        """The labels of the snapshots."""
        return list(self._snapshots)

    def snapshot(self, label: str) -> None:
        self._snapshots[label] = self.keep()

    def restore(self, label: str) -> None:
        """Raises NotFound for a label that was never kept."""
        if label not in self._snapshots:
            raise NotFound(f"There is no snapshot {label}.")
        self.go_back(self._snapshots[label])

    def branch(self, name: str, realm: str = "") -> World:
        """A world of its own that goes on from this one's state; only the overlay is copied."""
        world = World(name, self.start, clocks.Clock(self.real), real=self.real, realm=realm)
        for schema in (table.schema for table in self._tables.values()):
            world.table(schema)
        world.go_back(self.keep())
        return world

    def reset(self) -> None:
        """Back to the start, without faults; snapshots, tokens and the journal stay."""
        self.go_back(self._origin)
        self.faults.clear()
