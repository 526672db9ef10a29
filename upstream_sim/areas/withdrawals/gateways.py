"""Tomani's gateways at each operator and brand."""

from __future__ import annotations

import msgspec

from contracts.areas.activities import ActivityArea
from upstream_sim.core.refusals import ValidationFailed
from upstream_sim.core.tables.declarations import AuditSpec
from upstream_sim.core.tables.schema import Schema
from upstream_sim.core.world.world import World
from upstream_sim.shared.tenants import OPERATORS


class Gateway(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    uuid: str
    opId: str
    provider: str
    title: str
    revision: int = 1


TOMANI_GATEWAYS = Schema(
    name="tomaniGateways",
    record=Gateway,
    key="uuid",
    bitmaps=("opId",),
    audit=AuditSpec(area=ActivityArea.GATEWAYS, kind="Tomani gateway", title=lambda gateway: gateway.title),
)


def gateways_of(world: World, op_id: str) -> list[Gateway]:
    """The operator's or brand's own, else its parent's."""
    table, operator = world.table(TOMANI_GATEWAYS), world.table(OPERATORS).get(op_id)
    own = list(table.where(opId=op_id))
    if own or operator is None or operator.parentOpId is None:
        return own
    return list(table.where(opId=operator.parentOpId))


def gateway_of(world: World, op_id: str, uuid: str) -> Gateway:
    """The operator's gateway. Raises ValidationFailed for another."""
    found = next((gateway for gateway in gateways_of(world, op_id) if gateway.uuid == uuid), None)
    if found is None:
        raise ValidationFailed("gatewayUuid", "This gateway does not belong to the operator.")
    return found
