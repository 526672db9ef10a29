"""Partners and referrals: their lists and reports, and the end of a month, which closes everybody's."""

from __future__ import annotations

import time
from collections import defaultdict
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlencode

from bench import client, processes
from bench.figures import Section, percentile
from bench.plan import Plan
from bench.probe import Server, Wait
from bench.simulating import READY_SECONDS, sign_in
from contracts.roles import Scope
from contracts.table import TABLE
from pitboss.services import free_port, running

NOW = "2026-11-30T23:00:00Z"  # an hour before a month ends
CLOCK = "/__sim/worlds/default/clock"
TO_THE_NEXT_MONTH = "PT1H1M"
LONGEST_SECONDS = 600
SHARE = 10  # of the plan's reads: there are seventeen calls
AIM_MS, WAIT_AIM_MS = 20.0, 50.0
TWO_MONTHS = {"from": "2026-10-01T00:00:00Z", "to": "2026-11-30T23:59:59Z"}
THIS_YEAR = {"period": "THIS_YEAR"}
A_YEAR = {"from": "2025-12-01T00:00:00Z", "to": "2026-11-30T23:59:59Z"}


@dataclass(frozen=True, slots=True)
class Asked:
    """A list or report; the body of one that is a POST."""

    name: str
    operation: str
    query: dict[str, str] = field(default_factory=dict)
    body: dict[str, Any] | None = None

    def request(self, headers: client.Headers) -> bytes:
        target = f"{_path(self.operation)}?{urlencode(self.query)}"
        return client.request("GET" if self.body is None else "POST", target, headers, self.body)


def section(plan: Plan) -> Section:
    found = Section("Partners and referrals at the simulator, called directly over loopback")
    found.remarks.append(
        "A list is a GET for 50 rows, a report is asked for the partner who brought the most players, a panel for the "
        "player who earned the most by referring; each on one connection. CPU is the server's own, the mean of the "
        "same calls: what a busy machine does not alter much. The end of a month is an advance of a frozen clock from "
        "an hour before it to a minute after: others wait for a step of it, told by a small call that is made again "
        "and again meanwhile."
    )
    for scale in plan.scales:
        _measure(found, plan, scale)
    return found


def _measure(found: Section, plan: Plan, scale: int) -> None:
    port, at = free_port(), f"scale {scale}, "
    env = {"SIM_PORT": str(port), "SIM_SCALE": str(scale), "SIM_NOW": NOW}
    simulator = processes.python("simulator", "upstream_sim", port, env=env)
    times: dict[str, list[float]] = defaultdict(list)
    with running([simulator], READY_SECONDS):
        assert simulator.process is not None
        own = sign_in(port)
        calls = list(_calls(port, own))
        server, reads = Server(port, simulator.process.pid), max(10, plan.reads // SHARE)
        for _ in range(plan.rounds):
            for each in calls:
                work = server.cpu_seconds()
                sent = client.send_all(port, [each.request(own)] * reads)
                times[f"{each.name}, CPU"].append((server.cpu_seconds() - work) / reads * 1000)
                times[f"{each.name}, p50"].append(percentile(sent.milliseconds, 0.5))
        before, work = _records(port, own), server.cpu_seconds()
        seconds, longest = _month_end(server)
        worked, closed = server.cpu_seconds() - work, _records(port, own) - before
    for name, rounds in times.items():
        found.add(f"{at}{name}", "ms", rounds, AIM_MS)
    found.add(f"{at}the end of a month, {closed} partners billed", "s", [seconds])
    found.add(f"{at}the end of a month, CPU", "s", [worked])
    found.add(f"{at}others wait for the end of a month at most, CPU", "ms", [longest.worked], WAIT_AIM_MS)


def _calls(port: int, own: client.Headers) -> list[Asked]:
    affiliate = _first(port, own, "affiliates", sort="-players")
    channel = _first(port, own, "channels", affId=affiliate["affId"], sort="-signups")
    player = _first(port, own, "referralProfits", sort="-toAmountInUSD", txStatus="CONFIRMED")["player"]["playerCode"]
    whose, ways = {"affId": affiliate["affId"]}, {**TWO_MONTHS, "interpolate": True}
    return [
        Asked("affiliates", "affiliates"),
        Asked("affiliates, by what they are owed", "affiliates", {"sort": "-openAmountInUSD"}),
        Asked("channels", "channels", {"limit": "50"}),
        Asked("sub-channels", "subChannels", {"channelId": channel["channelId"]}),
        Asked("months", "affiliateMonths", whose),
        Asked("referred players", "affiliatePlayers", whose),
        Asked("active players", "affiliateActivePlayers", body=whose),
        Asked("claim history", "affiliateClaimHistory", body={}),
        Asked("records of affiliate billing", "affiliateBillingRecords"),
        Asked("report of two months", "affiliateReport", body={**whose, **ways}),
        Asked("report of a year", "affiliateReport", body={**whose, **A_YEAR}),
        Asked("report of a channel", "affiliateReport", body={**whose, **ways, "channelId": channel["channelId"]}),
        Asked("a player's level", "playerAffiliateSummary", body={"playerCode": player}),
        Asked("a player's figures of a year", "playerAffiliateReports", body={"playerCode": player, **THIS_YEAR}),
        Asked("a player's channels", "playerAffiliateChannels", body={"playerCode": player}),
        Asked("affiliate profit", "referralProfits"),
        Asked("pending affiliate profit", "referralPending"),
    ]


def _month_end(server: Server) -> tuple[float, Wait]:
    """How long it took, and the longest that a small call waited."""
    began = time.perf_counter()
    with server.watched() as waits:
        client.send(server.port, "POST", CLOCK, body={"advance": TO_THE_NEXT_MONTH}, timeout=LONGEST_SECONDS)
    return time.perf_counter() - began, max(waits)


def _records(port: int, own: client.Headers) -> int:
    return int(_page(port, own, "affiliateBillingRecords", type="profit")["count"])


def _first(port: int, own: client.Headers, operation: str, **query: str) -> Any:
    page = _page(port, own, operation, **query)
    return (page.get("items") or page["transactions"])[0]


def _page(port: int, own: client.Headers, operation: str, **query: str) -> Any:
    return client.send(port, "GET", f"{_path(operation)}?{urlencode(query)}", own).json()["data"]


def _path(operation: str) -> str:
    found = TABLE[operation]
    return found.upstream_path(Scope.SUPER_ADMIN if found.scopes else None)
