"""What one did to a world is kept, and done again to another it has the same effects."""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest

from contracts.areas.simulator.scenarios import Scenario
from upstream_sim.core.history import recording
from upstream_sim.http.app import Simulator
from upstream_sim.shared.users import PASSWORD
from upstream_sim.tests.client import AURORA, SUPER, sign_in

START = "2026-11-01T12:00:00Z"
CF_KEY = "a-token-of-at-least-forty-characters-in-all"


async def control(client: httpx.AsyncClient, method: str, path: str, body: Any = None) -> Any:
    answer = await client.request(method, f"/__sim/worlds{path}", json=body)
    assert answer.status_code == 200, answer.text
    return answer.json()["data"]


async def write(client: httpx.AsyncClient, headers: dict[str, str], method: str, path: str, body: Any = None) -> Any:
    answer = await client.request(method, path, json=body, headers=headers)
    assert answer.status_code == 200, answer.text
    return answer.json()["data"]


async def played(client: httpx.AsyncClient) -> None:
    """An hour in the world `source`: requests, refusals, an event and the clock."""
    await control(client, "POST", "", {"name": "source", "now": START})
    wrong = {"email": SUPER, "password": "wrong", "world": "source"}
    assert (await client.post("/auth/login", json=wrong)).status_code == 401
    staff = await sign_in(client, SUPER, "source")
    form = {"opId": "aurora", "month": 10, "year": 2026, "overwriteExistingInvoice": True}
    keyed = {**staff, "Idempotency-Key": "once"}
    invoice = await write(client, keyed, "POST", "/billingV2/invoice", form)
    assert await write(client, keyed, "POST", "/billingV2/invoice", form) == invoice
    edit = {"invoiceId": invoice["_id"], "opId": "aurora", "description": "As agreed", "overrideSettings": False}
    changed = {**staff, "If-Match": f'"{invoice["revision"]}"'}
    await write(client, changed, "PUT", "/billingV2/invoice", edit)
    await control(client, "POST", "/source/clock", {"advance": "PT50M"})
    await write(client, staff, "PUT", "/users/me", {"timezone": "UTC", "language": "fa", "roundReportNumbers": True})
    transfer = {"type": "transferArrived", "opId": "aurora", "currency": "USDT", "amount": 250.5}
    await control(client, "POST", "/source/events", transfer)
    await write(client, staff, "GET", "/auth/logout")
    await control(client, "POST", "/source/clock", {"advance": "PT10M"})


async def test_a_scenario_makes_the_same_of_another_world(client: httpx.AsyncClient) -> None:
    await played(client)
    scenario = await control(client, "GET", "/source/scenario")
    assert [step["kind"] for step in scenario["steps"]] == [
        *["request"] * 5,
        "clock",
        "request",
        "event",
        "request",
        "clock",
    ]
    assert PASSWORD not in json.dumps(scenario)
    await control(client, "POST", "", {"name": "again", "now": START})
    details = await control(client, "POST", "/again/replay", scenario)
    source = await control(client, "GET", "/source")
    assert details == {"stepCount": 10, "differences": [], "sha256": source["sha256"]}
    again = await control(client, "GET", "/again")
    assert (again["now"], again["mode"]) == (source["now"], source["mode"])
    for step in (done := await control(client, "GET", "/again/scenario"))["steps"]:
        step["key"] = step["key"] and "once"  # each time it is done under keys of its own
    assert done == scenario


async def test_a_colleague_is_made_again_with_another_password(client: httpx.AsyncClient) -> None:
    await control(client, "POST", "", {"name": "source", "now": START})
    staff = await sign_in(client, SUPER, "source")
    person = {"email": "nia@aurora.test", "nickname": "Nia New", "userCode": "nia-1", "role": "OPERATOR_MANAGER"}
    await write(client, staff, "POST", "/users", {**person, "password": "Lamplight-7301", "opId": "aurora"})
    gone = {"adminId": "nia-1", "adminEmail": person["email"], "adminUsername": "Nia New"}
    await write(client, staff, "POST", "/users/delete", gone)
    scenario = await control(client, "GET", "/source/scenario")
    assert "Lamplight" not in json.dumps(scenario)
    await control(client, "POST", "", {"name": "again", "now": START})
    details = await control(client, "POST", "/again/replay", scenario)
    sha256 = (await control(client, "GET", "/source"))["sha256"]
    assert details == {"stepCount": 3, "differences": [], "sha256": sha256}


async def test_passwords_that_were_changed_are_changed_again_and_told_in_neither(client: httpx.AsyncClient) -> None:
    await control(client, "POST", "", {"name": "source", "now": START})
    staff, new = await sign_in(client, AURORA, "source"), "Another-2026"
    form = {"currentPassword": PASSWORD, "newPassword": new, "passwordConfirm": new}
    for each in ({**form, "newPassword": "weak", "passwordConfirm": "weak"}, form):
        await client.post("/users/me/password", headers=staff, json=each)
    await client.post("/auth/prove", headers=staff, json={"password": "Wrong-2026"})
    credentials = {"email": AURORA, "password": new, "world": "source"}
    staff = {"Authorization": f"Bearer {(await write(client, {}, 'POST', '/auth/login', credentials))['token']}"}
    await write(client, staff, "POST", "/auth/prove", {"password": new})
    third = "Lamplight-7301"
    again = {"currentPassword": new, "newPassword": third, "passwordConfirm": third}
    await write(client, staff, "POST", "/users/me/password", again)
    await sign_in(client, SUPER, "source")
    await write(client, {}, "POST", "/auth/login", {**credentials, "password": third})
    scenario = await control(client, "GET", "/source/scenario")
    assert [step["http"] for step in scenario["steps"]] == [200, 422, 200, 422, 200, 200, 200, 200, 200]
    assert not [secret for secret in (PASSWORD, new, third, "weak", "Wrong-2026") if secret in json.dumps(scenario)]
    await control(client, "POST", "", {"name": "again", "now": START})
    details = await control(client, "POST", "/again/replay", scenario)
    assert (details["differences"], details["sha256"]) == ([], (await control(client, "GET", "/source"))["sha256"])


