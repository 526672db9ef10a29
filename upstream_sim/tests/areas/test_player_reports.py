"""Totals of players, the panels of one, and who used a card: against what was just written."""

from __future__ import annotations

from datetime import UTC, datetime
from decimal import Decimal
from typing import Any

import httpx
import msgspec
import pytest

from contracts.areas.transactions import TransactionStatus, TransactionSubType, TransactionType
from contracts.wire import parse_json
from upstream_sim.areas.risk_management.records import CARD_USES, CardUse
from upstream_sim.areas.transactions.records import TRANSACTIONS, Transaction, add_transaction
from upstream_sim.core.world.world import World
from upstream_sim.http.app import Simulator
from upstream_sim.shared import player_wallets
from upstream_sim.shared.players import PLAYERS, Player
from upstream_sim.tests.client import ADMIN, AURORA, BOREALIS, NORTH, SUPER, control, sign_in

LATER = "2026-11-04T06:00:00Z"  # after what comes of what the world began with
CARD = "6037990000000006"


@pytest.fixture
def world(simulator: Simulator) -> World:
    return simulator.worlds.get("default")


@pytest.fixture
async def pair(world: World, client: httpx.AsyncClient) -> list[Player]:
    """Two players of aurora, once the clock has left the starting world behind."""
    await control(client, "/clock", mode="frozen", now="2026-11-04T12:00:00Z")
    return list(world.table(PLAYERS).where(opId="aurora", isDeleted=False, isTest=False))[:2]


def booked(world: World, player: Player, kind: TransactionType, usd: int, **more: Any) -> Transaction:
    with world.change() as change:
        amount = Decimal(usd)
        status = more.pop("status", TransactionStatus.CONFIRMED)
        return add_transaction(
            change, player, kind, amount=amount, currency="USD", amount_in_usd=amount, status=status, **more
        )


def by_card(world: World, transaction: Transaction, card: str = CARD) -> None:
    with world.change() as change:
        change.put(world.table(CARD_USES), CardUse.of(transaction, card))


async def read(client: httpx.AsyncClient, path: str, email: str = SUPER, **query: Any) -> Any:
    answer = await client.get(path, params=query, headers=await sign_in(client, email))
    assert answer.status_code == 200, answer.text
    return parse_json(answer.content)["data"]


async def ask(client: httpx.AsyncClient, path: str, email: str = SUPER, **body: Any) -> httpx.Response:
    return await client.post(path, json=body, headers=await sign_in(client, email))


async def card_users(client: httpx.AsyncClient, email: str = SUPER, **body: Any) -> Any:
    answer = await ask(client, "/reports/risk-management/card-users", email, **body)
    assert answer.status_code == 200, answer.text
    return parse_json(answer.content)["data"]


async def test_totals_count_players_once_and_confirmed_money_alone(
    client: httpx.AsyncClient, world: World, pair: list[Player]
) -> None:
    one, other = pair
    booked(world, one, TransactionType.DEPOSIT, 30)
    booked(world, one, TransactionType.DEPOSIT, 12)
    booked(world, other, TransactionType.DEPOSIT, 5)
    booked(world, other, TransactionType.DEPOSIT, 900, status=TransactionStatus.REJECTED)
    booked(world, other, TransactionType.WITHDRAW, 7)
    totals = await read(client, "/players/totals", fromDate=LATER)
    assert totals == {
        "joined": 0,
        "depositors": 2,
        "withdrawers": 1,
        "depositsInUSD": Decimal(47),
        "withdrawalsInUSD": Decimal(7),
    }
    rows = (await read(client, "/players/total-users", AURORA, kind="DEPOSIT", fromDate=LATER, sort="-totalInUSD"))[
        "items"
    ]
    assert [(row["playerCode"], row["transactionCount"], row["totalInUSD"]) for row in rows] == [
        (one.playerCode, 2, 42),
        (other.playerCode, 1, 5),
    ]
    mine = await read(client, "/players/total-users", kind="WITHDRAW", fromDate=LATER, playerCode=other.playerCode)
    assert mine["count"] == 1
    for email in (NORTH, BOREALIS):
        assert (await read(client, "/players/totals", email, fromDate=LATER))["depositors"] == 0
    assert (await read(client, "/players/totals", fromDate=LATER, isTest="true"))["depositors"] == 0
    assert (await read(client, "/players/totals", toDate="2024-11-02T00:00:00Z"))["depositsInUSD"] == 0


async def test_the_transactions_behind_a_total_are_those_that_it_adds_up(
    client: httpx.AsyncClient, world: World, pair: list[Player]
) -> None:
    paid = [booked(world, pair[0], TransactionType.DEPOSIT, usd) for usd in (30, 12)]
    bonus = booked(world, pair[1], TransactionType.BONUS, 5)
    booked(world, pair[1], TransactionType.DEPOSIT, 900, status=TransactionStatus.PENDING)
    path = "/players/total-users/transactions"
    data = await read(client, path, AURORA, kind="DEPOSIT", fromDate=LATER, sort="toAmountInUSD")
    assert [row["txId"] for row in data["transactions"]] == [paid[1].txId, paid[0].txId]
    everything = await read(client, path, kind="JOINED", fromDate=LATER, opId="aurora")
    assert {row["txId"] for row in everything["transactions"]} == {bonus.txId, *(each.txId for each in paid)}
    assert (await read(client, path, kind="JOINED", fromDate=LATER, playerCode=pair[1].playerCode))["count"] == 1
    assert (await read(client, path, BOREALIS, kind="DEPOSIT", fromDate=LATER))["count"] == 0


