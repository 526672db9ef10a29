"""A new brand starts with its operator's games."""

from __future__ import annotations

import msgspec

from upstream_sim.core.world.change import reacts
from upstream_sim.core.world.world import Change
from upstream_sim.shared.games import ENTRIES, entry_key
from upstream_sim.shared.records import UserRef
from upstream_sim.shared.tenants import OPERATORS, Operator


@reacts(OPERATORS)
def start_with_parents(change: Change, before: Operator | None, after: Operator | None) -> None:
    """Gives a brand that is new its operator's entries."""
    if before is not None or after is None or after.parentOpId is None:
        return
    table, now, by = change.world.table(ENTRIES), change.world.now(), UserRef.of(change.actor)
    for entry in list(table.where(opId=after.parentOpId)):
        own = entry_key(after.opId, entry.gameId)
        change.put(table, msgspec.structs.replace(entry, id=own, opId=after.opId, updatedAt=now, updatedBy=by))
