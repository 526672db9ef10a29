"""A pytest plugin: a run that had to try again too often has failed, though every test passed in the end."""

from __future__ import annotations

import pytest

MOST = 3
TOLD_LINES = 15


def _reruns(config: pytest.Config) -> list[pytest.TestReport]:
    """Each try that failed and was followed by another."""
    reporter = config.pluginmanager.get_plugin("terminalreporter")
    return list(reporter.stats.get("rerun", [])) if reporter else []


@pytest.hookimpl(tryfirst=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    """Fail a run with more than MOST reruns; xdist's workers leave the count to their controller."""
    if not hasattr(session.config, "workerinput") and len(_reruns(session.config)) > MOST and not session.exitstatus:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say why: the end of what each try that failed said, and that they were too many."""
    reruns = _reruns(terminalreporter.config)
    for report in reruns:
        terminalreporter.section(f"tried again: {report.nodeid} ({report.when})", sep="-")
        for line in report.longreprtext.splitlines()[-TOLD_LINES:]:
            terminalreporter.write_line(line)
    if len(reruns) > MOST:
        terminalreporter.write_line(
            f"{len(reruns)} reruns, and at most {MOST} are let pass: find out what is flaky.", red=True
        )
