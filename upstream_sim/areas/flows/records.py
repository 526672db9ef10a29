"""Flows, and who is inside one, as the world keeps them."""

from __future__ import annotations

from datetime import datetime

import msgspec

from contracts.areas.activities import ActivityArea
from contracts.areas.flows import FlowStepType, FlowTrigger
from upstream_sim.core.history.audit import PLATFORM
from upstream_sim.core.tables.declarations import AuditSpec
from upstream_sim.core.tables.schema import Schema
from upstream_sim.shared.records import UserRef


class Step(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    type: FlowStepType
    title: str
    delayHours: int


class Flow(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A flow of one operator or brand; `playersFinished` counts players who took every step."""

    flowId: str
    opId: str
    title: str
    trigger: FlowTrigger
    steps: tuple[Step, ...]
    isActive: bool
    createdAt: datetime
    updatedAt: datetime
    updatedBy: UserRef = UserRef.of(PLATFORM)
    playersFinished: int = 0
    revision: int = 1


class FlowPlayer(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A player inside a flow, with the steps to come: they stay as they were, whatever becomes of the flow."""

    id: str
    flowId: str
    opId: str
    playerCode: str
    enteredAt: datetime
    steps: tuple[Step, ...]


FLOWS = Schema(
    name="flows",
    record=Flow,
    key="flowId",
    bitmaps=("opId", "trigger", "isActive"),
    sorts=("createdAt", "updatedAt", "title"),
    parts=("title",),
    audit=AuditSpec(area=ActivityArea.OPERATORS, kind="Flow", title=lambda flow: flow.title),
    counters=("playersFinished",),
)
FLOW_PLAYERS = Schema(name="flowPlayers", record=FlowPlayer, arrays=("flowId", "playerCode"))
