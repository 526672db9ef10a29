"""Warnings that want an answer: every act of the table, in every state that it names and in those that it does not."""

from __future__ import annotations

import pytest

from contracts.areas import TABLE
from contracts.areas.players import VerificationStatus
from contracts.warnings import WARNING_TEXTS, WARNINGS, Severity, WarningCode
from upstream_sim.areas.kyc.live import identity_checked
from upstream_sim.areas.kyc.records import DOCUMENTS
from upstream_sim.core.serving.events import fire_event
from upstream_sim.tests.warned import BLOCK_REASON, MAKING, STATES, Careful, ReadyAct

ACTS = sorted(operation.id for operation in TABLE if operation.act)
EVERY = [str(code) for code in WarningCode]


@pytest.fixture
def desk() -> Careful:
    return Careful()


def severity_of(operation: str, code: WarningCode) -> Severity | None:
    act = TABLE[operation].act
    assert act is not None
    return WARNINGS[act].get(code)


def test_every_act_that_is_declared_is_tried_here() -> None:
    assert sorted(MAKING) == ACTS
    assert {operation.act for operation in TABLE if operation.act} == set(WARNINGS)


@pytest.mark.parametrize("operation", ACTS)
def test_an_act_without_warnings_is_done_at_once(desk: Careful, operation: str) -> None:
    reply = desk.do(desk.ready(operation))
    assert reply.http == 200, reply.body


def is_asked(desk: Careful, act: ReadyAct, code: WarningCode, acknowledged: list[str] | None) -> None:
    """Nothing is done, and the one warning is told."""
    before = desk.world.digest()
    reply = desk.do(act, acknowledged, code)
    assert (reply.http, reply.status) == (409, "CONFIRMATION_REQUIRED"), reply.body
    [warning] = reply.data["warnings"]
    assert (warning["code"], warning["severity"]) == (code, severity_of(act.operation, code))
    assert warning["text"] == WARNING_TEXTS[code]
    assert WARNING_TEXTS[code] in str(reply.body)
    assert desk.world.digest() == before


@pytest.mark.parametrize("code", list(WarningCode))
@pytest.mark.parametrize("operation", ACTS)
def test_an_act_is_asked_refused_or_done_as_the_table_says(desk: Careful, operation: str, code: WarningCode) -> None:
    act, severity = desk.ready(operation), severity_of(operation, code)
    in_body = desk.make(code, act)
    if severity is None:
        assert not in_body
        assert desk.do(act).http == 200
    elif severity is Severity.REFUSED:
        before = desk.world.digest()
        # whom a bonus is for is a field of the form
        refusal = (422, "VALIDATION_ERROR") if operation == "bonusGive" else (409, "RECORD_LOCKED")
        for acknowledged in (None, EVERY):
            reply = desk.do(act, acknowledged, code)
            assert (reply.http, reply.status) == refusal, reply.body
            assert WARNING_TEXTS[code] in str(reply.body) or "player is deleted" in str(reply.body)
        assert desk.world.digest() == before
    else:
        assert in_body or code in STATES
        others = [each for each in EVERY if each != code]
        for acknowledged in (None, [], others):
            is_asked(desk, act, code, acknowledged)
        reply = desk.do(act, [code], code)
        assert reply.http == 200, reply.body


def test_what_came_true_since_is_asked_for_as_well(desk: Careful) -> None:
    act = desk.ready("withdrawZiCharge")
    desk.make(WarningCode.KYC_MISSING, act)
    desk.make(WarningCode.PLAYER_BLOCKED, act)
    reply = desk.do(act, [WarningCode.KYC_MISSING])
    assert [one["code"] for one in reply.data["warnings"]] == ["PLAYER_BLOCKED", "KYC_MISSING"]
    blocked = reply.data["warnings"][0]["values"]
    assert (blocked["reason"], blocked["by"]["nickname"]) == (BLOCK_REASON, "Cleo Clerk")
    assert desk.do(act, [WarningCode.KYC_MISSING, WarningCode.PLAYER_BLOCKED]).http == 200


@pytest.mark.parametrize("operation", ["withdrawZiCharge", "withdrawGenericV2", "transactionBonus", "cashbackDecide"])
def test_a_rejection_is_never_asked(desk: Careful, operation: str) -> None:
    act = desk.ready(operation)
    desk.make(WarningCode.PLAYER_BLOCKED, act)
    rejecting = ReadyAct(operation, {**act.body, "actionType": "reject"}, revision=act.revision)
    assert desk.do(rejecting).http == 200


