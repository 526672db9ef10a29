"""The BFF in front of the simulator, both in this process, with nothing between them but the wire."""

from __future__ import annotations

import io
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest

from bff.app import bootstrap
from bff.engines.httpx_engine import HttpxEngine
from bff.metrics.telemetry import Log
from bff.settings import Settings
from bff.tests.made_settings import settings_of
from upstream_sim.http.app import Simulator
from upstream_sim.testing import simulator as simulated_platform

ORIGIN = "http://127.0.0.1:8000"
PASSWORD = "Pitboss-2026"


@dataclass(frozen=True)
class Stack:
    """Both services, and browsers before them."""

    simulator: Simulator
    console: httpx.ASGITransport

    def browser(self) -> httpx.AsyncClient:
        """A browser of its own, signed in nowhere."""
        headers = {"X-Requested-With": "pitboss", "Origin": ORIGIN}
        return httpx.AsyncClient(transport=self.console, base_url=ORIGIN, headers=headers)

    async def signed_in(self, email: str) -> httpx.AsyncClient:
        browser = self.browser()
        answer = await browser.post("/api/auth/login", json={"email": email, "password": PASSWORD})
        assert answer.status_code == 200, answer.text
        return browser


def settings_of_tests(**more: Any) -> Settings:
    """Before the simulator and without the web app: each console would read all of its files."""
    given = {"simulator": True, "secret_keys": ("a-key-of-the-tests-alone",), "web_dist": Path("nowhere"), **more}
    return settings_of(**given)


def stack_over(simulator: Simulator, platform: httpx.AsyncBaseTransport, settings: Settings | None = None) -> Stack:
    """The console before a platform that is reached by this transport."""
    engine = HttpxEngine(platform, "http://platform.test")
    console = bootstrap(settings or settings_of_tests(), engine=engine, log=Log(io.StringIO()))
    return Stack(simulator, httpx.ASGITransport(console))


@pytest.fixture
def stack() -> Stack:
    simulator = simulated_platform()
    return stack_over(simulator, httpx.ASGITransport(simulator))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """What the attacks measured."""
    reports = [report for kind in ("passed", "failed") for report in terminalreporter.stats.get(kind, [])]
    figures = [text for report in reports for name, text in report.user_properties if name == "attack"]
    if figures:
        terminalreporter.section("attacks")
        for text in sorted(figures):
            terminalreporter.line(text)
