"""Every permission key is described, and may be held by just those whom its calls let in."""

from __future__ import annotations

from collections import defaultdict

from contracts.areas import TABLE
from contracts.menu_items import MENU_ITEMS
from contracts.permissions import STAFF
from contracts.roles import DEFAULT_PERMISSIONS, OPERATOR_ROLES, Permission, Role
from contracts.table import DESCRIBED

# What no call asks for, and what is asked for within calls, by other roles than the calls that name it.
BEYOND_CALLS = {
    Permission.BRANDS_ACCESS: OPERATOR_ROLES,
    Permission.BONUS_DETAILS: STAFF,
    Permission.BONUS_JSON: STAFF,
    Permission.PLAYERS_PERSONAL: STAFF,
    Permission.REDO: frozenset({Role.OPERATOR_MANAGER}),
}


def test_every_key_is_described() -> None:
    assert {*DESCRIBED} == {*Permission}


def test_titles_and_descriptions_are_each_keys_own_sentences() -> None:
    titles = [each.title for each in DESCRIBED.values()]
    assert len({*titles}) == len(titles)
    for key, each in DESCRIBED.items():
        assert each.title[0].isupper(), key
        assert "_" not in each.title, key
        assert each.description[-1] == ".", key
        assert each.description != each.title, key
        assert each.tags, key


def test_a_key_is_for_the_roles_that_its_calls_let_in() -> None:
    callers: dict[Permission, set[Role]] = defaultdict(set)
    for operation in TABLE:
        if operation.permission:
            callers[operation.permission] |= operation.roles
    allowed = {key: {*each.allowed_roles} for key, each in DESCRIBED.items()}
    assert allowed == {key: callers[key] | BEYOND_CALLS.get(key, frozenset()) for key in Permission}


def test_a_role_begins_with_nothing_that_it_may_not_have() -> None:
    for role, keys in DEFAULT_PERMISSIONS.items():
        assert {key for key in keys if role not in DESCRIBED[key].allowed_roles} == set(), role


def test_menu_items_are_known_and_listed_once() -> None:
    listed = [item for each in DESCRIBED.values() for item in each.menu_items]
    assert {*listed} <= {*MENU_ITEMS}
    assert len({*listed}) == len(listed)
    assert len({*MENU_ITEMS}) == len(MENU_ITEMS)
