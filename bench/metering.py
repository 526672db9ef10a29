"""What it costs that a console counts for Prometheus: what that adds to a read, as a share of what the read costs.

So little cannot be told from two servers side by side: both consoles are in this process, before a platform that is a
function, and take turns of a few milliseconds.
"""

from __future__ import annotations

import asyncio
import json
import os
import time
from collections.abc import Callable

import uvloop
from starlette.types import ASGIApp, Scope

from bench import stub
from bench.figures import Section
from bench.plan import Plan
from bench.proxying import MEASURED, READ
from bff.answers import WHOLE, RawHeaders
from bff.app import bootstrap
from bff.engines.engine import Body, Headers, Reply
from bff.metrics.endpoint import WithMetrics
from bff.metrics.process_log import Unbuffered
from bff.metrics.prometheus import Exposition, Meter
from bff.metrics.tally import CountingLog, Tally
from bff.metrics.telemetry import Log
from bff.requests.connections import Connections
from bff.settings import Settings
from tools.paths import Problem

AIM = 1.02
CALLS, TURNS = 100, 300  # of each turn, and of each round
ORIGIN = "http://127.0.0.1:8000"
PATH = b"/api/billingV2/invoices"


class Instant:
    """A platform that answers at once."""

    def __init__(self) -> None:
        self._page = json.dumps({"success": True, "status": "OK", "data": stub.PAGE, "messages": []}).encode()
        signed_in = {"token": "t", **stub.identity("1.super@bench.test")}
        self._signed_in = json.dumps({"success": True, "status": "OK", "data": signed_in, "messages": []}).encode()

    async def send(
        self,
        method: str,  # noqa: ARG002 - every engine takes as much
        target: str,
        headers: Headers,  # noqa: ARG002
        body: Body,  # noqa: ARG002
        stream: bool = False,  # noqa: ARG002
        *,
        seconds: float = 60,  # noqa: ARG002
    ) -> Reply:
        answer = self._signed_in if target == "/auth/login" else self._page
        return Reply(200, [("content-type", "application/json")], answer)

    async def aclose(self) -> None: ...


class Browser:
    """Calls an app as our server does."""

    def __init__(self, app: ASGIApp) -> None:
        self.app, self.cookie = app, b""

    async def sign_in(self) -> None:
        headers = await self._call("POST", b"/api/auth/login", b'{"email":"1.super@bench.test","password":"-"}')
        self.cookie = next(value for name, value in headers if name == b"set-cookie").partition(b";")[0]

    async def read(self) -> None:
        await self._call("GET", PATH, b"")

    async def _call(self, method: str, path: bytes, body: bytes) -> RawHeaders:
        found: list[tuple[int, RawHeaders]] = []

        async def send_whole(status: int, headers: RawHeaders, _body: bytes) -> None:
            found.append((status, headers))

        async def receive() -> dict[str, object]:
            return {"type": "http.request", "body": body, "more_body": False}

        own = [(b"host", b"127.0.0.1:8000"), (b"origin", ORIGIN.encode()), (b"x-requested-with", b"pitboss")]
        kind = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))] if body else []
        scope: Scope = {
            "type": "http",
            "method": method,
            "path": path.decode(),
            "raw_path": path,
            "query_string": b"page=1&limit=50" if method == "GET" else b"",
            "headers": [*own, *kind, (b"cookie", self.cookie)],
            "scheme": "http",
            "client": ("127.0.0.1", 1),
            "extensions": {WHOLE: send_whole},
        }
        await self.app(scope, receive, self._never)
        status, headers = found[0]
        if status != 200:
            raise Problem(f"{method} {path.decode()} was answered {status}.")
        return headers

    async def _never(self, _message: object) -> None:
        raise Problem("The answer did not come in one piece.")


def consoles() -> tuple[Browser, Browser, Callable[[], None]]:
    """One that counts nothing, one that does, and what adds up its counts."""
    settings, tally = Settings(secret_keys=("bench-key-bench-key-bench-key",), deviations_every=0), Tally()
    null = Unbuffered(os.open(os.devnull, os.O_WRONLY))
    plain = bootstrap(settings, engine=Instant(), log=Log(null))
    counting = bootstrap(settings, engine=Instant(), log=CountingLog(null, tally))
    meter = Meter(tally)
    meter.watch(settings, counting.proxy.upstream, counting.proxy.shared, counting.stores, Connections(settings))
    exposition = Exposition(meter, None)
    counted = WithMetrics(counting, "a-token-of-the-bench", exposition.text, meter.run)
    for console in (plain, counting):
        console.log.start()
    return Browser(plain), Browser(counted), meter.add_up


async def _extra(rounds: int) -> list[float]:
    """What counting adds to a read, in microseconds of CPU, a value per round."""
    plain, counting, add_up = consoles()
    for each in (plain, counting):
        await each.sign_in()
        for _ in range(1000):
            await each.read()
    found = []
    for _ in range(rounds):
        spent = {plain: 0.0, counting: 0.0}
        for turn in range(TURNS):
            await asyncio.sleep(0)
            for each in (plain, counting) if turn % 2 else (counting, plain):
                before = time.process_time()
                for _ in range(CALLS):
                    await each.read()
                spent[each] += time.process_time() - before
            if turn % 50 == 0:  # as often as it does, once a second
                before = time.process_time()
                add_up()
                spent[counting] += time.process_time() - before
        found.append((spent[counting] - spent[plain]) / (CALLS * TURNS) * 1e6)
    return found


def add(section: Section, plan: Plan) -> None:
    """Adds it; the read's cost is one of the section's figures."""
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        extra = runner.run(_extra(plan.rounds))
    read = next(figure.median for figure in section.figures if figure.name == f"{READ}, {MEASURED}")
    section.add(f"{READ}, what counting for Prometheus adds", "us", extra)
    section.add(f"{READ}, with metrics / without", "ratio", [1 + each / read for each in extra], AIM)
