"""What comes back, worked out: pinned cases, and what holds of any figures."""

from __future__ import annotations

from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from upstream_sim.areas.cashback.rules import Figures, available, entitled, level_after, level_at, percentage_at
from upstream_sim.shared.operator_settings import CashbackLevel

CENTS = st.decimals(0, 10_000_000, places=2)
SHARES = st.decimals(0, 100, places=4)
FIGURES = st.builds(Figures, bets=CENTS, wins=CENTS, cash_bonus=CENTS, bonus_claim=CENTS, claimed=CENTS)
LEVELS = st.lists(
    st.builds(CashbackLevel, lostAmountInUSD=CENTS, percentage=SHARES),
    min_size=1,
    max_size=20,
    unique_by=lambda level: level.lostAmountInUSD,
).map(lambda rows: sorted(rows, key=lambda level: level.lostAmountInUSD))
THREE = [
    CashbackLevel(lostAmountInUSD=Decimal(lost), percentage=Decimal(share))
    for lost, share in ((100, 5), (1000, 10), (5000, 15))
]


def figures(bets: str, wins: str, cash_bonus: str = "0", bonus_claim: str = "0", claimed: str = "0") -> Figures:
    return Figures(*(Decimal(text) for text in (bets, wins, cash_bonus, bonus_claim, claimed)))


@pytest.mark.parametrize(
    ("given", "share", "loss", "adjusted", "wanted"),
    [
        (figures("1000", "400"), "10", "600", "600", "60"),
        (figures("1000", "400", "50", "50"), "10", "600", "500", "50"),
        (figures("1000", "400", "50", "50", "20"), "10", "600", "500", "30"),
        (figures("1000", "400", claimed="60.01"), "10", "600", "600", "0"),
        (figures("400", "1000"), "10", "-600", "-600", "0"),
        (figures("1000", "400", "700"), "10", "600", "-100", "0"),
        (figures("0.99", "0"), "10", "0.99", "0.99", "0.09"),
        (figures("33.33", "0"), "3.3333", "33.33", "33.33", "1.11"),
        (figures("100", "0"), "0", "100", "100", "0"),
        (figures("100", "0"), "100", "100", "100", "100"),
    ],
)
def test_hand_computed_cases(given: Figures, share: str, loss: str, adjusted: str, wanted: str) -> None:
    assert (given.loss, given.adjusted_loss) == (Decimal(loss), Decimal(adjusted))
    assert available(given, Decimal(share)) == Decimal(wanted)


@given(FIGURES, SHARES)
def test_never_below_zero_never_too_much_and_less_than_a_cent_too_little(some: Figures, share: Decimal) -> None:
    exact = max(Decimal(0), max(Decimal(0), some.adjusted_loss) * share / 100 - some.claimed)
    found = available(some, share)
    assert 0 <= found <= exact < found + Decimal("0.01")
    assert found == max(Decimal(0), entitled(some, share) - some.claimed)


@given(FIGURES, SHARES, CENTS)
def test_to_claim_it_makes_it_unavailable_and_to_lose_more_never_lessens_it(
    some: Figures, share: Decimal, more: Decimal
) -> None:
    first = available(some, share)
    parts = (some.bets, some.wins, some.cash_bonus, some.bonus_claim)
    assert available(Figures(*parts, some.claimed + first), share) == 0
    assert available(Figures(some.bets + more, *parts[1:], some.claimed), share) >= first


@given(LEVELS, st.decimals(-1000, 10_000_000, places=2))
def test_a_loss_lies_between_its_level_and_the_next(levels: list[CashbackLevel], loss: Decimal) -> None:
    at, after = level_at(levels, loss), level_after(levels, loss)
    assert (-1 if at is None else at) + 1 == (len(levels) if after is None else after)
    assert at is None or levels[at].lostAmountInUSD <= loss
    assert after is None or loss < levels[after].lostAmountInUSD
    assert percentage_at(levels, loss) == (0 if at is None else levels[at].percentage)


@pytest.mark.parametrize(
    ("loss", "at", "after", "share"),
    [
        ("99.99", None, 0, 0),
        ("100", 0, 1, 5),
        ("999.99", 0, 1, 5),
        ("1000", 1, 2, 10),
        ("5000", 2, None, 15),
        ("-1", None, 0, 0),
    ],
)
def test_hand_computed_levels(loss: str, at: int | None, after: int | None, share: int) -> None:
    found = Decimal(loss)
    assert (level_at(THREE, found), level_after(THREE, found)) == (at, after)
    assert percentage_at(THREE, found) == share
