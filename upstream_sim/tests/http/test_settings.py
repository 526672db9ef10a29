"""Settings come from the environment; a wrong one stops the start with a sentence."""

from __future__ import annotations

import os
import subprocess
import sys
from datetime import UTC, datetime

import pytest

from upstream_sim.core.calls.limits import Limits
from upstream_sim.http.app import create_app
from upstream_sim.http.settings import Settings, SettingsRefused, load_settings
from upstream_sim.tests.client import OTHER_INSTANT, OTHER_SEED


@pytest.fixture(autouse=True)
def _bare_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in os.environ if name.startswith("SIM_")]:
        monkeypatch.delenv(name)


def test_default_settings() -> None:
    settings = load_settings()
    assert (settings.host, settings.port, settings.seed, settings.now, settings.scale) == (
        "127.0.0.1",
        8001,
        2026,
        None,
        1,
    )
    assert settings.control_token is None
    assert settings.limits == Limits()


def test_each_setting_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    given = {
        "SIM_PORT": "9001",
        "SIM_HOST": "0.0.0.0",
        "SIM_SEED": "7",
        "SIM_NOW": "2026-03-01T02:00:00+02:00",
        "SIM_SCALE": "10",
        "SIM_CONTROL_TOKEN": "s3cret",
        "SIM_HOSTS": "sim.intern, Sim",
        "SIM_WORLDS": "7",
        "SIM_WORLDS_PER_ACCOUNT": "6",
        "SIM_SNAPSHOTS": "5",
        "SIM_FAULTS": "4",
        "SIM_ADVANCE_YEARS": "3",
    }
    for name, text in given.items():
        monkeypatch.setenv(name, text)
    settings = load_settings()
    assert (settings.port, settings.host, settings.seed, settings.scale) == (9001, "0.0.0.0", 7, 10)
    assert settings.now == datetime(2026, 3, 1, tzinfo=UTC)
    assert settings.limits == Limits(worlds=7, worlds_per_account=6, snapshots=5, faults=4, advance_years=3)
    assert settings.hosts == ("sim.intern", "sim")
    assert "s3cret" not in repr(settings)


def test_a_time_without_its_offset_is_utc(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SIM_NOW", "2026-03-01")
    assert load_settings().now == datetime(2026, 3, 1, tzinfo=UTC)


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("SIM_PORT", "abc"),
        ("SIM_PORT", "70000"),
        ("SIM_SEED", "x"),
        ("SIM_SCALE", "0"),
        ("SIM_NOW", "yesterday"),
        ("SIM_CHECK_ANSWERS", "perhaps"),
        ("SIM_WORLDS", "0"),
        ("SIM_HOSTS", "http://sim"),
    ],
)
def test_a_wrong_setting_is_named(monkeypatch: pytest.MonkeyPatch, name: str, text: str) -> None:
    monkeypatch.setenv(name, text)
    with pytest.raises(SettingsRefused, match=rf"^{name}: .*{text}.*\.$"):
        load_settings()


def test_a_wrong_one_stops_the_start() -> None:
    run = subprocess.run(
        [sys.executable, "-m", "upstream_sim"],
        env={**os.environ, "SIM_PORT": "abc"},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (run.returncode, run.stdout) == (1, "")
    assert run.stderr.count("\n") == 1
    assert run.stderr.startswith("SIM_PORT: ")


def test_an_app_is_made_of_settings() -> None:
    simulator = create_app(Settings(now=OTHER_INSTANT, seed=OTHER_SEED))
    world = simulator.worlds.get("default")
    assert (world.seed, world.now()) == (OTHER_SEED, OTHER_INSTANT)
