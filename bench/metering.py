"""What it costs that a console counts for Prometheus: a read of one that does beside one that does not."""

from __future__ import annotations

from bench import processes
from bench.figures import Section, ratios
from bench.plan import Plan
from bench.proxying import CONNECTIONS, READ, Contender, bff
from pitboss.services import free_port, running

PLAIN, COUNTING = "BFF", "BFF with metrics"
AIM = 1.02
TURNS = 3  # of each round: so small a difference needs many


def add(section: Section, plan: Plan) -> None:
    """Adds it; nobody asks for the metrics meanwhile."""
    upstream, ports = free_port(), (free_port(), free_port())
    stub = processes.python("stub", "bench.stub", upstream, str(upstream))
    stub.command = processes.pinned(stub.command, processes.LOAD_CORE)
    plain = Contender(PLAIN, bff(ports[0], upstream), ports[0])
    counting = Contender(COUNTING, bff(ports[1], upstream, BFF_METRICS_PORT=str(free_port())), ports[1])
    for each in (plain, counting):
        each.service.command = processes.pinned(each.service.command, processes.MEASURED_CORE)
    with running([stub, plain.service, counting.service]):
        for each in (plain, counting):
            each.sign_in()
            each.load(each.calls()[READ], 1)
        for turn in range(TURNS * plan.rounds):
            for each in (plain, counting) if turn % 2 else (counting, plain):
                each.measure(READ, each.calls()[READ], plan.seconds)
    for each in (plain, counting):
        section.add(f"{READ} over {CONNECTIONS} connections, {each.name}", "us", each.costs[READ])
    ratio = ratios(counting.costs[READ], plain.costs[READ])
    section.add(f"{READ}, {COUNTING} / {PLAIN}", "ratio", ratio, AIM)
