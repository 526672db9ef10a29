"""The specification's items of the console's frame, one by one.

`shell_spec.csv` lists them: the item, who looks, at which page, how it is checked, and what is expected there.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from itertools import groupby
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from web.e2e.console import ADMIN, AFFILIATE, AURORA, DEV_OPS, MANAGER, NORTH, SUPER, Console
from web.e2e.screen import eventually
from web.e2e.walk import Walk, items_of

ITEMS = items_of("shell_spec.csv")
ACCOUNTS = {
    "super": SUPER,
    "admin": ADMIN,
    "devops": DEV_OPS,
    "aurora": AURORA,
    "manager": MANAGER,
    "north": NORTH,
    "affiliate": AFFILIATE,
}
OPTIONS = ".ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option-content"


def place_of(item: Mapping[str, str]) -> tuple[str, str]:
    return item["account"], item["path"]


PLACES = {place: list(items) for place, items in groupby(sorted(ITEMS, key=place_of), key=place_of)}


def control(page: Page, name: str) -> Locator:
    bar = page.get_by_role("banner")
    named = re.compile(f"^{re.escape(name)}")
    return bar.get_by_role("button", name=named).or_(bar.get_by_role("combobox", name=named))


def choices(page: Page, label: str) -> list[str]:
    box = control(page, label)
    box.click()
    expect(page.locator(OPTIONS).first).to_be_visible()
    found = page.locator(OPTIONS).all_inner_texts()
    page.keyboard.press("Escape")
    expect(page.locator(OPTIONS).first).to_be_hidden()
    return found


def opens(page: Page, name: str, title: str) -> None:
    control(page, name).click()
    panel = page.get_by_role("dialog", name=re.compile(re.escape(title)))
    expect(panel).to_be_visible()
    page.keyboard.press("Escape")
    expect(panel).to_be_hidden()


def called(console: Console, subject: str) -> dict[str, Any]:
    """The envelope of `path`, or of `POST path {…}`."""
    match = re.fullmatch(r"(?:(\w+) )?(\S+)(?: (\{.*\}))?", subject)
    assert match, subject
    method, path, body = match.groups()
    if method is None:
        read: dict[str, Any] = console.call("GET", path)
        return read
    answer = console.context.request.fetch(
        f"{console.address}{path}",
        method=method,
        headers={"X-Requested-With": "pitboss", "Origin": console.address, "Content-Type": "application/json"},
        data=json.dumps(json.loads(body)),
    )
    envelope: dict[str, Any] = answer.json()
    return envelope


def within(data: Any, path: str) -> bool:
    """Whether `operators.0.title` stands in the data."""
    for name in path.split("."):
        key: Any = int(name) if name.isdigit() else name
        try:
            data = data[key]
        except (KeyError, IndexError, TypeError):
            return False
    return True


def check(console: Console, page: Page, item: Mapping[str, str]) -> None:  # noqa: C901  # a list of ways
    subject, expected = item["subject"], item["expected"]
    match item["check"]:
        case "text":
            expect(page.get_by_text(expected, exact=True).first).to_be_visible()
        case "title":
            expect(page.get_by_role("banner").get_by_role("heading", level=1)).to_have_text(expected)
            expect(page).to_have_title(f"{expected} · Pitboss")
        case "menu":
            link = page.get_by_role("navigation", name="Main").get_by_role("link", name=subject)
            expect(link).to_contain_text(expected or subject)
        case "no-menu":
            expect(page.get_by_role("navigation", name="Main").get_by_role("link", name=subject)).to_have_count(0)
        case "control":
            expect(control(page, subject)).to_be_visible()
        case "no-control":
            expect(control(page, subject)).to_have_count(0)
        case "option":
            eventually(lambda: expected in choices(page, subject))
        case "no-option":
            eventually(lambda: expected not in choices(page, subject))
        case "opens":
            opens(page, subject, expected)
        case "answers":
            envelope = called(console, subject)
            assert [path for path in expected.split("|") if not within(envelope["data"], path)] == []
        case "denied":
            envelope = called(console, subject)
            assert (envelope["success"], envelope["messages"]) == (False, [expected])
        case _:
            pytest.fail(f"no such check: {item['check']}")


@pytest.mark.spec(
    "001-role-platform-top-bar-player-search",
    "001-constant-roles",
    "001-role-platform-level",
    "001-role-operator-admin-levels",
    "001-role-operator-manager",
    "001-call-operators-settings",
    "001-call-operators-me",
    "001-call-operators-menu-list",
    "001-message-empty-notifications",
    "001-rule-amounts-in-usd",
)
def test_the_specification_holds_on_screen(console: Console) -> None:
    walk = Walk(console)
    failures = []
    for (account, path), items in PLACES.items():
        page = walk.open(path, ACCOUNTS[account])
        expect(control(page, "Refresh")).to_be_visible()
        for item in items:
            try:
                check(walk, page, item)
            except AssertionError as error:
                failures.append(f"{item['id']} as {account} at {path}: {error}")
    assert failures == []
