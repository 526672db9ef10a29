"""Lists of a million transactions: how fast each set of filters finds its page, and what memory that takes."""

from __future__ import annotations

from collections import defaultdict
from typing import Any
from urllib.parse import urlencode

from bench import client, processes
from bench.figures import Section, percentile
from bench.plan import Plan
from bench.simulating import sign_in
from pitboss.services import free_port, running

PATH = "/transactions"
LIMIT = 50
AIM_MS = {100: 10.0}
MEMORY_AIM_MB = {100: 2000.0}
READY_SECONDS = 300  # a million records on a busy machine
SHARE = 5  # of the plan's reads: there are six sets


def section(plan: Plan) -> Section:
    section = Section("Lists of transactions at the simulator, called directly over loopback")
    section.remarks.append(
        f"Each is GET {PATH} for {LIMIT} rows on one connection, p50; the newest first where nothing else is said."
    )
    _measure(section, plan, plan.scales[-1])
    return section


def _measure(section: Section, plan: Plan, scale: int) -> None:
    port = free_port()
    env = {"SIM_PORT": str(port), "SIM_SCALE": str(scale)}
    simulator = processes.python("simulator", "upstream_sim", port, env=env)
    found: dict[str, list[float]] = defaultdict(list)
    with running([simulator], READY_SECONDS):
        own = sign_in(port)
        sets = filter_sets(port, own)
        for _ in range(plan.rounds):
            for name, query in sets.items():
                call = client.request("GET", f"{PATH}?{urlencode(query, doseq=True)}", own)
                sent = client.send_all(port, [call] * max(10, plan.reads // SHARE))
                found[name].append(percentile(sent.milliseconds, 0.5))
        memory = processes.resident_bytes(simulator) / 1e6
    for name in sets:
        section.add(f"scale {scale}, {name}", "ms", found[name], AIM_MS.get(scale))
    section.add(f"scale {scale}, memory after the load", "MB", [memory], MEMORY_AIM_MB.get(scale))


def filter_sets(port: int, own: dict[str, str]) -> dict[str, dict[str, Any]]:
    """The filters of each query, by the name that the report gives it."""
    first = _page(port, own, {"limit": 1})
    last_page = -(-first["count"] // LIMIT)
    player = first["transactions"][0]["player"]["playerCode"]
    day = first["transactions"][0]["createdAt"][:10]
    year = f"{int(day[:4]) - 1}{day[4:]}"
    return {
        f"all {first['count']:,}, last page": {"page": last_page},
        "by player": {"playerCode": player},
        "by status and date": {"txStatus": "CONFIRMED", "fromDate": f"{year}T00:00:00Z", "toDate": f"{day}T00:00:00Z"},
        "by gateway": {"gateway": "Utopia"},
        "by operator with brands": {"opId": "aurora", "includeBrands": "true"},
        "by amount, deposits": {"type": "DEPOSIT", "sort": "-toAmountInUSD"},
    }


def _page(port: int, own: dict[str, str], query: dict[str, Any]) -> Any:
    return client.send(port, "GET", f"{PATH}?{urlencode(query)}", own).json()["data"]
