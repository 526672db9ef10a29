"""Permissions and role templates: who may change them, what a change takes and gives, and when."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any

import httpx
import msgspec
import pytest

from contracts.areas import TABLE
from contracts.areas.roles_permissions import INVALID_PERMISSION
from contracts.roles import DEFAULT_PERMISSIONS, Permission, Role
from contracts.texts import DENIED
from upstream_sim.areas.roles_permissions.permissions import (
    BUILT_IN_ROLES,
    BUILT_IN_STAYS,
    KEY_STAYS,
    KEY_TAKEN,
    NEW_HAS_NO_ID,
    PERMISSION_GONE,
)
from upstream_sim.areas.roles_permissions.queries import ROLE_GONE
from upstream_sim.areas.roles_permissions.roles import DEFAULT_STAYS
from upstream_sim.core.clock import ClockMode
from upstream_sim.core.world.world import World
from upstream_sim.http.app import Simulator
from upstream_sim.shared.templates import (
    ROLE_TEMPLATES,
    default_template,
    grantable,
    require_grantable,
    template_of,
)
from upstream_sim.shared.users import USERS, User, caller_of, staff, user_by_email
from upstream_sim.tests.client import (
    ADMIN,
    AFFILIATE,
    AURORA,
    AURORA_MANAGER,
    BOREALIS,
    DEV_OPS,
    EVERYBODY,
    NORTH,
    SUPER,
    control,
    sign_in,
)
from upstream_sim.tests.reviews import activities_of, outcome, put, read, world_of

ROLES = "/users/roles"
PERMISSIONS = "/users/permissions-v2"
MANAGER = Role.OPERATOR_MANAGER
KEY = {"name": "night_desk", "desc": "Works at night.", "tags": "staff, night, staff", "edit": False}
NEW = {**KEY, "name": "day_desk", "allowedRoles": ["OPERATOR_MANAGER"], "requiredMenuItems": "/quick-bets"}


async def template(client: httpx.AsyncClient, email: str, role: Role = MANAGER, **query: str) -> dict[str, Any]:
    """The role's template as the caller's list has it; of several the one of the query's operator."""
    listed = (await read(client, ROLES, email, **query))["items"]
    found: dict[str, Any] = next(each for each in listed if each["role"] == role)
    return found


def keys_of(found: dict[str, Any]) -> set[str]:
    """The keys of a template as the list or as its own call gives it."""
    return {each if isinstance(each, str) else each["name"] for each in found["permissions"]}


async def save(
    client: httpx.AsyncClient, email: str, found: dict[str, Any], add: tuple[str, ...] = (), take: tuple[str, ...] = ()
) -> httpx.Response:
    keys = sorted({*keys_of(found), *add} - {*take})
    body = {"roleId": found["_id"], "roleName": found["name"], "permissions": keys}
    return await put(client, ROLES, email, body, found["revision"])


async def saved(client: httpx.AsyncClient, email: str, found: dict[str, Any], **change: tuple[str, ...]) -> Any:
    answer = await save(client, email, found, **change)
    assert answer.status_code == 200, answer.text
    return answer.json()["data"]


async def add_permission(client: httpx.AsyncClient, email: str = SUPER, **more: Any) -> httpx.Response:
    return await client.post(PERMISSIONS, json={**NEW, **more}, headers=await sign_in(client, email))


async def edit(client: httpx.AsyncClient, found: dict[str, Any], **more: Any) -> httpx.Response:
    names = ("_id", "name", "desc", "tags", "allowedRoles", "requiredMenuItems")
    headers = {**await sign_in(client, SUPER), "If-Match": f'"{found["revision"]}"'}
    body = {**{name: found[name] for name in names}, "edit": True, **more}
    return await client.post(PERMISSIONS, json=body, headers=headers)


async def permission(client: httpx.AsyncClient, name: str) -> dict[str, Any]:
    listed = (await read(client, PERMISSIONS, SUPER, query=name))["items"]
    found: dict[str, Any] = next(each for each in listed if each["name"] == name)
    return found


async def remove(
    client: httpx.AsyncClient, path: str, email: str, record: dict[str, Any], revision: int | None = None
) -> httpx.Response:
    headers = await sign_in(client, email) | {"If-Match": f'"{revision or record["revision"]}"'}
    name = {ROLES: "templateId", PERMISSIONS: "permissionId"}[path]
    return await client.delete(path, params={name: record["_id"]}, headers=headers)


def user_of(world: World, email: str) -> User:
    user = user_by_email(world, email)
    assert user is not None
    return user


