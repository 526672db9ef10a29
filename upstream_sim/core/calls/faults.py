"""Faults on purpose, per operation: late, failed, cut, garbled and dropped answers."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from contracts.areas.simulator.faults import FaultKind as FaultKind  # noqa: PLC0414  # handed out here, too
from contracts.operation import Dialect
from upstream_sim.core.calls.answers import Answer
from upstream_sim.core.calls.limits import Limits
from upstream_sim.core.clock import RealTime
from upstream_sim.core.refusals import ValidationFailed

EVERY_OPERATION = "*"


@dataclass(slots=True)
class Fault:
    """`first`: only the first n calls; `every`: every nth call; neither: all calls. `until` is in real seconds."""

    operation: str
    kind: FaultKind
    delayMs: int = 0
    dialect: Dialect | None = None
    http: int = 500
    status: str = "INTERNAL_ERROR"
    messages: tuple[str, ...] = ()
    first: int | None = None
    every: int | None = None
    until: float | None = None
    id: int = 0
    calls: int = 0

    def matches(self) -> bool:
        """Counts a call and says whether the fault applies to it."""
        self.calls += 1
        early = self.first is None or self.calls <= self.first
        return early and (self.every is None or self.calls % self.every == 0)

    @property
    def answer(self) -> Answer:
        return Answer(None, self.messages, success=False, http=self.http, status=self.status)


class Faults:
    """The faults of a world, at most `most` at once."""

    def __init__(self, real: RealTime, most: int = Limits.faults) -> None:
        self._real = real
        self._most = most
        self._faults: dict[int, Fault] = {}
        self._made = 0

    def add(self, fault: Fault) -> Fault:
        """The fault, numbered. Raises ValidationFailed for one too many."""
        if len(self.all()) >= self._most:
            raise ValidationFailed("operation", f"A world has at most {self._most} faults. Clear some of them first.")
        self._made += 1
        fault.id = self._made
        self._faults[fault.id] = fault
        return fault

    def all(self) -> list[Fault]:
        now = self._real()
        self._faults = {
            number: fault for number, fault in self._faults.items() if fault.until is None or fault.until > now
        }
        return list(self._faults.values())

    def clear(self, operation: str | None = None) -> None:
        """Ends the faults of an operation, or all of them."""
        self._faults = {
            number: fault
            for number, fault in self._faults.items()
            if operation is not None and fault.operation != operation
        }

    def matching(self, operation: str) -> dict[FaultKind, Fault]:
        """The faults that apply to this call, one of each kind."""
        found = [fault for fault in self.all() if fault.operation in (operation, EVERY_OPERATION)]
        return by_kind(fault for fault in found if fault.matches())


def by_kind(faults: Iterable[Fault]) -> dict[FaultKind, Fault]:
    return {fault.kind: fault for fault in faults}
