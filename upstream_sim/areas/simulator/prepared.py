"""Fresh worlds, as they begin or with a scenario that was played in them before anybody comes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from contracts.areas.simulator.worlds import ClockMode, ScenarioName, WorldForm
from upstream_sim.areas.activity.settings import begin_with
from upstream_sim.core.refusals import ValidationFailed
from upstream_sim.core.serving.events import fire_event
from upstream_sim.core.serving.steps import move_clock
from upstream_sim.core.world.leases import Maker, WorldLease, WorldSource
from upstream_sim.core.world.start import DEFAULT_SEED
from upstream_sim.core.world.world import World
from upstream_sim.shared.control_actions import time_to_live

OWN_START = "A scenario has its own seed and start."

Play = Callable[[World], Iterator[datetime]]
"""What is done to a world by events; the instants that it yields are those to which its clock goes next."""


@dataclass(frozen=True, slots=True)
class Prepared:
    """A scenario: when its world starts, and what then happens there."""

    starts: datetime
    play: Play
    seed: int = DEFAULT_SEED


PREPARED: dict[ScenarioName, Prepared] = {}


def prepares(name: ScenarioName, starts: str) -> Callable[[Play], Play]:
    """Registers what happens in a scenario, whose world starts at an instant, ISO 8601."""

    def register(play: Play) -> Play:
        PREPARED[name] = Prepared(datetime.fromisoformat(starts), play)
        return play

    return register


def act(world: World, kind: str, **fields: Any) -> Any:
    """What an event returns. It is recorded, so that the scenario can be replayed in another world."""
    return fire_event(world, kind, fields)


async def make_fresh(worlds: WorldSource[World], form: WorldForm, maker: Maker | None = None) -> WorldLease[World]:
    """The new world; one of a scenario stands still at its end, and resets go back to that. Raises Conflict for a name
    in use, ValidationFailed for a world too many, and for a scenario with a seed or a start."""
    ttl, prepared = time_to_live(form.ttl), None if form.scenario is None else PREPARED[form.scenario]
    if prepared is not None and (form.seed is not None or form.now is not None):
        raise ValidationFailed("scenario", OWN_START)
    seed, now = (prepared.seed, prepared.starts) if prepared else (form.seed, form.now and form.now.astimezone(UTC))
    lease = await worlds.make_fresh(form.name, seed=seed, now=now, ttl=ttl, maker=maker)
    if prepared is not None:
        try:
            for moment in prepared.play(lease.world):
                await move_clock(lease.world, ClockMode.FROZEN, moment)
        except BaseException:
            worlds.end(form.name)
            raise
        lease.world.set_origin()
    begin_with(lease.world, form.activity, form.staff)
    return lease
