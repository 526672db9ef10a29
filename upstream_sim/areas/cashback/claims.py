"""Cashback claims: held in the cashback wallet, then paid to the main wallet or returned."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

import msgspec

from contracts.areas.cashback_claims import CashbackClaim, CashbackDecision, ClaimAction, ClaimQuery
from contracts.areas.transactions import TransactionStatus, TransactionSubType, TransactionType, WalletType
from contracts.texts import NO_SETTINGS
from contracts.warnings import Act
from upstream_sim.areas.cashback.cashback_totals import totals_of
from upstream_sim.areas.cashback.claim_facts import claim_facts
from upstream_sim.areas.cashback.records import CASHBACK_TOTALS, in_cents
from upstream_sim.areas.cashback.settings import effective_settings
from upstream_sim.areas.transactions.decisions import require_pending
from upstream_sim.areas.transactions.records import TRANSACTIONS, Transaction, add_transaction, settle
from upstream_sim.areas.transactions.warnings import facts_of_transaction
from upstream_sim.areas.transactions.wire import to_wire
from upstream_sim.core.money.ledger import amount_of, balance_of
from upstream_sim.core.refusals import NotFound, Refusal, ValidationFailed
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.world.world import Change, World
from upstream_sim.shared import player_wallets
from upstream_sim.shared.badges import count_in
from upstream_sim.shared.named_players import player_of
from upstream_sim.shared.operator_settings import CashbackSettings
from upstream_sim.shared.players import PLAYERS, Player
from upstream_sim.shared.records import visible_record
from upstream_sim.shared.users import Caller
from upstream_sim.shared.warnings import may_do_by_itself, require_answered

CLAIM = "cashbackClaim"
NO_CLAIM = "Claim not found."


@handles("cashbackClaim")
def claim(world: World, caller: Caller, command: Command[None, CashbackClaim]) -> dict[str, Any]:
    """The new claim. Raises NotFound, ValidationFailed below the minimum, and a refusal without settings or beyond
    the wallet's balance."""
    form = command.body
    player = player_of(world, caller, form)
    settings = _require_claimable(world, player, form.claimAmountInUSD)
    with caller.change(world) as change:
        claimed = _claim(change, player, form.claimAmountInUSD, settings)
    return to_wire(world, claimed)


def claim_by_player(world: World, player: Player, amount: Decimal) -> Transaction:
    """The new claim. Raises ValidationFailed below the minimum, and a refusal without settings or beyond the wallet's
    balance."""
    settings = _require_claimable(world, player, amount)
    with world.change() as change:
        return _claim(change, player, amount, settings)


def _claim(change: Change, player: Player, amount: Decimal, settings: CashbackSettings) -> Transaction:
    account = player_wallets.cashback(player.playerCode)
    claimed = add_transaction(
        change,
        player,
        TransactionType.CASHBACK,
        amount=amount,
        currency=player_wallets.USD,
        amount_in_usd=amount,
        entries=player_wallets.hold(change, account, amount, CLAIM),
        transactionSubType=TransactionSubType.CASHBACK_CLAIM,
        walletType=WalletType.CASHBACK,
    )
    approves = settings.autoApproval and may_do_by_itself(change.world, Act.CONFIRM_CLAIM, player.playerCode)
    return _confirm(change, claimed) if approves else claimed


def _require_claimable(world: World, player: Player, amount: Decimal) -> CashbackSettings:
    settings = effective_settings(world, player)
    if settings is None:
        raise Refusal(422, "NO_CASHBACK_SETTINGS", [NO_SETTINGS])
    if amount < settings.minWithdrawAmountInUSD:
        raise ValidationFailed("claimAmountInUSD", f"A claim is at least {settings.minWithdrawAmountInUSD:,.2f} USD.")
    balance = balance_of(world, player_wallets.cashback(player.playerCode))
    if amount > balance:
        raise ValidationFailed("claimAmountInUSD", f"The cashback wallet holds {balance:,.2f} USD.")
    return settings


@handles("cashbackEffect")
def effect(world: World, caller: Caller, command: Command[ClaimQuery]) -> dict[str, Any]:
    """What a decision would move. Raises NotFound, for another tenant's too."""
    transaction = _claim_of(world, caller, command.query.txId)
    account = player_wallets.cashback(transaction.playerCode)
    return {
        "txId": transaction.txId,
        "status": transaction.status,
        "amountInUSD": amount_of(transaction.fromUnits),
        "cashbackBalanceInUSD": balance_of(world, account),
        "heldInUSD": player_wallets.held(world, account),
        "mainBalanceInUSD": balance_of(world, player_wallets.main(transaction.playerCode, player_wallets.USD)),
    }


@handles("cashbackDecide")
def decide(world: World, caller: Caller, command: Command[None, CashbackDecision]) -> dict[str, Any]:
    """The decided claim. Raises NotFound, for another tenant's too, AlreadyDecided, ConfirmationRequired and
    RecordLocked."""
    form = command.body
    transaction = _claim_of(world, caller, form.txId)
    require_pending(world, transaction, "claim")
    if form.actionType is ClaimAction.CONFIRM:
        require_answered(world, Act.CONFIRM_CLAIM, transaction.playerCode, form.acknowledged)
    note = (form.noteForThePlayer or "").strip() or None
    with caller.change(world) as change:
        does = _confirm if form.actionType is ClaimAction.CONFIRM else _reject
        decided = does(change, transaction, noteForThePlayer=note)
    return to_wire(world, decided)


def _claim_of(world: World, caller: Caller, tx_id: str) -> Transaction:
    transaction = visible_record(world, caller, TRANSACTIONS, tx_id.strip(), NO_CLAIM)
    if transaction.transactionType is not TransactionType.CASHBACK:
        raise NotFound(NO_CLAIM)
    return transaction


def _confirm(change: Change, transaction: Transaction, **more: Any) -> Transaction:
    code, amount = transaction.playerCode, amount_of(transaction.fromUnits)
    main = player_wallets.main(code, player_wallets.USD)
    entries = player_wallets.pay_out(change, player_wallets.cashback(code), amount, main, CLAIM)
    player = change.world.table(PLAYERS).get(code)
    if player is not None:
        totals = totals_of(change.world, player)
        kept = msgspec.structs.replace(totals, confirmed=totals.confirmed + in_cents(amount))
        change.put(change.world.table(CASHBACK_TOTALS), kept)
    return settle(change, transaction, TransactionStatus.CONFIRMED, entries=entries, **more)


def _reject(change: Change, transaction: Transaction, **more: Any) -> Transaction:
    amount = amount_of(transaction.fromUnits)
    entries = player_wallets.give_back(change, player_wallets.cashback(transaction.playerCode), amount, CLAIM)
    return settle(change, transaction, TransactionStatus.REJECTED, entries=entries, **more)


count_in(
    "cashback",
    TRANSACTIONS,
    cents="toUSDCents",
    transactionType=TransactionType.CASHBACK,
    status=TransactionStatus.PENDING,
    isDeleted=False,
)


@handles("cashbackFacts")
def facts(world: World, caller: Caller, command: Command[ClaimQuery]) -> dict[str, Any]:
    """Raises NotFound, for another tenant's too."""
    found = _claim_of(world, caller, command.query.txId)
    facts_of_claim = facts_of_transaction(world, found)
    player = world.table(PLAYERS).get(found.playerCode)
    return {**facts_of_claim, "claim": claim_facts(world, player, found)} if player else facts_of_claim
