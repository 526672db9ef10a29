"""A platform that lives: lists of bets, and a day of busy activity with what others feel of it."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from itertools import cycle
from urllib.parse import urlencode

from bench import client, processes
from bench.figures import Section, percentile
from bench.plan import Plan
from bench.simulating import READY_SECONDS, sign_in
from contracts.table import TABLE
from pitboss.services import free_port, running

NOW = "2026-11-16T00:00:00Z"
BETS = TABLE["betsList"].upstream_path(None)
WORLD = "/__sim/worlds/default"
LISTS = {
    "filtered": {"status": "WON", "betType": "CASINO", "sort": "-placedAt"},
    "filtered, by its presorted stake": {"status": "LOST", "sort": "-stakeInUSD"},
    "all, by its presorted win": {"sort": "-winInUSD"},
}
LIST_AIM_MS = {100: 20.0}  # 1,000,000 bets
DAY_AIM_SECONDS = {1: 3.0, 100: 280.0}
LONGEST_DAY_SECONDS = 1800
PAUSE_SECONDS = 0.05
MEANWHILE_AIM_MS = {100: 50.0}  # p99


def section(plan: Plan) -> Section:
    section = Section("Bets and live activity, called directly over loopback")
    section.remarks.append(
        "A busy day is two events for each player, as one advance of a frozen clock by a day. Meanwhile calls are made "
        "as by staff at their consoles: the badges and a list of bets in turns, each "
        f"{PAUSE_SECONDS * 1000:.0f} ms after the answer to the one before. Without that pause half of the processor "
        "would go to them."
    )
    for scale in plan.scales:
        _measure(section, plan, scale)
    return section


def _measure(section: Section, plan: Plan, scale: int) -> None:
    port, at = free_port(), f"scale {scale}, "
    env = {"SIM_PORT": str(port), "SIM_SCALE": str(scale), "SIM_NOW": NOW}
    simulator = processes.python("simulator", "upstream_sim", port, env=env)
    with running([simulator], READY_SECONDS):
        own = sign_in(port)
        count = client.send(port, "GET", BETS, own).json()["data"]["count"]
        for name, query in LISTS.items():
            asked = client.request("GET", f"{BETS}?{urlencode({**query, 'limit': 50})}", own)
            times = [client.send_all(port, [asked] * (plan.reads // 10)).milliseconds for _ in range(plan.rounds)]
            medians = [percentile(each, 0.5) for each in times]
            section.add(f"{at}list of {count:,} bets, {name}, p50", "ms", medians, LIST_AIM_MS.get(scale))
        fresh = processes.resident_bytes(simulator) / 1e6
        seconds, waits = _busy_day(port, own)
        lived = processes.resident_bytes(simulator) / 1e6
        happened = client.send(port, "GET", BETS, own).json()["data"]["count"] - count
    section.add(f"{at}a busy day, {happened:,} bets placed", "s", [seconds], DAY_AIM_SECONDS.get(scale))
    for name, found in waits.items():
        section.add(f"{at}{name} meanwhile, p50", "ms", [percentile(found, 0.5)])
        section.add(f"{at}{name} meanwhile, p99", "ms", [percentile(found, 0.99)], MEANWHILE_AIM_MS.get(scale))
    section.add(f"{at}memory before the day", "MB", [fresh])
    section.add(f"{at}memory after the day", "MB", [lived])


def _busy_day(port: int, own: dict[str, str]) -> tuple[float, dict[str, list[float]]]:
    """How long the day took, and the times of the calls that were answered meanwhile."""
    reads = {
        "badges": client.request("GET", TABLE["adminBadges"].upstream_path(None), own),
        "list of bets": client.request("GET", f"{BETS}?limit=50", own),
    }
    client.send(port, "POST", f"{WORLD}/activity", body={"mode": "busy"})
    with ThreadPoolExecutor(1) as beside:
        start = time.perf_counter()
        day = beside.submit(
            client.send, port, "POST", f"{WORLD}/clock", body={"advance": "P1D"}, timeout=LONGEST_DAY_SECONDS
        )
        calls = _calls(reads.values(), start, day)
        times = client.send_timed(port, calls, 1).milliseconds
        seconds = time.perf_counter() - start
    day.result()
    return seconds, {name: times[number :: len(reads)] for number, name in enumerate(reads)}


def _calls(requests: Iterable[bytes], start: float, day: Future[client.Reply]) -> Iterator[tuple[float, bytes]]:
    """These in turns, each after a pause, as long as the day lasts."""
    for each in cycle(requests):
        if day.done():
            return
        yield time.perf_counter() - start + PAUSE_SECONDS, each
