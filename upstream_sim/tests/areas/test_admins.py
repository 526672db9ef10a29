"""Staff accounts: found, created, blocked, moved and deleted, by those who may."""

from __future__ import annotations

import csv
from typing import Any

import httpx
import pytest

from contracts.roles import Role
from contracts.texts import PASSWORD_RULE, WEAK_PASSWORD
from upstream_sim.core.world.world import World
from upstream_sim.http.app import Simulator
from upstream_sim.shared.staff import LAST_SUPER_ADMIN, OWN_ACCOUNT, Obstacle, StaffAct, obstacle_to
from upstream_sim.shared.users import caller_of, staff
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
from upstream_sim.tests.reviews import activities_of, read
from upstream_sim.tests.staff import NEW, PASSWORD, act_on, change_user, colleague, post, user_of, world_of

# Who acts on whom, and what comes of it: done; denied (403); locked (409); gone (404: there is no such account for
# them). Written by hand from the rules.
MATRIX = """
by,target,block,changePassword,changeRole,migrate,clonePermissions,refreshPermissions,endSessions,delete
super,super,done,done,done,done,done,done,done,done
super,admin,done,done,done,done,done,done,done,done
super,devops,done,done,done,done,done,done,done,done
super,aurora admin,done,done,done,done,done,done,done,done
super,aurora manager,done,done,done,done,done,done,done,done
super,north admin,done,done,done,done,done,done,done,done
super,affiliate,done,done,locked,locked,done,done,done,locked
super,self,locked,locked,locked,locked,locked,locked,locked,locked
admin,super,denied,denied,denied,denied,denied,denied,denied,denied
admin,admin,denied,denied,denied,denied,denied,denied,denied,denied
admin,devops,denied,denied,denied,denied,denied,denied,denied,denied
admin,aurora admin,done,done,done,done,done,done,done,done
admin,aurora manager,done,done,done,done,done,done,done,done
admin,north admin,done,done,done,done,done,done,done,done
admin,affiliate,done,done,locked,locked,done,done,done,locked
admin,self,locked,locked,denied,locked,locked,locked,locked,locked
aurora,super,gone,gone,denied,gone,gone,gone,gone,gone
aurora,admin,gone,gone,denied,gone,gone,gone,gone,gone
aurora,devops,gone,gone,denied,gone,gone,gone,gone,gone
aurora,aurora admin,done,done,done,done,done,done,done,done
aurora,aurora manager,done,done,done,done,done,done,done,done
aurora,north admin,done,done,done,done,done,done,done,done
aurora,borealis manager,gone,gone,gone,gone,gone,gone,gone,gone
aurora,self,locked,locked,locked,locked,locked,locked,locked,locked
north,north admin,done,done,done,denied,done,done,done,done
north,north manager,done,done,done,denied,gone,done,done,done
north,aurora manager,gone,gone,gone,denied,gone,gone,gone,gone
manager,aurora manager,denied,denied,denied,denied,denied,denied,denied,denied
devops,aurora manager,denied,denied,denied,denied,denied,denied,denied,denied
affiliate,aurora manager,denied,denied,denied,denied,denied,denied,denied,denied
"""
ROWS = list(csv.DictReader(MATRIX.strip().splitlines()))
ACTORS = {
    "super": SUPER,
    "admin": ADMIN,
    "aurora": AURORA,
    "north": NORTH,
    "manager": AURORA_MANAGER,
    "devops": DEV_OPS,
    "affiliate": AFFILIATE,
}
TARGETS = {
    "super": (Role.SUPER_ADMIN, None),
    "admin": (Role.ADMIN, None),
    "devops": (Role.DEV_OPS, None),
    "aurora admin": (Role.OPERATOR_ADMIN, "aurora"),
    "aurora manager": (Role.OPERATOR_MANAGER, "aurora"),
    "north admin": (Role.OPERATOR_ADMIN, "aurora-north"),
    "north manager": (Role.OPERATOR_MANAGER, "aurora-north"),
    "borealis manager": (Role.OPERATOR_MANAGER, "borealis"),
    "affiliate": (Role.AFFILIATE, "aurora"),
}
CAME_OF = {200: "done", 403: "denied", 404: "gone", 409: "locked"}


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row['by']} on {row['target']}")
async def test_who_may_do_what_to_whom(client: httpx.AsyncClient, simulator: Simulator, row: dict[str, str]) -> None:
    world, by = world_of(simulator), ACTORS[row["by"]]
    target = user_of(world, by) if row["target"] == "self" else colleague(world, *TARGETS[row["target"]], but=by)
    headers = await sign_in(client, by)
    shown = (await client.get(f"/users/admins/{target.userCode}", headers=headers)).json()["data"] or {}
    world.snapshot("before")
    came: dict[str, str] = {}
    for act in (act for act in StaffAct if act.value in row):
        answer = await act_on(client, world, act, target, by)
        came[act.value] = CAME_OF[answer.status_code]
        world.restore("before")
    assert came == {act.value: row[act.value] for act in StaffAct if act.value in row}
    # What is shown as closed is refused, and nothing else is, but for moves to operators that one does not see.
    refused = {name for name, outcome in came.items() if outcome in ("denied", "locked")}
    assert not shown or refused - {"migrate"} <= {*shown["denials"]} <= refused


