"""Exchange rates, in USD per one unit: they move once a minute by the world's clock, the same for the same instant."""

from __future__ import annotations

import functools
import hashlib
from datetime import datetime, timedelta
from decimal import ROUND_HALF_UP, Decimal
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from upstream_sim.core.world.world import World

# the rate they swing around, and how far, in thousandths
BASE_RATES: dict[str, tuple[Decimal, int]] = {
    "USD": (Decimal(1), 0),
    "USDT": (Decimal("0.9997"), 1),
    "TRX": (Decimal("0.2815"), 30),
    "BTC": (Decimal(96_500), 25),
    "ETH": (Decimal(3_420), 30),
    "EUR": (Decimal("1.0865"), 6),
    "GBP": (Decimal("1.2740"), 6),
    "TRY": (Decimal("0.0241"), 8),
    "AED": (Decimal("0.2723"), 1),
    "IRR": (Decimal("0.00002381"), 15),
}
# what transfers bring beside these; no player has a wallet in them
TOKENS: dict[str, tuple[Decimal, int]] = {
    "USDC": (Decimal(1), 1),
    "USDD": (Decimal("0.998"), 2),
    "BTT": (Decimal("0.00000102"), 30),
    "JST": (Decimal("0.0415"), 25),
    "SUN": (Decimal("0.0192"), 30),
    "WIN": (Decimal("0.00007350"), 30),
}
PLACES = Decimal("0.00000001")
STEP, MINUTES = timedelta(minutes=1), 60  # of the hours between which rates are linear
EPOCH = datetime.fromisoformat("2024-01-01T00:00:00+00:00")


def rate_of(world: World, currency: str) -> Decimal:
    """USD per one unit now. Raises KeyError for a currency without a rate."""
    return rate_at(world.seed, currency, world.now())


def market_rate(world: World, token: str) -> Decimal | None:
    """USD per one unit of any token now; None where no market is known."""
    return rate_of(world, token) if token in BASE_RATES or token in TOKENS else None


def rate_at(seed: int, currency: str, moment: datetime) -> Decimal:
    """The rate at an instant: that of its minute, linear between the hours."""
    return _rate_of_minute(seed, currency, (moment - EPOCH) // STEP)


@functools.lru_cache(maxsize=1024)  # what happens in one minute asks again and again
def _rate_of_minute(seed: int, currency: str, minute: int) -> Decimal:
    middle, swing = BASE_RATES[currency] if currency in BASE_RATES else TOKENS[currency]
    hours, rest = divmod(minute, MINUTES)
    share = Decimal(rest) / Decimal(MINUTES)
    before, after = _swing(seed, currency, hours), _swing(seed, currency, hours + 1)
    moved = middle * (1 + (before + (after - before) * share) * swing / 1000)
    return to_15_digits(moved.quantize(PLACES, ROUND_HALF_UP))


def to_15_digits(rate: Decimal) -> Decimal:
    """The rate with at most 15 significant digits, as money is on the wire."""
    places = min(8, max(0, 14 - rate.adjusted()))
    return rate.quantize(Decimal(1).scaleb(-places), ROUND_HALF_UP)


def _swing(seed: int, currency: str, hour: int) -> Decimal:
    """A number from -1 to 1."""
    number = int.from_bytes(hashlib.sha256(f"{seed}:{currency}:{hour}".encode()).digest()[:4], "big")
    return Decimal(number) / Decimal(1 << 31) - 1
