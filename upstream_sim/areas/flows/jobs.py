"""Players inside a flow take one step after the other until the last."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import msgspec

from upstream_sim.areas.flows.records import FLOW_PLAYERS, FLOWS, Flow, FlowPlayer
from upstream_sim.core.world.schedule import due
from upstream_sim.core.world.world import Change, World
from upstream_sim.shared.players import PLAYERS, Player

STEP = "flowStep"


def _words(world: World, payload: dict[str, Any]) -> str:
    inside = world.table(FLOW_PLAYERS).get(payload["id"])
    return f"{inside.playerCode} gets “{inside.steps[0].title}”" if inside else "A step of a flow that is over"


@due(STEP, _words)
def step(world: World, payload: dict[str, Any]) -> None:
    """The player takes the next step, and is outside after the last. Who is blocked or deleted leaves at once."""
    inside = world.table(FLOW_PLAYERS).get(payload["id"])
    if inside is None:
        return
    player = world.table(PLAYERS).get(inside.playerCode)
    has_left = player is None or player.isBlocked or player.isDeleted
    with world.change() as change:
        if not has_left and len(inside.steps) > 1:
            inside = change.put(world.table(FLOW_PLAYERS), msgspec.structs.replace(inside, steps=inside.steps[1:]))
            schedule_step(world, inside)
            return
        change.delete(world.table(FLOW_PLAYERS), inside.id)
        flow = world.table(FLOWS).get(inside.flowId)
        if flow is not None and not has_left:
            change.put(world.table(FLOWS), msgspec.structs.replace(flow, playersFinished=flow.playersFinished + 1))


def enter(change: Change, flow: Flow, player: Player) -> FlowPlayer | None:
    """The player at the flow's first step; None for one who is inside already."""
    world = change.world
    table = world.table(FLOW_PLAYERS)
    if table.first(flowId=flow.flowId, playerCode=player.playerCode) is not None:
        return None
    inside = FlowPlayer(
        id=world.new_id_for("flp"),
        flowId=flow.flowId,
        opId=flow.opId,
        playerCode=player.playerCode,
        enteredAt=world.now(),
        steps=flow.steps,
    )
    inside = change.put(table, inside)
    schedule_step(world, inside)
    return inside


def schedule_step(world: World, inside: FlowPlayer) -> None:
    world.schedule(world.now() + timedelta(hours=inside.steps[0].delayHours), STEP, {"id": inside.id})
