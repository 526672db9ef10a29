"""The specification's items that single tests prove, each by a mark on its test: `@pytest.mark.spec("id")`.

The lists beside this file name the items. Where vitest proves one, the list says by which test, by its title.
What a person sees on a surface stands in the lists of web/e2e, each row with where it is proven.
"""

from __future__ import annotations

import ast
import csv
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
LISTS = sorted(Path(__file__).parent.glob("*_spec.csv"))
ITEMS = [item for path in LISTS for item in csv.DictReader(path.read_text().splitlines())]
# `it('title'`, `test('title'`, and the same after a table: `it.each([…])('title'`
TITLE = re.compile(r"""^\s*(?:(?:it|test)\(|.*\)\()\s*(['"`])(?P<title>(?:(?!\1).)+)\1,""", re.MULTILINE)
SURFACES = re.compile(r"holdSurfaces\(\s*'(\w+)'")


def marks_in(source: str) -> Iterator[str]:
    """The items that the tests in a file are marked with. They are read, not collected: importing every test file takes
    longer than most of them run."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
            for call in (inner for decorator in node.decorator_list for inner in ast.walk(decorator)):
                if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr == "spec":
                    yield from map(ast.literal_eval, call.args)


@pytest.fixture(scope="module")
def marked(pytestconfig: pytest.Config) -> set[str]:
    files = [path for folder in pytestconfig.getini("testpaths") for path in (ROOT / folder).rglob("test_*.py")]
    sources = [path.read_text() for path in files]
    return {item for source in sources if "mark.spec(" in source for item in marks_in(source)}


def test_marks_are_those_of_tests_alone() -> None:
    source = """
@pytest.mark.spec("one")
@pytest.mark.parametrize("a", [pytest.param(1, marks=pytest.mark.spec("two", "three"))])
def test_something(a): ...


@pytest.mark.spec("of nothing")
def helper(): ...
"""
    assert set(marks_in(source)) == {"one", "two", "three"}


def web_titles() -> set[str]:
    """The titles of vitest's tests, and `the surfaces of NAME` for each table that it holds."""
    files = [*(ROOT / "web" / "src").rglob("*.test.ts"), *(ROOT / "web" / "src").rglob("*.test.tsx")]
    titles = {match["title"] for file in files for match in TITLE.finditer(file.read_text())}
    tables = [file.read_text() for file in (ROOT / "web" / "surfaces").glob("*.test.ts")]
    return titles | {f"the surfaces of {name}" for text in tables for name in SURFACES.findall(text)}


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
