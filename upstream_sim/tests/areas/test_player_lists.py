"""The lists of players, one of them, and what they own: whose, filtered, sorted and added up."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from decimal import Decimal
from itertools import islice
from typing import Any

import httpx
import msgspec
import pytest

from contracts.money import round_cents
from contracts.wire import parse_json
from upstream_sim import testing
from upstream_sim.areas.bets.records import BETS
from upstream_sim.areas.transactions.holds import held_account, is_open
from upstream_sim.areas.transactions.records import TRANSACTIONS
from upstream_sim.core.money.ledger import amount_of
from upstream_sim.core.serving.events import fire_event
from upstream_sim.core.tables.schema import INSTANT
from upstream_sim.http.app import Simulator
from upstream_sim.shared import player_wallets
from upstream_sim.shared.measures import is_in_wager
from upstream_sim.shared.player_wallets import credit
from upstream_sim.shared.players import PLAYERS, Player
from upstream_sim.shared.rates import rate_of
from upstream_sim.tests.areas.test_operators import new_player
from upstream_sim.tests.client import AURORA, AURORA_MANAGER, BOREALIS, NORTH, SUPER, sign_in

AURORAS = {"aurora", "aurora-north", "aurora-south"}


async def listed(client: httpx.AsyncClient, path: str = "/players", by: str = SUPER, **query: Any) -> Any:
    answer = await client.get(path, params=query, headers=await sign_in(client, by))
    assert answer.status_code == 200, answer.text
    return parse_json(answer.content)["data"]


def players_of(simulator: Simulator) -> list[Player]:
    return list(simulator.worlds.get("default").table(PLAYERS).all())


async def test_each_sees_the_players_of_their_own(client: httpx.AsyncClient, simulator: Simulator) -> None:
    everybody = players_of(simulator)
    for email, tenants in ((AURORA, AURORAS), (AURORA_MANAGER, AURORAS), (NORTH, {"aurora-north"})):
        data = await listed(client, by=email, limit=1000)
        assert {row["playerCode"] for row in data["items"]} == {
            player.playerCode for player in everybody if player.opId in tenants
        }
    assert (await listed(client))["count"] == len(everybody)
    without = await listed(client, opId="aurora", includeBrands="false")
    assert without["count"] == sum(player.opId == "aurora" for player in everybody)


SEPTEMBER = datetime(2026, 9, 1, tzinfo=UTC)
FILTERS: list[tuple[dict[str, Any], Callable[[Player], bool]]] = [
    ({"isTest": "true"}, lambda player: player.isTest),
    ({"hasDeposit": "true"}, lambda player: player.totalDepositCount > 0),
    ({"hasDeposit": "false"}, lambda player: player.totalDepositCount == 0),
    ({"source": "affId"}, lambda player: player.affId is not None),
    ({"source": "direct"}, lambda player: player.affId is None and player.refId is None),
    (
        {"dateField": "firstVerifiedAt", "fromDate": SEPTEMBER.isoformat()},
        lambda player: player.firstVerifiedAt is not None and player.firstVerifiedAt >= SEPTEMBER,
    ),
    ({"isBlocked": "true"}, lambda player: player.isBlocked),
    ({"isVerified": "false"}, lambda player: not player.isVerified),
    ({"isDeleted": "true"}, lambda player: player.isDeleted),
    ({"chatIsBlocked": "true"}, lambda player: player.chatIsBlocked),
    ({"kycStatus": "PENDING"}, lambda player: player.verification == "PENDING"),
    ({"currency": "USDT"}, lambda player: player.activeCurrency == "USDT"),
    ({"username": "ALI"}, lambda player: "ali" in player.username),
    ({"email": ".Kaya", "isVerified": "true"}, lambda player: ".kaya" in player.email and player.isVerified),
    (
        {"fromDate": "2026-01-01T00:00:00Z", "toDate": "2026-06-30T23:59:59Z"},
        lambda player: (
            datetime.fromisoformat("2026-01-01T00:00:00+00:00")
            <= player.createdAt
            <= datetime.fromisoformat("2026-06-30T23:59:59+00:00")
        ),
    ),
]


@pytest.mark.parametrize(("query", "is_wanted"), FILTERS)
async def test_a_filter_finds_those_and_no_others(
    client: httpx.AsyncClient, simulator: Simulator, query: dict[str, Any], is_wanted: Callable[[Player], bool]
) -> None:
    expected = {player.playerCode for player in players_of(simulator) if is_wanted(player)}
    assert expected
    found: set[str] = set()
    for page in (1, 2):
        data = await listed(client, limit=1000, page=page, **query)
        found |= {row["playerCode"] for row in data["items"]}
        assert data["count"] == data["totals"]["count"] == len(expected)
    assert found == expected


async def test_a_partner_counts_before_a_referring_player(client: httpx.AsyncClient, simulator: Simulator) -> None:
    world = simulator.worlds.get("default")
    first, second = (player for player in islice(world.table(PLAYERS).where(affId=None, refId=None), 2))
    with world.change() as change:
        change.put(world.table(PLAYERS), msgspec.structs.replace(first, refId="P100001"))
        change.put(world.table(PLAYERS), msgspec.structs.replace(second, refId="P100001", affId="aff-aurora-1"))
    for player, count in ((first, 1), (second, 0)):
        assert (await listed(client, source="refId", playerCode=player.playerCode))["count"] == count
    assert (await listed(client, source="affId", playerCode=second.playerCode))["count"] == 1
    assert (await listed(client, source="direct", playerCode=first.playerCode))["count"] == 0


@pytest.mark.parametrize("exclusive", [False, True])
async def test_who_placed_a_bet_in_a_period(client: httpx.AsyncClient, simulator: Simulator, exclusive: bool) -> None:
    world = simulator.worlds.get("default")
    bets = [bet for bet in world.table(BETS).where(opId="aurora") if is_in_wager(bet)]
    since, until = (sorted(bet.placedAt for bet in bets)[at] for at in (-40, -3))
    active = {bet.playerCode for bet in bets if since <= bet.placedAt < until + (timedelta() if exclusive else INSTANT)}
    period = {"activeFrom": since.isoformat(), "activeTo": until.isoformat(), "toExclusive": str(exclusive).lower()}
    data = await listed(client, opId="aurora", includeBrands="false", limit=1000, **period)
    assert {row["playerCode"] for row in data["items"]} == active
    crossed = {"activeFrom": until.isoformat(), "activeTo": since.isoformat()}
    refused = await client.get("/players", params=crossed, headers=await sign_in(client, SUPER))
    assert refused.json()["data"]["fields"].keys() == {"activeFrom"}


async def test_who_joined_since_the_start_is_active_too(client: httpx.AsyncClient, simulator: Simulator) -> None:
    world = simulator.worlds.get("default")
    before = (await listed(client, activeFrom=world.now().isoformat()))["count"]
    code = fire_event(world, "playerRegistered", new_player("aurora"))["playerCode"]
    with world.change() as change:
        credit(change, player_wallets.main(code, "USD"), Decimal(50), player_wallets.house("aurora", "USD"), "test")
    bet = {"playerCode": code, "stake": Decimal(5), "currency": "USD", "gameId": "koi-garden"}
    fire_event(world, "betPlaced", bet)
    data = await listed(client, activeFrom=world.now().isoformat())
    assert (data["count"], data["items"][0]["playerCode"]) == (before + 1, code)


@pytest.mark.spec("001-rule-player-input-trimmed")
async def test_codes_and_ids_are_trimmed_and_matched_whole(client: httpx.AsyncClient, simulator: Simulator) -> None:
    someone = next(player for player in players_of(simulator) if player.affId)
    for query in (
        {"playerCode": f" {someone.playerCode.lower()} "},
        {"playerId": f"{someone.playerId} "},
        {"affId": someone.affId, "playerCode": someone.playerCode},
    ):
        assert [row["uuid"] for row in (await listed(client, **query))["items"]] == [someone.uuid]
    assert (await listed(client, playerCode=someone.playerCode[:-1]))["count"] == 0


@pytest.mark.parametrize("sort", PLAYERS.sorts)
@pytest.mark.parametrize("more", [{}, {"fromDate": "2025-06-01T00:00:00Z"}])
async def test_it_sorts_both_ways_with_and_without_a_period(
    client: httpx.AsyncClient, sort: str, more: dict[str, str]
) -> None:
    up = (await listed(client, sort=sort, limit=1000, opId="borealis", **more))["items"]
    down = (await listed(client, sort=f"-{sort}", limit=1000, opId="borealis", **more))["items"]
    assert [row["playerCode"] for row in up] == [row["playerCode"] for row in reversed(down)]
    keys = [row.get(sort, row["playerStats"].get(sort)) for row in up]
    assert keys == sorted(keys)
    assert len(set(map(str, keys))) > 1


async def test_an_unknown_sort_is_refused(client: httpx.AsyncClient) -> None:
    for path, query in (
        ("/players", {"sort": "email"}),
        ("/players", {"sort": "email", "username": "a"}),
        ("/players/balances", {"sort": "email"}),
    ):
        answer = await client.get(path, params=query, headers=await sign_in(client, SUPER))
        assert (answer.status_code, list(answer.json()["data"]["fields"])) == (422, ["sort"])


@pytest.mark.spec("001-call-player-get")
async def test_one_player_by_code_or_id_and_none_of_another_tenant(
    client: httpx.AsyncClient, simulator: Simulator
) -> None:
    someone = next(player for player in players_of(simulator) if player.opId == "aurora" and player.isBlocked)
    headers = await sign_in(client, AURORA)
    for body in ({"playerCode": someone.playerCode}, {"playerId": someone.playerId}):
        data = (await client.post("/player", json=body, headers=headers)).json()["data"]
        assert data["playerCode"] == someone.playerCode
        assert data["block"]["reason"]
        assert data["block"]["by"]["nickname"]
        stranger = await client.post("/player", json=body, headers=await sign_in(client, BOREALIS))
        assert stranger.status_code == 404
    for body in ({}, {"playerCode": someone.playerCode, "playerId": someone.playerId}):
        answer = await client.post("/player", json=body, headers=headers)
        assert (answer.status_code, list(answer.json()["data"]["fields"])) == (422, ["playerCode"])


async def test_balances_add_up_over_all_pages(client: httpx.AsyncClient) -> None:
    rows: list[Any] = []
    for page in range(1, 5):
        data = await listed(client, "/players/balances", opId="aurora", limit=40, page=page)
        rows += data["items"]
    assert data["remaining"] == 0
    assert len(rows) == data["count"]
    totals = data["totals"]
    for name in ("bonusInUSD", "cashbackInUSD", "affiliateInUSD", "balanceInUSD"):
        assert sum(Decimal(row[name]) for row in rows) == Decimal(totals[name])
    for currency, total in totals["byCurrency"].items():
        held = (row["wallet"]["byCurrency"].get(currency, {"balance": 0})["balance"] for row in rows)
        assert sum(map(Decimal, held)) == Decimal(total["balance"])
    worth = [Decimal(row["balanceInUSD"]) for row in rows]
    assert worth == sorted(worth, reverse=True)
    assert worth[0] > 0
    for row in rows:
        parts = ("bonusInUSD", "cashbackInUSD", "affiliateInUSD")
        main = Decimal(row["wallet"]["inUSD"]["balance"])
        assert Decimal(row["balanceInUSD"]) == main + sum(Decimal(row[name]) for name in parts)


async def test_balances_follow_the_ledger(client: httpx.AsyncClient, simulator: Simulator) -> None:
    world = simulator.worlds.get("default")
    someone = next(player for player in players_of(simulator) if player.opId == "borealis")
    before = (await listed(client, "/players/balances", playerCode=someone.playerCode))["items"][0]
    with world.change() as change:
        more = Decimal("12.34")
        player_wallets.credit(
            change, player_wallets.bonus(someone.playerCode), more, player_wallets.house("borealis", "USD"), "A test"
        )
    after = (await listed(client, "/players/balances", playerCode=someone.playerCode))["items"][0]
    assert Decimal(after["bonusInUSD"]) - Decimal(before["bonusInUSD"]) == more
    assert Decimal(after["balanceInUSD"]) - Decimal(before["balanceInUSD"]) == more


async def test_balances_tell_what_open_transactions_hold(client: httpx.AsyncClient, simulator: Simulator) -> None:
    world = simulator.worlds.get("default")
    expected: defaultdict[str, Decimal] = defaultdict(Decimal)
    for row in world.table(TRANSACTIONS).all():
        if is_open(row) and held_account(row):
            expected[row.playerCode] += amount_of(row.fromUnits) * rate_of(world, row.fromCurrency)
    rows = (await listed(client, "/players/balances", limit=1000))["items"]
    assert {row["playerCode"]: row["heldInUSD"] for row in rows} == {
        row["playerCode"]: round_cents(expected[row["playerCode"]]) for row in rows
    }
    assert sum(row["heldInUSD"] > 0 for row in rows) > 10


async def test_balances_say_of_the_main_wallet_what_the_list_of_players_says(
    client: httpx.AsyncClient, simulator: Simulator
) -> None:
    world = simulator.worlds.get("default")
    touched = next(player for player in players_of(simulator) if player.opId == "borealis" and not player.isTest)
    with world.change() as change:
        account = player_wallets.main(touched.playerCode, "TRX")
        player_wallets.credit(change, account, Decimal("0.123457"), player_wallets.house("borealis", "TRX"), "A test")
    listed_so = {row["playerCode"]: row["wallet"] for row in (await listed(client, limit=1000))["items"]}
    rows = (await listed(client, "/players/balances", limit=1000, sort="-createdAt"))["items"]
    wallets = {row["playerCode"]: row["wallet"] for row in rows}
    assert wallets == listed_so


async def test_balances_of_those_who_have_some(client: httpx.AsyncClient) -> None:
    everybody = (await listed(client, "/players/balances"))["count"]
    some = (await listed(client, "/players/balances", hasBalance="true"))["count"]
    none = (await listed(client, "/players/balances", hasBalance="false"))["count"]
    assert 0 < none < everybody
    assert some + none == everybody
    with_usdt = await listed(client, "/players/balances", currency="USDT", limit=1000)
    assert 0 < with_usdt["count"] < some
    assert all(Decimal(row["wallet"]["byCurrency"]["USDT"]["balance"]) > 0 for row in with_usdt["items"])


def test_blocks_of_the_starting_world_lie_between_joining_and_now() -> None:
    blocked = [player for player in testing.world().table(PLAYERS).all() if player.block]
    assert {player.isBlocked for player in blocked} == {True}
    assert all(
        player.createdAt <= player.block.at == player.updatedAt <= testing.NOW + timedelta(0)
        for player in blocked
        if player.block
    )
