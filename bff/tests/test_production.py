"""Production is what others than its own machine can reach; it refuses what is fit for tests alone."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from bff.environment import load
from bff.metrics.production import production_problems
from bff.tests.driver import Console
from bff.tests.test_drain import ROOT

KEY = "w7Rk-2ZpQ0vT9uYb4NcX1sLdHf6gJmEa8iKoVxBqPzWtU5yA3hGjMnSrCe_D"  # made by chance, for the tests alone
FIT = {"BFF_HOST": "0.0.0.0", "BFF_SECRET_KEYS": KEY, "BFF_ORIGINS": "https://console.example.com"}


def problems(**changed: str) -> list[str]:
    return list(production_problems(load({**FIT, **{f"BFF_{name.upper()}": text for name, text in changed.items()}})))


@pytest.mark.parametrize("host", ["127.0.0.1", "127.0.0.9", "::1", "localhost"])
def test_a_start_on_loopback_is_none(host: str) -> None:
    assert not load({"BFF_HOST": host}).is_production
    assert load({"BFF_HOST": host, "BFF_PRODUCTION": "true"}).is_production


@pytest.mark.parametrize("host", ["0.0.0.0", "::", "10.0.0.1", "console.example.com", ""])
def test_any_other_start_is_production_unless_it_says_no(host: str) -> None:
    assert load({"BFF_HOST": host}).is_production
    assert not load({"BFF_HOST": host, "BFF_PRODUCTION": "false"}).is_production


def test_what_is_fit_passes() -> None:
    assert problems() == []
    assert problems(origins="http://console.example.com", trusted_proxies="10.0.0.0/8") == []
    assert problems(production="false", secret_keys="", origins="", simulator="true") == []


@pytest.mark.parametrize(
    ("key", "weakness"),
    [
        ("", "is needed in production"),
        (KEY[:31], "fewer than 32 characters"),
        (f"{KEY},{KEY[:20]}", "key 2 has fewer than 32"),
        ("a" * 40, "repeats itself"),
        ("k3jF9-xQ2w" * 4, "repeats itself"),
        ("ababcababcbcacbacbabcabcabacbacbacbac", "repeats itself"),
        (f"Secret-{KEY}", "holds 'secret'"),
        (f"{KEY}-change-me", "holds 'change-me'"),
    ],
    ids=["none", "short", "the second short", "one letter", "a period", "three letters", "a word", "another word"],
)
def test_a_weak_key_is_refused_for_what_is_weak(key: str, weakness: str) -> None:
    (sentence,) = problems(secret_keys=key)
    assert sentence.startswith("BFF_SECRET_KEYS is ")
    assert weakness in sentence
    assert not key or key not in sentence


def test_plain_http_and_the_simulator_are_refused() -> None:
    plain, simulator = problems(origins="https://a.example.com,http://b.example.com", simulator="true")
    assert plain.startswith("BFF_ORIGINS is plain http")
    assert simulator.startswith("BFF_SIMULATOR is not for production")


@pytest.mark.parametrize(
    "networks", ["0.0.0.0/0", "::/0", "10.0.0.0/8,0.0.0.0/0", "0.0.0.0/1,128.0.0.0/1", "2000::/3", "128.0.0.0/1"]
)
def test_trusted_proxies_are_networks_of_ones_own(networks: str) -> None:
    (sentence,) = problems(trusted_proxies=networks)
    assert sentence.startswith("BFF_TRUSTED_PROXIES holds ")


@pytest.mark.parametrize("networks", ["10.0.0.0/8", "fc00::/7", "10.0.0.0/9,10.128.0.0/9,::1"])
def test_private_networks_may_be_trusted(networks: str) -> None:
    assert problems(trusted_proxies=networks) == []


@pytest.mark.parametrize(
    ("url", "is_refused"),
    [
        ("http://platform.example.com", True),
        ("http://10.0.0.7:8001/base", True),
        ("HTTP://platform.example.com", True),
        ("Http://127.0.0.1@platform.example.com", True),
        ("http://localhost.example.com", True),
        ("http://[2001:db8::1]", True),
        ("https://platform.example.com", False),
        ("http://localhost:8001", False),
        ("http://127.0.0.9:8001", False),
        ("http://[::1]:8001", False),
    ],
)
def test_the_platform_is_reached_in_the_open_on_loopback_alone(url: str, is_refused: bool) -> None:
    sentences = problems(upstream_url=url)
    assert [sentence.split(" is plain http")[0] for sentence in sentences] == ["BFF_UPSTREAM_URL"] * is_refused
    assert problems(upstream_url=url, production="false") == []


def test_a_start_says_each_and_ends() -> None:
    env = {"PATH": os.environ["PATH"], "BFF_HOST": "0.0.0.0", "BFF_PORT": "0", "BFF_SIMULATOR": "true"}
    ended = subprocess.run(
        [sys.executable, "-m", "bff"], cwd=ROOT, env=env, capture_output=True, text=True, timeout=60, check=False
    )
    assert ended.returncode == 2
    lines = ended.stderr.splitlines()
    assert [line.split(" ")[0] for line in lines[:3]] == ["BFF_SECRET_KEYS", "BFF_ORIGINS", "BFF_SIMULATOR"]
    assert lines[3] == "A set-up that is not for production says so by BFF_PRODUCTION=false."


@pytest.mark.parametrize(
    ("settings", "mark"),
    [({"host": "0.0.0.0", "production": False}, "true"), ({"host": "0.0.0.0"}, ""), ({"production": False}, "")],
)
async def test_the_sign_in_page_warns_where_others_reach_what_is_no_production(
    tmp_path: Path, settings: dict[str, Any], mark: str
) -> None:
    (tmp_path / "index.html").write_text("")
    (tmp_path / "signin.html").write_text('<meta name="not-production" content="__NOT_PRODUCTION__" />')
    answer = await Console(web_dist=tmp_path, **settings).browser().get("/admin")
    assert answer.text == f'<meta name="not-production" content="{mark}" />'


@pytest.mark.parametrize(
    ("url", "is_refused"),
    [("redis://redis.example.com", True), ("rediss://redis.example.com", False), ("redis://127.0.0.1:6379", False)],
)
def test_redis_is_reached_in_the_open_on_loopback_alone(url: str, is_refused: bool) -> None:
    sentences = problems(redis_url=url)
    assert [sentence.split(" is plain")[0] for sentence in sentences] == ["BFF_REDIS_URL"] * is_refused
