"""The next of what happens by itself, what providers do about it, and the crowd's hours."""

from __future__ import annotations

from contextlib import suppress
from datetime import date, datetime, timedelta
from decimal import Decimal
from typing import Any

import msgspec

from contracts.areas.bets import BetStatus, BetType
from upstream_sim.areas.activity.actions import (
    BET_SETTLES,
    DEPOSIT_ANSWERED,
    IDENTITY_CHECKED,
    WITHDRAWAL_CANCELED,
    act,
    in_places,
    note,
)
from upstream_sim.areas.activity.agenda import Agenda, agenda_of, begin_of
from upstream_sim.areas.activity.records import ACTIVITY, settings_of
from upstream_sim.areas.bets.crowd import HOUR, book_hour
from upstream_sim.areas.bets.events import BetSettled, bet_settled
from upstream_sim.areas.bets.records import BETS, Bet
from upstream_sim.areas.deposits.events import DepositConfirmed
from upstream_sim.areas.deposits.events import confirmed as deposit_confirmed
from upstream_sim.areas.kyc.events import IdentityConfirmed, identity_confirmed
from upstream_sim.areas.kyc.records import DOCUMENTS
from upstream_sim.areas.transactions.records import TRANSACTIONS
from upstream_sim.areas.withdrawals.events import WithdrawCanceled, withdraw_canceled
from upstream_sim.core.ledger import amount_of
from upstream_sim.core.refusals import Refusal
from upstream_sim.core.rng import Rng, seeded
from upstream_sim.core.schedule import Steps, due
from upstream_sim.core.world import World

NEXT, CROWD_HOUR = "activityNext", "activityCrowdHour"
PRIORITY = 0  # before all else of the instant
MILLISECOND = timedelta(milliseconds=1)
CANCELED, CASHED_OUT, PAID_BACK = 0.02, 0.05, 0.94
CASINO_PAYS = (Decimal("0.5"), Decimal("1.2"), Decimal("1.5"), Decimal(2), Decimal(3), Decimal(6))
CASINO_WINS = 0.4


def plan_from(world: World, moment: datetime) -> None:
    """Schedules what happens by itself from a moment on, and the crowd's hours."""
    world.schedule(moment, NEXT, {"day": moment.date().toordinal(), "after": moment.isoformat()})
    _schedule_crowd(world, moment)


def _schedule_crowd(world: World, since: datetime) -> None:
    ends = since.replace(minute=0, second=0, microsecond=0) + HOUR
    world.schedule(ends, CROWD_HOUR, {"since": since.isoformat()})


def _skip_next(world: World, _payload: dict[str, Any], until: datetime) -> None:
    settings = settings_of(world)
    if settings is not None:
        with world.change() as change:
            skipped = msgspec.structs.replace(settings, skippedFrom=world.now(), skippedUntil=until)
            change.put(world.table(ACTIVITY), skipped)
            world.schedule(until, NEXT, {"day": until.date().toordinal(), "after": until.isoformat()})


def _skip_hour(world: World, _payload: dict[str, Any], until: datetime) -> None:
    _schedule_crowd(world, until)


@due(NEXT, "Something happens by itself", priority=PRIORITY, skip=_skip_next)
def do_next(world: World, payload: dict[str, Any]) -> Steps:
    """Does an event of the agenda, or plans a day, and schedules the next."""
    settings = settings_of(world)
    if settings is None:
        return
    agenda = yield from agenda_of(world, date.fromordinal(payload["day"]), settings.mode)
    if "after" in payload:
        _schedule_next(world, agenda, agenda.first_after(datetime.fromisoformat(payload["after"])))
        return
    number = payload["number"]
    act(world, agenda.day, agenda.events[number])
    _schedule_next(world, agenda, number + 1)


