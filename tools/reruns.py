"""A pytest plugin: a run that had to try again too often has failed, though every test passed in the end.

What a try said that failed is kept in `.cache/reruns`, and beside it what the browser showed at its end and did at the
next try.
"""

from __future__ import annotations

import re
import shutil
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


def _folder(config: pytest.Config) -> Path:
    return config.rootpath / ".cache" / "reruns"


def trace_of(config: pytest.Config, nodeid: str, ending: str) -> Path:
    """Where to keep what a test that is tried again leaves behind; the folder is there."""
    folder = _folder(config)
    folder.mkdir(parents=True, exist_ok=True)
    name = re.sub(r"[^\w.-]+", "-", nodeid.rpartition("/")[2]).strip("-")
    return folder / f"{name}{ending}"


def _kept(config: pytest.Config, number: int, report: pytest.TestReport) -> Path:
    """The file, below the root, with all that a try which failed said."""
    trace = trace_of(config, report.nodeid, f"-{number}.txt")
    trace.write_text(report.longreprtext, encoding="utf-8")
    return trace.relative_to(config.rootpath)


def pytest_sessionstart(session: pytest.Session) -> None:
    """Forget the traces of the run before."""
    if not hasattr(session.config, "workerinput"):
        shutil.rmtree(_folder(session.config), ignore_errors=True)


@pytest.hookimpl(tryfirst=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    """Name the reruns beside the report, and fail a run with more than MOST (the controller does so for workers)."""
    if hasattr(session.config, "workerinput"):
        return
    reruns = _reruns(session.config)
    if report := session.config.getoption("xmlpath"):
        lines = [
            f"tried again: {each.nodeid}: {_reason(each)} (trace: {_kept(session.config, number, each)})\n"
            for number, each in enumerate(reruns, 1)
        ]
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
