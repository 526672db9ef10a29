"""Lists of bonuses, of what players were given, unlocked and claimed, and of free bets: over a hundred thousand grants
at the largest scale."""

from __future__ import annotations

from urllib.parse import urlencode

from bench import client, processes
from bench.figures import Section, percentile
from bench.listing import READY_SECONDS
from bench.plan import Plan
from bench.simulating import sign_in
from contracts.table import TABLE
from pitboss.services import free_port, running

GRANTS = TABLE["playerBonuses"].upstream_path(None)
AIM_MS = {100: 20.0}
SHARE = 10  # of the plan's reads: there are ten lists
LISTS = {
    "all, the newest first": ("playerBonuses", {}),
    "open ones of a kind": ("playerBonuses", {"type": "MANUAL_BONUS", "isOpen": "true"}),
    "by operator, the largest first": ("playerBonuses", {"opId": "aurora", "sort": "-bonusAmountInUSD"}),
    "bonuses": ("bonusDefinitions", {}),
    "bonuses by title": ("bonusDefinitions", {"title": "boost"}),
    "releases": ("bonusReleases", {}),
    "releases, player by player": ("playerBonusReleases", {}),
    "pending claims": ("bonusClaims", {}),
    "transactions of bonuses": ("bonusTransactions", {}),
    "active free bets": ("appliedFreebets", {"status": "ACTIVE"}),
}


def section(plan: Plan) -> Section:
    found = Section("Lists of bonuses at the simulator, called directly over loopback")
    scale, port = plan.scales[-1], free_port()
    env = {"SIM_PORT": str(port), "SIM_SCALE": str(scale)}
    with running([processes.python("simulator", "upstream_sim", port, env=env)], READY_SECONDS):
        own = sign_in(port)
        count = client.send(port, "GET", GRANTS, own).json()["data"]["count"]
        found.remarks.append(f"{count:,} grants; each is a GET for 50 rows on one connection, p50.")
        for name, (operation, query) in LISTS.items():
            path = TABLE[operation].upstream_path(None)
            call = client.request("GET", f"{path}?{urlencode(query)}", own)
            sent = (client.send_all(port, [call] * max(10, plan.reads // SHARE)) for _ in range(plan.rounds))
            medians = [percentile(each.milliseconds, 0.5) for each in sent]
            found.add(f"scale {scale}, {name}", "ms", medians, AIM_MS.get(scale))
    return found
