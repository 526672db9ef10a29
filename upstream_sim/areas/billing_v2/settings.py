"""An operator's invoice settings: what its invoices are charged by unless a form overrides them."""

from __future__ import annotations

from typing import Any

import msgspec

from contracts.areas.billing_v2 import InvoiceSettingsForm
from upstream_sim.areas.billing_v2.operators import parent_operator
from upstream_sim.areas.billing_v2.records import SETTINGS, InvoiceSettings, Who
from upstream_sim.areas.billing_v2.revisions import require_seen
from upstream_sim.areas.billing_v2.showing import AS_THEY_ARE
from upstream_sim.areas.billing_v2.terms import costs_of
from upstream_sim.people import Caller
from upstream_sim.serving import Command, serves
from upstream_sim.world import World


@serves("billingV2InvoiceSettings")
def settings(world: World, _: Caller, command: Command) -> Any:
    """The settings, or None. Raises Invalid422 for an `opId` that is no operator's or a brand's."""
    operator = parent_operator(world, command.query.opId)
    found = world.table(SETTINGS).get(operator.opId)
    return None if found is None else _shown(found)


@serves("billingV2InvoiceSettingsUpdate")
def update(world: World, caller: Caller, command: Command) -> Any:
    """The settings as they stand then. Raises Invalid422 and StaleRecord."""
    form: InvoiceSettingsForm = command.body
    operator = parent_operator(world, form.opId)
    table = world.table(SETTINGS)
    present = table.get(operator.opId)
    if present is not None:
        require_seen(present, command.revision, _shown(present))
    with world.change(caller.actor, caller.request_id) as change:
        settled = InvoiceSettings(
            opId=operator.opId,
            casinoGGRPercentage=form.casinoGGRPercentage,
            sportGGRPercentage=form.sportGGRPercentage,
            premiumSportInUSD=form.premiumSportInUSD,
            premiumBotInUSD=form.premiumBotInUSD,
            minMonthlyFeeInUSD=form.minMonthlyFeeInUSD,
            additionalCosts=costs_of(form.additionalCosts),
            updatedAt=world.now(),
            updatedBy=Who.of(caller.actor),
        )
        settled = change.put(table, settled)
    return _shown(settled)


def _shown(found: InvoiceSettings) -> dict[str, Any]:
    shown: dict[str, Any] = msgspec.to_builtins(found, builtin_types=AS_THEY_ARE)
    del shown["updatedBy"]
    return shown
