"""What it costs the BFF to mask players' personal data, and that it costs nothing where nothing is masked."""

from __future__ import annotations

from bench import processes
from bench.figures import Section, ratios
from bench.load import Call
from bench.plan import Plan
from bench.proxying import CONNECTIONS, LIST, PAGES, WARM_UP_SECONDS, Contender, bff
from pitboss.services import free_port, running

AIM = 1.3  # of what the same list costs whoever sees it as it is
ACCOUNTS = "/api/paymentsV2/withdraw/bank-accounts?page={turn}&limit=50&sort=-createdAt"
SEEING, MASKED = "with the key", "without the key"
EMAILS = {SEEING: "1.super@bench.test", MASKED: "1.aurora-manager@bench.test"}
LISTS = {"bank accounts, 4 KB": ACCOUNTS, "invoices, 4 KB": LIST}


def section(plan: Plan) -> Section:
    """CPU time per read of the BFF's process, by whoever sees personal data and by whoever sees it masked, in turn."""
    section = Section("BFF: CPU per read with and without players_personal, against a trivially fast platform")
    section.remarks.append(
        f"{CONNECTIONS} kept connections, {plan.seconds:g} s a turn. An account has five fields to be masked, an "
        "invoice none; of both, what no model declares is left out."
    )
    upstream, port = free_port(), free_port()
    stub = processes.python("stub", "bench.stub", upstream, str(upstream))
    service = bff(port, upstream)
    stub.command = processes.pinned(stub.command, processes.LOAD_CORE)
    service.command = processes.pinned(service.command, processes.MEASURED_CORE)
    with running([stub, service]):
        callers = {name: Contender(name, service, port) for name in EMAILS}
        for name, caller in callers.items():
            caller.sign_in(EMAILS[name])
        calls = [
            (caller, kind, Call("GET", path, caller.headers, variants=PAGES))
            for kind, path in LISTS.items()
            for caller in callers.values()
        ]
        for caller, _, call in calls:
            caller.load(call, WARM_UP_SECONDS)
        for _ in range(plan.rounds):
            for caller, kind, call in calls:
                caller.measure(kind, call, plan.seconds)
    for kind in LISTS:
        for name, caller in callers.items():
            section.add(f"{kind}, {name}", "us", caller.costs[kind])
        costs = [callers[name].costs[kind] for name in (MASKED, SEEING)]
        section.add(f"{kind}, {MASKED} / {SEEING}", "ratio", ratios(*costs), AIM)
    return section
