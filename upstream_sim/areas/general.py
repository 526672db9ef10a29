"""What every page needs: the platform's clock, exchange rates, and the badges' counts."""

from __future__ import annotations

from typing import Any

from contracts.areas.general import BadgeQuery
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.world.world import World
from upstream_sim.shared.badges import count_all
from upstream_sim.shared.languages import LANGUAGES
from upstream_sim.shared.rates import BASE_RATES, rate_of
from upstream_sim.shared.records import queried_tenants
from upstream_sim.shared.users import Caller

FIRST_INVOICE_YEAR = 2024


@handles("general")
def general(world: World, _caller: Caller, _command: Command) -> dict[str, Any]:
    return {
        "now": world.now(),
        "isClockFrozen": world.clock.is_frozen,
        "firstInvoiceYear": FIRST_INVOICE_YEAR,
        "languages": LANGUAGES,
    }


@handles("rates")
def rates(world: World, _caller: Caller, _command: Command) -> dict[str, Any]:
    updated_at = world.now().replace(second=0, microsecond=0)
    return {
        "rates": [
            {"currency": currency, "autoRate": rate_of(world, currency), "updatedAt": updated_at}
            for currency in BASE_RATES
        ]
    }


@handles("adminBadges")
def badges(world: World, caller: Caller, command: Command[BadgeQuery]) -> dict[str, int]:
    return count_all(world, queried_tenants(world, caller, command.query), caller.identity)
