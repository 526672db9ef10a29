"""Editing, switching and ordering gateways, and setting their credentials."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from contracts.areas.gateways import LAST_ORDER, CredentialsEdit, GatewayEdit, GatewayOrdering, GatewaySwitch
from contracts.payment_providers import UNPROVEN
from upstream_sim.areas.gateways.instances import own_gateway, require_allowed, texts_of
from upstream_sim.areas.gateways.tags import operator_tags_of
from upstream_sim.areas.gateways.wire import to_wire
from upstream_sim.core.refusals import ValidationFailed
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.world.world import World
from upstream_sim.shared.gateways import PAYMENT_GATEWAYS, PaymentGateway
from upstream_sim.shared.records import change_record, require_revision
from upstream_sim.shared.tenants import operator_of
from upstream_sim.shared.users import Caller

TWICE = "Choose each once."
NO_TAG = "The operator has no such tag: {tags}."
NO_CREDENTIALS = "Players pay by hand here: there are no credentials."
NONE_GIVEN = "Enter at least one of the credentials."
OF_SEVERAL = "Only gateways of one operation and generation can be put in order."
TOO_HIGH = f"The last number would be above {LAST_ORDER}."


@handles("gatewayEdit")
def edit(world: World, caller: Caller, command: Command[None, GatewayEdit]) -> dict[str, Any]:
    """Raises NotFound, StaleRecord, and ValidationFailed for what is chosen twice and for tags that the operator does
    not have."""
    form = command.body
    gateway = own_gateway(world, caller, form.uuid, form.opId)
    require_revision(gateway, command.revision, to_wire(world, gateway))
    for name in ("currencies", "countries", "tags"):
        _require_once(name, getattr(form, name))
    with caller.change(world) as change:
        edited = change_record(
            change,
            PAYMENT_GATEWAYS,
            gateway,
            order=form.order,
            minAmount=form.minAmount,
            maxAmount=form.maxAmount,
            fixedFee=form.fixedFee,
            feePercentage=form.feePercentage,
            margin=form.margin,
            currencies=tuple(code.value for code in form.currencies),
            countries=tuple(form.countries),
            tags=_known_tags(world, gateway, form.tags),
            **{name: texts_of(getattr(form, name)) for name in ("title", "subtitle", "description")},
        )
    return to_wire(world, edited)


@handles("gatewaySwitch")
def switch(world: World, caller: Caller, command: Command[None, GatewaySwitch]) -> dict[str, Any]:
    """Off, it takes no new requests; what is open goes on by it. Raises NotFound, StaleRecord, and ValidationFailed for
    one that the operator is not allowed any more."""
    form = command.body
    gateway = own_gateway(world, caller, form.uuid, form.opId)
    require_revision(gateway, command.revision, to_wire(world, gateway))
    if form.isActive:
        operator = operator_of(world, gateway.opId)
        require_allowed(operator, gateway.operation, gateway.category, gateway.provider)
    with caller.change(world) as change:
        switched = change_record(change, PAYMENT_GATEWAYS, gateway, isActive=form.isActive)
    return to_wire(world, switched)


@handles("gatewayCredentials")
def set_credentials(world: World, caller: Caller, command: Command[None, CredentialsEdit]) -> dict[str, Any]:
    """The gateway, which names those that are set. Raises NotFound, StaleRecord, and ValidationFailed where none are
    given, or the provider has none."""
    form = command.body
    gateway = own_gateway(world, caller, form.uuid, form.opId)
    require_revision(gateway, command.revision, to_wire(world, gateway))
    if gateway.provider in UNPROVEN:
        raise ValidationFailed("credentials", NO_CREDENTIALS)
    given = {name: (value or "").strip() for name, value in form.credentials.model_dump().items()}
    kept = {name: value for name, value in given.items() if value}
    if not kept:
        raise ValidationFailed("credentials", NONE_GIVEN)
    with caller.change(world) as change:
        changed = change_record(change, PAYMENT_GATEWAYS, gateway, credentials={**gateway.credentials, **kept})
    return to_wire(world, changed)


@handles("gatewaysReorder")
def reorder(world: World, caller: Caller, command: Command[None, GatewayOrdering]) -> dict[str, int]:
    """How many have another number now. Raises NotFound, StaleRecord, and ValidationFailed for gateways that do not
    belong together."""
    form = command.body
    _require_once("gateways", [each.uuid for each in form.gateways])
    rows = [own_gateway(world, caller, each.uuid, form.opId) for each in form.gateways]
    for row, each in zip(rows, form.gateways, strict=True):
        require_revision(row, each.revision, to_wire(world, row))
    if len({(row.operation, row.version) for row in rows}) > 1:
        raise ValidationFailed("gateways", OF_SEVERAL)
    orders = rising(sorted(row.order for row in rows))
    if orders[-1] > LAST_ORDER:
        raise ValidationFailed("gateways", TOO_HIGH)
    moved = [(row, order) for row, order in zip(rows, orders, strict=True) if row.order != order]
    if moved:
        with caller.change(world) as change:
            for row, order in moved:
                change_record(change, PAYMENT_GATEWAYS, row, order=order)
    return {"changed": len(moved)}


def rising(orders: Sequence[int]) -> list[int]:
    """Sorted numbers, each raised where it is not above the one before."""
    found: list[int] = []
    for order in orders:
        found.append(max(order, found[-1] + 1) if found else order)
    return found


def _known_tags(world: World, gateway: PaymentGateway, tags: Sequence[str]) -> tuple[str, ...]:
    """The tags as the operator has them. Raises ValidationFailed for others, unless the gateway has them already."""
    known = {tag.casefold(): tag for tag in (*gateway.tags, *operator_tags_of(world, gateway.opId))}
    unknown = [tag for tag in tags if tag.strip().casefold() not in known]
    if unknown:
        raise ValidationFailed("tags", NO_TAG.format(tags=", ".join(unknown)))
    return tuple(known[tag.strip().casefold()] for tag in tags)


def _require_once(name: str, chosen: Sequence[str]) -> None:
    """Raises ValidationFailed."""
    if len({each.strip().casefold() for each in chosen}) < len(chosen):
        raise ValidationFailed(name, TWICE)
