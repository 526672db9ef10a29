"""High depositors: the right players, in a file of one's own, made while other calls go on."""

from __future__ import annotations

import asyncio
import csv
import dataclasses
import io
from collections import defaultdict
from datetime import UTC, datetime, timedelta
from decimal import Decimal
from typing import Any

import httpx
import msgspec
import pytest

from contracts.areas.high_depositors import HighDepositorsForm
from upstream_sim import testing
from upstream_sim.areas import high_depositors
from upstream_sim.areas.high_depositors import COLUMNS, DEPOSITS, STEP, Deposits
from upstream_sim.core.clock import Clock, real_seconds
from upstream_sim.core.history.audit import ACTIVITIES
from upstream_sim.core.serving.handlers import Command
from upstream_sim.core.tables.base import Base
from upstream_sim.core.world.world import World
from upstream_sim.http.app import Simulator
from upstream_sim.shared.files import FILES, PARTS
from upstream_sim.shared.players import PLAYERS
from upstream_sim.shared.tenants import family
from upstream_sim.shared.users import caller_of, user_by_email
from upstream_sim.tests.client import (
    AFFILIATE,
    AURORA,
    AURORA_MANAGER,
    BOREALIS,
    DEV_OPS,
    NORTH,
    SUPER,
    control,
    sign_in,
)

FORM: dict[str, Any] = {
    "opId": "aurora",
    "from": "2026-01-01T00:00:00Z",
    "to": "2026-10-31T23:59:59Z",
    "depositAmountInUSDThreshold": 500,
}
MANY = 100_000


async def export(client: httpx.AsyncClient, headers: dict[str, str], **fields: Any) -> list[dict[str, str]]:
    made = await client.post("/players/max-deposit", json={**FORM, **fields}, headers=headers)
    assert made.status_code == 200, made.text
    answer = await client.get(f"/files/{made.json()['data']['fileName']}", headers=headers)
    assert answer.status_code == 200
    return list(csv.DictReader(io.StringIO(answer.text)))


def plain(world: World, tenants: frozenset[str], since: str, until: str, threshold: int) -> dict[str, list[int]]:
    """The amounts in cents by player, from a look at each deposit."""
    first, last = (datetime.fromisoformat(text).timestamp() for text in (since, until))
    found: dict[str, list[int]] = {}
    for row in world.table(DEPOSITS).all():
        player = world.table(PLAYERS).get(row.playerCode)
        assert player is not None
        if row.opId in tenants:
            pairs = zip(row.moments, row.amountsInUSDCents, strict=True)
            amounts = [amount for moment, amount in pairs if first <= moment <= last]
            if amounts and sum(amounts) >= threshold * 100:
                found[row.playerCode] = amounts
    return found


@pytest.mark.spec("001-call-players-max-deposit")
@pytest.mark.parametrize(
    ("fields", "tenants", "threshold"),
    [
        ({}, {"aurora", "aurora-north", "aurora-south"}, 500),
        ({"includeBrands": False}, {"aurora"}, 500),
        ({"opId": "aurora-north", "depositAmountInUSDThreshold": 0}, {"aurora-north"}, 0),
    ],
)
async def test_the_file_holds_who_deposited_that_much(
    client: httpx.AsyncClient, simulator: Simulator, fields: dict[str, Any], tenants: set[str], threshold: int
) -> None:
    rows = await export(client, await sign_in(client, SUPER), **fields)
    world = simulator.worlds.get("default")
    expected = plain(world, frozenset(tenants), FORM["from"], FORM["to"], threshold)
    assert len(rows) == len(expected) > 10
    assert tuple(rows[0]) == (*COLUMNS, "lastDepositAt (UTC)")
    for row in rows:
        amounts = expected[row["playerCode"]]
        player = world.table(PLAYERS).get(row["playerCode"])
        assert player is not None
        assert (row["username"], row["opId"], row["isTest"], row["isDeleted"]) == (
            player.username,
            player.opId,
            str(player.isTest).lower(),
            str(player.isDeleted).lower(),
        )
        assert Decimal(row["totalDepositsInUSD"]) * 100 == sum(amounts)
        assert Decimal(row["largestDepositInUSD"]) * 100 == max(amounts)
        assert int(row["depositCount"]) == len(amounts)
    totals = [Decimal(row["totalDepositsInUSD"]) for row in rows]
    assert totals == sorted(totals, reverse=True)


