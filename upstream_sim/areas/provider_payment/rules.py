"""The amount that an operator has to pay."""

from __future__ import annotations

from decimal import ROUND_UP, Decimal

from contracts.money import CURRENCY_PLACES
from upstream_sim.areas.billing_v2.cards import Statement

ZERO = Decimal("0.00")


def required_in_usd(statement: Statement) -> Decimal:
    """The amount that pays all open invoices and a negative pool; 0 with a full pool."""
    return max(ZERO, sum(statement.open_amounts.values(), ZERO) - min(ZERO, statement.pool))


def required_amount(in_usd: Decimal, currency: str, rate: Decimal) -> Decimal:
    """The amount in a currency that is worth at least this, rounded up to its decimals."""
    return (in_usd / rate).quantize(Decimal(1).scaleb(-CURRENCY_PLACES[currency]), ROUND_UP)
