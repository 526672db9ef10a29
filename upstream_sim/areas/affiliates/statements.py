"""The closed months of affiliates, and each line by line."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from decimal import Decimal
from operator import itemgetter
from typing import Any

from contracts.areas.affiliate_billing import AffiliateRecordType
from contracts.areas.affiliates.months import AffiliateMonthPath, AffiliateMonthsQuery, StatementCode
from contracts.areas.billing_v1 import MONTH_NAMES
from contracts.money import trim_zeros
from upstream_sim.areas.affiliate_billing.claims import began_in, claim_of_month
from upstream_sim.areas.affiliate_billing.months import profit_records
from upstream_sim.areas.affiliate_billing.records import RECORDS, ZERO, AffiliateRecord, Breakdown
from upstream_sim.areas.affiliate_billing.referred import activity_between
from upstream_sim.areas.affiliate_billing.rules import activity_of
from upstream_sim.core.clock import months_later
from upstream_sim.core.refusals import NotFound
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.serving.steps import at_once
from upstream_sim.core.tables.table import page_of
from upstream_sim.core.world.world import World
from upstream_sim.shared.affiliates import AFFILIATES, AffiliateTerms, named_affiliate, visible_affiliate
from upstream_sim.shared.lists import Row, in_order
from upstream_sim.shared.records import record_to_wire
from upstream_sim.shared.users import Caller

MONTH_GONE = "This month is not closed, or there is no such month."
SORTS: dict[str, Callable[[Row], Any]] = {
    "createdAt": itemgetter("closedAt"),
    "netProfitInUSD": lambda row: row["profitBreakdown"]["netProfitInUSD"],
}


@handles("affiliateMonths")
def months(world: World, caller: Caller, command: Command[AffiliateMonthsQuery]) -> dict[str, Any]:
    """A page of an affiliate's closed months. Raises NotFound, Denied and ValidationFailed."""
    query = command.query
    affiliate = named_affiliate(world, caller, query.affId, query.opId)
    found = world.table(RECORDS).where(affId=affiliate.affId, type=AffiliateRecordType.PROFIT)
    rows = [month_to_wire(world, each) for each in found if query.year in (None, each.year)]
    items, count, remaining = page_of(in_order(rows, query.sort, SORTS, "recordId"), query.page, query.limit)
    return {"items": items, "count": count, "remaining": remaining}


@handles("affiliateStatement")
def statement(world: World, caller: Caller, command: Command[None, None, AffiliateMonthPath]) -> dict[str, Any]:
    """A closed month line by line. Raises NotFound, for a payment's record, too, and Denied to an affiliate for another
    one's."""
    record = world.table(RECORDS).get(command.path.recordId)
    if record is None or record.profitBreakdown is None or record.affiliateSettings is None:
        raise NotFound(MONTH_GONE)
    visible_affiliate(world, caller, record.affId)
    lines = lines_of(record.profitBreakdown, record.affiliateSettings, referred_commissions(world, record))
    return {
        **month_to_wire(world, record),
        "affTitle": record.affTitle,
        "opTitle": record.opTitle,
        "lines": list(lines),
        "carriedFrom": _carried_from(world, record),
        "unlisted": _unlisted(world, record, record.profitBreakdown),
    }


def month_to_wire(world: World, record: AffiliateRecord) -> dict[str, Any]:
    """`AffiliateMonth` on the wire, of a profit."""
    claim = claim_of_month(world, record)
    return {
        "recordId": record.id,
        "affId": record.affId,
        "opId": record.opId,
        "month": MONTH_NAMES[record.month - 1],
        "year": record.year,
        "closedAt": record.createdAt,
        "affiliateSettings": record_to_wire(record.affiliateSettings) if record.affiliateSettings else None,
        "profitBreakdown": record_to_wire(record.profitBreakdown) if record.profitBreakdown else None,
        "claimId": claim.claimId if claim else None,
        "claimStatus": claim.status if claim else None,
    }


