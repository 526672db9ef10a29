"""Machines that do things in a world of their own, and one that goes back to what was, and goes on elsewhere."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import ClassVar

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule

from upstream_sim import testing
from upstream_sim.core.refusals import NotFound
from upstream_sim.core.world.world import Change, World

PICKS = st.integers(0, 5)
LABELS = st.sampled_from(["a", "b"])


class _Undone(Exception):
    """Raised by a change that fails at its end."""


class CheckedHistories(RuleBasedStateMachine):
    """What must hold is checked after each act that changed the world, and where a history ends: an act that changed
    nothing may have spoilt what is kept beside the records, which shows at the next of these checks."""

    world: World

    def __init__(self) -> None:
        super().__init__()
        self._checked: tuple[World, str] | None = None
        self._is_due = False

    def check(self) -> None:
        """Raises AssertionError for what does not hold."""
        raise NotImplementedError

    @invariant()
    def everything_holds(self) -> None:
        state = self.world, self.world.digest()
        self._is_due = state == self._checked
        if not self._is_due:
            self.check()
            self._checked = state

    def teardown(self) -> None:
        if self._is_due:
            self.check()


class WorldHistories(CheckedHistories):
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
