"""What ten thousand signed-in users cost who only look: every poll as the web sends it, for a minute."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from collections.abc import Iterable, Sequence
from urllib.parse import urlencode

from bench import client, processes
from bench.figures import Section
from bench.plan import Plan
from bench.proxying import bff
from bench.stub import GROUPS, OPERATORS
from pitboss.services import free_ports, running

CONNECTIONS = 160
SIGN_IN_CONNECTIONS = 8
WARM_UP_SECONDS = 12  # longer than any answer is shared
# As the web has them: every how many seconds each part is due.
PERIODS = {"badges": 10, "check": 15, "rates": 60, "news": 30}
MINUTE = 60
CHOICES: tuple[dict[str, str], ...] = ({}, {"includeBrands": "false"})  # of an operator's staff
TOKEN = "service-token-of-the-bench"
CORE_AIM, CALLS_AIM = 20, 20

Timed = list[tuple[float, bytes]]


def section(plan: Plan) -> Section:
    """Share of a core and upstream calls, with the feed of changed identities and without it."""
    section = Section(f"{plan.pollers:,} signed-in users of {len(OPERATORS)} operators, all polls of the web")
    section.remarks.append(
        f"For {plan.poll_seconds:g} s; every user looks at one tab. {len(GROUPS)} groups of operator and role; an "
        f"operator's staff choose among {len(CHOICES)} ways to show brands, the platform's among four operators."
    )
    _measure(section, plan, "with the feed", aimed=True, BFF_SERVICE_TOKEN=TOKEN)
    _measure(section, plan, "without it", aimed=False)
    return section


def _measure(section: Section, plan: Plan, name: str, *, aimed: bool, **settings: str) -> None:
    upstream, port = free_ports(2)
    stub = processes.python("stub", "bench.stub", upstream, str(upstream))
    proxy = bff(port, upstream, **settings)
    stub.command = processes.pinned(stub.command, processes.LOAD_CORE)
    proxy.command = processes.pinned(proxy.command, processes.MEASURED_CORE)
    with running([stub, proxy]):
        cookies = sign_in_all(port, plan.pollers)
        memory = processes.resident_bytes(proxy)
        client.send_timed(port, polls(cookies, MINUTE - WARM_UP_SECONDS, WARM_UP_SECONDS), CONNECTIONS)
        spent, before = processes.cpu_seconds(proxy), calls_at(upstream)
        answered = client.send_timed(port, polls(cookies, 0, plan.poll_seconds), CONNECTIONS)
        spent, calls = processes.cpu_seconds(proxy) - spent, calls_at(upstream)
    count, seconds = len(answered.milliseconds), answered.seconds
    section.add(f"{name}: share of a core", "%", [100 * spent / seconds], CORE_AIM if aimed else None)
    section.add(f"{name}: CPU per poll", "us", [spent / count * 1e6])
    section.add(f"{name}: polls", "1/s", [count / seconds])
    section.add(
        f"{name}: upstream calls", "1/s", [(calls.total() - before.total()) / seconds], CALLS_AIM if aimed else None
    )
    for path in sorted(calls):
        section.add(f"{name}: of these {path}", "1/s", [(calls[path] - before[path]) / seconds])
    section.add(f"{name}: memory of the BFF with all signed in", "MB", [memory / 1e6])


def sign_in_all(port: int, pollers: int, names: Iterable[str] = GROUPS) -> list[str]:
    """The users' cookies, in the order of their groups, again and again."""
    own = {"Origin": f"http://127.0.0.1:{port}", "X-Requested-With": "pitboss"}
    groups = itertools.islice(itertools.cycle(names), pollers)
    sign_ins = (
        client.request("POST", "/api/auth/login", own, {"email": f"{number}.{group}@bench.test", "password": "-"})
        for number, group in enumerate(groups)
    )
    replies = client.send_all(port, sign_ins, SIGN_IN_CONNECTIONS, keep=True).replies
    # Answers overtake one another, and each says whose it is.
    replies.sort(key=lambda reply: int(reply.json()["data"]["user"]["userCode"]))
    return [reply.headers["set-cookie"].partition(";")[0] for reply in replies]


def polls(cookies: Sequence[str], begin: float, seconds: float, names: Iterable[str] = GROUPS) -> Timed:
    """What users of these groups send in the given seconds of their minute from `begin` on, each at their own times."""
    chance = random.Random(1)
    timed: Timed = []
    for cookie, group in zip(cookies, itertools.cycle(names)):
        choice, phase = _choice(group, chance), chance.uniform(0, MINUTE)
        headers = {"Cookie": cookie, "X-Background": "1"}
        for at, target in _minute(choice):
            when = (at + phase - begin) % MINUTE
            if when < seconds:
                timed.append((when, client.request("GET", target, headers)))
    timed.sort(key=lambda each: each[0])
    return timed


def _choice(group: str, chance: random.Random) -> dict[str, str]:
    """What one of this group has chosen in the top bar."""
    _, op_id = GROUPS[group]
    return chance.choice(CHOICES) if op_id else {"opId": chance.choice(OPERATORS[:4])}


def _minute(choice: dict[str, str]) -> Iterable[tuple[int, str]]:
    """The second and target of each poll of a user's minute: what is due at once goes in one call."""
    for at in range(MINUTE):
        parts = [part for part, every in PERIODS.items() if at % every == 0]
        if parts:
            own = choice if "badges" in parts else {}
            yield at, f"/api/pulse?{urlencode({**own, 'parts': ','.join(parts)})}"


def calls_at(upstream: int) -> Counter[str]:
    """How many calls of each path came upstream, without signing in and the benchmark's own calls."""
    found = client.send(upstream, "GET", "/__bench/calls").json()
    return Counter({path: count for path, count in found.items() if "/__bench" not in path and "/auth/" not in path})
