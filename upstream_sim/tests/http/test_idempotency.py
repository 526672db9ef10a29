"""One send, one effect: through the door, with real invoices."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
import pytest

from upstream_sim import testing
from upstream_sim.areas.activity.settings import SWITCHED
from upstream_sim.areas.bets.records import BETS
from upstream_sim.core.clock import ClockMode
from upstream_sim.core.serving.events import fire_event
from upstream_sim.http import platform
from upstream_sim.http.app import Simulator
from upstream_sim.shared.users import PASSWORD
from upstream_sim.tests.client import ADMIN, AURORA, SUPER, RealSeconds, activity_count, calling, control, sign_in

DAY = 24 * 3600
KEY = "key-0001"
CATCHING_UP = "The platform is catching up with its clock. Nothing was done; please try again in a moment."
SETTINGS = {
    "opId": "aurora",
    "casinoGGRPercentage": 11,
    "sportGGRPercentage": 7,
    "premiumSportInUSD": 0,
    "premiumBotInUSD": 0,
    "minMonthlyFeeInUSD": 1500.5,
    "additionalCosts": [],
}


async def put(client: httpx.AsyncClient, headers: dict[str, str], key: str, **changed: Any) -> httpx.Response:
    query = {"opId": changed.get("opId", "aurora")}
    present = (await client.get("/billingV2/invoice/settings", params=query, headers=headers)).json()["data"]
    match = {"If-Match": f'"{changed.pop("revision", present["revision"])}"'} if present else {}
    sent = {**headers, **match, "Idempotency-Key": key}
    return await client.put("/billingV2/invoice/settings", json={**SETTINGS, **changed}, headers=sent)


async def resend(client: httpx.AsyncClient, first: httpx.Response, **headers: str) -> httpx.Response:
    """The very same request once more."""
    again = {**first.request.headers, **headers}
    return await client.put(first.request.url.path, content=first.request.content, headers=again)


async def test_a_repeated_key_changes_nothing(client: httpx.AsyncClient, simulator: Simulator) -> None:
    headers = await sign_in(client, SUPER)
    first = await put(client, headers, KEY)
    before = simulator.worlds.get("default").digest()
    second = await resend(client, first)
    assert first.status_code == second.status_code == 200
    assert (first.content, first.headers["Idempotency-Key"]) == (second.content, second.headers["Idempotency-Key"])
    assert (simulator.worlds.get("default").digest(), activity_count(simulator)) == (before, 1)


async def test_the_answer_outlives_the_connection(simulator: Simulator) -> None:
    async with calling(simulator) as client:
        first = await put(client, await sign_in(client, SUPER), KEY)
    async with calling(simulator) as client:
        again = await resend(client, first, Authorization=(await sign_in(client, SUPER))["Authorization"])
    assert again.content == first.content
    assert activity_count(simulator) == 1


async def test_the_same_key_for_another_body_is_refused(client: httpx.AsyncClient, simulator: Simulator) -> None:
    headers = await sign_in(client, SUPER)
    await put(client, headers, KEY)
    other = await put(client, headers, KEY, casinoGGRPercentage=12)
    assert (other.status_code, other.json()["status"]) == (409, "KEY_REUSED")
    assert activity_count(simulator) == 1


async def test_a_key_belongs_to_its_user_and_operation(client: httpx.AsyncClient, simulator: Simulator) -> None:
    assert (await put(client, await sign_in(client, SUPER), KEY)).status_code == 200
    assert (await put(client, await sign_in(client, ADMIN), KEY, casinoGGRPercentage=12)).status_code == 200
    headers = {**await sign_in(client, SUPER), "Idempotency-Key": KEY}
    form = {"opId": "aurora", "year": 2026, "month": 2}
    answer = await client.post("/billingV2/invoice", json=form, headers=headers)
    assert answer.json()["status"] not in ("KEY_REUSED", "KEY_CLOSED")


async def test_a_key_is_forgotten_after_a_day_of_real_time(
    client: httpx.AsyncClient, real: RealSeconds, simulator: Simulator
) -> None:
    first = await put(client, await sign_in(client, SUPER), KEY)
    await control(client, "/clock", advance="P7D")
    real.seconds += DAY - 1
    token = (await sign_in(client, SUPER))["Authorization"]
    assert (await resend(client, first, Authorization=token)).content == first.content
    real.seconds += 1
    again = await resend(client, first, Authorization=token)
    assert again.content != first.content


async def test_a_write_that_would_wait_for_too_long_is_refused_and_may_be_sent_again(
    client: httpx.AsyncClient, simulator: Simulator, monkeypatch: pytest.MonkeyPatch
) -> None:
    world, headers = simulator.worlds.get("default"), await sign_in(client, SUPER)
    asked = client.build_request("GET", "/users/me", headers=headers)
    with monkeypatch.context() as hurried:
        hurried.setattr(platform, "WAITING_SHARE", 0.001)
        before, steps = world.digest(), len(world.recording.steps)
        async with world.turn:
            refused = await put(client, headers, KEY)
            signed_in = await client.post("/auth/login", json={"email": ADMIN, "password": PASSWORD})
            assert (await client.send(asked)).status_code == 200
        for answer in (refused, signed_in):
            assert (answer.status_code, answer.json()["status"]) == (503, "UNAVAILABLE")
            assert CATCHING_UP in answer.text
        assert (world.digest(), len(world.recording.steps)) == (before, steps)
    assert (await resend(client, refused)).status_code == 200
    assert activity_count(simulator) == 1


async def test_what_is_due_is_done_though_who_waited_for_it_was_refused(
    client: httpx.AsyncClient, simulator: Simulator, real: RealSeconds, monkeypatch: pytest.MonkeyPatch
) -> None:
    world, headers = simulator.worlds.get("default"), await sign_in(client, SUPER)
    fire_event(world, SWITCHED, {"mode": "busy"})
    world.set_clock(ClockMode.REAL)
    monkeypatch.setattr(platform, "WAITING_SHARE", 0)
    real.seconds += 6 * 3600
    refused = await client.get("/auth/logout", headers=headers)
    assert (refused.status_code, world.turn.locked()) == (503, True)
    async with world.turn:
        assert not world.is_behind
    same = testing.world(real=real)
    fire_event(same, SWITCHED, {"mode": "busy"})
    same.set_clock(ClockMode.FROZEN, world.now())
    world.set_clock(ClockMode.FROZEN)
    bets = [[row.betId for row in each.table(BETS).all()] for each in (world, same)]
    assert bets[0] == bets[1]


async def test_what_was_refused_before_the_rule_is_not_kept(client: httpx.AsyncClient) -> None:
    headers = await sign_in(client, SUPER)
    assert (await put(client, headers, KEY, casinoGGRPercentage=101)).status_code == 422
    assert (await put(client, headers, KEY)).status_code == 200


async def test_a_rules_refusal_is_an_outcome(client: httpx.AsyncClient) -> None:
    headers = await sign_in(client, SUPER)
    await put(client, headers, "key-first", casinoGGRPercentage=13)
    stale = await put(client, headers, KEY, revision=1)
    assert (stale.status_code, stale.json()["status"]) == (412, "STALE_RECORD")
    assert (await resend(client, stale)).content == stale.content
    outcome = (await client.get(f"/outcomes/{KEY}", headers=headers)).json()["data"]
    assert (outcome["state"], outcome["answer"]["httpStatus"]) == ("DONE", 412)


async def test_of_two_in_flight_the_second_waits_for_the_first(client: httpx.AsyncClient, simulator: Simulator) -> None:
    headers = await sign_in(client, SUPER)
    await control(client, "/faults", operation="billingV2InvoiceSettingsUpdate", kind="delay", delayMs=80, first=1)
    first, second, outcome = await asyncio.gather(
        put(client, headers, KEY), put(client, headers, KEY), outcome_soon(client, headers)
    )
    assert first.content == second.content
    assert (first.status_code, activity_count(simulator)) == (200, 1)
    assert outcome == {"state": "RUNNING"}


async def outcome_soon(client: httpx.AsyncClient, headers: dict[str, str]) -> Any:
    """Asked while the write is under way: the journal knows what was taken in only when it is answered."""
    await asyncio.sleep(0.02)
    return (await client.get(f"/outcomes/{KEY}", headers=headers)).json()["data"]


async def test_a_first_that_failed_leaves_the_work_to_the_second(
    client: httpx.AsyncClient, simulator: Simulator
) -> None:
    headers = await sign_in(client, SUPER)
    for kind in ("delay", "error"):
        fault = {"operation": "billingV2InvoiceSettingsUpdate", "kind": kind, "first": 1, "delayMs": 40}
        await control(client, "/faults", **fault)
    first, second = await asyncio.gather(put(client, headers, KEY), put(client, headers, KEY))
    assert (first.status_code, second.status_code, activity_count(simulator)) == (500, 200, 1)


async def test_an_outcome_tells_the_lost_answer(client: httpx.AsyncClient) -> None:
    headers = await sign_in(client, SUPER)
    first = await put(client, headers, KEY)
    outcome = (await client.get(f"/outcomes/{KEY}", headers=headers)).json()["data"]
    assert outcome["state"] == "DONE"
    assert outcome["answer"]["httpStatus"] == 200
    assert outcome["answer"]["body"]["data"] == first.json()["data"]
    assert outcome["answer"]["body"]["success"] is True


async def test_asking_for_what_never_came_closes_the_key(client: httpx.AsyncClient, simulator: Simulator) -> None:
    headers = await sign_in(client, SUPER)
    assert (await client.get(f"/outcomes/{KEY}", headers=headers)).json()["data"] == {"state": "NOT_RECEIVED"}
    late = await put(client, headers, KEY)
    assert (late.status_code, late.json()["status"]) == (409, "KEY_CLOSED")
    assert activity_count(simulator) == 0
    assert (await client.get(f"/outcomes/{KEY}", headers=headers)).json()["data"] == {"state": "NOT_RECEIVED"}
    assert (await put(client, headers, "key-0002")).status_code == 200


async def test_nobody_closes_or_reads_anothers_key(client: httpx.AsyncClient) -> None:
    headers, other = await sign_in(client, SUPER), await sign_in(client, AURORA)
    await put(client, headers, KEY)
    assert (await client.get(f"/outcomes/{KEY}", headers=other)).json()["data"] == {"state": "NOT_RECEIVED"}
    assert (await client.get(f"/outcomes/{KEY}", headers=headers)).json()["data"]["state"] == "DONE"


async def test_snapshots_hold_keys_and_a_reset_drops_them(client: httpx.AsyncClient) -> None:
    headers = await sign_in(client, SUPER)
    await put(client, headers, "kept-0001")
    await control(client, "/snapshot", label="kept")
    await put(client, headers, "lost-0001", casinoGGRPercentage=3)
    await client.get("/outcomes/closed-0001", headers=headers)
    await control(client, "/restore", label="kept")
    assert await states(client, headers) == ["DONE", "NOT_RECEIVED"]
    assert (await put(client, headers, "closed-0001")).status_code == 200
    await control(client, "/reset")
    assert await states(client, headers) == ["NOT_RECEIVED", "NOT_RECEIVED"]


async def states(client: httpx.AsyncClient, headers: dict[str, str]) -> list[str]:
    answers = [await client.get(f"/outcomes/{key}", headers=headers) for key in ("kept-0001", "lost-0001")]
    return [answer.json()["data"]["state"] for answer in answers]


@pytest.mark.parametrize("key", ["short", "with.dot.in.it", "x" * 129])
async def test_what_is_no_key_has_no_outcome(client: httpx.AsyncClient, key: str) -> None:
    answer = await client.get(f"/outcomes/{key}", headers=await sign_in(client, SUPER))
    assert (answer.status_code, list(answer.json()["data"]["fields"])) == (422, ["key"])
