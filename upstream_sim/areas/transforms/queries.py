"""What a transform would find and keep."""

from __future__ import annotations

from typing import Any

from contracts.areas.transforms import TransformQuery
from upstream_sim.areas.transforms.changes import changes_of
from upstream_sim.areas.transforms.checks import Result, checks_of
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.world.world import World
from upstream_sim.shared.players import PLAYERS
from upstream_sim.shared.records import operator_title
from upstream_sim.shared.tenants import operator_of, require_present
from upstream_sim.shared.users import USERS, Caller


@handles("transformPreview")
def preview(world: World, _caller: Caller, command: Command[TransformQuery]) -> dict[str, Any]:
    """Raises NotFound, and RecordLocked for a deleted brand."""
    query = command.query
    operator = operator_of(world, query.opId)
    require_present(operator)
    parent = operator.parentOpId or query.parentOpId
    found = checks_of(world, operator, query.parentOpId)
    return {
        "opId": operator.opId,
        "opTitle": operator.title,
        "isBrand": operator.parentOpId is not None,
        "parentOpId": parent,
        "parentOpTitle": operator_title(world, parent) if parent else None,
        "checks": checks_to_wire(found),
        "isPossible": not any(result.blockers for result in found),
        "changes": changes_of(world, operator, None if operator.parentOpId else parent),
        "playersKept": world.table(PLAYERS).count(opId=operator.opId, isDeleted=False),
        "accountsSignedOut": world.table(USERS).count(opId=operator.opId),
    }


def checks_to_wire(found: list[Result]) -> list[dict[str, Any]]:
    """`TransformCheckResult` on the wire, each."""
    return [result._asdict() for result in found]
