"""Where an operation has a text for each choice of its body, the platform says just that one."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from contracts.operation import Dialect, SuccessTexts
from contracts.table import TABLE
from contracts.warnings import WarningCode
from upstream_sim.areas.bank_accounts import BANK_ACCOUNTS
from upstream_sim.areas.bonuses.records import DEFINITIONS
from upstream_sim.areas.kyc import DOCUMENTS
from upstream_sim.areas.tournaments.records import WINNERS
from upstream_sim.areas.transactions.records import TRANSACTIONS
from upstream_sim.areas.usernames import USERNAMES
from upstream_sim.areas.withdrawals.records import ProviderBehaviour
from upstream_sim.core.world.world import World
from upstream_sim.shared.players import PLAYERS
from upstream_sim.shared.users import USERS
from upstream_sim.tests.billing_v2 import SUPER, CallResult, Desk
from upstream_sim.tests.client import AURORA_MANAGER
from upstream_sim.tests.withdrawals import REASON, Cashier

Bodies = Callable[[World], Iterator[dict[str, Any]]]
"""With the record's `revision`, where the call takes it."""

CHOICES = [
    (operation.id, value)
    for operation in TABLE
    if isinstance(operation.success, SuccessTexts)
    for value in operation.success.by_value
]
UNDER_WAY = {
    ("withdrawInProgress", "APPROVE"): (ProviderBehaviour.LOSES_PAID, {}),
    ("withdrawInProgress", "REJECT"): (ProviderBehaviour.LOSES_UNPAID, {}),
    ("withdrawSettle", "APPROVE"): (ProviderBehaviour.SILENT, {"reason": REASON}),
    ("withdrawSettle", "REJECT"): (ProviderBehaviour.SILENT, {"reason": REASON}),
}
"""What a provider has to make of a withdrawal for these choices, and what is said beside them."""


def pending(kind: str) -> Bodies:
    """The transactions of a kind that wait."""

    def bodies(world: World) -> Iterator[dict[str, Any]]:
        for each in world.table(TRANSACTIONS).where(transactionType=kind, status="PENDING", isDeleted=False):
            yield {"txId": each.txId}

    return bodies


def accounts(world: World) -> Iterator[dict[str, Any]]:
    for each in world.table(BANK_ACCOUNTS).where(status="PENDING", isDeleted=False):
        yield {"uuid": each.uuid, "playerCode": each.playerCode, "playerNote": "A note.", "revision": each.revision}


def documents(world: World) -> Iterator[dict[str, Any]]:
    for each in world.table(DOCUMENTS).where(status="PENDING"):
        player = world.table(PLAYERS).get(each.playerCode)
        assert player is not None
        more = {"noteForThePlayer": "A note.", "revision": each.revision}
        yield {"uuid": each.uuid, "playerCode": each.playerCode, "playerId": player.playerId, **more}


def usernames(world: World) -> Iterator[dict[str, Any]]:
    for each in world.table(USERNAMES).where(status="PENDING"):
        more = {"note": "A note.", "revision": each.revision}
        yield {"playerCode": each.playerCode, "username": "Quiet_Heron", **more}


def winners(world: World) -> Iterator[dict[str, Any]]:
    for each in world.table(WINNERS).where(status="PENDING"):
        yield {"winnerId": each.id, "noteForThePlayer": "A note."}


def staff(world: World) -> Iterator[dict[str, Any]]:
    user = next(each for each in world.table(USERS).all() if each.email == AURORA_MANAGER)
    yield {"adminId": user.userCode, "adminEmail": user.email}


def players(world: World) -> Iterator[dict[str, Any]]:
    for each in world.table(PLAYERS).where(isDeleted=False, isBlocked=False):
        yield {"playerCode": each.playerCode, "amount": 1, "note": "A note."}


def wallets(world: World) -> Iterator[dict[str, Any]]:
    for body in players(world):
        yield {**body, "currency": "USD", "reason": "TEST"}


def bonuses(world: World) -> Iterator[dict[str, Any]]:
    for each in world.table(DEFINITIONS).all():
        yield {"bonusId": each.bonusId, "revision": each.revision}


BODIES: dict[str, Bodies] = {
    "adminBlock": staff,
    "bankAccountReview": accounts,
    "bonusDefinitionSwitch": bonuses,
    "cashbackDecide": pending("CASHBACK"),
    "kycReview": documents,
    "tournamentPayout": winners,
    "transactionAffiliateWithdraw": pending("AFFILIATE"),
    "transactionBonus": pending("BONUS"),
    "transactionReferralClaim": pending("REFERRAL_PROFIT"),
    "usernameUpdate": usernames,
    "walletTopup": wallets,
    "walletTopupBonus": players,
}
"""What each call may be about, beside what is chosen."""


@pytest.mark.parametrize(("operation_id", "value"), [each for each in CHOICES if each not in UNDER_WAY], ids=str)
def test_each_choice_has_its_own_words(operation_id: str, value: str) -> None:
    desk, operation = Desk(SUPER), TABLE[operation_id]
    assert isinstance(operation.success, SuccessTexts)
    for body in BODIES[operation_id](desk.world):
        revision = body.pop("revision", None)
        sent = {**body, operation.success.field: value}
        answer = desk.send(operation_id, body=sent, revision=revision)
        if answer.http == 200:
            assert told(answer) == operation.success.by_value[value] == operation.success_text(sent)
            return
    raise AssertionError("nothing was done")


@pytest.mark.parametrize(("operation_id", "value"), UNDER_WAY, ids=str)
def test_each_choice_about_a_withdrawal_under_way_has_its_own_words(operation_id: str, value: str) -> None:
    desk, (answering, more) = Cashier(), UNDER_WAY[operation_id, value]
    desk.funded()
    tx_id = desk.requested(answering=answering)
    assert desk.decide(tx_id, acknowledged=[*WarningCode]).http == 200
    desk.world.advance("PT24H")
    sent = {"txId": tx_id, "status": value, "acknowledged": [*WarningCode], **more}
    answer = desk.send(operation_id, body=sent)
    assert answer.http == 200, answer.body
    assert told(answer) == TABLE[operation_id].success_text(sent)


def test_every_choice_is_tried() -> None:
    assert {operation_id for operation_id, _ in CHOICES} == BODIES.keys() | {name for name, _ in UNDER_WAY}


def test_a_dialect_with_a_text_for_every_success_has_the_operations() -> None:
    desk = Desk(SUPER)
    deleted = desk.delete(desk.generate().data)
    assert TABLE["billingV2InvoiceDelete"].dialect is Dialect.MESSAGE
    assert (deleted.http, deleted.body["message"]) == (200, TABLE["billingV2InvoiceDelete"].success)


def told(answer: CallResult) -> str:
    """The first text of an answer, whatever its dialect."""
    words: list[str] = answer.body.get("messages") or [answer.body["message"]]
    return words[0]
