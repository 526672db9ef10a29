"""What staff, players and providers do about withdrawals, in whatever order, and what then holds."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

from hypothesis import strategies as st
from hypothesis.stateful import initialize, invariant, rule

from contracts.areas.transactions import TransactionStatus
from contracts.areas.withdrawal_checks import OrderState
from contracts.areas.withdrawals import operation_of
from contracts.payment_providers import PaymentProvider
from upstream_sim.areas.transactions.records import TRANSACTIONS, Transaction
from upstream_sim.areas.withdrawals.gateways import tomani_gateways_of
from upstream_sim.areas.withdrawals.records import ProviderBehaviour, order_of
from upstream_sim.core.money.ledger import balance_of
from upstream_sim.core.refusals import Refusal
from upstream_sim.core.serving.events import fire_event
from upstream_sim.shared import player_wallets
from upstream_sim.tests.money import MoneyMachine
from upstream_sim.tests.wallets import rich
from upstream_sim.tests.withdrawals import REASON

P = PaymentProvider
DELETABLE = (TransactionStatus.PENDING, TransactionStatus.REJECTED, TransactionStatus.CANCELED)
OPEN = (TransactionStatus.PENDING, TransactionStatus.IN_PROGRESS)
ASKED = st.sampled_from([Decimal("0.01"), Decimal(3), Decimal("7.77")])
PROVIDERS = st.sampled_from([P.JB, P.TOMANI, P.MALDO_PAY])
WAYS = st.sampled_from(list(ProviderBehaviour))
PICKS = st.integers(1, 4)  # of the latest
LOSING = st.sampled_from(["", "", "", "before", "after"])
CURRENCY = "USD"


class WithdrawalActions(MoneyMachine):
    """Withdrawals of two players by three providers, decided, sent again, settled, answered late."""

    def __init__(self) -> None:
        super().__init__()
        self.askers = [rich(self.world, "aurora"), rich(self.world, "ithaca")]
        self.asked: list[str] = []
        self.already = {player.playerCode: self.held_of(player.playerCode) for player in self.askers}
        self.suspense_before = self.suspense()
        self.said_paid: set[str] = set()
        self.by_hand: set[str] = set()

    @initialize(ways=st.lists(WAYS, min_size=2, max_size=2))
    def some_were_sent(self, ways: list[ProviderBehaviour]) -> None:
        """One of them was lost and rejected: its provider may still say that it paid."""
        for answering in (*ways, ProviderBehaviour.LOSES_UNPAID):
            self.a_player_asks(who=0, amount=Decimal(1), provider=P.JB, answering=answering)
            self.decide(pick=1, action="confirm", lost="", force=False)
        self.decide_in_progress(pick=1, status="REJECT", lost="")

    def held_of(self, player_code: str) -> Decimal:
        return player_wallets.held(self.world, player_wallets.main(player_code, CURRENCY))

    def suspense(self) -> Decimal:
        op_ids = {player.opId for player in self.askers}
        return sum((balance_of(self.world, player_wallets.suspense(op_id, CURRENCY)) for op_id in op_ids), Decimal(0))

    def one(self, pick: int) -> Transaction | None:
        return self.stored(self.asked[-min(pick, len(self.asked))]) if self.asked else None

    def stored(self, tx_id: str) -> Transaction:
        found = self.world.table(TRANSACTIONS).get(tx_id)
        assert found is not None
        return found

    def outside(self, kind: str, **fields: Any) -> Any:
        """Lets it happen, where it may."""
        before = self.world.digest()
        try:
            return fire_event(self.world, kind, fields)
        except Refusal:
            assert self.world.digest() == before

    @rule(who=st.integers(0, 1), amount=ASKED, provider=PROVIDERS, answering=WAYS)
    def a_player_asks(self, who: int, amount: Decimal, provider: PaymentProvider, answering: ProviderBehaviour) -> None:
        code = self.askers[who].playerCode
        details = self.outside(
            "withdrawRequested", playerCode=code, amount=amount, currency=CURRENCY, provider=str(provider)
        )
        if details:
            self.asked.append(details["txId"])
            self.outside("withdrawProviderTakes", txId=details["txId"], answering=str(answering))

    @rule(pick=PICKS)
    def a_player_cancels(self, pick: int) -> None:
        if one := self.one(pick):
            self.outside("withdrawCanceled", txId=one.txId)

    @rule(pick=PICKS, is_paid=st.booleans())
    def a_provider_says(self, pick: int, *, is_paid: bool) -> None:
        if one := self.one(pick):
            details = self.outside("withdrawProviderSays", txId=one.txId, isPaid=is_paid)
            if details and is_paid:
                self.said_paid.add(one.txId)

    @rule(pick=PICKS, action=st.sampled_from(["confirm", "confirm", "reject"]), force=st.booleans(), lost=LOSING)
    def decide(self, pick: int, action: str, lost: str, *, force: bool) -> None:
        one = self.one(pick)
        if one is None or one.paymentProvider is None:
            return
        body: dict[str, Any] = {"txId": one.txId, "actionType": action}
        operation = operation_of(one.paymentProvider)
        if one.paymentProvider is PaymentProvider.TOMANI and action == "reject":
            operation = "withdrawGenericV2"
        elif one.paymentProvider is PaymentProvider.TOMANI:
            gateway = tomani_gateways_of(self.world, one.opId)[0]
            body = {"txId": one.txId, "gatewayUuid": gateway.uuid, "provider": gateway.provider, "withForce": force}
        elif one.paymentProvider is PaymentProvider.JB and force:
            operation, body = "withdrawJbForce", {"txId": one.txId}
        reply = self.act(operation, body, lost)
        assert (reply.http == 200) is (one.status is TransactionStatus.PENDING and not one.isDeleted)

    @rule(pick=PICKS, status=st.sampled_from(["APPROVE", "REJECT"]), lost=LOSING)
    def decide_in_progress(self, pick: int, status: str, lost: str) -> None:
        if one := self.one(pick):
            self.act("withdrawInProgress", {"txId": one.txId, "status": status}, lost)

    @rule(pick=PICKS, lost=LOSING)
    def send_to_the_provider_again(self, pick: int, lost: str) -> None:
        if one := self.one(pick):
            reply = self.act("withdrawResend", {"txId": one.txId}, lost)
            assert (reply.http == 200) is (one.status is TransactionStatus.IN_PROGRESS)

    @rule(pick=PICKS, status=st.sampled_from(["APPROVE", "REJECT"]), lost=LOSING)
    def settle(self, pick: int, status: str, lost: str) -> None:
        if one := self.one(pick):
            reply = self.act("withdrawSettle", {"txId": one.txId, "status": status, "reason": REASON}, lost)
            if reply.http == 200:
                self.by_hand.add(one.txId)

    @rule(pick=PICKS, seen=st.booleans(), lost=LOSING)
    def delete(self, pick: int, lost: str, *, seen: bool) -> None:
        if one := self.one(pick):
            revision = one.revision if seen else one.revision + 1
            reply = self.act("transactionDelete", {"txId": one.txId}, lost, revision)
            may = one.status in DELETABLE and not one.isDeleted and seen
            assert (reply.http == 200) is may

    @rule(pick=PICKS)
    def a_deleted_one_refuses_every_act(self, pick: int) -> None:
        one = self.one(pick)
        if one is None or not one.isDeleted:
            return
        by_jb = self.act(operation_of(P.JB), {"txId": one.txId, "actionType": "reject"})
        assert by_jb.http == (409 if one.paymentProvider is P.JB else 422)
        assert self.act("withdrawResend", {"txId": one.txId}).http == 409

    @invariant()
    def what_is_held_is_what_is_open(self) -> None:
        for player in self.askers:
            own = [one for one in map(self.stored, self.asked) if one.playerCode == player.playerCode]
            waiting = sum(one.fromUnits for one in own if one.status in OPEN and not one.isDeleted)
            held = self.held_of(player.playerCode) - self.already[player.playerCode]
            assert held * 10**8 == waiting

    @invariant()
    def suspense_is_what_providers_said_too_late(self) -> None:
        expected = 0
        for one in map(self.stored, self.asked):
            order = order_of(self.world, one.txId)
            if order and (one.status, order.state) == (TransactionStatus.REJECTED, OrderState.PAID):
                expected -= one.fromUnits
            if order and (one.status, order.state) == (TransactionStatus.CONFIRMED, OrderState.NOT_PAID):
                expected += one.fromUnits
        assert (self.suspense() - self.suspense_before) * 10**8 == expected

    @invariant()
    def what_was_sent_is_decided_by_the_providers_word_or_by_hand(self) -> None:
        for one in map(self.stored, self.asked):
            order = order_of(self.world, one.txId)
            if order is None or one.txId in self.by_hand:
                continue
            if one.status is TransactionStatus.CONFIRMED:
                assert order.state is OrderState.PAID
            if one.status is TransactionStatus.REJECTED:
                assert order.state is (OrderState.PAID if one.txId in self.said_paid else OrderState.NOT_PAID)

    @invariant()
    def what_is_over_moved_once(self) -> None:
        for one in map(self.stored, self.asked):
            assert len(one.postings) == (1 if one.status in OPEN else 2), one
