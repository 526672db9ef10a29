"""Answers broken on their way from a real platform: what the caller is told, and that no write that was
done is ever told as failed."""

from __future__ import annotations

import asyncio
import io
import random
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, replace
from decimal import Decimal
from pathlib import Path
from typing import Any

import httpx
import pytest

from bff.app import bootstrap
from bff.engines.engine import Body, Headers, Limits, Reply
from bff.engines.protocol import Engine
from bff.errors import Cause
from bff.metrics.telemetry import Log
from bff.settings import Settings
from bff.tests.engines import ENGINES, running
from tests.attack.chaos_proxy import BREAKS, ChaosProxy, chaos_proxy
from tests.conftest import ORIGIN, PASSWORD
from upstream_sim.areas.transactions.records import TRANSACTIONS
from upstream_sim.core.money.ledger import balance_of
from upstream_sim.core.world.world import World
from upstream_sim.shared import player_wallets
from upstream_sim.shared.players import Player
from upstream_sim.testing import simulator as simulated_platform
from upstream_sim.tests.http.test_sockets import serving
from upstream_sim.tests.wallets import rich, topup

TOPUP = "/api/player/wallet/topup"
KEYS = ("a-key-of-the-tests-alone",)
PATIENT = Limits()
IMPATIENT = replace(PATIENT, read_seconds=0.25)
UNKNOWN = "504 OUTCOME_UNKNOWN"
FUNDS = 10_000

# how an answer is broken: its cause, what a read is told, what a write is told
ROWS: dict[str, tuple[Cause, str, str]] = {
    "refused": (Cause.NOT_SENT, "503 UNAVAILABLE", "503 UNAVAILABLE"),
    "dropped before": (Cause.DROPPED, "503 UNAVAILABLE", UNKNOWN),
    "dropped after": (Cause.DROPPED, "503 UNAVAILABLE", UNKNOWN),
    "cut in the head": (Cause.DROPPED, "503 UNAVAILABLE", UNKNOWN),
    "cut in the body": (Cause.BROKEN, "502 BAD_GATEWAY", UNKNOWN),
    "not HTTP": (Cause.BROKEN, "502 BAD_GATEWAY", UNKNOWN),
    "chunks without an end": (Cause.BROKEN, "502 BAD_GATEWAY", UNKNOWN),
    "longer than it is": (Cause.BROKEN, "502 BAD_GATEWAY", UNKNOWN),
    "stalled before": (Cause.LATE, "504 TIMEOUT", UNKNOWN),
    "stalled": (Cause.LATE, "504 TIMEOUT", UNKNOWN),
    "stalled in the body": (Cause.LATE, "504 TIMEOUT", UNKNOWN),
    "garbled": (Cause.UNREADABLE, "502 BAD_GATEWAY", UNKNOWN),
    "shorter than it is": (Cause.UNREADABLE, "502 BAD_GATEWAY", UNKNOWN),
    "page 200": (Cause.UNREADABLE, "502 BAD_GATEWAY", UNKNOWN),
    "empty 200": (Cause.EMPTY, "502 BAD_GATEWAY", UNKNOWN),
    "message 200": (Cause.UNSAID, "502 BAD_GATEWAY", UNKNOWN),
    "page 403": (Cause.NO_MESSAGE, "403 FORBIDDEN", UNKNOWN),
    "empty 404": (Cause.NO_MESSAGE, "404 NOT_FOUND", UNKNOWN),
    "page 413": (Cause.NO_MESSAGE, "413 PAYLOAD_TOO_LARGE", UNKNOWN),
    "empty 429": (Cause.NO_MESSAGE, "429 TOO_MANY_REQUESTS", UNKNOWN),
    "redirect": (Cause.NO_ANSWER_STATUS, "502 BAD_GATEWAY", UNKNOWN),
    "empty 408": (Cause.NO_MESSAGE, "504 TIMEOUT", UNKNOWN),
    "empty 499": (Cause.NO_MESSAGE, "502 BAD_GATEWAY", UNKNOWN),
    "empty 500": (Cause.NO_MESSAGE, "500 INTERNAL_ERROR", UNKNOWN),
    "page 502": (Cause.NO_MESSAGE, "502 BAD_GATEWAY", UNKNOWN),
    "empty 503": (Cause.NO_MESSAGE, "503 UNAVAILABLE", UNKNOWN),
    "message 503": (Cause.NO_MESSAGE, "503 UNAVAILABLE", UNKNOWN),
    "message 504": (Cause.NO_MESSAGE, "504 UPSTREAM_TIMEOUT", UNKNOWN),
    "empty 504": (Cause.NO_MESSAGE, "504 TIMEOUT", UNKNOWN),
    **{f"page {http}": (Cause.NO_MESSAGE, f"{http} INTERNAL_ERROR", UNKNOWN) for http in range(520, 531)},
}


