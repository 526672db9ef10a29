"""What the wheel holds beside Python: the built web app and its licences, the handbook, a bill of materials."""

from __future__ import annotations

import base64
import json
import re
import shutil
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist
from setuptools.errors import SetupError

ROOT = Path(__file__).resolve().parent
DIST = ROOT / "web" / "dist"
LICENCES = DIST / "licenses.txt"
SAME_BUILD_SECONDS = 60  # web/dist keeps the assets of the builds before, for tabs that are open


def check_web_app() -> None:
    """Raises SetupError where the web app is not built."""
    missing = next((file for file in (DIST / "index.html", LICENCES) if not file.is_file()), None)
    if missing:
        raise SetupError(
            f"The web app is not built ({missing.relative_to(ROOT)} is missing): run `make setup`, which needs Node, "
            "or install a wheel that somebody else built."
        )


def of_earlier_builds(folder: str, names: list[str]) -> set[str]:
    newest = (DIST / "index.html").stat().st_mtime
    files = {name for name in names if (Path(folder) / name).is_file()}
    return {name for name in files if newest - (Path(folder) / name).stat().st_mtime > SAME_BUILD_SECONDS}


class BuildPy(build_py):
    def run(self) -> None:
        if self.editable_mode:  # a checkout finds its own
            super().run()
            return
        check_web_app()
        shutil.rmtree(self.build_lib, ignore_errors=True)  # modules that are gone would stay in it
        super().run()
        to = Path(self.build_lib)
        shutil.copytree(DIST, to / "bff" / "web", ignore=of_earlier_builds)
        shutil.copy(ROOT / "docs" / "handbook.md", to / "pitboss" / "handbook.md")


class BdistWheel(bdist_wheel):
    def egg2dist(self, egginfo_path: str, distinfo_path: str) -> None:
        super().egg2dist(egginfo_path, distinfo_path)
        if not LICENCES.is_file():  # a checkout's own metadata
            return
        for folder in ("licenses", "sboms"):
            (Path(distinfo_path) / folder).mkdir(exist_ok=True)
        shutil.copy(LICENCES, Path(distinfo_path) / "licenses" / "web-app.txt")
        bill = bill_of_materials(self.distribution.get_version())
        (Path(distinfo_path) / "sboms" / "pitboss.cdx.json").write_text(json.dumps(bill, indent=1) + "\n")


class Sdist(sdist):
    def run(self) -> None:
        check_web_app()
        super().run()


def bill_of_materials(version: str) -> dict[str, Any]:
    """CycloneDX 1.6: the Python packages that this version was tested with, and what the web app is made of."""
    own = {"type": "application", "name": "pitboss", "version": version, "bom-ref": "pitboss"}
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {"component": {**own, "purl": f"pkg:pypi/pitboss@{version}"}},
        "components": [*python_packages(), *npm_packages()],
    }


def python_packages() -> list[dict[str, Any]]:
    locked = re.findall(r"^([\w.-]+)==(\S+)", (ROOT / "requirements.lock").read_text(), re.MULTILINE)
    return [component(f"pkg:pypi/{name}@{version}", name, version) for name, version in locked]


def npm_packages() -> list[dict[str, Any]]:
    found = []
    for place, package in json.loads((ROOT / "package-lock.json").read_text())["packages"].items():
        if not place or package.get("dev") or package.get("link"):
            continue
        name, version = place.rpartition("node_modules/")[2], package["version"]
        one = component(f"pkg:npm/{name.replace('@', '%40')}@{version}", name, version)
        if license_ := package.get("license"):
            one["licenses"] = [{"expression": license_}]
        kind, _, digest = package.get("integrity", "").partition("-")
        if kind == "sha512":
            one["hashes"] = [{"alg": "SHA-512", "content": base64.b64decode(digest).hex()}]
        found.append(one)
    return list({one["bom-ref"]: one for one in found}.values())


def component(purl: str, name: str, version: str) -> dict[str, Any]:
    return {"type": "library", "name": name, "version": version, "purl": purl, "bom-ref": purl}


setup(cmdclass={"build_py": BuildPy, "bdist_wheel": BdistWheel, "sdist": Sdist})