def _schedule_next(world: World, agenda: Agenda, number: int) -> None:
    """Schedules an event of the day, or the next day where it has no more."""
    if number < len(agenda.events):
        world.schedule(agenda.moment(number), NEXT, {"day": agenda.day.toordinal(), "number": number})
        return
    begins = begin_of(agenda.day + timedelta(days=1))
    after = (begins - MILLISECOND).isoformat()
    world.schedule(begins, NEXT, {"day": begins.date().toordinal(), "after": after})


@due(CROWD_HOUR, "The crowd’s hour is booked", priority=PRIORITY, skip=_skip_hour)
def crowd_hour(world: World, payload: dict[str, Any]) -> None:
    if settings_of(world) is None:
        return
    since, now = datetime.fromisoformat(payload["since"]), world.now()
    with world.change() as change:
        book_hour(change, now - HOUR, (now - since) / HOUR)
        _schedule_crowd(world, now)


@due(BET_SETTLES, "The provider settles the bet {betId}", priority=PRIORITY)
def bet_settles(world: World, payload: dict[str, Any]) -> None:
    """Settles it, unless somebody did."""
    bet = world.table(BETS).get(payload["betId"])
    if bet is None or bet.status is not BetStatus.OPEN:
        return
    status, win = _result_of(bet, seeded(f"{world.seed}:settles:{payload['draw']}"))
    with suppress(Refusal):
        bet_settled(world, BetSettled(betId=bet.betId, status=status, winAmount=win))
        paid = f" with {win:,f} {bet.currency}" if win else ""
        kind = bet.betType.capitalize()
        note(world, "betSettled", bet.opId, bet.playerCode, f"{kind} bet settled as {status.lower()}{paid}")


def _result_of(bet: Bet, rng: Rng) -> tuple[BetStatus, Decimal]:
    """How it ends, and what is won."""
    draw, stake, free = rng.random(), amount_of(bet.stakeUnits), amount_of(bet.freeBetUnits)
    if draw < CANCELED:
        return BetStatus.CANCELED, Decimal(0)
    if bet.betType is BetType.SPORT and stake and draw < CANCELED + CASHED_OUT:
        status, win = BetStatus.CASHBACK, stake * rng.randint(30, 130) / 100
    elif bet.odds is not None:
        odds = Decimal(bet.odds).scaleb(-2)
        wins = rng.random() < PAID_BACK / float(odds)
        status, win = BetStatus.WON, (stake * odds + free * (odds - 1)) if wins else Decimal(0)
    else:
        status, win = BetStatus.WON, stake * rng.choice(CASINO_PAYS) if rng.random() < CASINO_WINS else Decimal(0)
    win = in_places(win, bet.currency)
    return (status, win) if win else (BetStatus.LOST, win)


@due(DEPOSIT_ANSWERED, "The provider confirms the deposit {txId}")
def deposit_answered(world: World, payload: dict[str, Any]) -> None:
    deposit = world.table(TRANSACTIONS).get(payload["txId"])
    with suppress(Refusal):
        deposit_confirmed(world, DepositConfirmed(txId=payload["txId"]))
        if deposit is not None:
            note(world, "depositConfirmed", deposit.opId, deposit.playerCode, "Deposit confirmed by its provider")


@due(IDENTITY_CHECKED, "An identity check of the document {uuid} ends")
def identity_checked(world: World, payload: dict[str, Any]) -> None:
    document = world.table(DOCUMENTS).get(payload["uuid"])
    with suppress(Refusal):
        identity_confirmed(world, IdentityConfirmed(uuid=payload["uuid"]))
        if document is not None:
            note(world, "identityConfirmed", document.opId, document.playerCode, "Document confirmed by a provider")


@due(WITHDRAWAL_CANCELED, "The player cancels the withdrawal {txId}")
def withdrawal_canceled(world: World, payload: dict[str, Any]) -> None:
    withdrawal = world.table(TRANSACTIONS).get(payload["txId"])
    with suppress(Refusal):
        withdraw_canceled(world, WithdrawCanceled(txId=payload["txId"]))
        if withdrawal is not None:
            note(world, "withdrawCanceled", withdrawal.opId, withdrawal.playerCode, "Withdrawal canceled")
