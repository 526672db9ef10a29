"""The acts of a hidden account: "Platform staff" to everybody but platform admins and themselves."""

from __future__ import annotations

from typing import Any

import httpx
import msgspec
import pytest

from contracts.areas.bank_accounts import BankAccountStatus
from contracts.table import TABLE
from upstream_sim.areas.bank_accounts import BANK_ACCOUNTS
from upstream_sim.core.calls.answers import Answer
from upstream_sim.core.history.audit import UserRef
from upstream_sim.http.app import Simulator
from upstream_sim.shared.hidden_staff import CODE, NAME, without_names
from upstream_sim.shared.players import PLAYERS, Block, change_player
from upstream_sim.shared.users import USERS, User, user_by_email
from upstream_sim.tests.client import ADMIN, AURORA, AURORA_MANAGER, SUPER
from upstream_sim.tests.reviews import outcome, put, read, world_of

PATH = "/paymentsV2/withdraw/bank-accounts"
STAFF = {"nickname": NAME, "userCode": CODE}


@pytest.fixture
def manager(simulator: Simulator) -> User:
    """Hidden from now on."""
    world = world_of(simulator)
    user = user_by_email(world, AURORA_MANAGER)
    assert user is not None
    with world.change() as change:
        return change.put(world.table(USERS), msgspec.structs.replace(user, isHidden=True))


@pytest.mark.parametrize(("email", "is_told"), [(AURORA, False), (ADMIN, True), (SUPER, True)])
async def test_who_decided_is_told_to_those_who_may_know(
    client: httpx.AsyncClient, simulator: Simulator, manager: User, email: str, is_told: bool
) -> None:
    account: Any = (
        world_of(simulator).table(BANK_ACCOUNTS).first(status=BankAccountStatus.PENDING, isDeleted=False, opId="aurora")
    )
    body = {"uuid": account.uuid, "actionType": "confirm", "playerNote": "x", "playerCode": account.playerCode}
    assert (await put(client, PATH, AURORA_MANAGER, body, account.revision)).status_code == 200
    who = {"nickname": manager.nickname, "userCode": manager.userCode} if is_told else STAFF
    late = await put(client, PATH, email, body, account.revision)
    assert outcome(late)[:2] == (409, "ALREADY_DECIDED")
    assert f"{who['nickname']} approved it on" in outcome(late)[2]
    assert late.json()["data"]["changedBy"] == late.json()["data"]["record"]["approvedBy"] == who
    (activity,) = (await read(client, "/activities", email, recordId=account.uuid))["items"][:1]
    assert {name: activity[name] for name in who} == who
    assert activity["role"] == ("OPERATOR_MANAGER" if is_told else None)
    assert activity["after"]["approvedBy"] == who


async def test_a_warning_does_not_tell_who_blocked(
    client: httpx.AsyncClient, simulator: Simulator, manager: User
) -> None:
    world = world_of(simulator)
    account: Any = world.table(BANK_ACCOUNTS).first(status=BankAccountStatus.PENDING, isDeleted=False, opId="aurora")
    player = world.table(PLAYERS).get(account.playerCode)
    assert player is not None
    by = UserRef(userCode=manager.userCode, nickname=manager.nickname)
    with world.change() as change:
        change_player(change, player, isBlocked=True, block=Block(reason="Fraud", by=by, at=world.now()))
    body = {"uuid": account.uuid, "actionType": "confirm", "playerNote": "x", "playerCode": account.playerCode}
    for email, who in ((AURORA, STAFF), (ADMIN, {"nickname": by.nickname, "userCode": by.userCode})):
        asked = await put(client, PATH, email, body, account.revision)
        assert outcome(asked)[:2] == (409, "CONFIRMATION_REQUIRED")
        assert asked.json()["data"]["warnings"][0]["values"]["by"] == who


async def test_a_hidden_user_is_not_found_by_their_acts(client: httpx.AsyncClient, manager: User) -> None:
    for query in ({"who": manager.nickname}, {"userCode": manager.userCode}):
        assert (await read(client, "/activities", ADMIN, **query))["count"] > 0
        assert (await read(client, "/activities", AURORA, **query))["count"] == 0
    found = (await read(client, "/activities", AURORA, who=NAME, limit=1000))["items"]
    assert {row["nickname"] for row in found} == {NAME}
    sessions = [row for row in found if row["recordKind"] == "Session"]
    assert {(row["recordId"], row["recordTitle"], row["after"]) for row in sessions} == {(CODE, NAME, None)}
    own = (await read(client, "/activities", AURORA, recordId=manager.userCode))["items"]
    assert CODE not in {row["userCode"] for row in own}


async def test_an_account_is_shown_as_it_is(client: httpx.AsyncClient, manager: User) -> None:
    shown = await read(client, f"/users/admins/{manager.userCode}", AURORA)
    assert (shown["nickname"], shown["userCode"]) == (manager.nickname, manager.userCode)
    assert (await read(client, "/users/me", AURORA_MANAGER))["user"]["nickname"] == manager.nickname


def masked(operation: str, data: Any, *, failed: bool = False) -> Any:
    answer = Answer(data, success=not failed)
    return without_names(answer, TABLE[operation], TABLE[operation].data, frozenset({"mona"})).data


def test_a_name_is_masked_where_a_model_marks_it_and_nowhere_else() -> None:
    person, staff = {"id": "mona", "nickname": "Mona"}, {"id": CODE, "nickname": NAME}
    record = {"_id": "r1", "title": "Mona", "updatedBy": person, "payment": {"paidBy": "Mona", "createdBy": person}}
    shown = masked("operatorBillingRecords", {"items": [record], "count": 1})["items"][0]
    assert shown == {
        "_id": "r1",
        "title": "Mona",
        "updatedBy": staff,
        "payment": {"paidBy": "Mona", "createdBy": staff},
    }
    elsewhere = {"items": [{"operator": person}]}
    assert masked("operatorBillingRecords", elsewhere) == elsewhere


def test_records_that_no_model_says_are_searched_by_the_marked_names() -> None:
    ref = UserRef(userCode="mona", nickname="Mona")
    row = {"before": None, "after": {"steps": [{"by": ref}], "owner": {"id": "mona", "nickname": "Mona"}}}
    shown = masked("activities", {"items": [row]})["items"][0]["after"]
    assert shown == {"steps": [{"by": STAFF}], "owner": {"id": CODE, "nickname": NAME}}
    account = {"userCode": "mona", "nickname": "Mona", "email": "mona@aurora.test"}
    assert masked("activities", {"items": [{"after": account}]})["items"][0]["after"] == account
    stale = {"record": {"updatedBy": ref}, "changedBy": ref, "changedAt": None}
    assert masked("flows", stale, failed=True) == {
        "record": {"updatedBy": STAFF},
        "changedBy": STAFF,
        "changedAt": None,
    }


def test_an_answer_that_the_journal_kept_as_text_is_searched_too() -> None:
    row = {"answer": msgspec.Raw(b'{"data":{"createdBy":{"id":"mona","nickname":"Mona"}}}')}
    shown = masked("simulatorJournal", {"entries": [row]})["entries"][0]["answer"]
    assert shown == {"data": {"createdBy": {"id": CODE, "nickname": NAME}}}
