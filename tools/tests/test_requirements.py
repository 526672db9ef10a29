import ast
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from tools import requirements
from tools.paths import ROOT, Problem


def script(folder: Path, name: str, says: str) -> None:
    path = folder / name
    path.write_text(f"#!/bin/sh\necho {says}\n")
    path.chmod(path.stat().st_mode | stat.S_IXUSR)


def test_an_old_python_is_told_what_to_do() -> None:
    with pytest.raises(Problem, match=r"needs Python 3\.11 or newer and this is 3\.10\.4: install"):
        requirements.check_python((3, 10, 4))


@pytest.mark.parametrize("version", [(3, 11, 0), (3, 12, 1), (4, 0, 0)])
def test_a_new_enough_python_passes(version: tuple[int, ...]) -> None:
    requirements.check_python(version)


def test_a_missing_node_is_told_what_to_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(Problem, match=r"needs node and it is not on the PATH: install Node 20\.19"):
        requirements.check_node()


def test_a_node_without_npm_is_told_what_to_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    script(tmp_path, "node", "v22.0.0")
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(Problem, match="needs npm"):
        requirements.check_node()


@pytest.mark.parametrize(
    ("says", "fits"), [("v20.19.0", True), ("v24.1.0", True), ("v20.18.9", False), ("v8.0.0", False)]
)
def test_the_age_of_node(says: str, fits: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    script(tmp_path, "node", says)
    script(tmp_path, "npm", "10.0.0")
    monkeypatch.setenv("PATH", str(tmp_path))
    if fits:
        requirements.check_node()
    else:
        with pytest.raises(Problem, match=f"Node is {says[1:]}: install Node"):
            requirements.check_node()


def test_a_missing_git_is_told_what_to_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(Problem, match="needs git"):
        requirements.check_git()


def test_set_up_ends_with_the_sentence_alone(tmp_path: Path) -> None:
    ended = subprocess.run(
        [sys.executable, "-m", "tools.setup"],
        cwd=ROOT,
        env={"PATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ended.returncode == 1
    assert ended.stdout == ""
    assert ended.stderr.count("\n") == 1
    assert ended.stderr.startswith("Pitboss needs node")


@pytest.mark.parametrize("name", ["__init__", "requirements", "paths", "setup", "build_cache", "webapp"])
def test_an_old_python_can_read_as_far_as_the_sentence(name: str) -> None:
    ast.parse((ROOT / "tools" / f"{name}.py").read_text(), feature_version=(3, 7))
