"""The specification's texts, defaults and limits of wallets and of the wallet at Utopia, as a person meets them.

`wallet_spec.csv` lists them: the item, the surface it stands on, how it is checked, and what is
expected there. axe looks at the surfaces in light and in dark.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from web.e2e.console import Console
from web.e2e.screen import dialog, eventually, field, rows
from web.e2e.test_billing_v2_spec import check, choices
from web.e2e.test_wallet import fill_reason, open_act, player_of, step_button
from web.e2e.walk import Surface, Walk, failures_of, items_of

ITEMS = items_of("wallet_spec.csv")
EXTERNAL = "/withdraw/external-wallet?opId=aurora"

OfPlayer = Callable[[Walk, dict[str, Any]], Locator]


def topup(walk: Walk, player: dict[str, Any], *, amount: str = "12.5") -> Locator:
    form = open_act(walk, player, "Topup Player")
    field(form, "Amount").fill(amount)
    return form


def second_step(form: Locator) -> Locator:
    step_button(form, "Increase").click()
    expect(field(form, "Note")).to_be_visible()
    return form


def but_one(walk: Walk, player: dict[str, Any], *, missing: str) -> Locator:
    form = second_step(topup(walk, player))
    fill_reason(form, "" if missing == "note" else "As agreed", None if missing == "reason" else "Test")
    if missing == "accept":
        form.get_by_role("checkbox").uncheck()
    return form


def went_back(walk: Walk, player: dict[str, Any]) -> Locator:
    form = second_step(topup(walk, player))
    step_button(form, "Back").click()
    return form


def bonus(walk: Walk, player: dict[str, Any]) -> Locator:
    return open_act(walk, player, "Topup Player Bonus")


def bonus_second(walk: Walk, player: dict[str, Any]) -> Locator:
    form = bonus(walk, player)
    field(form, "Amount").fill("5")
    return second_step(form)


def player_wallet(walk: Walk, player: dict[str, Any]) -> Locator:
    page = walk.open(f"/players/{player['playerCode']}")
    page.get_by_role("button", name=re.compile("wallet", re.IGNORECASE)).first.click()
    return dialog(page, "^Player Wallet")


def panels(walk: Walk, player: dict[str, Any]) -> Locator:
    page = walk.open(f"/players/{player['playerCode']}")
    page.get_by_role("tab", name="Wallets").click()
    return page.locator("main")


def listed(path: str) -> OfPlayer:
    def opened(walk: Walk, player: dict[str, Any]) -> Locator:
        return walk.open_list(path).locator("main")

    return opened


def pressed(name: str, title: str) -> OfPlayer:
    def opened(walk: Walk, player: dict[str, Any]) -> Locator:
        step_button(listed(EXTERNAL)(walk, player), name).click()
        return dialog(walk.here, title)

    return opened


def external_drawer(walk: Walk, player: dict[str, Any]) -> Locator:
    page = walk.open_list(EXTERNAL)
    rows(page).first.locator("[data-row-link]").click()
    return dialog(page, "Wallet transaction details")


SURFACES: Mapping[str, Mapping[str, OfPlayer]] = {
    "topup": {
        "topup-1": topup,
        "topup-zero": partial(topup, amount="0"),
        "topup-beyond": partial(topup, amount="1000000"),
        "topup-2": lambda walk, player: second_step(topup(walk, player)),
        "topup-unaccepted": partial(but_one, missing="accept"),
        "topup-unnoted": partial(but_one, missing="note"),
        "topup-unreasoned": partial(but_one, missing="reason"),
        "topup-back": went_back,
    },
    "wallets": {
        "bonus-1": bonus,
        "bonus-2": bonus_second,
        "convert": lambda walk, player: open_act(walk, player, "Convert Player Balance"),
        "player-wallet": player_wallet,
        "panels": panels,
    },
    "lists": {
        "topups": listed("/topup/list"),
        "rates": listed("/exchange-rates"),
        "treasuries": listed("/withdraw/treasuries"),
        "accounts": listed("/treasury-account"),
        "external": listed(EXTERNAL),
        "external-drawer": external_drawer,
        "external-topup": pressed("Topup", "Topup external wallet"),
        "external-withdraw": pressed("Withdraw", "Withdraw from external wallet"),
    },
}
LIKE_ANOTHER = frozenset(
    {"topup-zero", "topup-beyond", "topup-unaccepted", "topup-unnoted", "topup-unreasoned", "topup-back", "panels"}
)
"""Surfaces that axe need not look at."""


def check_here(surface: Locator, how: str, subject: str, expected: str) -> None:
    """What only these surfaces show; all else as anywhere."""
    match how:
        case "button" | "disabled":
            button = surface.get_by_role("button", name=re.compile(subject))
            expect(button).to_be_enabled() if how == "button" else expect(button).to_be_disabled()
        case "no-option":
            eventually(lambda: expected not in choices(surface, subject))
        case "radios":
            labels = surface.get_by_role("radiogroup").locator("label")
            expect(labels).to_have_text(expected.split("|"), use_inner_text=True)
        case "longest":
            field(surface, subject).fill("x" * (int(expected) + 1))
            expect(field(surface, subject)).to_have_value("x" * int(expected))
            field(surface, subject).fill("")
        case "minlength":
            expect(field(surface, subject)).to_have_attribute("minlength", expected)
        case "enabled-at":
            label, length = subject.split("=")
            field(surface, label).fill("x" * int(length))
            expect(step_button(surface, expected)).to_be_enabled()
        case "refuses-sending":
            step_button(surface, subject).click()
            expect(surface.get_by_text(expected)).to_be_visible()
        case _:
            check(surface, how, subject, expected)


def of_player(opened: OfPlayer, player: dict[str, Any]) -> Surface:
    return lambda walk: opened(walk, player)


@pytest.mark.spec("001-constant-note-max")
@pytest.mark.parametrize("group", SURFACES)
def test_the_specification_holds_on_screen(console: Console, group: str) -> None:
    walk = Walk(console)
    player = player_of(walk)
    surfaces = {name: of_player(opened, player) for name, opened in SURFACES[group].items()}
    assert failures_of(walk, surfaces, ITEMS, check_here, surfaces.keys() - LIKE_ANOTHER) == []


def test_every_listed_item_stands_on_a_surface() -> None:
    known = {name for group in SURFACES.values() for name in group}
    assert {item["surface"] for item in ITEMS} <= known
