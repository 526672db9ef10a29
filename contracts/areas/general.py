"""Data that every page needs: platform clock and options, exchange rates, badge counts."""

from typing import Annotated, Any

from contracts.area import Area
from contracts.areas.notifications import NotificationNews
from contracts.areas.users import SessionCheck
from contracts.badges import Badges
from contracts.fields import FIRST_YEAR, Instant
from contracts.money import Rate
from contracts.operation import Dialect, Example, Handler, Origin
from contracts.roles import OPERATOR_ROLES, PLATFORM_ADMINS
from contracts.rules import OpId, Pattern, Required
from contracts.variations import Variation
from contracts.wire import Wire, WireQuery


class PlatformGeneral(Wire):
    """The platform's options."""

    now: Instant
    isClockFrozen: bool
    firstInvoiceYear: int
    languages: list[str]


class General(PlatformGeneral):
    """Options of the console. Use `now` for presets and for the default month and year, not the browser's
    clock. `absent` are the operations, by id, that the platform lacks."""

    absent: list[str] | None = None


class ExchangeRate(Wire):
    """USD per unit of `currency`."""

    currency: str
    autoRate: Rate
    updatedAt: Instant


class Rates(Wire):
    rates: list[ExchangeRate]


class BadgeQuery(WireQuery):
    opId: OpId | None = None
    includeBrands: bool | None = None


PULSE_PARTS = {
    "badges": "adminBadges",
    "check": "usersMeCheck",
    "rates": "rates",
    "news": "generalNotificationsNews",
}
_PART = f"(?:{'|'.join(PULSE_PARTS)})"


class PulseQuery(BadgeQuery):
    """The parts that are due, separated by commas."""

    parts: Annotated[
        str,
        Required("Name the parts that are due."),
        Pattern(f"{_PART}(?:,{_PART})*", f"Parts are {', '.join(PULSE_PARTS)}, separated by commas."),
    ]


class PartFailure(Wire):
    """Why a part is absent: its own call's answer, with the HTTP status that this would have had."""

    http: int
    success: bool
    status: str
    data: Any
    messages: list[str]
    messagesFrom: str


class Pulse(Wire):
    """The parts that were asked for; what failed is in `failures`, by part. `identityVersion` is that of the session's
    user: when it is another, their rights are."""

    badges: Badges | None = None
    check: SessionCheck | None = None
    rates: Rates | None = None
    news: NotificationNews | None = None
    failures: dict[str, PartFailure]
    identityVersion: str = ""


AREA = Area(
    "general",
    tags=frozenset({"General"}),
    menu_items=("/settings/general", "/whats-new"),
)

OPERATIONS = (
    AREA.read(
        "general",
        "/api/general",
        "View the platform’s clock and options",
        data=General,
        absent_field="absent",
        stand_in=lambda now: PlatformGeneral(
            now=now, isClockFrozen=False, firstInvoiceYear=FIRST_YEAR, languages=["en"]
        ),
        before_password_change=True,
    ),
    AREA.read(
        "rates",
        "/api/rates",
        "List the exchange rates shown in the top bar",
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
        "View the menu’s badge counts",
        roles=PLATFORM_ADMINS | OPERATOR_ROLES,
        query=BadgeQuery,
        data=Badges,
        shared_cache_seconds=9.5,  # less than the polls' period, so that none meets what the one before it got
        varies_by=frozenset({Variation.ROLE, Variation.TENANTS, Variation.PERMISSIONS}),
        tags=frozenset({"Badges"}),
        poll=True,
    ),
    AREA.read(
        "pulse",
        "/api/pulse",
        "Poll badge counts, session check, exchange rates and news at once",
        origin=Origin.ASSUMED,
        query=PulseQuery,
        example=Example(query={"parts": "badges,check,rates"}),
        data=Pulse,
        handler=Handler.PULSE,
        parts=PULSE_PARTS,
        before_password_change=True,
        poll=True,
        tags=frozenset(),
    ),
)
