"""What the shell reads and writes besides: help texts, one's own preferences, an operator's settings."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from contracts.areas.support import TicketStatus
from upstream_sim.areas.support.records import OPEN, TICKETS
from upstream_sim.areas.support.tickets import set_status
from upstream_sim.areas.tooltips import TOOLTIPS
from upstream_sim.core.history.audit import ACTIVITIES
from upstream_sim.core.world.world import World
from upstream_sim.http.app import Simulator
from upstream_sim.shared.operator_settings import OPERATOR_SETTINGS
from upstream_sim.tests.client import ADMIN, AFFILIATE, AURORA, AURORA_MANAGER, EVERYBODY, NORTH, SUPER, sign_in

PREFERENCES = {"timezone": "Asia/Tehran", "language": "fa", "roundReportNumbers": True}


async def texts(client: httpx.AsyncClient, email: str, query: str = "") -> dict[str, str]:
    answer = await client.get(f"/tooltips{query}", headers=await sign_in(client, email))
    assert answer.status_code == 200, answer.text
    rows = answer.json()["data"]["tooltips"]
    assert [row["slug"] for row in rows] == sorted({row["slug"] for row in rows})
    return {row["slug"]: row["text"] for row in rows}


@pytest.mark.parametrize("email", EVERYBODY)
async def test_everybody_reads_help(client: httpx.AsyncClient, email: str) -> None:
    found = await texts(client, email)
    pages = {"operator-invoices", "my-invoices", "activities", "notifications", "profile", "whats-new"}
    controls = {
        "operator-selector",
        "brand-filter",
        "test-player-filter",
        "player-search",
        "refresh",
        "help",
        "sign-out",
    }
    assert pages | controls <= set(found)
    assert all(found.values())


async def test_an_operators_own_text_stands_in_place_of_the_general_one(
    client: httpx.AsyncClient, world: World
) -> None:
    general, own = await texts(client, SUPER), await texts(client, SUPER, "?opId=aurora")
    assert {slug for slug in general if general[slug] != own[slug]} == {"my-invoices"}
    assert await texts(client, AURORA) == own
    assert await texts(client, NORTH) == general
    assert {tooltip.opId for tooltip in world.table(TOOLTIPS).all()} == {None, "aurora"}


async def test_one_chooses_for_oneself(client: httpx.AsyncClient, simulator: Simulator) -> None:
    headers = await sign_in(client, ADMIN)
    before = (await client.get("/users/me", headers=headers)).json()["data"]["user"]
    changed = (await client.put("/users/me", json=PREFERENCES, headers=headers)).json()["data"]
    assert changed == {**before, **PREFERENCES}
    assert (await client.get("/users/me", headers=headers)).json()["data"]["user"] == changed
    other = (await client.get("/users/me", headers=await sign_in(client, SUPER))).json()["data"]["user"]
    assert other["timezone"] == "UTC"
    details = list(simulator.worlds.get("default").table(ACTIVITIES).where(recordId=before["userCode"], area="Users"))
    latest = max(details, key=lambda activity: activity.createdAt)
    assert latest.before is not None
    assert latest.after is not None
    assert (latest.before["timezone"], latest.after["timezone"]) == ("Europe/Malta", "Asia/Tehran")


async def test_what_is_shown_beside_a_player_can_be_chosen_and_stays_where_it_is_not(client: httpx.AsyncClient) -> None:
    headers = await sign_in(client, AURORA)
    for sent in ({**PREFERENCES, "playerSubInfoType": "NICKNAME"}, PREFERENCES):
        answer = await client.put("/users/me", json=sent, headers=headers)
        assert (answer.status_code, answer.json()["data"]["playerSubInfoType"]) == (200, "NICKNAME")


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"playerSubInfoType": "SHOE_SIZE"}, "playerSubInfoType"),
        ({"timezone": "Europe/Atlantis"}, "timezone"),
        ({"timezone": "../../etc/passwd"}, "timezone"),
        ({"timezone": "/etc/localtime"}, "timezone"),
        ({"timezone": "localtime"}, "timezone"),
        ({"timezone": "posix/Europe/Malta"}, "timezone"),
        ({"timezone": "europe/malta"}, "timezone"),
        ({"timezone": ""}, "timezone"),
        ({"timezone": None}, "timezone"),
        ({"language": "xx"}, "language"),
        ({"language": "en,fa"}, "language"),
        ({"roundReportNumbers": "yes"}, "roundReportNumbers"),
        ({"startPage": "https://elsewhere.test/"}, "startPage"),
        ({"startPage": "//elsewhere"}, "startPage"),
        ({"role": "SUPER_ADMIN"}, "role"),
    ],
)
async def test_what_cannot_be_is_refused(client: httpx.AsyncClient, change: dict[str, Any], field: str) -> None:
    headers = await sign_in(client, AURORA)
    answer = await client.put("/users/me", json={**PREFERENCES, **change}, headers=headers)
    assert (answer.status_code, answer.json()["errors"][0]["field"]) == (422, field)
    assert (await client.get("/users/me", headers=headers)).json()["data"]["user"]["timezone"] == "Asia/Tehran"


async def test_the_page_to_land_on_stays_until_another_or_none_is_chosen(client: httpx.AsyncClient) -> None:
    headers = await sign_in(client, AURORA)
    for chosen, kept in (
        ({}, None),
        ({"startPage": "/players"}, "/players"),
        ({}, "/players"),
        ({"startPage": ""}, None),
    ):
        answer = await client.put("/users/me", json={**PREFERENCES, **chosen}, headers=headers)
        assert answer.json()["data"].get("startPage") == kept


async def test_affiliates_choose_too(client: httpx.AsyncClient) -> None:
    answer = await client.put("/users/me", json=PREFERENCES, headers=await sign_in(client, AFFILIATE))
    assert answer.json()["data"]["affId"] == "aff-aurora-1"


async def settings(client: httpx.AsyncClient, email: str, query: str = "") -> Any:
    answer = await client.get(f"/operators/settings{query}", headers=await sign_in(client, email))
    assert answer.status_code == 200, answer.text
    return answer.json()["data"]


async def test_an_operators_settings(client: httpx.AsyncClient) -> None:
    data = await settings(client, SUPER, "?opId=aurora")
    levels = data["affiliates"]["settings"]["levelSettings"]
    assert [level["level"] for level in levels] == list(range(1, len(levels) + 1))
    assert set(levels[0]) == {"level", "requiredWagerInUSD", "emailCpr", "gmailCpr", "telegramCpr", "maxCpr", "cpa"}
    steps = data["cashback"]["settings"]
    assert [step["lostAmountInUSD"] for step in steps] == sorted(step["lostAmountInUSD"] for step in steps)
    assert data == await settings(client, AURORA) == await settings(client, AURORA_MANAGER)


async def test_a_brand_without_its_own_has_its_parents(client: httpx.AsyncClient, world: World) -> None:
    aurora, north = await settings(client, SUPER, "?opId=aurora"), await settings(client, NORTH)
    south = await settings(client, SUPER, "?opId=aurora-south")
    for part in ("affiliates", "cashback"):
        assert north[part] == aurora[part] != south[part]
    assert (aurora["inherited"], north["inherited"], south["inherited"]) == ([], ["affiliates", "cashback"], [])
    assert (north["revision"], north["updatedAt"]) == (0, None)
    assert world.table(OPERATOR_SETTINGS).get("aurora-north") is None


async def test_an_operator_may_have_none(client: httpx.AsyncClient) -> None:
    none: dict[str, Any] = {"affiliates": None, "cashback": None, "inherited": [], "updatedAt": None, "revision": 0}
    assert await settings(client, SUPER, "?opId=lumen") == none


async def test_a_platform_user_names_an_operator(client: httpx.AsyncClient) -> None:
    answer = await client.get("/operators/settings", headers=await sign_in(client, SUPER))
    assert (answer.status_code, answer.json()["data"]["fields"]) == (
        422,
        {"opId": "Operator not found, please select an operator."},
    )


async def test_a_badge_counts_what_is_left(client: httpx.AsyncClient, simulator: Simulator) -> None:
    world, headers = simulator.worlds.get("default"), await sign_in(client, AURORA)
    waiting = [
        each
        for each in world.table(TICKETS).where(opId="aurora-south", status=OPEN, isSnoozed=False)
        if each.playerCode is not None
    ]
    assert waiting
    for done in range(len(waiting)):
        shown = (await client.get("/admin/badges?opId=aurora-south", headers=headers)).json()["data"]
        assert shown["tickets"] == len(waiting) - done
        with world.change() as change:
            set_status(change, waiting[done], TicketStatus.CLOSED)
    shown = (await client.get("/admin/badges?opId=aurora-south", headers=headers)).json()["data"]
    assert shown["tickets"] == 0
