"""What V1 invoices and affiliates' months come to, by hand-computed cases."""

from __future__ import annotations

from decimal import Decimal

import pytest

from contracts.areas import billing_v1
from contracts.bet_filters import BetStatus, BetType
from upstream_sim.areas.affiliate_billing.rules import Activity, carried_by, commission_of, month_of, profit_of
from upstream_sim.areas.bets.records import OpeningBets
from upstream_sim.areas.bets.sums import settled_before
from upstream_sim.areas.billing_v1.records import Terms
from upstream_sim.areas.billing_v1.rules import figures_of, total_ggr
from upstream_sim.shared.affiliates import Affiliate, AffiliateTerms
from upstream_sim.testing import NOW

D = Decimal


def bets(status: str, stake: int, win: int, *, test: bool = False, product: str = "CASINO") -> OpeningBets:
    return OpeningBets(
        id=f"{status}{stake}{test}{product}",
        opId="aurora",
        year=2026,
        month=10,
        betType=BetType(product),
        status=BetStatus(status),
        isTest=test,
        count=1,
        stakeInUSDCents=stake,
        winInUSDCents=win,
    )


MONTH = [
    bets("LOST", 100_000, 0),
    bets("WON", 50_000, 120_000),
    bets("CASHBACK", 10_000, 5_000, product="SPORT"),
    bets("CANCELED", 70_000, 0),
    bets("LOST", 3_000, 0, test=True),
    bets("WON", 1_000, 9_000, test=True, product="SPORT"),
]


@pytest.mark.parametrize(("inclusion", "ggr"), [("ALL", "300.00"), ("NO_TEST", "350.00"), ("TEST", "-50.00")])
def test_which_players_bets_count(inclusion: str, ggr: str) -> None:
    assert total_ggr(settled_before(MONTH), billing_v1.TestPlayersInclusion(inclusion)) == D(ggr)


@pytest.mark.parametrize(
    ("ggr", "percentage", "minimum", "kind", "commission", "amount"),
    [
        ("1000.00", "12.5", "100", "GGR_COMMISSION", "125.00", "125.00"),
        ("1000.00", "12.5", "125", "GGR_COMMISSION", "125.00", "125.00"),
        ("1000.00", "12.5", "125.01", "MINIMUM_FEE", "125.00", "125.01"),
        ("-1000.00", "12.5", "0", "GGR_COMMISSION", "0.00", "0.00"),
        ("-1000.00", "12.5", "90", "MINIMUM_FEE", "0.00", "90"),
        ("0.10", "5", "0", "GGR_COMMISSION", "0.01", "0.01"),
        ("0.09", "5", "0", "GGR_COMMISSION", "0.00", "0.00"),
    ],
)
def test_an_invoice_is_the_commission_or_the_minimum(
    ggr: str, percentage: str, minimum: str, kind: str, commission: str, amount: str
) -> None:
    found = figures_of(D(ggr), Terms(ggrPercentage=D(percentage), minMonthlyFeeInUSD=D(minimum)))
    assert (found.kind.value, found.commission, found.amount) == (kind, D(commission), D(amount))


TERMS = AffiliateTerms(
    administrationFeePercentage=D(5),
    depositFeePercentage=D("1.5"),
    withdrawFeePercentage=D("0.5"),
    referralFeePercentage=D(10),
    casinoCommission=D(30),
    sportCommission=D(20),
)


@pytest.mark.parametrize(
    ("casino", "sport", "commission"),
    [("1000.00", "500.00", "400.00"), ("1000.00", "-500.00", "200.00"), ("-1000.00", "500.00", "0.00")],
)
def test_a_commission_is_never_negative(casino: str, sport: str, commission: str) -> None:
    assert commission_of(Activity(casino_ggr=D(casino), sport_ggr=D(sport)), TERMS) == D(commission)


def test_a_month_line_by_line() -> None:
    done = Activity(D("1000.00"), D("500.00"), D("3333.33"), D("2000.00"))
    found = profit_of(done, TERMS, referred=D("250.00"), carried=D("-12.34"))
    assert found.affiliateCommissionInUSD == D("400.00")  # 300 + 100
    assert found.referralFeesInUSD == D("25.00")
    assert found.administrationFeeInUSD == D("75.00")  # 5 % of 1,500
    assert found.depositFeesInUSD == D("50.00")  # 49.99995
    assert found.withdrawFeesInUSD == D("10.00")
    assert found.netProfitInUSD == D("277.66")  # 400 + 25 - 75 - 50 - 10 - 12.34
    assert found.ggrInUSD.total == found.ggrInUSD.casino + found.ggrInUSD.sport == D("1500.00")


def test_a_lost_month_costs_its_fees_and_no_administration() -> None:
    found = profit_of(Activity(D("-800.00"), D("100.00"), D("1000.00"), D("400.00")), TERMS, D(0), D(0))
    assert (found.affiliateCommissionInUSD, found.administrationFeeInUSD) == (D("0.00"), D("0.00"))
    assert found.netProfitInUSD == D("-17.00")  # 15 + 2
    assert carried_by(found) == D("-17.00")


def test_only_a_loss_is_carried() -> None:
    gain = profit_of(Activity(casino_ggr=D("100.00")), TERMS, D(0), D(0))
    assert carried_by(gain) == carried_by(None) == 0


def affiliate(aff_id: str, referred_by: str | None = None) -> Affiliate:
    return Affiliate(
        affId=aff_id,
        affCode=aff_id.upper(),
        affTitle=aff_id,
        userCode=f"U-{aff_id}",
        opId="aurora",
        opTitle="Aurora",
        parentOpId=None,
        referredBy=referred_by,
        affiliateSettings=TERMS,
        createdAt=NOW,
        updatedAt=NOW,
    )


def test_who_referred_others_shares_in_their_commission_alone() -> None:
    known = [affiliate("top"), affiliate("left", "top"), affiliate("right", "top"), affiliate("leaf", "left")]
    done = {
        "left": Activity(casino_ggr=D("1000.00")),
        "right": Activity(casino_ggr=D("-1000.00")),
        "leaf": Activity(casino_ggr=D("500.00")),
    }
    terms = dict.fromkeys(("top", "left", "right", "leaf"), TERMS)
    found = month_of(known, terms, done, {"top": D("-5.00")}, {"top": D("50.00")})
    # 10 % of left's 300 and of the 50 of one who was deleted in the month; right's is 0; leaf's is left's
    assert found["top"].referralFeesInUSD == D("35.00")
    assert found["top"].netProfitInUSD == D("30.00")
    assert found["left"].referralFeesInUSD == D("15.00")
    assert found["leaf"].referralFeesInUSD == 0
