"""What is switched off is not even imported, and what is left is small."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from bff.tests.driver import SERVICE_TOKEN
from bff.tests.test_drain import ROOT

START = """
import json, sys
from bff.app import bootstrap
from bff.settings import Settings
bootstrap(Settings(secret_keys=("a-key-of-this-test",), **json.loads(sys.argv[1])))
print(json.dumps({name: getattr(module, "__file__", None) for name, module in sys.modules.items()}))
"""
BY_SETTING: dict[str, tuple[Any, Any, set[str]]] = {
    "breaker": (False, True, {"bff.forwarding.breaker"}),
    "engine": ("native", "httpx", {"bff.engines.httpx_engine", "httpx"}),
    "deviations_every": (0, 100, {"bff.metrics.deviations", "contracts.deviations"}),
    "redis_url": ("", "redis://127.0.0.1", {"bff.stores.redis", "hiredis", "cryptography"}),
    "service_token": ("", SERVICE_TOKEN, {"bff.sessions.identity_feed"}),
}
"""Each setting off and on, and the modules that it switches on."""
OF_A_MAPPING = {"bff.mapping", "contracts.mapping"}
OF_THE_SERVER = {
    "bff.environment",
    "bff.requests.batching",
    "bff.requests.connections",
    "bff.requests.draining",
    "bff.requests.limits",
    "bff.metrics.process_log",
    "bff.metrics.readiness",
    "bff.heap",
    "bff.workers",
}
OF_METRICS = {"bff.metrics.tally", "bff.metrics.observing", "bff.metrics.tracing", "prometheus_client", "opentelemetry"}
MOST_LINES = 5_600


def imported(**settings: Any) -> dict[str, str | None]:
    """The modules of a process that has just put the console together, and their files."""
    command = [sys.executable, "-c", START, json.dumps(settings)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    found: dict[str, str | None] = json.loads(done.stdout.splitlines()[-1])
    return found


def test_optional_parts_are_not_imported() -> None:
    modules = imported(**{name: off for name, (off, _, _) in BY_SETTING.items()})
    for name, (_, _, parts) in BY_SETTING.items():
        assert not parts & modules.keys(), name
    assert not (OF_A_MAPPING | OF_THE_SERVER | OF_METRICS) & modules.keys()


def test_what_is_switched_on_is_imported(tmp_path: Path) -> None:
    mapping = tmp_path / "mapping.json"
    mapping.write_text("{}")
    modules = imported(mapping=str(mapping), **{name: on for name, (_, on, _) in BY_SETTING.items()})
    for name, (_, _, parts) in BY_SETTING.items():
        assert parts <= modules.keys(), name
    assert modules.keys() >= OF_A_MAPPING


def test_the_console_as_it_is_set_is_small() -> None:
    files = {name: file for name, file in imported().items() if file and name.partition(".")[0] == "bff"}
    lines = {name: len(Path(file).read_text().splitlines()) for name, file in files.items()}
    assert sum(lines.values()) <= MOST_LINES, sorted(lines.items(), key=lambda one: -one[1])
