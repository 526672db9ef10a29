"""Support: the queue over a hundred thousand tickets, agents with an open ticket, and tickets answered in a browser."""

from __future__ import annotations

from collections import defaultdict
from typing import Any
from urllib.parse import urlencode

from bench import client, processes
from bench.figures import Section, percentile
from bench.listing import READY_SECONDS
from bench.plan import Plan
from bench.simulating import sign_in
from contracts.table import TABLE
from tools.services import free_port, running

QUEUE = TABLE["supportTickets"].upstream_path(None)
WAITING = {"status": ["NEW", "PENDING"], "isSnoozed": "false"}
FILTER_AIM_MS, TEXT_AIM_MS = {100: 20.0}, {100: 100.0}
SHARE = 10  # of the plan's reads: there are ten lists
FILTERS: dict[str, dict[str, Any]] = {
    "what waits": WAITING,
    "all, last page": {},
    "of an operator and its brands": {**WAITING, "opId": "aurora"},
    "by subject and priority": {**WAITING, "subject": "DEPOSIT", "priority": "HIGH"},
    "of an agent": {},
    "unread ones": {**WAITING, "isUnread": "true"},
    "waiting for 4 h or more": {**WAITING, "minWaitingMinutes": 240},
    "snoozed ones": {"isSnoozed": "true"},
}
TEXTS = {
    "a word in many messages": {"text": "deposit"},
    "a word from the right": {"text": "سلام", **WAITING},
    "a word in none": {"text": "qwertyuiop"},
}


def section(plan: Plan) -> Section:
    """The p50 of each filter of the queue."""
    found = Section("Support: the queue at the simulator, called directly over loopback")
    _measure_queue(found, plan, plan.scales[-1])
    return found


def _measure_queue(found: Section, plan: Plan, scale: int) -> None:
    port = free_port()
    env = {"SIM_PORT": str(port), "SIM_SCALE": str(scale)}
    times: dict[str, list[float]] = defaultdict(list)
    with running([processes.python("simulator", "upstream_sim", port, env=env)], READY_SECONDS):
        own = sign_in(port)
        first = _page(port, own, {"limit": 50, "isAssigned": "true"})
        count = _page(port, own, {"limit": 1})["count"]
        filters = {
            **FILTERS,
            "all, last page": {"page": -(-count // 50)},
            "of an agent": {"agent": first["items"][0]["agent"]["userCode"]},
        }
        for _ in range(plan.rounds):
            for name, query in {**filters, **TEXTS}.items():
                call = client.request("GET", f"{QUEUE}?{urlencode(query, doseq=True)}", own)
                sent = client.send_all(port, [call] * max(10, plan.reads // SHARE))
                times[name].append(percentile(sent.milliseconds, 0.5))
    found.remarks.append(f"{count:,} tickets of players; each is a GET for 50 rows on one connection, p50.")
    for name in filters:
        found.add(f"scale {scale}, {name}", "ms", times[name], FILTER_AIM_MS.get(scale))
    for name in TEXTS:
        found.add(f"scale {scale}, {name}", "ms", times[name], TEXT_AIM_MS.get(scale))


def _page(port: int, own: client.Headers, query: dict[str, Any]) -> Any:
    return client.send(port, "GET", f"{QUEUE}?{urlencode(query)}", own).json()["data"]
