"""Lists of transactions: what the filters find, for whom; and that the starting world has one of each."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from itertools import product
from typing import Any

import httpx
import pytest

from contracts.areas.transactions import TransactionStatus, TransactionSubType, TransactionType
from contracts.payment_providers import GATEWAYS
from contracts.wire import parse_json
from upstream_sim import testing
from upstream_sim.areas.high_depositors import DEPOSITS
from upstream_sim.areas.transactions.holds import held_account, is_open
from upstream_sim.areas.transactions.records import TRANSACTIONS, Transaction
from upstream_sim.core.money.ledger import OPENING_BALANCES, balance_of, opening_balance, units_of
from upstream_sim.core.world.world import World
from upstream_sim.http.app import Simulator
from upstream_sim.shared.gateways import DRAWN_PROVIDERS
from upstream_sim.shared.player_wallets import holds_of
from upstream_sim.shared.players import PLAYERS
from upstream_sim.shared.tenants import OPERATORS, family
from upstream_sim.tests.client import AFFILIATE, AURORA, BOREALIS, DEV_OPS, NORTH, OTHER_SEED, SUPER, sign_in
from upstream_sim.tests.money import ledger_is_consistent

Test = Callable[[Transaction], bool]
SINCE, UNTIL = datetime.fromisoformat("2026-09-01T00:00:00+00:00"), datetime.fromisoformat("2026-10-01T00:00:00+00:00")
STAFF_KINDS = frozenset(TransactionSubType) - {TransactionSubType.OTHER}


async def listed(client: httpx.AsyncClient, path: str, query: dict[str, Any], email: str = SUPER) -> Any:
    answer = await client.get(path, params=query, headers=await sign_in(client, email))
    assert answer.status_code == 200, answer.text
    return parse_json(answer.content)["data"]


def everything(simulator: Simulator) -> list[Transaction]:
    return list(simulator.worlds.get("default").table(TRANSACTIONS).all())


FILTERS: list[tuple[dict[str, Any], Test]] = [
    ({}, lambda row: True),
    ({"type": ["BONUS", "CASHBACK"]}, lambda row: row.transactionType in ("BONUS", "CASHBACK")),
    ({"subType": "MANUAL_BONUS"}, lambda row: row.transactionSubType == "MANUAL_BONUS"),
    ({"txStatus": "PENDING"}, lambda row: row.status == "PENDING"),
    ({"gateway": ["JB", "Utopia"]}, lambda row: row.gateway in ("JB", "Utopia")),
    ({"paymentProvider": "TOMANI"}, lambda row: row.paymentProvider == "TOMANI"),
    ({"currency": "USDT"}, lambda row: row.toCurrency == "USDT"),
    ({"fromDate": "2026-09-01T00:00:00Z"}, lambda row: row.createdAt >= SINCE),
    (
        {"fromDate": "2026-09-01T00:00:00Z", "toDate": "2026-10-01T00:00:00Z", "txStatus": "CONFIRMED"},
        lambda row: SINCE <= row.createdAt <= UNTIL and row.status == "CONFIRMED",
    ),
    ({"minAmount": "50", "maxAmount": "60.5"}, lambda row: 5_000 <= row.toUSDCents <= 6_050),
    ({"isFirstDeposit": "true"}, lambda row: row.isFTD),
    ({"isOrder": "true"}, lambda row: row.isOrder),
    ({"isTest": "false"}, lambda row: not row.isTest),
    ({"opId": "aurora"}, lambda row: row.opId.startswith("aurora")),
    ({"opId": "aurora", "includeBrands": "false"}, lambda row: row.opId == "aurora"),
]


@pytest.mark.spec("001-call-transactions-list-helper", "002-rule-query-param-fromdate", "002-rule-query-param-todate")
@pytest.mark.parametrize(("query", "meant"), FILTERS)
async def test_a_filter_finds_what_it_means(
    client: httpx.AsyncClient, simulator: Simulator, query: dict[str, Any], meant: Test
) -> None:
    expected = [row for row in everything(simulator) if meant(row) and not row.isDeleted]
    expected.sort(key=lambda row: (row.createdAt, row.txId), reverse=True)
    data = await listed(client, "/transactions", {**query, "limit": 1000})
    assert data["count"] == len(expected) > 0
    assert [row["txId"] for row in data["transactions"]] == [row.txId for row in expected[:1000]]
    assert data["remaining"] == max(0, len(expected) - 1000)


@pytest.mark.spec("001-call-transactions-list-helper", "002-rule-query-param-fromdate", "002-rule-query-param-todate")
@pytest.mark.parametrize("sort", ["toAmountInUSD", "-toAmountInUSD"])
async def test_the_last_page_ends_the_order(client: httpx.AsyncClient, sort: str) -> None:
    count = (await listed(client, "/transactions", {"limit": 1}))["count"]
    last = await listed(client, "/transactions", {"sort": sort, "limit": 200, "page": -(-count // 200)})
    amounts = [row["toAmountInUSD"] for row in last["transactions"]]
    assert amounts == sorted(amounts, reverse=sort.startswith("-"))
    assert (last["remaining"], len(amounts)) == (0, count % 200 or 200)


@pytest.mark.parametrize(
    ("path", "kinds"),
    [
        ("/transactions", frozenset(TransactionType)),
        ("/transactionsV2/deposit", {TransactionType.DEPOSIT}),
        ("/transactionsV2/withdraw", {TransactionType.WITHDRAW}),
    ],
)
async def test_a_list_of_what_was_confirmed_in_a_period_leaves_its_end_out_where_asked(
    client: httpx.AsyncClient, simulator: Simulator, path: str, kinds: frozenset[TransactionType]
) -> None:
    rows = [row for row in everything(simulator) if row.transactionType in kinds and row.confirmedAt]
    moments = sorted({row.confirmedAt for row in rows if row.confirmedAt and not row.isDeleted})
    since, until = moments[len(moments) // 2], moments[-1]
    query = {"dateField": "confirmedAt", "fromDate": since.isoformat(), "toDate": until.isoformat()}
    inside = [row for row in rows if row.confirmedAt and since <= row.confirmedAt <= until and not row.isDeleted]
    assert (await listed(client, path, query))["count"] == len(inside)
    before_it = [row for row in inside if row.confirmedAt != until]
    assert (await listed(client, path, {**query, "toExclusive": "true"}))["count"] == len(before_it) < len(inside)


async def test_deleted_ones_are_listed_only_when_asked_for(client: httpx.AsyncClient, simulator: Simulator) -> None:
    deleted = {row.txId for row in everything(simulator) if row.isDeleted}
    data = await listed(client, "/transactions", {"isDeleted": "true", "limit": 1000})
    assert {row["txId"] for row in data["transactions"]} == deleted != set()


@pytest.mark.spec("001-rule-player-input-trimmed")
async def test_a_player_is_found_by_code_and_by_id_spaces_aside(
    client: httpx.AsyncClient, simulator: Simulator
) -> None:
    world = simulator.worlds.get("default")
    player = next(each for each in world.table(PLAYERS).all() if each.totalDepositCount > 3)
    expected = world.table(TRANSACTIONS).count(playerCode=player.playerCode, isDeleted=False)
    for query in ({"playerCode": f" {player.playerCode.lower()} "}, {"playerId": player.playerId}):
        assert (await listed(client, "/transactions", query))["count"] == expected > 3
    nobody = {"playerCode": player.playerCode, "playerId": "nobody"}
    assert (await listed(client, "/transactions", nobody))["count"] == 0


@pytest.mark.spec("001-rule-date-range-bound")
@pytest.mark.parametrize(
    ("query", "fields"),
    [
        (
            {"fromDate": "2026-10-02T00:00:00Z", "toDate": "2026-10-01T00:00:00Z"},
            {"fromDate": "The start must not be after the end."},
        ),
        (
            {"minAmount": "2", "maxAmount": "1"},
            {"minAmount": "The minimum must not exceed the maximum."},
        ),
        ({"sort": "gateway"}, {"sort": "Sort by one of createdAt, confirmedAt, toUSDCents."}),
    ],
)
async def test_a_wrong_query_is_refused(
    client: httpx.AsyncClient, query: dict[str, str], fields: dict[str, str]
) -> None:
    answer = await client.get("/transactions", params=query, headers=await sign_in(client, SUPER))
    assert answer.json()["data"]["fields"] == fields


async def test_profit_and_deposits_are_lists_of_their_own_types(client: httpx.AsyncClient) -> None:
    profit = await listed(client, "/transactions/profit", {"limit": 1000})
    assert {row["transactionType"] for row in profit["transactions"]} == {"AFFILIATE", "REFERRAL_PROFIT"}
    assert (await listed(client, "/transactions/profit", {"type": "DEPOSIT"}))["count"] == 0
    deposits = await listed(client, "/transactionsV2/deposit", {"limit": 1000})
    assert {row["transactionType"] for row in deposits["transactions"]} == {"DEPOSIT"}
    eligible = {row["status"] for row in deposits["transactions"] if row["bonusExtraData"]}
    assert eligible == {"CONFIRMED"}


async def test_gateways_are_those_that_were_used(client: httpx.AsyncClient, simulator: Simulator) -> None:
    found = await listed(client, "/transactions/gateways", {"opId": "borealis", "type": "WITHDRAW"})
    tenants = family(simulator.worlds.get("default"), "borealis")
    for each in found:
        rows = [
            row
            for row in everything(simulator)
            if row.gateway == each["gateway"]
            and row.opId in tenants
            and row.transactionType == "WITHDRAW"
            and not row.isDeleted
        ]
        assert each["count"] == len(rows) > 0
    assert {each["gateway"] for each in found} == {GATEWAYS[provider] for provider in DRAWN_PROVIDERS}
    assert len(found) > 10


@pytest.mark.parametrize(
    ("email", "http"), [(AURORA, 200), (SUPER, 200), (NORTH, 404), (BOREALIS, 404), (DEV_OPS, 403), (AFFILIATE, 403)]
)
async def test_one_is_read_by_its_own_tenant(
    client: httpx.AsyncClient, simulator: Simulator, email: str, http: int
) -> None:
    tx_id = next(row.txId for row in everything(simulator) if row.opId == "aurora")
    answer = await client.get(f"/transactions/details/{tx_id}", headers=await sign_in(client, email))
    assert answer.status_code == http


async def test_others_tenants_are_not_listed(client: httpx.AsyncClient) -> None:
    data = await listed(client, "/transactions", {"limit": 1000}, NORTH)
    assert {row["operator"]["opId"] for row in data["transactions"]} == {"aurora-north"}


def test_every_operator_and_brand_has_one_of_each(world: World) -> None:
    table = world.table(TRANSACTIONS)
    for operator in world.table(OPERATORS).all():
        rows = list(table.where(opId=operator.opId))
        # nobody has converted a balance before the start
        assert {row.transactionType for row in rows} == set(TransactionType) - {TransactionType.CONVERSION}
        assert {row.transactionSubType for row in rows} == set(TransactionSubType)
        payments = {(row.transactionType, row.paymentProvider, row.status) for row in rows if row.paymentProvider}
        for type_ in (TransactionType.DEPOSIT, TransactionType.WITHDRAW):
            for provider, status in product(DRAWN_PROVIDERS, (TransactionStatus.PENDING, TransactionStatus.REJECTED)):
                assert (type_, provider, status) in payments
        waiting = {row.transactionSubType for row in rows if row.status is TransactionStatus.PENDING}
        assert waiting >= {TransactionSubType.CASHBACK_CLAIM, TransactionSubType.AFFILIATE_PROFIT_WITHDRAW}
        orders = {row.isOrder for row in rows if (row.transactionType, row.status) == ("DEPOSIT", "PENDING")}
        assert orders == {True, False}
        assert TransactionStatus.IN_PROGRESS in {row.status for row in rows}


def test_the_books_begin_right_with_what_is_held(world: World) -> None:
    ledger_is_consistent(world)
    expected: dict[str, int] = {}
    for row in world.table(TRANSACTIONS).all():
        account = held_account(row)
        if account and is_open(row):
            hold = holds_of(account)
            expected[hold.key] = expected.get(hold.key, 0) + row.fromUnits
            assert units_of(balance_of(world, hold)) == opening_balance(world, hold)
    found = {
        f"{opening.id}:{currency}": units
        for opening in world.table(OPENING_BALANCES).all()
        if opening.id.startswith("holds:")
        for currency, units in zip(opening.currencies, opening.units, strict=True)
    }
    assert found == expected


def test_players_count_what_was_confirmed_and_only_the_first_deposit_is_the_first(world: World) -> None:
    table = world.table(TRANSACTIONS)
    for player in list(world.table(PLAYERS).all())[::25]:
        rows = [row for row in table.where(playerCode=player.playerCode) if row.status is TransactionStatus.CONFIRMED]
        deposits = [row for row in rows if row.transactionType is TransactionType.DEPOSIT]
        assert len(deposits) == player.totalDepositCount
        assert [row.isFTD for row in deposits] == [True, *[False] * (len(deposits) - 1)][: len(deposits)]
        assert sum(row.transactionType is TransactionType.WITHDRAW for row in rows) == player.totalWithdrawCount
        figures = world.table(DEPOSITS).get(player.playerCode)
        assert sum(figures.amountsInUSDCents if figures else ()) == sum(row.toUSDCents for row in deposits)


def test_another_seed_gives_other_transactions() -> None:
    usual, other = testing.start(), testing.start(OTHER_SEED)
    assert usual.bases["transactions"].records != other.bases["transactions"].records
