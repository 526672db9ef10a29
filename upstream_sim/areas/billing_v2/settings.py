"""An operator's invoice settings: what its invoices charge unless a form overrides them."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

from contracts.areas.billing_v2_settings import InvoiceSettingsForm, SettingsQuery
from upstream_sim.areas.billing_v2.operators import parent_operator
from upstream_sim.areas.billing_v2.records import SETTINGS, InvoiceSettings
from upstream_sim.areas.billing_v2.terms import costs_of
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.world.world import Change, World
from upstream_sim.shared.records import UserRef, record_to_wire, require_revision
from upstream_sim.shared.tenants import Operator
from upstream_sim.shared.users import Caller

DEFAULTS: dict[str, Any] = {
    "casinoGGRPercentage": Decimal(10),
    "sportGGRPercentage": Decimal(10),
    "premiumSportInUSD": Decimal(0),
    "premiumBotInUSD": Decimal(0),
    "minMonthlyFeeInUSD": Decimal(3000),
    "additionalCosts": (),
}
"""What the platform charges an operator until it agrees on something else."""


@handles("billingV2InvoiceSettings")
def settings(world: World, _: Caller, command: Command[SettingsQuery]) -> Any:
    """The settings, or None. Raises ValidationFailed for an unknown `opId` and for a brand's."""
    operator = parent_operator(world, command.query.opId)
    found = world.table(SETTINGS).get(operator.opId)
    return None if found is None else _to_wire(found)


@handles("billingV2InvoiceSettingsUpdate")
def update(world: World, caller: Caller, command: Command[None, InvoiceSettingsForm]) -> Any:
    """The new settings. Raises ValidationFailed and StaleRecord."""
    form = command.body
    operator = parent_operator(world, form.opId)
    table = world.table(SETTINGS)
    present = table.get(operator.opId)
    if present is not None:
        # Who names no revision saw no settings: somebody made these since.
        require_revision(present, command.revision or 0, _to_wire(present))
    with caller.change(world) as change:
        settled = InvoiceSettings(
            opId=operator.opId,
            casinoGGRPercentage=form.casinoGGRPercentage,
            sportGGRPercentage=form.sportGGRPercentage,
            premiumSportInUSD=form.premiumSportInUSD,
            premiumBotInUSD=form.premiumBotInUSD,
            minMonthlyFeeInUSD=form.minMonthlyFeeInUSD,
            additionalCosts=costs_of(form.additionalCosts),
            updatedAt=world.now(),
            updatedBy=UserRef.of(caller.actor),
        )
        settled = change.put(table, settled)
    return _to_wire(settled)


def open_settings(change: Change, operator: Operator) -> int:
    """How many settings a new operator has: those that it had as one before, else the platform's."""
    table, by = change.world.table(SETTINGS), UserRef.of(change.actor)
    if table.get(operator.opId) is None:
        change.put(table, InvoiceSettings(opId=operator.opId, updatedAt=change.world.now(), updatedBy=by, **DEFAULTS))
    return 1


def _to_wire(found: InvoiceSettings) -> dict[str, Any]:
    return record_to_wire(found, hidden=("updatedBy",))
