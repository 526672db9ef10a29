"""What every page needs: the platform's clock, exchange rates, and the badges' counts."""

from __future__ import annotations

from datetime import datetime
from enum import StrEnum
from typing import Any

import msgspec

from contracts.areas.general import BadgeQuery
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.tables.schema import Schema
from upstream_sim.core.world.world import World
from upstream_sim.shared.badges import count_all
from upstream_sim.shared.languages import LANGUAGES
from upstream_sim.shared.rates import BASE_RATES, rate_of
from upstream_sim.shared.records import queried_tenants
from upstream_sim.shared.users import Caller

FIRST_INVOICE_YEAR = 2024


class WaitingFor(StrEnum):
    """Kinds of waiting records, by badge, of areas that have no records of their own."""

    TICKETS = "tickets"


class Waiting(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A record that waits for a decision at one operator or brand."""

    id: str
    kind: WaitingFor
    opId: str
    createdAt: datetime
    revision: int = 1


WAITING = Schema(name="waiting", record=Waiting, bitmaps=("kind", "opId"), sorts=("createdAt",))


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
    query = command.query
    tenants = queried_tenants(world, caller, query)
    where = {} if tenants is None else {"opId": tenants}
    waiting = {str(kind): world.table(WAITING).count(kind=kind, **where) for kind in WaitingFor}
    return {**waiting, **count_all(world, tenants)}
