from __future__ import annotations

from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from contracts.areas.billing_v2 import MINIMUM_FEE_LINE, Service
from contracts.bet_filters import BetStatus, BetType
from contracts.money import round_cents
from upstream_sim.areas.bets.records import OpeningBets
from upstream_sim.areas.bets.sums import settled_before
from upstream_sim.areas.billing_v2.figures import Ggr, Terms, commission, figures_of, ggr_of
from upstream_sim.areas.billing_v2.records import Cost

USD = st.decimals(0, 10_000_000, places=2)
SIGNED_USD = st.decimals(-10_000_000, 10_000_000, places=2)
PERCENTAGE = st.decimals(0, 100, places=4)
COSTS = st.lists(
    st.builds(Cost, name=st.sampled_from(["Livestream", "Odds feed", "SMS"]), value=USD),
    max_size=20,
)
TERMS = st.builds(
    Terms,
    casino_percentage=PERCENTAGE,
    sport_percentage=PERCENTAGE,
    premium_sport=USD,
    premium_bot=USD,
    min_monthly_fee=USD,
    brand_fee=USD,
    additional_costs=COSTS.map(tuple),
)
GGR = st.builds(Ggr, casino=SIGNED_USD, sport=SIGNED_USD)


FREE = Terms(
    casino_percentage=Decimal(0),
    sport_percentage=Decimal(0),
    premium_sport=Decimal(0),
    premium_bot=Decimal(0),
    min_monthly_fee=Decimal(0),
    brand_fee=Decimal(0),
    additional_costs=(),
)


def bets(op_id: str, product: str, status: str, stake: int, win: int, *, test: bool = False) -> OpeningBets:
    return OpeningBets(
        id=f"{op_id}:{product}:{status}:{test}",
        opId=op_id,
        year=2026,
        month=10,
        betType=BetType(product),
        status=BetStatus(status),
        isTest=test,
        count=1,
        stakeInUSDCents=stake,
        winInUSDCents=win,
    )


def test_ggr_is_bets_minus_wins_of_settled_bets_without_test_players() -> None:
    months = [
        bets("aurora", "CASINO", "WON", 1000, 5000),
        bets("aurora", "CASINO", "LOST", 90_000, 0),
        bets("aurora", "CASINO", "CASHBACK", 2000, 500),
        bets("aurora", "CASINO", "OPEN", 700_000, 0),
        bets("aurora", "CASINO", "CANCELED", 700_000, 0),
        bets("aurora", "CASINO", "LOST", 800_000, 0, test=True),
        bets("aurora", "SPORT", "WON", 100, 350),
    ]
    assert ggr_of(settled_before(months)) == Ggr(Decimal("875.00"), Decimal("-2.50"))


def test_brands_are_summed_before_anything_is_cut_at_zero() -> None:
    months = [
        bets("aurora", "CASINO", "LOST", 100_000, 0),
        bets("aurora-north", "CASINO", "WON", 0, 40_000),
    ]
    assert ggr_of(settled_before(months)).casino == Decimal("600.00")


def test_without_bets_there_is_no_revenue() -> None:
    assert ggr_of([]) == Ggr(Decimal(0), Decimal(0))


@pytest.mark.parametrize(
    ("ggr", "percentage", "expected"),
    [
        ("100.10", "5", "5.01"),  # 5.005 goes up
        ("-100.10", "5", "0.00"),
        ("0.01", "50", "0.01"),
        ("0.01", "49.9999", "0.00"),
        ("123456.78", "12.5", "15432.10"),
    ],
)
def test_commission_of_a_ggr(ggr: str, percentage: str, expected: str) -> None:
    assert str(commission(Decimal(ggr), Decimal(percentage))) == expected


def test_total_of_an_invoice_above_its_minimum() -> None:
    ggr = Ggr(Decimal("10000.00"), Decimal("2000.00"))
    costs = (
        Cost(name="Livestream", value=Decimal(300)),
        Cost(name="Odds feed", value=Decimal("20.5")),
    )
    found = figures_of(
        ggr,
        FREE._replace(
            casino_percentage=Decimal(12),
            sport_percentage=Decimal("7.5"),
            premium_sport=Decimal(100),
            premium_bot=Decimal(50),
            brand_fee=Decimal(25),
            min_monthly_fee=Decimal(1000),
            additional_costs=costs,
        ),
    )
    assert found.total == Decimal("1845.50")
    lines = [(line.service, line.otherServiceTitle, str(line.amount)) for line in found.lines]
    assert lines == [
        (Service.REVENUE_SHARE, None, "1200.00"),
        (Service.REVENUE_SHARE, None, "150.00"),
        (Service.ADD_ON, None, "100.00"),
        (Service.ADD_ON, None, "50.00"),
        (Service.ADDITIONAL_BRANDS, None, "25.00"),
        (Service.LIVESTREAM, None, "300.00"),
        (Service.OTHER, "Odds feed", "20.50"),
    ]


def test_the_minimum_adds_a_line_for_what_is_missing() -> None:
    ggr = Ggr(Decimal("1000.00"), Decimal("-500.00"))
    found = figures_of(
        ggr,
        FREE._replace(
            casino_percentage=Decimal(10),
            sport_percentage=Decimal(10),
            min_monthly_fee=Decimal(250),
        ),
    )
    assert found.total == Decimal("250.00")
    casino, sport, minimum = found.lines
    assert (casino.amount, sport.amount, sport.usage) == (Decimal(100), Decimal(0), Decimal(0))
    assert (minimum.service, minimum.otherServiceTitle) == (Service.OTHER, MINIMUM_FEE_LINE)
    assert minimum.amount == Decimal(150)


@given(GGR, TERMS)
def test_the_total_is_the_sum_of_its_lines(ggr: Ggr, charged: Terms) -> None:
    found = figures_of(ggr, charged)
    assert found.total == sum(line.amount for line in found.lines)


@given(GGR, TERMS)
def test_the_total_is_what_the_rule_says(ggr: Ggr, charged: Terms) -> None:
    found = figures_of(ggr, charged)
    share = found.casino_commission + found.sport_commission
    fees = charged.premium_sport + charged.premium_bot + charged.brand_fee
    costs = sum(cost.value for cost in charged.additional_costs)
    assert found.total == max(share, charged.min_monthly_fee) + fees + costs


@given(GGR, TERMS)
def test_every_line_is_usage_times_unit(ggr: Ggr, charged: Terms) -> None:
    for line in figures_of(ggr, charged).lines:
        assert line.amount == round_cents(line.usage * line.unit.value)
