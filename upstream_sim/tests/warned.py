"""Every act that may be warned of, ready to be done to a player of whom there is nothing to tell; and what makes there
be something."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from decimal import Decimal
from typing import Any

import msgspec

from contracts.areas import TABLE
from contracts.areas.bank_accounts import BankAccountStatus
from contracts.areas.bonuses import BonusStatus, BonusType
from contracts.areas.players import VerificationStatus
from contracts.areas.tournament_winners import WinnerStatus
from contracts.areas.transactions import TransactionStatus, TransactionSubType, TransactionType
from contracts.areas.withdrawals import PROVIDERS, operation_of
from contracts.bet_filters import BetStatus, BetType
from contracts.payment_providers import PaymentProvider
from contracts.warnings import WarningCode
from contracts.wire import parse_json
from upstream_sim.areas.bank_accounts import BANK_ACCOUNTS, BankAccount
from upstream_sim.areas.bets.records import BETS
from upstream_sim.areas.bets.wire import max_win
from upstream_sim.areas.bonuses.records import DEFINITIONS, GRANTS, HOLDERS
from upstream_sim.areas.kyc.records import DOCUMENTS
from upstream_sim.areas.risk_management.records import CARD_USES
from upstream_sim.areas.sport_freebets.rules import error_codes
from upstream_sim.areas.tournaments.records import WINNERS
from upstream_sim.areas.transactions.records import TRANSACTIONS
from upstream_sim.areas.usernames.records import USERNAMES
from upstream_sim.areas.withdrawals.gateways import tomani_gateways_of
from upstream_sim.areas.withdrawals.records import ProviderBehaviour
from upstream_sim.core.history.recording import Call
from upstream_sim.core.serving.events import fire_event
from upstream_sim.shared.affiliates import AFFILIATES
from upstream_sim.shared.free_bets import FREE_BET_TEMPLATES
from upstream_sim.shared.players import PLAYERS, Block, Player, change_player
from upstream_sim.shared.rates import rate_of
from upstream_sim.shared.records import UserRef
from upstream_sim.tests.billing_v2 import CASH, CLERK, CallResult, to_form
from upstream_sim.tests.bonuses import owe_wager
from upstream_sim.tests.client import run
from upstream_sim.tests.wallets import bonus_topup, conversion, topup
from upstream_sim.tests.withdrawals import REASON, Cashier

CARD, OTHER_CARD = "6037991122334455", "6037991122334463"
NOTE = "All in order."
BLOCK_REASON = "Two accounts"


@dataclass(frozen=True)
class ReadyAct:
    """What is sent, about whom, and where what it is about differs from it: the account, or the body, by code."""

    operation: str
    body: dict[str, Any]
    player_code: str | None = None
    revision: int | None = None
    account: str | None = None
    odd: dict[WarningCode, dict[str, Any]] | None = None


Making = Callable[["Careful"], ReadyAct]


def path_names(operation: str) -> list[str]:
    """The names of the body's that stand in the act's path."""
    model = TABLE[operation].path_params
    return [*model.model_fields] if model else []


class Careful(Cashier):
    """A desk whose player's papers are all in order."""

    def ready(self, operation: str) -> ReadyAct:
        act = MAKING[operation](self)
        if act.player_code is not None:
            self.tidy(act.player_code, act.account)
        return act

    def do(self, act: ReadyAct, acknowledged: list[str] | None = None, code: WarningCode | None = None) -> CallResult:
        """Sends it; `code`: with what the body has to be for this warning."""
        body = {**act.body, **((act.odd or {}).get(code, {}) if code else {})}
        path = {name: body.pop(name) for name in path_names(act.operation)}
        if acknowledged is not None:
            body["acknowledged"] = acknowledged
        account = self.world.table(BANK_ACCOUNTS).get(act.account) if act.account else None
        revision = account.revision if account else act.revision
        return self.send(act.operation, body=body, path=path, revision=revision)

    def get(self, path: str, query: dict[str, str]) -> CallResult:
        """A read by its path."""
        headers = {"authorization": f"Bearer {self.token}"}
        handled = run(self.platform.serve(Call("GET", path, list(query.items()), headers, b"")))
        return CallResult(handled.reply.http, parse_json(handled.reply.body))

    def make(self, code: WarningCode, act: ReadyAct) -> bool:
        """Has there be something to tell, in the world; whether this act's own body tells it instead."""
        if code in (act.odd or {}):
            return True
        if act.player_code is not None and code in STATES:
            STATES[code](self, act)
        return False

    def player_of(self, code: str) -> Player:
        found = self.world.table(PLAYERS).get(code)
        assert found is not None
        return found

    def put_player(self, code: str, **fields: Any) -> None:
        with self.world.change() as change:
            change_player(change, self.player_of(code), **fields)

    def add_account(self, code: str, card: str, *, name: str | None = None) -> str:
        """An approved account of a player, theirs by name unless another is given."""
        body = {"playerCode": code, "cardNumber": card, **({"nameOnCard": name} if name else {})}
        uuid: str = fire_event(self.world, "bankAccountAdded", body)["uuid"]
        self.put_account(uuid, status=BankAccountStatus.APPROVED)
        return uuid

    def put_account(self, uuid: str, **fields: Any) -> None:
        table = self.world.table(BANK_ACCOUNTS)
        account = table.get(uuid)
        assert account is not None
        with self.world.change() as change:
            change.put(table, msgspec.structs.replace(account, **fields))

    def players_of(self, op_id: str) -> list[Player]:
        return list(self.world.table(PLAYERS).where(opId=op_id))

    def accounts_of(self, code: str) -> list[BankAccount]:
        return [each for each in self.world.table(BANK_ACCOUNTS).where(playerCode=code) if not each.isDeleted]

    def tidy(self, code: str, kept: str | None) -> None:
        self.put_player(
            code,
            isBlocked=False,
            isDeleted=False,
            block=None,
            verification=VerificationStatus.CONFIRMED,
            isVerified=True,
        )
        for account in self.accounts_of(code):
            if account.uuid != kept:
                self.put_account(account.uuid, isDeleted=True)
        if kept is None:
            self.add_account(code, CARD)
        with self.world.change() as change:
            for grant in list(self.world.table(GRANTS).where(playerCode=code, isPending=False)):
                change.delete(self.world.table(GRANTS), grant.uniuqeId)
            if self.world.table(HOLDERS).get(code):
                change.delete(self.world.table(HOLDERS), code)
            for use in list(self.world.table(CARD_USES).where(playerCode=code)):
                change.delete(self.world.table(CARD_USES), use.txId)


