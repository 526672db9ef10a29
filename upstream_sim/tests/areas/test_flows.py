"""Flows: who enters them, that whoever is inside finishes, and who may do what."""

from __future__ import annotations

from typing import Any

import httpx
import msgspec
import pytest

from contracts.areas.flows import FlowTrigger
from contracts.wire import parse_json
from upstream_sim.areas.flows.records import FLOW_PLAYERS, FLOWS, Flow, FlowPlayer
from upstream_sim.core.history.audit import ACTIVITIES
from upstream_sim.core.refusals import ValidationFailed
from upstream_sim.core.serving.events import fire_event
from upstream_sim.core.world.world import World
from upstream_sim.http.app import Simulator
from upstream_sim.shared.players import PLAYERS, change_player
from upstream_sim.tests.client import AURORA, AURORA_MANAGER, BOREALIS, SUPER, sign_in

PATH = "/flows"
REGISTRATION = {
    "opId": "aurora",
    "firstName": "Nika",
    "lastName": "Voss",
    "username": "nika_voss",
    "email": "nika@mail.test",
}


@pytest.fixture
def world(simulator: Simulator) -> World:
    return simulator.worlds.get("default")


async def read(client: httpx.AsyncClient, path: str = PATH, email: str = SUPER, **query: Any) -> Any:
    answer = await client.get(path, headers=await sign_in(client, email), params=query)
    assert answer.status_code == 200, answer.text
    return parse_json(answer.content)["data"]


async def act(client: httpx.AsyncClient, what: str, flow: Flow, email: str = AURORA) -> httpx.Response:
    headers = await sign_in(client, email) | {"If-Match": f'"{flow.revision}"'}
    return await client.post(f"{PATH}/{what}", headers=headers, json={"flowId": flow.flowId})


def flow_for(world: World, trigger: FlowTrigger, op_id: str = "aurora") -> Flow:
    """The operator's active flow of a trigger."""
    found = world.table(FLOWS).first(opId=op_id, trigger=trigger)
    assert found is not None
    if not found.isActive:
        with world.change() as change:
            found = change.put(world.table(FLOWS), msgspec.structs.replace(found, isActive=True))
    return found


def inside(world: World, flow: Flow, code: str) -> FlowPlayer | None:
    return world.table(FLOW_PLAYERS).first(flowId=flow.flowId, playerCode=code)


def registered(world: World) -> str:
    code: str = fire_event(world, "playerRegistered", REGISTRATION)["playerCode"]
    return code


def finished(world: World, flow: Flow) -> int:
    found = world.table(FLOWS).get(flow.flowId)
    assert found is not None
    return found.playersFinished


def test_a_registration_takes_a_player_through_every_step_at_its_hour(world: World) -> None:
    flow = flow_for(world, FlowTrigger.REGISTRATION)
    before, revision = finished(world, flow), flow.revision
    code = registered(world)
    for hours in (step.delayHours for step in flow.steps):
        world.advance(f"PT{hours * 3600 - 1}S")
        assert inside(world, flow, code) is not None
        world.advance("PT1S")
    assert inside(world, flow, code) is None
    after = world.table(FLOWS).get(flow.flowId)
    assert after is not None
    assert after.playersFinished > before
    assert after.revision == revision, "a count is no edit"


def test_verification_and_a_first_deposit_take_a_player_into_their_flows_once(world: World) -> None:
    verified, deposited = (flow_for(world, each) for each in (FlowTrigger.VERIFICATION, FlowTrigger.FIRST_DEPOSIT))
    code = registered(world)
    assert not inside(world, verified, code)
    uuid = fire_event(world, "documentUploaded", {"playerCode": code})["uuid"]
    fire_event(world, "identityConfirmed", {"uuid": uuid})
    assert inside(world, verified, code)
    for _ in range(2):
        tx_id = fire_event(world, "depositRequested", {"playerCode": code, "amount": 40})["txId"]
        fire_event(world, "depositConfirmed", {"txId": tx_id})
    assert len(list(world.table(FLOW_PLAYERS).where(flowId=deposited.flowId, playerCode=code))) == 1


def test_who_stayed_away_is_brought_back_once_at_a_time(world: World) -> None:
    flow = flow_for(world, FlowTrigger.RE_ENGAGEMENT)
    code = registered(world)
    assert fire_event(world, "playerReengaged", {"playerCode": code}) == {"flowIds": [flow.flowId]}
    with pytest.raises(ValidationFailed):
        fire_event(world, "playerReengaged", {"playerCode": code})


