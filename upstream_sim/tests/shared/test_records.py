"""What all areas' records share: who sees one, at which revision it is changed, and how it looks on the wire."""

from __future__ import annotations

import pytest

from upstream_sim.areas.bank_accounts import BANK_ACCOUNTS, BankAccount
from upstream_sim.core.history.audit import ACTIVITIES
from upstream_sim.core.refusals import NotFound, StaleRecord, ValidationFailed
from upstream_sim.core.world.world import World
from upstream_sim.shared.records import (
    UserRef,
    operator_title,
    page_to_wire,
    record_to_wire,
    require_revision,
    visible_record,
    without_none,
)
from upstream_sim.shared.users import Caller, caller_of, user_by_email

GONE = "Bank account not found."


def caller(world: World, email: str) -> Caller:
    user = user_by_email(world, email)
    assert user is not None
    return caller_of(world, user, "request-1")


def account_at(world: World, op_id: str) -> BankAccount:
    found = world.table(BANK_ACCOUNTS).first(opId=op_id)
    assert found is not None
    return found


@pytest.mark.parametrize("email", ["super@pitboss.test", "admin@aurora.test", "admin@aurora-north.test"])
def test_a_record_is_visible_to_its_tenants_and_the_platform(world: World, email: str) -> None:
    account = account_at(world, "aurora-north")
    seen = visible_record(world, caller(world, email), BANK_ACCOUNTS, account.uuid, GONE, op_id="aurora-north")
    assert seen is account


@pytest.mark.parametrize(
    ("email", "key", "op_id"),
    [
        ("admin@borealis.test", None, None),
        ("admin@aurora-north.test", "unknown", None),
        ("super@pitboss.test", None, "borealis"),
    ],
)
def test_a_foreign_an_unknown_and_another_operators_record_are_not_found_alike(
    world: World, email: str, key: str | None, op_id: str | None
) -> None:
    uuid = key or account_at(world, "aurora-north").uuid
    with pytest.raises(NotFound) as refused:
        visible_record(world, caller(world, email), BANK_ACCOUNTS, uuid, GONE, op_id=op_id)
    assert refused.value.messages == [GONE]


def test_a_change_that_names_no_revision_is_incomplete(world: World) -> None:
    with pytest.raises(ValidationFailed):
        require_revision(account_at(world, "aurora"), None, {})


@pytest.mark.parametrize("revision", [0, 2])
def test_a_record_is_changed_at_its_own_revision_only(world: World, revision: int) -> None:
    account = account_at(world, "aurora")
    require_revision(account, account.revision, {})
    with pytest.raises(StaleRecord) as stale:
        require_revision(account, revision, {"shown": True})
    assert stale.value.data == {
        "record": {"shown": True},
        "changedBy": account.updatedBy,
        "changedAt": account.updatedAt,
    }


def test_who_changed_a_record_may_be_told_apart_from_its_field(world: World) -> None:
    by = UserRef(nickname="Somebody", userCode="u1")
    with pytest.raises(StaleRecord) as stale:
        require_revision(account_at(world, "aurora"), 2, {}, by)
    data = stale.value.data
    assert isinstance(data, dict)
    assert data["changedBy"] == by


def test_a_callers_change_is_an_activity_in_their_name(world: World) -> None:
    someone = caller(world, "admin@aurora.test")
    account = account_at(world, "aurora")
    with someone.change(world) as change:
        change.put(world.table(BANK_ACCOUNTS), account)
    activity = list(world.table(ACTIVITIES).where(recordId=account.uuid))[-1]
    assert (activity.userCode, activity.requestId) == (someone.user.userCode, "request-1")


def test_a_record_on_the_wire_has_its_fields_without_the_hidden_ones(world: World) -> None:
    account = account_at(world, "aurora")
    fields = record_to_wire(account, hidden=("isTest", "updatedBy"))
    assert set(fields) == set(account.__struct_fields__) - {"isTest", "updatedBy"}
    assert fields["createdAt"] is account.createdAt


def test_a_page_on_the_wire_has_items_count_and_remaining() -> None:
    assert page_to_wire(([1, 2], 5, 3), lambda number: number * 10) == {"items": [10, 20], "count": 5, "remaining": 3}


def test_absent_values_are_left_out_and_false_ones_stay() -> None:
    assert without_none({"a": None, "b": False, "c": 0, "d": "x"}) == {"b": False, "c": 0, "d": "x"}


def test_an_operator_that_is_gone_is_called_by_its_id(world: World) -> None:
    assert (operator_title(world, "aurora"), operator_title(world, "gone")) == ("Aurora Gaming", "gone")
