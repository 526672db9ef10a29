"""Games: their lists with all tenants, and what changes an operator's games at once."""

from __future__ import annotations

import uuid
from collections.abc import Iterator
from urllib.parse import urlencode

from bench import client, processes
from bench.figures import Section, percentile
from bench.listing import READY_SECONDS
from bench.plan import Plan
from bench.simulating import sign_in
from contracts.table import TABLE
from pitboss.services import free_port, running

GAMES, CLONE, ORDER = (TABLE[name].upstream_path(None) for name in ("games", "gamesClone", "gamesOrder"))
LIST_AIM_MS, CHANGE_AIM_MS = 20.0, 50.0
SHARE = 5  # of the plan's reads
CHANGES = 20  # in a round
SOURCES, TARGET = ("aurora", "borealis"), "delphin"
LISTS = {
    "a page": {},
    "a page with an operator's entries and figures": {"opId": "aurora"},
    "a page in an operator's order": {"opId": "aurora", "sort": "operatorOrder"},
}


def section(plan: Plan) -> Section:
    found = Section("Games at the simulator, called directly over loopback")
    port = free_port()
    with running([processes.python("simulator", "upstream_sim", port, env={"SIM_PORT": str(port)})], READY_SECONDS):
        own = sign_in(port)
        found.remarks.append("Lists are of 50 games with all tenants; p50 on one connection.")
        for name, query in LISTS.items():
            call = client.request("GET", f"{GAMES}?{urlencode(query)}", own)
            sent = (client.send_all(port, [call] * max(10, plan.reads // SHARE)) for _ in range(plan.rounds))
            found.add(name, "ms", [percentile(each.milliseconds, 0.5) for each in sent], LIST_AIM_MS)
        for name, change in (("cloning an operator's games", _clones), ("putting them all in order", _orders)):
            rounds = (client.send_all(port, change(port, own)) for _ in range(plan.rounds))
            found.add(name, "ms", [percentile(each.milliseconds, 0.5) for each in rounds], CHANGE_AIM_MS)
    return found


def _once(own: dict[str, str]) -> dict[str, str]:
    return {**own, "Idempotency-Key": str(uuid.uuid4())}


def _clones(_port: int, own: dict[str, str]) -> Iterator[bytes]:
    for number in range(CHANGES):
        body = {"sourceOpId": SOURCES[number % len(SOURCES)], "destOpId": TARGET}
        yield client.request("POST", CLONE, _once(own), body)


def _orders(port: int, own: dict[str, str]) -> Iterator[bytes]:
    query = {"opId": TARGET, "limit": 1000, "sort": "operatorOrder"}
    games = client.send(port, "GET", f"{GAMES}?{urlencode(query)}", own).json()["data"]["items"]
    ids, revision = [game["id"] for game in games], sum(game["entry"]["revision"] for game in games)
    for _ in range(CHANGES // 2):
        ids.reverse()
        body = {"opId": TARGET, "gameIds": ids}
        yield client.request("PUT", ORDER, {**_once(own), "If-Match": f'"{revision}"'}, body)
        revision += len(ids)
