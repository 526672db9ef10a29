"""A pytest plugin: a run that had to try again too often has failed, though every test passed in the end."""

from __future__ import annotations

import pytest

MOST = 3


def _reruns(config: pytest.Config) -> int:
    reporter = config.pluginmanager.get_plugin("terminalreporter")
    return len(reporter.stats.get("rerun", [])) if reporter else 0


@pytest.hookimpl(tryfirst=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    """Fail a run with more than MOST reruns; xdist's workers leave the count to their controller."""
    if not hasattr(session.config, "workerinput") and _reruns(session.config) > MOST and not session.exitstatus:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say why."""
    count = _reruns(terminalreporter.config)
    if count > MOST:
        terminalreporter.write_line(
            f"{count} reruns, and at most {MOST} are let pass: find out what is flaky.", red=True
        )