def _blocked(desk: Careful, act: ReadyAct) -> None:
    block = Block(reason=BLOCK_REASON, by=UserRef.of(CLERK), at=desk.world.now())
    desk.put_player(act.player_code or "", isBlocked=True, block=block)


def _name_differs(desk: Careful, act: ReadyAct) -> None:
    for account in desk.accounts_of(act.player_code or ""):
        desk.put_account(account.uuid, nameOnCard="SOMEBODY ELSE")


def _shared(desk: Careful, act: ReadyAct) -> None:
    others = (each.playerCode for each in desk.players_of("aurora") if not each.isDeleted and not each.isBlocked)
    other = next(code for code in others if code != act.player_code)
    desk.add_account(other, desk.accounts_of(act.player_code or "")[0].cardNumber)


def _wagering(desk: Careful, act: ReadyAct) -> None:
    owe_wager(desk.world, act.player_code or "", Decimal(10**6))


STATES: dict[WarningCode, Callable[[Careful, ReadyAct], None]] = {
    WarningCode.PLAYER_BLOCKED: _blocked,
    WarningCode.PLAYER_DELETED: lambda desk, act: desk.put_player(act.player_code or "", isDeleted=True),
    WarningCode.KYC_MISSING: lambda desk, act: desk.put_player(act.player_code or "", verification=None),
    WarningCode.NAME_DIFFERS: _name_differs,
    WarningCode.SHARED_INSTRUMENT: _shared,
    WarningCode.WAGERING_OPEN: _wagering,
}


