"""What a proxied call costs: the BFF with both engines, nginx, and the proxy people usually write."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from bench import client, load, nginx, processes
from bench.figures import Section, ratios
from bench.load import Call
from bench.plan import Plan
from tools.paths import Problem
from tools.services import Service, free_port, running

CONNECTIONS = 32
WARM_UP_SECONDS = 1
SHARE_OF_USUAL = 0.1
USUAL = "FastAPI + httpx"
EMAIL = "1.super@bench.test"
LIST = "/api/billingV2/invoices?page=1&limit=50&sort=-createdAt&year=2026"
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
    rates: dict[str, list[float]] = field(default_factory=dict)

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def sign_in(self) -> None:
        """Take a session; nginx has none and passes the token as it is."""
        if self.name == "nginx":
            self.headers = {"Authorization": f"Bearer {EMAIL}"}
            return
        own = {"Origin": self.origin, "X-Requested-With": "pitboss"}
        body = {"email": EMAIL, "password": "-"}
        reply = client.send(self.port, "POST", "/api/auth/login", own, body)
        self.headers = {**own, "Cookie": reply.headers["set-cookie"].partition(";")[0]}

    def calls(self) -> dict[str, Call]:
        """The calls that are measured."""
        edit = {**self.headers, "If-Match": '"3"', "Idempotency-Key": "3f0d8f5e-2f1c-4c55-9b59-bench0000001"}
        return {
            "read 4 KB": Call("GET", LIST, self.headers),
            "write 1 KB": Call("PUT", "/api/billingV2/invoice", edit, EDIT),
        }

    def load(self, call: Call, seconds: float) -> int:
        """How many answers came. Raises Problem when one was not good."""
        try:
            return load.run(self.port, call, CONNECTIONS, seconds).requests
        except Problem as problem:
            raise Problem(f"{self.name}, {call.method} {call.target}: {problem}") from problem

    def measure(self, kind: str, call: Call, seconds: float) -> None:
        before = processes.cpu_seconds(self.service)
        answered = self.load(call, seconds)
        spent = processes.cpu_seconds(self.service) - before
        self.costs.setdefault(kind, []).append(spent / answered * 1e6)
        self.rates.setdefault(kind, []).append(answered / max(1, round(seconds)))


def bff(port: int, upstream: int, engine: str = "pyreqwest") -> Service:
    """The console's proxy before the stub."""
    env = {
        "BFF_PORT": str(port),
        "BFF_UPSTREAM_URL": f"http://127.0.0.1:{upstream}",
        "BFF_ENGINE": engine,
        "BFF_SECRET_KEYS": "bench-key-bench-key-bench-key",
    }
    return processes.python(f"BFF ({engine})", "bff", port, env=env)


@contextmanager
def contenders(section: Section) -> Iterator[list[Contender]]:
    """Every proxy in front of one stub, signed in."""
    upstream = free_port()
    with tempfile.TemporaryDirectory(prefix="pitboss-bench-") as folder:
        found = [_usual(upstream)]
        for engine in ("pyreqwest", "httpx"):
            port = free_port()
            found.append(Contender(f"BFF ({engine})", bff(port, upstream, engine), port))
        path = nginx.program()
        if path:
            port = free_port()
            Path(folder).chmod(0o755)
            found.append(Contender("nginx", nginx.service(path, Path(folder), port, upstream), port))
        else:
            section.remarks.append("nginx is not installed and left out.")
        stub = processes.python("stub", "bench.stub", upstream, str(upstream))
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
    told = Section("BFF: CPU per call of the proxy's process, signed in, against a trivially fast platform")
    tool = "wrk" if load.has_wrk() else "our own client, since wrk is not installed"
    told.remarks.append(
        f"{CONNECTIONS} kept connections, {plan.seconds:g} s a turn, load by {tool}. All write access logs."
    )
    with contenders(told) as found:
        for each in found:
            for call in each.calls().values():
                each.load(call, WARM_UP_SECONDS)
        for _ in range(plan.rounds):
            for kind in found[0].calls():
                for each in found:
                    each.measure(kind, each.calls()[kind], plan.seconds)
    for kind in found[0].costs:
        _tell(told, kind, found)
    return told


def _tell(told: Section, kind: str, found: list[Contender]) -> None:
    for each in found:
        told.add(f"{kind}, {each.name}", "us", each.costs[kind])
    peers = {each.name: each.costs[kind] for each in found if not each.name.startswith("BFF")}
    for each in found:
        for name, peer in peers.items():
            if each.name not in peers:
                aim = SHARE_OF_USUAL if name == USUAL else None
                told.add(f"{kind}, {each.name} / {name}", "ratio", ratios(each.costs[kind], peer), aim)
    for each in found:
        told.add(f"{kind}, {each.name}, calls", "1/s", each.rates[kind])
