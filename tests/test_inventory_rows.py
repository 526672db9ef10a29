"""The specification's items of players, their money and domains that other tests hold, each by the words of
its test.

`players_and_money_spec.csv` and `domains_spec.csv` list them: the item, the file, and a text that
stands in it. What a person sees on a surface is walked by the browser, in the lists of web/e2e.
"""

from __future__ import annotations

import csv
from collections import defaultdict
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
LISTS = ("players_and_money_spec.csv", "domains_spec.csv")
ITEMS = [item for name in LISTS for item in csv.DictReader((Path(__file__).parent / name).read_text().splitlines())]


def held_by() -> dict[str, list[dict[str, str]]]:
    found = defaultdict(list)
    for item in ITEMS:
        found[item["file"]].append(item)
    return found


@pytest.mark.parametrize(
    ("file", "items"), held_by().items(), ids=lambda given: given if isinstance(given, str) else ""
)
def test_what_is_said_to_be_held_is(file: str, items: list[dict[str, str]]) -> None:
    text = (ROOT / file).read_text()
    assert [item["id"] for item in items if item["text"] not in text] == []


def test_no_item_is_listed_twice_alike() -> None:
    rows = [tuple(item.values()) for item in ITEMS]
    assert len(rows) == len(set(rows))
