"""Activating flows, deactivating and deleting them. Who is inside one goes on to its end."""

from __future__ import annotations

from typing import Any

from contracts.areas.flows import FlowKey
from upstream_sim.areas.flows.queries import flow_of, to_wire
from upstream_sim.areas.flows.records import FLOWS
from upstream_sim.core.refusals import AlreadyDecided
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.world.world import World
from upstream_sim.shared.records import change_record, require_revision
from upstream_sim.shared.users import Caller


@handles("flowActivate")
def activate(world: World, caller: Caller, command: Command[None, FlowKey]) -> dict[str, Any]:
    """The flow, which players enter from now on. Raises NotFound, and AlreadyDecided for an active one."""
    return _set_active(world, caller, command.body.flowId, is_active=True)


@handles("flowDeactivate")
def deactivate(world: World, caller: Caller, command: Command[None, FlowKey]) -> dict[str, Any]:
    """The flow, which nobody enters any more. Raises NotFound, and AlreadyDecided for an inactive one."""
    return _set_active(world, caller, command.body.flowId, is_active=False)


@handles("flowDelete")
def delete(world: World, caller: Caller, command: Command[None, FlowKey]) -> None:
    """Raises NotFound, for another tenant's too, and StaleRecord."""
    found = flow_of(world, caller, command.body.flowId)
    require_revision(found, command.revision, to_wire(world, found))
    with caller.change(world) as change:
        change.delete(world.table(FLOWS), found.flowId)


def _set_active(world: World, caller: Caller, flow_id: str, *, is_active: bool) -> dict[str, Any]:
    found = flow_of(world, caller, flow_id)
    if found.isActive is is_active:
        message = f"This flow is {'active' if is_active else 'inactive'} already."
        raise AlreadyDecided(message, to_wire(world, found), found.updatedBy, found.updatedAt)
    with caller.change(world) as change:
        changed = change_record(change, FLOWS, found, isActive=is_active)
    return to_wire(world, changed)