@pytest.mark.spec(
    "002-call-user-create",
    "002-entity-new-admin",
    "002-constant-new-admin-language-default",
    "002-constant-new-admin-timezone-default",
)
async def test_a_new_admin_signs_in_with_what_the_role_begins_with(
    client: httpx.AsyncClient, simulator: Simulator
) -> None:
    answer = await post(client, "", AURORA, NEW)
    assert answer.status_code == 200, answer.text
    made = answer.json()["data"]
    expected = {
        "userCode": "nia-1",
        "email": "nia.new@aurora.test",
        "nickname": "Nia New",
        "role": "OPERATOR_MANAGER",
        "opId": "aurora",
        "opTitle": "Aurora Gaming",
        "language": "en",
        "timezone": "UTC",
        "playerSubInfoType": "PLAYER_CODE",
        "roundReportNumbers": False,
        "isBlocked": False,
    }
    assert {name: made[name] for name in expected} == expected
    assert made["permissions"] == list(user_of(world_of(simulator), AURORA_MANAGER).permissions)
    signed_in = await client.post("/auth/login", json={"email": "NIA.new@aurora.test", "password": PASSWORD})
    assert signed_in.json()["data"]["user"]["userCode"] == "nia-1"
    assert user_of(world_of(simulator), "nia.new@aurora.test").passwordHash != PASSWORD
    (activity,) = activities_of(simulator, "nia-1")[:1]
    assert (activity.nickname, activity.recordKind, activity.action) == ("Aron Aurora", "User", "created")
    assert PASSWORD not in str(activity)


@pytest.mark.spec(
    "002-role-assign-others-exclude", "002-role-assign-super-admin-all-roles", "002-role-assign-super-admin-operator"
)
@pytest.mark.parametrize("role", [*Role])
@pytest.mark.parametrize("by", [SUPER, ADMIN, AURORA])
async def test_roles_are_given_by_those_who_may(client: httpx.AsyncClient, by: str, role: Role) -> None:
    is_platform = role in (Role.SUPER_ADMIN, Role.ADMIN, Role.DEV_OPS)
    body = {**NEW, "role": role, **({} if is_platform else {"opId": "aurora"})}
    answer = await post(client, "", by, body)
    if role is Role.AFFILIATE:
        assert answer.json()["data"]["fields"]["role"].startswith("An affiliate’s account")
    else:
        assert answer.status_code == (403 if is_platform and by != SUPER else 200), answer.text


