"""Run checks beside each other, go on after a failure, and sum up once at the end."""

from __future__ import annotations

import json
import os
import subprocess
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import IO, NamedTuple
from xml.etree import ElementTree as ET

from tools.paths import ROOT

PYTEST_FOUND_NOTHING = 5
MOST_NAMED = 10
MESSAGE_LENGTH = 160
LANES = ("first", "second")


class Counts(NamedTuple):
    """How many tests did what."""

    passed: int = 0
    failed: int = 0
    skipped: int = 0


def read_junit(report: Path) -> Counts:
    """The counts of a pytest report."""
    suites = ET.parse(report).getroot().iter("testsuite")
    passed = failed = skipped = 0
    for suite in suites:
        tests, bad, left_out = (
            sum(int(suite.get(key, 0)) for key in keys) for keys in (["tests"], ["failures", "errors"], ["skipped"])
        )
        passed, failed, skipped = passed + tests - bad - left_out, failed + bad, skipped + left_out
    return Counts(max(passed, 0), failed, skipped)


def read_vitest(report: Path) -> Counts:
    """The counts of a vitest report; a file that does not load counts as one failure."""
    vitest = json.loads(report.read_text())
    unloaded = sum(1 for file in vitest["testResults"] if file["status"] == "failed" and not file["assertionResults"])
    skipped = vitest["numPendingTests"] + vitest.get("numTodoTests", 0)
    return Counts(vitest["numPassedTests"], vitest["numFailedTests"] + unloaded, skipped)


def _named(kind: str, name: str, message: str) -> str:
    first = next((line.strip() for line in message.splitlines() if line.strip()), "")
    return f"{kind}: {name}: {first[:MESSAGE_LENGTH]}"


def failed_junit(report: Path) -> list[str]:
    """A line for each test of a pytest report that failed: its name, and how its message begins."""
    return [
        _named("failed", f"{case.get('classname')}::{case.get('name')}", bad.get("message", ""))
        for case in ET.parse(report).getroot().iter("testcase")
        for bad in case
        if bad.tag in ("failure", "error")
    ]


def failed_vitest(report: Path) -> list[str]:
    """A line for each test of a vitest report that failed, and for each file that does not load."""
    files = json.loads(report.read_text())["testResults"]
    unloaded = [
        _named("failed", file["name"], file.get("message", ""))
        for file in files
        if file["status"] == "failed" and not file["assertionResults"]
    ]
    return unloaded + [
        _named("failed", f"{Path(file['name']).name}: {test['fullName']}", "\n".join(test["failureMessages"]))
        for file in files
        for test in file["assertionResults"]
        if test["status"] == "failed"
    ]


def reruns_file(report: Path) -> Path:
    """Where a run with the report `report` leaves a line for each try that failed and was followed by another."""
    return report.with_suffix(".reruns")


class Timed(NamedTuple):
    """How long a test took, in seconds."""

    seconds: float
    name: str


def timed_junit(report: Path) -> list[Timed]:
    """How long each test of a pytest report took."""
    cases = ET.parse(report).getroot().iter("testcase")
    return [Timed(float(case.get("time", 0)), f"{case.get('classname')}::{case.get('name')}") for case in cases]


def timed_vitest(report: Path) -> list[Timed]:
    """How long each test of a vitest report took."""
    files = json.loads(report.read_text())["testResults"]
    tests = [(Path(file["name"]).name, test) for file in files for test in file["assertionResults"]]
    return [Timed((test.get("duration") or 0) / 1000, f"{file}: {test['fullName']}") for file, test in tests]


@dataclass(frozen=True)
class Step:
    """One command, and for one that runs tests, how to read its report."""

    name: str
    command: Sequence[str]
    env: Mapping[str, str] = field(default_factory=dict)
    report: Path | None = None
    read: Callable[[Path], Counts] | None = None
    prints_at_once: bool = False
    """Whether it prints as it goes even beside other steps."""
    note: str = ""
    """What the summary tells of how it ran."""
    after: Collection[str] = ()
    """The steps that must have ended before this one starts."""


@dataclass(frozen=True)
class Outcome:
    """How a step ended."""

    name: str
    ok: bool
    seconds: float
    counts: Counts | None = None
    slowest: Sequence[Timed] = ()
    """Its slowest tests, the slowest first."""
    failures: Sequence[str] = ()
    """A line for each test that failed, or passed only when it was tried again."""
    note: str = ""
    """What the summary tells of how it ran."""
    lane: str = ""
    """The lane that it ran in, beside others."""


def _counts(step: Step, ok: bool) -> Counts | None:
    if step.report is None or step.read is None:
        return None
    try:
        counts = step.read(step.report)
    except (OSError, ValueError, KeyError, ET.ParseError):
        counts = Counts()
    # A run that broke off without naming a failed test has still failed.
    return counts if ok or counts.failed else counts._replace(failed=1)


def _slowest(step: Step) -> list[Timed]:
    if step.report is None or step.read is None:
        return []
    try:
        tests = timed_vitest(step.report) if step.read is read_vitest else timed_junit(step.report)
    except (OSError, ValueError, KeyError, ET.ParseError):
        return []
    return sorted(tests, reverse=True)[:MOST_NAMED]


