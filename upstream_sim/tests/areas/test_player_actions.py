"""Blocking, unblocking and deleting players: who may, what stands in the way, what is told of it."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

import httpx
import pytest

from upstream_sim.areas.bets.lifecycle import place
from upstream_sim.areas.players.deletion_blockers import deletion_blockers_of
from upstream_sim.core.history.audit import ACTIVITIES
from upstream_sim.core.world.world import World
from upstream_sim.http.app import Simulator
from upstream_sim.shared import player_wallets
from upstream_sim.shared.games import GAMES
from upstream_sim.shared.players import PLAYERS, Player
from upstream_sim.tests.client import AURORA, AURORA_MANAGER, BOREALIS, SUPER, sign_in
from upstream_sim.tests.free_bets import free_stake

AURORAS = frozenset({"aurora", "aurora-north", "aurora-south"})


def world_of(simulator: Simulator) -> World:
    return simulator.worlds.get("default")


def some(simulator: Simulator, **traits: Any) -> Player:
    wanted = {"opId": "aurora", "isDeleted": False, "isBlocked": False, **traits}
    return next(world_of(simulator).table(PLAYERS).where(**wanted))


def present(simulator: Simulator, player: Player) -> Player:
    found = world_of(simulator).table(PLAYERS).get(player.playerCode)
    assert found
    return found


async def block(
    client: httpx.AsyncClient, player: Player, action: str = "BLOCK", email: str = AURORA_MANAGER, **more: Any
) -> httpx.Response:
    body = {"playerCode": player.playerCode, "action": action, "reason": " Several accounts ", **more}
    headers = {**await sign_in(client, email), "If-Match": f'"{player.revision}"'}
    return await client.post("/players/block", json=body, headers=headers)


async def delete(client: httpx.AsyncClient, player: Player, email: str = AURORA, **more: Any) -> httpx.Response:
    body = {"playerId": player.playerId, "playerUsername": player.username, "uuid": player.uuid, **more}
    headers = {**await sign_in(client, email), "If-Match": f'"{player.revision}"'}
    return await client.request("DELETE", "/players/delete", json=body, headers=headers)


def latest(simulator: Simulator, player: Player) -> Any:
    details = world_of(simulator).table(ACTIVITIES).where(recordId=player.playerCode)
    return max(details, key=lambda activity: (activity.createdAt, activity.id))


@pytest.mark.spec("001-rule-block-user-toggle", "001-state-player-block")
async def test_a_block_says_who_when_and_why_and_is_lifted_alike(
    client: httpx.AsyncClient, simulator: Simulator
) -> None:
    someone = some(simulator)
    answer = (await block(client, someone)).json()
    assert answer["messages"] == [f"{someone.username} is blocked."]
    assert answer["data"]["isBlocked"] is True
    assert answer["data"]["block"]["reason"] == "Several accounts"
    assert answer["data"]["block"]["by"]["nickname"]
    assert latest(simulator, someone).after["block"]["reason"] == "Several accounts"

    blocked = present(simulator, someone)
    lifted = (await block(client, blocked, "UNBLOCK", reason="All is well")).json()
    assert lifted["messages"] == [f"{someone.username} is unblocked."]
    assert (lifted["data"]["isBlocked"], lifted["data"]["block"]) == (False, None)
    assert lifted["data"]["unblock"]["reason"] == "All is well"
    assert lifted["data"]["revision"] == someone.revision + 2


async def test_a_block_is_done_once_and_on_nobody_who_is_gone(client: httpx.AsyncClient, simulator: Simulator) -> None:
    blocked, gone = some(simulator, isBlocked=True), some(simulator, opId=AURORAS, isDeleted=True)
    for player, action in ((blocked, "BLOCK"), (some(simulator), "UNBLOCK"), (gone, "BLOCK")):
        answer = await block(client, player, action)
        assert (answer.status_code, answer.json()["status"]) == (422, "PLAYER_STATE")
        assert present(simulator, player) == player


async def test_two_at_one_player_the_second_is_shown_what_the_first_did(
    client: httpx.AsyncClient, simulator: Simulator
) -> None:
    someone = some(simulator)
    assert (await block(client, someone)).status_code == 200
    second = await block(client, someone, email=SUPER)
    assert second.status_code == 412
    data = second.json()["data"]
    assert data["record"]["isBlocked"] is True
    assert data["changedBy"] == data["record"]["block"]["by"]
    assert (await delete(client, someone)).status_code == 412


@pytest.mark.parametrize("reason", ["", "  ", "x" * 201])
async def test_a_block_needs_a_reason(client: httpx.AsyncClient, simulator: Simulator, reason: str) -> None:
    answer = await block(client, some(simulator), reason=reason)
    assert (answer.status_code, list(answer.json()["data"]["fields"])) == (422, ["reason"])


async def test_another_tenants_player_is_not_found(client: httpx.AsyncClient, simulator: Simulator) -> None:
    someone = some(simulator)
    assert (await block(client, someone, email=BOREALIS)).status_code == 404
    assert (await delete(client, someone, email=BOREALIS)).status_code == 404
    assert present(simulator, someone) == someone


def empty(simulator: Simulator) -> Player:
    """Of whom nothing stands in the way."""
    world = world_of(simulator)
    return next(
        player
        for player in world.table(PLAYERS).where(opId="aurora", isDeleted=False)
        if not deletion_blockers_of(world, player)
    )


@pytest.mark.spec("001-call-players-delete")
async def test_an_empty_player_is_deleted_once(client: httpx.AsyncClient, simulator: Simulator) -> None:
    someone = empty(simulator)
    answer = await delete(client, someone)
    assert answer.status_code == 200, answer.text
    gone = present(simulator, someone)
    assert gone.isDeleted
    assert latest(simulator, someone).after["isDeleted"] is True
    again = await delete(client, gone)
    assert (again.status_code, again.json()["status"]) == (422, "PLAYER_STATE")


@pytest.mark.spec("001-call-players-delete")
@pytest.mark.parametrize(
    ("wallet", "held", "message"),
    [
        ("bonus", False, "The player has a balance."),
        ("cashback", False, "The player has a balance."),
        ("referral", True, "The player has an open withdrawal."),
        ("main", True, "The player has an open withdrawal."),
    ],
)
async def test_money_stands_in_the_way(
    client: httpx.AsyncClient, simulator: Simulator, wallet: str, held: bool, message: str
) -> None:
    world, someone = world_of(simulator), empty(simulator)
    code = someone.playerCode
    account = player_wallets.main(code, "USD") if wallet == "main" else getattr(player_wallets, wallet)(code)
    with world.change() as change:
        player_wallets.credit(change, account, Decimal(5), player_wallets.house("aurora", "USD"), "A test")
        if held:
            player_wallets.hold(change, account, Decimal(5), "A test")
    answer = await delete(client, someone)
    assert (answer.status_code, answer.json()["status"]) == (422, "PLAYER_NOT_EMPTY")
    assert message in answer.text
    assert not present(simulator, someone).isDeleted


async def test_an_open_bet_stands_in_the_way(client: httpx.AsyncClient, simulator: Simulator) -> None:
    world, someone = world_of(simulator), empty(simulator)
    with world.change() as change:
        place(change, someone, free_stake(change, someone), GAMES["koi-garden"])
    assert "The player has an open bet." in (await delete(client, someone)).text


async def test_the_three_names_are_one_players(client: httpx.AsyncClient, simulator: Simulator) -> None:
    someone = empty(simulator)
    answer = await delete(client, someone, playerUsername="somebody", uuid="other")
    assert (answer.status_code, set(answer.json()["data"]["fields"])) == (422, {"playerUsername", "uuid"})
    assert (await delete(client, someone, email=AURORA_MANAGER)).status_code == 403