def managers(world: World) -> list[User]:
    """The managers who have just what their role has."""
    return [user for user in staff(world) if user.role is MANAGER and not user.hasOwnPermissions]


@pytest.fixture
def frozen(simulator: Simulator) -> World:
    """The world, whose clock stands still."""
    world = world_of(simulator)
    world.set_clock(ClockMode.FROZEN)
    return world


# Reading


@pytest.mark.spec(
    "002-entity-role",
    "002-constant-role-super-admin",
    "002-constant-role-admin",
    "002-constant-role-dev-ops",
    "002-constant-role-operator-admin",
    "002-constant-role-operator-manager",
)
async def test_the_platforms_roles_hold_what_their_accounts_hold(client: httpx.AsyncClient) -> None:
    listed = (await read(client, ROLES, SUPER))["items"]
    assert {each["role"]: frozenset(each["permissions"]) for each in listed if each["opId"] is None} == {
        role.value: frozenset(DEFAULT_PERMISSIONS[role]) for role in Role
    }
    assert [each["name"] for each in listed] == sorted(each["name"] for each in listed)


@pytest.mark.parametrize("email", [AURORA, AURORA_MANAGER, NORTH])
async def test_an_operators_staff_sees_its_own_roles_alone(
    simulator: Simulator, client: httpx.AsyncClient, email: str
) -> None:
    theirs = await saved(client, BOREALIS, await template(client, BOREALIS), take=("bets_read",))
    listed = (await read(client, ROLES, email))["items"]
    assert {each["role"] for each in listed} == {"OPERATOR_ADMIN", "OPERATOR_MANAGER", "AFFILIATE"}
    headers = await sign_in(client, email)
    for id_ in (theirs["_id"], default_template(world_of(simulator), Role.ADMIN).id, "rol_none"):
        answer = await client.get(ROLES, params={"role": id_}, headers=headers)
        assert outcome(answer) == (404, "NOT_FOUND", ROLE_GONE)


async def test_lists_are_searched_and_ordered(client: httpx.AsyncClient) -> None:
    own = await saved(client, AURORA, await template(client, AURORA), take=("bets_read",))
    found = await read(client, ROLES, SUPER, query=" AURORA ")
    assert [each["_id"] for each in found["items"]] == [own["_id"]]
    assert (await read(client, ROLES, SUPER, query="operator_man"))["count"] == 2
    newest = await read(client, ROLES, SUPER, sort="-updatedAt", limit=1)
    assert (newest["items"][0]["_id"], newest["remaining"]) == (own["_id"], len(Role))
    for path in (ROLES, PERMISSIONS):
        answer = await client.get(path, params={"sort": "revision"}, headers=await sign_in(client, SUPER))
        assert outcome(answer)[:2] == (422, "VALIDATION_ERROR")


@pytest.mark.spec("002-call-user-roles-get")
async def test_a_role_tells_what_it_has_and_what_its_reader_may_add(client: httpx.AsyncClient) -> None:
    found = await read(client, ROLES, AURORA, role=(await template(client, AURORA))["_id"])
    held = {each["name"] for each in found["permissions"]}
    assert held == DEFAULT_PERMISSIONS[MANAGER]
    available = {each["name"] for each in found["available"]}
    assert available == {"brands_access", "redo", "wallet_convert", "wallet_topup"}
    names = [each["name"] for each in found["permissions"]]
    assert names == sorted(names)
    assert {each["title"] for each in found["permissions"]} >= {"View bets"}


@pytest.mark.spec("002-role-allowed-roles-column")
@pytest.mark.parametrize(("email", "knows"), [(SUPER, True), (ADMIN, True), (AURORA, False), (DEV_OPS, False)])
async def test_allowed_roles_are_told_to_super_admins_and_admins(
    client: httpx.AsyncClient, email: str, knows: bool
) -> None:
    found = await read(client, ROLES, email, role=(await template(client, email))["_id"])
    assert {each["allowedRoles"] is not None for each in found["permissions"]} == {knows}


