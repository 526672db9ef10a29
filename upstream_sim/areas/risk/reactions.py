"""What gives points, in the same commit as its event. Evidence and scores are derived, and yet written by reactions:
a score that becomes a high one is told to staff."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime

import msgspec

from contracts.areas.bank_accounts import BankAccountStatus
from contracts.areas.risk import RiskRule
from contracts.areas.transactions import TransactionStatus, TransactionSubType, TransactionType
from upstream_sim.areas.bank_accounts.records import BANK_ACCOUNTS, BankAccount
from upstream_sim.areas.bets.records import BETS
from upstream_sim.areas.risk import rules
from upstream_sim.areas.risk.records import (
    CHARGEBACKS,
    EVIDENCE,
    PLACES,
    SCORES,
    STANDS,
    Chargeback,
    Place,
    evidence_id,
)
from upstream_sim.areas.risk.rules import Dated, Sharer
from upstream_sim.areas.risk.scores import drop, keep, keep_only, score_anew, settings_of
from upstream_sim.areas.risk_management.records import CARD_USES, CardUse
from upstream_sim.areas.transactions.records import TRANSACTIONS, Transaction
from upstream_sim.core.tables.schema import Between
from upstream_sim.core.world.change import reacts
from upstream_sim.core.world.world import Change, World
from upstream_sim.shared.players import PLAYERS, Player

LAST = 900  # after whatever else is done about it


@reacts(TRANSACTIONS, priority=LAST)
def weigh_transaction(change: Change, before: Transaction | None, after: Transaction | None) -> None:
    """Deposits when they are confirmed, withdrawals when they are asked for."""
    row = after or before
    if row is None or row.transactionType not in (TransactionType.DEPOSIT, TransactionType.WITHDRAW):
        return
    if after is None or after.isDeleted:
        for rule in (RiskRule.LARGE_DEPOSIT, RiskRule.QUICK_WITHDRAWAL, RiskRule.BONUS_WITHDRAWAL, RiskRule.CHARGEBACK):
            drop(change, evidence_id(row.playerCode, rule, row.txId))
        return
    is_confirmed = after.status is TransactionStatus.CONFIRMED
    if after.transactionType is TransactionType.WITHDRAW:
        if before is None:
            _weigh_withdrawal(change, after)
    elif is_confirmed and (before is None or before.status is not TransactionStatus.CONFIRMED):
        _weigh_deposit(change, after)


def _weigh_deposit(change: Change, deposit: Transaction) -> None:
    own = deposits_of(change.world.table(TRANSACTIONS).where(playerCode=deposit.playerCode))
    found = rules.large_deposit(settings_of(change.world, deposit.opId), deposit, own)
    if found is not None:
        keep(change, found)


def _weigh_withdrawal(change: Change, withdrawal: Transaction) -> None:
    world, settings = change.world, settings_of(change.world, withdrawal.opId)
    own = list(world.table(TRANSACTIONS).where(playerCode=withdrawal.playerCode))

    def wager(since: datetime, until: datetime) -> int:
        bets = world.table(BETS).where(playerCode=withdrawal.playerCode, placedAt=Between(since, until))
        return sum(bet.wagerInUSDCents for bet in bets)

    quick = rules.quick_withdrawal(settings, withdrawal, deposits_of(own), wager)
    bonus = rules.bonus_withdrawal(settings, withdrawal, claims_of(own))
    for found in (quick, bonus):
        if found is not None:
            keep(change, found)


def deposits_of(rows: Iterable[Transaction]) -> list[Dated]:
    """The confirmed deposits among transactions."""
    return [
        Dated(row.confirmedAt, row.toUSDCents, row.txId)
        for row in rows
        if row.transactionType is TransactionType.DEPOSIT and row.confirmedAt and _counts(row)
    ]


def claims_of(rows: Iterable[Transaction]) -> list[Dated]:
    """The bonuses that were paid out among transactions."""
    return [
        Dated(row.confirmedAt, row.toUSDCents, row.txId)
        for row in rows
        if row.transactionSubType is TransactionSubType.BONUS_CLAIM and row.confirmedAt and _counts(row)
    ]


def _counts(row: Transaction) -> bool:
    return row.status is TransactionStatus.CONFIRMED and not row.isDeleted


@reacts(CARD_USES, priority=LAST)
def weigh_card(change: Change, before: CardUse | None, after: CardUse | None) -> None:
    for number in {use.cardNumber for use in (before, after) if use}:
        uses = list(change.world.table(CARD_USES).where(cardNumber=number))
        found = rules.shared(RiskRule.CARD_SHARED, number, users_of(uses), _settings(change.world))
        former = {evidence_id(use.playerCode, RiskRule.CARD_SHARED, number) for use in (*uses, before, after) if use}
        keep_only(change, found, former)


def users_of(uses: Iterable[CardUse]) -> list[Sharer]:
    """The players who used a card, and when last."""
    last: dict[str, Sharer] = {}
    for use in uses:
        if use.isCounted and (use.playerCode not in last or last[use.playerCode].at < use.createdAt):
            last[use.playerCode] = Sharer(use.playerCode, use.opId, use.createdAt)
    return list(last.values())


@reacts(BANK_ACCOUNTS, priority=LAST)
def weigh_bank_account(change: Change, before: BankAccount | None, after: BankAccount | None) -> None:
    """By its number and by its IBAN."""
    for field in ("cardNumber", "iban"):
        for value in {getattr(each, field) for each in (before, after) if each} - {None}:
            accounts = list(change.world.table(BANK_ACCOUNTS).where(**{field: value}))
            subject = f"{field}:{value}"
            found = rules.shared(RiskRule.BANK_ACCOUNT_SHARED, subject, holders_of(accounts), _settings(change.world))
            codes = {each.playerCode for each in (*accounts, before, after) if each}
            keep_only(change, found, {evidence_id(code, RiskRule.BANK_ACCOUNT_SHARED, subject) for code in codes})


def holders_of(accounts: Iterable[BankAccount]) -> list[Sharer]:
    """The players for whom an account is approved, and since when."""
    last: dict[str, Sharer] = {}
    for each in accounts:
        at = each.confirmedAt or each.createdAt
        is_open = each.status is BankAccountStatus.APPROVED and not each.isDeleted
        if is_open and (each.playerCode not in last or last[each.playerCode].at < at):
            last[each.playerCode] = Sharer(each.playerCode, each.opId, at)
    return list(last.values())


@reacts(PLAYERS, priority=LAST)
def weigh_player(change: Change, before: Player | None, after: Player | None) -> None:
    """Where a player registered from; and their points go where they go."""
    if after is None:
        return
    if before is None:
        for subject in subjects_of(after):
            _weigh_place(change, subject, after)
    elif (before.opId, before.isTest) != (after.opId, after.isTest):
        table = change.world.table(EVIDENCE)
        if change.world.table(SCORES).get(after.playerCode) is not None:
            for each in list(table.where(playerCode=after.playerCode)):
                change.put(table, msgspec.structs.replace(each, opId=after.opId))
            score_anew(change, after.playerCode)


def subjects_of(player: Player) -> list[str]:
    """The device and the address that a player registered by, as they are kept."""
    place = player.registeredFrom
    return [f"device:{place.deviceId}", f"ip:{place.ip}"] if place else []


def _weigh_place(change: Change, subject: str, player: Player) -> None:
    table, players = change.world.table(PLACES), change.world.table(PLAYERS)
    place = table.get(subject)
    since = player.createdAt - STANDS
    earlier = zip(place.playerCodes, place.moments, strict=True) if place else ()
    known = {code: at for code, at in earlier if at >= since} | {player.playerCode: player.createdAt}
    change.put(table, Place(id=subject, playerCodes=tuple(known), moments=tuple(known.values())))
    found = ((players.get(code), at) for code, at in known.items())
    registered = [Sharer(each.playerCode, each.opId, at) for each, at in found if each is not None]
    for each in rules.registered_together(subject, registered, _settings(change.world)):
        keep(change, each)


@reacts(CHARGEBACKS, priority=LAST)
def weigh_chargeback(change: Change, before: Chargeback | None, after: Chargeback | None) -> None:
    if before is None and after is not None:
        keep(change, rules.charged_back(settings_of(change.world, after.opId), after))


def _settings(world: World) -> rules.SettingsOf:
    return lambda op_id: settings_of(world, op_id)
