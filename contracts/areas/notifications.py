"""Notifications of the platform to its staff, with a read mark per user."""

from enum import StrEnum
from typing import Annotated, Self

from pydantic import Field, model_validator

from contracts.area import Area
from contracts.fields import Instant, field_error
from contracts.operation import Dialect, Example, Origin
from contracts.permissions import Described
from contracts.roles import PLATFORM_ADMINS, Permission
from contracts.rules import MaxItems, MinLength, Required
from contracts.variations import Variation
from contracts.wire import Wire, WireQuery


class NotificationLevel(StrEnum):
    INFO = "info"
    WARNING = "warning"
    CRITICAL = "critical"


class Notification(Wire):
    """A message to staff. `link` is a path in the console; `isRead` is per user."""

    id: str = Field(alias="_id")
    title: str
    body: str
    level: Annotated[NotificationLevel, Field(strict=False)]
    createdAt: Instant
    isRead: bool
    link: str | None = None


class Notifications(Wire):
    """The notifications for the caller's role and tenant, newest first, at most 200."""

    notifications: list[Notification]


class NotificationNews(Wire):
    """The newest notifications for the caller's role and tenant, and how many are listed, read or not."""

    newestId: str | None = None
    count: int


NotificationId = Annotated[str, Required("Choose a notification.")]


class NotificationsRead(Wire):
    """The notifications to mark as read: the given ones, or all."""

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
            raise field_error("notificationIds", "Choose some notifications, or all.")
        return self


class UnreadCount(Wire):
    unreadCount: int


class NotificationKey(WireQuery):
    notificationId: NotificationId


NOTIFICATIONS = frozenset({"Notification"})

AREA = Area(
    "notifications",
    tags=NOTIFICATIONS,
    invalidates=NOTIFICATIONS,
    menu_items=("/settings/notifications",),
    permissions={
        Permission.NOTIFICATIONS_WRITE: Described(
            "Delete notifications", "Delete notifications for everybody who gets them.", ("settings",), PLATFORM_ADMINS
        ),
    },
)

OPERATIONS = (
    AREA.read(
        "generalNotifications",
        "/api/general/notifications",
        "List your notifications",
        data=Notifications,
        poll=True,
    ),
    AREA.read(
        "generalNotificationsNews",
        "/api/general/notifications/news",
        "Check for new notifications",
        origin=Origin.ASSUMED,
        data=NotificationNews,
        shared_cache_seconds=30,
        varies_by=frozenset({Variation.ROLE, Variation.TENANTS}),
        poll=True,
    ),
    AREA.write(
        "generalNotificationsRead",
        "PUT",
        "/api/general/notifications/read",
        "Mark notifications as read",
        origin=Origin.ASSUMED,
        body=NotificationsRead,
        example=Example(body={"notificationIds": ["65a1f0c2e4b0d3a9c7f81206"]}),
        data=UnreadCount,
    ),
    AREA.write(
        "generalNotificationDelete",
        "DELETE",
        "/api/general/notifications",
        "Delete a notification for everyone",
        origin=Origin.ASSUMED,
        roles=PLATFORM_ADMINS,
        permission=Permission.NOTIFICATIONS_WRITE,
        query=NotificationKey,
        example=Example(query={"notificationId": "65a1f0c2e4b0d3a9c7f81206"}),
        success="Notification Deleted!",
        failure="Failed to delete notification",
        dialect=Dialect.MESSAGE,
    ),
)
