"""The states that a world can go back to: where it began, and what was kept under a label."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from upstream_sim.core.calls.idempotency import IdempotencyKeys
from upstream_sim.core.clock import ClockState
from upstream_sim.core.history.recording import Recording
from upstream_sim.core.refusals import NotFound, ValidationFailed


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A world's own state over its base."""

    tables: dict[str, Any]
    sequences: dict[str, int]
    rng: Any
    clock: ClockState
    keys: IdempotencyKeys
    recording: Recording


class Snapshots:
    """A world's snapshots: at most so many under labels, and the origin that resets go back to."""

    def __init__(self, origin: Snapshot, most: int) -> None:
        self.origin = origin
        self._most = most
        self._by_label: dict[str, Snapshot] = {}

    @property
    def labels(self) -> list[str]:
        return list(self._by_label)

    def require_room(self, label: str) -> None:
        """Raises ValidationFailed for one snapshot too many."""
        if label not in self._by_label and len(self._by_label) >= self._most:
            text = f"A world has at most {self._most} snapshots. Replace one under its label."
            raise ValidationFailed("label", text)

    def keep(self, label: str, state: Snapshot) -> None:
        """Keeps a state in place of what the label had."""
        self._by_label[label] = state

    def get(self, label: str) -> Snapshot:
        """Raises NotFound for an unknown label."""
        if label not in self._by_label:
            raise NotFound(f"There is no snapshot {label}.")
        return self._by_label[label]
