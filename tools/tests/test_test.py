from collections.abc import Sequence

import pytest

from tools import chromium
from tools import test as whole
from tools.steps import Outcome, Step


@pytest.mark.parametrize(("fast", "browser"), [(None, True), ("0", True), ("1", False)])
def test_a_fast_run_leaves_the_browser_out(monkeypatch: pytest.MonkeyPatch, fast: str | None, browser: bool) -> None:
    ran: list[str] = []
    words: list[str] = []

    def run_beside(*lanes: Sequence[Step]) -> list[Outcome]:
        steps = [step for lane in lanes for step in lane]
        ran.extend(step.name for step in steps)
        words.extend(word for step in steps for word in step.command)
        return [Outcome(step.name, ok=True, seconds=0) for step in steps]

    monkeypatch.setattr(whole, "run_beside", run_beside)
    monkeypatch.setattr(chromium, "ensure", lambda: None)
    monkeypatch.delenv("FAST", raising=False)
    if fast is not None:
        monkeypatch.setenv("FAST", fast)
    assert whole.main() == 0
    assert {"ruff", "mypy", "tsc", "vitest", "pytest"} <= set(ran)
    assert ("not slow" in words, "tests" in words) == (not browser, browser)
    assert [name for name in ran if name in ("web build", "browser")] == ["web build", "browser"] * browser
