"""The simulated platform: how soon it is ready, how fast it lists and writes, how fast it starts over."""

from __future__ import annotations

import time
import uuid
from collections import defaultdict
from collections.abc import Iterator
from typing import Any

from bench import client, processes
from bench.figures import Section, percentile
from bench.plan import Plan
from bench.reading import Read, measured_reads
from tools.run import PASSWORD
from tools.services import Service, free_port, get, running

CONNECTIONS = 8
EMAIL = "super@pitboss.test"
RESET_AIM_MS = 20
READY_AIM_SECONDS = {1: 1.5}
LIST_AIM_MS = {100: 5.0}
MEMORY_AIM_MB = {100: 1500.0}
READ_AIMS_MS = {100: (20.0, 100.0, 50.0)}  # p50, p99, and how long another call waits meanwhile
SLOWEST = 5  # reads that are named
FILTERS = "status=PAID&isSettingsOverridden=false&sort=-totalPayableAmountInUSD&page=1&limit=50"
SEARCH = {"query": "an", "opId": "aurora", "page": 1, "limit": 50}
PAUSE_SECONDS = 0.002
READY_SECONDS = 300  # a million records on a busy machine

Values = dict[str, list[float]]


def section(plan: Plan) -> Section:
    told = Section("Simulator, called directly over loopback")
    told.remarks.append(
        f"A filtered list is GET /billingV2/invoices?{FILTERS}: p50 and p99 on one connection, "
        f"throughput on {CONNECTIONS}. A search looks for a text in the players of an operator, "
        "whose number goes with the scale. A write changes an invoice's note. "
        f"A reset follows {plan.writes:,} writes. Reads are those of the whole table, each with its usual parameters, "
        "one filter and one sort at a time; the slowest of them is shown."
    )
    for scale in plan.scales:
        _measure(told, plan, scale)
    return told


def _measure(told: Section, plan: Plan, scale: int) -> None:
    starts = plan.starts if scale == 1 else max(1, plan.starts // 2)
    ready = [_start_time(scale) for _ in range(starts)]
    port = free_port()
    simulator = _service(scale, port)
    found: Values = defaultdict(list)
    with running([simulator], READY_SECONDS):
        fresh = processes.resident_bytes(simulator) / 1e6
        for _ in range(plan.rounds):
            _round(port, plan, found)
        reads = measured_reads(port)
        worked = processes.resident_bytes(simulator) / 1e6
    at = f"scale {scale}, "
    told.add(f"{at}ready", "s", ready, READY_AIM_SECONDS.get(scale))
    told.add(f"{at}filtered list, p50", "ms", found["p50"], LIST_AIM_MS.get(scale))
    told.add(f"{at}filtered list, p99", "ms", found["p99"])
    told.add(f"{at}filtered lists", "1/s", found["lists"])
    told.add(f"{at}search, p50", "ms", found["search"])
    told.add(f"{at}writes", "1/s", found["writes"])
    told.add(f"{at}reset", "ms", found["reset"], RESET_AIM_MS)
    _add_reads(told, at, reads, *READ_AIMS_MS.get(scale, (None, None, None)))
    told.add(f"{at}memory when ready", "MB", [fresh], MEMORY_AIM_MB.get(scale))
    told.add(f"{at}memory after the load", "MB", [worked], MEMORY_AIM_MB.get(scale))


def _add_reads(
    told: Section, at: str, reads: list[Read], p50: float | None, p99: float | None, wait: float | None
) -> None:
    told.add(f"{at}slowest of {len(reads):,} reads, p50", "ms", [max(read.p50 for read in reads)], p50)
    told.add(f"{at}slowest of {len(reads):,} reads, p99", "ms", [max(read.p99 for read in reads)], p99)
    told.add(f"{at}longest that another call waits", "ms", [max(read.wait for read in reads)], wait)
    told.remarks += [f"{at}slow: {read.p50:.1f} ms {read.name}" for read in reads[:SLOWEST]]


def _service(scale: int, port: int) -> Service:
    env = {"SIM_PORT": str(port), "SIM_SCALE": str(scale)}
    return processes.python("simulator", "upstream_sim", port, env=env)


def _start_time(scale: int) -> float:
    """Seconds from the start of the process to its first answer that it is ready."""
    port = free_port()
    service = _service(scale, port)
    start = time.perf_counter()
    service.start()
    try:
        while service.ready_url and get(service.ready_url) is None:
            service.check_alive()
            time.sleep(PAUSE_SECONDS)
        return time.perf_counter() - start
    finally:
        service.stop()


def _round(port: int, plan: Plan, found: Values) -> None:
    own = sign_in(port)
    listed = client.request("GET", f"/billingV2/invoices?{FILTERS}", own)
    alone = client.send_all(port, [listed] * plan.reads)
    found["p50"].append(percentile(alone.milliseconds, 0.5))
    found["p99"].append(percentile(alone.milliseconds, 0.99))
    found["lists"].append(client.send_all(port, [listed] * plan.reads, CONNECTIONS).per_second)
    search = client.request("POST", "/players/search", own, SEARCH)
    found["search"].append(percentile(client.send_all(port, [search] * (plan.reads // 10)).milliseconds, 0.5))
    invoice = client.send(port, "GET", "/billingV2/invoices?page=1&limit=1", own).json()["data"]["items"][0]
    found["writes"].append(client.send_all(port, _edits(invoice, own, plan.writes)).per_second)
    resets = client.send_all(port, [client.request("POST", "/__sim/worlds/default/reset", body={})])
    found["reset"] += resets.milliseconds


def sign_in(port: int) -> dict[str, str]:
    answer = client.send(port, "POST", "/auth/login", body={"email": EMAIL, "password": PASSWORD})
    return {"Authorization": f"Bearer {answer.json()['data']['token']}"}


def _edits(invoice: dict[str, Any], own: dict[str, str], calls: int) -> Iterator[bytes]:
    for number in range(calls):
        body = {"invoiceId": invoice["_id"], "opId": invoice["opId"], "superAdminNote": f"note {number}"}
        revision = invoice["revision"] + number
        once = {**own, "Idempotency-Key": str(uuid.uuid4()), "If-Match": f'"{revision}"'}
        yield client.request("PUT", "/billingV2/invoice", once, body)