def _payout(operation: str, provider: PaymentProvider, **more: Any) -> Making:
    def make(desk: Careful) -> ReadyAct:
        desk.funded()
        tx_id = desk.requested(provider, ProviderBehaviour.PAYS)
        return ReadyAct(operation, {"txId": tx_id, **more}, desk.player.playerCode)

    return make


def _by_tomani(desk: Careful) -> ReadyAct:
    desk.funded()
    tx_id = desk.requested(PaymentProvider.TOMANI, ProviderBehaviour.PAYS)
    gateway = tomani_gateways_of(desk.world, desk.player.opId)[0]
    body = {"txId": tx_id, "gatewayUuid": gateway.uuid, "provider": gateway.provider}
    return ReadyAct("withdrawTomani", body, desk.player.playerCode)


def _sent(operation: str, answering: ProviderBehaviour, *, waits: str = "", **more: Any) -> Making:
    def make(desk: Careful) -> ReadyAct:
        desk.funded()
        tx_id = desk.requested(PaymentProvider.JB, answering)
        code = desk.player.playerCode
        desk.tidy(code, None)
        assert desk.decide(tx_id).http == 200
        if waits:
            desk.world.advance(waits)
        return ReadyAct(operation, {"txId": tx_id, **more}, code)

    return make


def _generic_of_the_first_generation(desk: Careful) -> ReadyAct:
    desk.funded()
    tx_id = desk.requested(PaymentProvider.MANUAL)
    table = desk.world.table(TRANSACTIONS)
    with desk.world.change() as change:
        change.put(table, msgspec.structs.replace(desk.transaction(tx_id), isNewVersion=False))
    return ReadyAct("withdrawGenericV1", {"txId": tx_id, "actionType": "confirm"}, desk.player.playerCode)


def _pending(operation: str, kind: TransactionType, sub_type: TransactionSubType) -> Making:
    def make(desk: Careful) -> ReadyAct:
        found = desk.world.table(TRANSACTIONS).first(
            opId="aurora",
            transactionType=kind,
            transactionSubType=sub_type,
            status=TransactionStatus.PENDING,
            isDeleted=False,
        )
        assert found is not None
        return ReadyAct(operation, {"txId": found.txId, "actionType": "confirm"}, found.playerCode)

    return make


def _deposit(desk: Careful) -> ReadyAct:
    body = {"playerCode": desk.player.playerCode, "amount": 50, "currency": "USD"}
    return ReadyAct("depositVerify", fire_event(desk.world, "depositRequested", body), desk.player.playerCode)


def _prize(desk: Careful) -> ReadyAct:
    winner = desk.world.table(WINNERS).first(opId="aurora", status=WinnerStatus.PENDING)
    assert winner is not None
    return ReadyAct("tournamentPayout", {"type": "approve", "winnerId": winner.id}, winner.playerCode)


def _bank_account(desk: Careful) -> ReadyAct:
    code = desk.player.playerCode
    desk.tidy(code, None)
    uuid: str = fire_event(desk.world, "bankAccountAdded", {"playerCode": code, "cardNumber": OTHER_CARD})["uuid"]
    body = {"uuid": uuid, "actionType": "confirm", "playerNote": NOTE, "playerCode": code}
    return ReadyAct("bankAccountReview", body, code, account=uuid)


def _document(desk: Careful) -> ReadyAct:
    player = desk.player
    uuid: str = fire_event(desk.world, "documentUploaded", {"playerCode": player.playerCode})["uuid"]
    document = desk.world.table(DOCUMENTS).get(uuid)
    assert document is not None
    body = {"uuid": uuid, "playerCode": player.playerCode, "playerId": player.playerId, "action": "approve"}
    return ReadyAct("kycReview", body, player.playerCode, revision=document.revision)


def _username(desk: Careful) -> ReadyAct:
    code = desk.player.playerCode
    fire_event(desk.world, "usernameRequested", {"playerCode": code, "username": "fair_player"})
    review = desk.world.table(USERNAMES).get(code)
    assert review is not None
    body = {"playerCode": code, "username": "fair_player", "status": "APPROVE"}
    odd = {WarningCode.FORMAT_BROKEN: {"username": "1fair player!"}}
    return ReadyAct("usernameUpdate", body, code, revision=review.revision, odd=odd)


