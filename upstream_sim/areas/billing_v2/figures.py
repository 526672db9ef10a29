"""The figures of an invoice: GGR of a month, commissions, the total and its lines.

Pure functions. Amounts are `Decimal` USD with two places unless a name says cents.
"""

from __future__ import annotations

from collections.abc import Iterable
from decimal import Decimal
from typing import Any, NamedTuple

from contracts.areas.billing_v2 import MINIMUM_FEE_LINE, Service, UnitType
from contracts.bet_filters import BetType
from contracts.money import round_cents, trim_zeros
from upstream_sim.areas.bets.sums import SettledBets
from upstream_sim.areas.billing_v2.records import Cost, Costs, Line, Unit

ZERO = Decimal("0.00")
ONE = Decimal(1)
HUNDRED = Decimal(100)


class Ggr(NamedTuple):
    """Gross gaming revenue of one month, in USD; negative when players won more than they bet."""

    casino: Decimal
    sport: Decimal


class Terms(NamedTuple):
    """What an operator is charged: percentages of 0 to 100, fees and costs in USD."""

    casino_percentage: Decimal
    sport_percentage: Decimal
    premium_sport: Decimal
    premium_bot: Decimal
    min_monthly_fee: Decimal
    brand_fee: Decimal
    additional_costs: tuple[Cost, ...]


class Figures(NamedTuple):
    """The commissions, total and lines that an invoice stores."""

    casino_commission: Decimal
    sport_commission: Decimal
    total: Decimal
    lines: tuple[Line, ...]


def ggr_of(settled: Iterable[SettledBets]) -> Ggr:
    """Stakes minus wins over all brands, by product, without test players."""
    in_cents = dict.fromkeys(BetType, 0)
    for bets in settled:
        if not bets.isTest:
            in_cents[bets.betType] += bets.ggr
    return Ggr(*(Decimal(in_cents[bet_type]).scaleb(-2) for bet_type in (BetType.CASINO, BetType.SPORT)))


def commission(ggr: Decimal, percentage: Decimal) -> Decimal:
    """The platform's share of a GGR; zero of a negative one."""
    return round_cents(max(ZERO, ggr) * percentage / HUNDRED)


def figures_of(ggr: Ggr, terms: Terms) -> Figures:
    """Commissions, the total payable and its lines."""
    casino = commission(ggr.casino, terms.casino_percentage)
    sport = commission(ggr.sport, terms.sport_percentage)
    fixed = terms.premium_sport + terms.premium_bot + terms.brand_fee
    costs = sum((cost.value for cost in terms.additional_costs), ZERO)
    total = round_cents(max(casino + sport, terms.min_monthly_fee) + fixed + costs)
    return Figures(casino, sport, total, _lines(ggr, terms, casino + sport))


def _lines(ggr: Ggr, terms: Terms, commissions: Decimal) -> tuple[Line, ...]:
    """The lines in their order; fixed fees of 0 have none."""
    fees = (
        (Service.OTHER, MINIMUM_FEE_LINE, terms.min_monthly_fee - commissions),
        (Service.ADD_ON, "Premium sport", terms.premium_sport),
        (Service.ADD_ON, "Premium bot", terms.premium_bot),
        (Service.ADDITIONAL_BRANDS, "Brand fee", terms.brand_fee),
    )
    return (
        _share("Casino", ggr.casino, terms.casino_percentage),
        _share("Sport", ggr.sport, terms.sport_percentage),
        *(_fixed(service, title, value) for service, title, value in fees if value > 0),
        *(_fixed(_service_of(cost), cost.name, cost.value) for cost in terms.additional_costs),
    )


def _share(product: str, ggr: Decimal, percentage: Decimal) -> Line:
    return _line(
        Service.REVENUE_SHARE,
        usage=max(ZERO, ggr),
        unit=Unit(type=UnitType.RATIO, value=percentage / HUNDRED),
        description=f"{product} revenue share, {trim_zeros(percentage):f} % of GGR",
    )


def _fixed(service: Service, title: str, value: Decimal) -> Line:
    other = title if service is Service.OTHER else None
    unit = Unit(type=UnitType.COUNT, value=value)
    return _line(service, usage=ONE, unit=unit, description=title, other_title=other)


def _line(
    service: Service,
    *,
    usage: Decimal,
    unit: Unit,
    description: str,
    other_title: str | None = None,
) -> Line:
    return Line(
        service=service,
        otherServiceTitle=other_title,
        usage=usage,
        unit=unit,
        amount=round_cents(usage * unit.value),
        description=description,
    )


def _service_of(cost: Cost) -> Service:
    named_livestream = cost.name.strip().casefold() == Service.LIVESTREAM.casefold()
    return Service.LIVESTREAM if named_livestream else Service.OTHER


def invoice_fields(ggr: Ggr, terms: Terms) -> dict[str, Any]:
    """GGR, terms and figures, as the fields of an `Invoice`."""
    found = figures_of(ggr, terms)
    return {
        "casinoGGRInUSD": ggr.casino,
        "sportGGRInUSD": ggr.sport,
        "casinoGGRPercentage": terms.casino_percentage,
        "sportGGRPercentage": terms.sport_percentage,
        "casinoGGRCommissionInUSD": found.casino_commission,
        "sportGGRCommissionInUSD": found.sport_commission,
        "premiumSportInUSD": terms.premium_sport,
        "premiumBotInUSD": terms.premium_bot,
        "brandFeeInUSD": terms.brand_fee,
        "minMonthlyFeeInUSD": terms.min_monthly_fee,
        "settings": Costs(minMonthlyFeeInUSD=terms.min_monthly_fee, additionalCosts=terms.additional_costs),
        "totalPayableAmountInUSD": found.total,
        "records": found.lines,
    }
