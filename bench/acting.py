"""What keeps the simulator's other callers waiting besides reads: its clock, events, exports, snapshots, new worlds."""

from __future__ import annotations

import uuid
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from bench import client
from bench.probe import Server, Wait
from contracts.table import TABLE

WORLD = "/__sim/worlds/default"
EVENT = {"type": "bonusesGiven", "cashBonusInUSD": 5}
EVER = "2000-01-01T00:00:00Z"
TURNS = 3
READERS = 4


@dataclass(frozen=True, slots=True)
class Act:
    """A call that is no read of the table."""

    name: str
    method: str
    target: str
    body: Any = None


@dataclass(frozen=True, slots=True)
class Acted:
    act: Act
    longest: Wait


def acts_alone(server: Server, own: client.Headers) -> list[Acted]:
    """The longest that a small call waited during each act, the worst first."""
    found = [Acted(act, _longest_of(server, act, own)) for act in _acts(server.port, own)]
    return sorted(found, key=lambda each: each.longest, reverse=True)


def waits_amid_everything(server: Server, own: client.Headers, reads: Sequence[bytes]) -> list[Wait]:
    """What small calls waited while readers went through all of these reads, again and again, and every act was done
    beside them."""
    acts = list(_acts(server.port, own))
    with ThreadPoolExecutor(1) as beside, server.watched() as waits:
        acting = beside.submit(lambda: [_do(server.port, act, own) for act in acts])
        while not acting.done():
            client.send_all(server.port, reads, READERS)
        acting.result()
    return waits


def _longest_of(server: Server, act: Act, own: client.Headers) -> Wait:
    with server.watched() as waits:
        _do(server.port, act, own)
    return max(waits, default=Wait(0, 0))


def _do(port: int, act: Act, own: client.Headers) -> client.Reply:
    return client.send(port, act.method, act.target, {**own, "Idempotency-Key": str(uuid.uuid4())}, act.body)


def _acts(port: int, own: client.Headers) -> Iterator[Act]:
    """Every kind, some of them in turns; the worlds that are made are ended."""
    player = client.send(port, "GET", "/players?page=1&limit=1", own).json()["data"]["items"][0]
    export = TABLE["playersMaxDeposit"].upstream_path(None)
    wanted = {"opId": "aurora", "from": EVER, "to": datetime.now(UTC).isoformat(), "depositAmountInUSDThreshold": 0}
    happened = {**EVENT, "playerCode": player["playerCode"]}
    for _ in range(TURNS):
        yield Act("an event", "POST", f"{WORLD}/events", happened)
        yield Act("an export", "POST", export, wanted)
        yield Act("a snapshot", "POST", f"{WORLD}/snapshot", {"label": "bench"})
        yield Act("the clock by a day", "POST", f"{WORLD}/clock", {"advance": "P1D"})
        yield Act("the clock by a month", "POST", f"{WORLD}/clock", {"advance": "P1M"})
        yield Act("back to a snapshot", "POST", f"{WORLD}/restore", {"label": "bench"})
        yield Act("the digest", "GET", WORLD)
        yield Act("the journal", "GET", f"{WORLD}/journal?limit=500")
        yield Act("the recorded steps", "GET", f"{WORLD}/scenario")
        yield Act("a branch", "POST", "/__sim/worlds", {"name": "bench-branch", "from": "default"})
        yield Act("the end of a branch", "DELETE", "/__sim/worlds/bench-branch")
        yield Act("a reset", "POST", f"{WORLD}/reset")
    yield Act("a world of another seed", "POST", "/__sim/worlds", {"name": "bench-fresh", "seed": 7})
    yield Act("the end of a world", "DELETE", "/__sim/worlds/bench-fresh")
