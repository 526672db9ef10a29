"""A world: everything the platform knows. Handlers read its tables and change them in whole write sets."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import Any, TypeVar

from upstream_sim.core import clock as clocks
from upstream_sim.core.blobs import Blobs
from upstream_sim.core.calls.faults import Faults
from upstream_sim.core.calls.idempotency import IdempotencyKeys
from upstream_sim.core.calls.identity_log import IdentityChange
from upstream_sim.core.calls.limits import Limits
from upstream_sim.core.calls.passwords import PasswordCost
from upstream_sim.core.calls.recent_reads import RecentReads
from upstream_sim.core.calls.tokens import Tokens
from upstream_sim.core.history.audit import PLATFORM, Actor
from upstream_sim.core.history.journal import Journal
from upstream_sim.core.history.recording import Recording
from upstream_sim.core.refusals import Refusal
from upstream_sim.core.rng import Rng, seeded
from upstream_sim.core.tables.base import Base
from upstream_sim.core.tables.canonical import canonical
from upstream_sim.core.tables.schema import Schema, T
from upstream_sim.core.tables.table import Table
from upstream_sim.core.world.change import RefusedByReaction, WriteSet
from upstream_sim.core.world.jobs import Jobs
from upstream_sim.core.world.leases import WorldSource
from upstream_sim.core.world.schedule import Steps
from upstream_sim.core.world.snapshots import Snapshot, Snapshots
from upstream_sim.core.world.start import Start, make_id, make_uuid

D = TypeVar("D")


class World:
    """State over a shared start. Not thread-safe: handlers run one after the other."""

    def __init__(
        self,
        name: str,
        start: Start,
        clock: clocks.Clock,
        *,
        real: clocks.RealTime,
        realm: str = "",
        password_cost: PasswordCost = PasswordCost.OWASP,
        limits: Limits = Limits(),  # noqa: B008  # it is frozen
    ) -> None:
        self.name = name
        self.password_cost = password_cost
        self.limits = limits
        self.start = start
        self.clock = clock
        self.real = real
        self.realm = realm
        self.blobs = Blobs()  # those of all worlds, where there are others
        self.worlds: WorldSource[World] | None = None
        self.tokens = Tokens(name, real)
        self.faults = Faults(real, limits.faults)
        self.journal = Journal()
        self.reads = RecentReads(real)
        self.keys = IdempotencyKeys(real)
        self.recording = Recording()
        self.turn = asyncio.Lock()  # had by what moves the world on in steps
        self._tables: dict[str, Table[Any]] = {name: Table(base) for name, base in start.bases.items()}
        self._sequences = dict(start.sequences)
        self._rng = seeded(f"{start.seed}:world")
        self._open: Change | None = None
        self._jobs = Jobs()
        self._snapshots = Snapshots(self.capture(), limits.snapshots)
        self.derived: dict[str, Any] = {}  # what was computed from the state, dropped when it goes back

    @property
    def seed(self) -> int:
        return self.start.seed

    @property
    def random(self) -> Rng:
        """The world's random numbers; a change that fails gives its draws back."""
        if self._open is not None:
            self._open.track_rng(self._rng)
        return self._rng

    def now(self) -> datetime:
        return self.clock.now()

    def table(self, schema: Schema[T]) -> Table[T]:
        found = self._tables.get(schema.name)
        if found is None:
            found = self._tables[schema.name] = Table(Base(schema, ()))
        return found

    def derive(self, name: str, of: Sequence[Schema[Any]], make: Callable[[], D]) -> D:
        """What `make` computes from some tables, as it was computed since the last write to any of them."""
        states = [self.table(schema).state for schema in of]
        kept: tuple[list[object], D] | None = self.derived.get(name)
        if kept is None or kept[0] != states:
            kept = self.derived[name] = states, make()
        return kept[1]

    def schemas(self) -> list[Schema[Any]]:
        """The schemas of the world's tables."""
        return [table.schema for table in self._tables.values()]

    def sequence(self, name: str) -> int:
        """The next of a sequence, counted from 1."""
        self._sequences[name] = self._sequences.get(name, 0) + 1
        return self._sequences[name]

    def new_id(self, prefix: str) -> str:
        return make_id(self.seed, prefix, self.sequence("id"))

    def new_id_for(self, prefix: str) -> str:
        """A new id that is counted by its prefix alone: however many there are, the ids of others stay the same."""
        number = self.start.sequences.get("id", 0) + self.sequence(f"id:{prefix}")
        return make_id(self.seed, prefix, number)

    def new_uuid(self, kind: str) -> str:
        """A new UUID, counted by its kind."""
        return make_uuid(self.seed, kind, self.sequence(kind))

    @contextmanager
    def change(self, actor: Actor = PLATFORM, request_id: str = "") -> Iterator[Change]:
        """A write set with its activities. On an exception the world is as it was before."""
        if self._open is not None:
            raise RuntimeError("a change is open")
        change = self._open = WriteSet(self, actor, request_id)
        sequences = dict(self._sequences)
        try:
            yield change
            change.complete()
        except BaseException as error:
            about = change.about() if change.refused_by else {}
            for undo in reversed(change.undo):
                undo()
            self._sequences = sequences
            if change.refused_by and self._jobs.is_running and isinstance(error, Refusal):
                raise RefusedByReaction(error, about) from error
            raise
        else:
            if self.worlds is not None:
                self.worlds.identities.extend(change.changed_identities())
            change.close()
        finally:
            self._open = None

    def schedule(self, at: datetime, kind: str, payload: dict[str, Any]) -> None:
        """Has the handler of `kind` called when the world's clock reaches `at`."""
        undo = self._jobs.add(self, at, kind, payload)
        if self._open is not None:
            self._open.note_schedule(undo)

    @property
    def is_behind(self) -> bool:
        """Whether jobs are due by now."""
        return self._jobs.first_due(self, self.clock.now()) is not None

    def run_due_jobs(self) -> None:
        """Runs the jobs that are due by now, in order, each at its own instant."""
        for _ in self.due_steps():
            pass

    def due_steps(self) -> Steps:
        """The same in steps, between which `now` is the last instant done."""
        yield from self._jobs.run(self, self.clock.now(), asleep=not self.clock.is_frozen)

    def set_clock(self, mode: clocks.ClockMode, now: datetime | None = None) -> None:
        """Freezes the clock or lets it run, from `now` if given. Raises ValueError for an earlier instant."""
        for _ in self.clock_steps(mode, now):
            pass

    def clock_steps(self, mode: clocks.ClockMode, now: datetime | None = None) -> Steps:
        """The same in steps, between which `now` is the last instant done."""
        present = self.now()  # read once: a running clock goes on between two reads
        target = present if now is None else now.astimezone(UTC)
        if target < present:
            raise ValueError("the clock only goes forward")
        yield from self._jobs.run(self, target)
        self.clock.set(mode, target)

    def advance(self, duration: str) -> None:
        """Moves the clock on by an ISO 8601 duration; jobs that fall due on the way run in order."""
        self.set_clock(self.clock.mode, clocks.later(self.now(), duration))

    def digest(self) -> str:
        """SHA-256 (hex) of the canonical state: seed, starting instant, clock, sequences and every record. What a
        running clock shows is not state: it goes on by itself."""
        tables = {name: f"{table.digest:064x}" for name, table in self._tables.items() if table.digest}
        state = {
            "seed": self.seed,
            "now": self.start.now,
            "scale": self.start.scale,
            "clock": [self.clock.mode, self.now() if self.clock.is_frozen else None],
            "sequences": self._sequences,
            "tables": tables,
        }
        return hashlib.sha256(canonical(state)).hexdigest()

    def capture(self) -> Snapshot:
        tables = {name: table.capture() for name, table in self._tables.items()}
        return Snapshot(
            tables,
            dict(self._sequences),
            self._rng.getstate(),
            self.clock.capture(),
            self.keys.capture(),
            self.recording.capture(),
        )

    def restore_state(self, kept: Snapshot) -> list[list[Any]]:
        """What the world leaves behind by going back: whoever drops it all at once waits until it is freed."""
        left: list[list[Any]] = [table.restore_state(kept.tables.get(name)) for name, table in self._tables.items()]
        left += [self.keys.sends, list(self.recording.steps)]
        self._sequences = dict(kept.sequences)
        self._rng.setstate(kept.rng)
        self.clock.restore_state(kept.clock)
        self.keys = kept.keys.capture()
        self.recording = kept.recording.capture()
        self._jobs.read_anew()
        self.derived.clear()
        if self.worlds is not None:
            self.worlds.identities.extend([IdentityChange(self.realm, None)])
        return left

    @property
    def labels(self) -> list[str]:
        """The labels of the snapshots."""
        return self._snapshots.labels

    def snapshot(self, label: str) -> None:
        """Keeps the present state under a label, in place of what that had. Raises ValidationFailed for one too
        many."""
        self._snapshots.require_room(label)
        self._snapshots.keep(label, self.capture())

    def restore(self, label: str) -> None:
        """Goes back to a snapshot. Raises NotFound for an unknown label."""
        self.restore_state(self._snapshots.get(label))

    def set_origin(self) -> None:
        """Has resets go back to the present state."""
        self._snapshots.origin = self.capture()

    def branch(self, name: str, realm: str = "", label: str | None = None) -> World:
        """A world that continues from this one's state, or from its snapshot `label`; only the overlay is copied.
        Raises NotFound for an unknown label."""
        state = self.capture() if label is None else self._snapshots.get(label)
        clock = clocks.Clock(self.real)
        same: dict[str, Any] = {"password_cost": self.password_cost, "limits": self.limits}
        world = World(name, self.start, clock, real=self.real, realm=realm, **same)
        for schema in (table.schema for table in self._tables.values()):
            world.table(schema)
        world._snapshots.origin = self._snapshots.origin
        world.restore_state(state)
        return world

    def reset(self) -> list[list[Any]]:
        """What it leaves behind by going back to the start, without faults; snapshots, tokens and the journal stay."""
        self.faults.clear()
        return self.restore_state(self._snapshots.origin)


Change = WriteSet[World]
