"""What lists tell of all that their filters find is what their rows come to, whatever the filters."""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from contracts.areas.transactions import TransactionStatus, TransactionType
from contracts.bet_filters import BetStatus, BetType, StakeFrom
from contracts.table import TABLE
from contracts.wire import read_query
from tools.examples import examples
from upstream_sim import testing
from upstream_sim.areas.bets.records import BETS
from upstream_sim.areas.transactions.records import TRANSACTIONS
from upstream_sim.core.rng import seeded
from upstream_sim.core.serving.handlers import HANDLERS, Command
from upstream_sim.core.world.world import World
from upstream_sim.shared.games import GAMES
from upstream_sim.shared.measures import SETTLED
from upstream_sim.shared.users import Caller, caller_of, user_by_email
from upstream_sim.tests.client import AURORA, SUPER

ZERO = Decimal(0)
CHANGED = 400  # records of a table, so that much of what is found is not the start's
instants = st.datetimes(
    testing.NOW.replace(tzinfo=None, month=8, day=1), testing.NOW.replace(tzinfo=None, month=11, day=2)
).map(lambda at: f"{at.isoformat()}Z")
periods = st.fixed_dictionaries(
    {"toExclusive": st.sampled_from(["true", "false"])}, optional={"fromDate": instants, "toDate": instants}
).filter(lambda query: query.get("fromDate", "") <= query.get("toDate", "~"))
common = {"opId": st.sampled_from(["aurora", "aurora-north"]), "isTest": st.sampled_from(["true", "false"])}
bet_filters = st.fixed_dictionaries(
    {},
    optional={
        **common,
        "status": st.lists(st.sampled_from([*BetStatus]), unique=True),
        "betType": st.sampled_from([*BetType]).map(lambda each: [each]),
        "gameId": st.sampled_from([*GAMES]),
        "providerName": st.sampled_from(sorted({game.provider for game in GAMES.values()})),
        "minStakeInUSD": st.sampled_from(["5", "60"]),
        "dateField": st.sampled_from(["placedAt", "settledAt"]),
    },
)
transaction_filters = st.fixed_dictionaries(
    {},
    optional={
        **common,
        "type": st.lists(st.sampled_from([*TransactionType]), unique=True),
        "txStatus": st.sampled_from([*TransactionStatus]),
        "minAmount": st.sampled_from(["5", "100"]),
        "isDeleted": st.sampled_from(["true", "false"]),
        "dateField": st.sampled_from(["createdAt", "confirmedAt", "decidedAt"]),
    },
)


@pytest.fixture(scope="module")
def world() -> World:
    """Many of its bets and transactions are no longer the start's, and some of them are gone."""
    world, rng = testing.world(), seeded("totals")
    for key in rng.sample(sorted(world.table(BETS).base.positions), CHANGED):
        bet = world.table(BETS).get(key)
        assert bet is not None
        is_settled = rng.random() < 0.7
        with world.change() as change:
            if rng.random() < 0.1:
                change.delete(world.table(BETS), key)
            else:
                fields: dict[str, Any] = {
                    "status": rng.choice([*SETTLED, BetStatus.CANCELED]) if is_settled else BetStatus.OPEN,
                    "settledAt": world.now() if is_settled else None,
                    "winInUSDCents": 0,
                }
                if fields["status"] in SETTLED:
                    fields["winInUSDCents"] = rng.randrange(100_000)
                change.put(world.table(BETS), msgspec.structs.replace(bet, **fields))
    for key in rng.sample(sorted(world.table(TRANSACTIONS).base.positions), CHANGED):
        row = world.table(TRANSACTIONS).get(key)
        assert row is not None
        with world.change() as change:
            fields = {"toUSDCents": rng.randrange(5_000_000), "isDeleted": rng.random() < 0.2}
            change.put(world.table(TRANSACTIONS), msgspec.structs.replace(row, **fields))
    return world


