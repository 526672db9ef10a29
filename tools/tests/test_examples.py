"""Property tests draw the share of their examples that the run asks for."""

from __future__ import annotations

import re

from tools.paths import ROOT

FOLDERS = ("contracts", "bff", "upstream_sim", "pitboss", "tools", "tests")


def test_every_property_lets_the_run_say_how_many_examples_it_draws() -> None:
    sources = [path for folder in FOLDERS for path in (ROOT / folder).rglob("test_*.py")]
    fixed = [
        f"{path.relative_to(ROOT)}: {found}"
        for path in sources
        for found in re.findall(r"max_examples=\d+", path.read_text())
    ]
    assert fixed == []
