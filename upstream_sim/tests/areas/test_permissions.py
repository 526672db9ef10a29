"""Permissions: what they may be, who has them, and which pages they close."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from contracts.areas.roles_permissions import INVALID_PERMISSION
from contracts.roles import Role
from upstream_sim.areas.roles_permissions.permissions import (
    BUILT_IN_ROLES,
    BUILT_IN_STAYS,
    KEY_STAYS,
    KEY_TAKEN,
    NEW_HAS_NO_ID,
    PERMISSION_GONE,
)
from upstream_sim.core.world.world import World
from upstream_sim.http.app import Simulator
from upstream_sim.shared.users import staff
from upstream_sim.tests.client import (
    ADMIN,
    AFFILIATE,
    AURORA_MANAGER,
    EVERYBODY,
    SUPER,
    sign_in,
)
from upstream_sim.tests.reviews import activities_of, outcome, read
from upstream_sim.tests.roles import (
    MANAGER,
    PERMISSIONS,
    add_permission,
    edit,
    permission,
    remove,
    save,
    saved,
    template,
)


@pytest.mark.spec(
    "002-call-user-permissions-v2-save",
    "002-call-user-permissions-v2-delete",
    "002-rule-permission-tags-format",
    "002-rule-permission-edit-flag",
)
async def test_a_permission_is_created_changed_and_deleted(simulator: Simulator, client: httpx.AsyncClient) -> None:
    made = (await add_permission(client)).json()["data"]
    assert (made["title"], made["tags"], made["isBuiltIn"]) == ("Day desk", "staff, night", False)
    roles = ["OPERATOR_MANAGER", "OPERATOR_ADMIN"]
    edited = (await edit(client, made, desc="By day.", allowedRoles=roles)).json()["data"]
    assert (edited["desc"], edited["allowedRoles"]) == ("By day.", ["OPERATOR_ADMIN", "OPERATOR_MANAGER"])
    assert outcome(await edit(client, made, desc="By day."))[:2] == (412, "STALE_RECORD")
    assert outcome(await remove(client, PERMISSIONS, SUPER, made))[:2] == (412, "STALE_RECORD")
    deleted = await remove(client, PERMISSIONS, SUPER, edited)
    assert deleted.status_code == 200
    gone = await remove(client, PERMISSIONS, SUPER, made)
    assert outcome(gone) == (404, "NOT_FOUND", PERMISSION_GONE)
    assert [each.action for each in activities_of(simulator, made["_id"])] == ["created", "updated", "deleted"]


@pytest.mark.spec(
    "002-rule-permission-key-required", "002-rule-permission-desc-required", "002-rule-permission-allowed-role-required"
)
@pytest.mark.parametrize(
    ("more", "fields"),
    [
        ({"name": "bets_read"}, {"name": KEY_TAKEN}),
        ({"_id": "per_1"}, {"_id": NEW_HAS_NO_ID}),
        ({"name": " "}, {"name": INVALID_PERMISSION}),
        ({"desc": ""}, {"desc": INVALID_PERMISSION}),
        ({"allowedRoles": []}, {"allowedRoles": INVALID_PERMISSION}),
        ({"name": "Day"}, {"name": "Lower-case letters, digits and underscores, a letter first."}),
        ({"requiredMenuItems": "/bets, /nowhere"}, {"requiredMenuItems": "Not in the menu: /nowhere."}),
    ],
)
async def test_what_a_permission_may_not_be(
    client: httpx.AsyncClient, more: dict[str, Any], fields: dict[str, str]
) -> None:
    refused = await add_permission(client, **more)
    assert refused.status_code == 422
    assert refused.json()["data"]["fields"] == fields


@pytest.mark.spec("002-rule-permission-key-locked")
async def test_of_a_built_in_permission_texts_and_menu_items_change_alone(client: httpx.AsyncClient) -> None:
    found = await permission(client, "bets_settle")
    edited = (await edit(client, found, desc="Pays.", tags="", requiredMenuItems="/bets")).json()["data"]
    assert (edited["desc"], edited["tags"], edited["requiredMenuItems"]) == ("Pays.", "", "/bets")
    narrowed = await edit(client, edited, allowedRoles=["SUPER_ADMIN"])
    assert narrowed.json()["data"]["fields"] == {"allowedRoles": BUILT_IN_ROLES}
    renamed = await edit(client, edited, name="bets_pay")
    assert renamed.json()["data"]["fields"] == {"name": KEY_STAYS}
    refused = await remove(client, PERMISSIONS, SUPER, found)
    assert outcome(refused) == (409, "CONFLICT", BUILT_IN_STAYS)


async def test_a_permission_in_use_is_neither_deleted_nor_narrowed(frozen: World, client: httpx.AsyncClient) -> None:
    found = await permission(client, "night_desk")
    await saved(client, SUPER, await template(client, SUPER), add=("night_desk",))
    frozen.advance("PT5M")
    refused = outcome(await remove(client, PERMISSIONS, SUPER, found))
    assert refused[:2] == (409, "CONFLICT")
    assert "role Operator manager" in refused[2]
    assert "Mina Aurora (operator manager)" in refused[2]
    narrowed = await edit(client, found, allowedRoles=["OPERATOR_ADMIN"])
    assert outcome(narrowed)[:2] == (409, "CONFLICT")
    assert (await edit(client, found, allowedRoles=["OPERATOR_MANAGER"])).status_code == 200


@pytest.mark.spec("002-rule-permission-requiredmenuitems-format")
async def test_a_permission_closes_its_menu_items_to_whoever_lacks_it(frozen: World, client: httpx.AsyncClient) -> None:
    async def closed(email: str) -> Any:
        return (await read(client, "/users/me", email))["user"]["closedMenuItems"]

    assert [await closed(email) for email in EVERYBODY] == [[]] * len(EVERYBODY)
    await add_permission(client)
    assert [await closed(email) for email in EVERYBODY] == [["/quick-bets"]] * len(EVERYBODY)
    await saved(client, SUPER, await template(client, SUPER), add=("day_desk",))
    frozen.advance("PT5M")
    assert await closed(AURORA_MANAGER) == []
    found = await permission(client, "bets_settle")
    await edit(client, found, requiredMenuItems="/bets")
    assert await closed(AURORA_MANAGER) == ["/bets"]
    assert await closed(AFFILIATE) == ["/bets", "/quick-bets"]


UNDOING = "/settings/admins, /settings/roles, /settings/staff-permissions, /user/access"


async def test_what_undoes_a_permission_is_never_closed_to_a_super_admin(client: httpx.AsyncClient) -> None:
    await add_permission(client, requiredMenuItems=f"{UNDOING}, /bets")
    closed = {email: (await read(client, "/users/me", email))["user"]["closedMenuItems"] for email in EVERYBODY}
    assert closed[SUPER] == ["/bets"]
    assert closed[ADMIN] == sorted(["/bets", *UNDOING.split(", ")])


async def effect_of(client: httpx.AsyncClient, name: str, items: str) -> dict[str, tuple[int, int, list[str]]]:
    body = {"name": name, "requiredMenuItems": items}
    answer = await client.post(f"{PERMISSIONS}/preview", json=body, headers=await sign_in(client, SUPER))
    assert answer.status_code == 200, answer.text
    names = ("closedCount", "accountCount", "keptMenuItems")
    return {row["role"]: tuple(row[name] for name in names) for row in answer.json()["data"]["roles"]}


async def test_what_a_permission_would_close_is_counted_by_role(frozen: World, client: httpx.AsyncClient) -> None:
    accounts = {role: [user for user in staff(frozen) if user.role is role] for role in Role}
    found = await effect_of(client, "day_desk", "/bets, /settings/roles")
    assert found == {
        role: (len(users), len(users), ["/settings/roles"] if role is Role.SUPER_ADMIN else [])
        for role, users in accounts.items()
    }
    supers = len(accounts[Role.SUPER_ADMIN])
    assert (await effect_of(client, "day_desk", UNDOING))["SUPER_ADMIN"][:2] == (0, supers)
    assert (await effect_of(client, "", ""))["ADMIN"][0] == 0
    without = sum("bets_settle" not in user.permissions for user in accounts[MANAGER])
    assert (await effect_of(client, "bets_settle", "/bets"))[MANAGER][0] == without > 0


async def test_a_preview_names_what_is_not_in_the_menu(client: httpx.AsyncClient) -> None:
    body = {"name": "", "requiredMenuItems": "/nowhere"}
    answer = await client.post(f"{PERMISSIONS}/preview", json=body, headers=await sign_in(client, SUPER))
    assert answer.json()["data"]["fields"] == {"requiredMenuItems": "Not in the menu: /nowhere."}


@pytest.mark.parametrize("key", ["admins_read", "admins_write", "staff_permissions_read", "staff_permissions_write"])
async def test_super_admins_keep_what_gives_rights_back(client: httpx.AsyncClient, key: str) -> None:
    own = await template(client, SUPER, Role.SUPER_ADMIN)
    refused = await save(client, SUPER, own, take=(key,))
    assert refused.status_code == 422
    assert refused.json()["data"]["fields"]["permissions"].startswith("Super admins keep: ")
