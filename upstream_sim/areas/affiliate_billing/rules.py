"""What an affiliate earns in a month. Pure functions; amounts in USD, each line rounded half up to cents."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from decimal import Decimal
from typing import NamedTuple

from contracts.money import round_cents
from upstream_sim.areas.affiliate_billing.records import ZERO, Breakdown, GgrParts
from upstream_sim.shared.affiliates import Affiliate, AffiliateTerms

HUNDRED = Decimal(100)


class Activity(NamedTuple):
    """What an affiliate's referred players did in a month."""

    casino_ggr: Decimal = ZERO
    sport_ggr: Decimal = ZERO
    deposits: Decimal = ZERO
    withdraws: Decimal = ZERO

    def plus(self, other: Activity) -> Activity:
        return Activity(*(mine + its for mine, its in zip(self, other, strict=True)))

    def minus(self, other: Activity) -> Activity:
        return Activity(*(mine - its for mine, its in zip(self, other, strict=True)))


def activity_of(month: Breakdown) -> Activity:
    """What a month's lines were made of."""
    return Activity(month.ggrInUSD.casino, month.ggrInUSD.sport, month.totalDepositsInUSD, month.totalWithdrawsInUSD)


def commission_of(activity: Activity, terms: AffiliateTerms) -> Decimal:
    """The share of the GGR; zero where casino and sport together are a loss."""
    shares = activity.casino_ggr * terms.casinoCommission + activity.sport_ggr * terms.sportCommission
    return round_cents(max(ZERO, shares / HUNDRED))


def profit_of(activity: Activity, terms: AffiliateTerms, referred: Decimal, carried: Decimal) -> Breakdown:
    """A month line by line. `referred` is the commission of the affiliates that this one referred, `carried` what
    the month before left: 0 or negative."""
    total = activity.casino_ggr + activity.sport_ggr
    commission = commission_of(activity, terms)
    referral = _part(referred, terms.referralFeePercentage)
    administration = _part(max(ZERO, total), terms.administrationFeePercentage)
    deposit_fees = _part(activity.deposits, terms.depositFeePercentage)
    withdraw_fees = _part(activity.withdraws, terms.withdrawFeePercentage)
    return Breakdown(
        ggrInUSD=GgrParts(total=total, sport=activity.sport_ggr, casino=activity.casino_ggr),
        affiliateCommissionInUSD=commission,
        referralFeesInUSD=referral,
        administrationFeeInUSD=administration,
        totalDepositsInUSD=activity.deposits,
        depositFeesInUSD=deposit_fees,
        totalWithdrawsInUSD=activity.withdraws,
        withdrawFeesInUSD=withdraw_fees,
        carriedLossInUSD=carried,
        netProfitInUSD=commission + referral - administration - deposit_fees - withdraw_fees + carried,
    )


def carried_by(before: Breakdown | None) -> Decimal:
    """What a month carries into the next: its negative net, else zero."""
    return ZERO if before is None else min(ZERO, before.netProfitInUSD)


def month_of(
    affiliates: Iterable[Affiliate],
    terms: Mapping[str, AffiliateTerms],
    done: Mapping[str, Activity],
    carried: Mapping[str, Decimal],
    closed: Mapping[str, Decimal],
) -> dict[str, Breakdown]:
    """Everybody's month, by affiliate. Commissions come first, since affiliates share in those of whom they referred.
    `closed` is what is left to share in of those whose month was closed before, by who referred them."""
    known = list(affiliates)
    commissions = {each.affId: commission_of(done.get(each.affId, Activity()), terms[each.affId]) for each in known}
    referred = {each.affId: closed.get(each.affId, ZERO) for each in known}
    for each in known:
        if each.referredBy in referred:
            referred[each.referredBy] += commissions[each.affId]
    return {
        each.affId: profit_of(
            done.get(each.affId, Activity()), terms[each.affId], referred[each.affId], carried.get(each.affId, ZERO)
        )
        for each in known
    }


def _part(amount: Decimal, percentage: Decimal) -> Decimal:
    return round_cents(amount * percentage / HUNDRED)
