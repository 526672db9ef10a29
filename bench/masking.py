"""What it costs the BFF to mask players' personal data, and that it costs nothing where nothing is masked."""

from __future__ import annotations

from bench import processes
from bench.figures import Section, ratios
from bench.load import Call
from bench.plan import Plan
from bench.proxying import CONNECTIONS, LIST, PAGES, WARM_UP_SECONDS, Contender, bff
from pitboss.services import free_ports, running

ACCOUNTS = "/api/paymentsV2/withdraw/bank-accounts?page={turn}&limit=50&sort=-createdAt"
SEEING, MASKED, ALONE = "with the key", "without the key", "with the key, where nobody is without it"
EMAILS = {
    SEEING: "1.aurora-admin@bench.test",
    MASKED: "1.aurora-manager@bench.test",
    ALONE: "2.aurora-admin@bench.test",
}
LISTS = {"bank accounts, 4 KB": ACCOUNTS, "invoices, 4 KB": LIST}
# Of what the same list costs somebody else of the same tenant.
AIMS = {(MASKED, SEEING): 1.3, (SEEING, ALONE): 1.1}


def section(plan: Plan) -> Section:
    """CPU time per read of the BFF's process, by whoever sees personal data and by whoever sees it masked, in turn; and
    of another BFF that has never masked anything."""
    section = Section("BFF: CPU per read with and without players_personal, against a trivially fast platform")
    section.remarks.append(
        f"{CONNECTIONS} kept connections, {plan.seconds:g} s a turn. An account has five fields to be masked, an "
        "invoice none; of both, what no model declares is left out."
    )
    upstream, port, other = free_ports(3)
    stub = processes.python("stub", "bench.stub", upstream, str(upstream))
    service, alone = bff(port, upstream), bff(other, upstream)
    stub.command = processes.pinned(stub.command, processes.LOAD_CORE)
    for each in (service, alone):
        each.command = processes.pinned(each.command, processes.MEASURED_CORE)
    callers = {
        SEEING: Contender(SEEING, service, port),
        MASKED: Contender(MASKED, service, port),
        ALONE: Contender(ALONE, alone, other),
    }
    with running([stub, service, alone]):
        for name, caller in callers.items():
            caller.sign_in(EMAILS[name])
        calls = [
            (caller, kind, Call("GET", path, caller.headers, variants=PAGES))
            for kind, path in LISTS.items()
            for caller in callers.values()
        ]
        for caller, _, call in calls:
            caller.load(call, WARM_UP_SECONDS)
        for turn in range(plan.rounds):
            for caller, kind, call in calls[:: -1 if turn % 2 else 1]:
                caller.measure(kind, call, plan.seconds)
    for kind in LISTS:
        for name, caller in callers.items():
            section.add(f"{kind}, {name}", "us", caller.costs[kind])
        for (one, peer), aim in AIMS.items():
            costs = [callers[name].costs[kind] for name in (one, peer)]
            section.add(f"{kind}, {one} / {peer}", "ratio", ratios(*costs), aim)
    return section
