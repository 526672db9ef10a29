"""Redis and nginx: found, installed where Debian's packages can be, or asked for in a sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import servers
from tools.paths import Problem


def program(folder: Path, name: str) -> Path:
    path = folder / name
    path.write_text("#!/bin/sh\n")
    path.chmod(0o755)
    return path


def test_valkey_does_as_well_as_redis(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(servers, "_PLACES", "")
    env = {"PATH": str(tmp_path)}
    assert servers.find(servers.REDIS, env) is None
    valkey = program(tmp_path, "valkey-server")
    assert servers.find(servers.REDIS, env) == str(valkey)
    redis = program(tmp_path, "redis-server")
    assert servers.find(servers.REDIS, env) == str(redis)


def test_what_is_missing_is_installed_where_it_may_be(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(servers, "_PLACES", "")
    monkeypatch.setattr(servers, "is_debian_root", lambda: True)
    asked = []

    def install(package: str) -> None:
        asked.append(package)
        program(tmp_path, {"redis-server": "redis-server", "nginx-light": "nginx"}[package])

    monkeypatch.setattr(servers, "install_debians", install)
    for _ in range(2):
        servers.ensure({"PATH": str(tmp_path)})
    assert asked == ["redis-server", "nginx-light"]


def test_where_nothing_can_be_installed_a_sentence_says_what_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(servers, "_PLACES", "")
    monkeypatch.setattr(servers, "is_debian_root", lambda: False)
    with pytest.raises(Problem, match="PITBOSS_NO_REDIS=1"):
        servers.ensure({"PATH": str(tmp_path)})
    assert servers.are_left_out({"PITBOSS_NO_REDIS": "1"})
    assert not servers.are_left_out({"PITBOSS_NO_REDIS": "0"})