@pytest.mark.spec("002-entity-action-permission-search", "002-entity-permission")
async def test_permissions_are_found_by_text_and_role(simulator: Simulator, client: httpx.AsyncClient) -> None:
    by_text = await read(client, PERMISSIONS, ADMIN, query="SETTLE OPEN")
    assert [each["name"] for each in by_text["items"]] == ["bets_settle"]
    by_role = (await read(client, PERMISSIONS, ADMIN, role="AFFILIATE"))["items"]
    assert {each["name"] for each in by_role} == {
        "affiliate_billing_read",
        "affiliates_read",
        "channels_read",
        "channels_write",
        "roles_read",
    }
    everything = await read(client, PERMISSIONS, ADMIN, limit=200)
    assert {each["name"] for each in everything["items"] if each["isBuiltIn"]} == {key.value for key in Permission}
    assert {each["edit"] for each in everything["items"]} == {False}
    assert {each["edit"] for each in by_text["items"]} == {False}
    assert {each["edit"] for each in (await read(client, PERMISSIONS, SUPER))["items"]} == {True}
    held = next(each for each in everything["items"] if each["name"] == "bets_settle")
    users = [user for user in staff(world_of(simulator)) if "bets_settle" in user.permissions]
    assert (held["roleCount"], held["accountCount"]) == (3, len(users))


# Who may change a role


@pytest.mark.spec("002-role-role-editor-add", "002-role-role-editor-remove", "002-role-role-editor-save")
@pytest.mark.parametrize("email", [ADMIN, DEV_OPS, AURORA_MANAGER])
async def test_whoever_only_reads_roles_changes_none(client: httpx.AsyncClient, email: str) -> None:
    found = await template(client, email)
    assert found["isEditable"] is found["isDeletable"] is False
    assert outcome(await save(client, email, found)) == (403, "FORBIDDEN", DENIED)


@pytest.mark.spec("002-call-user-roles-put")
async def test_an_operators_first_change_makes_its_own_template(
    simulator: Simulator, client: httpx.AsyncClient
) -> None:
    world, default = world_of(simulator), await template(client, AURORA)
    own = await saved(client, AURORA, default, take=("bets_read",))
    assert (own["opId"], own["role"], own["revision"]) == ("aurora", "OPERATOR_MANAGER", 1)
    assert "bets_read" in default_template(world, MANAGER).permissions
    for op_id in ("aurora", "aurora-north"):
        assert template_of(world, MANAGER, op_id).id == own["_id"]
    assert template_of(world, MANAGER, "borealis").id == default["_id"]
    assert [each.action for each in activities_of(simulator, own["_id"])] == ["created"]
    again = await saved(client, AURORA, await template(client, AURORA), take=("kyc_read",))
    assert (again["_id"], again["revision"]) == (own["_id"], 2)


async def test_a_brands_admin_makes_the_brands_own_of_the_operators(
    simulator: Simulator, client: httpx.AsyncClient
) -> None:
    operators = await saved(client, AURORA, await template(client, AURORA), take=("bets_read",))
    assert (await template(client, NORTH))["_id"] == operators["_id"]
    brands = await saved(client, NORTH, operators, take=("kyc_read",))
    assert brands["opId"] == "aurora-north"
    assert "bets_read" not in keys_of(brands)
    seen = {each["_id"]: each for each in (await read(client, ROLES, AURORA))["items"]}
    assert seen[brands["_id"]]["isEditable"] is False
    assert outcome(await save(client, AURORA, seen[brands["_id"]])) == (403, "FORBIDDEN", DENIED)
    assert outcome(await remove(client, ROLES, AURORA, brands)) == (403, "FORBIDDEN", DENIED)


async def test_two_admins_of_an_operator_do_not_make_two_templates(client: httpx.AsyncClient) -> None:
    default = await template(client, AURORA)
    own = await saved(client, AURORA, default, take=("bets_read",))
    assert (await read(client, ROLES, AURORA, role=default["_id"]))["opId"] is None
    late = await save(client, AURORA, default, take=("kyc_read",))
    assert outcome(late)[:2] == (412, "STALE_RECORD")
    assert late.json()["data"]["record"]["_id"] == own["_id"]
    stale = await save(client, AURORA, {**own, "revision": 9, "permissions": []})
    assert outcome(stale)[:2] == (412, "STALE_RECORD")


async def test_a_super_admin_changes_the_platforms_roles_and_an_operators(client: httpx.AsyncClient) -> None:
    changed = await saved(client, SUPER, await template(client, SUPER), take=("bets_read",))
    assert changed["opId"] is None
    own = await saved(client, AURORA, await template(client, AURORA), take=("kyc_read",))
    mended = await saved(client, SUPER, await template(client, SUPER, opId="aurora"), add=("bets_read",))
    assert (mended["_id"], mended["opId"]) == (own["_id"], "aurora")