@pytest.mark.spec(
    "002-rule-new-admin-email",
    "002-rule-new-admin-role",
    "002-rule-new-admin-nickname-chars",
    "002-rule-new-admin-nickname-length",
    "002-rule-new-admin-password-length",
    "002-rule-new-admin-password-types",
    "002-rule-new-admin-usercode-required",
    "002-rule-new-admin-usercode-length",
    "002-message-new-admin-email-invalid",
    "002-message-new-admin-role-required",
    "002-message-new-admin-nickname-invalid",
    "002-message-new-admin-password-weak",
    "002-constant-nickname-length",
    "002-constant-usercode-length",
    "002-constant-password-character-types",
    "002-role-hide-user-activity",
)
@pytest.mark.parametrize(
    ("by", "more", "fields"),
    [
        (SUPER, {"opId": None}, {"opId": "Operator not found, please select an operator."}),
        (
            SUPER,
            {"role": "ADMIN", "opId": "aurora"},
            {"opId": "An account with this role belongs to the platform: it has no operator."},
        ),
        (AURORA, {"email": "nobody"}, {"email": "Invalid email address"}),
        (AURORA, {"role": None}, {"role": "Role is required. Make sure to select a role for this user"}),
        (
            AURORA,
            {"nickname": "Nia_New"},
            {"nickname": "Invalid nickname, special characters are not allowed in nickname"},
        ),
        (AURORA, {"nickname": "Ni"}, {"nickname": "At least 3 characters."}),
        (AURORA, {"nickname": "N" * 16}, {"nickname": "At most 15 characters."}),
        (AURORA, {"userCode": "ni"}, {"userCode": "At least 3 characters."}),
        (AURORA, {"userCode": "n" * 16}, {"userCode": "At most 15 characters."}),
        (AURORA, {"userCode": " "}, {"userCode": "User code is required."}),
        (AURORA, {"userCode": "Platform"}, {"userCode": "This user code is taken."}),
        (AURORA, {"userCode": "platform-staff"}, {"userCode": "This user code is taken."}),
        (AURORA, {"nickname": "platform Staff"}, {"nickname": "The platform itself goes by this name."}),
        (AURORA, {"password": "Aa1-567"}, {"password": WEAK_PASSWORD}),
        (AURORA, {"password": "lamplight73"}, {"password": WEAK_PASSWORD}),
        (AURORA, {"password": "My-nia-1-MORE"}, {"password": WEAK_PASSWORD}),
        (AURORA, {"language": "tlh"}, {"language": "One of en, de, es, fr, pt, tr, ru, ar, fa, ckb."}),
        (AURORA, {"timezone": "Mars/Base"}, {"timezone": "Enter a time zone such as Europe/Malta."}),
        (AURORA, {"isHidden": True}, {"isHidden": "Only platform admins decide whether activity is hidden."}),
        (AURORA, {"email": "Super@Pitboss.test"}, {"email": "This email address is taken."}),
        (AURORA, {"userCode": "u-1001"}, {"userCode": "This user code is taken."}),
    ],
)
async def test_what_a_new_account_may_not_be(
    client: httpx.AsyncClient, by: str, more: dict[str, Any], fields: dict[str, str]
) -> None:
    body = {name: value for name, value in {**NEW, **more}.items() if value is not None}
    code = {"userCode": "Nia-1-more"} if "password" in more else {}
    answer = await post(client, "", by, {**body, **code})
    assert answer.status_code == 422, answer.text
    assert answer.json()["data"]["fields"] == fields


@pytest.mark.spec("002-call-user-delete", "002-rule-capability-admin-delete")
async def test_a_code_is_given_once_and_an_email_again_after_ninety_days(client: httpx.AsyncClient) -> None:
    assert (await post(client, "", AURORA, NEW)).status_code == 200
    gone = {"adminId": "nia-1", "adminUsername": "Nia New", "adminEmail": "nia.new@aurora.test"}
    assert (await post(client, "delete", AURORA, gone)).status_code == 200
    assert (await client.post("/auth/login", json={"email": NEW["email"], "password": PASSWORD})).status_code == 401
    assert (await client.get("/users/admins/nia-1", headers=await sign_in(client, SUPER))).status_code == 404
    again = {**NEW, "userCode": "NIA-1"}
    fields = (await post(client, "", AURORA, again)).json()["data"]["fields"]
    assert fields == {"userCode": "This user code is taken.", "email": "This email address is taken."}
    await control(client, "/clock", advance="P89DT23H")
    assert "email" in (await post(client, "", AURORA, again)).json()["data"]["fields"]
    await control(client, "/clock", advance="PT1H")
    assert [*(await post(client, "", AURORA, again)).json()["data"]["fields"]] == ["userCode"]
    assert (await post(client, "", AURORA, {**NEW, "userCode": "nia-2"})).status_code == 200
    signed_in = await client.post("/auth/login", json={"email": NEW["email"], "password": PASSWORD})
    assert signed_in.json()["data"]["user"]["userCode"] == "nia-2"


@pytest.mark.spec(
    "002-call-user-block",
    "002-constant-block-action-block",
    "002-constant-block-action-unblock",
    "002-message-ok-user-blocked",
    "002-message-ok-user-unblocked",
)
async def test_a_blocked_user_is_kept_out_until_unblocked(client: httpx.AsyncClient, simulator: Simulator) -> None:
    world = world_of(simulator)
    manager = user_of(world, AURORA_MANAGER)
    headers = await sign_in(client, AURORA_MANAGER)
    answer = await act_on(client, world, StaffAct.BLOCK, manager, AURORA)
    assert (answer.json()["messages"], answer.json()["data"]["isBlocked"]) == (["User successfully blocked!"], True)
    assert (await client.get("/users/me", headers=headers)).status_code == 403
    assert (await client.get("/users/me/check", headers=headers)).json()["isBlocked"] is True
    login = {"email": AURORA_MANAGER, "password": "Pitboss-2026"}
    assert (await client.post("/auth/login", json=login)).status_code == 403
    answer = await act_on(client, world, StaffAct.BLOCK, manager, AURORA, action="UNBLOCK")
    assert (answer.json()["messages"], answer.json()["data"]["isBlocked"]) == (["User successfully unblocked!"], False)
    assert (await client.post("/auth/login", json=login)).status_code == 200


