"""Top-ups and deductions by staff."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

from contracts.areas.transactions import TransactionDirection, TransactionStatus, TransactionType, WalletType
from contracts.areas.wallet import (
    TOPUP_LIMIT_EXCEEDED,
    TOPUP_LIMIT_TEXT,
    BonusTopup,
    TopUpAction,
    WalletTopup,
)
from contracts.money import round_cents
from contracts.warnings import Act
from upstream_sim.areas.transactions.records import add_transaction
from upstream_sim.areas.transactions.wire import to_wire
from upstream_sim.core.money.ledger import Entry, LedgerAccount
from upstream_sim.core.refusals import RecordLocked, Refusal, ValidationFailed
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.world.world import Change, World
from upstream_sim.shared.player_wallets import USD, bonus, credit, debit, house, main
from upstream_sim.shared.players import Player, player_of
from upstream_sim.shared.rates import rate_of
from upstream_sim.shared.tenants import Operator, operator_of, require_present
from upstream_sim.shared.topups import count_topup, daily_limit, topped_up_today
from upstream_sim.shared.users import Caller
from upstream_sim.shared.warnings import require_answered

WITHOUT_RATE = "IRR"  # its rate is dropped, so no top-up converts by it
PLAYER_IS_DELETED = "This player is deleted; their wallets cannot be changed."


@handles("walletTopup")
def topup(world: World, caller: Caller, command: Command[None, WalletTopup]) -> dict[str, Any]:
    """The transaction. Raises NotFound, RecordLocked, ValidationFailed, ConfirmationRequired, InsufficientBalance, and
    a refusal beyond the day's limit."""
    form = command.body
    player = payable(world, player_of(world, caller, form.playerCode))
    operator = operator_of(world, player.opId)
    _require_currency(operator, form.currency)
    in_usd = round_cents(form.amount * rate_of(world, form.currency))
    with caller.change(world) as change:
        if form.action is TopUpAction.TOP_UP:
            _require_room(world, operator, in_usd)
            count_topup(change, operator.opId, in_usd)
        entries = _moved(change, player, main(player.playerCode, form.currency), form.amount, form.action)
        require_answered(world, Act.CHANGE_WALLET, player.playerCode, form.acknowledged)
        transaction = add_transaction(
            change,
            player,
            TransactionType.TOPUP,
            amount=form.amount,
            currency=form.currency,
            amount_in_usd=in_usd,
            status=TransactionStatus.CONFIRMED,
            direction=_direction(form.action),
            entries=entries,
            note=form.note,
            reason=form.reason,
        )
    return to_wire(world, transaction)


@handles("walletTopupBonus")
def topup_bonus(world: World, caller: Caller, command: Command[None, BonusTopup]) -> dict[str, Any]:
    """The transaction, of the amount's size in the direction of the action. Raises NotFound, RecordLocked,
    ConfirmationRequired, InsufficientBalance."""
    form = command.body
    player = payable(world, player_of(world, caller, form.playerCode))
    amount = abs(form.amount)
    with caller.change(world) as change:
        entries = _moved(change, player, bonus(player.playerCode), amount, form.action)
        require_answered(world, Act.CHANGE_WALLET, player.playerCode, form.acknowledged)
        transaction = add_transaction(
            change,
            player,
            TransactionType.TOPUP,
            amount=amount,
            currency=USD,
            amount_in_usd=amount,
            status=TransactionStatus.CONFIRMED,
            direction=_direction(form.action),
            entries=entries,
            walletType=WalletType.BONUS,
            note=form.note,
        )
    return to_wire(world, transaction)


def payable(world: World, player: Player) -> Player:
    """The player. Raises RecordLocked for a deleted one, and for one of a deleted brand."""
    if player.isDeleted:
        raise RecordLocked(PLAYER_IS_DELETED)
    require_present(operator_of(world, player.opId))
    return player


def _require_currency(operator: Operator, currency: str) -> None:
    allowed = dict.fromkeys(each for each in (USD, *operator.additionalTopupCurrencies) if each != WITHOUT_RATE)
    if currency not in allowed:
        raise ValidationFailed("currency", f"Choose one of the operator’s top-up currencies: {', '.join(allowed)}.")


def _require_room(world: World, operator: Operator, in_usd: Decimal) -> None:
    if topped_up_today(world, operator) + in_usd > daily_limit(world, operator):
        raise Refusal(422, TOPUP_LIMIT_EXCEEDED, [TOPUP_LIMIT_TEXT])


def _moved(change: Change, player: Player, account: LedgerAccount, amount: Decimal, action: TopUpAction) -> list[Entry]:
    own = house(player.opId, account.currency)
    if action is TopUpAction.TOP_UP:
        return credit(change, account, amount, own, "top-up")
    return debit(change, account, amount, own, "deduction")


def _direction(action: TopUpAction) -> TransactionDirection:
    return TransactionDirection.IN if action is TopUpAction.TOP_UP else TransactionDirection.OUT
