"""Faults in process: which calls they strike, and what is done meanwhile. Sockets are dropped elsewhere."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from upstream_sim.core.calls.faults import Fault, FaultKind, Faults
from upstream_sim.http.app import Simulator
from upstream_sim.http.responder import Dropped
from upstream_sim.tests.client import SUPER, RealSeconds, activity_count, control, sign_in

UPDATE = "billingV2InvoiceSettingsUpdate"


async def update(client: httpx.AsyncClient, headers: dict[str, str], **more: str) -> httpx.Response:
    address, query = "/billingV2/invoice/settings", {"opId": "aurora"}
    present = (await client.get(address, params=query, headers=headers)).json()["data"]
    match = {"If-Match": f'"{present.pop("revision")}"'}
    del present["updatedAt"]
    return await client.put(address, json={**present, "minMonthlyFeeInUSD": 77}, headers={**headers, **match, **more})


def fault(**given: Any) -> Fault:
    return Fault(**{"operation": "general", "kind": FaultKind.ERROR, **given})


def struck(faults: Faults, calls: int, operation: str = "general") -> list[int]:
    return [call for call in range(1, calls + 1) if faults.matching(operation)]


def test_a_fault_applies_to_the_first_calls_or_every_nth(real: RealSeconds) -> None:
    for given, expected in (
        ({}, [1, 2, 3, 4, 5, 6]),
        ({"first": 2}, [1, 2]),
        ({"every": 3}, [3, 6]),
        ({"first": 5, "every": 2}, [2, 4]),
    ):
        faults = Faults(real)
        faults.add(fault(**given))
        assert struck(faults, 6) == expected


def test_a_fault_is_for_its_operation_or_for_all(real: RealSeconds) -> None:
    faults = Faults(real)
    faults.add(fault(first=1))
    assert struck(faults, 2, "usersMe") == []
    faults.add(fault(operation="*"))
    assert struck(faults, 2, "usersMe") == [1, 2]


def test_a_fault_ends_in_real_time(real: RealSeconds) -> None:
    faults = Faults(real)
    faults.add(fault(until=real() + 60))
    assert struck(faults, 1) == [1]
    real.seconds += 60
    assert struck(faults, 1) == []
    assert faults.all() == []


def test_faults_of_one_operation_are_cleared(real: RealSeconds) -> None:
    faults = Faults(real)
    faults.add(fault())
    faults.add(fault(operation="usersMe"))
    faults.clear("general")
    assert [kept.operation for kept in faults.all()] == ["usersMe"]
    faults.clear()
    assert faults.all() == []


async def test_an_error_comes_in_place_of_the_work(client: httpx.AsyncClient, simulator: Simulator) -> None:
    headers = await sign_in(client, SUPER)
    given = {"http": 503, "status": "MAINTENANCE", "messages": ["Back soon."], "first": 1}
    await control(client, "/faults", operation=UPDATE, kind="error", dialect="message", **given)
    failed = await update(client, headers)
    assert (failed.status_code, failed.json()) == (
        503,
        {"success": False, "status": "MAINTENANCE", "message": "Back soon."},
    )
    assert activity_count(simulator) == 0
    assert (await update(client, headers)).status_code == 200


async def test_an_error_is_worded_in_any_dialect(client: httpx.AsyncClient) -> None:
    headers = await sign_in(client, SUPER)
    for dialect, kind in (("html", "text/html; charset=utf-8"), ("problem", "application/problem+json")):
        await control(client, "/faults", operation="general", kind="error", dialect=dialect, http=502, first=1)
        answer = await client.get("/general", headers=headers)
        assert (answer.status_code, answer.headers["Content-Type"]) == (502, kind)
        await client.delete("/__sim/worlds/default/faults")


async def test_an_error_after_the_work_says_nothing(client: httpx.AsyncClient, simulator: Simulator) -> None:
    headers = await sign_in(client, SUPER)
    await control(client, "/faults", operation=UPDATE, kind="error_after", http=503, first=1)
    answer = await update(client, headers, **{"Idempotency-Key": "key-0001"})
    assert (answer.status_code, answer.content, activity_count(simulator)) == (503, b"", 1)
    outcome = (await client.get("/outcomes/key-0001", headers=headers)).json()["data"]
    assert (outcome["state"], outcome["answer"]["httpStatus"]) == ("DONE", 200)


async def test_a_garbled_answer_is_no_json_but_the_work_is_done(
    client: httpx.AsyncClient, simulator: Simulator
) -> None:
    headers = await sign_in(client, SUPER)
    await control(client, "/faults", operation=UPDATE, kind="garble")
    answer = await update(client, headers)
    assert (answer.status_code, activity_count(simulator)) == (200, 1)
    with pytest.raises(ValueError, match=r"control character|Expecting"):
        answer.json()


@pytest.mark.parametrize(("kind", "done", "state"), [("drop_before", 0, "NOT_RECEIVED"), ("drop_after", 1, "DONE")])
async def test_a_dropped_connection_is_an_error_without_a_socket(
    client: httpx.AsyncClient, simulator: Simulator, kind: str, done: int, state: str
) -> None:
    headers = await sign_in(client, SUPER)
    await control(client, "/faults", operation=UPDATE, kind=kind)
    with pytest.raises(Dropped):
        await update(client, headers, **{"Idempotency-Key": "key-0001"})
    assert activity_count(simulator) == done
    assert (await client.get("/outcomes/key-0001", headers=headers)).json()["data"]["state"] == state


async def test_faults_of_one_world_do_not_strike_another(client: httpx.AsyncClient) -> None:
    await client.post("/__sim/worlds", json={"name": "other"})
    await control(client, "/faults", operation="general", kind="error")
    other = await sign_in(client, SUPER, "other")
    assert (await client.get("/general", headers=other)).status_code == 200
    assert (await client.get("/general", headers=await sign_in(client, SUPER))).status_code == 500