@pytest.mark.parametrize("op_id", ["borealis", "cassiopeia", "falken"])
async def test_it_agrees_with_the_list_of_deposits_on_deleted_players_too(
    client: httpx.AsyncClient, simulator: Simulator, op_id: str
) -> None:
    headers = await sign_in(client, SUPER)
    since, until = "2026-10-01T00:00:00Z", "2026-10-31T23:59:59Z"
    fields = {"opId": op_id, "includeBrands": False, "from": since, "to": until, "depositAmountInUSDThreshold": 100}
    exported = await export(client, headers, **fields)
    period = {"fromDate": since, "toDate": until, "dateField": "confirmedAt"}
    which = {"type": "DEPOSIT", "txStatus": "CONFIRMED", "opId": op_id, "includeBrands": "false", "limit": "1000"}
    page = (await client.get("/transactions", params={**period, **which}, headers=headers)).json()["data"]
    assert page["remaining"] == 0
    cents: defaultdict[str, list[Decimal]] = defaultdict(list)
    for row in page["transactions"]:
        cents[row["player"]["playerCode"]].append(Decimal(str(row["toAmountInUSD"])))
    expected = {code: (sum(amounts), len(amounts)) for code, amounts in cents.items() if sum(amounts) >= 100}
    found = {row["playerCode"]: (Decimal(row["totalDepositsInUSD"]), int(row["depositCount"])) for row in exported}
    assert found == expected
    assert "true" in {row["isDeleted"] for row in exported}


async def test_decimals_are_cut_and_who_is_in_stays(client: httpx.AsyncClient) -> None:
    headers = await sign_in(client, AURORA)
    whole, cut = await export(client, headers), await export(client, headers, trimDecimals=True)
    assert [row["playerCode"] for row in whole] == [row["playerCode"] for row in cut]
    for one, other in zip(whole, cut, strict=True):
        assert other["totalDepositsInUSD"] == one["totalDepositsInUSD"].partition(".")[0]


@pytest.mark.parametrize(("since", "until", "count"), [(0, 0, 1), (1, 1, 0), (-1, 0, 1), (-2, -1, 0), (-0.5, 0.5, 1)])
def test_both_ends_of_the_period_are_in_it(since: float, until: float, count: int) -> None:
    at = datetime(2026, 3, 1, 12, tzinfo=UTC)
    row = Deposits(playerCode="P1", opId="aurora", moments=(int(at.timestamp()),), amountsInUSDCents=(50_000,))
    form = HighDepositorsForm.model_validate(
        {**FORM, "from": at + timedelta(seconds=since), "to": at + timedelta(seconds=until)}
    )
    assert len(list(high_depositors.depositors([row], form))) == count


@pytest.mark.parametrize(("cents", "count"), [(49_999, 0), (50_000, 1)])
def test_the_threshold_itself_is_in(cents: int, count: int) -> None:
    at = int(datetime(2026, 3, 1, tzinfo=UTC).timestamp())
    row = Deposits(playerCode="P1", opId="aurora", moments=(at, at), amountsInUSDCents=(1, cents - 1))
    form = HighDepositorsForm.model_validate(FORM)
    assert len(list(high_depositors.depositors([row], form))) == count