async def test_who_joined_are_the_players_of_the_period(client: httpx.AsyncClient, world: World) -> None:
    since = datetime(2026, 3, 1, tzinfo=UTC)
    expected = {
        player.playerCode
        for player in world.table(PLAYERS).where(isDeleted=False)
        if player.createdAt >= since and player.opId == "borealis"
    }
    data = await read(
        client, "/players/total-users", BOREALIS, kind="JOINED", fromDate=since.isoformat(), includeBrands="false"
    )
    assert {row["playerCode"] for row in data["items"]} == expected
    assert data["count"] == len(expected) > 0
    answer = await client.get(
        "/players/total-users", params={"kind": "JOINED", "sort": "isTest"}, headers=await sign_in(client, SUPER)
    )
    assert answer.status_code == 422


@pytest.mark.spec("001-entity-wallet-summary-bonus")
async def test_the_bonus_panel_reads_the_wallet_and_what_was_claimed(
    client: httpx.AsyncClient, world: World, pair: list[Player]
) -> None:
    someone = pair[0]
    path = "/reports/bonus/player/summary"
    before = (await ask(client, path, playerCode=someone.playerCode, opId="aurora")).json()["data"]
    with world.change() as change:
        account = player_wallets.bonus(someone.playerCode)
        player_wallets.credit(change, account, Decimal("8.50"), player_wallets.house("aurora", "USD"), "A test")
    claim = TransactionSubType.BONUS_CLAIM
    booked(world, someone, TransactionType.BONUS, 20, transactionSubType=claim)
    booked(world, someone, TransactionType.BONUS, 500, status=TransactionStatus.PENDING, transactionSubType=claim)
    booked(world, someone, TransactionType.BONUS, 70, transactionSubType=TransactionSubType.MANUAL_BONUS)
    after = (await ask(client, path, ADMIN, playerCode=someone.playerCode)).json()["data"]
    assert after["bonusWalletBalanceInUSD"] == pytest.approx(before["bonusWalletBalanceInUSD"] + 8.5)
    assert after["totalClaimedBonusesInUSD"] == pytest.approx(before["totalClaimedBonusesInUSD"] + 20)
    assert (await ask(client, path, AURORA, playerCode=someone.playerCode)).status_code == 403
    assert (await ask(client, path, playerCode=someone.playerCode, opId="borealis")).status_code == 404


@pytest.mark.spec("001-call-risk-card-users")
async def test_who_used_a_card(client: httpx.AsyncClient, world: World, pair: list[Player]) -> None:
    one, other = pair
    uses = [
        booked(world, one, TransactionType.DEPOSIT, 30),
        booked(world, other, TransactionType.DEPOSIT, 40, status=TransactionStatus.REJECTED),
        booked(world, other, TransactionType.WITHDRAW, 4),
        booked(world, other, TransactionType.WITHDRAW, 5, status=TransactionStatus.PENDING),
        booked(world, one, TransactionType.DEPOSIT, 6, status=TransactionStatus.CANCELED),
    ]
    for use in uses:
        by_card(world, use)
    alone = booked(world, one, TransactionType.DEPOSIT, 1)
    by_card(world, alone, "6037990000000014")

    data = await card_users(client, cardNumber=" 6037 9900 0000 0006 ")
    assert {row["txId"] for row in data["items"]} == {use.txId for use in uses[:3]}
    assert {row["status"] for row in data["items"]} == {"CONFIRMED", "REJECTED"}
    assert {row["playersOfCard"] for row in data["items"]} == {2}

    async def found(**body: Any) -> set[str]:
        data = await card_users(client, fromDate=LATER, **body)
        assert data["count"] == len(data["items"])
        return {row["txId"] for row in data["items"]}

    assert await found(status="REJECTED") == {uses[1].txId}
    assert await found(transactionType="WITHDRAW") == {uses[2].txId}
    assert await found(playerCode=f" {one.playerCode.lower()}") == {uses[0].txId, alone.txId}
    assert alone.txId not in await found(isShared=True)
    assert await found(isShared=False) == {alone.txId}
    assert await found(opId="borealis") == set()
    assert (await card_users(client, BOREALIS, cardNumber=CARD))["count"] == 0
    for status in ("PENDING", "IN_PROGRESS", "CANCELED"):
        answer = await ask(client, "/reports/risk-management/card-users", status=status)
        assert answer.status_code == 422


async def test_a_deleted_transaction_is_no_use_of_a_card(
    client: httpx.AsyncClient, world: World, pair: list[Player]
) -> None:
    use = booked(world, pair[0], TransactionType.DEPOSIT, 30, status=TransactionStatus.REJECTED)
    by_card(world, use)
    assert (await card_users(client, cardNumber=CARD))["count"] == 1
    with world.change() as change:
        change.put(world.table(TRANSACTIONS), msgspec.structs.replace(use, isDeleted=True))
    assert (await card_users(client, cardNumber=CARD))["count"] == 0
