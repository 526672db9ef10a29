"""The figures of a V1 invoice. Pure functions, amounts in USD with two places."""

from __future__ import annotations

from collections.abc import Iterable
from decimal import Decimal
from typing import NamedTuple

from contracts.areas.billing_v1 import InvoiceType, TestPlayersInclusion
from upstream_sim.areas.bets.sums import SettledBets
from upstream_sim.areas.billing_v1.records import Terms
from upstream_sim.areas.billing_v2.figures import commission

COUNTED = {
    TestPlayersInclusion.ALL: frozenset({True, False}),
    TestPlayersInclusion.TEST: frozenset({True}),
    TestPlayersInclusion.NO_TEST: frozenset({False}),
}


class Figures(NamedTuple):
    """The figures that an invoice stores."""

    kind: InvoiceType
    commission: Decimal
    amount: Decimal


def total_ggr(settled: Iterable[SettledBets], inclusion: TestPlayersInclusion) -> Decimal:
    """Stakes minus wins, casino and sport together, of the included players."""
    players = COUNTED[inclusion]
    cents = sum(bets.ggr for bets in settled if bets.isTest in players)
    return Decimal(cents).scaleb(-2)


def figures_of(ggr: Decimal, terms: Terms) -> Figures:
    """The larger of the commission on the GGR and the minimum fee."""
    share = commission(ggr, terms.ggrPercentage)
    if share >= terms.minMonthlyFeeInUSD:
        return Figures(InvoiceType.GGR_COMMISSION, share, share)
    return Figures(InvoiceType.MINIMUM_FEE, share, terms.minMonthlyFeeInUSD)