@pytest.mark.parametrize("what", ["deactivate", "delete"])
async def test_whoever_is_inside_finishes_and_nobody_else_enters(
    client: httpx.AsyncClient, world: World, what: str
) -> None:
    flow = flow_for(world, FlowTrigger.REGISTRATION)
    first = registered(world)
    answer = await act(client, what, flow)
    assert answer.status_code == 200, answer.text
    other = {**REGISTRATION, "username": "ayla_voss", "email": "ayla@mail.test"}
    second = fire_event(world, "playerRegistered", other)["playerCode"]
    assert inside(world, flow, first)
    assert not inside(world, flow, second)
    world.advance(f"PT{sum(step.delayHours for step in flow.steps)}H")
    assert not inside(world, flow, first)


def test_a_blocked_player_leaves_at_the_next_step_without_finishing(world: World) -> None:
    flow = flow_for(world, FlowTrigger.FIRST_DEPOSIT)
    with world.change() as change:
        for each in list(world.table(FLOW_PLAYERS).where(flowId=flow.flowId)):
            change.delete(world.table(FLOW_PLAYERS), each.id)
    code = registered(world)
    tx_id = fire_event(world, "depositRequested", {"playerCode": code, "amount": 40})["txId"]
    fire_event(world, "depositConfirmed", {"txId": tx_id})
    before = finished(world, flow)
    player = world.table(PLAYERS).get(code)
    assert player is not None
    with world.change() as change:
        change_player(change, player, isBlocked=True)
    world.advance(f"PT{flow.steps[0].delayHours}H")
    assert not inside(world, flow, code)
    assert finished(world, flow) == before


async def test_a_flow_shows_who_waits_at_which_step(client: httpx.AsyncClient, world: World) -> None:
    flow = flow_for(world, FlowTrigger.REGISTRATION)
    before = await read(client, f"{PATH}/{flow.flowId}", AURORA_MANAGER)
    registered(world)
    shown = await read(client, f"{PATH}/{flow.flowId}", AURORA_MANAGER)
    assert shown["steps"][0]["playersWaiting"] == before["steps"][0]["playersWaiting"] + 1
    assert shown["playersInside"] == sum(step["playersWaiting"] for step in shown["steps"])
    assert [step["title"] for step in shown["steps"]] == [step.title for step in flow.steps]


async def test_the_list_is_filtered_and_shows_own_tenants_alone(client: httpx.AsyncClient) -> None:
    everywhere = await read(client, limit=1)
    assert everywhere["count"] > 50
    own = await read(client, email=AURORA)
    assert {flow["opId"] for flow in own["items"]} == {"aurora", "aurora-north", "aurora-south"}
    active = await read(client, isActive="true", trigger="REGISTRATION", limit=1000)
    assert {(flow["isActive"], flow["trigger"]) for flow in active["items"]} == {(True, "REGISTRATION")}
    named = await read(client, title="WELC", opId="aurora", includeBrands="false")
    assert [flow["title"] for flow in named["items"]] == ["Welcome"]


async def test_acts_need_the_tenant_the_role_and_another_state(client: httpx.AsyncClient, world: World) -> None:
    flow = flow_for(world, FlowTrigger.REGISTRATION)
    assert (await act(client, "activate", flow)).json()["status"] == "ALREADY_DECIDED"
    assert (await act(client, "deactivate", flow, AURORA_MANAGER)).status_code == 403
    assert (await act(client, "deactivate", flow, BOREALIS)).status_code == 404
    assert (await act(client, "delete", flow, BOREALIS)).status_code == 404
    assert (await act(client, "deactivate", flow)).json()["data"]["isActive"] is False
    assert (await act(client, "deactivate", flow)).status_code == 409
    assert (await act(client, "activate", flow)).json()["data"]["isActive"] is True
    assert (await act(client, "delete", flow)).status_code == 412
    flow = flow_for(world, FlowTrigger.REGISTRATION)
    assert (await act(client, "delete", flow)).status_code == 200
    assert (await act(client, "delete", flow)).status_code == 404
    told = [each.action for each in world.table(ACTIVITIES).where(recordId=flow.flowId)]
    assert sorted(told) == ["deleted", "updated", "updated"]


def test_the_steps_of_the_starting_world_fall_due_within_their_delay(world: World) -> None:
    start = list(world.table(FLOW_PLAYERS).all())
    assert start
    longest = max(step.delayHours for each in start for step in each.steps)
    world.advance(f"PT{longest}H")
    left = [world.table(FLOW_PLAYERS).get(each.id) for each in start]
    assert all(now is None or len(now.steps) < len(then.steps) for now, then in zip(left, start, strict=True))
    assert all(each.enteredAt <= world.start.now for each in start)
