"""What the console's panel reads of its world and does to it."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from upstream_sim.core.world.schedule import DUE, JOBS
from upstream_sim.http.app import Simulator
from upstream_sim.tests.client import ADMIN, AFFILIATE, AURORA, BOREALIS, DEV_OPS, EVERYBODY, NORTH, SUPER, sign_in


async def asked(client: httpx.AsyncClient, email: str, method: str, path: str, body: Any = None) -> httpx.Response:
    headers = {**await sign_in(client, email), "Content-Type": "application/json"}
    return await client.request(method, f"/simulator/{path}", headers=headers, json=body)


async def data(client: httpx.AsyncClient, method: str, path: str, body: Any = None, email: str = SUPER) -> Any:
    answer = await asked(client, email, method, path, body)
    assert answer.status_code == 200, answer.text
    return answer.json()["data"]


async def test_whoever_is_signed_in_reads_the_world(client: httpx.AsyncClient, simulator: Simulator) -> None:
    shown = await data(client, "GET", "world", email=DEV_OPS)
    (world,) = [lease.world for lease in simulator.worlds.all() if lease.world.name == shown["name"]]
    assert shown["sha256"] == world.digest()
    assert shown["dueItems"] == sorted(shown["dueItems"], key=lambda item: item["at"])
    assert shown["dueCount"] >= len(shown["dueItems"]) > 0


async def test_a_snapshot_is_gone_back_to(client: httpx.AsyncClient) -> None:
    before = await data(client, "POST", "world/snapshot", {"label": "before"})
    headers = {**await sign_in(client, SUPER), "Content-Type": "application/json"}
    await client.put(
        "/users/me", headers=headers, json={"timezone": "Asia/Tehran", "language": "en", "roundReportNumbers": True}
    )
    assert (await data(client, "GET", "world"))["sha256"] != before["sha256"]
    # signing in was told in between, and goes with what is left behind
    after = await data(client, "POST", "world/restore", {"label": "before"})
    assert after["snapshots"] == ["before"]
    assert (await data(client, "GET", "journal?operation=usersMeUpdate"))["entries"][0]["http"] == 200
    refused = await asked(client, SUPER, "POST", "world/restore", {"label": "never"})
    assert refused.status_code == 404


async def test_the_clock_goes_to_what_is_due_next(client: httpx.AsyncClient) -> None:
    await data(client, "POST", "clock", {"mode": "frozen"})
    before = await data(client, "GET", "world")
    after = await data(client, "POST", "clock", {"toNextDue": True})
    assert after["now"] == before["dueItems"][0]["at"]
    assert before["dueItems"][0]["_id"] not in [item["_id"] for item in after["dueItems"]]
    refused = await asked(client, SUPER, "POST", "clock", {"toNextDue": True, "advance": "PT1H"})
    assert refused.status_code == 422
    back = await asked(client, SUPER, "POST", "clock", {"now": "2001-01-01T00:00:00Z"})
    assert back.status_code == 422


async def test_an_operation_is_broken_and_mended(client: httpx.AsyncClient) -> None:
    fault = await data(client, "POST", "faults", {"operation": "rates", "kind": "error", "http": 503, "ttl": "PT1M"})
    assert (fault["operation"], fault["http"], fault["calls"]) == ("rates", 503, 0)
    headers = await sign_in(client, AURORA)
    assert (await client.get("/rates", headers=headers)).status_code == 503
    await data(client, "DELETE", "faults?operation=rates")
    assert (await client.get("/rates", headers=headers)).status_code == 200
    assert (await data(client, "GET", "world"))["faults"] == []
    unknown = await asked(client, SUPER, "POST", "faults", {"operation": "nothing", "kind": "error"})
    assert unknown.status_code == 422


async def test_the_outside_world_acts_by_its_kinds_of_event(client: httpx.AsyncClient) -> None:
    kinds = {kind["type"]: kind for kind in (await data(client, "GET", "events"))["events"]}
    assert "email" in kinds["userBlocked"]["fields"]["properties"]
    happened = await data(client, "POST", "events", {"type": "userBlocked", "fields": {"email": AURORA}})
    assert happened["happened"]["isBlocked"] is True
    refused = await asked(client, SUPER, "POST", "events", {"type": "userBlocked", "fields": {}})
    assert refused.status_code == 422


async def test_a_branch_goes_its_own_way(client: httpx.AsyncClient, simulator: Simulator) -> None:
    made = await data(client, "POST", "world/branch", {"name": "what-if"})
    assert made["name"] == "what-if"
    await data(client, "POST", "clock", {"advance": "P1D"})
    here = await data(client, "GET", "world")
    assert here["now"] > made["now"]
    assert simulator.worlds.get("what-if").digest() == made["sha256"]
    again = await asked(client, SUPER, "POST", "world/branch", {"name": "what-if"})
    assert again.status_code == 409


async def test_the_journal_is_read_from_an_instant_on(client: httpx.AsyncClient) -> None:
    await data(client, "GET", "world")
    await data(client, "POST", "clock", {"mode": "frozen", "advance": "PT1H"})
    moment = (await data(client, "GET", "world"))["now"]
    entries = (await data(client, "GET", f"journal?since={moment.replace('+', '%2B')}"))["entries"]
    assert entries
    assert all(entry["at"] >= moment for entry in entries)


async def journal_of(client: httpx.AsyncClient, email: str, path: str = "journal") -> set[str | None]:
    """Whose calls an account reads of."""
    return {entry["userCode"] for entry in (await data(client, "GET", f"{path}?limit=500", email=email))["entries"]}


async def test_other_tenants_journal_is_for_platform_admins(client: httpx.AsyncClient) -> None:
    codes = {}
    for email in EVERYBODY:
        headers = await sign_in(client, email)
        codes[email] = (await client.get("/users/me", headers=headers)).json()["data"]["user"]["userCode"]
    visible = {
        AURORA: {AURORA, "manager@aurora.test", NORTH, AFFILIATE},
        NORTH: {NORTH},
        BOREALIS: {BOREALIS},
        AFFILIATE: {AFFILIATE},
        DEV_OPS: {DEV_OPS},
        ADMIN: {ADMIN},
    }
    for email, emails in visible.items():
        assert await journal_of(client, email) == {codes[one] for one in emails}
    for email in (SUPER, ADMIN):
        assert await journal_of(client, email, "journal/all") >= set(codes.values()) | {None}
    for email in set(EVERYBODY) - {SUPER, ADMIN}:
        assert (await asked(client, email, "GET", "journal/all")).status_code == 403


async def test_rights_are_set_by_platform_admins_alone(client: httpx.AsyncClient) -> None:
    form = {"type": "userPermissionsSet", "fields": {"email": AFFILIATE, "permissions": ["billing_v2_write"]}}
    kinds = (await data(client, "GET", "events"))["events"]
    assert [kind["type"] for kind in kinds if kind["isForAdmins"]] == ["userPermissionsSet"]
    for email in EVERYBODY:
        assert (await asked(client, email, "POST", "events", form)).status_code == 403
        answer = await asked(client, email, "POST", "events/admin", form)
        assert answer.status_code == (200 if email in (SUPER, ADMIN) else 403)


async def worlds_of(client: httpx.AsyncClient, headers: dict[str, str]) -> dict[str, bool]:
    """The worlds that a session sees, and whether it made them."""
    shown = (await client.get("/simulator/world", headers=headers)).json()["data"]["worlds"]
    return {world["name"]: world["isMine"] for world in shown}


async def test_a_session_sees_and_ends_the_worlds_alone_that_it_made(
    client: httpx.AsyncClient, simulator: Simulator
) -> None:
    mine, others = [await sign_in(client, email) for email in (DEV_OPS, DEV_OPS)]
    for headers, name in ((mine, "mine"), (others, "others")):
        made = await client.post("/simulator/world/branch", headers=headers, json={"name": name})
        assert made.status_code == 200
        assert await worlds_of(client, headers) == {"default": False, name: True}
    simulator.worlds.make("by-control")
    for name in ("others", "by-control", "default", "nowhere"):
        assert (await client.delete(f"/simulator/world/branch?name={name}", headers=mine)).status_code == 404
    ended = await client.delete("/simulator/world/branch?name=mine", headers=mine)
    assert ended.status_code == 200
    assert await worlds_of(client, mine) == {"default": False}
    assert (await client.delete("/simulator/worlds?name=others", headers=mine)).status_code == 403
    assert {lease.world.name for lease in simulator.worlds.all()} == {"default", "others", "by-control"}


@pytest.mark.parametrize(("email", "status"), [(SUPER, 200), (ADMIN, 403), (DEV_OPS, 403)])
async def test_a_world_that_somebody_made_is_branched_by_them_alone(
    client: httpx.AsyncClient, email: str, status: int
) -> None:
    await data(client, "POST", "world/branch", {"name": "what-if"})
    headers = await sign_in(client, email, "what-if")
    answer = await client.post("/simulator/world/branch", headers=headers, json={"name": "further"})
    assert answer.status_code == status


async def test_platform_admins_see_and_end_every_world_but_the_default_one(client: httpx.AsyncClient) -> None:
    headers = await sign_in(client, DEV_OPS)
    form = {"name": "march", "seed": 5, "now": "2026-03-01T00:00:00Z", "ttl": "PT1H"}
    made = (await client.post("/simulator/worlds", headers=headers, json=form)).json()["data"]
    assert (made["name"], made["seed"], made["now"], made["mode"]) == ("march", 5, "2026-03-01T00:00:00Z", "frozen")
    assert made["isMine"] is True
    assert (await client.post("/simulator/worlds", headers=headers, json={"name": "march"})).status_code == 409
    admin = await sign_in(client, ADMIN)
    assert await worlds_of(client, admin) == {"default": False, "march": False}
    assert (await client.delete("/simulator/worlds?name=default", headers=admin)).status_code == 409
    assert (await client.delete("/simulator/worlds?name=march", headers=admin)).status_code == 200
    assert (await client.delete("/simulator/worlds?name=march", headers=admin)).status_code == 404


async def test_what_is_due_is_told_in_words(client: httpx.AsyncClient, simulator: Simulator) -> None:
    items = (await data(client, "GET", "world"))["dueItems"]
    world = simulator.worlds.get("default")
    details = {item.id: JOBS[item.kind].words(world, item.payload) for item in world.table(DUE).all()}
    assert [item["text"] for item in items] == [details[item["_id"]] for item in items]
    assert "Cashback wallets are credited" in details.values()
    assert "The affiliates’ month 2026-11 is closed" in details.values()
    assert any(text.endswith("-next.net is deleted unless it is active") for text in details.values())


@pytest.mark.parametrize("duration", ["p1d", "tomorrow"])
async def test_a_duration_that_is_none_is_told_as_it_was_written(client: httpx.AsyncClient, duration: str) -> None:
    refused = await asked(client, SUPER, "POST", "clock", {"advance": duration})
    message = f"'{duration}' is not an ISO 8601 duration such as P1D or PT90S."
    assert refused.json()["data"]["fields"] == {"advance": message}


async def test_a_fault_ends_what_is_shared(client: httpx.AsyncClient, simulator: Simulator) -> None:
    log = simulator.worlds.identities
    for method, path, body in (("POST", "faults", {"operation": "rates", "kind": "error"}), ("DELETE", "faults", None)):
        cursor = log.since(None)["cursor"]
        await data(client, method, path, body)
        changed = [(change.realm, change.userCode) for change in log.since(cursor)["changes"]]
        assert changed == [(simulator.worlds.get("default").realm, None)]
