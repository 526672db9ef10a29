"""Notifications of the platform to its staff, and who has read them."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from typing import Annotated, Any

import msgspec
from pydantic import Field

from contracts.areas.activities import ActivityArea
from contracts.areas.notifications import NotificationKey, NotificationLevel, NotificationsRead
from contracts.roles import Role
from contracts.rules import Required
from contracts.wire import Wire
from upstream_sim.core.refusals import NotFound
from upstream_sim.core.serving.events import event
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.tables.declarations import AuditSpec
from upstream_sim.core.tables.schema import Schema
from upstream_sim.core.world.world import Change, World
from upstream_sim.shared.users import Caller

MOST = 200
NOTIFICATION_GONE = "Notification not found. It may have been deleted in the meantime."


class Notification(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A message to users of some roles; with `opId`, at that operator or brand and at platform level; with `userCode`,
    to that user alone."""

    id: str = msgspec.field(name="_id")
    title: str
    body: str
    level: NotificationLevel
    createdAt: datetime
    roles: tuple[Role, ...]
    opId: str | None
    link: str | None
    userCode: str | None = None
    revision: int = 1


class Reading(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A user has read a notification; `id` is made of both."""

    id: str
    userCode: str
    notificationId: str
    readAt: datetime


NOTIFICATIONS = Schema(
    name="notifications",
    record=Notification,
    bitmaps=("opId",),
    sorts=("createdAt",),
    audit=AuditSpec(area=ActivityArea.CMS, kind="Notification", title=lambda notification: notification.title),
)
READINGS = Schema(name="notificationReadings", record=Reading, arrays=("userCode",))


@handles("generalNotifications")
def notifications(world: World, caller: Caller, _command: Command) -> dict[str, Any]:
    """The latest MOST notifications, newest first."""
    read = _read_by(world, caller)
    return {"notifications": [_to_wire(notification, read) for notification in _latest_for(world, caller)]}


@handles("generalNotificationsNews")
def news(world: World, caller: Caller, _command: Command) -> dict[str, Any]:
    """The same for all of a role and tenant, whatever each has read: what one of them alone gets counts, too."""
    latest = _latest(_for_role(world, caller))
    return {"newestId": latest[0].id if latest else None, "count": len(latest)}


@handles("generalNotificationsRead")
def mark_read(world: World, caller: Caller, command: Command[None, NotificationsRead]) -> dict[str, int]:
    """How many stay unread. Raises NotFound for one that is not the caller's, before any is marked."""
    chosen = command.body
    mine = {notification.id for notification in _notifications_for(world, caller)}
    wanted = mine if chosen.notificationIds is None else set(chosen.notificationIds)
    if not wanted <= mine:
        raise NotFound(NOTIFICATION_GONE)
    read = _read_by(world, caller)
    with caller.change(world) as change:
        for notification_id in sorted(wanted - read):
            change.put(world.table(READINGS), _reading(world, caller, notification_id))
    return {"unreadCount": len(mine - read - wanted)}


@handles("generalNotificationDelete")
def delete(world: World, caller: Caller, command: Command[NotificationKey]) -> None:
    """Raises NotFound."""
    chosen = command.query
    table = world.table(NOTIFICATIONS)
    if table.get(chosen.notificationId) is None:
        raise NotFound(NOTIFICATION_GONE)
    with caller.change(world) as change:
        change.delete(table, chosen.notificationId)


class NotificationSent(Wire):
    """The platform notifies its staff; without `roles`, everybody."""

    title: Annotated[str, Required("Title is required.")]
    body: str = ""
    level: Annotated[NotificationLevel, Field(strict=False)] = NotificationLevel.INFO
    roles: list[Annotated[Role, Field(strict=False)]] | None = None
    opId: str | None = None
    link: str | None = None


@event("notificationSent", NotificationSent)
def notification_sent(world: World, body: NotificationSent) -> dict[str, str]:
    notification = Notification(
        id=world.new_id("ntf"),
        title=body.title,
        body=body.body,
        level=body.level,
        createdAt=world.now(),
        roles=tuple(body.roles or Role),
        opId=body.opId,
        link=body.link,
    )
    with world.change() as change:
        change.put(world.table(NOTIFICATIONS), notification)
    return {"_id": notification.id}


def notify(
    change: Change,
    *,
    title: str,
    body: str,
    level: NotificationLevel,
    roles: tuple[Role, ...],
    op_id: str | None = None,
    user_code: str | None = None,
    link: str | None = None,
) -> Notification:
    """A new notification to users of these roles, or to one of them alone."""
    world = change.world
    notification = Notification(
        id=world.new_id_for("ntf"),
        title=title,
        body=body,
        level=level,
        createdAt=world.now(),
        roles=roles,
        opId=op_id,
        link=link,
        userCode=user_code,
    )
    return change.put(world.table(NOTIFICATIONS), notification)


def _notifications_for(world: World, caller: Caller) -> Iterable[Notification]:
    """The notifications for the caller's role, at a tenant of theirs or at none, and for the caller."""
    own = caller.user.userCode
    return (each for each in _for_role(world, caller) if each.userCode in (None, own))


def _for_role(world: World, caller: Caller) -> Iterable[Notification]:
    """The notifications for the caller's role, at a tenant of theirs or at none, whoever gets them."""
    identity = caller.identity
    return (
        notification
        for notification in world.table(NOTIFICATIONS).all()
        if identity.role in notification.roles
        and (notification.opId is None or identity.can_see_tenant(notification.opId))
    )


def _latest_for(world: World, caller: Caller) -> list[Notification]:
    return _latest(_notifications_for(world, caller))


def _latest(notifications: Iterable[Notification]) -> list[Notification]:
    return sorted(notifications, key=lambda notification: notification.createdAt, reverse=True)[:MOST]


def _read_by(world: World, caller: Caller) -> set[str]:
    found = world.table(READINGS).where(userCode=caller.user.userCode)
    return {reading.notificationId for reading in found}


def _reading(world: World, caller: Caller, notification_id: str) -> Reading:
    user_code = caller.user.userCode
    return Reading(
        id=f"{user_code}:{notification_id}", userCode=user_code, notificationId=notification_id, readAt=world.now()
    )


def _to_wire(notification: Notification, read: set[str]) -> dict[str, Any]:
    return {
        "_id": notification.id,
        "title": notification.title,
        "body": notification.body,
        "level": notification.level,
        "createdAt": notification.createdAt,
        "isRead": notification.id in read,
        "link": notification.link,
    }
