"""Several clients at the same money at once, over sockets, with faults on the way: the books stay right.

Each client goes through a seeded list of acts on the same withdrawals and wallets, sends each again
until it knows how it went, and the platform must have done each key at most once.
"""

from __future__ import annotations

import asyncio
import io
import random
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass, field
from decimal import Decimal
from typing import Any

import httpx
import pytest

from bff.app import bootstrap
from bff.metrics.telemetry import Log
from contracts.areas.transactions import TransactionStatus, TransactionType
from contracts.areas.withdrawals import segment_of
from contracts.payment_providers import PaymentProvider
from tests.conftest import ORIGIN, PASSWORD, settings_of_tests
from upstream_sim.areas.transactions.records import TRANSACTIONS, Transaction
from upstream_sim.areas.withdrawals.records import ProviderBehaviour
from upstream_sim.core.calls.faults import Fault, FaultKind
from upstream_sim.core.money.ledger import ENTRIES, balance_of
from upstream_sim.core.serving.events import fire_event
from upstream_sim.core.world.world import World
from upstream_sim.http.app import Simulator
from upstream_sim.shared import player_wallets
from upstream_sim.testing import simulator as simulated_platform
from upstream_sim.tests.http.test_sockets import serving
from upstream_sim.tests.money import ledger_is_consistent
from upstream_sim.tests.wallets import rich

CLIENTS = ("super@pitboss.test", "admin@pitboss.test", "admin@aurora.test", "super@pitboss.test")
PROVIDERS = (PaymentProvider.JB, PaymentProvider.MALDO_PAY, PaymentProvider.UTOPIA)
WITHDRAWALS, ACTS, TRIES = 12, 25, 50
V2 = "/api/transactionsV2/withdraw"
Call = tuple[str, str, dict[str, Any]]


@dataclass
class Till:
    """The world under test, what clients share, and what they were told."""

    world: World
    browsers: list[httpx.AsyncClient]
    player_code: str
    tx_ids: list[str]
    providers: dict[str, PaymentProvider]
    topped_up: dict[str, Decimal] = field(default_factory=dict)
    statuses: list[str] = field(default_factory=list)


@pytest.fixture
async def till() -> AsyncIterator[Till]:
    simulator = simulated_platform()
    world = simulator.worlds.get("default")
    player = rich(world, "aurora", at_least="20")
    with world.change() as change:
        wallet = player_wallets.main(player.playerCode, "USD")
        player_wallets.credit(change, wallet, Decimal(5_000), player_wallets.outside("USD"), "test")
    tx_ids, providers = _withdrawals(world, player.playerCode)
    async with serving(simulator) as port:
        # The faults are meant for the calls: an open breaker would keep them from the platform.
        settings = settings_of_tests(upstream_url=f"http://127.0.0.1:{port}", breaker=False)
        console = httpx.ASGITransport(bootstrap(settings, log=Log(io.StringIO())))
        browsers = [await _signed_in(console, email) for email in CLIENTS]
        _spoil(simulator)
        yield Till(world, browsers, player.playerCode, tx_ids, providers)


async def test_whatever_clients_do_at_once_the_books_are_right(till: Till) -> None:
    wallet = player_wallets.main(till.player_code, "USD")
    had = balance_of(till.world, wallet)
    await asyncio.gather(*(_work(till, number) for number in range(len(till.browsers))))
    till.world.faults.clear()
    ledger_is_consistent(till.world)
    for transaction in _transactions(till):
        moved_once(till.world, transaction)
    assert {"OK", "OUTCOME_UNKNOWN", "ALREADY_DECIDED"} <= set(till.statuses), "some of everything happened"
    rejected = [one for one in _transactions(till) if one.status is TransactionStatus.REJECTED]
    returned = Decimal(sum(one.fromUnits for one in rejected)) / 10**8
    assert balance_of(till.world, wallet) == had + sum(till.topped_up.values(), returned)


def moved_once(world: World, transaction: Transaction) -> None:
    """Held once; then paid out or given back, once, and never both."""
    postings = [list(world.table(ENTRIES).where(postingId=posting)) for posting in transaction.postings]
    is_open = transaction.status in (TransactionStatus.PENDING, TransactionStatus.IN_PROGRESS)
    assert len(postings) == (1 if is_open else 2), transaction
    holds = sum(entry.amount for entries in postings for entry in entries if entry.type == "holds")
    assert holds == (transaction.fromUnits if is_open else 0)
    paid = sum(entry.amount for entries in postings for entry in entries if entry.type == "providers")
    assert paid == (transaction.fromUnits if transaction.status is TransactionStatus.CONFIRMED else 0)


