"""Roles and permissions in the browser: a role made smaller by its operator's admin, and a permission that menu items
require."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from web.e2e.checks import size_of
from web.e2e.console import AURORA, MANAGER, SUPER, Console
from web.e2e.screen import TWO_POLLS_MS, act, choose, dialog, dismiss, eventually, field, rows, toast

ROLES = "/settings/roles"
PERMISSIONS = "/settings/staff-permissions"


def role_of(page: Page, name: str = "Operator manager") -> Locator:
    rows(page).filter(has_text=name).first.locator("[data-row-link]").click()
    opened = dialog(page, "^Role ·")
    expect(opened.get_by_role("region", name="Active permissions").get_by_role("button").first).to_be_visible()
    return opened


def item(role: Locator, side: str, title: str) -> Locator:
    return role.get_by_role("region", name=f"{side} permissions").get_by_role("button", name=re.compile(f"^{title}"))


@pytest.mark.spec(
    "002-rule-capability-roles-edit",
    "002-state-role-permission-editor",
    "002-role-role-editor-add",
    "002-role-role-editor-remove",
    "002-role-role-editor-save",
    "002-message-ok-permissions-updated",
    "002-rule-permission-propagation",
    "002-message-permission-save-notice",
    "002-rule-permission-save-notice",
    "002-surface-delete-permissions-template-modal",
)
def test_an_operators_admin_makes_the_managers_role_smaller(
    console: Console, browse: Callable[..., BrowserContext]
) -> None:
    managers = Console(console.address, console.world, browse(), console.watch)
    menu = managers.open("/bets", MANAGER).get_by_role("navigation", name="Main")
    for label in ("Documents", "Usernames", "Bank accounts"):
        expect(menu.get_by_role("link", name=label)).to_be_visible()

    page = console.open(ROLES, AURORA)
    role = role_of(page)
    expect(role.get_by_text("becomes your own operator’s")).to_be_visible()
    item(role, "Active", "View identity documents").click()
    field(role, "Search permissions").fill("usernames")
    item(role, "Active", "View usernames").press("ArrowLeft")
    expect(item(role, "All", "View usernames")).to_be_visible()
    field(role, "Search permissions").fill("view bank")
    item(role, "Active", "View bank accounts").drag_to(role.get_by_role("region", name="All").get_by_role("list"))
    field(role, "Search permissions").fill("top up")
    item(role, "All", "Top up players").click()
    expect(role.get_by_text("Adds: Top up players")).to_be_visible()
    expect(role.get_by_text("Removes: View bank accounts, View identity documents, View usernames")).to_be_visible()
    role.get_by_role("button", name="Save changes").click()
    toast(page, "Permissions has been updated successfully!")
    expect(role.get_by_text("Users are being updated")).to_be_visible()
    expect(role).to_contain_text("Aurora")

    for label in ("Documents", "Usernames", "Bank accounts"):
        expect(menu.get_by_role("link", name=label)).to_have_count(0, timeout=TWO_POLLS_MS)
    console.world.control("POST", "/clock", advance="PT5M")
    expect(role.get_by_text("Users are being updated")).to_have_count(0, timeout=TWO_POLLS_MS)

    dismiss(page)
    role.get_by_role("button", name="Actions of Role").click()
    page.get_by_role("menuitem", name="Delete role").click()
    question = dialog(page, "Delete role “Operator manager”")
    eventually(lambda: size_of(question), "550x250")
    question.get_by_role("textbox").fill("delete")
    question.get_by_role("button", name="Delete role").click()
    toast(page, "Role deleted!")
    expect(rows(page).filter(has_text="Operator manager")).to_contain_text("Platform default")


@pytest.mark.spec(
    "002-rule-capability-permissions-edit",
    "002-rule-permission-name-is-key",
    "002-rule-permission-requiredmenuitems-format",
    "002-rule-permission-edit-flag",
)
def test_a_permission_closes_menu_items_to_whoever_lacks_it(console: Console) -> None:
    page = console.open(PERMISSIONS, SUPER)
    quick = page.get_by_role("navigation", name="Main").get_by_role("link", name="Quick bets")
    expect(quick).to_be_visible()
    page.get_by_role("button", name="Create permission").click()
    form = dialog(page, "Create permission")
    field(form, "Key").fill("late_desk")
    field(form, "Description").fill("Looks after late bets.")
    choose(form, "Allowed roles", "Operator manager")
    page.keyboard.press("Escape")
    choose(form, "Required menu items", "Bets: Quick bets")
    page.keyboard.press("Escape")
    form.get_by_role("button", name="Create permission").click()
    toast(page, "Permission saved!")
    expect(quick).to_have_count(0)
    dismiss(page)
    field(page.locator("body"), "Key or words").fill("late_desk")
    page.keyboard.press("Enter")
    expect(rows(page)).to_have_count(1)
    act(page, rows(page).first, "Edit permission")
    form = dialog(page, "Edit permission")
    field(form, "Description").fill("Looks after the last bets.")
    form.get_by_role("button", name="Save permission").click()
    toast(page, "Permission saved!")
    expect(rows(page).first).to_contain_text("Looks after the last bets.")
    dismiss(page)
    act(page, rows(page).first, "Delete permission")
    question = dialog(page, "Delete permission “late_desk”")
    question.get_by_role("textbox").fill("delete")
    question.get_by_role("button", name="Delete permission").click()
    toast(page, "Permission deleted!")
    expect(quick).to_be_visible()
