"""The recipes of the handbook for testers do what they say."""

from __future__ import annotations

import os
import re
import subprocess
from pathlib import Path

import httpx

from web.e2e.conftest import Services

ROOT = Path(__file__).resolve().parents[2]
HANDBOOK = ROOT / "docs" / "qa.md"


def run_tests(file: Path, services: Services) -> None:
    """A recipe that is a file of tests, as its reader runs it."""
    own = {"SIM_URL": f"http://127.0.0.1:{services.sim_port}", "CONSOLE_URL": services.address}
    assert f"make qa TESTS={file.name}" in HANDBOOK.read_text()
    command = ["make", "-o", "packages", "qa", f"TESTS={file}"]  # what it installs is there already
    ran = subprocess.run(command, cwd=ROOT, env={**os.environ, **own}, capture_output=True, text=True, check=False)
    assert "2 passed" in ran.stdout, ran.stdout


def test_every_recipe_of_the_handbook_works(services: Services, tmp_path: Path) -> None:
    text = HANDBOOK.read_text()
    recipes = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    assert (
        len(recipes) == len(re.findall(r"^## \d+\.", text, re.MULTILINE)) + 3
    )  # the beginning, the journal, and the stats
    names: dict[str, object] = {}
    with httpx.Client(base_url=f"http://127.0.0.1:{services.sim_port}") as simulator:
        for left in ("mine", "twin", "what-if", "first", "second"):
            simulator.delete(f"/__sim/worlds/{left}")  # of a try that failed
    try:
        for recipe in recipes:
            if "pytest_plugins" in recipe:
                file = tmp_path / "test_mine.py"
                file.write_text(recipe)
                run_tests(file, services)
                continue
            own = recipe.replace("http://127.0.0.1:8000", services.address)
            own = own.replace("http://127.0.0.1:8001", f"http://127.0.0.1:{services.sim_port}")
            exec(compile(own, str(HANDBOOK), "exec"), names)  # the handbook is ours
    finally:
        for each in names.values():
            if isinstance(each, httpx.Client):
                each.close()
