"""The amount that an operator has to pay, and its due date."""

from __future__ import annotations

from datetime import UTC, date, datetime
from decimal import ROUND_UP, Decimal

from contracts.areas.provider_payment import DUE_DAY
from contracts.money import CURRENCY_PLACES
from upstream_sim.areas.billing_v2.cards import Statement
from upstream_sim.core.clock import months_later

ZERO = Decimal("0.00")


def required_in_usd(statement: Statement) -> Decimal:
    """The amount that pays all open invoices and a negative pool; 0 with a full pool."""
    return max(ZERO, sum(statement.open_amounts.values(), ZERO) - min(ZERO, statement.pool))


def required_amount(in_usd: Decimal, currency: str, rate: Decimal) -> Decimal:
    """The amount in a currency that is worth at least this, rounded up to its decimals."""
    return (in_usd / rate).quantize(Decimal(1).scaleb(-CURRENCY_PLACES[currency]), ROUND_UP)


def due_by(now: datetime) -> date:
    """The coming 5th, today's included (UTC)."""
    today = now.astimezone(UTC)
    month = today if today.day <= DUE_DAY else months_later(today.replace(day=1), 1)
    return month.replace(day=DUE_DAY).date()
