"""What was not unlocked in time lapses."""

from __future__ import annotations

from typing import Any

from upstream_sim.areas.bonuses.grants import LAPSE, lapse
from upstream_sim.areas.bonuses.records import GRANTS
from upstream_sim.core.history.audit import PLATFORM
from upstream_sim.core.world.schedule import due
from upstream_sim.core.world.world import World


@due(LAPSE, "What is locked of the bonus {uniuqeId} lapses")
def lapse_grant(world: World, payload: dict[str, Any]) -> None:
    grant = world.table(GRANTS).get(payload["uniuqeId"])
    if grant is not None and grant.locked_cents:
        with world.change(PLATFORM) as change:
            lapse(change, grant)
