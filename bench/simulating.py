"""The simulated platform: how soon it is ready, how fast it lists and writes, how fast it starts over, and how long
any call keeps others waiting."""

from __future__ import annotations

import time
import uuid
from collections import defaultdict
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from urllib.parse import urlencode

from bench import client, json_server, processes, report
from bench.acting import acts_alone, waits_amid_everything
from bench.figures import Section, percentile, ratios
from bench.plan import Plan
from bench.probe import Server, Wait
from bench.reading import Read, measured_reads
from pitboss.run import PASSWORD
from pitboss.services import Service, free_port, get, running

CONNECTIONS = 8
EMAIL = "super@pitboss.test"
RESET_AIM_MS = 20
READY_FIRST_AIM_SECONDS = {1: 2.5}
READY_AIM_SECONDS = {1: 0.8, 100: 20.0}
LIST_AIM = 1.5  # times what json-server takes
LIST_AIM_MS = {100: 5.0}
MEMORY_AIM_MB = {100: 1500.0}
READ_AIMS_MS = {100: (20.0, 100.0)}  # p50, p99
WAIT_AIM_MS = {100: 50.0}
LARGE_STARTS = 2
TURNS = {1: 3}  # of all acts; else one
SLOWEST = 10  # reads and acts that are named
# The reads that have aims at a large scale; all others of pages are lists.
KINDS = {
    "searches": ("playersSearch",),
    "totals": ("playersTotals", "playersTotalUsers", "playersTotalTransactions"),
    "balances": ("playersBalances",),
    "card users": ("riskCardUsers",),
}
FILTERS = {"status": "PAID", "isSettingsOverridden": "false", "page": 1, "limit": 50}
SORTED_BY = "totalPayableAmountInUSD"
LIST = f"/billingV2/invoices?{urlencode({**FILTERS, 'sort': f'-{SORTED_BY}'})}"
ROWS_AT_ONCE = 200
SEARCH = {"query": "an", "opId": "aurora", "page": 1, "limit": 50}
PAUSE_SECONDS = 0.002
READY_SECONDS = 900  # a million records on a busy machine

Values = dict[str, list[float]]


def section(plan: Plan) -> Section:
    section = Section("Simulator, called directly over loopback")
    section.remarks.append(
        f"A filtered list is GET {LIST}: p50 and p99 on one connection, throughput on {CONNECTIONS}; json-server lists "
        "the same invoices by the same filters and order. A search looks for a text in the players of an operator, "
        "whose number goes with the scale. A write changes an invoice's note. "
        f"A reset follows {plan.writes:,} writes. Reads are those of the whole table, each with its usual parameters, "
        "one filter and one sort at a time, and its far pages. CPU is the server's own, in the same calls: what a busy "
        "machine does not alter much. Others wait: a small call, made again and again meanwhile."
    )
    for scale in plan.scales:
        began = time.perf_counter()
        _measure(section, plan, scale)
        _say(scale, f"done after {time.perf_counter() - began:.0f} s")
    return section


def _measure(section: Section, plan: Plan, scale: int) -> None:
    at = f"scale {scale}, "
    _add_starts(section, at, plan, scale)
    port = free_port()
    simulator = _service(scale, port)
    found: Values = defaultdict(list)
    with running([simulator], READY_SECONDS):
        assert simulator.process is not None
        server = Server(port, simulator.process.pid)
        fresh = processes.resident_bytes(simulator) / 1e6
        if scale == 1:
            _add_list_beside_json_server(section, at, plan, simulator, port)
        _say(scale, "lists, searches, writes and resets")
        for _ in range(plan.rounds):
            _round(port, plan, found)
        is_aimed_at = scale in READ_AIMS_MS
        _say(scale, "every read of the table" if is_aimed_at else "reads with their usual parameters")
        reads = measured_reads(server, only_usual=not is_aimed_at)
        _say(scale, "how long others wait")
        _add_waits(section, at, server, reads, scale)
        worked = processes.resident_bytes(simulator) / 1e6
    section.add(f"{at}filtered list, p50", "ms", found["p50"], LIST_AIM_MS.get(scale))
    section.add(f"{at}filtered list, p99", "ms", found["p99"])
    section.add(f"{at}filtered lists", "1/s", found["lists"])
    section.add(f"{at}search, p50", "ms", found["search"])
    section.add(f"{at}writes", "1/s", found["writes"])
    section.add(f"{at}reset", "ms", found["reset"], RESET_AIM_MS)
    _add_reads(section, at, reads, *READ_AIMS_MS.get(scale, (None, None)))
    section.add(f"{at}memory when ready", "MB", [fresh], MEMORY_AIM_MB.get(scale))
    section.add(f"{at}memory after the load", "MB", [worked], MEMORY_AIM_MB.get(scale))


