"""Prizes: each is paid once or rejected, by whoever may, and never to a player who is blocked or deleted."""

from __future__ import annotations

from decimal import ROUND_DOWN, Decimal
from typing import Any

import httpx
import msgspec
import pytest

from contracts.areas.tournament_winners import WinnerStatus
from contracts.areas.transactions import TransactionStatus, TransactionType
from contracts.warnings import WarningCode
from upstream_sim.areas.tournaments.records import WINNERS, Winner
from upstream_sim.areas.transactions.records import TRANSACTIONS, Transaction
from upstream_sim.core.money.ledger import amount_of, balance_of
from upstream_sim.core.world.world import World
from upstream_sim.http.app import Simulator
from upstream_sim.shared import player_wallets
from upstream_sim.shared.players import PLAYERS, Player, change_player
from upstream_sim.shared.rates import rate_of
from upstream_sim.shared.tenants import OPERATORS
from upstream_sim.tests.client import AURORA, AURORA_MANAGER, BOREALIS, SUPER, sign_in
from upstream_sim.tests.money import ledger_is_consistent

PATH = "/tournament/payouts"


@pytest.fixture
def world(simulator: Simulator) -> World:
    return simulator.worlds.get("default")


def waiting(world: World, op_id: str = "aurora") -> tuple[Winner, Player]:
    """A winner who waits, and may be paid."""
    for winner in world.table(WINNERS).where(opId=op_id, status=WinnerStatus.PENDING):
        player = world.table(PLAYERS).get(winner.playerCode)
        if player is not None and not player.isBlocked and not player.isDeleted:
            return winner, player
    raise AssertionError("nobody waits")


def prizes_of(world: World, player: Player) -> list[Transaction]:
    found = {"playerCode": player.playerCode, "transactionType": TransactionType.TOURNAMENT_PRIZE}
    return list(world.table(TRANSACTIONS).where(**found))


async def decide(
    client: httpx.AsyncClient, winner: Winner, decision: str = "approve", email: str = AURORA, **more: Any
) -> httpx.Response:
    """Whether the winner's identity is confirmed is not what is tried here."""
    body = {"type": decision, "winnerId": winner.id, "acknowledged": [WarningCode.KYC_MISSING], **more}
    return await client.post(PATH, json=body, headers=await sign_in(client, email))


@pytest.mark.spec("001-call-tournament-payouts")
@pytest.mark.spec("001-rule-payout-types")
async def test_an_approved_prize_is_paid_once(client: httpx.AsyncClient, world: World) -> None:
    winner, player = waiting(world)
    wallet, before = player_wallets.main(player.playerCode, "USD"), prizes_of(world, player)
    balance = balance_of(world, wallet)
    answer = await decide(client, winner, noteForThePlayer="Well played.")
    assert (answer.status_code, answer.json()["messages"]) == (200, ["Winner Prize Payout Confirmed!"])
    paid = answer.json()["data"]
    (transaction,) = [row for row in prizes_of(world, player) if row not in before]
    assert (paid["status"], paid["txId"], paid["paidCurrency"]) == ("APPROVED", transaction.txId, "USD")
    assert balance_of(world, wallet) - balance == winner.prizeInUSD == amount_of(transaction.toUnits)
    assert (transaction.status, transaction.noteForThePlayer) == (TransactionStatus.CONFIRMED, "Well played.")
    for decision in ("approve", "reject"):
        again = await decide(client, winner, decision, SUPER, noteForThePlayer="Again")
        assert (again.status_code, again.json()["status"]) == (409, "ALREADY_DECIDED")
        assert "already approved" in again.json()["messages"][0]
    assert balance_of(world, wallet) - balance == winner.prizeInUSD
    ledger_is_consistent(world)


async def test_without_usd_a_prize_is_paid_in_the_players_currency_rounded_down(
    client: httpx.AsyncClient, world: World
) -> None:
    winner, player = waiting(world, "falken")
    operator = world.table(OPERATORS).get("falken")
    assert operator is not None
    assert "USD" not in operator.allowedCurrenciesToPlay
    with world.change() as change:
        player = change_player(change, player, activeCurrency="EUR")
        winner = change.put(world.table(WINNERS), msgspec.structs.replace(winner, prizeInUSD=Decimal("100.01")))
    expected = (Decimal("100.01") / rate_of(world, "EUR")).quantize(Decimal("0.01"), ROUND_DOWN)
    assert expected * rate_of(world, "EUR") < Decimal("100.01")
    balance = balance_of(world, player_wallets.main(player.playerCode, "EUR"))
    shown = await client.get(f"{PATH}/{winner.id}", headers=await sign_in(client, SUPER))
    assert Decimal(str(shown.json()["data"]["payAmount"])) == expected
    answer = await decide(client, winner, email=SUPER)
    assert (answer.json()["data"]["paidAmount"], answer.json()["data"]["paidCurrency"]) == (float(expected), "EUR")
    assert balance_of(world, player_wallets.main(player.playerCode, "EUR")) - balance == expected
    ledger_is_consistent(world)


async def test_a_rejection_wants_a_note_and_is_final(client: httpx.AsyncClient, world: World) -> None:
    winner, player = waiting(world)
    before = prizes_of(world, player)
    without = await decide(client, winner, "reject", noteForThePlayer="  ")
    assert (without.status_code, list(without.json()["data"]["fields"])) == (422, ["noteForThePlayer"])
    answer = await decide(client, winner, "reject", noteForThePlayer="Two accounts.")
    assert (answer.status_code, answer.json()["messages"]) == (200, ["Winner Prize Payout Rejected!"])
    assert (answer.json()["data"]["status"], answer.json()["data"]["noteForThePlayer"]) == ("REJECTED", "Two accounts.")
    assert (await decide(client, winner)).status_code == 409
    assert prizes_of(world, player) == before


@pytest.mark.parametrize("state", ["isBlocked", "isDeleted"])
async def test_a_blocked_or_deleted_player_is_not_paid(client: httpx.AsyncClient, world: World, state: str) -> None:
    winner, player = waiting(world)
    with world.change() as change:
        change_player(change, player, **{state: True})
    answer = await decide(client, winner)
    assert (answer.status_code, answer.json()["status"]) == (409, "RECORD_LOCKED")
    assert state.removeprefix("is").lower() in answer.json()["messages"][0]
    assert (await decide(client, winner, "reject", noteForThePlayer="Closed.")).status_code == 200


async def test_who_may_decide_on_prizes(client: httpx.AsyncClient, world: World) -> None:
    winner, _ = waiting(world)
    assert (await decide(client, winner, email=AURORA_MANAGER)).status_code == 403
    assert (await decide(client, winner, email=BOREALIS)).status_code == 404
    assert (await decide(client, winner, email=SUPER)).status_code == 200


def test_what_the_start_paid_is_in_the_players_transactions(world: World) -> None:
    approved = list(world.table(WINNERS).where(status=WinnerStatus.APPROVED))
    assert len(approved) > 50
    for winner in approved:
        transaction = world.table(TRANSACTIONS).get(winner.txId or "")
        assert transaction is not None
        assert (transaction.playerCode, transaction.confirmedAt) == (winner.playerCode, winner.decidedAt)
        assert (transaction.toUnits, transaction.toCurrency) == (winner.paidUnits, winner.paidCurrency)
        assert transaction.toUSDCents == winner.prizeInUSD * 100
    assert all(winner.noteForThePlayer for winner in world.table(WINNERS).where(status=WinnerStatus.REJECTED))