def test_an_answer_under_the_same_key_is_not_another_request(desk: Careful) -> None:
    act = desk.ready("walletTopup")
    desk.make(WarningCode.PLAYER_BLOCKED, act)
    asked = desk.send(act.operation, body=act.body, key="one-and-the-same-key")
    assert asked.status == "CONFIRMATION_REQUIRED"
    body = {**act.body, "acknowledged": ["PLAYER_BLOCKED"]}
    done = desk.send(act.operation, body=body, key="one-and-the-same-key")
    assert done.http == 200
    assert desk.send(act.operation, body=body, key="one-and-the-same-key") == done
    assert desk.send(act.operation, body=act.body, key="one-and-the-same-key").status == "KEY_REUSED"


def test_a_deleted_players_document_is_left_by_a_provider_of_identity_checks(desk: Careful) -> None:
    act = desk.ready("kycReview")
    desk.make(WarningCode.PLAYER_DELETED, act)
    identity_checked(desk.world, {"uuid": act.body["uuid"]})
    document = desk.world.table(DOCUMENTS).get(act.body["uuid"])
    assert document is not None
    assert document.status is VerificationStatus.PENDING


def test_a_rate_that_was_recorded_is_not_typed_again(desk: Careful) -> None:
    act = desk.ready("billingV2PaymentAdd")
    added = desk.do(act, ["RATE_OFF"], WarningCode.RATE_OFF)
    assert desk.change(added.data, description="Checked.").http == 200


@pytest.mark.parametrize("date", ["2015-01-01T00:00:00Z", "2026-11-02T23:59:59Z"])
def test_a_usual_date_is_not_asked_and_one_that_was_recorded_not_again(desk: Careful, date: str) -> None:
    act = desk.ready("billingV2PaymentAdd")
    assert desk.do(ReadyAct(act.operation, {**act.body, "paymentDate": date})).http == 200
    added = desk.do(act, ["DATE_UNUSUAL"], WarningCode.DATE_UNUSUAL)
    assert added.data["paymentDate"] == "2062-11-01T00:00:00Z"
    assert desk.change(added.data, description="Checked.").http == 200


def test_a_username_that_begins_with_a_digit_is_told_in_row_and_facts_and_asked_for(desk: Careful) -> None:
    act = desk.ready("usernameUpdate")
    assert act.player_code is not None
    fire_event(desk.world, "usernameRequested", {"playerCode": act.player_code, "username": "1laila"})
    [row] = desk.send("usernames", query={"playerCode": act.player_code}).data["items"]
    assert row["warnings"] == ["FORMAT_BROKEN"]
    body = {**act.body, "username": "1laila"}
    reply = desk.send("usernameUpdate", body=body, revision=row["revision"])
    [warning] = reply.data["warnings"]
    assert (warning["code"], warning["values"]) == ("FORMAT_BROKEN", {"username": "1laila"})


LISTS = {
    "withdrawZiCharge": ("withdrawalsList", "transactions"),
    "depositVerify": ("depositsList", "transactions"),
    "cashbackDecide": ("cashbackPending", "transactions"),
    "transactionBonus": ("transactionsList", "transactions"),
    "bankAccountReview": ("bankAccounts", "items"),
    "kycReview": ("kycDocuments", "items"),
    "usernameUpdate": ("usernames", "items"),
}


@pytest.mark.parametrize("operation", LISTS)
def test_a_row_says_who_blocked_its_player_when_and_why(desk: Careful, operation: str) -> None:
    act, (listing, items) = desk.ready(operation), LISTS[operation]
    query = {"playerCode": act.player_code or "", "limit": "1000"}
    waiting = [row for row in desk.send(listing, query=query).data[items] if row.get("warnings") is not None]
    assert waiting
    assert all(row.get("block") is None for row in waiting)
    desk.make(WarningCode.PLAYER_BLOCKED, act)
    for row in desk.send(listing, query=query).data[items]:
        if row.get("warnings") is not None:
            block = row["block"]
            assert "PLAYER_BLOCKED" in row["warnings"]
            assert (block["reason"], block["by"]["nickname"], block["at"]) == (
                BLOCK_REASON,
                "Cleo Clerk",
                "2026-11-01T12:00:00Z",
            )


def test_a_card_of_another_operators_player_counts_and_is_not_named(desk: Careful) -> None:
    act = desk.ready("withdrawZiCharge")
    assert act.player_code is not None
    card = desk.accounts_of(act.player_code)[0].cardNumber
    stranger = next(each for each in desk.players_of("borealis") if not each.isBlocked and not each.isDeleted)
    desk.add_account(stranger.playerCode, card)
    [warning] = desk.do(act).data["warnings"]
    assert (warning["code"], warning["values"]) == (
        "SHARED_INSTRUMENT",
        {"cardNumber": card, "playerCount": 1, "playerCodes": []},
    )
