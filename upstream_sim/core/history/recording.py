"""What was done to a world since it began: requests that write, its clock, events of the outside world."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from contracts.areas.simulator.scenarios import StepKind as StepKind  # noqa: PLC0414  # handed out here, too

MOST_STEPS = 5000
MOST_BYTES = 4 * 1024 * 1024


@dataclass(frozen=True, slots=True)
class Call:
    """A request as it came; header names are lower case. `is_kept`: the body of an upload is what was kept of it, with
    the files' digests in place of their bytes."""

    method: str
    path: str
    query: list[tuple[str, str]]
    headers: Mapping[str, str]
    body: bytes
    is_kept: bool = False


@dataclass(frozen=True, slots=True)
class Step:
    """One thing that was done, at an instant of the world's time. A request goes with its call and, in
    `fields`, with whose it was and how it ended, secrets included: they are struck out when it is read."""

    kind: StepKind
    at: datetime
    fields: Mapping[str, Any]
    call: Call | None = None


class Recording:
    """The steps since the world began. Of too many the first are kept: the others have no use without them."""

    def __init__(self) -> None:
        self.steps: list[Step] = []
        self.is_complete = True
        self._size = 0

    def add(self, step: Step) -> None:
        size = len(step.call.body) if step.call else 0
        if len(self.steps) >= MOST_STEPS or self._size + size > MOST_BYTES:
            self.is_complete = False
        if self.is_complete:
            self.steps.append(step)
            self._size += size

    def capture(self) -> Recording:
        copy = Recording()
        copy.steps, copy.is_complete, copy._size = list(self.steps), self.is_complete, self._size
        return copy
