"""What keeps the simulator's other callers waiting besides reads: its clock, events, exports, snapshots, new worlds."""

from __future__ import annotations

import uuid
from collections.abc import Sequence
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
READERS = 4


@dataclass(frozen=True, slots=True)
class Act:
    """A call that is no read of the table."""

    name: str
    method: str
    target: str
    body: Any = None


OTHER_SEED = (
    Act("a world of another seed", "POST", "/__sim/worlds", {"name": "bench-fresh", "seed": 7}),
    Act("the end of a world", "DELETE", "/__sim/worlds/bench-fresh"),
)


@dataclass(frozen=True, slots=True)
class Acted:
    act: Act
    longest: Wait


def acts_alone(server: Server, own: client.Headers, *, turns: int, with_other_seed: bool) -> list[Acted]:
    """The longest that a small call waited during each act, the worst first; `with_other_seed`: also while a world of
    another seed is made, which no file is kept for."""
    acts = [*_acts(server.port, own, turns), *(OTHER_SEED if with_other_seed else ())]
    found = [Acted(act, _longest_of(server, act, own)) for act in acts]
    return sorted(found, key=lambda each: each.longest, reverse=True)


def waits_amid_everything(server: Server, own: client.Headers, reads: Sequence[bytes], *, turns: int) -> list[Wait]:
    """What small calls waited while readers went through all of these reads, again and again, and every act was done
    beside them."""
    acts = _acts(server.port, own, turns)
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


def _acts(port: int, own: client.Headers, turns: int) -> list[Act]:
    """Every kind, in turns; the worlds that are made are ended."""
    player = client.send(port, "GET", "/players?page=1&limit=1", own).json()["data"]["items"][0]
    export = TABLE["playersMaxDeposit"].upstream_path(None)
    wanted = {"opId": "aurora", "from": EVER, "to": datetime.now(UTC).isoformat(), "depositAmountInUSDThreshold": 0}
    happened = {**EVENT, "playerCode": player["playerCode"]}
    return turns * [
        Act("an event", "POST", f"{WORLD}/events", happened),
        Act("an export", "POST", export, wanted),
        Act("a snapshot", "POST", f"{WORLD}/snapshot", {"label": "bench"}),
        Act("the clock by a day", "POST", f"{WORLD}/clock", {"advance": "P1D"}),
        Act("the clock by a month", "POST", f"{WORLD}/clock", {"advance": "P1M"}),
        Act("back to a snapshot", "POST", f"{WORLD}/restore", {"label": "bench"}),
        Act("the digest", "GET", WORLD),
        Act("the journal", "GET", f"{WORLD}/journal?limit=500"),
        Act("the recorded steps", "GET", f"{WORLD}/scenario"),
        Act("a branch", "POST", "/__sim/worlds", {"name": "bench-branch", "from": "default"}),
        Act("the end of a branch", "DELETE", "/__sim/worlds/bench-branch"),
        Act("a reset", "POST", f"{WORLD}/reset"),
    ]
