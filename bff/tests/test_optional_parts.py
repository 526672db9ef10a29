"""What is switched off is not even imported."""

from __future__ import annotations

import subprocess
import sys

from bff.tests.test_drain import ROOT

START = """
import sys
from bff.app import bootstrap
from bff.settings import Settings
switched = {{"breaker": {breaker}, "engine": "{engine}", "deviations_every": {deviations_every}}}
bootstrap(Settings(secret_keys=("a-key-of-this-test",), **switched))
print(*sys.modules)
"""


def imported(*, breaker: bool, engine: str, deviations_every: int) -> set[str]:
    """The modules of a process that has just put the console together."""
    start = START.format(breaker=breaker, engine=engine, deviations_every=deviations_every)
    done = subprocess.run([sys.executable, "-c", start], cwd=ROOT, capture_output=True, text=True, check=True)
    return set(done.stdout.split())


def test_optional_parts_are_not_imported() -> None:
    optional = {
        "bff.forwarding.breaker",
        "bff.metrics.deviations",
        "contracts.mapping_file",
        "bff.engines.httpx_engine",
        "httpx",
    }
    assert not optional & imported(breaker=False, engine="native", deviations_every=0)


def test_what_is_switched_on_is_imported() -> None:
    switched = imported(breaker=True, engine="httpx", deviations_every=100)
    assert {"bff.forwarding.breaker", "bff.metrics.deviations", "bff.engines.httpx_engine"} <= switched