@pytest.mark.spec(
    "002-rule-pwd-change-lowercase",
    "002-rule-pwd-change-uppercase",
    "002-rule-pwd-change-digit",
    "002-rule-pwd-change-length",
    "002-message-pwd-change-requirements",
    "002-constant-password-change-min",
)
@pytest.mark.parametrize("password", ["LAMPLIGHT1", "lamplight1", "Lamplights", "Lampli1"])
async def test_another_password_keeps_its_own_rule(
    client: httpx.AsyncClient, simulator: Simulator, password: str
) -> None:
    world = world_of(simulator)
    both = {"newPassword": password, "passwordConfirm": password}
    answer = await act_on(client, world, StaffAct.CHANGE_PASSWORD, user_of(world, AURORA_MANAGER), AURORA, **both)
    assert answer.json()["data"]["fields"] == {"newPassword": PASSWORD_RULE}


@pytest.mark.spec("002-call-user-change-password", "002-rule-pwd-change-match")
async def test_another_password_ends_the_sessions(client: httpx.AsyncClient, simulator: Simulator) -> None:
    world = world_of(simulator)
    manager = user_of(world, AURORA_MANAGER)
    headers = await sign_in(client, AURORA_MANAGER)
    other = await act_on(client, world, StaffAct.CHANGE_PASSWORD, manager, AURORA, passwordConfirm="Lamplight-7302")
    assert other.json()["data"]["fields"] == {"passwordConfirm": "The passwords do not match."}
    assert (await client.get("/users/me", headers=headers)).status_code == 200
    assert (await act_on(client, world, StaffAct.CHANGE_PASSWORD, manager, AURORA)).status_code == 200
    assert (await client.get("/users/me", headers=headers)).status_code == 401
    for password, status in (("Pitboss-2026", 401), (PASSWORD, 200)):
        answer = await client.post("/auth/login", json={"email": AURORA_MANAGER, "password": password})
        assert answer.status_code == status
    assert PASSWORD not in str(activities_of(simulator, manager.userCode))


@pytest.mark.parametrize("act", [StaffAct.BLOCK, StaffAct.DELETE, StaffAct.MIGRATE, StaffAct.CHANGE_ROLE])
def test_the_last_super_admin_stays(world: World, act: StaffAct) -> None:
    """Two act on each other at once: the later one is refused, though their call came while both were there."""
    sam, other = user_of(world, SUPER), colleague(world, Role.SUPER_ADMIN, None, but=SUPER)
    caller = caller_of(world, sam)
    assert obstacle_to(world, caller, other, act) is None
    for fields in ({"isBlocked": True}, {"deletedAt": world.now()}):
        change_user(world, sam, **fields)
        assert obstacle_to(world, caller, other, act) == Obstacle(LAST_SUPER_ADMIN)
    change_user(world, other, isBlocked=True)
    change_user(world, sam)
    assert obstacle_to(world, caller, user_of(world, other.email), act) is None


async def test_who_is_signed_out_everywhere_signs_in_again(client: httpx.AsyncClient, simulator: Simulator) -> None:
    world = world_of(simulator)
    manager = user_of(world, AURORA_MANAGER)
    path = f"/users/admins/{manager.userCode}/sessions"
    first, second = await sign_in(client, AURORA_MANAGER), await sign_in(client, AURORA_MANAGER)
    chief = await sign_in(client, AURORA)
    found = (await client.get(path, headers=chief)).json()["data"]["sessions"]
    assert [session["isCurrent"] for session in found] == [False, False]
    assert len({session["_id"] for session in found}) == 2
    for headers in (first, second):
        assert headers["Authorization"].split(".")[-1] not in str(found)
    assert (await act_on(client, world, StaffAct.END_SESSIONS, manager, AURORA)).status_code == 200
    assert (await client.get(path, headers=chief)).json()["data"]["sessions"] == []
    for headers in (first, second):
        assert (await client.get("/users/me", headers=headers)).status_code == 401
    assert (await client.get("/users/me", headers=await sign_in(client, AURORA_MANAGER))).status_code == 200
    (activity,) = [each for each in activities_of(simulator, manager.userCode) if each.action == "deleted"]
    assert (activity.nickname, activity.recordKind, activity.recordTitle) == ("Aron Aurora", "Session", AURORA_MANAGER)