async def test_nobody_gives_a_role_what_they_lack_or_what_it_may_not_have(client: httpx.AsyncClient) -> None:
    await control(client, "/events", type="userPermissionsSet", email=AURORA, permissions=["roles_read", "roles_write"])
    default = await template(client, AURORA)
    refused = await save(client, AURORA, default, add=("wallet_topup",))
    assert outcome(refused) == (
        422,
        "PERMISSIONS_NOT_GRANTABLE",
        "You may not give operator manager accounts: Top up players.",
    )
    await saved(client, AURORA, default, take=("bets_read",))
    for email, wanted in ((SUPER, "bets_settle"), (SUPER, "staff_permissions_write")):
        refused = await save(client, email, await template(client, email, opId="borealis"), add=(wanted,))
        assert outcome(refused)[:2] == (422, "PERMISSIONS_NOT_GRANTABLE")
    unknown = await save(client, SUPER, await template(client, SUPER), add=("no_such_key",))
    assert unknown.json()["data"]["fields"] == {"permissions": "Not known: no_such_key."}


async def test_nobody_takes_from_themselves_what_gives_it_back(client: httpx.AsyncClient) -> None:
    for email, role in ((SUPER, Role.SUPER_ADMIN), (AURORA, Role.OPERATOR_ADMIN)):
        refused = await save(client, email, await template(client, email, role), take=("roles_write", "roles_read"))
        assert refused.json()["data"]["fields"] == {
            "permissions": "This is your own role. You would lose: Edit roles, View roles."
        }
    await saved(client, SUPER, await template(client, SUPER, Role.OPERATOR_ADMIN), take=("roles_write",))


async def effect_on(client: httpx.AsyncClient, email: str, role: Role, take: tuple[str, ...]) -> dict[str, Any]:
    found = await template(client, email, role)
    body = {"roleId": found["_id"], "permissions": sorted(keys_of(found) - {*take})}
    answer = await client.post(f"{ROLES}/preview", json=body, headers=await sign_in(client, email))
    data: dict[str, Any] = answer.json()["data"]
    return data


async def test_the_preview_names_what_its_author_could_not_give_back(client: httpx.AsyncClient) -> None:
    taken = ("bets_settle", "kyc_read")
    assert (await effect_on(client, AURORA, Role.OPERATOR_ADMIN, taken))["cannotRegrant"] == list(taken)
    assert (await effect_on(client, AURORA, MANAGER, ("kyc_read",)))["cannotRegrant"] == []
    assert (await effect_on(client, SUPER, Role.OPERATOR_ADMIN, taken))["cannotRegrant"] == []


async def test_accounts_that_were_changed_by_hand_are_counted_apart(
    simulator: Simulator, client: httpx.AsyncClient
) -> None:
    world = world_of(simulator)
    before, elsewhere = await template(client, SUPER), await template(client, BOREALIS)
    mina = user_of(world, AURORA_MANAGER)
    with world.change() as change:
        own = msgspec.structs.replace(mina, permissions=("bets_read",), hasOwnPermissions=True)
        change.put(world.table(USERS), own)
    after = await template(client, SUPER)
    assert (after["accountCount"], after["ownCount"]) == (before["accountCount"] - 1, before["ownCount"] + 1)
    assert (await template(client, BOREALIS))["ownCount"] == elsewhere["ownCount"]


# What a change does


async def test_what_is_taken_away_is_gone_at_once(simulator: Simulator, client: httpx.AsyncClient) -> None:
    headers = await sign_in(client, AURORA_MANAGER)
    await saved(client, AURORA, await template(client, AURORA), take=("bets_read", "kyc_read"))
    world = world_of(simulator)
    assert "bets_read" not in user_of(world, AURORA_MANAGER).permissions
    documents = TABLE["kycDocuments"].upstream_path(None)
    assert (await client.get(documents, headers=headers)).status_code == 403
    me = (await client.get("/users/me", headers=headers)).json()["data"]["user"]
    assert frozenset(me["permissions"]) == DEFAULT_PERMISSIONS[MANAGER] - {"bets_read", "kyc_read"}


@pytest.mark.spec("002-rule-permission-propagation", "002-constant-permission-propagation")
async def test_what_is_added_comes_within_five_minutes_account_by_account(
    frozen: World, client: httpx.AsyncClient
) -> None:
    world = frozen
    began = world.now()
    changed = await saved(client, SUPER, await template(client, SUPER), add=("wallet_topup",))
    reached = managers(world)
    progress = await read(client, f"{ROLES}/progress", SUPER, role=changed["_id"])
    assert (progress["accountCount"], progress["updatedCount"]) == (len(reached), 0)
    assert progress["isClockFrozen"] is True
    last = datetime.fromisoformat(progress["dueAt"])
    assert began < last < began + timedelta(minutes=5)
    assert "wallet_topup" not in user_of(world, AURORA_MANAGER).permissions
    world.set_clock(ClockMode.FROZEN, last)
    assert "wallet_topup" in user_of(world, AURORA_MANAGER).permissions
    progress = await read(client, f"{ROLES}/progress", SUPER, role=changed["_id"])
    assert progress["updatedCount"] == progress["accountCount"]
    assert progress["dueAt"] is None


