"""What it costs that several consoles share sessions by Redis: a read beside that of a console by itself, and the first
of a session in a second apart."""

from __future__ import annotations

import itertools
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from bench import client, processes, proxying
from bench.figures import Section, ratios
from bench.plan import Plan
from tools.paths import CACHE
from tools.servers import REDIS, find
from tools.services import Service, free_port, running

ALONE, SHARED = "BFF", "BFF on Redis"
FIRST, NEXT = "first read of a session in a second", "the next reads"
AIMS = {FIRST: 1.4, NEXT: 1.0}
SESSIONS, CONNECTIONS = 4000, 32
FREELY = {"BFF_SIGN_IN_SUCCESSES": "0"}


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

    def measure(self, kind: str, seconds: float) -> None:
        """CPU per read: of sessions in turn, none of them twice in a second, or of a few alone."""
        cookies = self.cookies if kind == FIRST else self.cookies[:CONNECTIONS]
        reads = [
            client.request("GET", proxying.LIST.replace("{turn}", str(turn % proxying.PAGES + 1)), {"Cookie": cookie})
            for turn, cookie in enumerate(cookies)
        ]
        end = time.monotonic() + seconds
        before = processes.cpu_seconds(self.service)
        timings = client.send_all(
            self.port, itertools.takewhile(lambda _: time.monotonic() < end, itertools.cycle(reads)), CONNECTIONS
        )
        spent = processes.cpu_seconds(self.service) - before
        self.costs.setdefault(kind, []).append(spent / len(timings.milliseconds) * 1e6)


def console(name: str, upstream: int, **more: str) -> Console:
    port = free_port()
    service = proxying.bff(port, upstream, **FREELY, **more)
    service.name, service.command = name, processes.pinned(service.command, processes.MEASURED_CORE)
    return Console(name, port, service)


@contextmanager
def consoles(program: str) -> Iterator[list[Console]]:
    """One that keeps its sessions, and one on a Redis of its own."""
    upstream, port = free_port(), free_port()
    stub = processes.python("stub", "bench.stub", upstream, str(upstream))
    options = ["--port", str(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
    redis = Service("redis", [program, *options], log=CACHE / "logs" / "bench-redis.log")
    for service in (stub, redis):
        service.command = processes.pinned(service.command, processes.LOAD_CORE)
    found = [console(ALONE, upstream), console(SHARED, upstream, BFF_REDIS_URL=f"redis://127.0.0.1:{port}")]
    with running([redis, stub, *(each.service for each in found)]):
        for each in found:
            each.sign_in(SESSIONS)
        yield found


def add(section: Section, plan: Plan) -> None:
    """Adds what sharing costs, where there is a Redis."""
    program = find(REDIS)
    if program is None:
        section.remarks.append("redis-server is not installed: what shared sessions cost is left out.")
        return
    with consoles(program) as found:
        for turn in range(plan.rounds):
            for kind in AIMS:
                for each in found if turn % 2 else reversed(found):
                    each.measure(kind, plan.seconds)
    alone, shared = found
    for kind, aim in AIMS.items():
        for each in found:
            section.add(f"{kind}, {each.name}", "us", each.costs[kind])
        section.add(f"{kind}, {SHARED} / {ALONE}", "ratio", ratios(shared.costs[kind], alone.costs[kind]), aim)
