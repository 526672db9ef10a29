import stat
from pathlib import Path

import pytest

from tools import chromium
from tools.paths import Problem


def browser(path: Path, code: int = 0) -> Path:
    path.write_text(f"#!/bin/sh\nexit {code}\n")
    path.chmod(path.stat().st_mode | stat.S_IXUSR)
    return path


def test_the_named_one_comes_first(tmp_path: Path) -> None:
    named = browser(tmp_path / "mine")
    browser(tmp_path / "chromium")
    env = {"PITBOSS_CHROMIUM": str(named), "PATH": str(tmp_path)}
    assert chromium.find(env) == str(named)


def test_a_named_one_that_does_not_run_is_told(tmp_path: Path) -> None:
    with pytest.raises(Problem, match="PITBOSS_CHROMIUM is /nowhere"):
        chromium.find({"PITBOSS_CHROMIUM": "/nowhere", "PATH": str(tmp_path)})


def test_one_on_the_path_that_does_not_run_is_passed_over(tmp_path: Path) -> None:
    browser(tmp_path / "chromium", code=1)
    works = browser(tmp_path / "google-chrome")
    assert chromium.find({"PATH": str(tmp_path)}) == str(works)


def test_without_chromium_on_the_path_none_is_found(tmp_path: Path) -> None:
    assert chromium.find({"PATH": str(tmp_path)}) is None


def test_playwrights_own_comes_last(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    monkeypatch.setattr(chromium, "find", lambda: None)
    monkeypatch.setattr(chromium, "_is_debian_root", lambda: True)
    monkeypatch.setattr(chromium, "_install_debians", lambda: asked.append("apt"))
    monkeypatch.setattr(chromium, "_install_playwrights", lambda: asked.append("playwright"))
    assert chromium.ensure() is None
    assert asked == ["apt", "playwright"]
