"""What players and providers do by themselves goes by the rules that staff's decisions go by."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

import httpx
import pytest

from contracts.areas.bank_accounts import BankAccountStatus
from contracts.areas.players import VerificationStatus
from contracts.areas.transactions import TransactionStatus, TransactionType
from contracts.areas.usernames import UsernameStatus
from upstream_sim.areas.bank_accounts.records import BANK_ACCOUNTS
from upstream_sim.areas.kyc.records import DOCUMENTS
from upstream_sim.areas.transactions.records import TRANSACTIONS, Transaction
from upstream_sim.areas.usernames.records import USERNAMES
from upstream_sim.core.money.ledger import balance_of
from upstream_sim.core.refusals import Refusal, ValidationFailed
from upstream_sim.core.serving.events import fire_event
from upstream_sim.core.world.world import World
from upstream_sim.shared import player_wallets
from upstream_sim.shared.players import PLAYERS, Player
from upstream_sim.tests.client import AURORA_MANAGER, SUPER, sign_in
from upstream_sim.tests.money import ledger_is_consistent

REGISTRATION = {
    "opId": "aurora",
    "firstName": "Nika",
    "lastName": "Voss",
    "username": "nika_voss",
    "email": "nika@mail.test",
}


def registered(world: World, **more: Any) -> Player:
    code = fire_event(world, "playerRegistered", {**REGISTRATION, **more})["playerCode"]
    found = world.table(PLAYERS).get(code)
    assert found is not None
    return found


def transaction_of(world: World, tx_id: str) -> Transaction:
    found = world.table(TRANSACTIONS).get(tx_id)
    assert found is not None
    return found


def player_of(world: World, player: Player) -> Player:
    found = world.table(PLAYERS).get(player.playerCode)
    assert found is not None
    return found


def test_a_player_registers_and_is_known_by_a_code_of_their_own(world: World) -> None:
    nika = registered(world)
    other = registered(world, username="nika_voss_2", email="other@mail.test")
    assert nika.playerCode != other.playerCode
    assert (nika.opId, nika.totalBetCount, nika.verification, nika.createdAt) == ("aurora", 0, None, world.now())
    assert nika.playerId != other.playerId


async def test_where_a_player_registered_is_for_those_who_read_risks(client: httpx.AsyncClient) -> None:
    form = {**REGISTRATION, "registeredBy": "TELEGRAM", "ip": "203.0.113.7", "deviceId": "dev_1"}
    made = await client.post("/__sim/worlds/default/events", json={"type": "playerRegistered", **form})
    body = {"playerCode": made.json()["data"]["playerCode"]}
    taken = {"type": "userPermissionsSet", "email": AURORA_MANAGER, "permissions": ["players_read"]}
    assert (await client.post("/__sim/worlds/default/events", json=taken)).status_code == 200
    shown = {}
    for email in (SUPER, AURORA_MANAGER):
        answer = await client.post("/player", json=body, headers=await sign_in(client, email))
        shown[email] = answer.json()["data"]
    assert {each["registeredBy"] for each in shown.values()} == {"TELEGRAM"}
    assert shown[SUPER]["registeredFrom"] == {"ip": "203.0.113.7", "deviceId": "dev_1"}
    assert shown[AURORA_MANAGER]["registeredFrom"] is None


@pytest.mark.parametrize(
    ("more", "field"),
    [
        ({}, "username"),
        ({"username": "nika_voss_2"}, "email"),
        ({"username": "7nika"}, "username"),
        ({"username": "nika_voss_2", "email": "b@mail.test", "currency": "DOGE"}, "currency"),
        ({"username": "nika_voss_2", "email": "b@mail.test", "affId": "nobody"}, "affId"),
        ({"opId": "nowhere"}, "opId"),
    ],
)
def test_a_registration_that_is_refused_leaves_nothing(world: World, more: dict[str, str], field: str) -> None:
    registered(world)
    before = world.digest()
    with pytest.raises(ValidationFailed) as refused:
        fire_event(world, "playerRegistered", {**REGISTRATION, **more})
    assert list(refused.value.fields) == [field]
    assert world.digest() == before


def test_a_document_waits_and_what_it_proves_follows(world: World) -> None:
    nika = registered(world)
    uuid = fire_event(world, "documentUploaded", {"playerCode": nika.playerCode})["uuid"]
    assert player_of(world, nika).verification is VerificationStatus.PENDING
    fire_event(world, "identityConfirmed", {"uuid": uuid})
    assert player_of(world, nika).isVerified
    document = world.table(DOCUMENTS).get(uuid)
    assert document is not None
    assert document.status is VerificationStatus.CONFIRMED
    with pytest.raises(Refusal):
        fire_event(world, "identityConfirmed", {"uuid": uuid})


def test_a_provider_may_refuse_a_document_and_say_why(world: World) -> None:
    nika = registered(world)
    uuid = fire_event(world, "documentUploaded", {"playerCode": nika.playerCode})["uuid"]
    fire_event(world, "identityRefused", {"uuid": uuid, "noteForThePlayer": "A side is missing."})
    document = world.table(DOCUMENTS).get(uuid)
    assert document is not None
    assert (document.status, document.noteForThePlayer) == (VerificationStatus.REJECTED, "A side is missing.")
    assert player_of(world, nika).verification is VerificationStatus.REJECTED
    with pytest.raises(Refusal):
        fire_event(world, "identityConfirmed", {"uuid": uuid})


def test_a_bank_account_and_a_username_wait_for_their_reviews(world: World) -> None:
    nika = registered(world)
    account = {"playerCode": nika.playerCode, "cardNumber": "6104331234567890"}
    uuid = fire_event(world, "bankAccountAdded", account)["uuid"]
    added = world.table(BANK_ACCOUNTS).get(uuid)
    assert added is not None
    assert (added.status, added.nameOnCard) == (BankAccountStatus.PENDING, "NIKA VOSS")
    with pytest.raises(Refusal):
        fire_event(world, "bankAccountAdded", account)
    fire_event(world, "usernameRequested", {"playerCode": nika.playerCode, "username": "nika_the_1st"})
    asked = world.table(USERNAMES).get(nika.playerCode)
    assert asked is not None
    assert (asked.status, asked.username) == (UsernameStatus.PENDING, "nika_the_1st")
    with pytest.raises(Refusal):
        fire_event(world, "usernameRequested", {"playerCode": nika.playerCode, "username": "nika_the_1st"})


def test_a_deposit_is_confirmed_once_and_the_first_is_marked(world: World) -> None:
    nika = registered(world)
    wallet = player_wallets.main(nika.playerCode, nika.activeCurrency)
    amounts = {"playerCode": nika.playerCode, "amount": 40}
    first, second = (fire_event(world, "depositRequested", amounts)["txId"] for _ in range(2))
    unpaid = fire_event(world, "depositRequested", {**amounts, "isPaid": False})["txId"]
    assert balance_of(world, wallet) == 0
    for tx_id in (first, second):
        fire_event(world, "depositConfirmed", {"txId": tx_id})
    with pytest.raises(Refusal):
        fire_event(world, "depositConfirmed", {"txId": first})
    with pytest.raises(Refusal):
        fire_event(world, "depositConfirmed", {"txId": unpaid})
    assert balance_of(world, wallet) == Decimal(80)
    assert [transaction_of(world, tx_id).isFTD for tx_id in (first, second)] == [True, False]
    assert transaction_of(world, unpaid).status is TransactionStatus.PENDING
    fire_event(world, "depositPaid", {"txId": unpaid})
    fire_event(world, "depositConfirmed", {"txId": unpaid})
    assert player_of(world, nika).totalDepositCount == 3
    ledger_is_consistent(world)


def test_claims_of_cashback_and_of_profit_hold_what_they_ask_for(world: World) -> None:
    player = next(row for row in world.table(PLAYERS).where(opId="aurora", isDeleted=False, isBlocked=False))
    profit_wallet, house = player_wallets.referral(player.playerCode), player_wallets.house("aurora", "USD")
    cashback = player_wallets.cashback(player.playerCode)
    before = {account: balance_of(world, account) for account in (profit_wallet, cashback)}
    with world.change() as change:
        for account in (profit_wallet, cashback):
            player_wallets.credit(change, account, Decimal(500), house, "A test")
    profit = {"playerCode": player.playerCode, "amountInUSD": 120}
    asked = transaction_of(world, fire_event(world, "affiliateProfitRequested", profit)["txId"])
    assert (asked.transactionType, asked.status) == (TransactionType.REFERRAL_PROFIT, TransactionStatus.PENDING)
    assert balance_of(world, profit_wallet) == before[profit_wallet] + 380
    claim = {"playerCode": player.playerCode, "claimAmountInUSD": 500}
    assert fire_event(world, "cashbackClaimed", claim)["txId"]
    assert balance_of(world, cashback) == before[cashback]
    ledger_is_consistent(world)


@pytest.mark.parametrize(
    ("kind", "more"),
    [
        ("documentUploaded", {}),
        ("bankAccountAdded", {"cardNumber": "6104331234567890"}),
        ("usernameRequested", {"username": "somebody"}),
        ("depositRequested", {"amount": 1}),
        ("cashbackClaimed", {"claimAmountInUSD": 1}),
        ("affiliateProfitRequested", {"amountInUSD": 1}),
        ("betPlaced", {"stake": 1, "gameId": "koi-garden"}),
    ],
)
def test_a_blocked_player_does_none_of_this(world: World, kind: str, more: dict[str, Any]) -> None:
    blocked = next(iter(world.table(PLAYERS).where(isBlocked=True, isDeleted=False)))
    with pytest.raises(ValidationFailed) as refused:
        fire_event(world, kind, {"playerCode": blocked.playerCode, **more})
    assert list(refused.value.fields) == ["playerCode"]