def _rate(desk: Careful, times: str = "1") -> Decimal:
    return (rate_of(desk.world, "TRX") * Decimal(times)).quantize(Decimal("0.0001"))


def _payment(desk: Careful) -> ReadyAct:
    body = {**CASH, "opId": "meridian", "currency": "TRX", "exchangeRateInUSD": _rate(desk, "1.09")}
    odd: dict[WarningCode, dict[str, Any]] = {
        WarningCode.RATE_OFF: {"exchangeRateInUSD": _rate(desk, "0.89")},
        WarningCode.DATE_UNUSUAL: {"paymentDate": "2062-11-01T00:00:00Z"},
    }
    return ReadyAct("billingV2PaymentAdd", body, odd=odd)


def _payment_edit(desk: Careful) -> ReadyAct:
    added = desk.do(_payment(desk)).data
    body = {**to_form(added), "exchangeRateInUSD": _rate(desk)}
    del body["amountInUSD"]
    odd: dict[WarningCode, dict[str, Any]] = {
        WarningCode.RATE_OFF: {"exchangeRateInUSD": _rate(desk, "1.11")},
        WarningCode.DATE_UNUSUAL: {"issuedDate": "2014-12-31T23:59:59Z"},
    }
    return ReadyAct("billingV2PaymentUpdate", body, revision=added["revision"], odd=odd)


PAID_V1: dict[str, Any] = {"title": "Rent", "paidBy": "Bank", "amountInUSD": 125.5, "reference": "R-11"}
LONG_AGO, FAR_OFF = {"issuedAt": "1926-11-01T00:00:00Z"}, {"issuedAt": "2026-11-04T00:00:00Z"}


def _payment_v1(operation: str, **whose: str) -> Making:
    return lambda desk: ReadyAct(operation, {**PAID_V1, **whose}, odd={WarningCode.DATE_UNUSUAL: LONG_AGO})


def _payment_v1_edit(operation: str, add: str, **whose: str) -> Making:
    def make(desk: Careful) -> ReadyAct:
        made = desk.send(add, body={**PAID_V1, **whose}).data
        form = {**PAID_V1, "opId": made["opId"]}
        body: dict[str, Any] = {**form, "_id": made["_id"]}
        odd: dict[str, Any] = FAR_OFF
        if operation == "brandBillingPaymentUpdate":
            body, odd = {"paymentId": made["_id"], "payload": form}, {"payload": {**form, **FAR_OFF}}
        return ReadyAct(operation, body, revision=made["revision"], odd={WarningCode.DATE_UNUSUAL: odd})

    return make


def _affiliate(desk: Careful) -> str:
    found = desk.world.table(AFFILIATES).first(opId="aurora")
    assert found is not None
    return found.affId


def _transfer(desk: Careful) -> ReadyAct:
    tx_hash = desk.arrives(amount=400, token="USDC")
    body = {"txHash": tx_hash, "opId": "meridian", "exchangeRateInUSD": 1}
    odd = {WarningCode.RATE_OFF: {"exchangeRateInUSD": Decimal("0.5")}}
    return ReadyAct("providerTransferAssign", body, odd=odd)


def _bet(desk: Careful) -> ReadyAct:
    table = desk.world.table(BETS)
    found = table.first(opId="aurora", status=BetStatus.OPEN, betType=BetType.SPORT)
    assert found is not None
    usd = {"currency": "USD", "rate": 10**8, "stakeUnits": 10**9, "stakeInUSDCents": 1000}
    with desk.world.change() as change:
        bet = change.put(table, msgspec.structs.replace(found, **usd))
    most = max_win(bet)
    assert most is not None
    beyond = {"winAmount": most + 1, "reason": "As its provider says."}
    body = {"betId": bet.betId, "winAmount": most}
    return ReadyAct("betSettle", body, odd={WarningCode.BEYOND_MAXIMUM: beyond})


def _wallet(operation: str, body: Callable[[Player], dict[str, Any]]) -> Making:
    def make(desk: Careful) -> ReadyAct:
        desk.funded()
        return ReadyAct(operation, body(desk.player), desk.player.playerCode)

    return make


