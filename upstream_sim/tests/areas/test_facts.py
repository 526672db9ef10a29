"""The facts of a decision: one read tells what an act would be warned of, by the codes that it then asks for."""

from __future__ import annotations

import pytest

from contracts.areas import TABLE
from contracts.warnings import Severity, WarningCode
from upstream_sim.tests.client import BOREALIS
from upstream_sim.tests.warned import BLOCK_REASON, Careful, ReadyAct

EVERY_STATE = (
    WarningCode.PLAYER_BLOCKED,
    WarningCode.KYC_MISSING,
    WarningCode.NAME_DIFFERS,
    WarningCode.SHARED_INSTRUMENT,
    WarningCode.WAGERING_OPEN,
)
# the act, the read of its facts, and the field of its body that names the record
READS = {
    "withdrawZiCharge": ("withdrawFacts", "txId"),
    "depositVerify": ("depositFacts", "txId"),
    "transactionBonus": ("transactionFacts", "txId"),
    "transactionAffiliateWithdraw": ("transactionFacts", "txId"),
    "cashbackDecide": ("cashbackFacts", "txId"),
    "bankAccountReview": ("bankAccountFacts", "uuid"),
    "kycReview": ("kycFacts", "uuid"),
    "usernameUpdate": ("usernameFacts", "playerCode"),
    "tournamentPayout": ("tournamentWinnerFacts", "winnerId"),
    "walletTopup": ("walletFacts", "playerCode"),
}


def path_of(act: ReadyAct) -> tuple[str, dict[str, str]]:
    """Where the act's facts are read, and by which query."""
    operation, name = READS[act.operation]
    read, value = TABLE[operation], act.body[name]
    named = dict.fromkeys(read.path_params.model_fields if read.path_params else (), value)
    return read.upstream_path(None).format(**named), {} if named else {name: value}


@pytest.mark.parametrize("operation", READS)
def test_the_facts_name_what_the_act_asks_for(operation: str) -> None:
    desk = Careful()
    act = desk.ready(operation)
    calm = desk.get(*path_of(act))
    assert (calm.http, calm.data["warnings"], calm.data["asOf"]) == (200, [], "2026-11-01T12:00:00Z")
    assert (calm.data["nameMatches"], calm.data["sharing"], calm.data["block"]) == (True, None, None)
    for code in EVERY_STATE:
        desk.make(code, act)
    facts = desk.get(*path_of(act)).data
    assert (facts["block"]["reason"], facts["isBlocked"], facts["kycStatus"]) == (BLOCK_REASON, True, None)
    assert (facts["nameMatches"], facts["sharing"]["playerCount"]) == (False, 1)
    assert [each["bonusTitle"] for each in facts["wagering"]] == ["Welcome"]
    reply = desk.do(act)
    if any(each["severity"] == Severity.REFUSED for each in facts["warnings"]):
        assert reply.status == "RECORD_LOCKED"
    else:
        assert (reply.status, reply.data["warnings"]) == ("CONFIRMATION_REQUIRED", facts["warnings"])


@pytest.mark.parametrize("operation", READS)
def test_the_facts_of_another_tenants_record_are_not_found(operation: str) -> None:
    desk = Careful()
    act = desk.ready(operation)
    assert Careful(BOREALIS, desk).get(*path_of(act)).http == 404


def test_a_transaction_that_is_decided_elsewhere_has_its_facts_there() -> None:
    desk = Careful()
    act = desk.ready("depositVerify")
    assert desk.get(TABLE["transactionFacts"].upstream_path(None), {"txId": act.body["txId"]}).http == 404