def _add_starts(section: Section, at: str, plan: Plan, scale: int) -> None:
    """How soon it is ready: the first time, which builds what is kept, and after that."""
    with TemporaryDirectory(prefix="bench-starts-") as empty:
        cache = {"SIM_CACHE": empty} if scale == 1 else {}  # a large start is built once a day, not at every run
        _say(scale, "the first start, which builds what is kept, in minutes where it is large")
        first = _start_time(scale, cache, kept_in=Path(empty) if cache else None)
        _say(scale, f"ready after {first[0]:.1f} s; further starts")
        again = [_start_time(scale, cache) for _ in range(plan.starts if cache else LARGE_STARTS)]
    if cache:
        section.add(f"{at}ready, the first time", "s", [first[0]], READY_FIRST_AIM_SECONDS.get(scale))
    section.add(f"{at}ready", "s", [seconds for seconds, _ in again], READY_AIM_SECONDS.get(scale))
    section.add(f"{at}ready, CPU", "s", [cpu for _, cpu in again])


def _add_list_beside_json_server(section: Section, at: str, plan: Plan, simulator: Service, port: int) -> None:
    """The filtered list, and json-server's of the same invoices, in turns."""
    own = sign_in(port)
    asked = {**FILTERS, "_sort": SORTED_BY, "_order": "desc", "_page": FILTERS["page"], "_limit": FILTERS["limit"]}
    asked = {name: value for name, value in asked.items() if name not in ("page", "limit")}
    with json_server.serving(list(_invoices(port, own))) as peer:
        if peer is None:
            section.remarks.append("json-server could not be installed.")
            return
        service, peer_port = peer
        turns: list[tuple[str, Service, int, bytes]] = [
            ("filtered list", simulator, port, client.request("GET", LIST, own)),
            ("json-server", service, peer_port, client.request("GET", f"/rows?{urlencode(asked)}")),
        ]
        times: Values = defaultdict(list)
        for _ in range(plan.rounds):
            for name, measured, at_port, request in turns:
                worked = processes.cpu_seconds(measured)
                took = client.send_all(at_port, [request] * plan.reads)
                times[f"{name}, p50"].append(percentile(took.milliseconds, 0.5))
                times[f"{name}, p99"].append(percentile(took.milliseconds, 0.99))
                times[f"{name}, CPU"].append((processes.cpu_seconds(measured) - worked) / plan.reads * 1000)
    for what in ("p50", "p99", "CPU"):
        mine, theirs = times[f"filtered list, {what}"], times[f"json-server, {what}"]
        section.add(f"{at}json-server's list, {what}", "ms", theirs)
        section.add(f"{at}filtered list beside it, {what}", "ms", mine)
        section.add(f"{at}filtered list / json-server, {what}", "", ratios(mine, theirs), LIST_AIM)


def _invoices(port: int, own: client.Headers) -> Iterator[dict[str, Any]]:
    page, remaining = 0, 1
    while remaining:
        page += 1
        target = f"/billingV2/invoices?page={page}&limit={ROWS_AT_ONCE}"
        data = client.send(port, "GET", target, own).json()["data"]
        yield from data["items"]
        remaining = data["remaining"]


