"""Every check and every test, with one summary at the end; with FAST=1, those that need no browser."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

from tools import chromium, lint, servers
from tools.paths import CACHE, PYTHON, Problem, node_tool
from tools.steps import Outcome, Step, conclude, read_junit, read_vitest, run_beside

FOLDERS = ("contracts", "bff", "upstream_sim", "pitboss", "tools", "tests", "bench")
# What a fast run leaves out beside the browser and the tests marked as slow: measurements, and both services together.
SLOW = ("bench", "tests")
BUILD, STARTS = "web build", "starting worlds"
# Seconds for one test and its further tries: of what hangs, a trace is printed, then it is ended, and the rest goes on.
LIMIT = ("-o", "faulthandler_timeout=590", "--timeout", "600", "--timeout-method", "thread")


def forget_settings(env: dict[str, str] | os._Environ[str]) -> None:
    """Tests choose every setting themselves; what a shell set for `make run` is not for them."""
    for name in [name for name in env if name.startswith(("BFF_", "SIM_"))]:
        del env[name]


def _pytest(name: str, report: Path, *args: str, env: Mapping[str, str] | None = None) -> Step:
    command = [str(PYTHON), "-m", "pytest", "-q", *LIMIT, f"--junitxml={report}", *args]
    return Step(name, command, env or {}, report, read_junit)


def _vitest(project: str, reports: Path) -> Step:
    report = reports / f"{project}.json"
    options = ["run", "--project", project, "--config", "web/vitest.config.ts", "--reporter=default", "--reporter=json"]
    # As in the browser: a busy machine may be late once; what is tried again is named, and more than three fail.
    options += ["--reporter=./web/reruns.ts", "--retry=1"]
    command = [node_tool("vitest"), *options, f"--outputFile.json={report}"]
    return Step(f"vitest {project}", command, report=report, read=read_vitest)


def _python_tests(report: Path, *, fast: bool) -> Step:
    what = ["-m", "not slow", *(each for each in FOLDERS if each not in SLOW)] if fast else FOLDERS
    needless = ("-p", "no:playwright", "-p", "no:rerunfailures")
    step = _pytest("pytest", report, "-n", "2", "--dist", "worksteal", *needless, *what)
    if servers.are_left_out():
        return replace(step, note=f"without the tests that need Redis or nginx ({servers.SWITCH})")
    return step


def _browser_tests(report: Path) -> Step:
    """The tests in a browser. Raises Problem when there is none, or for a wrong setting."""
    rate, path = chromium.cpu_rate(), chromium.ensure()
    # Tests differ much in length: who is done early takes over from the others.
    # Each waits at times, too: three keep two cores busy. A page that is slowed down keeps a core busy by itself.
    # A browser on a busy machine may miss a click: what fails is tried up to twice more, and named as a rerun.
    options = ["-n", "2" if rate > 1 else "3", "--dist", "worksteal", "--reruns", "2", "-r", "R", "-p", "tools.reruns"]
    step = _pytest("browser", report, *options, "web/e2e", env={"PITBOSS_CHROMIUM": path})
    slowed = f", its pages slowed {rate:g} times" if rate > 1 else ""
    return replace(step, after=(BUILD, STARTS), prints_at_once=True, note=f"in {chromium.describe(path)}{slowed}")


def without_browser(reports: Path, *, fast: bool) -> list[Step]:
    """The checks and the tests that need no browser, in the order in which they start: the surfaces, which wait much,
    last, beside the tests in a browser, which are late where both cores are busy without them."""
    steps = [Step(STARTS, [str(PYTHON), "-m", "tools.starts"]), *lint.python_checks(), *lint.web_checks()]
    steps += [] if fast else [Step(BUILD, [sys.executable, "-m", "tools.setup", "--dev"])]
    pytest = replace(_python_tests(reports / "pytest.xml", fast=fast), after=(STARTS,))
    surfaces = [] if fast else [replace(_vitest("surfaces", reports), after=(STARTS,))]
    return [*steps, pytest, _vitest("units", reports), *surfaces]


def run_everything(reports: Path) -> list[Outcome]:
    """All steps, two at once: neither leaves a core idle."""
    steps = without_browser(reports, fast=False)
    try:
        if not servers.are_left_out():
            servers.ensure()
    except Problem as problem:
        print(f"\n{problem}", flush=True)
        return [*run_beside(steps), Outcome("redis and nginx", ok=False, seconds=0)]
    try:
        browser = _browser_tests(reports / "browser.xml")
    except Problem as problem:
        print(f"\n{problem}", flush=True)
        return [*run_beside(steps), Outcome("browser", ok=False, seconds=0)]
    *others, surfaces = steps
    return run_beside([*others, browser, surfaces])


def main() -> int:
    """Run everything, or what FAST leaves; 1 when anything failed."""
    forget_settings(os.environ)
    fast = os.environ.get("FAST", "0") not in ("", "0")
    CACHE.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=CACHE, prefix="test-") as folder:
        reports = Path(folder)
        if not fast:
            return conclude(run_everything(reports))
        return conclude(run_beside(without_browser(reports, fast=True)))


if __name__ == "__main__":
    sys.exit(main())
