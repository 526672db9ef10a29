"""/__sim, as tests and testers use it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from typing import Any

import httpx
import pytest

from contracts.areas.activities import ActivityAction, ActivityArea
from upstream_sim import testing
from upstream_sim.core.world.start import DEFAULT_SEED
from upstream_sim.core.world.worlds import DEFAULT_WORLD, Worlds
from upstream_sim.http.app import Simulator
from upstream_sim.tests.client import EVERYBODY, OTHER_SEED, SUPER, RealSeconds, calling, control, sign_in

DEFAULT = "/__sim/worlds/default"
JSON = {"Content-Type": "application/json"}


async def data(client: httpx.AsyncClient, path: str = DEFAULT) -> Any:
    answer = await client.get(path)
    assert answer.status_code == 200, answer.text
    return answer.json()["data"]


async def block(client: httpx.AsyncClient) -> None:
    await control(client, "/events", type="userBlocked", email=SUPER)


async def test_a_world_is_shown_with_its_digest(client: httpx.AsyncClient, simulator: Simulator) -> None:
    shown = await data(client)
    assert (shown["name"], shown["seed"], shown["now"], shown["mode"]) == (
        "default",
        2026,
        "2026-11-01T12:00:00Z",
        "frozen",
    )
    assert shown["startedAt"] == shown["now"]
    assert shown["sha256"] == simulator.worlds.get("default").digest()
    assert shown["endsAt"] is None


async def test_worlds_are_made_listed_and_ended(client: httpx.AsyncClient, real: RealSeconds) -> None:
    form = {"name": "mine", "seed": OTHER_SEED, "now": "2026-03-01T02:00:00+02:00", "ttl": "PT1H"}
    made = (await client.post("/__sim/worlds", json=form)).json()["data"]
    assert (made["now"], made["seed"], made["mode"]) == ("2026-03-01T00:00:00Z", OTHER_SEED, "frozen")
    assert (await client.post("/__sim/worlds", json={"name": "mine"})).status_code == 409
    assert [world["name"] for world in (await data(client, "/__sim/worlds"))["worlds"]] == ["default", "mine"]
    real.seconds += 3600
    assert (await client.get("/__sim/worlds/mine")).status_code == 404
    assert [world["name"] for world in (await data(client, "/__sim/worlds"))["worlds"]] == ["default"]
    assert (await client.post("/__sim/worlds", json={"name": "mine"})).status_code == 200
    assert (await client.delete("/__sim/worlds/mine")).status_code == 200
    assert (await client.delete("/__sim/worlds/mine")).status_code == 404
    assert (await client.delete(DEFAULT)).status_code == 409


async def test_worlds_of_one_seed_and_instant_are_the_same(client: httpx.AsyncClient) -> None:
    for name, seed in (("one", OTHER_SEED), ("two", OTHER_SEED), ("three", DEFAULT_SEED)):
        form = {"name": name, "seed": seed, "now": testing.NOW.isoformat()}
        await client.post("/__sim/worlds", json=form)
    one, two, three = [(await data(client, f"/__sim/worlds/{name}"))["sha256"] for name in ("one", "two", "three")]
    assert one == two != three


async def test_the_same_acts_over_http_give_the_same_digest(client: httpx.AsyncClient) -> None:
    digests = []
    for name in ("one", "two"):
        await client.post("/__sim/worlds", json={"name": name, "now": "2026-11-01T12:00:00Z"})
        headers = await sign_in(client, SUPER, name)
        own = {"timezone": "Asia/Tehran", "language": "fa", "roundReportNumbers": True}
        invoice = {"opId": "aurora", "month": 10, "year": 2026, "overwriteExistingInvoice": True}
        for method, path, body in (
            ("PUT", "/users/me", own),
            ("POST", "/billingV2/invoice", invoice),
            ("GET", "/auth/logout", None),
        ):
            answer = await client.request(method, path, json=body, headers=headers)
            assert answer.status_code == 200, answer.text
        digests.append((await data(client, f"/__sim/worlds/{name}"))["sha256"])
    assert digests[0] == digests[1] != (await data(client))["sha256"]


async def test_a_branch_holds_what_its_source_held(client: httpx.AsyncClient) -> None:
    await block(client)
    branch = (await client.post("/__sim/worlds", json={"name": "branch", "from": "default"})).json()["data"]
    assert branch["name"] == "branch"
    assert (await data(client, "/__sim/worlds/branch"))["sha256"] == (await data(client))["sha256"]
    await control(client, "/reset")
    assert (await data(client, "/__sim/worlds/branch"))["sha256"] != (await data(client))["sha256"]
    missing = await client.post("/__sim/worlds", json={"name": "other", "from": "nowhere"})
    assert missing.status_code == 404
    mixed = await client.post("/__sim/worlds", json={"name": "other", "from": "default", "seed": 4})
    assert (mixed.status_code, list(mixed.json()["data"]["fields"])) == (422, ["from"])


async def test_reset_snapshot_and_restore(client: httpx.AsyncClient) -> None:
    begun = (await data(client))["sha256"]
    await block(client)
    kept = await control(client, "/snapshot", label="blocked")
    assert (kept["snapshots"], kept["sha256"] == begun) == (["blocked"], False)
    assert (await control(client, "/reset"))["sha256"] == begun
    assert (await control(client, "/restore", label="blocked"))["sha256"] == kept["sha256"]
    assert (await client.post(f"{DEFAULT}/restore", json={"label": "never"})).status_code == 404


async def test_a_reset_does_not_wait_for_what_fell_due_since_the_start(real: RealSeconds) -> None:
    simulator = Simulator(Worlds(testing.start, real=real))
    begun = simulator.worlds.get(DEFAULT_WORLD).digest()
    async with calling(simulator) as client:
        real.seconds += 86_400
        assert (await data(client))["sha256"] != begun
        assert (await control(client, "/reset"))["sha256"] == begun
        assert (await data(client))["sha256"] != begun


async def test_the_clock_is_read_and_set(client: httpx.AsyncClient, real: RealSeconds) -> None:
    assert await data(client, f"{DEFAULT}/clock") == {"mode": "frozen", "now": "2026-11-01T12:00:00Z"}
    assert (await control(client, "/clock", advance="P1MT1S"))["now"] == "2026-12-01T12:00:01Z"
    assert (await control(client, "/clock", now="2027-01-01T01:00:00+01:00"))["now"] == "2027-01-01T00:00:00Z"
    assert (await control(client, "/clock", mode="real"))["mode"] == "real"
    real.seconds += 90
    assert (await data(client, f"{DEFAULT}/clock"))["now"] == "2027-01-01T00:01:30Z"
    assert (await control(client, "/clock", mode="frozen"))["now"] == "2027-01-01T00:01:30Z"
    real.seconds += 90
    assert (await data(client, f"{DEFAULT}/clock"))["now"] == "2027-01-01T00:01:30Z"


@pytest.mark.parametrize(
    ("form", "field"),
    [
        ({"now": "2026-10-31T00:00:00Z"}, "now"),
        ({"now": "2027-01-01T00:00:00"}, "now"),
        ({"advance": "an hour"}, "advance"),
        ({"advance": "-P1D"}, "advance"),
        ({"advance": "P1D", "now": "2027-01-01T00:00:00Z"}, "advance"),
        ({"mode": "backwards"}, "mode"),
    ],
)
async def test_a_clock_that_cannot_be_set(client: httpx.AsyncClient, form: dict[str, str], field: str) -> None:
    answer = await client.post(f"{DEFAULT}/clock", json=form)
    assert (answer.status_code, list(answer.json()["data"]["fields"])) == (422, [field])
    assert (await data(client, f"{DEFAULT}/clock"))["now"] == "2026-11-01T12:00:00Z"


async def test_reads_go_on_while_a_clock_moves_and_writes_to_its_world_wait(
    client: httpx.AsyncClient, simulator: Simulator
) -> None:
    headers = await sign_in(client, SUPER)
    world = simulator.worlds.get(DEFAULT_WORLD)
    done: list[str] = []

    async def noted(name: str, call: Awaitable[httpx.Response]) -> None:
        assert (await call).status_code == 200
        done.append(name)

    moving = asyncio.create_task(noted("clock", client.post(f"{DEFAULT}/clock", json={"advance": "P1M"})))
    while not world.turn.locked():  # noqa: ASYNC110  # a world tells nobody
        await asyncio.sleep(0)
    await asyncio.gather(
        moving,
        noted("health", client.get("/healthz")),
        noted("read", client.get("/users/me", headers=headers)),
        noted("write", client.get("/auth/logout", headers=headers)),
    )
    assert sorted(done[:2]) == ["health", "read"]
    query: dict[str, Any] = {"action": ActivityAction.DELETED, "area": ActivityArea.AUTH, "limit": 1}
    signed_out = (await client.get("/activities", params=query, headers=await sign_in(client, SUPER))).json()
    assert signed_out["data"]["items"][0]["createdAt"] == "2026-12-01T12:00:00Z"


async def test_faults_are_listed_counted_and_cleared(client: httpx.AsyncClient, real: RealSeconds) -> None:
    made = await control(client, "/faults", operation="general", kind="delay", delayMs=0, ttl="PT10M")
    assert (made["operation"], made["kind"], made["calls"]) == ("general", "delay", 0)
    await control(client, "/faults", operation="*", kind="error")
    await client.get("/general", headers=await signed_in_with_a_fault(client))
    assert [(fault["kind"], fault["calls"]) for fault in (await data(client, f"{DEFAULT}/faults"))["faults"]] == [
        ("delay", 1)
    ]
    await control(client, "/faults", operation="rates", kind="error")
    left = await client.delete(f"{DEFAULT}/faults?operation=rates")
    assert [fault["operation"] for fault in left.json()["data"]["faults"]] == ["general"]
    real.seconds += 600
    assert await data(client, f"{DEFAULT}/faults") == {"faults": []}


async def signed_in_with_a_fault(client: httpx.AsyncClient) -> dict[str, str]:
    """Signs in once the fault for all operations is gone."""
    assert (await client.post("/auth/login", json={"email": SUPER, "password": "x"})).status_code == 500
    await client.delete(f"{DEFAULT}/faults?operation=*")
    return await sign_in(client, SUPER)


async def test_a_reset_clears_the_faults(client: httpx.AsyncClient) -> None:
    await control(client, "/faults", operation="general", kind="error")
    await control(client, "/reset")
    assert await data(client, f"{DEFAULT}/faults") == {"faults": []}


@pytest.mark.parametrize(
    ("form", "field"),
    [
        ({"operation": "noSuch", "kind": "error"}, "operation"),
        ({"operation": "general", "kind": "explode"}, "kind"),
        ({"operation": "general", "kind": "error", "dialect": "klingon"}, "dialect"),
        ({"operation": "general", "kind": "error", "http": 42}, "http"),
        ({"operation": "general", "kind": "error", "first": 0}, "first"),
        ({"operation": "general", "kind": "error", "ttl": "soon"}, "ttl"),
        ({"operation": "general", "kind": "error", "often": 1}, "often"),
    ],
)
async def test_a_fault_that_makes_no_sense(client: httpx.AsyncClient, form: dict[str, Any], field: str) -> None:
    answer = await client.post(f"{DEFAULT}/faults", json=form)
    assert (answer.status_code, list(answer.json()["data"]["fields"])) == (422, [field])


async def test_events_name_their_types(client: httpx.AsyncClient) -> None:
    answer = await client.post(f"{DEFAULT}/events", json={"type": "earthquake"})
    assert answer.status_code == 422
    assert "userBlocked" in answer.json()["data"]["fields"]["type"]
    nobody = await client.post(f"{DEFAULT}/events", json={"type": "userBlocked", "email": "nobody@pitboss.test"})
    assert nobody.status_code == 404
    wrong = await client.post(f"{DEFAULT}/events", json={"type": "userBlocked", "mail": SUPER})
    assert set(wrong.json()["data"]["fields"]) == {"email", "mail"}


async def test_the_accounts_that_can_sign_in_are_listed(client: httpx.AsyncClient) -> None:
    shown = await data(client, f"{DEFAULT}/accounts")
    assert [account["email"] for account in shown["accounts"]] == list(EVERYBODY)
    assert shown["password"] == "Pitboss-2026"


@pytest.mark.parametrize(
    ("method", "path"),
    [("GET", "/__sim/worlds/nowhere"), ("POST", "/__sim/worlds/nowhere/reset"), ("GET", "/__sim/worlds/nowhere/clock")],
)
async def test_an_unknown_world_is_not_found(client: httpx.AsyncClient, method: str, path: str) -> None:
    assert (await client.request(method, path, json={})).status_code == 404


async def test_bodies_that_are_no_json(client: httpx.AsyncClient) -> None:
    for body in (b"{", b"[]", b'{"label": "a", "label": "b"}'):
        assert (await client.post(f"{DEFAULT}/snapshot", content=body, headers=JSON)).status_code == 422
    assert (await client.post(f"{DEFAULT}/events", content=b"[]", headers=JSON)).status_code == 422


async def test_a_control_token_guards_everything() -> None:
    simulator = Simulator(testing.worlds(), control_token="s3cret")
    async with calling(simulator) as client:
        assert (await client.get(DEFAULT)).status_code == 401
        assert (await client.post(f"{DEFAULT}/reset", headers={"Authorization": "Bearer wrong"})).status_code == 401
        assert (await client.get(DEFAULT, headers={"Authorization": "Bearer s3cret"})).status_code == 200
        assert (await client.get("/simulator/accounts")).status_code == 200


async def test_worlds_made_here_are_still_until_something_is_switched_on(client: httpx.AsyncClient) -> None:
    modes = {"mode": "busy", "staff": "normal"}
    assert await control(client, "/activity", **modes) == modes
    assert await control(client, "/activity", mode="busy") == modes, "staff stay where nothing is said of them"
    assert (await client.post("/__sim/worlds", json={"name": "still", "from": "default"})).status_code == 200
    for name, is_active in (("still", False), ("default", True)):
        await client.post(f"/__sim/worlds/{name}/clock", json={"advance": "PT3H"})
        assert bool(await happened(client, name)) is is_active


async def test_a_fresh_world_may_be_active_from_its_start(client: httpx.AsyncClient) -> None:
    form = {"name": "lively", "now": "2026-11-01T12:00:00Z", "activity": "busy"}
    assert (await client.post("/__sim/worlds", json=form)).status_code == 200
    await client.post("/__sim/worlds/lively/clock", json={"advance": "PT2H"})
    assert await happened(client, "lively")
    await client.post("/__sim/worlds/lively/reset", json={})
    await client.post("/__sim/worlds/lively/clock", json={"advance": "PT2H"})
    assert await happened(client, "lively")


async def happened(client: httpx.AsyncClient, world: str) -> list[Any]:
    """What happened by itself in a world, as its panel shows it."""
    form = {"email": SUPER, "password": "Pitboss-2026", "world": world}
    token = (await client.post("/auth/login", json=form)).json()["data"]["token"]
    shown = await client.get("/simulator/activity", headers={"Authorization": f"Bearer {token}"})
    assert shown.status_code == 200, shown.text
    events: list[Any] = shown.json()["data"]["events"]
    return events


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("localhost", 200), ("LOCALHOST:8001", 200), ("127.0.0.1:8001", 200), ("[::1]:8001", 200), ("sim.intern", 200),
        ("evil.test", 403), ("127.0.0.1.evil.test", 403), ("localhost.evil.test:8001", 403), ("127.0.0.2", 403),
        ("localhost@evil.test", 403), ("", 403), ("[::1", 403), ("sim.intern.", 403),
    ],
)  # fmt: skip
async def test_the_control_api_is_called_by_its_own_names(host: str, status: int) -> None:
    """A page of another site may have a name of its own lead here."""
    simulator = Simulator(testing.worlds(), control_hosts=["sim.intern"])
    async with calling(simulator) as client:
        for method, path in (("GET", "/__sim/worlds"), ("POST", f"{DEFAULT}/snapshot")):
            body = {"label": "kept"} if method == "POST" else None
            answer = await client.request(method, path, json=body, headers={"Host": host})
            assert answer.status_code == status, answer.text
        assert (await client.get("/healthz", headers={"Host": host})).status_code == 200
    assert simulator.worlds.get(DEFAULT_WORLD).labels == (["kept"] if status == 200 else [])


async def test_two_hosts_are_none(client: httpx.AsyncClient) -> None:
    answer = await client.get("/__sim/worlds", headers=[("Host", "localhost"), ("Host", "evil.test")])
    assert answer.status_code == 403


@pytest.mark.parametrize("kind", [None, "text/plain", "application/x-www-form-urlencoded", "application/jsonp"])
async def test_a_post_that_any_page_may_send_does_nothing(
    client: httpx.AsyncClient, simulator: Simulator, kind: str | None
) -> None:
    headers = {"Content-Type": kind} if kind else {}
    for path, content in (("/snapshot", b'{"label": "kept"}'), ("/reset", b"")):
        answer = await client.post(DEFAULT + path, content=content, headers=headers)
        assert (answer.status_code, answer.json()["status"]) == (415, "UNSUPPORTED_MEDIA_TYPE")
    assert simulator.worlds.get(DEFAULT_WORLD).labels == []
    answer = await client.post(
        f"{DEFAULT}/snapshot", content=b'{"label": "kept"}', headers={"Content-Type": "application/json; charset=utf-8"}
    )
    assert answer.status_code == 200
