"""What a service and its children cost: CPU time and memory, from /proc."""

from __future__ import annotations

import os
import platform
import shutil
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from pitboss.services import Service
from tools.paths import CACHE, Problem

PROC = Path("/proc")
TICK_SECONDS = 1 / os.sysconf("SC_CLK_TCK")
# What is measured has a core for itself where there are two; what loads it has another.
MEASURED_CORE, LOAD_CORE = 0, 1
_SESSION, _USER, _SYSTEM = 3, 11, 12  # of the fields after the command's name


def check() -> None:
    """Raises Problem where there is no /proc to read."""
    if not (PROC / "self" / "stat").is_file():
        raise Problem("The benchmark reads CPU time and memory from /proc: run it on Linux.")


def python(name: str, module: str, port: int, *args: str, env: Mapping[str, str] | None = None) -> Service:
    """A Python service of this checkout that says on /readyz when it is ready."""
    return Service(
        name,
        [sys.executable, "-m", module, *args],
        ready_url=f"http://127.0.0.1:{port}/readyz",
        env=env or {},
        log=CACHE / "logs" / f"bench-{module.rpartition('.')[2]}-{port}.log",
    )


def pinned(command: Sequence[str], core: int) -> list[str]:
    """The command on this core alone, where the machine has it and can pin."""
    taskset = shutil.which("taskset")
    can_pin = taskset is not None and {MEASURED_CORE, LOAD_CORE} <= os.sched_getaffinity(0)
    return [str(taskset), "-c", str(core), *command] if can_pin else list(command)


def cpu_seconds(service: Service) -> float:
    """User and system time of the service and its children so far."""
    return sum(cpu_by_process(service).values())


def cpu_by_process(service: Service) -> dict[int, float]:
    """The same of each process, by its id."""
    members = _members(session_of(service))
    return {pid: (float(of[_USER]) + float(of[_SYSTEM])) * TICK_SECONDS for pid, of in members}


def resident_bytes(service: Service) -> int:
    """The memory that the service and its children hold."""
    return session_bytes(session_of(service))


def session_bytes(session: int) -> int:
    """The memory that the processes of a session hold."""
    return sum(_kilobytes(pid, "VmRSS:") for pid, _ in _members(session)) * 1024


def session_of(service: Service) -> int:
    """The session that a service and its children are. Raises Problem where it does not run."""
    if service.process is None:
        raise Problem(f"The {service.name} is not running.")
    return service.process.pid


def _members(session: int) -> Iterator[tuple[int, list[str]]]:
    """Each process of a session, with the fields of its stat after its name."""
    for folder in PROC.iterdir():
        if folder.name.isdigit():
            try:
                fields = (folder / "stat").read_text().rpartition(")")[2].split()
            except OSError:
                continue
            if int(fields[_SESSION]) == session:
                yield int(folder.name), fields


def _kilobytes(pid: int, label: str) -> int:
    try:
        lines = (PROC / str(pid) / "status").read_text().splitlines()
    except OSError:
        return 0
    return next((int(line.split()[1]) for line in lines if line.startswith(label)), 0)


def machine() -> str:
    """The machine that is measured on, and how busy it is."""
    model = next(
        (line.partition(":")[2].strip() for line in _lines(PROC / "cpuinfo") if line.startswith("model name")),
        platform.machine(),
    )
    load = os.getloadavg()[0]
    return f"{os.cpu_count()} x {model}, Python {platform.python_version()}, load {load:.1f} before the run"


def _lines(file: Path) -> list[str]:
    return file.read_text().splitlines() if file.is_file() else []
