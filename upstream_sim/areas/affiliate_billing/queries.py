"""Profits and payments with their totals, one of them, and the affiliates that can be paid."""

from __future__ import annotations

from operator import attrgetter
from typing import Any

from contracts.areas.affiliate_billing import AffiliateRecordsQuery, AffiliateRecordType, BilledAffiliatesQuery
from contracts.areas.billing_v1 import RecordPath
from contracts.fields import OneTenant
from contracts.roles import Role
from upstream_sim.areas.affiliate_billing.records import RECORDS, AffiliateRecord, earned_by, paid_by
from upstream_sim.areas.affiliate_billing.wire import to_wire
from upstream_sim.areas.billing_v1.queries import RECORD_GONE, Key, in_order, month_filter
from upstream_sim.core.refusals import NotFound
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.tables.table import page_of
from upstream_sim.core.world.world import World
from upstream_sim.shared.affiliates import AFFILIATES, Affiliate
from upstream_sim.shared.records import queried_tenants, without_none
from upstream_sim.shared.tenants import family
from upstream_sim.shared.users import Caller

STORED_SORTS = (
    "type",
    "affId",
    "affTitle",
    "opId",
    "opTitle",
    "month",
    "amountInUSD",
    "title",
    "reference",
    "createdAt",
    "issuedAt",
    "updatedAt",
    "updatedBy.nickname",
)
SORTS: dict[str, Key] = {
    **{name: attrgetter(name) for name in STORED_SORTS},
    "year": attrgetter("year", "month"),
    "paidBy": lambda record: record.paidBy or "",
}


@handles("affiliateBillingRecords")
def records(world: World, caller: Caller, command: Command[AffiliateRecordsQuery]) -> Any:
    """A page, its count and the totals of everything found. Raises ValidationFailed for an unknown sort."""
    query = command.query
    tenants = queried_tenants(world, caller, query)
    wanted = {
        "opId": tenants,
        "type": query.type,
        "year": query.year,
        "month": month_filter(query.month),
        "affId": query.affId,
    }
    found = world.table(RECORDS).where(**without_none(wanted))
    rows = [record for record in found if _can_see(caller, record)]
    items, count, remaining = page_of(in_order(rows, query.sort, SORTS), query.page, query.limit)
    earned, paid = earned_by(rows), paid_by(rows)
    return {
        "items": [to_wire(world, row) for row in items],
        "count": count,
        "remaining": remaining,
        "totalProfitInUSD": earned,
        "totalPaidInUSD": paid,
        "openAmountInUSD": earned - paid,
    }


@handles("affiliateBillingRecord")
def record(world: World, caller: Caller, command: Command[OneTenant, None, RecordPath]) -> Any:
    """One record. Raises NotFound, for another tenant's too."""
    return to_wire(world, visible_affiliate_record(world, caller, command.path.recordId, command.query.opId))


@handles("affiliateBillingAffiliates")
def affiliates(world: World, caller: Caller, command: Command[BilledAffiliatesQuery]) -> Any:
    """The affiliates by title, each with what it is owed."""
    query = command.query
    tenants = queried_tenants(world, caller, query)
    found = world.table(AFFILIATES).where(**({} if tenants is None else {"opId": tenants}))
    return {"affiliates": [_billed(world, each) for each in sorted(found, key=attrgetter("affTitle", "affId"))]}


def visible_affiliate_record(world: World, caller: Caller, record_id: str, op_id: str | None = None) -> AffiliateRecord:
    """The record. Raises NotFound for one that is not there, not of `op_id` or its brands, or not visible to this
    caller."""
    found = world.table(RECORDS).get(record_id)
    if found is None or not caller.identity.can_see_tenant(found.opId) or not _can_see(caller, found):
        raise NotFound(RECORD_GONE)
    if op_id is not None and found.opId not in family(world, op_id):
        raise NotFound(RECORD_GONE)
    return found


def _can_see(caller: Caller, found: AffiliateRecord) -> bool:
    """Whether the caller may see it: an affiliate sees its own profits only."""
    if caller.identity.role is not Role.AFFILIATE:
        return True
    return found.affId == caller.identity.affId and found.type is AffiliateRecordType.PROFIT


def _billed(world: World, affiliate: Affiliate) -> dict[str, Any]:
    own = list(world.table(RECORDS).where(affId=affiliate.affId))
    return {
        "affId": affiliate.affId,
        "affTitle": affiliate.affTitle,
        "opId": affiliate.opId,
        "opTitle": affiliate.opTitle,
        "parentOpId": affiliate.parentOpId,
        "referredBy": affiliate.referredBy,
        "openAmountInUSD": earned_by(own) - paid_by(own),
    }
