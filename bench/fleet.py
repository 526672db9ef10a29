"""What it costs that several consoles share sessions by Redis: a read beside that of a console by itself, and the first
of a session in a second apart; and what two workers take beside one."""

from __future__ import annotations

import itertools
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from bench import client, processes, proxying
from bench.figures import Section, ratios
from bench.plan import Plan
from pitboss.services import Service, free_port, running
from tools.paths import CACHE
from tools.servers import REDIS, find

ALONE, SHARED = "BFF", "BFF on Redis"
FIRST, NEXT, SPREAD = "first read of a session in a second", "the next reads", "reads over 256 connections"
AIMS = {FIRST: 1.4, NEXT: 1.0}
SESSIONS, CONNECTIONS = 4000, 32
ONE, TWO = "one worker", "two workers"
WORKER_AIM, SPREAD_AIM = 1.1, 0.6
SPREAD_CONNECTIONS = 256
FREELY = {"BFF_SIGN_IN_SUCCESSES": "0", "BFF_CONNECTIONS_PER_ADDRESS": "1000"}


@dataclass(slots=True)
class Console:
    name: str
    port: int
    service: Service
    cookies: list[str] = field(default_factory=list)
    costs: dict[str, list[float]] = field(default_factory=dict)

    def sign_in(self, count: int) -> None:
        own = {"Origin": f"http://127.0.0.1:{self.port}", "X-Requested-With": "pitboss"}
        bodies = ({"email": f"{number}.super@bench.test", "password": "-"} for number in range(count))
        asked = [client.request("POST", "/api/auth/login", own, body) for body in bodies]
        replies = client.send_all(self.port, asked, connections=8, keep=True).replies
        self.cookies = [reply.headers["set-cookie"].partition(";")[0] for reply in replies]

    def measure(self, kind: str, seconds: float, connections: int = CONNECTIONS) -> None:
        """CPU per read: of sessions in turn, none of them twice in a second, or of a few alone."""
        cookies = self.cookies if kind == FIRST else self.cookies[:connections]
        reads = [
            client.request("GET", proxying.LIST.replace("{turn}", str(turn % proxying.PAGES + 1)), {"Cookie": cookie})
            for turn, cookie in enumerate(cookies)
        ]
        end = time.monotonic() + seconds
        before = processes.cpu_seconds(self.service)
        timings = client.send_all(
            self.port, itertools.takewhile(lambda _: time.monotonic() < end, itertools.cycle(reads)), connections
        )
        spent = processes.cpu_seconds(self.service) - before
        self.costs.setdefault(kind, []).append(spent / len(timings.milliseconds) * 1e6)


def console(name: str, upstream: int, **more: str) -> Console:
    port = free_port()
    service = proxying.bff(port, upstream, **FREELY, **more)
    service.name = name
    return Console(name, port, service)


@contextmanager
def consoles(program: str) -> Iterator[list[Console]]:
    """One that keeps its sessions and one on a Redis of its own, on one core; and on that Redis one of one worker and
    one of two, on whichever cores there are: on one core, two would only take turns."""
    upstream, port = free_port(), free_port()
    stub = processes.python("stub", "bench.stub", upstream, str(upstream))
    options = ["--port", str(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
    redis = Service("redis", [program, *options], log=CACHE / "logs" / "bench-redis.log")
    for service in (stub, redis):
        service.command = processes.pinned(service.command, processes.LOAD_CORE)
    url = {"BFF_REDIS_URL": f"redis://127.0.0.1:{port}"}
    alone, shared = console(ALONE, upstream), console(SHARED, upstream, **url)
    for each in (alone, shared):
        each.service.command = processes.pinned(each.service.command, processes.MEASURED_CORE)
    one = console(ONE, upstream, **url, BFF_REDIS_PREFIX="one:")
    two = console(TWO, upstream, **url, BFF_REDIS_PREFIX="two:", BFF_WORKERS="2")
    found = [alone, shared, one, two]
    with running([redis, stub, *(each.service for each in found)]):
        for each in found:
            each.sign_in(SESSIONS)
        yield found


def by_process(service: Service) -> dict[int, float]:
    """The CPU seconds of each process of a console that serves: its parent does not."""
    parent = service.process.pid if service.process is not None else 0
    return {pid: seconds for pid, seconds in processes.cpu_by_process(service).items() if pid != parent}


def spread(two: Console, seconds: float) -> float:
    """The larger part of the work that one of two workers had, over many connections."""
    before = by_process(two.service)
    two.measure(SPREAD, seconds, SPREAD_CONNECTIONS)
    after = by_process(two.service)
    spent = [after[pid] - before[pid] for pid in after]
    return max(spent) / sum(spent)


def add(section: Section, plan: Plan) -> None:
    """Adds what sharing costs, where there is a Redis."""
    program = find(REDIS)
    if program is None:
        section.remarks.append("redis-server is not installed: what shared sessions cost is left out.")
        return
    with consoles(program) as found:
        alone, shared, one, two = found
        parts = []
        for turn in range(plan.rounds):
            for kind in AIMS:
                for each in (alone, shared) if turn % 2 else (shared, alone):
                    each.measure(kind, plan.seconds)
            one.measure(SPREAD, plan.seconds, SPREAD_CONNECTIONS)
            parts.append(spread(two, plan.seconds))
        memory = {each.name: processes.resident_bytes(each.service) / 1e6 for each in found}
    for each in (one, two):
        section.add(f"{SPREAD}, {each.name}", "us", each.costs[SPREAD])
    ratio = ratios(two.costs[SPREAD], one.costs[SPREAD])
    section.add(f"{SPREAD}, {TWO} / {ONE}", "ratio", ratio, WORKER_AIM)
    section.add(f"{SPREAD}, the larger part of two workers", "ratio", parts, SPREAD_AIM)
    section.add(f"memory, {ONE} of {SESSIONS} sessions", "MB", [memory[ONE]])
    section.add(f"memory, {TWO} and their parent", "MB", [memory[TWO]])
    for kind, aim in AIMS.items():
        for each in (alone, shared):
            section.add(f"{kind}, {each.name}", "us", each.costs[kind])
        section.add(f"{kind}, {SHARED} / {ALONE}", "ratio", ratios(shared.costs[kind], alone.costs[kind]), aim)
