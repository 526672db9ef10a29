"""The recipes of the handbook for testers do what they say."""

from __future__ import annotations

import re
from pathlib import Path

import httpx

from web.e2e.conftest import Services

HANDBOOK = Path(__file__).resolve().parents[2] / "docs" / "qa.md"


def test_every_recipe_of_the_handbook_works(services: Services) -> None:
    text = HANDBOOK.read_text()
    recipes = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    assert len(recipes) == len(re.findall(r"^## \d+\.", text, re.MULTILINE)) + 2  # the beginning and the end
    names: dict[str, object] = {}
    with httpx.Client(base_url=f"http://127.0.0.1:{services.sim_port}") as simulator:
        for left in ("mine", "twin", "what-if"):
            simulator.delete(f"/__sim/worlds/{left}")  # of a try that failed
    try:
        for recipe in recipes:
            own = recipe.replace("http://127.0.0.1:8000", services.address)
            own = own.replace("http://127.0.0.1:8001", f"http://127.0.0.1:{services.sim_port}")
            exec(compile(own, str(HANDBOOK), "exec"), names)  # the handbook is ours
    finally:
        for each in names.values():
            if isinstance(each, httpx.Client):
                each.close()