@pytest.mark.parametrize(
    ("fields", "field", "message"),
    [
        ({"opId": None}, "opId", "Operator not found, please select an operator."),
        ({"opId": ""}, "opId", "Operator not found, please select an operator."),
        ({"depositAmountInUSDThreshold": -0.01}, "depositAmountInUSDThreshold", "The threshold must be at least 0."),
        (
            {"depositAmountInUSDThreshold": 0.001},
            "depositAmountInUSDThreshold",
            "At most 2 decimal places are allowed.",
        ),
        ({"from": "2026-11-01T00:00:00Z"}, "from", "The start must not be after the end."),
        ({"from": None}, "from", "Choose a start date."),
        ({"to": None}, "to", "Choose an end date."),
    ],
)
async def test_a_wrong_form_is_refused(
    client: httpx.AsyncClient, fields: dict[str, Any], field: str, message: str
) -> None:
    answer = await client.post("/players/max-deposit", json={**FORM, **fields}, headers=await sign_in(client, SUPER))
    assert answer.json()["data"]["fields"] == {field: message}


@pytest.mark.parametrize(
    ("email", "op_id", "http"),
    [
        (AURORA_MANAGER, "aurora-north", 200),
        (NORTH, "aurora-north", 200),
        (NORTH, "aurora", 403),
        (BOREALIS, "aurora", 403),
        (DEV_OPS, "aurora", 403),
        (AFFILIATE, "aurora", 403),
    ],
)
async def test_which_roles_may_export_which_operators(
    client: httpx.AsyncClient, email: str, op_id: str, http: int
) -> None:
    body = {**FORM, "opId": op_id}
    answer = await client.post("/players/max-deposit", json=body, headers=await sign_in(client, email))
    assert answer.status_code == http


async def test_the_file_is_an_attachment_for_its_own_tenant(client: httpx.AsyncClient) -> None:
    made = await client.post("/players/max-deposit", json=FORM, headers=await sign_in(client, AURORA))
    name = made.json()["data"]["fileName"]
    for email, http in (
        (AURORA, 200),
        (AURORA_MANAGER, 200),
        (SUPER, 200),
        (NORTH, 404),
        (BOREALIS, 404),
        (DEV_OPS, 403),
    ):
        answer = await client.get(f"/files/{name}", headers=await sign_in(client, email))
        assert answer.status_code == http, email
        if http == 200:
            assert answer.headers["Content-Disposition"] == f'attachment; filename="{name}"'
            assert answer.headers["Content-Type"] == "text/csv; charset=utf-8"
            assert int(answer.headers["Content-Length"]) == len(answer.content)
    assert (await client.get(f"/files/{name}")).status_code == 401


async def test_the_file_is_gone_after_a_day_of_world_time(client: httpx.AsyncClient, simulator: Simulator) -> None:
    headers = await sign_in(client, SUPER)
    made = await client.post("/players/max-deposit", json=FORM, headers=headers)
    path = f"/files/{made.json()['data']['fileName']}"
    await control(client, "/clock", advance="PT23H59M59S")
    assert (await client.get(path, headers=headers)).status_code == 200
    await control(client, "/clock", advance="PT1S")
    gone = await client.get(path, headers=headers)
    assert gone.json()["messages"] == ["This file has expired; files are kept for one day. Please export again."]
    world = simulator.worlds.get("default")
    assert len(world.table(FILES)) == len(world.table(PARTS)) == 0


async def test_one_key_makes_one_file_and_the_activities_tell_of_it(
    client: httpx.AsyncClient, simulator: Simulator
) -> None:
    headers = {**await sign_in(client, SUPER), "Idempotency-Key": "export-once"}
    names = {(await client.post("/players/max-deposit", json=FORM, headers=headers)).text for _ in range(3)}
    world = simulator.worlds.get("default")
    assert len(names) == len(world.table(FILES)) == 1
    file = next(world.table(FILES).all())
    activity = world.table(ACTIVITIES).first(recordId=file.fileName)
    assert activity is not None
    assert activity.after is not None
    assert (activity.recordKind, activity.opId, activity.after["opId"]) == ("Export", "aurora", "aurora")


