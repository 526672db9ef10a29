"""Worlds with a scenario for QA: how long it takes to make each, its start included."""

from __future__ import annotations

import time
from tempfile import TemporaryDirectory

from bench import client, processes
from bench.figures import Section
from bench.plan import Plan
from bench.simulating import READY_SECONDS
from contracts.areas.simulator.worlds import ScenarioName
from pitboss.services import free_port, running

WORLDS = "/__sim/worlds"
AIM_SECONDS = 5.0
LONGEST_SECONDS = 300


def section(plan: Plan) -> Section:
    section = Section("Scenarios for QA, made over loopback")
    section.remarks.append(
        "The first time builds the start of the scenario's world, which is kept in a folder, and plays it; again only "
        "plays it. CPU is the simulator's own, in the same calls: what a busy machine does not alter much."
    )
    with TemporaryDirectory(prefix="bench-scenarios-") as empty:
        port = free_port()
        simulator = processes.python("simulator", "upstream_sim", port, env={"SIM_PORT": str(port), "SIM_CACHE": empty})
        with running([simulator], READY_SECONDS):
            for name in ScenarioName:
                marks = [processes.cpu_seconds(simulator)]
                first = _made(port, name)
                marks.append(processes.cpu_seconds(simulator))
                again = [_made(port, name) for _ in range(plan.rounds)]
                marks.append(processes.cpu_seconds(simulator))
                section.add(f"{name}, the first time", "s", [first], AIM_SECONDS)
                section.add(f"{name}, the first time, CPU", "s", [marks[1] - marks[0]], AIM_SECONDS)
                section.add(f"{name}, again", "s", again, AIM_SECONDS)
                section.add(f"{name}, again, CPU", "s", [(marks[2] - marks[1]) / plan.rounds])
    return section


def _made(port: int, name: ScenarioName) -> float:
    """The seconds that it took."""
    began = time.perf_counter()
    client.send(port, "POST", WORLDS, body={"name": name, "scenario": name}, timeout=LONGEST_SECONDS)
    took = time.perf_counter() - began
    client.send(port, "DELETE", f"{WORLDS}/{name}")
    return took
