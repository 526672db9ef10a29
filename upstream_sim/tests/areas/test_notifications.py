"""What the platform tells its staff: for their role and tenants, newest first, read by each for themselves."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from upstream_sim.areas.notifications import NOTIFICATIONS
from upstream_sim.core.history.audit import ACTIVITIES
from upstream_sim.http.app import Simulator
from upstream_sim.shared.users import USERS
from upstream_sim.tests.client import (
    ADMIN,
    AFFILIATE,
    AURORA,
    AURORA_MANAGER,
    BOREALIS,
    DEV_OPS,
    EVERYBODY,
    NORTH,
    SUPER,
    control,
    sign_in,
)

PATH = "/general/notifications"


async def notifications_of(client: httpx.AsyncClient, email: str) -> list[dict[str, Any]]:
    answer = await client.get(PATH, headers=await sign_in(client, email))
    assert answer.status_code == 200, answer.text
    notifications: list[dict[str, Any]] = answer.json()["data"]["notifications"]
    return notifications


async def read(client: httpx.AsyncClient, email: str, **body: Any) -> httpx.Response:
    return await client.put(f"{PATH}/read", json=body, headers=await sign_in(client, email))


@pytest.mark.parametrize("email", EVERYBODY)
async def test_everybody_is_told_what_is_for_them(client: httpx.AsyncClient, simulator: Simulator, email: str) -> None:
    world = simulator.worlds.get("default")
    user = next(user for user in world.table(USERS).all() if user.email == email)
    family = {
        "aurora": {"aurora", "aurora-north", "aurora-south"},
        "aurora-north": {"aurora-north"},
        "borealis": {"borealis", "borealis-prime"},
    }
    expected = [
        notification
        for notification in world.table(NOTIFICATIONS).all()
        if user.role in notification.roles
        and (user.opId is None or notification.opId is None or notification.opId in family[user.opId])
    ]
    expected.sort(key=lambda notification: notification.createdAt, reverse=True)
    assert [row["_id"] for row in await notifications_of(client, email)] == [
        notification.id for notification in expected
    ]
    assert all(row["link"].startswith("/") for row in await notifications_of(client, email))


@pytest.mark.parametrize("email", EVERYBODY)
async def test_news_tell_of_what_is_listed_whoever_has_read_it(client: httpx.AsyncClient, email: str) -> None:
    async def news() -> Any:
        answer = await client.get(f"{PATH}/news", headers=await sign_in(client, email))
        return answer.json()["data"]

    listed = [row["_id"] for row in await notifications_of(client, email)]
    assert (await read(client, email, all=True)).status_code == 200
    assert await news() == {"newestId": next(iter(listed), None), "count": len(listed)}
    for newest in listed[:1]:
        await client.delete(PATH, params={"notificationId": newest}, headers=await sign_in(client, SUPER))
    assert await news() == {"newestId": next(iter(listed[1:]), None), "count": len(listed[1:])}


async def test_tenants_keep_to_themselves(client: httpx.AsyncClient) -> None:
    titles = {email: {row["title"] for row in await notifications_of(client, email)} for email in EVERYBODY}
    assert "Documents are waiting" in titles[SUPER] & titles[AURORA] & titles[NORTH]
    assert "Documents are waiting" not in titles[BOREALIS] | titles[AURORA_MANAGER] | titles[DEV_OPS]
    assert "Withdrawals wait longer than usual" not in titles[NORTH]


async def test_affiliates_were_told_nothing(client: httpx.AsyncClient) -> None:
    assert await notifications_of(client, AFFILIATE) == []


async def test_each_reads_for_themselves(client: httpx.AsyncClient) -> None:
    unread = [row["_id"] for row in await notifications_of(client, SUPER) if not row["isRead"]]
    assert len(unread) > 2
    answer = await read(client, SUPER, notificationIds=unread[:1])
    assert answer.json()["data"] == {"unreadCount": len(unread) - 1}
    again = await read(client, SUPER, notificationIds=unread[:1])
    assert again.json()["data"] == {"unreadCount": len(unread) - 1}
    assert [row["_id"] for row in await notifications_of(client, SUPER) if not row["isRead"]] == unread[1:]
    assert not any(row["isRead"] for row in await notifications_of(client, ADMIN))
    assert (await read(client, SUPER, all=True)).json()["data"] == {"unreadCount": 0}
    assert all(row["isRead"] for row in await notifications_of(client, SUPER))


async def test_what_is_not_for_one_cannot_be_read(client: httpx.AsyncClient) -> None:
    foreign = next(row["_id"] for row in await notifications_of(client, SUPER) if row["title"] == "A brand was added")
    own = (await notifications_of(client, AURORA))[0]["_id"]
    for ids in ([foreign], [own, foreign], ["nothing-like-it"]):
        assert (await read(client, AURORA, notificationIds=ids)).status_code == 404
    assert not any(row["isRead"] for row in await notifications_of(client, AURORA))


@pytest.mark.parametrize(
    "body",
    [{}, {"all": False}, {"notificationIds": []}, {"notificationIds": ["a"], "all": True}, {"notificationIds": [""]}],
)
async def test_notifications_to_read_must_be_named(client: httpx.AsyncClient, body: dict[str, Any]) -> None:
    assert (await read(client, SUPER, **body)).status_code == 422


async def test_a_deleted_one_is_gone_for_everybody(client: httpx.AsyncClient, simulator: Simulator) -> None:
    gone = next(row for row in await notifications_of(client, AURORA) if row["title"] == "Documents are waiting")
    query = {"notificationId": gone["_id"]}
    headers = await sign_in(client, ADMIN)
    assert (await client.delete(PATH, params=query, headers=headers)).status_code == 200
    for email in (SUPER, AURORA, NORTH):
        assert gone["_id"] not in {row["_id"] for row in await notifications_of(client, email)}
    assert (await client.delete(PATH, params=query, headers=headers)).status_code == 404
    activity = simulator.worlds.get("default").table(ACTIVITIES).first(recordId=gone["_id"])
    assert activity is not None
    assert (activity.area, activity.action, activity.opId, activity.nickname) == (
        "Cms",
        "deleted",
        "aurora-north",
        "Ada Admin",
    )


async def test_operators_delete_none(client: httpx.AsyncClient) -> None:
    own = (await notifications_of(client, AURORA))[0]
    headers = await sign_in(client, AURORA)
    assert (await client.delete(PATH, params={"notificationId": own["_id"]}, headers=headers)).status_code == 403


async def test_a_notification_that_is_sent_is_listed(client: httpx.AsyncClient) -> None:
    sent = {"title": "For borealis", "level": "critical", "roles": ["OPERATOR_ADMIN"], "opId": "borealis"}
    made = await control(client, "/events", type="notificationSent", **sent)
    assert (await notifications_of(client, BOREALIS))[0] == {
        "_id": made["_id"],
        "title": "For borealis",
        "body": "",
        "level": "critical",
        "createdAt": "2026-11-01T12:00:00Z",
        "isRead": False,
        "link": None,
    }
    assert made["_id"] not in {row["_id"] for row in await notifications_of(client, AURORA)}


async def test_one_without_roles_is_for_everybody(client: httpx.AsyncClient) -> None:
    await control(client, "/events", type="notificationSent", title="To all")
    for email in EVERYBODY:
        assert (await notifications_of(client, email))[0]["title"] == "To all"
