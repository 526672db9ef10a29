"""New brands, and the end of one."""

from __future__ import annotations

from typing import Any

from contracts.areas.brands import BrandDraft, BrandKey
from contracts.texts import OPERATOR_NOT_FOUND
from upstream_sim.areas.brands.deletion_blockers import blockers_of, in_words
from upstream_sim.areas.brands.queries import brand_of
from upstream_sim.areas.operators.commands import general_fields
from upstream_sim.areas.operators.wire import to_wire
from upstream_sim.core.refusals import RecordLocked, ValidationFailed
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.world.world import World
from upstream_sim.shared.active_times import keep_active_change
from upstream_sim.shared.records import UserRef, change_record, require_revision
from upstream_sim.shared.tenants import OPERATORS, Operator, operator_of
from upstream_sim.shared.tron import tron_address
from upstream_sim.shared.users import Caller

CODE_TAKEN = "This code is or was another operator’s or brand’s."
RESERVED = frozenset({"default"})
NOT_ACTIVE = "{} is inactive; only an active operator gets new brands."
STILL_OPEN = "{} cannot be deleted: {}."


@handles("brandCreate")
def create(world: World, caller: Caller, command: Command[None, BrandDraft]) -> dict[str, Any]:
    """The brand, with its operator's currencies and gateways. Raises NotFound, and ValidationFailed for a code that was
    used, a brand's own brand, and an inactive operator."""
    form = command.body
    operator = operator_of(world, form.opId)
    if operator.parentOpId is not None:
        raise ValidationFailed("opId", OPERATOR_NOT_FOUND)
    if not operator.isActive:
        raise ValidationFailed("opId", NOT_ACTIVE.format(operator.title))
    table, now = world.table(OPERATORS), world.now()
    if form.code in RESERVED or table.get(form.code) is not None:
        raise ValidationFailed("code", CODE_TAKEN)
    fields = general_fields(world, form, None)
    with caller.change(world) as change:
        brand = Operator(
            opId=form.code,
            parentOpId=operator.opId,
            isActive=True,
            allowedCurrenciesToPlay=operator.allowedCurrenciesToPlay,
            additionalTopupCurrencies=operator.additionalTopupCurrencies,
            walletAddress=tron_address(f"{world.seed}:{form.code}"),
            dailyTopupLimitInUSD=operator.dailyTopupLimitInUSD,
            depositGateways=operator.depositGateways,
            withdrawGateways=operator.withdrawGateways,
            createdAt=now,
            updatedAt=now,
            updatedBy=UserRef.of(caller.actor),
            **fields,
        )
        change.put(table, brand)
    return to_wire(world, brand)


@handles("brandDelete")
def delete(world: World, caller: Caller, command: Command[BrandKey]) -> None:
    """Deletes it softly. Raises NotFound, StaleRecord, and RecordLocked while anything is open there."""
    brand = brand_of(world, command.query.opId)
    require_revision(brand, command.revision, to_wire(world, brand))
    open_there = in_words(blockers_of(world, brand.opId))
    if open_there:
        raise RecordLocked(STILL_OPEN.format(brand.title, open_there))
    with caller.change(world) as change:
        keep_active_change(change, brand, is_active=False)
        change_record(change, OPERATORS, brand, isDeleted=True, isActive=False)
