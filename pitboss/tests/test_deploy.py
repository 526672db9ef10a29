"""What deploy/ holds does what it says: the service starts, the image's steps find their files, settings are known."""

from __future__ import annotations

import os
import re
import secrets
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest
import yaml  # type: ignore[import-untyped]

from bff.environment import load
from bff.metrics.production import production_problems
from pitboss.services import Service, free_port
from pitboss.tests.wheels import Installed
from tools.paths import ROOT

DEPLOY = ROOT / "deploy"
UNIT = (DEPLOY / "pitboss.service").read_text()
STEPS = re.findall(r"^([A-Z]+) (.+)$", (DEPLOY / "Containerfile").read_text(), re.MULTILINE)
ANALYZE = shutil.which("systemd-analyze")
OPT = "/opt/pitboss/bin"


def setting(name: str) -> str:
    """The unit's, which stands there once."""
    (found,) = re.findall(rf"^{name}=(.+)$", UNIT, re.MULTILINE)
    return str(found)


def settings_of(file: str) -> dict[str, str]:
    lines = (DEPLOY / file).read_text().splitlines()
    return dict(line.split("=", 1) for line in lines if line and not line.startswith("#"))


@pytest.mark.skipif(ANALYZE is None, reason="there is no systemd")
def test_systemd_finds_nothing_wrong_with_the_unit(tmp_path: Path) -> None:
    unit = tmp_path / "pitboss.service"
    unit.write_text(UNIT.replace(f"{OPT}/pitboss", "/bin/true"))
    verified = subprocess.run([str(ANALYZE), "verify", str(unit)], capture_output=True, text=True, check=False)
    own = [line for line in verified.stderr.splitlines() if "pitboss.service" in line]
    assert (verified.returncode, own) == (0, [])


@pytest.mark.slow
def test_what_the_unit_starts_serves_with_its_settings(there: Installed) -> None:
    key = there.elsewhere / "secret-keys"
    key.write_text(secrets.token_urlsafe(48))
    port = free_port()
    given = {
        **settings_of("console.env"),
        "BFF_SECRET_KEYS_FILE": str(key),
        "BFF_PORT": str(port),
        "BFF_METRICS_PORT": str(free_port()),
        "BFF_HOST": "127.0.0.1",
        "BFF_PRODUCTION": "true",
        "BFF_WORKERS": "1",
        "BFF_REDIS_URL": "",  # there is none here
    }
    assert "BFF_SECRET_KEYS_FILE=%d/secret-keys" in setting("Environment")
    command = [part.replace(OPT, str(there.bin)) for part in setting("ExecStart").split()]
    service = Service("console", command, f"http://127.0.0.1:{port}/healthz", given, there.elsewhere / "unit.log")
    service.start()
    try:
        service.wait_ready()
    finally:
        service.stop()
    assert service.process is not None
    assert service.process.returncode in (0, -signal.SIGTERM)  # which systemd calls a good end


def test_its_settings_are_known_and_fit_for_production(tmp_path: Path) -> None:
    key = tmp_path / "key"
    key.write_text(secrets.token_urlsafe(48))
    settings = load({**settings_of("console.env"), "BFF_SECRET_KEYS_FILE": str(key)})
    assert settings.is_production
    assert list(production_problems(settings)) == []
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text())["services"]
    own = {**settings_of("console.env"), **compose["console"]["environment"], "BFF_SECRET_KEYS_FILE": str(key)}
    assert load(own).redis_url == "redis://redis:6379/0"


def test_compose_names_services_and_files_that_there_are() -> None:
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    services = compose["services"]
    for service in services.values():
        assert set(service.get("depends_on", [])) <= services.keys()
        assert set(service["networks"]) <= compose["networks"].keys()
        assert set(service.get("secrets", [])) <= compose["secrets"].keys()
    console = services["console"]
    assert (DEPLOY / console["env_file"]).is_file()
    assert (DEPLOY / console["build"]["context"] / console["build"]["dockerfile"]).is_file()
    given = [volume.split(":")[0] for volume in services["nginx"]["volumes"]]
    assert [path for path in given if not path.startswith("./secrets/") and not (DEPLOY / path).is_file()] == []
    assert "noeviction" in services["redis"]["command"]


@pytest.mark.slow
def test_the_image_copies_what_there_is_and_ends_as_nobody_in_particular(there: Installed) -> None:
    copied = [words.split()[0] for step, words in STEPS if step == "COPY"]
    assert copied == ["requirements.lock", "dist/pitboss-*.whl"]
    assert (ROOT / copied[0]).is_file()
    assert list(there.wheel.parent.glob(Path(copied[1]).name)) == [there.wheel]
    assert [words for step, words in STEPS if step == "USER"][-1] not in ("0", "root")
    users = [number for number, (step, _) in enumerate(STEPS) if step == "USER"]
    assert not [words for step, words in STEPS[users[-1] :] if step == "RUN"]
    entry = next(words for step, words in STEPS if step == "ENTRYPOINT")
    assert entry == f'["{OPT}/pitboss"]'
    assert (there.bin / "pitboss").is_file()


@pytest.mark.proof
@pytest.mark.skipif(os.environ.get("PROVE") != "1", reason="it installs from the index: make prove")
def test_the_steps_of_the_image_run_in_a_fresh_environment(there: Installed, tmp_path: Path) -> None:
    opt, temporary = tmp_path / "opt", tmp_path / "tmp"
    temporary.mkdir()
    shutil.copy(ROOT / "requirements.lock", temporary)
    shutil.copy(there.wheel, temporary)
    for step, words in STEPS:
        if step == "RUN" and not words.startswith("useradd"):
            own = words.replace("python -m", f"{sys.executable} -m").replace("/tmp/", f"{temporary}/")
            here = own.replace("/opt/pitboss", str(opt))
            subprocess.run(["sh", "-c", here], check=True, cwd=tmp_path)
    path = {"PATH": str(opt / "bin")}
    said = subprocess.run([opt / "bin/pitboss", "bff", "--check"], env=path, capture_output=True, text=True, check=True)
    assert "BFF_WEB_DIST=" in said.stdout
