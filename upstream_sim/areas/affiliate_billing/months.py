"""The months of affiliates: what each comes to, by the percentages that hold in it, and its record."""

from __future__ import annotations

import calendar
from collections.abc import Generator, Iterable, Mapping
from datetime import datetime
from decimal import Decimal

from contracts.areas.affiliate_billing import AffiliateRecordType
from upstream_sim.areas.affiliate_billing.background import background_in
from upstream_sim.areas.affiliate_billing.records import RECORDS, ZERO, AffiliateRecord, Breakdown
from upstream_sim.areas.affiliate_billing.referred import activity_between
from upstream_sim.areas.affiliate_billing.rules import Activity, carried_by, month_of
from upstream_sim.areas.billing_v1.records import Person
from upstream_sim.core.clock import months_later
from upstream_sim.core.history.audit import PLATFORM, Actor
from upstream_sim.core.world.world import World
from upstream_sim.shared.affiliates import AFFILIATES, Affiliate, terms_in


def profits_of(
    affiliates: Iterable[Affiliate],
    began: datetime,
    done: Mapping[str, Activity],
    before: Mapping[str, Breakdown],
    closed: Mapping[str, Decimal],
) -> dict[str, Breakdown]:
    """Each affiliate's profit of a month, by what its players did. `before` holds the month before, by affiliate;
    `closed` the commissions of those whose month was closed before, by who referred them."""
    known = list(affiliates)
    terms = {each.affId: terms_in(each, began) for each in known}
    carried = {each.affId: carried_by(before.get(each.affId)) for each in known}
    return month_of(known, terms, done, carried, closed)


def activities_in(
    world: World, affiliates: Iterable[Affiliate], began: datetime
) -> Generator[None, None, dict[str, Activity]]:
    """What the players of each did in a month so far, those of the background traffic too, a player at each step."""
    found: dict[str, Activity] = {}
    ended = months_later(began, 1)
    for affiliate in affiliates:
        known = yield from activity_between(world, affiliate.affId, began, ended)
        found[affiliate.affId] = known.plus(background_in(world, affiliate, began, ended))
    return found


def profit_records(world: World, began: datetime) -> dict[str, AffiliateRecord]:
    """The profits of a month that are recorded, by affiliate."""
    found = world.table(RECORDS).where(type=AffiliateRecordType.PROFIT, year=began.year, month=began.month)
    return {each.affId: each for each in found}


def breakdowns_before(world: World, began: datetime) -> dict[str, Breakdown]:
    """The month before, by affiliate."""
    found = profit_records(world, months_later(began, -1))
    return {aff_id: each.profitBreakdown for aff_id, each in found.items() if each.profitBreakdown is not None}


def commissions_closed(world: World, began: datetime) -> dict[str, Decimal]:
    """The commissions of the month that are recorded already, since their affiliates were deleted in it: by who
    referred them."""
    found: dict[str, Decimal] = {}
    for aff_id, record in profit_records(world, began).items():
        affiliate = world.table(AFFILIATES).get(aff_id)
        if affiliate is not None and affiliate.referredBy is not None and record.profitBreakdown is not None:
            commission = record.profitBreakdown.affiliateCommissionInUSD
            found[affiliate.referredBy] = found.get(affiliate.referredBy, ZERO) + commission
    return found


def record_of(
    record_id: str, affiliate: Affiliate, began: datetime, profit: Breakdown, at: datetime, actor: Actor = PLATFORM
) -> AffiliateRecord:
    """The record of a month's profit, made by the platform itself unless somebody ended the month."""
    by = Person.of(actor)
    return AffiliateRecord(
        id=record_id,
        type=AffiliateRecordType.PROFIT,
        affId=affiliate.affId,
        affTitle=affiliate.affTitle,
        opId=affiliate.opId,
        opTitle=affiliate.opTitle,
        parentOpId=affiliate.parentOpId,
        month=began.month,
        year=began.year,
        amountInUSD=profit.netProfitInUSD,
        title=f"Profit of {calendar.month_name[began.month]} {began.year}",
        reference=f"{affiliate.affId}/{began.year}-{began.month:02}",
        description="",
        paidBy=None,
        createdAt=at,
        issuedAt=at,
        updatedAt=at,
        createdBy=by,
        updatedBy=by,
        affiliateSettings=terms_in(affiliate, began),
        profitBreakdown=profit,
    )
