"""The list of flows, and one of them."""

from __future__ import annotations

from collections import Counter
from typing import Any

from contracts.areas.flows import FlowPath, FlowsQuery
from upstream_sim.areas.flows.records import FLOW_PLAYERS, FLOWS, Flow
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.tables.schema import Contains
from upstream_sim.core.world.world import World
from upstream_sim.shared.records import (
    operator_title,
    page_to_wire,
    queried_tenants,
    record_to_wire,
    visible_record,
    without_none,
)
from upstream_sim.shared.users import Caller

FLOW_GONE = "Flow not found. It may have been deleted in the meantime."


@handles("flows")
def flows(world: World, caller: Caller, command: Command[FlowsQuery]) -> dict[str, Any]:
    """Raises ValidationFailed for an unknown sort."""
    query = command.query
    title = (query.title or "").strip()
    filters = {
        "opId": queried_tenants(world, caller, query),
        "trigger": query.trigger,
        "isActive": query.isActive,
        "title": Contains(title) if title else None,
    }
    page = world.table(FLOWS).page(without_none(filters), query.sort, query.page, query.limit)
    return page_to_wire(page, lambda flow: to_wire(world, flow))


@handles("flow")
def flow(world: World, caller: Caller, command: Command[None, None, FlowPath]) -> dict[str, Any]:
    """Raises NotFound, for another tenant's too."""
    return to_wire(world, flow_of(world, caller, command.path.flowId))


def flow_of(world: World, caller: Caller, flow_id: str) -> Flow:
    """The flow. Raises NotFound, for another tenant's too."""
    return visible_record(world, caller, FLOWS, flow_id.strip(), FLOW_GONE)


def to_wire(world: World, flow: Flow) -> dict[str, Any]:
    """`Flow` on the wire: each step with who waits for it."""
    waiting = Counter(len(each.steps) for each in world.table(FLOW_PLAYERS).where(flowId=flow.flowId))
    shown = record_to_wire(flow)
    steps = [{**step, "playersWaiting": waiting[len(flow.steps) - at]} for at, step in enumerate(shown["steps"])]
    return {
        **shown,
        "opTitle": operator_title(world, flow.opId),
        "steps": steps,
        "playersInside": waiting.total(),
    }
