"""What areas register as live activity is each one's own, and changes nothing of what others do."""

from __future__ import annotations

import pytest

from contracts.areas.activity import ActivityMode
from upstream_sim import testing
from upstream_sim.areas.activity import agenda
from upstream_sim.areas.activity.agenda import Planned, agenda_of
from upstream_sim.core.rng import Rng
from upstream_sim.core.world.world import World
from upstream_sim.shared import live
from upstream_sim.shared.live import by_players, by_tenants
from upstream_sim.testing import NOW


@pytest.fixture(autouse=True)
def registered_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "BY_PLAYERS", {**live.BY_PLAYERS})
    monkeypatch.setattr(live, "BY_TENANTS", {**live.BY_TENANTS})
    monkeypatch.setattr(agenda, "BY_PLAYERS", live.BY_PLAYERS)


def nothing(world: World, rng: Rng, subject: str) -> None:
    """Does nothing."""


def planned() -> list[Planned]:
    steps = agenda_of(testing.world(), NOW.date(), ActivityMode.BUSY)
    while True:
        try:
            next(steps)
        except StopIteration as done:
            return list(done.value.events)


def test_a_further_kind_changes_nothing_of_what_others_do() -> None:
    before = planned()
    free = max(action.draw for action in live.BY_PLAYERS.values()) + 1
    by_players("sample", rate=0.5, draw=free)(nothing)
    after = planned()
    assert [event for event in after if event.kind != "sample"] == before
    assert len(after) > len(before)


def test_kinds_and_draws_are_registered_once() -> None:
    free = len(live.BY_PLAYERS)
    with pytest.raises(ValueError, match=f"the draw 0 is that of bet; {free} is free"):
        by_players("sample", rate=0.1, draw=0)
    with pytest.raises(ValueError, match="transfer is live already"):
        by_players("transfer", rate=0.1, draw=free)
    with pytest.raises(ValueError, match="bet is live already"):
        by_tenants("bet", rate=lambda _tenant, _players: 1)
