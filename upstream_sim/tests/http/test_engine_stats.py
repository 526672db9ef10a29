"""What the engine has done is told by the control API, and of each request in the log."""

from __future__ import annotations

import json
import logging
from typing import Any

import httpx
import pytest

from upstream_sim.core.serving.events import fire_event
from upstream_sim.http.app import Simulator
from upstream_sim.shared.games import GAMES
from upstream_sim.shared.players import PLAYERS
from upstream_sim.tests.client import SUPER, sign_in


async def stats(client: httpx.AsyncClient) -> Any:
    answer = await client.get("/__sim/stats")
    assert answer.status_code == 200, answer.text
    return answer.json()["data"]


async def test_changes_rounds_and_cells_are_counted(simulator: Simulator, client: httpx.AsyncClient) -> None:
    world = simulator.worlds.get("default")
    player = next(world.table(PLAYERS).where(opId="aurora", isTest=False, isBlocked=False, isDeleted=False))
    money = {"playerCode": player.playerCode, "amount": 50, "currency": "USD"}
    deposit = fire_event(world, "depositRequested", money)
    before = await stats(client)
    fire_event(world, "depositConfirmed", {"txId": deposit["txId"]})
    placed = {"playerCode": player.playerCode, "stake": 5, "currency": "USD", "gameId": next(iter(GAMES))}
    bet = fire_event(world, "betPlaced", placed)
    fire_event(world, "betSettled", {"betId": bet["betId"], "status": "LOST", "winAmount": 0})
    after = await stats(client)
    assert after["changes"] - before["changes"] == 3
    assert after["rounds"] > before["rounds"], "a settled bet is reacted to"
    assert after["cells"] - before["cells"] >= 4
    assert after["milliseconds"].keys() == {"rule", "reactions", "followers", "activities"}


async def test_the_log_tells_it_of_requests_that_change_something(
    client: httpx.AsyncClient, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, logger="upstream_sim")
    await client.get("/users/me", headers=await sign_in(client, SUPER))
    signed_in, read = (json.loads(record.message) for record in caplog.records if record.name == "upstream_sim")
    assert signed_in["engine"]["changes"] >= 1
    assert "engine" not in read