async def test_nobody_acts_on_themselves(client: httpx.AsyncClient, simulator: Simulator) -> None:
    world = world_of(simulator)
    for email in (SUPER, ADMIN, AURORA):
        answer = await act_on(client, world, StaffAct.BLOCK, user_of(world, email), email)
        assert (answer.status_code, answer.json()["messages"]) == (409, [OWN_ACCOUNT])


async def test_an_account_is_named_by_its_code_and_nothing_like_it(
    client: httpx.AsyncClient, simulator: Simulator
) -> None:
    """The console ends the sessions of the code that it was given: the platform must mean the same."""
    world = world_of(simulator)
    manager = user_of(world, AURORA_MANAGER)
    headers = await sign_in(client, AURORA_MANAGER)
    for code in (f" {manager.userCode} ", manager.userCode.upper()):
        refused = await act_on(client, world, StaffAct.CHANGE_PASSWORD, manager, AURORA, adminId=code)
        assert refused.status_code == 404
    assert (await client.get("/users/me", headers=headers)).status_code == 200


async def test_lists_are_of_the_tenants_that_one_sees(client: httpx.AsyncClient, simulator: Simulator) -> None:
    everybody = list(staff(world_of(simulator)))
    assert len(everybody) > 50
    page = await read(client, "/users", SUPER)
    assert (page["count"], len(page["items"]), page["remaining"]) == (len(everybody), 50, len(everybody) - 50)
    family = {"aurora", "aurora-north", "aurora-south"}
    for email, query, tenants in (
        (AURORA, {}, family),
        (AURORA, {"includeBrands": False}, {"aurora"}),
        (NORTH, {}, {"aurora-north"}),
        (SUPER, {"opId": "aurora"}, family),
        (ADMIN, {"opId": "borealis", "includeBrands": False}, {"borealis"}),
    ):
        items = (await read(client, "/users", email, limit=1000, **query))["items"]
        assert {item["userCode"] for item in items} == {user.userCode for user in everybody if user.opId in tenants}, (
            email,
            query,
        )
    for email in EVERYBODY:
        status = 200 if email in (SUPER, ADMIN, AURORA, NORTH, BOREALIS) else 403
        assert (await client.get("/users", headers=await sign_in(client, email))).status_code == status


async def test_lists_are_searched_and_sorted(client: httpx.AsyncClient) -> None:
    found = await read(client, "/users", ADMIN, query=" AURORA.test", sort="nickname", limit=2)
    assert [item["nickname"] for item in found["items"]] == sorted(item["nickname"] for item in found["items"])
    assert found["count"] == 7
    (nora,) = (await read(client, "/users", ADMIN, query="nora north"))["items"]
    assert (nora["opId"], nora["parentOpId"], nora["opTitle"]) == ("aurora-north", "aurora", "Aurora North")
    assert not {"passwordHash", "password"} & {*nora}
    assert (await read(client, "/users", ADMIN, userCode=nora["userCode"]))["items"] == [nora]
    assert await read(client, f"/users/admins/{nora['userCode']}", ADMIN) == nora
    blocked = (await read(client, "/users", SUPER, isBlocked=True, role="OPERATOR_MANAGER"))["items"]
    assert {(item["isBlocked"], item["role"]) for item in blocked} == {(True, "OPERATOR_MANAGER")}
    refused = await client.get("/users?sort=password", headers=await sign_in(client, SUPER))
    assert [*refused.json()["data"]["fields"]] == ["sort"]


async def test_only_platform_admins_see_who_is_hidden(client: httpx.AsyncClient, simulator: Simulator) -> None:
    world = world_of(simulator)
    manager = user_of(world, AURORA_MANAGER)
    change_user(world, manager, isHidden=True)
    for email, seen in ((SUPER, True), (ADMIN, True), (AURORA, None)):
        assert (await read(client, f"/users/admins/{manager.userCode}", email)).get("isHidden") is seen
        changes = (await read(client, "/activities", email, recordId=manager.userCode))["items"]
        assert ("isHidden" in changes[0]["after"]) is bool(seen)