@dataclass
class SwitchedEngine:
    """Whichever engine is in use: another may take its place while the console runs."""

    used: Engine

    async def send(
        self, method: str, target: str, headers: Headers, body: Body, stream: bool = False, *, seconds: float = 60
    ) -> Reply:
        return await self.used.send(method, target, headers, body, stream, seconds=seconds)

    async def aclose(self) -> None:
        """Whoever made the engines closes them."""


@dataclass
class Bench:
    """A world, the proxy before it, and two browsers behind it: one console waits long for the platform,
    the other does not."""

    world: World
    player: Player
    proxy: ChaosProxy
    patient: httpx.AsyncClient
    impatient: httpx.AsyncClient

    def broken(self, name: str) -> httpx.AsyncClient:
        """The browser to use while answers are broken so."""
        self.proxy.broken = BREAKS[name]
        if BREAKS[name].refuses:
            self.proxy.refuse()
        return self.impatient if BREAKS[name].stalls else self.patient

    def deduction(self, note: str) -> dict[str, Any]:
        return topup(self.player, 1, action="deduct", note=note)

    def done(self) -> Counter[str | None]:
        """How often each deduction was done, by its note."""
        found = self.world.table(TRANSACTIONS).where(playerCode=self.player.playerCode)
        return Counter(transaction.note for transaction in found)

    @property
    def balance(self) -> Decimal:
        return balance_of(self.world, player_wallets.main(self.player.playerCode, "USD"))


@asynccontextmanager
async def bench(kind: str) -> AsyncIterator[Bench]:
    simulator = simulated_platform()
    world = simulator.worlds.get("default")
    player = rich(world, "aurora", at_least="20")
    with world.change() as change:
        wallet = player_wallets.main(player.playerCode, "USD")
        player_wallets.credit(change, wallet, Decimal(FUNDS), player_wallets.outside("USD"), "test")
    async with AsyncExitStack() as stack:
        port = await stack.enter_async_context(serving(simulator))
        proxy = await stack.enter_async_context(chaos_proxy(f"http://127.0.0.1:{port}"))
        browsers = [await signed_in(stack, kind, proxy.url, limits) for limits in (PATIENT, IMPATIENT)]
        yield Bench(world, player, proxy, *browsers)


async def signed_in(stack: AsyncExitStack, kind: str, url: str, limits: Limits) -> httpx.AsyncClient:
    """A browser of a console of its own, whose limits hold once it is signed in."""
    engine = SwitchedEngine(await stack.enter_async_context(running(kind, url, PATIENT)))
    app = bootstrap(
        Settings(secret_keys=KEYS, breaker=False, web_dist=Path("nowhere")), engine=engine, log=Log(io.StringIO())
    )
    headers = {"X-Requested-With": "pitboss", "Origin": ORIGIN}
    browser = httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url=ORIGIN, headers=headers, timeout=30)
    form = {"email": "super@pitboss.test", "password": PASSWORD}
    answer = await (await stack.enter_async_context(browser)).post("/api/auth/login", json=form)
    assert answer.status_code == 200, answer.text
    engine.used = await stack.enter_async_context(running(kind, url, limits))
    return browser


def outcome(answer: httpx.Response) -> str:
    return f"{answer.status_code} {answer.json()['status']}"


