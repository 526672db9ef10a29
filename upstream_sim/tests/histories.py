"""A machine that does things in a world of its own, goes back to what was, and goes on elsewhere."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import ClassVar

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, rule

from upstream_sim import testing
from upstream_sim.core.refusals import NotFound
from upstream_sim.core.world import Change

PICKS = st.integers(0, 5)
LABELS = st.sampled_from(["a", "b"])


class _Undone(Exception):
    """Raised by a change that fails at its end."""


class WorldHistories(RuleBasedStateMachine):
    """`refusals` are the ones that a change may end with."""

    refusals: ClassVar[tuple[type[Exception], ...]] = ()

    def __init__(self) -> None:
        super().__init__()
        self.world = testing.world()

    def change(self, fails: bool, do: Callable[[Change], object]) -> None:
        """Commits what is done; nothing of it if it `fails` or is refused."""
        with suppress(_Undone, *self.refusals), self.world.change() as change:
            do(change)
            if fails:
                raise _Undone

    @rule(label=LABELS)
    def snapshot(self, label: str) -> None:
        self.world.snapshot(label)

    @rule(label=LABELS)
    def restore(self, label: str) -> None:
        with suppress(NotFound):
            self.world.restore(label)

    @rule()
    def reset(self) -> None:
        self.world.reset()

    @rule()
    def branch(self) -> None:
        self.world = self.world.branch("branch")
