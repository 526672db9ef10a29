"""Creating and deleting gateways, of both generations."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from contracts.areas.gateway_instances import GatewayCreate, GatewayRemoval, InstanceCreate, InstanceRemoval
from contracts.areas.gateways import GatewayTexts
from contracts.payment_providers import (
    SINGLE,
    GatewayCategory,
    GatewayOperation,
    GatewayProvider,
    GatewayVersion,
    category_of,
    payment_provider_of,
)
from upstream_sim.areas.gateways.queries import GONE, open_count
from upstream_sim.areas.gateways.wire import to_wire
from upstream_sim.core.refusals import Conflict, NotFound, RecordLocked, ValidationFailed
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.world.world import World
from upstream_sim.shared.gateways import PAYMENT_GATEWAYS, PaymentGateway
from upstream_sim.shared.records import UserRef, require_revision, visible_record
from upstream_sim.shared.tenants import Operator, operator_of, require_present
from upstream_sim.shared.users import Caller

NOT_ALLOWED = "The operator is not allowed this gateway."
ONE_INSTANCE = "{title} has one instance of this provider already: {name}."
IN_USE = "Open transactions that go through this gateway: {count}. Switch it off; delete it when they are decided."
V1, V2 = GatewayVersion.V1, GatewayVersion.V2


def create_handler(operation: GatewayOperation) -> Callable[[World, Caller, Command[None, GatewayCreate]], Any]:
    """The handler that creates gateways of the second generation."""

    def call(world: World, caller: Caller, command: Command[None, GatewayCreate]) -> dict[str, Any]:
        form = command.body
        category = form.category or category_of(form.provider)
        fields = {name: texts_of(getattr(form, name)) for name in ("title", "subtitle", "description")}
        made = _create(world, caller, form.opId, operation, V2, category, form.provider, order=form.order, **fields)
        return {"uuid": made.uuid}

    return call


def delete_handler(operation: GatewayOperation) -> Callable[[World, Caller, Command[None, GatewayRemoval]], None]:
    """The handler that deletes gateways of the second generation."""

    def call(world: World, caller: Caller, command: Command[None, GatewayRemoval]) -> None:
        found = own_gateway(world, caller, command.body.uuid, command.body.opId)
        if (found.version, found.operation) != (V2, operation):
            raise NotFound(GONE)
        _delete(world, caller, found, command.revision)

    return call


handles("depositGatewayCreate")(create_handler(GatewayOperation.DEPOSIT))
handles("withdrawGatewayCreate")(create_handler(GatewayOperation.WITHDRAW))
handles("depositGatewayDelete")(delete_handler(GatewayOperation.DEPOSIT))
handles("withdrawGatewayDelete")(delete_handler(GatewayOperation.WITHDRAW))


@handles("gatewayInstanceCreate")
def create_instance(world: World, caller: Caller, command: Command[None, InstanceCreate]) -> dict[str, Any]:
    """Raises ValidationFailed for a provider that the operator is not allowed, and Conflict for a second instance."""
    form = command.body
    made = _create(world, caller, form.opId, form.operation, V1, form.category, form.provider)
    return {"_id": made.uuid}


@handles("gatewayInstanceDelete")
def delete_instance(world: World, caller: Caller, command: Command[None, InstanceRemoval]) -> None:
    """Raises NotFound, StaleRecord, and RecordLocked for one with open transactions."""
    found = own_gateway(world, caller, command.body.id, command.body.opId)
    if found.version is not V1:
        raise NotFound(GONE)
    _delete(world, caller, found, command.revision)


def own_gateway(world: World, caller: Caller, uuid: str, op_id: str | None) -> PaymentGateway:
    """The named tenant's gateway, or the caller's own tenant's. Raises NotFound for another's."""
    return visible_record(world, caller, PAYMENT_GATEWAYS, uuid, GONE, op_id=op_id or caller.identity.opId)


def texts_of(texts: GatewayTexts) -> dict[str, str]:
    """The texts that are not blank, by language."""
    given = {name: (getattr(texts, name) or "").strip() for name in GatewayTexts.model_fields}
    return {name: text for name, text in given.items() if text}


def require_allowed(operator: Operator, operation: GatewayOperation, category: GatewayCategory, provider: Any) -> None:
    """Raises ValidationFailed for a provider that is not among the operator's allowed gateways."""
    is_deposit = operation is GatewayOperation.DEPOSIT
    allowed = operator.depositGateways if is_deposit else operator.withdrawGateways
    if payment_provider_of(category, provider) not in allowed:
        raise ValidationFailed("provider", NOT_ALLOWED)


def _create(
    world: World,
    caller: Caller,
    op_id: str | None,
    operation: GatewayOperation,
    version: GatewayVersion,
    category: GatewayCategory,
    provider: GatewayProvider,
    **more: Any,
) -> PaymentGateway:
    """The new gateway, which is off. Raises ValidationFailed for a provider that the operator is not allowed, and
    Conflict, with the first, for a second instance."""
    operator = operator_of(world, op_id or caller.identity.opId)
    require_present(operator)
    require_allowed(operator, operation, category, provider)
    _require_single(world, operator, operation, version, category, provider)
    now = world.now()
    with caller.change(world) as change:
        made = PaymentGateway(
            uuid=world.new_uuid("gateway"),
            opId=operator.opId,
            operation=operation,
            version=version,
            category=category,
            provider=provider,
            paymentProvider=payment_provider_of(category, provider),
            createdAt=now,
            updatedAt=now,
            updatedBy=UserRef.of(change.actor),
            **{"title": {}, **more},
        )
        return change.put(world.table(PAYMENT_GATEWAYS), made)


def _require_single(
    world: World,
    operator: Operator,
    operation: GatewayOperation,
    version: GatewayVersion,
    category: GatewayCategory,
    provider: GatewayProvider,
) -> None:
    """Raises Conflict where the operator has an instance of a provider of which it may have one."""
    if category not in SINGLE:
        return
    own = {"opId": operator.opId, "operation": operation, "version": version}
    first = world.table(PAYMENT_GATEWAYS).first(**own, category=category, provider=provider)
    if first is not None:
        raise Conflict(ONE_INSTANCE.format(title=operator.title, name=first.name), {"uuid": first.uuid})


def _delete(world: World, caller: Caller, gateway: PaymentGateway, revision: int | None) -> None:
    """Raises StaleRecord, and RecordLocked for a gateway with open transactions, with their number."""
    require_revision(gateway, revision, to_wire(world, gateway))
    count = open_count(world, gateway)
    if count:
        raise RecordLocked(IN_USE.format(count=count), {"openCount": count})
    with caller.change(world) as change:
        change.delete(world.table(PAYMENT_GATEWAYS), gateway.uuid)
