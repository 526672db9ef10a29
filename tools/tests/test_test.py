from collections.abc import Sequence
from pathlib import Path

import pytest

from tools import chromium, servers
from tools import test as whole
from tools.steps import Outcome, Step


@pytest.mark.parametrize(("fast", "browser"), [(None, True), ("0", True), ("1", False)])
def test_a_fast_run_leaves_the_browser_out(monkeypatch: pytest.MonkeyPatch, fast: str | None, browser: bool) -> None:
    ran: list[str] = []
    words: list[str] = []

    def run_beside(steps: Sequence[Step]) -> list[Outcome]:
        ran.extend(step.name for step in steps)
        words.extend(word for step in steps for word in step.command)
        return [Outcome(step.name, ok=True, seconds=0) for step in steps]

    monkeypatch.setattr(whole, "run_beside", run_beside)
    monkeypatch.setattr(chromium, "ensure", lambda: "/bin/true")
    monkeypatch.setattr(servers, "ensure", lambda: None)
    monkeypatch.delenv("FAST", raising=False)
    if fast is not None:
        monkeypatch.setenv("FAST", fast)
    assert whole.main() == 0
    assert {"ruff", "mypy", "tsc", "vitest units", "pytest"} <= set(ran)
    assert ("vitest surfaces" in ran) == browser
    assert ("not slow" in words, "tests" in words) == (not browser, browser)
    assert [name for name in ran if name in ("web build", "browser")] == ["web build", "browser"] * browser
    assert ran[0] == "starting worlds"
    # Those in a browser do not run beside what keeps both cores busy.
    assert ran[-4:] == (
        ["pytest", "vitest units", "browser", "vitest surfaces"] if browser else [*ran[-4:-2], "pytest", "vitest units"]
    )


@pytest.mark.parametrize(("rate", "slowed"), [("1", ""), ("4", ", its pages slowed 4 times")])
def test_the_summary_says_which_browser_ran(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path, rate: str, slowed: str
) -> None:
    named = tmp_path / "chromium"
    named.write_text("#!/bin/sh\necho Chromium 156.0.1\n")
    named.chmod(0o755)
    found: list[Step] = []

    def run_beside(steps: Sequence[Step]) -> list[Outcome]:
        found.extend(step for step in steps if step.name == "browser")
        return [Outcome("browser", ok=True, seconds=0, note=step.note) for step in found]

    monkeypatch.setattr(whole, "run_beside", run_beside)
    monkeypatch.delenv("FAST", raising=False)
    monkeypatch.setenv("PITBOSS_CHROMIUM", str(named))
    monkeypatch.setenv("PITBOSS_CPU_RATE", rate)
    assert whole.main() == 0
    assert "web build" in found[0].after
    assert [step.env["PITBOSS_CHROMIUM"] for step in found] == [str(named)]
    assert f"in Chromium 156.0.1 ({named}){slowed}\n" in capsys.readouterr().out


def test_a_wrong_setting_of_the_browser_fails_its_step_alone(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(whole, "run_beside", lambda _steps: [Outcome("pytest", ok=True, seconds=0)])
    monkeypatch.delenv("FAST", raising=False)
    monkeypatch.setenv("PITBOSS_CPU_RATE", "fast")
    assert whole.main() == 1
    said = capsys.readouterr().out
    assert "PITBOSS_CPU_RATE must be a number from 1 to 99, and is 'fast'." in said
    assert "browser  FAILED" in said


@pytest.mark.parametrize("switch", ["", "1"])
def test_without_a_redis_the_run_fails_unless_it_is_said(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], switch: str
) -> None:
    monkeypatch.setattr(whole, "run_beside", lambda _steps: [Outcome("all", ok=True, seconds=0)])
    monkeypatch.setattr(chromium, "ensure", lambda: "/bin/true")
    monkeypatch.setattr(servers, "is_debian_root", lambda: False)
    monkeypatch.setattr(servers, "find", lambda *_: None)
    monkeypatch.delenv("FAST", raising=False)
    monkeypatch.setenv(servers.SWITCH, switch)
    assert whole.main() == (0 if switch else 1)
    assert ("There is no redis-server" in capsys.readouterr().out) is not bool(switch)


def test_the_summary_names_what_was_left_out(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(servers.SWITCH, "1")
    steps = whole.without_browser(tmp_path, fast=False)
    assert "without the tests that need Redis or nginx (PITBOSS_NO_REDIS)" in [step.note for step in steps]