def _gift(desk: Careful) -> ReadyAct:
    code = desk.player.playerCode
    definition = desk.world.table(DEFINITIONS).first(
        opId="aurora", type=BonusType.MANUAL_BONUS, status=BonusStatus.ACTIVE
    )
    assert definition is not None
    with desk.world.change() as change:
        for grant in list(desk.world.table(GRANTS).where(playerCode=code)):
            change.delete(desk.world.table(GRANTS), grant.uniuqeId)
    body = {"playerCode": code, "bonusId": definition.bonusId, "amountInUSD": 5, "note": NOTE}
    return ReadyAct("bonusGive", body, code)


def _free_bet(desk: Careful) -> ReadyAct:
    template = next(
        each
        for each in desk.world.table(FREE_BET_TEMPLATES).where(opId="aurora")
        if not error_codes(desk.world, desk.player, each)
    )
    body = {"playerId": desk.player.playerId, "templateId": template.id, "betCount": 1, "betAmount": 1}
    return ReadyAct("sportFreebetAdd", body, desk.player.playerCode)


T, B, P = TransactionType, TransactionSubType, PaymentProvider

MAKING: dict[str, Making] = {
    **{
        operation_of(provider): _payout(operation_of(provider), provider, actionType="confirm")
        for provider in PROVIDERS
        if provider is not P.TOMANI
    },
    "withdrawTomani": _by_tomani,
    "withdrawJbForce": _payout("withdrawJbForce", P.JB),
    "withdrawGenericV2": _payout("withdrawGenericV2", P.CRYPTO, actionType="confirm"),
    "withdrawGenericV1": _generic_of_the_first_generation,
    "withdrawInProgress": _sent("withdrawInProgress", ProviderBehaviour.LOSES_PAID, status="APPROVE"),
    "withdrawResend": _sent("withdrawResend", ProviderBehaviour.LOSES_UNPAID),
    "withdrawSettle": _sent("withdrawSettle", ProviderBehaviour.SILENT, waits="PT24H", status="APPROVE", reason=REASON),
    "transactionAffiliateWithdraw": _pending("transactionAffiliateWithdraw", T.AFFILIATE, B.AFFILIATE_PROFIT_WITHDRAW),
    "transactionBonus": _pending("transactionBonus", T.BONUS, B.MANUAL_BONUS),
    "bonusGive": _gift,
    "sportFreebetAdd": _free_bet,
    "transactionReferralClaim": _pending("transactionReferralClaim", T.REFERRAL_PROFIT, B.OTHER),
    "cashbackDecide": _pending("cashbackDecide", T.CASHBACK, B.CASHBACK_CLAIM),
    "depositVerify": _deposit,
    "tournamentPayout": _prize,
    "walletTopup": _wallet("walletTopup", topup),
    "walletTopupBonus": _wallet("walletTopupBonus", bonus_topup),
    "walletConvert": _wallet("walletConvert", lambda player: conversion(player, "USD", "TRX")),
    "bankAccountReview": _bank_account,
    "kycReview": _document,
    "usernameUpdate": _username,
    "billingV2PaymentAdd": _payment,
    "billingV2PaymentUpdate": _payment_edit,
    "billingV1PaymentAdd": _payment_v1("billingV1PaymentAdd", opId="aurora"),
    "operatorBillingPaymentUpdate": _payment_v1_edit(
        "operatorBillingPaymentUpdate", "billingV1PaymentAdd", opId="aurora"
    ),
    "brandBillingPaymentAdd": _payment_v1("brandBillingPaymentAdd", opId="aurora-north"),
    "brandBillingPaymentUpdate": _payment_v1_edit(
        "brandBillingPaymentUpdate", "brandBillingPaymentAdd", opId="aurora-north"
    ),
    "affiliateBillingPaymentAdd": lambda desk: _payment_v1("affiliateBillingPaymentAdd", affId=_affiliate(desk))(desk),
    "affiliateBillingPaymentUpdate": lambda desk: _payment_v1_edit(
        "affiliateBillingPaymentUpdate", "affiliateBillingPaymentAdd", affId=_affiliate(desk)
    )(desk),
    "providerTransferAssign": _transfer,
    "betSettle": _bet,
}
