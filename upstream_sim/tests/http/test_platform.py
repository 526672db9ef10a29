"""Through the platform's door: who gets in, what is parsed, and how it is worded."""

from __future__ import annotations

import asyncio

import httpx
import pytest

from contracts.areas import TABLE
from contracts.roles import DEFAULT_PERMISSIONS, Permission, Role
from upstream_sim import testing
from upstream_sim.core.serving.events import fire_event
from upstream_sim.core.serving.handlers import HANDLERS, ContractViolation, Handler
from upstream_sim.http.app import Simulator
from upstream_sim.shared.users import user_by_email
from upstream_sim.tests.client import (
    ADMIN,
    AFFILIATE,
    AURORA,
    BOREALIS,
    DEV_OPS,
    NORTH,
    OTHER_SEED,
    SUPER,
    RealSeconds,
    calling,
    control,
    sign_in,
)

TWELVE_HOURS = 12 * 3600
DENIED = {
    "success": False,
    "status": "FORBIDDEN",
    "data": None,
    "messages": ["You don't have permissions to perform this action."],
}


async def test_an_operation_without_a_rule_is_not_there(real: RealSeconds, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(HANDLERS, "general")
    async with calling(testing.simulator(real=real)) as client:
        headers = await sign_in(client, SUPER)
        assert (await client.get("/general", headers=headers)).status_code == 404
        assert (await client.get("/rates", headers=headers)).status_code == 200


@pytest.mark.parametrize("rule", HANDLERS)
def test_every_rule_serves_an_operation_of_its_own_area(rule: str) -> None:
    assert HANDLERS[rule].do.__module__.startswith(f"upstream_sim.areas.{TABLE[rule].area}")


@pytest.mark.parametrize("headers", [{}, {"Authorization": "Bearer default.nobody"}, {"Authorization": "Basic eDp5"}])
async def test_a_call_without_a_token_is_refused(client: httpx.AsyncClient, headers: dict[str, str]) -> None:
    answer = await client.get("/users/me", headers=headers)
    assert (answer.status_code, answer.json()["status"]) == (401, "UNAUTHENTICATED")


async def test_a_token_ends_after_half_a_day_of_real_time(client: httpx.AsyncClient, real: RealSeconds) -> None:
    headers = await sign_in(client, SUPER)
    await control(client, "/clock", advance="P30D")
    real.seconds += TWELVE_HOURS - 1
    assert (await client.get("/users/me", headers=headers)).status_code == 200
    real.seconds += 1
    assert (await client.get("/users/me", headers=headers)).status_code == 401


async def test_a_call_that_was_late_is_judged_by_what_its_caller_may_by_then(
    client: httpx.AsyncClient, simulator: Simulator
) -> None:
    """Who was blocked meanwhile does nothing, and above all is not written back as they were."""
    world, headers = simulator.worlds.get("default"), await sign_in(client, AURORA)
    await control(client, "/faults", operation="usersMeUpdate", kind="delay", delayMs=100, first=1)
    (delay,) = world.faults.all()

    async def block_once_it_is_late() -> None:
        while not delay.calls:  # noqa: ASYNC110  # a fault tells nobody
            await asyncio.sleep(0)
        fire_event(world, "userBlocked", {"email": AURORA})

    own = {"timezone": "Europe/Malta", "language": "en", "roundReportNumbers": False}
    answer, _ = await asyncio.gather(client.put("/users/me", json=own, headers=headers), block_once_it_is_late())
    assert (answer.status_code, answer.json()["status"]) == (403, DENIED["status"])
    user = user_by_email(world, AURORA)
    assert user is not None
    assert user.isBlocked


async def test_a_token_is_for_its_world_alone(client: httpx.AsyncClient) -> None:
    await client.post("/__sim/worlds", json={"name": "other", "seed": OTHER_SEED, "now": "2026-03-01T00:00:00Z"})
    headers = await sign_in(client, SUPER, "other")
    assert (await client.get("/general", headers=headers)).json()["data"]["now"] == "2026-03-01T00:00:00Z"
    secret = headers["Authorization"].partition(".")[2]
    moved = {"Authorization": f"Bearer default.{secret}"}
    assert (await client.get("/general", headers=moved)).status_code == 401
    await client.delete("/__sim/worlds/other")
    assert (await client.get("/general", headers=headers)).status_code == 401


async def test_unknown_paths_and_methods(client: httpx.AsyncClient) -> None:
    assert (await client.get("/no/such")).json()["status"] == "NOT_FOUND"
    assert (await client.get("/api/users/me")).status_code == 404
    assert (await client.get("/users/me/")).status_code == 404
    wrong = await client.delete("/users/me")
    assert (wrong.status_code, wrong.json()["status"]) == (405, "METHOD_NOT_ALLOWED")


@pytest.mark.parametrize(
    ("email", "method", "path"),
    [
        (AFFILIATE, "GET", "/operators/menu-list"),
        (AFFILIATE, "GET", "/admin/badges"),
        (DEV_OPS, "GET", "/admin/badges"),
        (DEV_OPS, "GET", "/billingV2/invoices"),
        (SUPER, "POST", "/operators/me"),
        (NORTH, "GET", "/billingV2/invoices"),
        (AURORA, "PUT", "/billingV2/invoice/settings"),
    ],
)
async def test_roles_are_judged_here_too(client: httpx.AsyncClient, email: str, method: str, path: str) -> None:
    answer = await client.request(method, path, headers=await sign_in(client, email))
    assert (answer.status_code, answer.json()["status"]) == (403, "FORBIDDEN")


async def test_a_taken_permission_denies(client: httpx.AsyncClient, simulator: Simulator) -> None:
    headers = await sign_in(client, AURORA)
    assert (await client.get("/billingV2/invoices", headers=headers)).status_code == 200
    kept = sorted(DEFAULT_PERMISSIONS[Role.OPERATOR_ADMIN] - {Permission.BILLING_V2_READ})
    await control(client, "/events", type="userPermissionsSet", email=AURORA, permissions=kept)
    assert (await client.get("/billingV2/invoices", headers=headers)).json() == DENIED


@pytest.mark.parametrize(
    ("email", "op_id", "http"),
    [
        (SUPER, "aurora", 200),
        (SUPER, "nowhere", 404),
        (SUPER, "DEFAULT", 422),
        (AURORA, "aurora", 200),
        (AURORA, "aurora-north", 200),
        (AURORA, "borealis", 403),
        (AURORA, "nowhere", 403),
        (NORTH, "aurora-north", 200),
        (NORTH, "aurora", 403),
        (NORTH, "aurora-south", 403),
        (BOREALIS, "aurora-north", 403),
    ],
)
async def test_tenants_in_a_query_are_judged(client: httpx.AsyncClient, email: str, op_id: str, http: int) -> None:
    headers = await sign_in(client, email)
    assert (await client.get("/admin/badges", params={"opId": op_id}, headers=headers)).status_code == http
    shown = await client.post("/operators/show", json={"opId": op_id}, headers=headers)
    assert shown.status_code == http


@pytest.mark.parametrize(
    ("body", "field"),
    [
        (b'{"opId": "aurora", "opId": "borealis"}', "body"),
        (b'{"opId": "aurora", "more": 1}', "more"),
        (b'{"opId": NaN}', "body"),
        (b'{"opId": ""}', "opId"),
        (b"{}", "opId"),
        (b"[]", "body"),
        (b'{"opId": "aurora"} ', None),
    ],
)
async def test_bodies_are_held_to_the_contract(client: httpx.AsyncClient, body: bytes, field: str | None) -> None:
    answer = await client.post("/operators/show", content=body, headers=await sign_in(client, SUPER))
    if field is None:
        assert answer.status_code == 200
    else:
        assert answer.status_code == 422
        assert list(answer.json()["data"]["fields"]) == [field]
        assert answer.json()["error"].startswith(f"{field}: ")


@pytest.mark.parametrize(
    ("query", "field"),
    [
        ("opId=aurora&opId=borealis", "opId"),
        ("includeBrands=yes", "includeBrands"),
        ("unknown=1", "unknown"),
    ],
)
async def test_queries_are_held_to_the_contract(client: httpx.AsyncClient, query: str, field: str) -> None:
    answer = await client.get(f"/admin/badges?{query}", headers=await sign_in(client, SUPER))
    assert (answer.status_code, list(answer.json()["data"]["fields"])) == (422, [field])


async def test_a_query_or_body_where_none_belongs_is_refused(client: httpx.AsyncClient) -> None:
    headers = await sign_in(client, SUPER)
    assert (await client.get("/users/me?x=1", headers=headers)).status_code == 422
    assert (await client.request("GET", "/users/me", json={}, headers=headers)).status_code == 422


async def test_a_body_over_the_operations_limit_is_refused(client: httpx.AsyncClient) -> None:
    answer = await client.post("/auth/login", json={"email": SUPER, "password": "x" * 5000})
    assert (answer.status_code, answer.json()["status"]) == (413, "PAYLOAD_TOO_LARGE")


@pytest.mark.parametrize("revision", ["", '"', '"x"', "W/1", '"1", "2"', "*"])
async def test_an_if_match_that_is_no_revision_is_refused(client: httpx.AsyncClient, revision: str) -> None:
    headers = {**await sign_in(client, SUPER), "If-Match": revision}
    query = {"invoiceId": "inv_x", "opId": "aurora"}
    answer = await client.delete("/billingV2/invoice", params=query, headers=headers)
    assert (answer.status_code, list(answer.json()["data"]["fields"])) == (422, ["If-Match"])


async def test_request_ids_go_through(client: httpx.AsyncClient) -> None:
    given = await client.get("/users/me", headers={"X-Request-Id": "req-42"})
    assert given.headers["X-Request-Id"] == "req-42"
    made = await client.get("/users/me")
    assert len(made.headers["X-Request-Id"]) == 24


async def test_an_answer_that_breaks_the_contract_is_found(
    client: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    headers = await sign_in(client, SUPER)
    broken = Handler(lambda world, caller, command: {"now": "soon"}, TABLE["general"].data, allow_blocked=False)
    monkeypatch.setitem(HANDLERS, "general", broken)
    with pytest.raises(ContractViolation, match="isClockFrozen"):
        await client.get("/general", headers=headers)


async def test_data_where_the_contract_says_none_is_found(
    client: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    headers = await sign_in(client, SUPER)
    monkeypatch.setitem(HANDLERS, "authLogout", Handler(lambda world, caller, command: {}, None, allow_blocked=True))
    with pytest.raises(ContractViolation, match="no data"):
        await client.get("/auth/logout", headers=headers)


async def test_an_unforeseen_error_is_a_500_that_says_nothing(
    simulator: Simulator, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*_: object) -> None:
        raise ZeroDivisionError("secret")

    monkeypatch.setitem(HANDLERS, "general", Handler(fails, None, allow_blocked=False))
    transport = httpx.ASGITransport(simulator, raise_app_exceptions=False)
    async with httpx.AsyncClient(transport=transport, base_url="http://platform.test") as client:
        answer = await client.get("/general", headers=await sign_in(client, ADMIN))
    assert answer.status_code == 500
    assert answer.json() == {"success": False, "status": "INTERNAL_ERROR", "data": None, "messages": []}


async def test_the_simulator_reports_its_health(client: httpx.AsyncClient) -> None:
    assert [(await client.get(path)).status_code for path in ("/healthz", "/readyz")] == [200, 200]