def test_every_break_has_its_row_and_every_cause_a_break() -> None:
    assert ROWS.keys() == BREAKS.keys()
    own = {Cause.INTERNAL, Cause.NO_ROOM, Cause.STORE_AWAY}  # no doing of the platform's
    assert {cause for cause, _, _ in ROWS.values()} == set(Cause) - own


@pytest.mark.parametrize("kind", ENGINES)
async def test_what_a_read_and_a_write_are_told(kind: str) -> None:
    # what comes as an answer is the same to both
    rows = [name for name in BREAKS if kind != "httpx" or not name.startswith(("page", "empty", "message"))]
    found = {}
    async with bench(kind) as subject:
        for name in rows:
            browser = subject.broken(name)
            read, write = await asyncio.gather(
                browser.get("/api/general"), browser.post(TOPUP, json=subject.deduction(name))
            )
            found[name] = (ROWS[name][0], outcome(read), outcome(write))
        done = subject.done()
    assert found == {name: ROWS[name] for name in rows}
    assert {name for name in rows if done[name]} == {name for name in rows if BREAKS[name].forwards}


async def test_signing_in_and_asking_for_an_outcome_are_told_plainly() -> None:
    form = {"email": "admin@pitboss.test", "password": PASSWORD}
    one_of_each = {cause: name for name, (cause, _, _) in ROWS.items()}
    async with bench("plain") as subject:
        for name in (name for name in BREAKS if name in one_of_each.values()):
            browser = subject.broken(name)
            asked = await browser.get("/api/outcomes/key-of-nobody")
            signing = await browser.post("/api/auth/login", json=form)
            plain = ROWS[name][1]
            assert (outcome(asked), outcome(signing)) == (plain, plain), name


@dataclass
class Sent:
    """A deduction that was sent, and what was told of it."""

    key: str
    name: str
    outcome: str


async def send(subject: Bench, browser: httpx.AsyncClient, name: str, key: str) -> Sent:
    answer = await browser.post(TOPUP, json=subject.deduction(key), headers={"Idempotency-Key": key})
    return Sent(key, name, outcome(answer))


async def test_no_deduction_that_was_done_is_told_as_failed(
    rng: random.Random, prove: bool, figure: Callable[[str], None]
) -> None:
    sent: list[Sent] = []
    async with bench("plain") as subject:
        had = subject.balance
        for name in BREAKS:
            browser = subject.broken(name)
            keys = [f"{rng.getrandbits(64):016x}" for _ in range(100 if prove else 8)]
            sent += await asyncio.gather(*(send(subject, browser, name, key) for key in keys))
        done = subject.done()
        executed = [one for one in sent if done[one.key]]
        wrong = [one for one in executed if one.outcome != UNKNOWN]
        figure(
            f"broken writes: {len(sent)} deductions behind {len(BREAKS)} kinds of break, {len(executed)} done, "
            f"of which told as failed: {len(wrong)}"
        )
        assert not wrong
        assert max(done[one.key] for one in sent) == 1
        assert had - subject.balance == len(executed)
        assert {one.name for one in executed} == {name for name, broken in BREAKS.items() if broken.forwards}
        assert {one.outcome for one in sent} == {UNKNOWN, "503 UNAVAILABLE"}


async def test_asking_tells_what_became_of_it_and_closes_what_never_arrived(rng: random.Random) -> None:
    async with bench("plain") as subject:
        sent = []
        for name in ("dropped before", "dropped after", "empty 503", "page 520", "empty 200", "garbled"):
            browser = subject.broken(name)
            sent.append(await send(subject, browser, name, f"{rng.getrandbits(64):016x}"))
        subject.proxy.broken = None
        for one in sent:
            outcome = (await subject.patient.get(f"/api/outcomes/{one.key}")).json()["data"]
            expected = "DONE" if BREAKS[one.name].forwards else "NOT_RECEIVED"
            assert outcome["state"] == expected, one
            late = await send(subject, subject.patient, one.name, one.key)
            assert late.outcome == ("200 OK" if BREAKS[one.name].forwards else "409 KEY_CLOSED")
        done = subject.done()
        assert [done[one.key] for one in sent] == [0, 1, 1, 1, 1, 1]
