"""A world's jobs as they run: each at its own instant, in order. One that is refused is told of, and done again."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from datetime import datetime, timedelta
from typing import Any, Protocol

from contracts.areas.activities import ActivityAction, ActivityArea
from upstream_sim.core.clock import Clock
from upstream_sim.core.refusals import Refusal
from upstream_sim.core.tables.schema import Schema, T
from upstream_sim.core.tables.table import Table
from upstream_sim.core.world.change import RefusedByReaction, Undo, WriteSet
from upstream_sim.core.world.schedule import DUE, JOBS, Due, DueQueue, Steps
from upstream_sim.core.world.start import make_due_id

PUT_OFF = timedelta(hours=1)
"""For how long a job that was refused waits until it is done again."""
REFUSED_JOB = "Refused job"
NO_MORE = object()


class WorkingWorld(Protocol):
    """As much of a world as its jobs need."""

    clock: Clock

    def table(self, schema: Schema[T]) -> Table[T]: ...

    def sequence(self, name: str) -> int: ...

    def schedule(self, at: datetime, kind: str, payload: dict[str, Any]) -> None: ...

    def change(self) -> AbstractContextManager[WriteSet[Any]]: ...


class Jobs:
    """The order of a world's jobs, and whether one runs. The world is not held: it is freed when nobody has it."""

    def __init__(self) -> None:
        self._queue: DueQueue | None = None
        self.is_running = False

    def add(self, world: WorkingWorld, at: datetime, kind: str, payload: dict[str, Any]) -> Undo:
        """What takes the job back. Raises ValueError for a kind without a handler."""
        if kind not in JOBS:
            raise ValueError(f"{kind} has no handler")
        item = Due(id=make_due_id(world.sequence("due")), at=at, kind=kind, payload=payload)
        undo = world.table(DUE).write(item.id, item)
        if self._queue is not None:
            self._queue.push(item)
        return undo

    def read_anew(self) -> None:
        """Has the order made again, from a table that went back."""
        self._queue = None

    def first_due(self, world: WorkingWorld, until: datetime) -> Due | None:
        waiting = world.table(DUE)
        if self._queue is None:
            self._queue = DueQueue(waiting.all())
        upcoming = self._queue.first(waiting)
        return upcoming if upcoming is not None and upcoming.at <= until else None

    def run(self, world: WorkingWorld, until: datetime, *, asleep: bool = False) -> Steps:
        """Runs what falls due until then in steps, between which the clock shows the last instant done."""
        waiting = world.table(DUE)
        while (item := self.first_due(world, until)) is not None:
            waiting.write(item.id, None)
            waiting.forget(item.id)
            with world.clock.pinned_at(item.at):
                try:
                    yield from self._steps_of(world, item, until if asleep else None)
                except RefusedByReaction as refused:
                    _put_off(world, item, refused.refusal, refused.about)
                except Refusal as refusal:
                    _put_off(world, item, refusal, {})
                yield

    def _steps_of(self, world: WorkingWorld, item: Due, asleep_until: datetime | None) -> Steps:
        """Does a job; between its steps others have their turn, whose changes are none of the job's."""
        with self._running():
            steps = JOBS[item.kind].run(world, item, asleep_until)
        while steps is not None:
            with self._running():
                if next(steps, NO_MORE) is NO_MORE:
                    return
            yield

    @contextmanager
    def _running(self) -> Iterator[None]:
        self.is_running = True
        try:
            yield
        finally:
            self.is_running = False


def _put_off(world: WorkingWorld, item: Due, refusal: Refusal, about: dict[str, Any]) -> None:
    """Tells of a job that was refused, and has it done again later."""
    again = item.at + PUT_OFF
    with world.change() as change:
        change.add_activity(
            **{"area": ActivityArea.OPERATORS, "opId": None, **about},
            action=ActivityAction.CREATED,
            recordKind=REFUSED_JOB,
            recordId=item.id,
            recordTitle=JOBS[item.kind].words(world, item.payload),
            before=None,
            after={"status": refusal.status, "messages": refusal.messages, "again": again},
        )
        world.schedule(again, item.kind, item.payload)
