"""Many signed-in pollers, few calls upstream: one badge call per share key and period."""

from __future__ import annotations

import itertools
import math
import time

from bench import client, processes
from bench.figures import Section
from bench.plan import Plan
from bench.proxying import bff
from bench.stub import GROUPS
from contracts.table import TABLE
from tools.services import Service, free_port, running

CONNECTIONS = 64
SIGN_IN_CONNECTIONS = 8
OPERATION = TABLE["adminBadges"]


def section(plan: Plan) -> Section:
    """The badge calls that came upstream for each share key, while every poller polled once."""
    told = Section(
        f"{plan.pollers:,} signed-in pollers of {len(GROUPS)} roles and tenants, each polling badges once a period"
    )
    upstream, port = free_port(), free_port()
    stub = processes.python("stub", "bench.stub", upstream, str(upstream))
    proxy = bff(port, upstream)
    with running([stub, proxy]):
        cookies = _sign_in(port, plan.pollers)
        memory = processes.resident_bytes(proxy)
        rounds = [_poll(port, upstream, proxy, cookies) for _ in range(plan.poll_rounds)]
    worst, total, cost, lasted = zip(*rounds, strict=True)
    told.add("badge calls upstream per share key and period, the busiest key", "calls", worst, 1)
    told.add("badge calls upstream, all keys", "calls", total)
    told.add("CPU per poll", "us", cost)
    told.add("all pollers answered within", "s", lasted, OPERATION.shared_cache_seconds)
    told.add("memory of the BFF with all signed in", "MB", [memory / 1e6])
    return told


def _sign_in(port: int, pollers: int) -> list[str]:
    groups = itertools.cycle(GROUPS)
    own = {"Origin": f"http://127.0.0.1:{port}", "X-Requested-With": "pitboss"}
    sign_ins = (
        client.request(
            "POST", "/api/auth/login", own, {"email": f"{number}.{next(groups)}@bench.test", "password": "-"}
        )
        for number in range(pollers)
    )
    replies = client.send_all(port, sign_ins, SIGN_IN_CONNECTIONS, keep=True).replies
    return [reply.headers["set-cookie"].partition(";")[0] for reply in replies]


def _poll(port: int, upstream: int, proxy: Service, cookies: list[str]) -> tuple[float, float, float, float]:
    """Calls per key and period, calls, CPU per poll in microseconds, and how long it took."""
    time.sleep(OPERATION.shared_cache_seconds)
    before, spent = _badge_calls(upstream), processes.cpu_seconds(proxy)
    polls = (client.request("GET", OPERATION.path, {"Cookie": cookie, "X-Background": "1"}) for cookie in cookies)
    timings = client.send_all(port, polls, CONNECTIONS)
    spent = processes.cpu_seconds(proxy) - spent
    calls = [count - before.get(group, 0) for group, count in _badge_calls(upstream).items()]
    periods = max(1, math.ceil(timings.seconds / OPERATION.shared_cache_seconds))
    return max(calls) / periods, sum(calls), spent / len(cookies) * 1e6, timings.seconds


def _badge_calls(upstream: int) -> dict[str, int]:
    counts: dict[str, int] = client.send(upstream, "GET", "/__bench/badges").json()
    return counts
