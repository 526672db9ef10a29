"""Notifications to players, which the site shows."""

from contracts.areas.cms.kinds import (
    ContentDeleteKey,
    Key,
    Kind,
    OptionalLink,
    OptionalText,
    TimedItem,
    TimedShared,
    Title,
)
from contracts.wire import Wire


class PlayerNotificationText(Wire):
    """What a notification says in a language."""

    title: Title
    text: OptionalText = ""
    link: OptionalLink = ""


class PlayerNotification(PlayerNotificationText, TimedItem):
    """A notification to players."""


class PlayerNotificationUpdate(PlayerNotificationText, TimedShared):
    pass


class PlayerNotificationCreate(PlayerNotificationUpdate):
    key: Key


NOTIFICATIONS_V2 = Kind(
    name="cmsV2Notification",
    noun="notification",
    path="/api/cms/v2/notifications",
    item=PlayerNotification,
    create=PlayerNotificationCreate,
    update=PlayerNotificationUpdate,
    example={"key": "cup-begins", "title": "The cup begins", "text": "Play from noon on.", "link": "/promotions"},
)

OPERATIONS = (*NOTIFICATIONS_V2.reads(), *NOTIFICATIONS_V2.writes(), NOTIFICATIONS_V2.delete(ContentDeleteKey))
