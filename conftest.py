"""For the tests of every folder: garbage is looked for among what a test made, not among what the run keeps; and no
property fails by how long its examples took."""

from __future__ import annotations

import gc
import os
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

from tools.examples import examples

# A busy machine draws and runs examples slowly, which says nothing about them. A run that decides whether a change is
# good draws the same examples each time; `make prove` draws others each time.
settings.register_profile(
    "any-machine",
    deadline=None,
    derandomize=os.environ.get("PROVE") != "1",
    max_examples=examples(100),
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("any-machine")


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Iterator[None]:
    """Modules, models and tests stay until the end, so collecting them looks through all of them for nothing. So do
    starting worlds, which come while tests run: everything is looked through a tenth as often as usual."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.enable()
        gc.freeze()
        gc.set_threshold(700, 10, 100)
