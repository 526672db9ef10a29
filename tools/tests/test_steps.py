import json
import os
import sys
from pathlib import Path

import pytest

from tools.steps import (
    Counts,
    Outcome,
    Step,
    conclude,
    failed_vitest,
    read_junit,
    read_vitest,
    reruns_file,
    run,
    run_beside,
    summary,
)


def junit(tests: int, failures: int, errors: int, skipped: int) -> str:
    numbers = f'tests="{tests}" failures="{failures}" errors="{errors}" skipped="{skipped}"'
    return f'<testsuites><testsuite name="pytest" {numbers}/></testsuites>'


def test_a_pytest_report(tmp_path: Path) -> None:
    report = tmp_path / "report.xml"
    report.write_text(junit(10, 2, 1, 3))
    assert read_junit(report) == Counts(4, 3, 3)


def test_a_vitest_report_with_a_file_that_does_not_load(tmp_path: Path) -> None:
    report = tmp_path / "report.json"
    unloaded = {"status": "failed", "assertionResults": []}
    vitest = {
        "numPassedTests": 5,
        "numFailedTests": 1,
        "numPendingTests": 2,
        "numTodoTests": 1,
        "testResults": [unloaded],
    }
    report.write_text(json.dumps(vitest))
    assert read_vitest(report) == Counts(5, 2, 3)


def test_the_total_stands_alone_on_the_last_line() -> None:
    outcomes = [
        Outcome("ruff", ok=True, seconds=1),
        Outcome("vitest", ok=True, seconds=1, counts=Counts(2, 0, 0)),
        Outcome("pytest", ok=False, seconds=1, counts=Counts(3, 1, 0)),
    ]
    assert summary(outcomes).splitlines()[-1] == "5 passed, 1 failed"


def test_the_slowest_tests_of_all_steps_come_first_in_the_summary(tmp_path: Path) -> None:
    report, other = tmp_path / "report.xml", tmp_path / "report.json"
    cases = "".join(f'<testcase classname="web.e2e" name="test_{each}" time="{each}.5"/>' for each in range(12))
    report.write_text(f"<testsuites><testsuite>{cases}</testsuite></testsuites>")
    other.write_text(
        json.dumps(
            {
                "numPassedTests": 1,
                "numFailedTests": 0,
                "numPendingTests": 0,
                "testResults": [
                    {
                        "name": "/web/a.test.ts",
                        "status": "passed",
                        "assertionResults": [{"fullName": "a list sorts", "status": "passed", "duration": 10_900}],
                    }
                ],
            }
        )
    )
    nothing = python("pass")
    steps = [Step("browser", nothing, report=report, read=read_junit)]
    outcomes = run_beside([*steps, Step("vitest", nothing, report=other, read=read_vitest)])
    lines = summary(outcomes).splitlines()
    assert lines[1:4] == ["== slowest tests", "  11.5 s  web.e2e::test_11", "  10.9 s  a.test.ts: a list sorts"]
    assert lines[12] == ""
    assert {"first lane", "second lane"} <= {line.partition(":")[0] for line in lines}


def test_what_failed_is_named_at_the_end(tmp_path: Path) -> None:
    report = tmp_path / "report.xml"
    report.write_text(
        '<testsuites><testsuite><testcase classname="web.e2e" name="test_a"><failure message="\nno 1"/></testcase>'
        '<testcase classname="web.e2e" name="test_b"/></testsuite></testsuites>'
    )
    reruns_file(report).write_text("tried again: web/e2e::test_b: late\n")
    outcome = run(Step("browser", python("raise SystemExit(1)"), report=report, read=read_junit))
    failures = ["failed: web.e2e::test_a: no 1", "tried again: web/e2e::test_b: late"]
    assert outcome.failures == failures
    lines = summary([outcome]).splitlines()
    named = lines.index("== browser: failed or tried again")
    assert lines[named + 1 :] == [*failures, "", "0 passed, 1 failed"]


def test_a_long_list_of_failures_is_cut_and_counted() -> None:
    lines = summary([Outcome("pytest", ok=False, seconds=1, failures=[str(each) for each in range(12)])]).splitlines()
    assert lines[-2:] == ["9", "and 2 more"]


def test_failed_tests_of_vitest_are_named_and_files_that_do_not_load(tmp_path: Path) -> None:
    report = tmp_path / "report.json"
    failed = {"fullName": "a list sorts", "status": "failed", "failureMessages": ["expected 2\nat line 3"]}
    vitest = {
        "testResults": [
            {"name": "a.test.ts", "status": "failed", "assertionResults": [], "message": "no such file"},
            {"name": "b.test.ts", "status": "failed", "assertionResults": [failed]},
        ]
    }
    report.write_text(json.dumps(vitest))
    assert failed_vitest(report) == ["failed: a.test.ts: no such file", "failed: b.test.ts: a list sorts: expected 2"]


