"""Risk: how long its list and drawer take, and what a score adds to the event that changes it."""

from __future__ import annotations

import itertools
import time
from typing import Any

import msgspec

from bench.figures import Section, percentile
from bench.plan import Plan
from contracts.areas.risk import RiskPath, RiskPlayersQuery
from contracts.areas.transactions import TransactionStatus, TransactionType
from upstream_sim import testing
from upstream_sim.areas.risk.reactions import weigh_transaction
from upstream_sim.areas.risk.records import SCORES
from upstream_sim.areas.transactions.records import TRANSACTIONS
from upstream_sim.core.clock import Clock, real_seconds
from upstream_sim.core.serving.handlers import HANDLERS, Command
from upstream_sim.core.world.world import World
from upstream_sim.shared.users import Caller, caller_of, user_by_email

READ_MS, CHANGE_MS = 20.0, 0.2
READS, EVENTS = 200, 2_000
EMAIL = "super@pitboss.test"


def section(plan: Plan) -> Section:
    found = Section("Risk, in the process of the simulator")
    found.remarks.append(
        "List and drawer are whole handlers, as a super admin. An event is a deposit that is confirmed or a withdrawal "
        "that is asked for: what is measured is all that risk does in its commit."
    )
    for scale in plan.scales:
        world = _world(scale)
        at = f"scale {scale}, "
        found.add(f"{at}players with points", "", [sum(1 for _ in world.table(SCORES).all())])
        found.add(f"{at}list, p50", "ms", [percentile(_lists(world), 0.5)], READ_MS)
        found.add(f"{at}drawer, p50", "ms", [percentile(_drawers(world), 0.5)], READ_MS)
        times = _events(world)
        found.add(f"{at}a score's change, mean", "ms", [sum(times) / len(times)], CHANGE_MS)
        found.add(f"{at}a score's change, p99", "ms", [percentile(times, 0.99)])
    return found


def _world(scale: int) -> World:
    clock = Clock(real_seconds, testing.NOW)
    return World("bench", testing.start(scale=scale), clock, real=real_seconds, realm="bench")


def _caller(world: World) -> Caller:
    user = user_by_email(world, EMAIL)
    assert user is not None
    return caller_of(world, user)


def _timed(world: World, operation: str, command: Command[Any, Any, Any]) -> float:
    caller = _caller(world)
    began = time.perf_counter()
    HANDLERS[operation].do(world, caller, command)
    return (time.perf_counter() - began) * 1000


def _lists(world: World) -> list[float]:
    return [_timed(world, "riskPlayers", Command(None, RiskPlayersQuery(), None)) for _ in range(READS)]


def _drawers(world: World) -> list[float]:
    codes = [score.playerCode for score in itertools.islice(world.table(SCORES).all(), READS)]
    return [_timed(world, "riskPlayer", Command(None, None, RiskPath(playerCode=code))) for code in codes]


def _events(world: World) -> list[float]:
    """What risk takes of each event, in milliseconds."""
    rows = [
        row
        for row in itertools.islice(world.table(TRANSACTIONS).all(), EVENTS * 20)
        if row.transactionType in (TransactionType.DEPOSIT, TransactionType.WITHDRAW)
        and row.status is TransactionStatus.CONFIRMED
    ][:EVENTS]
    times = []
    for row in rows:
        is_deposit = row.transactionType is TransactionType.DEPOSIT
        before = msgspec.structs.replace(row, status=TransactionStatus.PENDING) if is_deposit else None
        with world.change() as change:
            began = time.perf_counter()
            weigh_transaction(change, before, row)
            times.append((time.perf_counter() - began) * 1000)
    return times
