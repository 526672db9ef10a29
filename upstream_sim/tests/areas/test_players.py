"""Finding players: by every name they go by, at one operator or all, deleted ones left out."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

import httpx
import msgspec
import pytest

from contracts.money import round_cents
from contracts.wire import parse_json
from upstream_sim import testing
from upstream_sim.areas.bank_accounts.records import BANK_ACCOUNTS
from upstream_sim.areas.transactions.records import TRANSACTIONS
from upstream_sim.core.world.world import World
from upstream_sim.http.app import Simulator
from upstream_sim.shared.affiliates import AFFILIATES
from upstream_sim.shared.players import PLAYERS, Player, player_codes
from upstream_sim.shared.rates import rate_of
from upstream_sim.shared.tenants import OPERATORS
from upstream_sim.shared.users import USERS
from upstream_sim.tests.client import ADMIN, AURORA, SUPER, control, sign_in

NAMES = ("playerCode", "playerId", "username", "nickname", "firstName", "lastName", "email")


async def found(client: httpx.AsyncClient, query: str, email: str = SUPER, **more: Any) -> Any:
    body = {"query": query, **more}
    answer = await client.post("/players/search", json=body, headers=await sign_in(client, email))
    assert answer.status_code == 200, answer.text
    return parse_json(answer.content)["data"]


def everybody(simulator: Simulator) -> list[Player]:
    return list(simulator.worlds.get("default").table(PLAYERS).all())


def holding(players: list[Player], text: str) -> set[str]:
    wanted = text.casefold()
    return {
        player.playerCode
        for player in players
        if not player.isDeleted and any(wanted in getattr(player, name).casefold() for name in NAMES)
    }


@pytest.mark.parametrize("name", NAMES)
async def test_players_are_found_by_each_of_their_names(
    client: httpx.AsyncClient, simulator: Simulator, name: str
) -> None:
    someone = next(player for player in everybody(simulator) if not player.isDeleted and player.isTest)
    data = await found(client, getattr(someone, name), ADMIN, limit=1000)
    assert someone.playerCode in {row["playerCode"] for row in data["items"]}
    assert data["count"] == len(holding(everybody(simulator), getattr(someone, name)))


@pytest.mark.parametrize("text", ["an", "AN", "son", "mail.test", "آریا", "P1000", " reza "])
async def test_nobody_is_missed_and_nobody_comes_twice(
    client: httpx.AsyncClient, simulator: Simulator, text: str
) -> None:
    codes: list[str] = []
    page = 1
    while True:
        data = await found(client, text, page=page)
        codes += [row["playerCode"] for row in data["items"]]
        assert data["remaining"] == data["count"] - len(codes)
        if not data["remaining"]:
            break
        assert len(data["items"]) == 50
        page += 1
    assert len(codes) == len(set(codes)) == data["count"]
    assert set(codes) == holding(everybody(simulator), text.strip())


async def test_what_begins_with_the_text_comes_first(client: httpx.AsyncClient, simulator: Simulator) -> None:
    rows = (await found(client, "ali", limit=1000))["items"]
    names = [[row["playerCode"], row["playerId"], row["username"], *row["profile"].values()] for row in rows]
    begins = [any(name.casefold().startswith("ali") for name in each) for each in names]
    assert begins == sorted(begins, reverse=True)
    assert len(set(begins)) == 2


async def test_deleted_players_are_left_out(client: httpx.AsyncClient, simulator: Simulator) -> None:
    gone = [player for player in everybody(simulator) if player.isDeleted]
    assert gone
    for player in gone[:5]:
        assert (await found(client, player.playerCode))["count"] == 0


async def test_at_an_operator_and_its_brands(client: httpx.AsyncClient) -> None:
    aurora = await found(client, "a", opId="aurora", limit=1000)
    assert {row["operator"]["opId"] for row in aurora["items"]} == {"aurora", "aurora-north", "aurora-south"}
    north = await found(client, "a", opId="aurora-north", limit=1000)
    assert {row["operator"]["opId"] for row in north["items"]} == {"aurora-north"}
    assert north["items"][0]["operator"] == {
        "opId": "aurora-north",
        "opTitle": "Aurora North",
        "parentOpId": "aurora",
        "parentOpTitle": "Aurora Gaming",
    }
    assert 0 < north["count"] < aurora["count"]


async def test_the_wallet_adds_up_at_the_rates_of_the_moment(client: httpx.AsyncClient, simulator: Simulator) -> None:
    world = simulator.worlds.get("default")
    sums = []
    for _ in range(2):
        rows = (await found(client, "a", opId="aurora", limit=200))["items"]
        for row in rows:
            wallet = row["wallet"]
            assert set(wallet["byCurrency"]) == {"USD", "USDT", "TRX", "IRR"}
            total = sum(
                Decimal(str(balance["balance"])) * rate_of(world, currency)
                for currency, balance in wallet["byCurrency"].items()
            )
            assert Decimal(str(wallet["inUSD"]["balance"])) == round_cents(Decimal(total))
        sums.append(sum(Decimal(str(row["wallet"]["inUSD"]["balance"])) for row in rows))
        await control(client, "/clock", advance="P3D")
    assert sums[0] != sums[1]
    assert sums[0] > 0


async def test_a_change_is_found_at_once(client: httpx.AsyncClient, simulator: Simulator) -> None:
    world = simulator.worlds.get("default")
    someone = next(player for player in everybody(simulator) if not player.isDeleted)
    with world.change() as change:
        change.put(world.table(PLAYERS), msgspec.structs.replace(someone, nickname="Zebra Stripes"))
    assert [row["playerCode"] for row in (await found(client, "zebra"))["items"]] == [someone.playerCode]
    with world.change() as change:
        change.put(world.table(PLAYERS), msgspec.structs.replace(someone, isDeleted=True))
    assert (await found(client, someone.playerCode))["count"] == 0


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({}, "query"),
        ({"query": "  "}, "query"),
        ({"query": "x" * 101}, "query"),
        ({"query": "x", "page": 0}, "page"),
        ({"query": "x", "limit": 1001}, "limit"),
        ({"query": "x", "opId": "DEFAULT"}, "opId"),
        ({"query": "x", "isTest": True}, "isTest"),
    ],
)
async def test_what_is_asked_is_held_to_the_contract(
    client: httpx.AsyncClient, body: dict[str, Any], field: str
) -> None:
    answer = await client.post("/players/search", json=body, headers=await sign_in(client, SUPER))
    assert (answer.status_code, list(answer.json()["data"]["fields"])) == (422, [field])


async def codes_of(client: httpx.AsyncClient, query: str, email: str = SUPER) -> list[str]:
    return [row["playerCode"] for row in (await found(client, query, email, limit=1000))["items"]]


async def test_a_player_is_found_by_the_full_name(client: httpx.AsyncClient, simulator: Simulator) -> None:
    someone = next(player for player in everybody(simulator) if not player.isDeleted)
    names = [someone.firstName, someone.lastName]
    for query in (" ".join(names), f" {names[1]}  {names[0]} ".upper()):
        listed = await codes_of(client, query)
        assert someone.playerCode in listed
        held = {player.playerCode: {player.firstName, player.lastName} for player in everybody(simulator)}
        assert held[listed[0]] == {*names}
    assert await codes_of(client, f"{names[0]} nobody-is-called-so") == []


async def test_a_card_and_a_transaction_find_whose_they_are(client: httpx.AsyncClient, simulator: Simulator) -> None:
    world = simulator.worlds.get("default")
    present = {player.playerCode for player in everybody(simulator) if not player.isDeleted}
    account = next(each for each in world.table(BANK_ACCOUNTS).all() if each.playerCode in present)
    in_fours = " ".join(account.cardNumber[at : at + 4] for at in range(0, 16, 4))
    assert account.playerCode in await codes_of(client, in_fours)
    paid = next(each for each in world.table(TRANSACTIONS).all() if each.playerCode in present)
    assert await codes_of(client, paid.txId) == [paid.playerCode]

    admin = next(user for user in world.table(USERS).where(email=SUPER))
    kept = frozenset(admin.permissions) - {"bank_accounts_read", "transactions_read"}
    with world.change() as change:
        change.put(world.table(USERS), msgspec.structs.replace(admin, permissions=tuple(sorted(kept))))
    assert await codes_of(client, account.cardNumber) == []
    assert await codes_of(client, paid.txId) == []


async def test_operators_do_not_search(client: httpx.AsyncClient) -> None:
    headers = await sign_in(client, AURORA)
    answer = await client.post("/players/search", json={"query": "a", "opId": "aurora"}, headers=headers)
    assert answer.status_code == 403


def test_the_players_of_the_starting_world(world: World) -> None:
    players = list(world.table(PLAYERS).all())
    assert 1200 < len(players) < 2000
    assert {player.opId for player in players} == {operator.opId for operator in world.table(OPERATORS).all()}
    for trait in ("isTest", "isVerified", "isDeleted", "isBlocked", "chatIsBlocked", "isAffCpaCredited"):
        assert {getattr(player, trait) for player in players} == {True, False}, trait
    for name in ("playerCode", "playerId", "username", "email"):
        assert len({getattr(player, name) for player in players}) == len(players), name
    referrers = {affiliate.affId: affiliate.opId for affiliate in world.table(AFFILIATES).all()}
    assert {player.opId == referrers[player.affId] for player in players if player.affId} == {True}


def test_the_scale_multiplies_them() -> None:
    usual, double = (len(testing.start(scale=scale).bases["players"].records) for scale in (1, 2))
    assert double == 2 * usual


def test_a_filter_of_players_takes_the_id_as_well_as_the_code(world: World) -> None:
    someone = next(iter(world.table(PLAYERS).all()))
    code = frozenset({someone.playerCode})
    for text in (someone.playerCode, f" {someone.playerCode.lower()} ", someone.playerId):
        assert player_codes(world, text, None) == code
    assert player_codes(world, someone.playerId, someone.playerId) == code
    assert player_codes(world, "nobody", None) == frozenset({"NOBODY"})
