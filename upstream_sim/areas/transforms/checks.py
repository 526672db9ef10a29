"""What stands in the way of a transform, by name."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from contracts.areas.provider_payment import TransferState
from contracts.areas.transactions import TransactionStatus, TransactionType
from contracts.areas.transforms import TransformCheck
from contracts.payment_providers import GatewayOperation, PaymentProvider
from upstream_sim.areas.billing_v2.statement import statement
from upstream_sim.areas.domains_v2.records import CF_ACCOUNTS, ZONES
from upstream_sim.areas.provider_payment.records import ARRIVALS
from upstream_sim.areas.transactions.records import TRANSACTIONS
from upstream_sim.core.world.world import World
from upstream_sim.shared.gateways import PAYMENT_GATEWAYS
from upstream_sim.shared.records import operator_title
from upstream_sim.shared.tenants import OPERATORS, Operator, brands

OPEN = frozenset({TransactionStatus.PENDING, TransactionStatus.IN_PROGRESS})
NO_PARENT = "No parent operator is chosen."


class Result(NamedTuple):
    """A check, and what stands in the way."""

    check: TransformCheck
    blockers: list[str]


def checks_of(world: World, operator: Operator, parent_op_id: str | None) -> list[Result]:
    """Those of the operator that would become a brand of this parent, or of the brand that would leave its own."""
    if operator.parentOpId is None:
        found: dict[TransformCheck, Iterable[str]] = {
            TransformCheck.PARENT_ACTIVE: _parent_faults(world, operator, parent_op_id),
            TransformCheck.NO_BRANDS: (brand.title for brand in brands(world, operator.opId)),
            TransformCheck.NO_DEBT: _debts(world, operator),
            TransformCheck.EMPTY_POOL: _pool(world, operator),
        }
    else:
        found = {
            TransformCheck.OWN_ZONES: _lent_zones(world, operator, operator.parentOpId),
            TransformCheck.OWN_GATEWAYS: _lent_gateways(world, operator, operator.parentOpId),
        }
    return [Result(check, list(blockers)) for check, blockers in found.items()]


def _parent_faults(world: World, operator: Operator, parent_op_id: str | None) -> Iterable[str]:
    parent = world.table(OPERATORS).get(parent_op_id) if parent_op_id else None
    if parent is None:
        yield NO_PARENT
    elif parent.opId == operator.opId:
        yield f"{parent.title} cannot be its own parent."
    elif parent.parentOpId is not None:
        yield f"{parent.title} is a brand."
    elif not parent.isActive:
        yield f"{parent.title} is inactive."


def _debts(world: World, operator: Operator) -> Iterable[str]:
    for year, amount in sorted(statement(world, operator.opId).debts.items()):
        if amount:
            yield f"{year}: {amount:,.2f} USD"


def _pool(world: World, operator: Operator) -> Iterable[str]:
    pool = statement(world, operator.opId).pool
    if pool:
        yield f"{pool:,.2f} USD"
    for arrival in world.table(ARRIVALS).where(opId=operator.opId, state=TransferState.CONFIRMING):
        yield f"{arrival.amount.normalize():f} {arrival.currency} on the way"


def _lent_zones(world: World, brand: Operator, parent_op_id: str) -> Iterable[str]:
    for zone in sorted(world.table(ZONES).where(opId=brand.opId), key=lambda zone: zone.name):
        account = world.table(CF_ACCOUNTS).get(zone.cfAccountCode)
        if account is not None and account.opId == parent_op_id:
            yield f"{zone.name} in {account.title}"


def _lent_gateways(world: World, brand: Operator, parent_op_id: str) -> Iterable[str]:
    """The open withdrawals that the parent's gateways would pay, once: the brand has none of its own."""
    table = world.table(PAYMENT_GATEWAYS)
    tomani = {"operation": GatewayOperation.WITHDRAW, "paymentProvider": PaymentProvider.TOMANI}
    if table.first(opId=brand.opId, **tomani) is not None:
        return
    wanted = {"opId": brand.opId, "transactionType": TransactionType.WITHDRAW, "status": OPEN, "isDeleted": False}
    waiting = sum(row.paymentProvider is PaymentProvider.TOMANI for row in world.table(TRANSACTIONS).where(**wanted))
    if waiting and table.first(opId=parent_op_id, **tomani) is not None:
        yield f"{waiting} through the gateways of {operator_title(world, parent_op_id)}"