def caller(world: World, email: str) -> Caller:
    user = user_by_email(world, email)
    assert user is not None
    return caller_of(world, user)


def answer(world: World, email: str, operation: str, **query: Any) -> Any:
    model = TABLE[operation].query
    assert model is not None
    pairs = [(name, text) for name, given in query.items() for text in (given if isinstance(given, list) else [given])]
    command: Command[Any] = Command(read_query(model, pairs), None, None)
    result = HANDLERS[operation].do(world, caller(world, email), command)
    if isinstance(result, Iterator):
        while True:
            try:
                next(result)
            except StopIteration as done:
                return done.value
    return result


def every_row(world: World, email: str, operation: str, rows: str, query: dict[str, Any]) -> tuple[Any, list[Any]]:
    """The first page, and the rows of all."""
    first = answer(world, email, operation, **query, limit="1000")
    found = list(first[rows])
    for page in range(2, -(-first["count"] // 1000) + 1):
        found += answer(world, email, operation, **query, limit="1000", page=str(page))[rows]
    assert len(found) == first["count"]
    return first, found


@settings(deadline=None, max_examples=examples(30))
@given(email=st.sampled_from([SUPER, AURORA]), query=bet_filters, within=periods)
def test_the_totals_of_bets(world: World, email: str, query: dict[str, Any], within: dict[str, str]) -> None:
    operation = "betsList" if email == SUPER else "operatorBetsList"
    if query.get("betType") == [BetType.SPORT]:
        query.pop("gameId", None)
    first, rows = every_row(world, email, operation, "items", {**query, **within})
    placed = [
        row for row in rows if row["status"] is not BetStatus.CANCELED and row["stakeFrom"] is not StakeFrom.FREE_BET
    ]
    settled = [row for row in rows if row["status"] in SETTLED]
    wins = sum((row["winInUSD"] for row in settled), ZERO)
    assert first["totals"] == {
        "count": len(rows),
        "settledCount": len(settled),
        "stakeInUSD": sum((row["stakeInUSD"] for row in placed), ZERO),
        "winInUSD": wins,
        "plInUSD": sum((row["stakeInUSD"] for row in settled), ZERO) - wins,
    }
    if "gameId" in query:
        assert {row["game"]["id"] for row in rows} <= {query["gameId"]}
    if "providerName" in query:
        assert {row["provider"] for row in rows} <= {query["providerName"]}


@settings(deadline=None, max_examples=examples(30))
@given(email=st.sampled_from([SUPER, AURORA]), query=transaction_filters, within=periods)
def test_the_totals_of_transactions(world: World, email: str, query: dict[str, Any], within: dict[str, str]) -> None:
    first, rows = every_row(world, email, "transactionsList", "transactions", {**query, **within})
    total = sum((row["toAmountInUSD"] for row in rows), ZERO)
    assert first["totals"] == {"count": len(rows), "toAmountInUSD": total}
    assert first["oldestAt"] == min((row["createdAt"] for row in rows), default=None)
    if query.get("dateField") == "decidedAt" and "fromDate" in within:
        assert {row["status"] for row in rows} <= {TransactionStatus.CONFIRMED, TransactionStatus.REJECTED}
        assert all(row["updatedAt"].isoformat() >= within["fromDate"][:19] for row in rows)


@pytest.mark.parametrize("operation", ["kycDocuments", "bankAccounts", "usernames", "depositsList", "withdrawalsList"])
def test_how_long_the_oldest_of_a_queue_waits(world: World, operation: str) -> None:
    rows = "transactions" if "List" in operation else "items"
    status = {"txStatus" if "List" in operation else "status": "PENDING"}
    first, found = every_row(world, SUPER, operation, rows, status)
    assert len(found) > 1
    assert first["oldestAt"] == min(row["createdAt"] for row in found)
    nothing = answer(world, SUPER, operation, **status, playerCode="P1")
    assert (nothing["count"], nothing["oldestAt"]) == (0, None)
