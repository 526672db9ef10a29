"""What staff do about deposits, bonuses and profit, in whatever order, and what then holds."""

from __future__ import annotations

from hypothesis import strategies as st
from hypothesis.stateful import invariant, rule

from contracts.areas.transactions import TransactionStatus, TransactionType
from upstream_sim.areas.transactions.records import TRANSACTIONS, Transaction
from upstream_sim.tests.money import MoneyMachine

T = TransactionType
CALLS = {
    T.BONUS: "transactionBonus",
    T.REFERRAL_PROFIT: "transactionReferralClaim",
    T.AFFILIATE: "transactionAffiliateWithdraw",
}
FEW = 3  # of each type, so that they are met again
FINAL = (TransactionStatus.CONFIRMED, TransactionStatus.REJECTED, TransactionStatus.CANCELED)
PICKS = st.integers(0, 100)
LOSING = st.sampled_from(["", "", "", "before", "after"])


class TransactionActions(MoneyMachine):
    """Pending transactions of one operator: verified, decided, deleted, and tried again."""

    def __init__(self) -> None:
        super().__init__()
        self.queued = {kind: self.pending_of(kind) for kind in (T.DEPOSIT, *CALLS)}
        self.finals: dict[str, TransactionStatus] = {}

    def pending_of(self, kind: TransactionType) -> list[str]:
        rows = self.world.table(TRANSACTIONS).where(
            opId="galatea", transactionType=kind, status=TransactionStatus.PENDING
        )
        return [row.txId for row in rows][:FEW]

    def as_it_is(self, tx_id: str) -> Transaction:
        found = self.world.table(TRANSACTIONS).get(tx_id)
        assert found is not None
        return found

    def queued_one(self, kind: TransactionType, pick: int) -> Transaction:
        return self.as_it_is(self.queued[kind][pick % len(self.queued[kind])])

    @rule(pick=PICKS, lost=LOSING)
    def verify_a_deposit(self, pick: int, lost: str) -> None:
        deposit = self.queued_one(T.DEPOSIT, pick)
        reply = self.act("depositVerify", {"txId": deposit.txId}, lost)
        assert reply.http in (409, 422) or deposit.status is TransactionStatus.PENDING

    @rule(pick=PICKS, lost=LOSING)
    def reject_a_deposit(self, pick: int, lost: str) -> None:
        deposit = self.queued_one(T.DEPOSIT, pick)
        body = {"txId": deposit.txId, "rejectReason": "Nobody ever paid for this one."}
        reply = self.act("depositRejectOrder", body, lost)
        assert (reply.http == 200) == (deposit.status is TransactionStatus.PENDING and not deposit.isDeleted)

    @rule(kind=st.sampled_from(list(CALLS)), pick=PICKS, action=st.sampled_from(["confirm", "reject"]), lost=LOSING)
    def decide_about_profit_or_bonus(self, kind: TransactionType, pick: int, action: str, lost: str) -> None:
        transaction = self.queued_one(kind, pick)
        reply = self.act(CALLS[kind], {"txId": transaction.txId, "actionType": action}, lost)
        assert (reply.http == 200) == (transaction.status is TransactionStatus.PENDING)

    @rule(kind=st.sampled_from([T.DEPOSIT, *CALLS]), pick=PICKS, lost=LOSING)
    def delete_a_transaction(self, kind: TransactionType, pick: int, lost: str) -> None:
        transaction = self.queued_one(kind, pick)
        reply = self.act("transactionDelete", {"txId": transaction.txId}, lost, transaction.revision)
        may = transaction.status is not TransactionStatus.CONFIRMED and not transaction.isDeleted
        assert (reply.http == 200) == may

    @invariant()
    def what_is_final_stays(self) -> None:
        for tx_id in (each for found in self.queued.values() for each in found):
            status = self.as_it_is(tx_id).status
            if status in FINAL:
                assert self.finals.setdefault(tx_id, status) is status
