"""The data dictionary of `notifications`."""

from __future__ import annotations

from contracts.descriptions.entry import Entry

DESCRIPTIONS: dict[str, Entry] = {
    "newestId": ("The newest notification's id; null if there is none.", "65a1f0c2e4b0d3a9c7f81206"),
    "NotificationNews.count": ("The number of notifications listed, read or not.", 12),
    "notifications": "Notifications for the caller's role and tenant, newest first, at most 200.",
    "notificationId": ("The notification's id.", "65a1f0c2e4b0d3a9c7f81206"),
    "notificationIds": ("The notifications to mark as read. Give this or `all`.", ["65a1f0c2e4b0d3a9c7f81206"]),
    "all": "Whether to mark all as read. Give this or `notificationIds`.",
    "Notification.body": ("The message.", "The wallet of Aurora is running low."),
    "Notification.level": "How urgent it is.",
    "isRead": "Whether the caller has read it.",
    "link": ("A path of the console; null for none.", "/wallets/treasuries"),
    "unreadCount": ("The number of notifications that the caller has not read.", 3),
}
