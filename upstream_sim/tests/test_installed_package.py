"""`pitboss-testing` brings its fixtures to a repository that knows nothing of this one."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from upstream_sim import testing
from upstream_sim.core.world.start import DEFAULT_SEED
from upstream_sim.fixtures.start_cache import default_folder
from upstream_sim.tests.client import OTHER_INSTANT, OTHER_SEED

ROOT = Path(__file__).resolve().parents[2]
OTHERS = """
from datetime import UTC, datetime

import pytest

from upstream_sim.core.serving.events import fire_event


def test_a_blocked_user_is_told(sim_world):
    assert fire_event(sim_world, "userBlocked", {"email": "admin@aurora.test"})["isBlocked"] is True


@pytest.mark.world(now=datetime(2026, 3, 1, tzinfo=UTC), seed=7)
def test_a_world_of_march(sim_world):
    assert (sim_world.now(), sim_world.seed) == (datetime(2026, 3, 1, tzinfo=UTC), 7)
"""


def run(*command: str, cwd: Path, **env: str) -> str:
    done = subprocess.run(command, cwd=cwd, env={**os.environ, **env}, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_fixtures_are_there_where_the_package_is_installed(tmp_path: Path) -> None:
    source, installed, elsewhere = tmp_path / "source", tmp_path / "installed", tmp_path / "elsewhere"
    for name in ("contracts", "upstream_sim", "packaging"):
        shutil.copytree(ROOT / name, source / name, ignore=shutil.ignore_patterns("__pycache__", "build"))
    pip = (sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "-q")
    run(*pip, "--no-deps", "--no-build-isolation", "--target", str(installed), str(source / "packaging"), cwd=tmp_path)
    elsewhere.mkdir()
    (elsewhere / "test_theirs.py").write_text(OTHERS)
    for now, seed in ((testing.NOW, DEFAULT_SEED), (OTHER_INSTANT, OTHER_SEED)):
        testing.start(seed, now)
    (tmp_path / f"pitboss-starts-{Path.home().name}").symlink_to(default_folder())  # where it finds them built
    pytest = (sys.executable, "-m", "pytest", "-q", "--strict-markers", "-p", "no:cacheprovider")
    outcome = run(*pytest, cwd=elsewhere, PYTHONPATH=str(installed), TMPDIR=str(tmp_path))
    assert "2 passed" in outcome
