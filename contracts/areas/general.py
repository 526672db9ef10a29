"""What every page needs of the platform: its clock and options, exchange rates, badge counts."""

from __future__ import annotations

from contracts.area import Area
from contracts.fields import Instant
from contracts.money import Rate
from contracts.operation import Dialect
from contracts.roles import OPERATOR_ROLES, PLATFORM_ADMINS
from contracts.rules import OpId
from contracts.wire import Wire, WireQuery


class General(Wire):
    """The web takes presets, the default month and year options from `now`, never from the browser."""

    now: Instant
    isClockFrozen: bool
    firstInvoiceYear: int
    languages: list[str]


class ExchangeRate(Wire):
    """USD per one unit of `currency`."""

    currency: str
    autoRate: Rate
    updatedAt: Instant


class Rates(Wire):
    rates: list[ExchangeRate]


class BadgeQuery(WireQuery):
    opId: OpId | None = None
    includeBrands: bool | None = None


class Badges(Wire):
    """Counts of what waits for somebody."""

    tickets: int
    withdraw: int
    deposit: int
    cashback: int
    affProfit: int
    bankAccounts: int
    kyc: int
    playerUsernames: int


AREA = Area("general", tags=frozenset({"General"}))

OPERATIONS = (
    AREA.read(
        "general",
        "/api/general",
        "View the platform's clock and options",
        data=General,
    ),
    AREA.read(
        "rates",
        "/api/rates",
        "List exchange rates of the top bar",
        data=Rates,
        shared_cache_seconds=5,
        varies_by=frozenset(),
        tags=frozenset({"Rates"}),
        dialect=Dialect.BARE,
        poll=True,
    ),
    AREA.read(
        "adminBadges",
        "/api/admin/badges",
        "View badge counts of the menu",
        roles=PLATFORM_ADMINS | OPERATOR_ROLES,
        query=BadgeQuery,
        data=Badges,
        shared_cache_seconds=10,
        tags=frozenset({"Badges"}),
        poll=True,
    ),
)
