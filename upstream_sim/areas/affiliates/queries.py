"""The list of affiliates, and one of them."""

from __future__ import annotations

from collections.abc import Callable
from decimal import Decimal
from operator import itemgetter
from typing import Any

from contracts.areas.affiliates.accounts import AffiliatePath, AffiliatesQuery
from upstream_sim.areas.affiliates.wire import details_to_wire, to_wire
from upstream_sim.areas.channels import players_by
from upstream_sim.core.refusals import NotFound
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.tables.table import page_of
from upstream_sim.core.world.world import World
from upstream_sim.shared.affiliates import AFFILIATE_GONE, AFFILIATES, Affiliate, visible_affiliate
from upstream_sim.shared.lists import Row, dated, in_order
from upstream_sim.shared.records import queried_tenants
from upstream_sim.shared.users import Caller

PLAIN = ("createdAt", "affId", "affCode", "opId", "players", "channels", "openAmountInUSD", "claimableInUSD")
SORTS: dict[str, Callable[[Row], Any]] = {
    **{name: itemgetter(name) for name in PLAIN},
    "affTitle": lambda row: row["affTitle"].casefold(),
}
SEARCHED = ("affTitle", "nickname", "email", "affId", "affCode")


@handles("affiliates")
def affiliates(world: World, caller: Caller, command: Command[AffiliatesQuery]) -> dict[str, Any]:
    """A page of the affiliates with totals of all that were found. Raises ValidationFailed for an unknown sort."""
    query = command.query
    tenants = queried_tenants(world, caller, query)
    filters = {} if tenants is None else {"opId": tenants}
    joined = players_by(world, "affId", filters)
    rows = [to_wire(world, each, joined) for each in world.table(AFFILIATES).where(**filters)]
    found = [row for row in rows if _matches(row, query)]
    items, count, remaining = page_of(in_order(found, query.sort, SORTS, "affId"), query.page, query.limit)
    totals = {
        "players": sum(row["players"] for row in found),
        "openAmountInUSD": sum((row["openAmountInUSD"] for row in found), Decimal(0)),
        "claimableInUSD": sum((row["claimableInUSD"] for row in found), Decimal(0)),
    }
    return {"items": items, "count": count, "remaining": remaining, "totals": totals}


@handles("affiliate")
def affiliate(world: World, caller: Caller, command: Command[None, None, AffiliatePath]) -> dict[str, Any]:
    """One affiliate, deleted or not. Raises NotFound, and Denied to an affiliate for another one."""
    return details_to_wire(world, affiliate_of(world, caller, command.path.userCode))


def affiliate_of(world: World, caller: Caller, user_code: str) -> Affiliate:
    """The affiliate who has this account. Raises NotFound, for another tenant's too, and Denied to an affiliate for
    another one."""
    found = world.table(AFFILIATES).first(userCode=user_code)
    if found is None:
        raise NotFound(AFFILIATE_GONE)
    return visible_affiliate(world, caller, found.affId)


def _matches(row: Row, query: AffiliatesQuery) -> bool:
    _, created = dated(query)
    wanted = (query.query or "").strip().casefold()
    code = (query.affCode or "").strip().upper() or None
    return (
        wanted in "\n".join(row[name] for name in SEARCHED).casefold()
        and query.affId in (None, row["affId"])
        and code in (None, row["affCode"])
        and query.referredBy in (None, row["referredBy"])
        and query.status in (None, row["status"])
        and query.hasOpenAmount in (None, row["openAmountInUSD"] > 0)
        and (created is None or row["createdAt"] in created)
    )
