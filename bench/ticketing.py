"""Support: the queue over a hundred thousand tickets, agents with an open ticket, and tickets answered in a browser."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Sequence
from typing import Any
from urllib.parse import urlencode

from bench import answering, client, processes
from bench.figures import Section, percentile
from bench.listing import READY_SECONDS
from bench.plan import Plan
from bench.polling import TOKEN, polls, sign_in_all
from bench.proxying import bff
from bench.simulating import sign_in
from contracts.table import TABLE
from pitboss.services import free_port, free_ports, running

QUEUE = TABLE["supportTickets"].upstream_path(None)
WAITING: dict[str, Any] = {"status": ["NEW", "PENDING"], "isSnoozed": "false"}
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
AGENTS, AGENTS_AIM = 1000, 5.0
GROUPS = ("aurora-admin", "aurora-manager", "super", "admin")
CONNECTIONS = 80
# As the web has them: every how many seconds an agent with an open ticket sends each; news come as players write.
PRESENCE_EVERY, NEWS_EVERY, QUEUE_EVERY = 10, 60, 30
TEXTS = {
    "a word in many messages": {"text": "deposit"},
    "a word from the right": {"text": "ممنون", **WAITING},
    "a word in none": {"text": "qwertyuiop"},
}


def section(plan: Plan) -> Section:
    """Tickets opened and answered in a browser, what agents cost the BFF, and the p50 of each filter of the queue."""
    found = Section("Support: tickets in a browser, agents at the BFF, the queue at the simulator over loopback")
    answering.measure(found, plan)
    _measure_agents(found, plan)
    _measure_queue(found, plan, plan.scales[-1])
    return found


def _measure_agents(found: Section, plan: Plan) -> None:
    upstream, port = free_ports(2)
    stub = processes.python("stub", "bench.stub", upstream, str(upstream))
    proxy = bff(port, upstream, BFF_SERVICE_TOKEN=TOKEN)
    stub.command = processes.pinned(stub.command, processes.LOAD_CORE)
    proxy.command = processes.pinned(proxy.command, processes.MEASURED_CORE)
    seconds = min(plan.poll_seconds, 30)
    with running([stub, proxy]):
        cookies = sign_in_all(port, AGENTS, GROUPS)
        client.send_timed(port, _open_tickets(port, cookies, 3, with_queue=True), CONNECTIONS)
        ticket = _open_tickets(port, cookies, seconds, with_queue=False)
        queue = _open_tickets(port, cookies, seconds, with_queue=True)
        whole = sorted([*queue, *polls(cookies, 0, seconds, GROUPS)], key=lambda each: each[0])
        for name, timed, aim in (
            ("", ticket, AGENTS_AIM),
            (", the queue behind it", queue, None),
            (", the queue behind it, and the polls of every page", whole, None),
        ):
            spent = processes.cpu_seconds(proxy)
            answered = client.send_timed(port, timed, CONNECTIONS)
            spent = processes.cpu_seconds(proxy) - spent
            title = f"{AGENTS:,} agents with an open ticket{name}"
            found.add(f"{title}: share of a core", "%", [100 * spent / answered.seconds], aim)
            found.add(f"{title}: calls", "1/s", [answered.per_second])


def _open_tickets(port: int, cookies: Sequence[str], seconds: float, *, with_queue: bool) -> list[tuple[float, bytes]]:
    """What agents send in so many seconds, each at times of their own: that they are here, and what news they read."""
    chance = random.Random(1)
    timed = []
    for number, cookie in enumerate(cookies):
        own = {"Cookie": cookie, "X-Background": "1"}
        writes = {**own, "Origin": f"http://127.0.0.1:{port}", "X-Requested-With": "pitboss"}
        here = {"kind": "ticket", "id": f"tkt_{number:020}", "isWriting": False}
        calls = [
            (PRESENCE_EVERY, client.request("POST", "/api/presence", writes, here)),
            (NEWS_EVERY, client.request("GET", "/api/support/aurora/tkt_1/news?after=msg_1", own)),
        ]
        if with_queue:
            query = urlencode({**WAITING, "page": 1, "limit": 50, "sort": "queue"}, doseq=True)
            calls.append((QUEUE_EVERY, client.request("GET", f"/api/support?{query}", {"Cookie": cookie})))
        for every, call in calls:
            at = chance.uniform(0, every)
            while at < seconds:
                timed.append((at, call))
                at += every
    timed.sort(key=lambda each: each[0])
    return timed


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
