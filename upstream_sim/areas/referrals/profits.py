"""Taking profit out of the affiliate wallet: what staff withdraw for a player, and what players claim by themselves. It
is held until somebody decides; the decision itself is the transactions'."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

from contracts.areas.referral_profits import ReferralWithdraw
from contracts.areas.transactions import TransactionStatus, TransactionSubType, TransactionType, WalletType
from upstream_sim.areas.referrals.settings import least_withdrawal
from upstream_sim.areas.transactions.records import TRANSACTIONS, Transaction, add_transaction
from upstream_sim.areas.transactions.wire import to_wire
from upstream_sim.core.money.ledger import balance_of
from upstream_sim.core.refusals import ValidationFailed
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.world.world import Change, World
from upstream_sim.shared import player_wallets
from upstream_sim.shared.named_players import player_of
from upstream_sim.shared.players import Player
from upstream_sim.shared.users import Caller

WITHDRAW = "affiliateProfitWithdraw"
CLAIM = "affiliateProfitRequested"


@handles("referralWithdraw")
def withdraw(world: World, caller: Caller, command: Command[None, ReferralWithdraw]) -> dict[str, Any]:
    """The withdrawal, which waits for a decision. Raises NotFound, and ValidationFailed below the player's minimum and
    beyond the wallet."""
    form = command.body
    player = player_of(world, caller, form)
    require_within(world, player, form.totalProfitInUSD, "totalProfitInUSD")
    with caller.change(world) as change:
        row = hold_withdrawal(change, player, form.totalProfitInUSD)
    return to_wire(world, row)


def require_within(world: World, player: Player, amount: Decimal, field: str) -> None:
    """Raises ValidationFailed for what the player may not take out at once."""
    if amount <= 0:
        raise ValidationFailed(field, "Enter an amount greater than 0.")
    least, balance = least_withdrawal(world, player), profit_of(world, player)
    if amount < least:
        raise ValidationFailed(field, f"A withdrawal is at least {least:,.2f} USD.")
    if amount > balance:
        raise ValidationFailed(field, f"The affiliate wallet holds {balance:,.2f} USD.")


def profit_of(world: World, player: Player) -> Decimal:
    """What of the affiliate wallet is not held."""
    return balance_of(world, player_wallets.referral(player.playerCode))


def hold_withdrawal(change: Change, player: Player, amount: Decimal) -> Transaction:
    """A withdrawal of profit by staff, whose amount is held."""
    kind, sub_type = TransactionType.AFFILIATE, TransactionSubType.AFFILIATE_PROFIT_WITHDRAW
    return _hold(change, player, amount, kind, WITHDRAW, transactionSubType=sub_type)


def hold_claim(change: Change, player: Player, amount: Decimal) -> Transaction:
    """A claim of profit by the player, whose amount is held."""
    return _hold(change, player, amount, TransactionType.REFERRAL_PROFIT, CLAIM)


def is_pending(world: World, player: Player) -> bool:
    """Whether profit of the player waits for a decision already."""
    rows = world.table(TRANSACTIONS).where(playerCode=player.playerCode, status=TransactionStatus.PENDING)
    kinds = (TransactionType.AFFILIATE, TransactionType.REFERRAL_PROFIT)
    return any(row.transactionType in kinds and not row.isDeleted for row in rows)


def _hold(
    change: Change, player: Player, amount: Decimal, kind: TransactionType, reason: str, **more: Any
) -> Transaction:
    return add_transaction(
        change,
        player,
        kind,
        amount=amount,
        currency=player_wallets.USD,
        amount_in_usd=amount,
        entries=player_wallets.hold(change, player_wallets.referral(player.playerCode), amount, reason),
        walletType=WalletType.AFFILIATE,
        **more,
    )