async def test_a_formula_is_text_to_a_spreadsheet(client: httpx.AsyncClient, simulator: Simulator) -> None:
    world = simulator.worlds.get("default")
    code = next(iter(plain(world, frozenset({"aurora"}), FORM["from"], FORM["to"], 500)))
    player = world.table(PLAYERS).get(code)
    assert player is not None
    with world.change() as change:
        change.put(world.table(PLAYERS), msgspec.structs.replace(player, username="\u202e\uff1dHYPERLINK(1;2)"))
    rows = {row["playerCode"]: row for row in await export(client, await sign_in(client, SUPER))}
    assert rows[code]["username"] == "'\uff1dHYPERLINK(1;2)"


def crowded() -> World:
    """A world whose operator aurora has a hundred thousand depositors."""
    start = testing.start()
    pattern = next(testing.world().table(PLAYERS).where(opId="aurora", isDeleted=False))
    codes = [f"D{number:06}" for number in range(MANY)]
    noon = int(datetime(2026, 6, 1, 12, tzinfo=UTC).timestamp())
    bases = {
        **start.bases,
        PLAYERS.name: Base(PLAYERS, [msgspec.structs.replace(pattern, playerCode=code) for code in codes]),
        DEPOSITS.name: Base(
            DEPOSITS,
            [
                Deposits(playerCode=code, opId="aurora", moments=(noon, noon + 1), amountsInUSDCents=(100, number))
                for number, code in enumerate(codes)
            ],
        ),
    }
    return World("crowd", dataclasses.replace(start, bases=bases), Clock(real_seconds, testing.NOW), real=real_seconds)


def test_a_hundred_thousand_depositors_are_right_and_come_in_small_steps() -> None:
    world = crowded()
    user = user_by_email(world, SUPER)
    assert user is not None
    form = HighDepositorsForm.model_validate({**FORM, "depositAmountInUSDThreshold": 2})
    steps = high_depositors.export(world, caller_of(world, user), Command(None, form, None))
    count = 0
    try:
        while True:
            next(steps)
            count += 1
            if count == 1:
                with world.change() as change:  # what happens meanwhile is not in the file
                    change.delete(world.table(DEPOSITS), f"D{MANY - 1:06}")
    except StopIteration as done:
        file = world.table(FILES).get(done.value["fileName"])
    assert file is not None
    text = "".join(part.text for part in world.table(PARTS).where(fileName=file.fileName))
    rows = list(csv.DictReader(io.StringIO(text)))
    assert count >= MANY // STEP + len(rows) // STEP
    assert [int(Decimal(row["totalDepositsInUSD"]) * 100) for row in rows] == list(range(MANY + 99, 199, -1))
    assert rows[0]["playerCode"] == f"D{MANY - 1:06}"
    assert family(world, "aurora") >= {rows[0]["opId"]}


async def begun(world: World) -> None:
    """Until a file is being made."""
    for _ in range(1000):
        if len(world.table(FILES)):
            return
        await asyncio.sleep(0)
    raise AssertionError("no file was begun")


async def test_other_calls_are_answered_while_a_file_is_made(client: httpx.AsyncClient, simulator: Simulator) -> None:
    headers = await sign_in(client, SUPER)
    making = asyncio.create_task(client.post("/players/max-deposit", json=FORM, headers=headers))
    await begun(simulator.worlds.get("default"))
    assert (await client.get("/admin/badges", headers=headers)).status_code == 200
    assert not next(simulator.worlds.get("default").table(FILES).all()).isWhole
    assert (await making).status_code == 200


async def test_a_world_that_is_started_over_has_no_half_a_file(client: httpx.AsyncClient, simulator: Simulator) -> None:
    headers = await sign_in(client, SUPER)
    world = simulator.worlds.get("default")
    making = asyncio.create_task(client.post("/players/max-deposit", json=FORM, headers=headers))
    await begun(world)
    world.reset()
    assert (await making).status_code == 404
    assert len(world.table(FILES)) == len(world.table(PARTS)) == 0
