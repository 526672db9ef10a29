"""What the badge poll feels of an export of a hundred thousand high depositors."""

from __future__ import annotations

import time
from concurrent.futures import Future, ThreadPoolExecutor
from datetime import UTC, datetime

from bench import client, processes
from bench.figures import Section, percentile, ratios
from bench.many_depositors import DEPOSITORS, OP_ID
from bench.plan import Plan
from bench.simulating import sign_in
from contracts.table import TABLE
from pitboss.services import free_port, running
from tools.paths import Problem

POLL = TABLE["adminBadges"].upstream_path(None)
EXPORT = TABLE["playersMaxDeposit"].upstream_path(None)
AIM = 2.0
BATCH = 50


def section(plan: Plan) -> Section:
    """The poll goes past the BFF, which would answer most of it from what it shares."""
    section = Section(f"Badge poll at the simulator while {DEPOSITORS:,} high depositors are exported")
    port = free_port()
    idle, busy, lasted, sizes = [], [], [], []
    with running([processes.python("depositors", "bench.many_depositors", port, str(port))]):
        own = sign_in(port)
        poll = client.request("GET", POLL, own)
        for _ in range(plan.rounds):
            idle.append(percentile(client.send_all(port, [poll] * plan.reads).milliseconds, 0.99))
            times, seconds, size = _while_exporting(port, own, poll)
            busy.append(percentile(times, 0.99))
            lasted.append(seconds)
            sizes.append(size / 1e6)
    section.add("idle, p99", "ms", idle)
    section.add("meanwhile, p99", "ms", busy)
    section.add("meanwhile, p99 as a share of idle", "", ratios(busy, idle), AIM)
    section.add("the export takes", "s", lasted)
    section.add("the file", "MB", sizes)
    return section


def _while_exporting(port: int, own: dict[str, str], poll: bytes) -> tuple[list[float], float, int]:
    """The polls' times in milliseconds, how long the export took, and the size of its file."""
    times: list[float] = []
    with ThreadPoolExecutor(1) as beside:
        start = time.perf_counter()
        making = beside.submit(client.send, port, "POST", EXPORT, own, _form())
        while not making.done():
            times += client.send_all(port, [poll] * BATCH).milliseconds
        seconds = time.perf_counter() - start
    return times, seconds, _size(port, own, making)


def _form() -> dict[str, object]:
    now = datetime.now(UTC).isoformat()
    return {"opId": OP_ID, "from": "2020-01-01T00:00:00Z", "to": now, "depositAmountInUSDThreshold": 0}


def _size(port: int, own: dict[str, str], making: Future[client.Reply]) -> int:
    """Raises Problem for a file with too few rows."""
    name = making.result().json()["data"]["fileName"]
    file = client.send(port, "GET", TABLE["fileDownload"].upstream_path(None).format(fileName=name), own).body
    if file.count(b"\n") <= DEPOSITORS * 0.95:
        raise Problem(f"The file has only {file.count(10)} rows.")
    return len(file)
