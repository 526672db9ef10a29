"""The facts of a decision: one read tells what an act would be warned of, by the codes that it then asks for."""

from __future__ import annotations

from typing import Any

import pytest

from contracts.areas import TABLE
from contracts.warnings import Severity, WarningCode
from upstream_sim.areas.tournaments.records import WINNERS
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
# the act, the list of what waits for it, and the field of its rows that is named in the act's body
ROWS = {
    "withdrawZiCharge": ("withdrawalsList", "txId"),
    "depositVerify": ("depositsList", "txId"),
    "transactionBonus": ("transactionsList", "txId"),
    "transactionAffiliateWithdraw": ("transactionsProfit", "txId"),
    "cashbackDecide": ("cashbackPending", "txId"),
    "bankAccountReview": ("bankAccounts", "uuid"),
    "kycReview": ("kycDocuments", "uuid"),
    "usernameUpdate": ("usernames", "playerCode"),
    "tournamentPayout": ("tournamentWinners", "id"),
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


def rows_of(desk: Careful, act: ReadyAct, **query: str) -> list[dict[str, Any]]:
    """Rows of the act's list."""
    winner = desk.world.table(WINNERS).get(act.body.get("winnerId", ""))
    path = TABLE[ROWS[act.operation][0]].upstream_path(None).format(id=winner.tournamentId if winner else "")
    data = desk.get(path, query).data
    rows: list[dict[str, Any]] = data["transactions"] if "transactions" in data else data["items"]
    return rows


@pytest.mark.parametrize("operation", ROWS)
def test_a_row_that_waits_tells_the_codes_of_its_facts(operation: str) -> None:
    desk = Careful()
    act = desk.ready(operation)
    assert act.player_code is not None

    def told() -> list[str]:
        """What the act's row tells."""
        name = act.body[READS[operation][1]]
        own = rows_of(desk, act, playerCode=act.player_code or "")
        codes: list[str] = next(row for row in own if row[ROWS[operation][1]] == name)["warnings"]
        return codes

    assert told() == []
    for code in EVERY_STATE:
        desk.make(code, act)
    facts = desk.get(*path_of(act)).data["warnings"]
    assert told() == [each["code"] for each in facts] != []
    for row in rows_of(desk, act):
        assert ("warnings" in row) is (row["status"] == "PENDING" and not row.get("isDeleted", False))


@pytest.mark.parametrize("operation", READS)
def test_the_facts_of_another_tenants_record_are_not_found(operation: str) -> None:
    desk = Careful()
    act = desk.ready(operation)
    assert Careful(BOREALIS, desk).get(*path_of(act)).http == 404


def test_a_transaction_that_is_decided_elsewhere_has_its_facts_there() -> None:
    desk = Careful()
    act = desk.ready("depositVerify")
    assert desk.get(TABLE["transactionFacts"].upstream_path(None), {"txId": act.body["txId"]}).http == 404
