"""When a month has ended, each affiliate's profit of it is recorded."""

from __future__ import annotations

import calendar
from collections.abc import Iterable, Iterator, Mapping
from datetime import UTC, datetime
from decimal import Decimal
from typing import Any

from contracts.areas.affiliate_billing import AffiliateRecordType
from upstream_sim.areas.affiliate_billing.records import (
    RECORDS,
    AffiliateRecord,
    Breakdown,
)
from upstream_sim.areas.affiliate_billing.referred import activity_between
from upstream_sim.areas.affiliate_billing.rules import Activity, carried_by, month_of
from upstream_sim.areas.billing_v1.records import Person
from upstream_sim.core.clock import months_later
from upstream_sim.core.history.audit import PLATFORM
from upstream_sim.core.world.schedule import Steps, due
from upstream_sim.core.world.world import World
from upstream_sim.shared.affiliates import AFFILIATES, Affiliate

MONTH_ENDED = "affiliateMonthEnded"
PRIORITY = 30  # after the bets, cashback and shares of the instant


def profits(
    affiliates: Iterable[Affiliate],
    done: Mapping[str, Activity],
    before: Mapping[str, Breakdown],
) -> Iterator[tuple[Affiliate, Breakdown]]:
    """Each affiliate with its profit of a month, by what its players did; `before` holds the month before. Both by
    affiliate."""
    known = list(affiliates)
    carried: dict[str, Decimal] = {each.affId: carried_by(before.get(each.affId)) for each in known}
    found = month_of(known, done, carried)
    return ((each, found[each.affId]) for each in known)


def record_of(
    record_id: str, affiliate: Affiliate, year: int, month: int, profit: Breakdown, at: datetime
) -> AffiliateRecord:
    """The record of a profit, made by the platform itself."""
    by = Person.of(PLATFORM)
    return AffiliateRecord(
        id=record_id,
        type=AffiliateRecordType.PROFIT,
        affId=affiliate.affId,
        affTitle=affiliate.affTitle,
        opId=affiliate.opId,
        opTitle=affiliate.opTitle,
        parentOpId=affiliate.parentOpId,
        month=month,
        year=year,
        amountInUSD=profit.netProfitInUSD,
        title=f"Profit of {calendar.month_name[month]} {year}",
        reference=f"{affiliate.affId}/{year}-{month:02}",
        description="",
        paidBy=None,
        createdAt=at,
        issuedAt=at,
        updatedAt=at,
        createdBy=by,
        updatedBy=by,
        affiliateSettings=affiliate.affiliateSettings,
        profitBreakdown=profit,
    )


@due(MONTH_ENDED, "The affiliates’ month {year}-{month:02} is closed", priority=PRIORITY)
def close(world: World, payload: dict[str, Any]) -> Steps:
    """Records the month's profits and schedules the end of the next month."""
    year, month = payload["year"], payload["month"]
    began = datetime(year, month, 1, tzinfo=UTC)
    last, ended = months_later(began, -1), months_later(began, 1)
    records, affiliates = world.table(RECORDS), list(world.table(AFFILIATES).all())
    kept = records.where(type=AffiliateRecordType.PROFIT, year=last.year, month=last.month)
    before = {each.affId: each.profitBreakdown for each in kept if each.profitBreakdown is not None}
    done = {}
    for affiliate in affiliates:
        done[affiliate.affId] = yield from activity_between(world, affiliate.affId, began, ended)
    with world.change(PLATFORM) as change:
        for affiliate, profit in profits(affiliates, done, before):
            change.put(records, record_of(world.new_id("afr"), affiliate, year, month, profit, world.now()))
        world.schedule(months_later(ended, 1), MONTH_ENDED, {"year": ended.year, "month": ended.month})
