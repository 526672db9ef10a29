"""What players did whom affiliates brought, by affiliate and by channel: without background traffic and without what
was bet before the record, of which no player is known."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import datetime
from typing import Any

from contracts.areas.affiliate_billing import AffiliateRecordType
from contracts.bet_filters import BetType
from contracts.report_declarations import Dimension
from upstream_sim.areas.affiliate_billing.records import RECORDS, AffiliateRecord
from upstream_sim.areas.bets.active_days import active_by
from upstream_sim.areas.channels.sums import BY_CHANNEL
from upstream_sim.areas.reports.partner_sums import BETS_BY_PARTNER, DEPOSITS_BY_PARTNER, Settled
from upstream_sim.areas.reports.sources import Found, Scope, Source, Steps
from upstream_sim.core.clock import months_later
from upstream_sim.core.world.world import World
from upstream_sim.shared.affiliates import AffiliateTerms, month_start
from upstream_sim.shared.measures import ggr
from upstream_sim.shared.rollups import Rollup

FIELDS = {Dimension.AFFILIATE: "affId", Dimension.CHANNEL: "channelId"}
SUMS: tuple[tuple[Rollup[Any, Any], Mapping[str, str]], ...] = (
    (BY_CHANNEL, {"signups": "registered"}),
    (DEPOSITS_BY_PARTNER, {"cents": "DEPOSITCents", "first": "first"}),
    (BETS_BY_PARTNER, {"stakes": "stakes", "wins": "wins"}),
)
"""What is read of each rollup, and what it is called here."""
Group = tuple[Any, ...]


def partners(world: World, bounds: Sequence[datetime], scope: Scope, dimensions: tuple[Dimension, ...]) -> Steps:
    """Of steps there is one."""
    since, until = bounds[0], bounds[-1]
    fields = tuple(FIELDS[each] for each in dimensions)
    found: Found = {}
    for rollup, names in SUMS:
        groups = yield from rollup.between(world, since, until, scope.filters, fields)
        for group, sums in groups.items():
            row = found.setdefault((0, *group), {"active": 0})
            row.update((name, getattr(sums, own)) for own, name in names.items())
    counted = yield from active_by(scope.filters).counts_by_player(
        world, since, until, scope.filters, ("affId", *fields)
    )
    for (aff_id, *values), count in counted.items():
        if aff_id is not None:
            row = found.setdefault((0, *values), {"active": 0})
            row["active"] += count
    yield from _add_commissions(world, found, since, until, scope, dimensions)
    return {key: row for key, row in found.items() if any(row.values())}


def _months_ended(since: datetime, until: datetime) -> Iterator[datetime]:
    """When each UTC month began that ended after a moment, up to another."""
    began = month_start(since)
    while (ended := months_later(began, 1)) <= until:
        yield began
        began = ended


def _add_commissions(
    world: World, found: Found, since: datetime, until: datetime, scope: Scope, dimensions: tuple[Dimension, ...]
) -> Steps:
    """The commissions of the UTC months that ended in the period. None is made of test players."""
    if scope.filters.get("isTest"):
        return found
    tenants = {name: wanted for name, wanted in scope.filters.items() if name == "opId"}
    for began in _months_ended(since, until):
        of_began = {"type": AffiliateRecordType.PROFIT, "year": began.year, "month": began.month, **tenants}
        records = [each for each in world.table(RECORDS).where(**of_began) if each.profitBreakdown is not None]
        yield
        of_month: Mapping[Group, Settled] = {}
        if Dimension.CHANNEL in dimensions:
            own = {"affId": frozenset(each.affId for each in records), "isTest": False}
            fields = ("affId", "channelId", "betType")
            of_month = yield from BETS_BY_PARTNER.between(world, began, months_later(began, 1), own, fields)
        for record in records:
            for channel_id, cents in shares_of(record, of_month):
                values = {Dimension.AFFILIATE: record.affId, Dimension.CHANNEL: channel_id}
                row = found.setdefault((0, *(values[each] for each in dimensions)), {"active": 0})
                row["commission"] = row.get("commission", 0) + cents
    return found


def shares_of(record: AffiliateRecord, settled: Mapping[Group, Settled]) -> Iterator[tuple[str | None, int]]:
    """The commission of a month in US cents, shared out to the channels by what it comes to on each one's GGR, so that
    the shares add up to it; without a channel where no bets of the month are known, or of channels none that earned.
    `settled` is what was by affiliate, channel and type of bets."""
    terms, breakdown = record.affiliateSettings, record.profitBreakdown
    if terms is None or breakdown is None:
        return
    weights: dict[str | None, int] = {}
    for (aff_id, channel_id, bet_type), sums in settled.items():
        if aff_id == record.affId:
            weights[channel_id] = weights.get(channel_id, 0) + _weight(terms, bet_type, sums)
    earned = sorted(((each, weight) for each, weight in weights.items() if weight > 0), key=lambda each: each[0] or "")
    yield from _shared_out(int(breakdown.affiliateCommissionInUSD * 100), earned or [(None, 1)])


def _weight(terms: AffiliateTerms, bet_type: BetType, sums: Settled) -> int:
    """The GGR times its percentage, in hundredths of it."""
    percentage = terms.casinoCommission if bet_type is BetType.CASINO else terms.sportCommission
    return int(ggr(sums.stakes, sums.wins) * percentage * 100)


def _shared_out(cents: int, weights: Iterable[tuple[str | None, int]]) -> Iterator[tuple[str | None, int]]:
    """Each share is the difference of two running sums."""
    parts = list(weights)
    total, passed = sum(weight for _, weight in parts), 0
    for name, weight in parts:
        begin, passed = passed, passed + weight
        yield name, cents * passed // total - cents * begin // total


PARTNERS = Source(partners, frozenset(FIELDS))
