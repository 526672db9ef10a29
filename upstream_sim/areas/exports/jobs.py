"""Exports under way. They are no state of the world's: a reset ends them."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from contracts.areas.exports import (
    EXPORT_GONE,
    EXPORT_RUNS,
    EXPORT_TOO_OLD,
    FETCH_SECONDS,
    ExportFormat,
    ExportStage,
)
from contracts.areas.notifications import NotificationLevel
from contracts.roles import Role
from upstream_sim.areas.exports.cells import Cells
from upstream_sim.areas.notifications import notify
from upstream_sim.core.refusals import NotFound, Refusal
from upstream_sim.core.world.past import PastWorld
from upstream_sim.core.world.world import World
from upstream_sim.shared.users import Caller

KEY = "exports"
MOST_KEPT_BYTES = 50 * 1024 * 1024
MOST_REMEMBERED = 200
OPEN = frozenset({ExportStage.WAITING, ExportStage.RUNNING})
WORLD_WENT_BACK = "The platform’s data was set back. Please export again."


class BrokenOff(Exception):
    """An export that cannot go on, in words."""


@dataclass(slots=True)
class Job:
    """An export: its rows are read from the world as it was when it began."""

    id: str
    user: str
    role: Role
    token: str
    format: ExportFormat
    fileName: str
    titles: tuple[str, ...]
    cells: tuple[Cells, ...]
    count: int
    startedAt: datetime
    expires: float
    past: PastWorld | None
    page: str | None = None
    rows: Iterable[Mapping[str, Any]] = field(default=(), repr=False)
    stage: ExportStage = ExportStage.WAITING
    done: int = 0
    message: str | None = None
    was_fetched: bool = False

    def finish(self, world: World) -> None:
        """Its file was sent in full; the user is told, who may be elsewhere by now."""
        self.end(ExportStage.DONE)
        self._tell(world, "Export finished", f"{self.fileName}, {self.count:,} rows.", NotificationLevel.INFO)

    def fail(self, world: World, words: str) -> None:
        """It broke off, and the user is told why."""
        if self.stage in OPEN:
            self.end(ExportStage.FAILED, words)
            self._tell(world, "Export failed", f"{self.fileName}: {words}", NotificationLevel.WARNING)

    def _tell(self, world: World, title: str, body: str, level: NotificationLevel) -> None:
        with world.change() as change:
            notify(change, title=title, body=body, level=level, roles=(self.role,), user_code=self.user, link=self.page)

    def end(self, stage: ExportStage, message: str | None = None) -> None:
        """Keeps nothing of it but how it ended."""
        if self.stage in OPEN:
            self.stage, self.message = stage, message
        if self.past is not None:
            self.past.close()
        self.past, self.rows = None, ()


def jobs_of(world: World) -> dict[str, Job]:
    """Those of a world, without what nobody fetched in time."""
    jobs: dict[str, Job] = world.derived.setdefault(KEY, {})
    now = world.real()
    for job in jobs.values():
        if job.stage is ExportStage.WAITING and job.expires <= now:
            job.end(ExportStage.FAILED, EXPORT_GONE)
    while len(jobs) > MOST_REMEMBERED:
        jobs.pop(next(iter(jobs)))
    return jobs


def require_none_under_way(world: World, caller: Caller) -> None:
    """Raises a refusal, 429, while the user has an export that is not ended."""
    if any(job.user == caller.user.userCode and job.stage in OPEN for job in jobs_of(world).values()):
        raise Refusal(429, "TOO_MANY_REQUESTS", [EXPORT_RUNS])


def add(world: World, job: Job) -> None:
    jobs_of(world)[job.id] = job
    with contextlib.suppress(RuntimeError):  # without a loop, whoever asks next ends it
        asyncio.get_running_loop().call_later(FETCH_SECONDS + 1, jobs_of, world)


def job_of(world: World, caller: Caller, export_id: str) -> Job:
    """The session's own. Raises NotFound for any other."""
    job = jobs_of(world).get(export_id)
    if job is None or job.token != caller.token:
        raise NotFound(EXPORT_GONE)
    return job


def rows_of(world: World, job: Job) -> Iterator[Mapping[str, Any]]:
    """The rows of a job, counted as they are read. Raises BrokenOff once it was canceled, the world went back, or too
    much has changed meanwhile, and where there are not as many as was said."""
    for row in job.rows:
        require_going_on(world, job)
        job.done += 1
        yield row
    if job.done != job.count:
        raise BrokenOff(f"{job.done} of {job.count} rows were read.")


def require_going_on(world: World, job: Job) -> None:
    """Raises BrokenOff."""
    if job.stage is not ExportStage.RUNNING:
        raise BrokenOff(job.message or "The export was canceled.")
    if job.past is not None and job.past.weight > MOST_KEPT_BYTES:
        raise BrokenOff(EXPORT_TOO_OLD)
    if world.derived.get(KEY, {}).get(job.id) is not job:
        raise BrokenOff(WORLD_WENT_BACK)
