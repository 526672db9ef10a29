"""When histories check what must hold."""

from __future__ import annotations

import pytest

from upstream_sim.tests.histories import WorldHistories


class Spoilt(WorldHistories):
    is_spoilt = False

    def check(self) -> None:
        assert not self.is_spoilt


def test_what_is_spoilt_shows_after_the_next_change() -> None:
    history = Spoilt()
    history.everything_holds()
    history.is_spoilt = True
    history.everything_holds()
    history.world.advance("PT1H")
    with pytest.raises(AssertionError):
        history.everything_holds()


def test_what_is_spoilt_shows_after_a_branch() -> None:
    history = Spoilt()
    history.everything_holds()
    history.is_spoilt = True
    history.branch()
    with pytest.raises(AssertionError):
        history.everything_holds()


def test_what_is_spoilt_without_a_change_shows_at_the_end() -> None:
    history = Spoilt()
    history.everything_holds()
    history.is_spoilt = True
    history.everything_holds()
    with pytest.raises(AssertionError):
        history.teardown()
