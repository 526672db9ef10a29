"""A pytest plugin: a run that had to try again too often has failed, though every test passed in the end."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.steps import reruns_file

MOST = 3
TOLD_LINES = 15


def _reruns(config: pytest.Config) -> list[pytest.TestReport]:
    """Each try that failed and was followed by another."""
    reporter = config.pluginmanager.get_plugin("terminalreporter")
    return list(reporter.stats.get("rerun", [])) if reporter else []


def _reason(report: pytest.TestReport) -> str:
    crash = getattr(report.longrepr, "reprcrash", None)
    lines = (crash.message if crash else report.longreprtext).splitlines()
    return lines[0] if lines else ""


@pytest.hookimpl(tryfirst=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    """Name the reruns beside the report, and fail a run with more than MOST (the controller does so for workers)."""
    if hasattr(session.config, "workerinput"):
        return
    reruns = _reruns(session.config)
    if report := session.config.getoption("xmlpath"):
        lines = [f"tried again: {each.nodeid}: {_reason(each)}\n" for each in reruns]
        reruns_file(Path(report)).write_text("".join(lines))
    if len(reruns) > MOST and not session.exitstatus:
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
