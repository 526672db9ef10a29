"""Settings have defaults, and a wrong one ends the start with one sentence."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from bff.environment import load
from bff.settings import Settings, WrongSetting

ROOT = Path(__file__).resolve().parents[2]


def test_settings_have_their_documented_defaults() -> None:
    settings = load({})
    assert (settings.host, settings.port, settings.upstream_url) == ("127.0.0.1", 8000, "http://127.0.0.1:8001")
    assert settings.allowed_origins == {"http://localhost:8000", "http://127.0.0.1:8000"}
    assert settings.features == {"idempotency"}
    assert settings.web_dist == Path("web/dist")
    assert not settings.is_https
    assert (settings.session_idle_seconds, settings.session_max_seconds) == (15 * 60, 8 * 60 * 60)
    assert (settings.sign_in_attempts, settings.sign_in_window_seconds) == (10, 15 * 60)
    assert (settings.sessions_per_user, settings.drain_seconds) == (50, 20)


@pytest.mark.parametrize(
    ("given", "limit"),
    [
        ({}, 30),
        ({"BFF_SIMULATOR": "true"}, 0),
        ({"BFF_SIMULATOR": "true", "BFF_SIGN_IN_SUCCESSES": "5"}, 5),
        ({"BFF_SIGN_IN_SUCCESSES": "0"}, 0),
    ],
)
def test_successful_sign_ins_are_limited_but_in_front_of_the_simulator(given: dict[str, str], limit: int) -> None:
    assert load(given).sign_in_success_limit == limit


def test_what_is_given_is_taken() -> None:
    settings = load(
        {
            "BFF_PORT": "9000",
            "BFF_ORIGINS": "https://Console.example.com, https://other.example.com",
            "BFF_SECRET_KEYS": "a-first-key-long-enough,a-second-key-long-enough",
            "BFF_TRUSTED_PROXIES": "10.0.0.0/8,::1",
            "BFF_SIMULATOR": "true",
            "BFF_UPSTREAM_IDEMPOTENCY": "false",
            "BFF_ENGINE": "httpx",
            "BFF_UPSTREAM_URL": "https://platform.example.com/base/",
            "OTHER": "ignored",
        }
    )
    assert settings.allowed_origins == {"https://console.example.com", "https://other.example.com"}
    assert settings.secret_keys == ("a-first-key-long-enough", "a-second-key-long-enough")
    assert [str(network) for network in settings.trusted_proxies] == ["10.0.0.0/8", "::1/128"]
    assert settings.features == {"simulator"}
    assert settings.upstream_url == "https://platform.example.com/base"
    assert settings.is_https


def test_the_help_site_is_a_base_address() -> None:
    assert load({}).help_url == load({"BFF_HELP_URL": ""}).help_url == ""
    assert load({"BFF_HELP_URL": "http://[::1]:9000/help/"}).help_url == "http://[::1]:9000/help"


@pytest.mark.parametrize(
    "address", ["https://console.test", "https://CONSOLE.test:443/help", "https://other.test:444/"]
)
def test_the_help_site_is_none_of_the_consoles_own_pages(address: str) -> None:
    origins = "https://console.test,https://other.test:444"
    with pytest.raises(WrongSetting, match="needs another origin than the console's"):
        load({"BFF_HELP_URL": address, "BFF_ORIGINS": origins})
    assert load({"BFF_HELP_URL": "https://help.console.test", "BFF_ORIGINS": origins}).help_url
    assert load({"BFF_HELP_URL": "http://localhost:8000", "BFF_ORIGINS": origins}).help_url


def test_the_own_port_is_an_origin() -> None:
    assert load({"BFF_PORT": "9000"}).allowed_origins == {"http://localhost:9000", "http://127.0.0.1:9000"}


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("BFF_PORT", "high"),
        ("BFF_PORT", "70000"),
        ("BFF_UPSTREAM_URL", "platform"),
        ("BFF_UPSTREAM_URL", "http://platform/?x=1"),
        ("BFF_UPSTREAM_URL", "ftp://platform"),
        ("BFF_ORIGINS", "http://console.test/"),
        ("BFF_ORIGINS", "*"),
        ("BFF_ORIGINS", "null"),
        ("BFF_SECRET_KEYS", "short"),
        ("BFF_TRUSTED_PROXIES", "proxy.test"),
        ("BFF_ENGINE", "aiohttp"),
        ("BFF_SIMULATOR", "perhaps"),
        ("BFF_SESSION_IDLE_SECONDS", "0"),
        ("BFF_SESSION_MAX_SECONDS", "-1"),
        ("BFF_SESSIONS_PER_USER", "0"),
        ("BFF_SIGN_IN_SUCCESSES", "-1"),
        ("BFF_UPSTREAM_SLOTS", "1"),
        ("BFF_DRAIN_SECONDS", "-1"),
        ("BFF_HELP_URL", "help.example.com"),
        ("BFF_HELP_URL", "javascript://help.example.com"),
        ("BFF_HELP_URL", "https://user@help.example.com"),
        ("BFF_HELP_URL", "https://help.example.com;script-src *"),
        ("BFF_HELP_URL", "https://help.example.com/?page=1"),
        ("BFF_HELP_URL", "https://help.example.com:70000"),
        ("BFF_HELP_URL", "http://localhost:8000/help"),
        ("BFF_HELP_URL", "http://127.0.0.1:8000"),
        ("BFF_ASSETS_URL", "assets.example.com"),
        ("BFF_ASSETS_URL", "https://assets.example.com;script-src *"),
        ("BFF_ASSETS_URL", "http://127.0.0.1:8000/assets"),
        ("BFF_LAUNCH_ORIGINS", "https://studio.example.com/play"),
        ("BFF_LAUNCH_ORIGINS", "https://studio.example.com; script-src *"),
        ("BFF_LAUNCH_ORIGINS", "*"),
        ("BFF_LAUNCH_ORIGINS", "https://studio.example.com, http://LOCALHOST:8000"),
    ],
)
def test_a_wrong_one_is_told_in_one_sentence_that_names_it(name: str, text: str) -> None:
    with pytest.raises(WrongSetting) as wrong:
        load({name: text})
    sentence = str(wrong.value)
    assert sentence.startswith(f"{name} is wrong: ")
    assert sentence.endswith(".")
    assert "\n" not in sentence


def test_a_name_that_means_nothing_is_told() -> None:
    with pytest.raises(WrongSetting, match=r"^BFF_ORIGIN is not a setting of the console\.$"):
        load({"BFF_ORIGIN": "http://console.test"})


def test_keys_are_in_no_representation() -> None:
    assert "a-key-long-enough" not in repr(Settings(secret_keys=("a-key-long-enough",)))


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ({"BFF_PORT": "high"}, "BFF_PORT is wrong: "),
        ({"BFF_MAPPING": "/nowhere.toml"}, "BFF_MAPPING /nowhere.toml: cannot be read (no such file or directory)."),
    ],
)
def test_the_start_ends_with_the_sentence(settings: dict[str, str], sentence: str) -> None:
    ended = subprocess.run(
        [sys.executable, "-m", "bff"],
        cwd=ROOT,
        env={"PATH": os.environ["PATH"], **settings},
        capture_output=True,
        text=True,
        timeout=30,
        check=False,
    )
    assert ended.returncode == 2
    assert ended.stderr.startswith(sentence)
    assert ended.stderr.count("\n") == 1


def test_a_secret_may_stand_in_a_file(tmp_path: Path) -> None:
    file = tmp_path / "keys"
    file.write_text("the-first-key-of-the-console,the-second-key-of-the-console\n")
    settings = load({"BFF_SECRET_KEYS_FILE": str(file), "BFF_REDIS_PASSWORD_FILE": str(file)})
    assert settings.secret_keys == ("the-first-key-of-the-console", "the-second-key-of-the-console")
    assert "the-second" not in repr(settings)


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"BFF_SECRET_KEYS_FILE": "nowhere"}, "BFF_SECRET_KEYS_FILE is wrong: nowhere cannot be read."),
        (
            {"BFF_SECRET_KEYS_FILE": "x", "BFF_SECRET_KEYS": "y"},
            "BFF_SECRET_KEYS and BFF_SECRET_KEYS_FILE are both set: keep one.",
        ),
        ({"BFF_PORT_FILE": "x"}, "BFF_PORT_FILE is not a setting of the console."),
    ],
)
def test_a_file_that_is_none_is_told(given: dict[str, str], sentence: str) -> None:
    with pytest.raises(WrongSetting, match=f"^{re.escape(sentence)}$"):
        load(given)


def checked(**given: str) -> subprocess.CompletedProcess[str]:
    env = {"PATH": os.environ["PATH"], **given}
    command = [sys.executable, "-m", "bff", "--check"]
    return subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)


@pytest.mark.slow
def test_check_says_how_the_console_is_set_without_its_secrets() -> None:
    keys = "the-first-key-of-the-console,the-second-key-of-the-console"
    ran = checked(BFF_SECRET_KEYS=keys, BFF_PORT="8123", BFF_ORIGINS="https://a.test,https://b.test")
    lines = ran.stdout.splitlines()
    assert (ran.returncode, ran.stderr) == (0, "")
    assert {"BFF_PORT=8123", "BFF_SECRET_KEYS=(set)", "BFF_SERVICE_TOKEN=", "BFF_WORKERS=1"} <= set(lines)
    assert "BFF_ORIGINS=https://a.test,https://b.test" in lines
    assert "-key-of-the-console" not in ran.stdout
    assert len(lines) == len(Settings.model_fields)
    ran = checked(BFF_WORKERS="2")
    assert (ran.returncode, ran.stdout, "needs BFF_REDIS_URL" in ran.stderr) == (2, "", True)