async def _work(till: Till, client: int) -> None:
    rng = random.Random(f"client-{client}")
    for number in range(ACTS):
        await _until_known(till, till.browsers[client], _act(till, rng), key=f"act-{client}-{number}")


def _act(till: Till, rng: random.Random) -> Call:
    """One of the acts that all of them do to the same things."""
    tx_id = rng.choice(till.tx_ids)
    own = f"{V2}/{segment_of(till.providers[tx_id])}"
    confirm = ("PUT", own, {"txId": tx_id, "actionType": "confirm"})
    acts: tuple[Call, ...] = (
        confirm,
        confirm,
        ("PUT", own, {"txId": tx_id, "actionType": "reject", "countsTowardDailyLimit": True}),
        ("PUT", f"{V2}/in-progress", {"txId": tx_id, "status": "APPROVE"}),
        ("PUT", f"{V2}/in-progress", {"txId": tx_id, "status": "REJECT"}),
        ("POST", f"{V2}/resend", {"txId": tx_id}),
        ("POST", "/api/player/wallet/topup", _topup(till, rng)),
    )
    return rng.choice(acts)


def _topup(till: Till, rng: random.Random) -> dict[str, Any]:
    amount = rng.randrange(1, 300) / 100
    return {
        "playerCode": till.player_code,
        "currency": "USD",
        "amount": amount,
        "action": "top-up",
        "reason": "TEST",
        "note": "One of many at once.",
    }


async def _until_known(till: Till, browser: httpx.AsyncClient, call: Call, key: str) -> None:
    """Sends, and sends the same again while nobody knows how it went, as a careful client would."""
    method, path, body = call
    for _ in range(TRIES):
        answer = await browser.request(method, path, json=body, headers={"Idempotency-Key": key})
        details = answer.json()
        till.statuses.append(details["status"])
        if answer.status_code < 500:
            break
    else:
        raise AssertionError(f"{path} was never answered: {details}")
    if path.endswith("/topup") and details["success"]:
        till.topped_up[key] = Decimal(str(body["amount"]))


def _transactions(till: Till) -> Iterator[Transaction]:
    for tx_id in till.tx_ids:
        found = till.world.table(TRANSACTIONS).get(tx_id)
        assert found is not None
        assert found.transactionType is TransactionType.WITHDRAW
        yield found


def _withdrawals(world: World, player_code: str) -> tuple[list[str], dict[str, PaymentProvider]]:
    """Withdrawals on several days, so that the day's limit allows them; each taken in another way."""
    found: dict[str, PaymentProvider] = {}
    ways = list(ProviderBehaviour)
    for number in range(WITHDRAWALS):
        if number % 3 == 0:
            world.advance("P1D")
        provider = PROVIDERS[number % len(PROVIDERS)]
        asked = {"playerCode": player_code, "amount": number + 1, "currency": "USD", "provider": provider.value}
        tx_id = fire_event(world, "withdrawRequested", asked)["txId"]
        fire_event(world, "withdrawProviderTakes", {"txId": tx_id, "answering": ways[number % len(ways)].value})
        found[tx_id] = provider
    return list(found), found


def _spoil(simulator: Simulator) -> None:
    """Lost, failed and late answers, for every operation that is called here."""
    faults = simulator.worlds.get("default").faults
    operations = ("withdrawJb", "withdrawMaldoPay", "withdrawUtopia", "withdrawInProgress", "withdrawResend")
    for operation in (*operations, "walletTopup"):
        faults.add(Fault(operation, FaultKind.DROP_AFTER, every=3))
        faults.add(Fault(operation, FaultKind.DROP_BEFORE, every=5))
        faults.add(Fault(operation, FaultKind.GARBLE, every=7))
        faults.add(Fault(operation, FaultKind.DELAY, delayMs=5, every=2))


async def _signed_in(console: httpx.ASGITransport, email: str) -> httpx.AsyncClient:
    headers = {"X-Requested-With": "pitboss", "Origin": ORIGIN}
    browser = httpx.AsyncClient(transport=console, base_url=ORIGIN, headers=headers)
    answer = await browser.post("/api/auth/login", json={"email": email, "password": PASSWORD})
    assert answer.status_code == 200, answer.text
    return browser
