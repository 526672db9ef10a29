"""The specification's items that single tests prove, each by a mark on its test: `@pytest.mark.spec("id")`.

The lists beside this file name the items. Where vitest proves one, the list says by which test, by its title.
What a person sees on a surface is walked by the browser, in the lists of web/e2e.
"""

from __future__ import annotations

import csv
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.spec_marks import PREFIX

ROOT = Path(__file__).parents[1]
LISTS = sorted(Path(__file__).parent.glob("*_spec.csv"))
ITEMS = [item for path in LISTS for item in csv.DictReader(path.read_text().splitlines())]
# `it('title'`, `test('title'`, and the same after a table: `it.each([…])('title'`
TITLE = re.compile(r"""^\s*(?:(?:it|test)\(|.*\)\()\s*(['"`])(?P<title>(?:(?!\1).)+)\1,""", re.MULTILINE)


def files_with_marks(config: pytest.Config) -> list[str]:
    """The test files in which a mark is written: to collect the others takes long and finds none."""
    files = [path for folder in config.getini("testpaths") for path in (ROOT / folder).rglob("test_*.py")]
    return [str(path) for path in files if "mark.spec(" in path.read_text()]


@pytest.fixture(scope="module")
def marked(pytestconfig: pytest.Config) -> set[str]:
    """The items that tests are marked with, as pytest collects them."""
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "-p", "tests.spec_marks"]
    command += files_with_marks(pytestconfig)
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-2000:]
    line = next(line for line in done.stdout.splitlines() if line.startswith(PREFIX))
    return set(line.removeprefix(PREFIX).split())


def web_titles() -> set[str]:
    files = [*(ROOT / "web" / "src").rglob("*.test.ts"), *(ROOT / "web" / "src").rglob("*.test.tsx")]
    return {match["title"] for file in files for match in TITLE.finditer(file.read_text())}


def test_every_item_is_proven_by_a_marked_test(marked: set[str]) -> None:
    assert [item["id"] for item in ITEMS if not item["web_test"] and item["id"] not in marked] == []


def test_every_web_test_named_is_there() -> None:
    titles = web_titles()
    assert [item for item in ITEMS if item["web_test"] and item["web_test"] not in titles] == []


def test_every_mark_names_a_listed_item(marked: set[str]) -> None:
    assert marked - {item["id"] for item in ITEMS} == set()


def test_no_item_is_listed_twice_alike() -> None:
    rows = [tuple(item.values()) for item in ITEMS]
    assert len(rows) == len(set(rows))