def referred_commissions(world: World, record: AffiliateRecord) -> Decimal:
    """The commissions of the month of those whom its affiliate referred."""
    began, table = datetime(record.year, record.month, 1, tzinfo=UTC), world.table(AFFILIATES)
    found = (
        each.profitBreakdown.affiliateCommissionInUSD
        for aff_id, each in profit_records(world, began).items()
        if each.profitBreakdown and (known := table.get(aff_id)) and known.referredBy == record.affId
    )
    return sum(found, ZERO)


def lines_of(month: Breakdown, terms: AffiliateTerms, referred: Decimal) -> Iterator[dict[str, Any]]:
    """The lines of a month, which add up to its net profit, each with how it is made."""
    ggr = month.ggrInUSD
    casino, sport = _part(ggr.casino, terms.casinoCommission), _part(ggr.sport, terms.sportCommission)
    yield _line(
        StatementCode.COMMISSION,
        "Commission",
        f"max(0, casino GGR {casino} + sport GGR {sport})",
        month.affiliateCommissionInUSD,
    )
    yield _line(
        StatementCode.REFERRAL_INCOME,
        "Referral income",
        f"commissions of referred affiliates {_part(referred, terms.referralFeePercentage)}",
        month.referralFeesInUSD,
    )
    yield _line(
        StatementCode.ADMINISTRATION_FEE,
        "Administration fee",
        f"max(0, GGR {_usd(ggr.total)}) × {_percent(terms.administrationFeePercentage)}",
        -month.administrationFeeInUSD,
    )
    yield _line(
        StatementCode.DEPOSIT_FEES,
        "Deposit fees",
        f"deposits {_part(month.totalDepositsInUSD, terms.depositFeePercentage)}",
        -month.depositFeesInUSD,
    )
    yield _line(
        StatementCode.WITHDRAW_FEES,
        "Withdrawal fees",
        f"withdrawals {_part(month.totalWithdrawsInUSD, terms.withdrawFeePercentage)}",
        -month.withdrawFeesInUSD,
    )
    yield _line(
        StatementCode.CARRIED_LOSS,
        "Carried loss",
        "what the month before left below 0",
        month.carriedLossInUSD,
    )


def _unlisted(world: World, record: AffiliateRecord, month: Breakdown) -> dict[str, Decimal]:
    """`UnlistedActivity` on the wire: what the background traffic did, or is older than what is kept one by one."""
    began = began_in(record)
    listed = at_once(activity_between(world, record.affId, began, months_later(began, 1)))
    found = activity_of(month).minus(listed)
    return {
        "casinoGgrInUSD": found.casino_ggr,
        "sportGgrInUSD": found.sport_ggr,
        "totalDepositsInUSD": found.deposits,
        "totalWithdrawsInUSD": found.withdraws,
    }


def _line(code: StatementCode, label: str, formula: str, amount: Decimal) -> dict[str, Any]:
    return {"code": code, "label": label, "formula": formula, "amountInUSD": amount}


def _part(amount: Decimal, percentage: Decimal) -> str:
    return f"{_usd(amount)} × {_percent(percentage)}"


def _usd(amount: Decimal) -> str:
    return f"{amount:,.2f}"


def _percent(percentage: Decimal) -> str:
    return f"{trim_zeros(percentage):f} %"


def _carried_from(world: World, record: AffiliateRecord) -> dict[str, Any] | None:
    """The month that left a loss to this one; None without one."""
    if record.profitBreakdown is None or not record.profitBreakdown.carriedLossInUSD:
        return None
    before = profit_records(world, months_later(began_in(record), -1)).get(record.affId)
    return claimed_month_to_wire(before) if before else None


def claimed_month_to_wire(record: AffiliateRecord) -> dict[str, Any]:
    """`CarriedFrom` or `ClaimedMonth` on the wire."""
    return {
        "recordId": record.id,
        "month": MONTH_NAMES[record.month - 1],
        "year": record.year,
        "netProfitInUSD": record.amountInUSD,
    }