@pytest.mark.parametrize("path", ["/auth/login", "/users/me/password"])
@pytest.mark.parametrize("body", [None, {}, []])
async def test_a_step_that_was_written_without_its_fields_is_told_as_refused(
    client: httpx.AsyncClient, path: str, body: Any
) -> None:
    await control(client, "POST", "", {"name": "source", "now": START})
    scenario = await control(client, "GET", "/source/scenario")
    scenario["steps"] = [
        {"kind": "request", "afterMs": 0, "method": "POST", "path": path, "http": 200, "body": body, "email": AURORA}
    ]
    details = await control(client, "POST", "/source/replay", scenario)
    assert [(each["expected"], each["http"]) for each in details["differences"]] == [(200, 422)]


async def test_it_is_told_which_step_ended_otherwise(client: httpx.AsyncClient) -> None:
    await played(client)
    scenario = await control(client, "GET", "/source/scenario")
    await control(client, "POST", "", {"name": "blocked", "now": START})
    await control(client, "POST", "/blocked/events", {"type": "userBlocked", "email": SUPER})
    details = await control(client, "POST", "/blocked/replay", scenario)
    assert (details["stepCount"], [each["number"] for each in details["differences"]]) == (10, [2, 3, 4, 5, 7])
    first = details["differences"][0]
    assert (first["text"], first["expected"], first["http"]) == ("POST /auth/login", 200, 403)
    await control(client, "POST", "", {"name": "strange", "now": START})
    strange = {**scenario, "steps": [{"kind": "request", "afterMs": 0, "email": "nobody@x.test", "path": "/x"}]}
    details = await control(client, "POST", "/strange/replay", strange)
    assert details["differences"][0]["message"] == "Nobody here has the email nobody@x.test."


async def test_a_cloud_key_is_stood_in_for(client: httpx.AsyncClient) -> None:
    await control(client, "POST", "", {"name": "source", "now": START})
    staff = await sign_in(client, SUPER, "source")
    form = {"opId": "aurora", "cfApiKey": CF_KEY, "accountId": "a" * 32, "title": "Another"}
    added = await client.post("/operators/cf-tokens/v2?opId=aurora", json=form, headers=staff)
    scenario = await control(client, "GET", "/source/scenario")
    assert CF_KEY not in json.dumps(scenario)
    await control(client, "POST", "", {"name": "again", "now": START})
    details = await control(client, "POST", "/again/replay", scenario)
    assert (details["differences"], scenario["steps"][-1]["http"]) == ([], added.status_code)


async def test_the_recording_goes_with_the_state(client: httpx.AsyncClient) -> None:
    await control(client, "POST", "/default/clock", {"advance": "PT1M"})
    await control(client, "POST", "/default/snapshot", {"label": "kept"})
    await control(client, "POST", "/default/clock", {"advance": "PT1M"})
    await control(client, "POST", "", {"name": "branch", "from": "default"})
    await control(client, "POST", "", {"name": "before", "from": "default", "snapshot": "kept"})
    await control(client, "POST", "/default/restore", {"label": "kept"})
    names = ("default", "branch", "before")
    counts = [len((await control(client, "GET", f"/{name}/scenario"))["steps"]) for name in names]
    assert counts == [1, 2, 1]
    await control(client, "POST", "/default/reset", {})
    assert (await control(client, "GET", "/default/scenario"))["steps"] == []


async def test_what_the_panel_does_and_what_a_fault_prevented_is_no_request(client: httpx.AsyncClient) -> None:
    staff = await sign_in(client, SUPER)
    await control(client, "POST", "/default/faults", {"operation": "usersMeUpdate", "kind": "error", "first": 1})
    own = {"timezone": "UTC", "language": "en", "roundReportNumbers": True}
    assert (await client.put("/users/me", json=own, headers=staff)).status_code == 500
    await write(client, staff, "POST", "/simulator/world/snapshot", {"label": "kept"})
    await write(client, staff, "POST", "/simulator/clock", {"advance": "PT1M"})
    scenario = await control(client, "GET", "/default/scenario")
    assert [step["path"] or step["kind"] for step in scenario["steps"]] == ["/auth/login", "clock"]


async def test_admins_replay_by_the_panel(client: httpx.AsyncClient, simulator: Simulator) -> None:
    await played(client)
    headers = await sign_in(client, SUPER, "source")
    scenario = (await client.get("/simulator/world/scenario", headers=headers)).json()["data"]
    await control(client, "POST", "", {"name": "again", "now": START})
    admin = await sign_in(client, SUPER, "again")
    answer = await client.post("/simulator/world/replay", json=scenario, headers=admin)
    assert answer.json()["data"]["differences"] == []
    denied = await client.get("/simulator/world/scenario", headers=await sign_in(client, AURORA))
    assert denied.status_code == 403


async def test_a_recording_is_bounded(client: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(recording, "MOST_STEPS", 2)
    for _ in range(3):
        await control(client, "POST", "/default/clock", {"advance": "PT1M"})
    scenario = Scenario.model_validate(await control(client, "GET", "/default/scenario"))
    assert (len(scenario.steps), scenario.isComplete) == (2, False)
