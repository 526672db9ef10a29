import stat
import subprocess
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from tools import chromium
from tools.paths import Problem


def browser(path: Path, code: int = 0, says: str = "Chromium 156.0.8078.79 built on Debian") -> str:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"#!/bin/sh\necho '{says}'\nexit {code}\n")
    path.chmod(path.stat().st_mode | stat.S_IXUSR)
    return str(path)


@pytest.fixture
def env(tmp_path: Path) -> dict[str, str]:
    """An environment without any Chromium."""
    return {"PATH": str(tmp_path / "bin"), "PLAYWRIGHT_BROWSERS_PATH": str(tmp_path / "playwright browsers")}


def playwrights_shell(env: Mapping[str, str]) -> Path:
    """Where the Playwright that is installed would put its shell."""
    asked = subprocess.run(
        [*chromium._PLAYWRIGHT, "--dry-run", "chromium"], env=env, capture_output=True, text=True, check=True
    )
    folder = next(line for line in asked.stdout.splitlines() if "chromium_headless_shell" in line)
    return Path(folder.split(":", 1)[1].strip()) / "chrome-headless-shell-linux64" / "chrome-headless-shell"


class Installers:
    """What is asked to bring a browser, in order, and what it does then."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked: list[str] = []
        self.brings: dict[str, Callable[[], str]] = {}
        self.is_debian_root = True
        monkeypatch.setattr(chromium, "is_debian_root", lambda: self.is_debian_root)
        monkeypatch.setattr(chromium, "install_debians", lambda _package: self._bring("apt"))
        monkeypatch.setattr(chromium, "_download_playwrights", lambda _env: self._bring("playwright"))

    def _bring(self, how: str) -> None:
        self.asked.append(how)
        if how in self.brings:
            self.brings[how]()


@pytest.fixture
def installers(monkeypatch: pytest.MonkeyPatch) -> Installers:
    return Installers(monkeypatch)


def test_the_named_one_comes_first(tmp_path: Path, env: dict[str, str], installers: Installers) -> None:
    named = browser(tmp_path / "mine")
    browser(tmp_path / "bin" / "chromium-headless-shell")
    env["PITBOSS_CHROMIUM"] = named
    assert chromium.find(env) == chromium.ensure(env) == named
    assert installers.asked == []


def test_a_named_one_that_does_not_run_is_told(env: dict[str, str]) -> None:
    env["PITBOSS_CHROMIUM"] = "/nowhere"
    for search in (chromium.find, chromium.ensure):
        with pytest.raises(Problem, match="PITBOSS_CHROMIUM is /nowhere"):
            search(env)


def test_one_on_the_path_that_does_not_run_is_passed_over(tmp_path: Path, env: dict[str, str]) -> None:
    browser(tmp_path / "bin" / "chromium", code=1)
    works = browser(tmp_path / "bin" / "google-chrome")
    assert chromium.find(env) == works


def test_a_shell_is_preferred_playwrights_too(tmp_path: Path, env: dict[str, str], installers: Installers) -> None:
    full = browser(tmp_path / "bin" / "chromium")
    assert chromium.find(env) == full
    own = browser(playwrights_shell(env))
    assert chromium.find(env) == chromium.ensure(env) == own
    shell = browser(tmp_path / "bin" / "chromium-headless-shell")
    assert chromium.find(env) == chromium.ensure(env) == shell
    assert installers.asked == []


def test_without_chromium_none_is_found(env: dict[str, str]) -> None:
    assert chromium.find(env) is None


def test_debians_shell_is_brought_though_a_full_one_is_there(
    tmp_path: Path, env: dict[str, str], installers: Installers
) -> None:
    browser(tmp_path / "bin" / "chromium")
    installers.brings["apt"] = lambda: browser(tmp_path / "bin" / "chromium-headless-shell")
    assert chromium.ensure(env) == str(tmp_path / "bin" / "chromium-headless-shell")
    assert installers.asked == ["apt"]


def test_elsewhere_playwrights_is_brought_though_a_full_one_is_there(
    tmp_path: Path, env: dict[str, str], installers: Installers
) -> None:
    browser(tmp_path / "bin" / "chromium")
    installers.is_debian_root = False
    installers.brings["playwright"] = lambda: browser(playwrights_shell(env))
    assert chromium.ensure(env) == str(playwrights_shell(env))
    assert installers.asked == ["playwright"]


def test_the_full_one_serves_where_no_shell_can_be_brought(
    tmp_path: Path, env: dict[str, str], installers: Installers
) -> None:
    full = browser(tmp_path / "bin" / "chromium")
    # a library that it needs is missing
    installers.brings["playwright"] = lambda: browser(playwrights_shell(env), code=127)
    assert chromium.ensure(env) == full
    assert installers.asked == ["apt", "playwright"]


def test_without_any_it_says_what_to_do(env: dict[str, str], installers: Installers) -> None:
    with pytest.raises(Problem, match="install one, or name one with PITBOSS_CHROMIUM"):
        chromium.ensure(env)
    assert installers.asked == ["apt", "playwright"]


@pytest.mark.parametrize(
    ("says", "told"),
    [
        ("Chromium 156.0.8078.79 built on Debian GNU/Linux 12", "Chromium 156.0.8078.79"),
        ("Google Chrome for Testing 159.0.8154.6", "Google Chrome for Testing 159.0.8154.6"),
        ("", "unknown version"),
    ],
)
def test_name_version_and_place_are_told(tmp_path: Path, says: str, told: str) -> None:
    path = browser(tmp_path / "chromium", says=says)
    assert chromium.describe(path) == f"{told} ({path})"


@pytest.mark.parametrize(("text", "rate"), [("", 1), ("1", 1), ("4", 4), ("2.5", 2.5)])
def test_pages_are_slowed_by_a_rate(text: str, rate: float) -> None:
    assert chromium.cpu_rate({"PITBOSS_CPU_RATE": text}) == rate


@pytest.mark.parametrize("text", ["0", "0.5", "-4", "fast", "1e3", "100", "٤"])
def test_a_wrong_rate_is_told(text: str) -> None:
    with pytest.raises(Problem, match="PITBOSS_CPU_RATE must be a number from 1 to 99"):
        chromium.cpu_rate({"PITBOSS_CPU_RATE": text})