def _failures(step: Step) -> list[str]:
    if step.report is None or step.read is None:
        return []
    try:
        failed = failed_vitest(step.report) if step.read is read_vitest else failed_junit(step.report)
        reruns = reruns_file(step.report)
        return failed + (reruns.read_text().splitlines() if reruns.exists() else [])
    except (OSError, ValueError, KeyError, ET.ParseError):
        return []


def run(step: Step) -> Outcome:
    """Run one step, which prints as it goes."""
    print(f"\n== {step.name}", flush=True)
    return _run(step, None)


def _run_in_lane(step: Step) -> Outcome:
    """Run one step beside others: what it prints comes whole, once it has ended, unless it prints at once."""
    if step.prints_at_once:
        return run(step)
    with tempfile.TemporaryFile("w+") as output:
        outcome = _run(step, output)
        output.seek(0)
        print(f"\n== {step.name}\n{output.read()}", end="", flush=True)
    return outcome


def _run(step: Step, output: IO[str] | None) -> Outcome:
    start = time.monotonic()
    try:
        code = subprocess.run(
            step.command, cwd=ROOT, env={**os.environ, **step.env}, check=False, stdout=output, stderr=output
        ).returncode
    except OSError as error:
        print(error, file=output, flush=True)
        code = 127
    tolerated = {0, PYTEST_FOUND_NOTHING} if step.read is read_junit else {0}
    ok = code in tolerated
    seconds = time.monotonic() - start
    return Outcome(step.name, ok, seconds, _counts(step, ok), _slowest(step), _failures(step), step.note)


def summary(outcomes: Sequence[Outcome]) -> str:
    """The slowest tests, a line per step, and what failed; where tests ran, their total is the last line, alone."""
    width = max(len(each.name) for each in outcomes)
    slowest = sorted((test for each in outcomes for test in each.slowest), reverse=True)[:MOST_NAMED]
    lines = ["", "== slowest tests", *(f"{test.seconds:6.1f} s  {test.name}" for test in slowest)] if slowest else []
    lines += ["", "== summary"]
    for each in outcomes:
        counted = f"  {_total([each.counts])}" if each.counts else ""
        result = "ok    " if each.ok else "FAILED"
        lines.append(f"{each.name:<{width}}  {result}  {each.seconds:6.1f} s{counted}")
        lines += [f"{'':<{width}}  {each.note}"] if each.note else []
    lanes = Counter[str]()
    for each in outcomes:
        lanes[each.lane] += round(each.seconds)
    lines += ["", *(f"{lane} lane: {lanes[lane]} s" for lane in LANES)] if lanes.keys() & set(LANES) else []
    # Last, where they are seen though a log keeps its end alone.
    for each in outcomes:
        if each.failures:
            lines += ["", f"== {each.name}: failed or tried again", *each.failures[:MOST_NAMED]]
            lines += [f"and {len(each.failures) - MOST_NAMED} more"] if len(each.failures) > MOST_NAMED else []
    counts = [each.counts for each in outcomes if each.counts]
    return "\n".join([*lines, "", _total(counts)] if counts else lines)


def _total(counts: Sequence[Counts]) -> str:
    passed, failed, skipped = (sum(column) for column in zip(*counts, strict=True))
    return f"{passed} passed, {failed} failed" + (f", {skipped} skipped" if skipped else "")


class _Queue:
    """Steps in the order in which they start; while one waits for another, those behind it go first."""

    def __init__(self, steps: Sequence[Step]) -> None:
        self._waiting = list(steps)
        self._running: set[str] = set()
        self._changed = threading.Condition()

    def take(self) -> Step | None:
        """The next step that may start, once there is one; None when all have started."""
        with self._changed:
            while self._waiting:
                unended = self._running | {each.name for each in self._waiting}
                for step in self._waiting:
                    if unended.isdisjoint(step.after):
                        self._waiting.remove(step)
                        self._running.add(step.name)
                        return step
                self._changed.wait()
            return None

    def end(self, step: Step) -> None:
        with self._changed:
            self._running.remove(step.name)
            self._changed.notify_all()


def run_beside(steps: Sequence[Step]) -> list[Outcome]:
    """Run the steps in two lanes, each step in the lane that is free first, whatever happens to the ones before; their
    outcomes in the order of `steps`."""
    queue = _Queue(steps)
    ended: dict[str, Outcome] = {}

    def run_lane(lane: str) -> None:
        while step := queue.take():
            try:
                ended[step.name] = replace(_run_in_lane(step), lane=lane)
            finally:
                queue.end(step)

    with ThreadPoolExecutor(len(LANES)) as pool:
        for lane in [pool.submit(run_lane, lane) for lane in LANES]:
            lane.result()
    return [ended[step.name] for step in steps]


def conclude(outcomes: Sequence[Outcome]) -> int:
    """Print the summary; 1 when anything failed."""
    print(summary(outcomes), flush=True)
    return 0 if all(each.ok for each in outcomes) else 1
