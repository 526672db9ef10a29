"""The shell's calls through both services: sessions, blocking, preferences, notifications, search, history."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from contracts.texts import BLOCKED, DENIED
from tests.conftest import Stack
from upstream_sim.core.calls.faults import Fault, FaultKind
from upstream_sim.core.serving.events import fire_event
from upstream_sim.core.world.world import World

SUPER, ADMIN, AURORA = "super@pitboss.test", "admin@pitboss.test", "admin@aurora.test"


def world_of(stack: Stack) -> World:
    return stack.simulator.worlds.get("default")


async def data(browser: httpx.AsyncClient, path: str, **query: Any) -> Any:
    answer = await browser.get(path, params=query)
    assert answer.status_code == 200, answer.text
    return answer.json()["data"]


@pytest.mark.parametrize("email", [ADMIN, AURORA])
async def test_a_blocked_user_is_refused_at_the_next_call(stack: Stack, email: str) -> None:
    browser = await stack.signed_in(email)
    assert (await data(browser, "/api/users/me/check"))["isBlocked"] is False
    fire_event(world_of(stack), "userBlocked", {"email": email})
    answer = await browser.get("/api/general")
    assert (answer.status_code, answer.json()["messages"]) == (403, [DENIED])
    check = await browser.get("/api/users/me/check", headers={"X-Background": "1"})
    assert check.json()["data"]["isBlocked"] is True
    again = await stack.browser().post("/api/auth/login", json={"email": email, "password": "Pitboss-2026"})
    assert (again.status_code, again.json()["messages"]) == (403, [BLOCKED])
    assert (await browser.get("/api/auth/logout")).status_code == 200


async def test_signing_out_everywhere_ends_every_session_here_and_at_the_platform(stack: Stack) -> None:
    browsers = [await stack.signed_in(AURORA) for _ in range(3)]
    bystander = await stack.signed_in(ADMIN)
    assert len((await data(browsers[0], "/api/auth/sessions"))["sessions"]) == 3
    ended = await browsers[0].delete("/api/auth/sessions")
    assert ended.json()["data"] == {"endedCount": 3, "pendingCount": 3, "notQueuedCount": 0}
    assert [(await browser.get("/api/general")).status_code for browser in browsers] == [401, 401, 401]
    query = {"area": "Auth", "action": "deleted", "who": "Aron", "from": "2026-11-01T12:00:00Z"}
    for _ in range(50):  # the platform is told in the background
        details = await data(bystander, "/api/activities", **query)
        if details["count"] == 3:
            break
    assert details["count"] == 3


async def test_one_session_is_ended_by_its_handle(stack: Stack) -> None:
    here, there = await stack.signed_in(ADMIN), await stack.signed_in(ADMIN)
    handle = next(one["_id"] for one in (await data(here, "/api/auth/sessions"))["sessions"] if not one["isCurrent"])
    assert (await here.delete("/api/auth/sessions", params={"sessionId": handle})).status_code == 200
    assert (await there.get("/api/general")).status_code == 401
    assert (await here.get("/api/general")).status_code == 200


async def test_preferences_are_ones_own_and_kept(stack: Stack) -> None:
    browser = await stack.signed_in(AURORA)
    chosen = {"timezone": "America/Toronto", "language": "ar", "roundReportNumbers": True}
    answer = await browser.put("/api/users/me", json=chosen)
    assert (answer.status_code, answer.json()["messages"]) == (200, ["Profile Updated!"])
    user = (await data(browser, "/api/users/me"))["user"]
    assert {name: user[name] for name in chosen} == chosen
    refused = await browser.put("/api/users/me", json={**chosen, "timezone": "Mars/Base"})
    assert (refused.status_code, list(refused.json()["data"]["fields"])) == (422, ["timezone"])


async def test_notifications_are_read_and_deleted(stack: Stack) -> None:
    browser = await stack.signed_in(ADMIN)
    notifications = (await data(browser, "/api/general/notifications"))["notifications"]
    first = notifications[0]["_id"]
    answer = await browser.put("/api/general/notifications/read", json={"notificationIds": [first]})
    assert answer.json()["data"] == {"unreadCount": len(notifications) - 1}
    deleted = await browser.delete("/api/general/notifications", params={"notificationId": first})
    assert deleted.json()["success"] is True
    left = (await data(browser, "/api/general/notifications"))["notifications"]
    assert [one["_id"] for one in left] == [one["_id"] for one in notifications[1:]]


async def test_a_notification_that_cannot_be_deleted_and_no_reason(stack: Stack) -> None:
    world_of(stack).faults.add(Fault("generalNotificationDelete", FaultKind.ERROR))
    browser = await stack.signed_in(ADMIN)
    answer = await browser.delete("/api/general/notifications", params={"notificationId": "any"})
    assert answer.json()["messages"] == ["Failed to delete notification"]
    assert answer.json()["messagesFrom"] == "operation"


async def test_players_are_found_by_administrators(stack: Stack) -> None:
    browser = await stack.signed_in(SUPER)
    answer = await browser.post("/api/players/search", json={"query": "ali", "page": 1, "limit": 50})
    found = answer.json()["data"]
    assert set(found) == {"items", "count", "remaining"}
    assert found["count"] == len(found["items"]) + found["remaining"] > 0


async def test_operators_read_their_own_history_without_the_notes(stack: Stack) -> None:
    browser = await stack.signed_in(AURORA)
    found = await data(browser, "/api/activities", limit=1000)
    assert {row["opId"] for row in found["items"]} == {"aurora", "aurora-north", "aurora-south"}
    assert "superAdminNote" not in str(found)
    crossed = {"from": "2026-10-02T00:00:00Z", "to": "2026-10-01T00:00:00Z"}
    refused = await browser.get("/api/activities", params=crossed)
    assert (refused.status_code, refused.json()["data"]["fields"]) == (
        422,
        {"from": "The start must not be after the end."},
    )


@pytest.mark.parametrize(
    "path", ["/api/tooltips", "/api/operators/settings", "/api/activities", "/api/admin/badges", "/api/players/search"]
)
async def test_the_defaults_of_the_cms_are_not_chosen_here(stack: Stack, path: str) -> None:
    browser = await stack.signed_in(SUPER)
    if path.endswith("search"):
        answer = await browser.post(path, json={"query": "a", "opId": "DEFAULT"})
    else:
        answer = await browser.get(path, params={"opId": "DEFAULT"})
    assert (answer.status_code, list(answer.json()["data"]["fields"])) == (422, ["opId"])
