"""Signing in, and what every page reads: each answer is held against the contract on the way."""

from __future__ import annotations

import hashlib
from decimal import Decimal

import httpx
import pytest

from contracts.roles import Role
from upstream_sim import testing
from upstream_sim.areas.support.records import OPEN, TICKETS
from upstream_sim.core.history.audit import ACTIVITIES
from upstream_sim.core.world.start import DEFAULT_SEED
from upstream_sim.core.world.world import World
from upstream_sim.http.app import Simulator
from upstream_sim.shared.rates import BASE_RATES, rate_of
from upstream_sim.shared.tenants import OPERATORS
from upstream_sim.shared.topups import TOPUPS
from upstream_sim.shared.tron import BASE58
from upstream_sim.shared.users import PASSWORD, USERS
from upstream_sim.tests.client import (
    ADMIN,
    AFFILIATE,
    AURORA,
    AURORA_MANAGER,
    BOREALIS,
    DEV_OPS,
    EVERYBODY,
    NORTH,
    OTHER_SEED,
    SUPER,
    control,
    sign_in,
)


async def test_sign_in_answers_a_session(client: httpx.AsyncClient) -> None:
    answer = await client.post("/auth/login", json={"email": NORTH, "password": PASSWORD})
    data = answer.json()["data"]
    assert data["realm"].startswith("default.")
    assert data["token"].startswith("default.")
    assert (data["user"]["role"], data["user"]["opId"], data["user"]["parentOpId"]) == (
        "OPERATOR_ADMIN",
        "aurora-north",
        "aurora",
    )
    assert data["operators"] == [{"opId": "aurora-north", "title": "Aurora North", "parentOpId": "aurora"}]


async def test_unknown_and_wrong_are_answered_alike(client: httpx.AsyncClient) -> None:
    wrong = await client.post("/auth/login", json={"email": SUPER, "password": "wrong"})
    unknown = await client.post("/auth/login", json={"email": "nobody@pitboss.test", "password": PASSWORD})
    assert wrong.status_code == unknown.status_code == 401
    assert wrong.json() == unknown.json()
    assert wrong.json()["messages"] == ["Email or password is incorrect."]


async def test_an_unknown_world_is_not_found(client: httpx.AsyncClient) -> None:
    body = {"email": SUPER, "password": PASSWORD, "world": "nowhere"}
    assert (await client.post("/auth/login", json=body)).status_code == 404


async def test_realms_differ_between_worlds_and_starts(client: httpx.AsyncClient) -> None:
    realms = []
    for _ in range(2):
        await client.post("/__sim/worlds", json={"name": "other"})
        answer = await client.post("/auth/login", json={"email": SUPER, "password": PASSWORD, "world": "other"})
        realms.append(answer.json()["data"]["realm"])
        await client.delete("/__sim/worlds/other")
    assert len(set(realms)) == 2


async def test_signing_out_ends_the_token(client: httpx.AsyncClient) -> None:
    headers, other = await sign_in(client, SUPER), await sign_in(client, SUPER)
    out = await client.get("/auth/logout", headers=headers)
    assert (out.status_code, out.json()["success"]) == (200, True)
    assert (await client.get("/users/me", headers=headers)).status_code == 401
    assert (await client.get("/users/me", headers=other)).status_code == 200


async def test_a_blocked_user_is_refused_at_the_next_call(client: httpx.AsyncClient) -> None:
    headers = await sign_in(client, ADMIN)
    check = await client.get("/users/me/check", headers=headers)
    known = check.json()
    version = known.pop("identityVersion")
    assert known == {"isBlocked": False, "now": "2026-11-01T12:00:00Z", "isClockFrozen": True}
    assert version == (await client.get("/users/me", headers=headers)).json()["data"]["user"]["identityVersion"]
    await control(client, "/events", type="userBlocked", email=ADMIN)
    assert (await client.get("/users/me", headers=headers)).status_code == 403
    assert (await client.get("/users/me/check", headers=headers)).json()["isBlocked"] is True
    again = await client.post("/auth/login", json={"email": ADMIN, "password": PASSWORD})
    assert (again.status_code, again.json()["status"]) == (403, "FORBIDDEN")
    assert (await client.get("/auth/logout", headers=headers)).status_code == 200
    await control(client, "/events", type="userBlocked", email=ADMIN, isBlocked=False)
    assert (await client.get("/users/me", headers=await sign_in(client, ADMIN))).status_code == 200