def _add_waits(section: Section, at: str, server: Server, reads: list[Read], scale: int) -> None:
    """How long others wait: for one call at a time, and amid all of them."""
    aim = WAIT_AIM_MS.get(scale)
    turns = TURNS.get(scale, 1)
    acted = acts_alone(server, sign_in(server.port), turns=turns, with_other_seed=scale == 1)
    usual = [read.request() for read in reads if read.is_usual]
    amid = waits_amid_everything(server, sign_in(server.port), usual, turns=turns)
    section.add(f"{at}others wait for one read at most, CPU", "ms", [max(read.wait.worked for read in reads)], aim)
    section.add(f"{at}others wait for another call at most, CPU", "ms", [acted[0].longest.worked], aim)
    section.add(f"{at}others wait amid everything at most, CPU", "ms", [max(amid).worked], aim)
    section.add(f"{at}others wait amid everything, p99", "ms", [percentile([wait.milliseconds for wait in amid], 0.99)])
    section.remarks += [f"{at}others wait for {each.act.name}: {_words(each.longest)}" for each in acted[:SLOWEST]]


def _words(wait: Wait) -> str:
    return f"{wait.worked:.1f} ms of CPU, {wait.milliseconds:.1f} in all"


def _add_reads(section: Section, at: str, reads: list[Read], p50: float | None, p99: float | None) -> None:
    def over(aim: float | None, of: Callable[[Read], float]) -> str:
        return "" if aim is None else f", {sum(of(read) > aim for read in reads):,} of them over the aim"

    for kind, found in _by_kind(reads).items():
        name = f"{at}slowest of {len(found):,} {kind}"
        section.add(f"{name}, CPU", "ms", [max(read.cpu for read in found)], p50)
        section.add(f"{name}, p50", "ms", [max(read.p50 for read in found)], p50)
        section.add(f"{name}, p99", "ms", [max(read.p99 for read in found)], p99)
    section.remarks.append(
        f"{at}reads by CPU{over(p50, lambda read: read.cpu)}; by p50{over(p50, lambda read: read.p50)}; "
        f"by p99{over(p99, lambda read: read.p99)}."
    )
    for read in reads[:SLOWEST]:
        section.remarks.append(
            f"{at}slow: {read.cpu:.1f} ms of CPU, p50 {read.p50:.1f}, p99 {read.p99:.1f}: {read.name}"
        )
    for read in sorted(reads, key=lambda each: each.wait, reverse=True)[:SLOWEST]:
        section.remarks.append(f"{at}others wait for a read: {_words(read.wait)}: {read.name}")


def _by_kind(reads: list[Read]) -> dict[str, list[Read]]:
    """The reads by what they are called in the aims, and all of them."""
    kinds = {operation: kind for kind, operations in KINDS.items() for operation in operations}
    found: dict[str, list[Read]] = defaultdict(list)
    for read in reads:
        if read.is_list or read.operation.id in kinds:
            found[kinds.get(read.operation.id, "lists")].append(read)
    return {**found, "reads": reads}


def _say(scale: int, what: str) -> None:
    report.progress(f"simulator at scale {scale}: {what}")


def _service(scale: int, port: int, env: dict[str, str] | None = None) -> Service:
    own = {"SIM_PORT": str(port), "SIM_SCALE": str(scale), **(env or {})}
    return processes.python("simulator", "upstream_sim", port, env=own)


def _start_time(scale: int, env: dict[str, str], kept_in: Path | None = None) -> tuple[float, float]:
    """Seconds from the start of the process to its first answer that it is ready, and those of its CPU. It is not
    ended before its start is kept in the folder."""
    port = free_port()
    service = _service(scale, port, env)
    start = time.perf_counter()
    service.start()
    try:
        while service.ready_url and get(service.ready_url) is None:
            service.check_alive()
            time.sleep(PAUSE_SECONDS)
        found = time.perf_counter() - start, processes.cpu_seconds(service)
        while kept_in and not any(kept_in.glob("*.start")):
            time.sleep(PAUSE_SECONDS)
        return found
    finally:
        service.stop()


def _round(port: int, plan: Plan, found: Values) -> None:
    own = sign_in(port)
    listed = client.request("GET", LIST, own)
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
