"""What each rule makes of an event: its evidence, or None. Money is whole US cents."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from datetime import datetime, timedelta
from decimal import Decimal
from statistics import median
from typing import NamedTuple

from contracts.areas.risk import RiskRule
from upstream_sim.areas.risk.records import Chargeback, Evidence, RiskSettings, evidence_id
from upstream_sim.areas.transactions.records import Transaction

WagerBetween = Callable[[datetime, datetime], int]
SettingsOf = Callable[[str], RiskSettings]


class Dated(NamedTuple):
    """A confirmed transaction before the event."""

    at: datetime
    cents: int
    txId: str


class Sharer(NamedTuple):
    """A player who shares something, and when they last used it."""

    playerCode: str
    opId: str
    at: datetime


SHARED_POINTS = {RiskRule.CARD_SHARED: "cardPoints", RiskRule.BANK_ACCOUNT_SHARED: "bankAccountPoints"}


def shared(rule: RiskRule, subject: str, sharers: Sequence[Sharer], settings_of: SettingsOf) -> list[Evidence]:
    """One piece for each of several players who share a card or an account, from when it was last used."""
    if len({each.playerCode for each in sharers}) < 2:
        return []
    at = max(each.at for each in sharers)
    return [
        Evidence(
            id=evidence_id(each.playerCode, rule, subject),
            playerCode=each.playerCode,
            opId=each.opId,
            rule=rule,
            points=getattr(settings_of(each.opId), SHARED_POINTS[rule]),
            at=at,
            subject=subject,
            others=tuple(sorted({other.playerCode for other in sharers} - {each.playerCode})),
        )
        for each in sharers
    ]


def registered_together(subject: str, registered: Sequence[Sharer], settings_of: SettingsOf) -> list[Evidence]:
    """One piece for each player who registered by a device, or from an address, within so many days of another."""
    found = []
    for each in registered:
        settings = settings_of(each.opId)
        window = timedelta(days=settings.deviceDays)
        others = [one for one in registered if one.playerCode != each.playerCode and abs(one.at - each.at) <= window]
        if others:
            found.append(
                Evidence(
                    id=evidence_id(each.playerCode, RiskRule.DEVICE_SHARED, subject),
                    playerCode=each.playerCode,
                    opId=each.opId,
                    rule=RiskRule.DEVICE_SHARED,
                    points=settings.devicePoints,
                    at=max(each.at, *(one.at for one in others)),
                    subject=subject,
                    others=tuple(sorted(one.playerCode for one in others)),
                )
            )
    return found


def large_deposit(settings: RiskSettings, deposit: Transaction, before: Iterable[Dated]) -> Evidence | None:
    """A deposit above so many times the median of the player's own in the window before it, and above an amount."""
    at = deposit.confirmedAt
    if at is None:
        return None
    since = at - timedelta(days=settings.largeDepositDays)
    amounts = [each.cents for each in before if since <= each.at <= at and each.txId != deposit.txId]
    if not amounts or deposit.toUSDCents <= settings.largeDepositInUSD * 100:
        return None
    middle = Decimal(str(median(amounts)))
    if deposit.toUSDCents <= settings.largeDepositTimes * middle:
        return None
    return _evidence(
        deposit,
        RiskRule.LARGE_DEPOSIT,
        settings.largeDepositPoints,
        at=at,
        against=int(middle + Decimal("0.5")),
    )


def quick_withdrawal(
    settings: RiskSettings, withdrawal: Transaction, deposits: Iterable[Dated], wager_between: WagerBetween
) -> Evidence | None:
    """A withdrawal asked for soon after a deposit that was not wagered since: of several, the one that lacks most."""
    at = withdrawal.createdAt
    since = at - timedelta(hours=settings.quickWithdrawalHours)
    lacking = [
        (each.cents - wager, each, wager)
        for each in deposits
        if since <= each.at <= at and (wager := wager_between(each.at, at)) < each.cents
    ]
    if not lacking:
        return None
    _, deposit, wager = max(lacking, key=lambda one: (one[0], one[1].at, one[1].txId))
    return _evidence(
        withdrawal,
        RiskRule.QUICK_WITHDRAWAL,
        settings.quickWithdrawalPoints,
        at=at,
        against=wager,
        otherTxId=deposit.txId,
        otherCents=deposit.cents,
    )


def bonus_withdrawal(settings: RiskSettings, withdrawal: Transaction, claims: Iterable[Dated]) -> Evidence | None:
    """A withdrawal asked for soon after a bonus was paid out: of several, the last."""
    at = withdrawal.createdAt
    since = at - timedelta(minutes=settings.bonusWithdrawalMinutes)
    found = [each for each in claims if since <= each.at <= at]
    if not found:
        return None
    claim = max(found, key=lambda one: (one.at, one.txId))
    return _evidence(
        withdrawal,
        RiskRule.BONUS_WITHDRAWAL,
        settings.bonusWithdrawalPoints,
        at=at,
        against=claim.cents,
        otherTxId=claim.txId,
        otherCents=claim.cents,
    )


def charged_back(settings: RiskSettings, chargeback: Chargeback) -> Evidence:
    return Evidence(
        id=evidence_id(chargeback.playerCode, RiskRule.CHARGEBACK, chargeback.txId),
        playerCode=chargeback.playerCode,
        opId=chargeback.opId,
        rule=RiskRule.CHARGEBACK,
        points=settings.chargebackPoints,
        at=chargeback.at,
        subject=chargeback.txId,
        cents=chargeback.cents,
        against=chargeback.takenCents,
    )


def _evidence(
    transaction: Transaction,
    rule: RiskRule,
    points: int,
    *,
    at: datetime,
    against: int,
    otherTxId: str | None = None,  # as in the record
    otherCents: int = 0,
) -> Evidence:
    return Evidence(
        id=evidence_id(transaction.playerCode, rule, transaction.txId),
        playerCode=transaction.playerCode,
        opId=transaction.opId,
        rule=rule,
        points=points,
        at=at,
        subject=transaction.txId,
        cents=transaction.toUSDCents,
        against=against,
        otherTxId=otherTxId,
        otherCents=otherCents,
    )
