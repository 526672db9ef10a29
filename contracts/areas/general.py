"""What every page needs of the platform: its clock and options, exchange rates, badge counts, notifications."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Self

from pydantic import Field, model_validator

from contracts.fields import Instant, refuse
from contracts.money import Rate
from contracts.operation import Dialect, Effect, Operation, Origin
from contracts.roles import OPERATOR_ROLES, PLATFORM_ADMINS, Permission
from contracts.rules import MaxItems, MinLength, OpId, Required
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


class NotificationLevel(StrEnum):
    INFO = "info"
    WARNING = "warning"
    CRITICAL = "critical"


class Notification(Wire):
    """A message to the staff. `link` is a path of the console; `isRead` is the caller's own."""

    id: str = Field(alias="_id")
    title: str
    body: str
    level: Annotated[NotificationLevel, Field(strict=False)]
    createdAt: Instant
    isRead: bool
    link: str | None = None


class Notifications(Wire):
    """Those for the caller's role and tenant, newest first, 200 at most."""

    notifications: list[Notification]


NotificationId = Annotated[str, Required("Choose a notification.")]


class NotificationsRead(Wire):
    """Which notifications the caller has read: these, or all of them."""

    notificationIds: (
        Annotated[
            list[NotificationId],
            MinLength(1, "Choose at least one notification."),
            MaxItems(200, "At most 200 notifications at once."),
        ]
        | None
    ) = None
    all: bool | None = None

    @model_validator(mode="after")
    def _one_of_them(self) -> Self:
        if (self.notificationIds is not None) == (self.all is True):
            raise refuse("notificationIds", "Either some notifications or all of them are expected.")
        return self


class UnreadCount(Wire):
    unreadCount: int


class NotificationChosen(WireQuery):
    notificationId: NotificationId


NOTIFICATIONS = frozenset({"Notification"})

OPERATIONS = (
    Operation(
        id="general",
        area="general",
        method="GET",
        path="/api/general",
        summary="The platform's clock and options",
        effect=Effect.READ,
        origin=Origin.SPECIFIED,
        data=General,
        tags=frozenset({"General"}),
    ),
    Operation(
        id="rates",
        area="general",
        method="GET",
        path="/api/rates",
        summary="Exchange rates",
        effect=Effect.READ,
        origin=Origin.SPECIFIED,
        data=Rates,
        share_seconds=5,
        tags=frozenset({"Rates"}),
        dialect=Dialect.BARE,
        poll=True,
    ),
    Operation(
        id="adminBadges",
        area="general",
        method="GET",
        path="/api/admin/badges",
        summary="Badge counts of the navigation drawer",
        effect=Effect.READ,
        origin=Origin.SPECIFIED,
        roles=PLATFORM_ADMINS | OPERATOR_ROLES,
        query=BadgeQuery,
        data=Badges,
        share_seconds=10,
        tags=frozenset({"Badges"}),
        poll=True,
    ),
    Operation(
        id="generalNotifications",
        area="general",
        method="GET",
        path="/api/general/notifications",
        summary="The caller's notifications, newest first",
        effect=Effect.READ,
        origin=Origin.SPECIFIED,
        data=Notifications,
        tags=NOTIFICATIONS,
    ),
    Operation(
        id="generalNotificationsRead",
        area="general",
        method="PUT",
        path="/api/general/notifications/read",
        summary="Note that the caller has read some notifications, or all",
        effect=Effect.WRITE,
        origin=Origin.ASSUMED,
        body=NotificationsRead,
        data=UnreadCount,
        makes_stale=NOTIFICATIONS,
    ),
    Operation(
        id="generalNotificationDelete",
        area="general",
        method="DELETE",
        path="/api/general/notifications",
        summary="Delete a notification for everybody",
        effect=Effect.WRITE,
        origin=Origin.ASSUMED,
        roles=PLATFORM_ADMINS,
        permission=Permission.NOTIFICATIONS_WRITE,
        query=NotificationChosen,
        success="Notification Deleted!",
        failure="Failed to delete notification",
        makes_stale=NOTIFICATIONS,
        dialect=Dialect.MESSAGE,
    ),
)