def test_skipped_tests_are_counted() -> None:
    outcome = Outcome("pytest", ok=True, seconds=1, counts=Counts(3, 0, 2))
    assert summary([outcome]).splitlines()[-1] == "3 passed, 0 failed, 2 skipped"


def test_checks_alone_have_no_total() -> None:
    assert summary([Outcome("ruff", ok=True, seconds=1)]).splitlines()[-1].startswith("ruff  ok")


def python(code: str) -> list[str]:
    return [sys.executable, "-c", code]


def test_a_run_that_breaks_off_counts_as_a_failure(tmp_path: Path) -> None:
    step = Step("pytest", python("raise SystemExit(3)"), report=tmp_path / "none.xml", read=read_junit)
    outcome = run(step)
    assert not outcome.ok
    assert outcome.counts == Counts(0, 1, 0)


def test_a_folder_without_tests_is_no_failure(tmp_path: Path) -> None:
    outcome = run(Step("pytest", python("raise SystemExit(5)"), report=tmp_path / "none.xml", read=read_junit))
    assert outcome.ok
    assert outcome.counts == Counts()


def test_a_command_that_is_missing_fails_its_step(capsys: pytest.CaptureFixture[str]) -> None:
    assert not run(Step("gone", ["/no/such/command"])).ok
    assert "/no/such/command" in capsys.readouterr().out


def test_lanes_go_on_after_a_failure_and_print_each_step_whole(capfd: pytest.CaptureFixture[str]) -> None:
    steps = [
        Step("a", python("print(1); raise SystemExit(1)")),
        Step("b", python("print(2)")),
        Step("c", python("print(3)")),
        Step("gone", ["/no/such/command"]),
    ]
    assert [(each.name, each.ok) for each in run_beside(steps)] == [
        ("a", False),
        ("b", True),
        ("c", True),
        ("gone", False),
    ]
    out = capfd.readouterr().out
    assert all(f"== {name}\n{printed}" in out for name, printed in (("a", "1\n"), ("b", "2\n"), ("c", "3\n")))
    assert "== gone\n[Errno 2]" in out


def waiting_for(file: Path) -> list[str]:
    code = f"import pathlib, time\nwhile not pathlib.Path({str(file)!r}).exists(): time.sleep(0.01)"
    return python(code)


def writing(file: Path) -> list[str]:
    return python(f"import pathlib; pathlib.Path({str(file)!r}).touch()")


def test_the_lane_that_is_free_first_takes_the_next_step(tmp_path: Path) -> None:
    done = tmp_path / "done"
    steps = [Step("long", waiting_for(done)), Step("short", python("pass")), Step("last", writing(done))]
    long, short, last = run_beside(steps)
    assert long.ok
    assert short.lane == last.lane != long.lane


def test_a_step_starts_once_the_one_that_it_waits_for_has_ended(tmp_path: Path) -> None:
    built, other = tmp_path / "built", tmp_path / "other"
    looking = python(f"import pathlib; assert pathlib.Path({str(built)!r}).exists()")
    build = python(
        f"import pathlib, time\nwhile not pathlib.Path({str(other)!r}).exists(): time.sleep(0.01)\n"
        f"pathlib.Path({str(built)!r}).touch()"
    )
    steps = [Step("browser", looking, after=["build"]), Step("build", build), Step("other", writing(other))]
    assert [(each.name, each.ok) for each in run_beside(steps)] == [("browser", True), ("build", True), ("other", True)]


@pytest.mark.parametrize("at_once", [True, False])
def test_a_long_step_prints_as_it_goes(capfd: pytest.CaptureFixture[str], at_once: bool) -> None:
    where = python("import os; print('its output is', os.fstat(1).st_ino)")
    run_beside([Step("long", where, prints_at_once=at_once)])
    assert (f"its output is {os.fstat(1).st_ino}\n" in capfd.readouterr().out) == at_once


@pytest.mark.parametrize(("oks", "code"), [((True, True), 0), ((True, False), 1)])
def test_one_failed_step_fails_the_whole(oks: tuple[bool, ...], code: int) -> None:
    assert conclude([Outcome("step", ok=ok, seconds=0) for ok in oks]) == code


def test_the_summary_tells_how_a_step_ran() -> None:
    outcome = run(Step("browser", [sys.executable, "-c", ""], note="in Chromium 156"))
    assert summary([outcome]).endswith("s\n         in Chromium 156")
