"""What a mapping file costs, and a second platform that hangs: a read of a console with them beside one without."""

from __future__ import annotations

import socket
import tempfile
from collections.abc import Mapping
from pathlib import Path

from bench import processes
from bench.figures import Section, ratios
from bench.plan import Plan
from bench.proxying import CONNECTIONS, READ, Contender, bff
from pitboss.services import free_port, running

PLAIN, BESIDE, TRANSLATED, HANGING = (
    "BFF",
    "BFF, another operation mapped",
    "BFF, this operation's names and times mapped",
    "BFF, each read copied to a platform that hangs",
)
AIMS = {BESIDE: 1.02, TRANSLATED: None, HANGING: None}
TURNS = 3  # of each round: so small a difference needs many
MAPPINGS: Mapping[str, str] = {
    BESIDE: "[operations.playersList]\namounts = 'minor'\n[operations.playersList.answer]\nplayerCode = 'no'\n",
    TRANSLATED: "[operations.billingV2Invoices]\nzone = 'UTC'\n[operations.billingV2Invoices.answer]\n"
    "invoiceNo = 'invoiceNo'\n",
}


def add(section: Section, plan: Plan) -> None:
    """Adds it."""
    upstream = free_port()
    stub = processes.python("stub", "bench.stub", upstream, str(upstream))
    stub.command = processes.pinned(stub.command, processes.LOAD_CORE)
    with tempfile.TemporaryDirectory(prefix="pitboss-bench-") as folder, socket.create_server(("127.0.0.1", 0)) as deaf:
        given: dict[str, dict[str, str]] = {PLAIN: {}}
        for name, text in MAPPINGS.items():
            file = Path(folder, f"{len(given)}.toml")
            file.write_text(text)
            given[name] = {"BFF_MAPPING": str(file)}
        rules = Path(folder, "shadow.toml")
        rules.write_text("sample = 1\n")
        second = f"http://127.0.0.1:{deaf.getsockname()[1]}"
        given[HANGING] = {"BFF_SHADOW_URL": second, "BFF_SHADOW_RULES": str(rules)}
        found = []
        for name, settings in given.items():
            port = free_port()
            found.append(Contender(name, bff(port, upstream, **settings), port))
            found[-1].service.command = processes.pinned(found[-1].service.command, processes.MEASURED_CORE)
        with running([stub, *(each.service for each in found)]):
            for each in found:
                each.sign_in()
                each.load(each.calls()[READ], 1)
            for turn in range(TURNS * plan.rounds):
                for each in found if turn % 2 else reversed(found):
                    each.measure(READ, each.calls()[READ], plan.seconds)
    plain, *others = found
    for each in found:
        section.add(f"{READ} over {CONNECTIONS} connections, {each.name}", "us", each.costs[READ])
        section.add(f"{READ}, {each.name}, p99", "ms", each.p99[READ])
    for each in others:
        section.add(
            f"{READ}, {each.name} / {PLAIN}", "ratio", ratios(each.costs[READ], plain.costs[READ]), AIMS[each.name]
        )