async def test_blocking_is_told_in_the_activities(client: httpx.AsyncClient, simulator: Simulator) -> None:
    await control(client, "/events", type="userBlocked", email=ADMIN)
    details = simulator.worlds.get("default").table(ACTIVITIES).where(userCode="platform", recordKind="User")
    latest = max(details, key=lambda act: act.createdAt)
    assert latest.after is not None
    assert (latest.action, latest.recordTitle, latest.after["isBlocked"]) == ("updated", "Ada Admin", True)


SEEN = {
    SUPER: 27,
    ADMIN: 27,
    DEV_OPS: 27,
    AURORA: 3,
    AURORA_MANAGER: 3,
    NORTH: 1,
    BOREALIS: 2,
    AFFILIATE: 1,
}


@pytest.mark.parametrize("email", EVERYBODY)
async def test_each_account_sees_its_own(client: httpx.AsyncClient, email: str) -> None:
    headers = await sign_in(client, email)
    me = (await client.get("/users/me", headers=headers)).json()["data"]
    assert (me["user"]["email"], len(me["operators"])) == (email, SEEN[email])
    if email != AFFILIATE:
        menu = (await client.get("/operators/menu-list", headers=headers)).json()["data"]["operators"]
        assert [operator["opId"] for operator in menu] == [operator["opId"] for operator in me["operators"]]


async def test_platform_users_have_no_tenant(client: httpx.AsyncClient) -> None:
    me = (await client.get("/users/me", headers=await sign_in(client, SUPER))).json()["data"]["user"]
    assert {"opId", "parentOpId", "affId"}.isdisjoint(me)


async def test_the_menu_lists_parents_followed_by_their_brands(client: httpx.AsyncClient) -> None:
    menu = (await client.get("/operators/menu-list", headers=await sign_in(client, SUPER))).json()["data"]["operators"]
    parents = [operator["opId"] for operator in menu if operator["parentOpId"] is None]
    last_parent = ""
    for operator in menu:
        last_parent = last_parent if operator["parentOpId"] else operator["opId"]
        assert operator["parentOpId"] in (None, last_parent)
    assert len(parents) == 14
    assert [operator["opId"] for operator in menu[:4]] == ["aurora", "aurora-north", "aurora-south", "borealis"]
    assert {operator["isActive"] for operator in menu} == {True, False}


async def test_operators_in_detail(client: httpx.AsyncClient, simulator: Simulator) -> None:
    north = (await client.post("/operators/me", json={}, headers=await sign_in(client, NORTH))).json()["data"]
    aurora = (await client.post("/operators/me", headers=await sign_in(client, AURORA))).json()["data"]
    assert (north["opId"], north["parentOpId"], north["parentOpTitle"]) == ("aurora-north", "aurora", "Aurora Gaming")
    rows = simulator.worlds.get("default").table(TOPUPS).where(day="2026-11-01")
    total = sum(row.amountInUSD for row in rows if row.opId.startswith("aurora"))
    shown = [Decimal(str(data["stats"]["todayTotalTopupInUSD"])) for data in (north, aurora)]
    assert shown == [total, total]
    assert 0 < total < north["limits"]["dailyTopupLimitInUSD"] == aurora["limits"]["dailyTopupLimitInUSD"]


def test_wallets_are_tron_addresses(world: World) -> None:
    addresses = [operator.walletAddress for operator in world.table(OPERATORS).all()]
    for address in addresses:
        number = 0
        for digit in address:
            number = number * 58 + BASE58.index(digit)
        data = number.to_bytes(25, "big")
        assert (data[0], address[0], len(address)) == (0x41, "T", 34)
        assert hashlib.sha256(hashlib.sha256(data[:21]).digest()).digest()[:4] == data[21:]
    assert len(set(addresses)) == len(addresses)