async def test_an_addition_that_is_taken_back_never_comes(frozen: World, client: httpx.AsyncClient) -> None:
    world = frozen
    for change in ({"add": ("wallet_topup",)}, {"take": ("wallet_topup",)}):
        await saved(client, AURORA, await template(client, AURORA), **change)
    world.advance("PT10M")
    assert "wallet_topup" not in user_of(world, AURORA_MANAGER).permissions


async def test_an_account_with_permissions_of_its_own_follows_no_role(frozen: World, client: httpx.AsyncClient) -> None:
    world, default = frozen, await template(client, AURORA)
    await saved(client, AURORA, default, add=("wallet_topup",))
    own = ["bets_read", "players_read"]
    await control(client, "/events", type="userPermissionsSet", email=AURORA_MANAGER, permissions=own)
    await saved(client, AURORA, await template(client, AURORA), take=("bets_read",))
    world.advance("PT10M")
    assert list(user_of(world, AURORA_MANAGER).permissions) == own


async def test_a_preview_tells_what_a_save_would_do(simulator: Simulator, client: httpx.AsyncClient) -> None:
    default = await template(client, AURORA)
    keys = sorted({*default["permissions"], "wallet_topup"} - {"bets_read"})
    body = {"roleId": default["_id"], "permissions": keys}
    answer = await client.post(f"{ROLES}/preview", json=body, headers=await sign_in(client, AURORA))
    world = world_of(simulator)
    family = frozenset({"aurora", "aurora-north", "aurora-south"})
    managers = world.table(USERS).where(role=MANAGER, opId=family, hasOwnPermissions=False)
    count = sum(1 for _ in managers)
    assert answer.json()["data"] == {
        "added": ["wallet_topup"],
        "removed": ["bets_read"],
        "cannotRegrant": [],
        "accountCount": count,
    }
    assert default["accountCount"] == count
    assert template_of(world, MANAGER, "aurora").opId is None


@pytest.mark.spec("002-call-user-roles-delete")
async def test_a_deleted_template_leaves_its_followers_what_they_have(frozen: World, client: httpx.AsyncClient) -> None:
    world = frozen
    own = await saved(client, AURORA, await template(client, AURORA), take=("bets_read",), add=("wallet_topup",))
    assert outcome(await remove(client, ROLES, BOREALIS, own)) == (404, "NOT_FOUND", ROLE_GONE)
    stale = await remove(client, ROLES, AURORA, own, revision=own["revision"] + 1)
    assert outcome(stale)[:2] == (412, "STALE_RECORD")
    assert (await remove(client, ROLES, AURORA, own)).status_code == 200
    world.advance("PT10M")
    user = user_of(world, AURORA_MANAGER)
    assert user.hasOwnPermissions
    assert frozenset(user.permissions) == DEFAULT_PERMISSIONS[MANAGER] - {"bets_read"}
    assert template_of(world, MANAGER, "aurora").opId is None


async def test_the_platforms_default_is_not_deleted(client: httpx.AsyncClient) -> None:
    found = await template(client, SUPER)
    assert found["isDeletable"] is False
    refused = await remove(client, ROLES, SUPER, found)
    assert outcome(refused) == (409, "CONFLICT", DEFAULT_STAYS)


# Granting


@pytest.mark.parametrize("email", EVERYBODY)
def test_what_may_be_given_is_within_the_targets_role(simulator: Simulator, email: str) -> None:
    world = world_of(simulator)
    caller = caller_of(world, user_of(world, email))
    for role in Role:
        given = grantable(world, caller, role)
        if caller.identity.role is Role.SUPER_ADMIN:
            assert given >= DEFAULT_PERMISSIONS[role]
        elif caller.identity.role is Role.ADMIN:
            assert given >= DEFAULT_PERMISSIONS[role] - {"staff_permissions_write", "gateway_tags_write"}
            assert "staff_permissions_write" not in given
        else:
            assert given <= caller.identity.permissions
        require_grantable(world, caller, role, given)
        assert (role in (Role.OPERATOR_ADMIN, Role.OPERATOR_MANAGER)) or "night_desk" not in given


# Permissions


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


def test_each_role_has_one_template_of_the_platform(simulator: Simulator) -> None:
    templates = world_of(simulator).table(ROLE_TEMPLATES).where(opId=None)
    assert [template.role for template in templates] == list(Role)
