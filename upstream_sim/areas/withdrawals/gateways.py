"""The gateways by which Tomani pays an operator's or brand's withdrawals."""

from __future__ import annotations

from contracts.payment_providers import GatewayOperation, GatewayVersion, PaymentProvider
from upstream_sim.areas.transactions.records import Transaction
from upstream_sim.core.refusals import ValidationFailed
from upstream_sim.core.world.world import World
from upstream_sim.shared.gateways import PaymentGateway, gateways_of
from upstream_sim.shared.tenants import operator_of

NOT_THEIRS = "This gateway does not belong to the operator."
IS_OFF = "This gateway is off. It pays only what was requested by it."


def tomani_gateways_of(world: World, op_id: str) -> list[PaymentGateway]:
    """The operator's or brand's own, else its parent's, those that are off included. Raises NotFound."""
    found = gateways_of(world, operator_of(world, op_id), GatewayOperation.WITHDRAW, PaymentProvider.TOMANI)
    return [gateway for gateway in found if gateway.version is GatewayVersion.V2]


def tomani_gateway_for(world: World, transaction: Transaction, uuid: str) -> PaymentGateway:
    """The operator's gateway. Raises ValidationFailed for another, and for one that is off, unless the withdrawal was
    requested by it."""
    found = next((each for each in tomani_gateways_of(world, transaction.opId) if each.uuid == uuid), None)
    if found is None:
        raise ValidationFailed("gatewayUuid", NOT_THEIRS)
    if not found.isActive and found.uuid != transaction.gatewayUuid:
        raise ValidationFailed("gatewayUuid", IS_OFF)
    return found