async def test_general_and_the_clock(client: httpx.AsyncClient) -> None:
    headers = await sign_in(client, AFFILIATE)
    await control(client, "/clock", advance="PT90M")
    data = (await client.get("/general", headers=headers)).json()["data"]
    assert (data["now"], data["isClockFrozen"], data["firstInvoiceYear"]) == ("2026-11-01T13:30:00Z", True, 2024)


async def test_rates_move_with_the_clock_and_are_the_same_for_the_same_instant(
    client: httpx.AsyncClient,
) -> None:
    headers = await sign_in(client, AURORA)
    first = (await client.get("/rates", headers=headers)).json()["rates"]
    assert (await client.get("/rates", headers=headers)).json()["rates"] == first
    await control(client, "/clock", advance="P1D")
    second = (await client.get("/rates", headers=headers)).json()["rates"]
    moved = {one["currency"] for one, two in zip(first, second, strict=True) if one["autoRate"] != two["autoRate"]}
    assert moved == set(BASE_RATES) - {"USD"}
    assert [rate["autoRate"] for rate in second if rate["currency"] == "USD"] == [1]


def test_rates_stay_near_their_middle(world: World) -> None:
    for _ in range(60):
        world.advance("PT7H13M")
        for currency, (middle, swing) in BASE_RATES.items():
            assert abs(rate_of(world, currency) / middle - 1) <= Decimal(swing) / 1000 + Decimal("0.001")


@pytest.mark.parametrize(
    ("email", "query", "tenants"),
    [
        (SUPER, "", None),
        (SUPER, "?opId=aurora", {"aurora", "aurora-north", "aurora-south"}),
        (SUPER, "?opId=aurora&includeBrands=false", {"aurora"}),
        (AURORA, "", {"aurora", "aurora-north", "aurora-south"}),
        (AURORA, "?includeBrands=false", {"aurora"}),
        (AURORA, "?opId=aurora-south", {"aurora-south"}),
        (NORTH, "?includeBrands=true", {"aurora-north"}),
    ],
)
async def test_badges_count_what_waits(
    client: httpx.AsyncClient, simulator: Simulator, email: str, query: str, tenants: set[str] | None
) -> None:
    badges = (await client.get(f"/admin/badges{query}", headers=await sign_in(client, email))).json()["data"]
    waiting = simulator.worlds.get("default").table(TICKETS).where(status=OPEN, isSnoozed=False)
    for_admins = email in (SUPER, ADMIN)
    counted = [row for row in waiting if (tenants is None or row.opId in tenants) and (for_admins or row.playerCode)]
    assert badges["tickets"] == len(counted)
    assert sum(badges.values()) > 0


async def test_all_operators_without_brands_are_the_parents(client: httpx.AsyncClient, simulator: Simulator) -> None:
    headers = await sign_in(client, SUPER)
    badges = (await client.get("/admin/badges?includeBrands=false", headers=headers)).json()["data"]
    world = simulator.worlds.get("default")
    parents = {operator.opId for operator in world.table(OPERATORS).all() if operator.parentOpId is None}
    waiting = world.table(TICKETS).where(status=OPEN, isSnoozed=False)
    assert badges["tickets"] == sum(row.opId in parents for row in waiting)


async def test_accounts_are_told_before_signing_in(client: httpx.AsyncClient) -> None:
    data = (await client.get("/simulator/accounts?world=default")).json()["data"]
    assert [account["email"] for account in data["accounts"]] == list(EVERYBODY)
    assert data["accounts"][0] == {"email": SUPER, "role": "SUPER_ADMIN", "at": "platform"}
    assert data["accounts"][5]["at"] == "brand aurora-north"
    for account in data["accounts"]:
        await sign_in(client, account["email"])
    assert data["password"] == PASSWORD
    assert (await client.get("/simulator/accounts?world=nowhere")).status_code == 404


def test_passwords_are_kept_hashed(world: World) -> None:
    users = list(world.table(USERS).all())
    assert {user.role for user in users} == set(Role)
    assert PASSWORD not in str(users)


def test_each_world_has_its_own_wallets() -> None:
    first, other = (testing.world(seed=seed).table(OPERATORS).get("aurora") for seed in (DEFAULT_SEED, OTHER_SEED))
    assert first is not None
    assert other is not None
    assert first.walletAddress != other.walletAddress
