"""Paying referring players: each reward once, out of the operator's money, into the affiliate wallet."""

from __future__ import annotations

from decimal import Decimal

from contracts.areas.transactions import (
    DecisionOutcome,
    TransactionStatus,
    TransactionSubType,
    TransactionType,
    WalletType,
)
from upstream_sim.areas.referrals.records import REWARDS, Reward, RewardKind
from upstream_sim.areas.transactions.records import LastDecision, Transaction, add_transaction
from upstream_sim.core.history.audit import PLATFORM
from upstream_sim.core.world.world import Change, World
from upstream_sim.shared import player_wallets
from upstream_sim.shared.players import Player
from upstream_sim.shared.records import UserRef

SUB_TYPES = {
    RewardKind.CPR: TransactionSubType.AFFILIATE_CPR_COMMISSION,
    RewardKind.CPA: TransactionSubType.AFFILIATE_CPA_COMMISSION,
    RewardKind.REVENUE_SHARE: TransactionSubType.AFFILIATE_REVENUE_SHARE,
}
CREDIT = "affiliateReward"


def is_decided(world: World, reward_id: str) -> bool:
    """Whether this was paid or refused before."""
    return world.table(REWARDS).get(reward_id) is not None


def pay(
    change: Change,
    referrer: Player,
    kind: RewardKind,
    reward_id: str,
    amount: Decimal,
    *,
    note: str,
    player: Player | None = None,
) -> None:
    """Pays a reward; of nothing there is no transaction."""
    row = None
    if amount > 0:
        house = player_wallets.house(referrer.opId, player_wallets.USD)
        wallet = player_wallets.referral(referrer.playerCode)
        row = _transaction(
            change,
            referrer,
            kind,
            amount,
            status=TransactionStatus.CONFIRMED,
            entries=player_wallets.credit(change, wallet, amount, house, CREDIT),
            note=note,
        )
    _keep(change, referrer, kind, reward_id, row, player, int(amount * 100) if row else 0)


def refuse(
    change: Change, referrer: Player, kind: RewardKind, reward_id: str, amount: Decimal, reason: str, player: Player
) -> None:
    """Keeps a reward that is not paid, with the reason."""
    decision = LastDecision(outcome=DecisionOutcome.REJECTED, by=UserRef.of(PLATFORM), at=change.world.now())
    row = _transaction(
        change,
        referrer,
        kind,
        amount,
        status=TransactionStatus.REJECTED,
        rejectReason=reason,
        lastDecision=decision,
        note=f"For {player.playerCode}",
    )
    _keep(change, referrer, kind, reward_id, row, player, 0)


def _transaction(change: Change, referrer: Player, kind: RewardKind, amount: Decimal, **more: object) -> Transaction:
    return add_transaction(
        change,
        referrer,
        TransactionType.AFFILIATE,
        amount=amount,
        currency=player_wallets.USD,
        amount_in_usd=amount,
        transactionSubType=SUB_TYPES[kind],
        walletType=WalletType.AFFILIATE,
        **more,  # type: ignore[arg-type]  # fields of the record
    )


def _keep(
    change: Change,
    referrer: Player,
    kind: RewardKind,
    reward_id: str,
    row: Transaction | None,
    player: Player | None,
    cents: int,
) -> None:
    reward = Reward(
        id=reward_id,
        kind=kind,
        referrerCode=referrer.playerCode,
        opId=referrer.opId,
        playerCode=player.playerCode if player else None,
        txId=row.txId if row else None,
        cents=cents,
        decidedAt=change.world.now(),
    )
    change.put(change.world.table(REWARDS), reward)
