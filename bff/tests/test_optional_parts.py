"""What is switched off is not even imported."""

from __future__ import annotations

import subprocess
import sys

from bff.tests.test_drain import ROOT

START = """
import sys
from bff.app import bootstrap
from bff.settings import Settings
bootstrap(Settings(secret_keys=("a-key-of-this-test",), breaker={breaker}, engine="{engine}"))
print(*sys.modules)
"""


def imported(*, breaker: bool, engine: str) -> set[str]:
    """The modules of a process that has just put the console together."""
    start = START.format(breaker=breaker, engine=engine)
    done = subprocess.run([sys.executable, "-c", start], cwd=ROOT, capture_output=True, text=True, check=True)
    return set(done.stdout.split())


def test_optional_parts_are_not_imported() -> None:
    assert not {"bff.breaker", "bff.mapping", "bff.httpx_engine", "httpx"} & imported(breaker=False, engine="pyreqwest")


def test_what_is_switched_on_is_imported() -> None:
    assert {"bff.breaker", "bff.httpx_engine"} <= imported(breaker=True, engine="httpx")
