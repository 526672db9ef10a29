"""What a proxied call costs: the BFF with each of its engines, nginx, and the proxies that people usually write."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from bench import client, fastify, load, nginx, processes
from bench.figures import Section, ratios
from bench.load import Call, Load
from bench.plan import Plan
from pitboss.services import Service, free_port, running
from tools.paths import Problem

CONNECTIONS = 32
WARM_UP_SECONDS = 1
USUAL, FASTIFY, NGINX = "FastAPI + httpx", "Fastify reply-from", "nginx"
READ, WRITE = "read 4 KB", "write 1 KB"
# The most that the BFF on its own engine may cost, as a share of each peer in the same round.
AIMS = {
    READ: {USUAL: 1 / 20, FASTIFY: 0.8, NGINX: 10},
    WRITE: {USUAL: 1 / 20, FASTIFY: 1.0, NGINX: 10},
}
MEASURED = "BFF (native)"
EMAIL = "1.super@bench.test"
LIST = "/api/billingV2/invoices?page={turn}&limit=50&sort=-createdAt&year=2026"
PAGES = 500
EDIT = {
    "invoiceId": "inv-1",
    "opId": "aurora",
    "year": 2026,
    "month": 9,
    "description": "For the month of September, as agreed. " * 12,
    "superAdminNote": "Paid late; see the correspondence with their accounting. " * 7,
    "overrideSettings": False,
}


@dataclass(slots=True)
class Contender:
    """A proxy and what it took per call, in microseconds of CPU, a value per round."""

    name: str
    service: Service
    port: int
    headers: dict[str, str] = field(default_factory=dict)
    costs: dict[str, list[float]] = field(default_factory=dict)
    p50: dict[str, list[float]] = field(default_factory=dict)
    p99: dict[str, list[float]] = field(default_factory=dict)

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def sign_in(self, email: str = EMAIL) -> None:
        """Take a session; nginx has none and passes the token as it is."""
        if self.name == NGINX:
            self.headers = {"Authorization": f"Bearer {email}"}
            return
        own = {"Origin": self.origin, "X-Requested-With": "pitboss"}
        body = {"email": email, "password": "-"}
        reply = client.send(self.port, "POST", "/api/auth/login", own, body)
        self.headers = {**own, "Cookie": reply.headers["set-cookie"].partition(";")[0]}

    def calls(self) -> dict[str, Call]:
        """The calls that are measured."""
        edit = {**self.headers, "If-Match": '"3"', "Idempotency-Key": "3f0d8f5e-2f1c-4c55-9b59-bench0000001"}
        return {
            READ: Call("GET", LIST, self.headers, variants=PAGES),
            WRITE: Call("PUT", "/api/billingV2/invoice", edit, EDIT),
        }

    def load(self, call: Call, seconds: float) -> Load:
        """Sends the call for a number of seconds. Raises Problem when an answer was not good."""
        try:
            return load.run(self.port, call, CONNECTIONS, seconds)
        except Problem as problem:
            raise Problem(f"{self.name}, {call.method} {call.target}: {problem}") from problem

    def measure(self, kind: str, call: Call, seconds: float) -> None:
        before = processes.cpu_seconds(self.service)
        answered = self.load(call, seconds)
        spent = processes.cpu_seconds(self.service) - before
        self.costs.setdefault(kind, []).append(spent / answered.requests * 1e6)
        self.p50.setdefault(kind, []).append(answered.p50)
        self.p99.setdefault(kind, []).append(answered.p99)


def bff(port: int, upstream: int, engine: str = "native", **more: str) -> Service:
    """The console's proxy before the stub; `more` of its settings, by their names in the environment."""
    env = {
        "BFF_PORT": str(port),
        "BFF_UPSTREAM_URL": f"http://127.0.0.1:{upstream}",
        "BFF_ENGINE": engine,
        "BFF_SECRET_KEYS": "bench-key-bench-key-bench-key",
        **more,
    }
    return processes.python(f"BFF ({engine})", "bff", port, env=env)


@contextmanager
def contenders(section: Section) -> Iterator[list[Contender]]:
    """Every proxy in front of one stub, signed in."""
    upstream = free_port()
    with tempfile.TemporaryDirectory(prefix="pitboss-bench-") as folder:
        found = [_usual(upstream)]
        node = fastify.program()
        if node:
            port = free_port()
            found.append(Contender(FASTIFY, fastify.service(node, port, upstream), port))
        else:
            section.remarks.append("Fastify's packages cannot be installed, and it is left out.")
        for engine in ("native", "httpx"):
            port = free_port()
            found.append(Contender(f"BFF ({engine})", bff(port, upstream, engine), port))
        path = nginx.program()
        if path:
            port = free_port()
            Path(folder).chmod(0o755)
            found.append(Contender(NGINX, nginx.service(path, Path(folder), port, upstream), port))
        else:
            section.remarks.append("nginx is not installed and left out.")
        stub = processes.python("stub", "bench.stub", upstream, str(upstream))
        stub.command = processes.pinned(stub.command, processes.LOAD_CORE)
        for each in found:
            each.service.command = processes.pinned(each.service.command, processes.MEASURED_CORE)
        with running([stub, *(each.service for each in found)]):
            for each in found:
                each.sign_in()
            yield found


def _usual(upstream: int) -> Contender:
    port = free_port()
    args = (str(port), f"http://127.0.0.1:{upstream}")
    return Contender(USUAL, processes.python(USUAL, "bench.baseline_proxy", port, *args), port)


def section(plan: Plan) -> Section:
    """CPU time per call, in turn, and what share of a peer's it is in the same round."""
    section = Section("BFF: CPU per call of the proxy's process, signed in, against a trivially fast platform")
    tool = "wrk" if load.has_wrk() else "our own client, since wrk is not installed"
    section.remarks.append(
        f"{CONNECTIONS} kept connections, {plan.seconds:g} s a turn, load by {tool} with a query that varies. "
        "All write access logs; each proxy runs on one core, load and platform on another."
    )
    with contenders(section) as found:
        for each in found:
            for call in each.calls().values():
                each.load(call, WARM_UP_SECONDS)
        for _ in range(plan.rounds):
            for kind in found[0].calls():
                for each in found:
                    each.measure(kind, each.calls()[kind], plan.seconds)
    for kind in found[0].costs:
        _tell(section, kind, found)
    return section


def _tell(section: Section, kind: str, found: list[Contender]) -> None:
    for each in found:
        section.add(f"{kind}, {each.name}", "us", each.costs[kind])
    peers = {each.name: each.costs[kind] for each in found if each.name in AIMS[kind]}
    for each in found:
        for name, peer in peers.items():
            if each.name not in peers:
                aim = AIMS[kind][name] if each.name == MEASURED else None
                section.add(f"{kind}, {each.name} / {name}", "ratio", ratios(each.costs[kind], peer), aim)
    for each in found:
        section.add(f"{kind}, {each.name}, p50", "ms", each.p50[kind])
        section.add(f"{kind}, {each.name}, p99", "ms", each.p99[kind])
