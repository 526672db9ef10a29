"""Role templates: who may change them, what a change takes and gives, and when."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any

import httpx
import msgspec
import pytest

from contracts.areas import TABLE
from contracts.roles import DEFAULT_PERMISSIONS, Permission, Role
from contracts.texts import DENIED
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
from upstream_sim.shared.users import USERS, caller_of, staff
from upstream_sim.tests.client import (
    ADMIN,
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
from upstream_sim.tests.reviews import activities_of, outcome, read, world_of
from upstream_sim.tests.roles import (
    MANAGER,
    PERMISSIONS,
    ROLES,
    keys_of,
    managers,
    remove,
    save,
    saved,
    template,
    user_of,
)

# Reading


@pytest.fixture
def frozen(simulator: Simulator) -> World:
    """The world, whose clock stands still."""
    world = world_of(simulator)
    world.set_clock(ClockMode.FROZEN)
    return world


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
    assert available == {"brands_access", "players_personal", "redo", "wallet_convert", "wallet_topup"}
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


def test_each_role_has_one_template_of_the_platform(simulator: Simulator) -> None:
    templates = world_of(simulator).table(ROLE_TEMPLATES).where(opId=None)
    assert [template.role for template in templates] == list(Role)
