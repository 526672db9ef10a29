"""The wheel has all that it takes to serve, and needs no Node."""

from __future__ import annotations

import json
import shutil
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

from pitboss.services import Service, free_port, get
from pitboss.tests.wheels import Installed, copied_source, run
from tools.paths import ROOT
from upstream_sim import testing
from upstream_sim.core.world.start import DEFAULT_SEED
from upstream_sim.fixtures.start_cache import default_folder
from upstream_sim.tests.client import OTHER_INSTANT, OTHER_SEED

THEIRS = """
from datetime import UTC, datetime

import pytest

from upstream_sim.core.serving.events import fire_event


def test_a_blocked_user_is_told(sim_world):
    assert fire_event(sim_world, "userBlocked", {"email": "admin@aurora.test"})["isBlocked"] is True


@pytest.mark.world(now=datetime(2026, 3, 1, tzinfo=UTC), seed=7)
def test_a_world_of_march(sim_world):
    assert (sim_world.now(), sim_world.seed) == (datetime(2026, 3, 1, tzinfo=UTC), 7)
"""


@pytest.mark.slow
def test_it_holds_the_web_app_its_licences_and_what_it_is_made_of(there: Installed) -> None:
    with zipfile.ZipFile(there.wheel) as wheel:
        names = wheel.namelist()
        info = next(name for name in names if name.endswith(".dist-info/METADATA")).removesuffix("METADATA")
        bill = json.loads(wheel.read(f"{info}sboms/pitboss.cdx.json"))
        metadata = wheel.read(f"{info}METADATA").decode()
    assert {"bff/web/index.html", "bff/web/licenses.txt", "pitboss/handbook.md", f"{info}licenses/web-app.txt"} <= {
        *names
    }
    assert not [name for name in names if "/tests/" in name or "of-an-earlier-build" in name]
    assert {name.partition("/")[0] for name in names} == {"bff", "contracts", "pitboss", "upstream_sim", info[:-1]}
    parts = {(part["name"], part["purl"].partition("/")[0]) for part in bill["components"]}
    assert {("starlette", "pkg:pypi"), ("react", "pkg:npm"), ("antd", "pkg:npm")} <= parts
    assert not {"vite", "typescript", "pytest"} & {name for name, _ in parts}  # what builds and tests
    assert all(extra in metadata for extra in ("Provides-Extra: testing", "Requires-Dist: starlette"))


@pytest.mark.slow
def test_its_commands_run(there: Installed) -> None:
    assert there.run("--version").startswith("pitboss ")
    settings = there.run("bff", "--check")
    assert f"BFF_WEB_DIST={next(there.bin.parent.glob('lib/*/site-packages/bff/web'))}\n" in settings
    assert "usage: " in there.run("conformance", "--help")
    assert "are both 8100" in there.run("run", fails=True, BFF_PORT="8100", SIM_PORT="8100")


@pytest.mark.slow
def test_it_serves_its_pages_without_node(there: Installed) -> None:
    assert shutil.which("node", path=str(there.bin)) is None
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    env = {"PATH": str(there.bin), "BFF_PORT": str(port)}
    service = Service(
        "console", [str(there.bin / "pitboss"), "bff"], f"{address}/healthz", env, there.elsewhere / "log"
    )
    service.start()
    try:
        service.wait_ready()
        assert b"<title>Sign in</title>" in (get(f"{address}/admin") or b"")
        assert get(f"{address}/licenses.txt") == b"MIT"
    finally:
        service.stop()


@pytest.mark.slow
def test_its_fixtures_are_there_for_tests_of_others(there: Installed, tmp_path: Path) -> None:
    (tmp_path / "test_theirs.py").write_text(THEIRS)
    for now, seed in ((testing.NOW, DEFAULT_SEED), (OTHER_INSTANT, OTHER_SEED)):
        testing.start(seed, now)
    (tmp_path / f"pitboss-starts-{Path.home().name}").symlink_to(default_folder())  # where it finds them built
    pytest_ = (there.bin / "python", "-m", "pytest", "-q", "--strict-markers", "-p", "no:cacheprovider")
    assert "2 passed" in run(*pytest_, cwd=tmp_path, TMPDIR=str(tmp_path))


@pytest.mark.slow
def test_without_a_web_app_it_is_not_built(tmp_path: Path) -> None:
    source = copied_source(tmp_path, is_built=False, has_web_app=False)
    build = "from setuptools.build_meta import build_wheel; build_wheel('.')"
    said = run(sys.executable, "-c", build, cwd=source, fails=True)
    assert "The web app is not built (web/dist/index.html is missing): run `make setup`" in said


def test_the_version_has_its_part_in_the_changelog() -> None:
    version = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["version"]
    assert f"\n## {version} " in (ROOT / "CHANGELOG.md").read_text()
    assert json.loads((ROOT / "package.json").read_text())["version"] == version
