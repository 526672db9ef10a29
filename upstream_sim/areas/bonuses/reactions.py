"""What follows from what others do: deposits and registrations earn bonuses, decisions complete or withdraw what was
promised, topups of the bonus wallet make grants, and settled bets unlock them."""

from __future__ import annotations

from datetime import datetime
from operator import add

import msgspec

from contracts.areas.bonuses import BonusType
from contracts.areas.transactions import (
    TransactionDirection,
    TransactionStatus,
    TransactionSubType,
    TransactionType,
    WalletType,
)
from contracts.warnings import Act
from upstream_sim.areas.bets.records import BETS, Bet
from upstream_sim.areas.bonuses.claims import confirm_claim, return_claim
from upstream_sim.areas.bonuses.eligibility import best_for_deposit, best_for_registration
from upstream_sim.areas.bonuses.grants import (
    complete,
    deduct,
    due_by,
    give,
    in_period,
    keep_progress,
    releases_of,
    top_up,
    totals_of,
    unlock_due,
    withdraw_promise,
    write_grant,
)
from upstream_sim.areas.bonuses.records import (
    GRANTS,
    HOLDERS,
    PROGRESS,
    RELEASES,
    TOTALS,
    HeldGrant,
    Holder,
    Release,
    Terms,
    Wager,
    progress_id,
)
from upstream_sim.areas.bonuses.rules import counts_anywhere, period_at, running_terms, wagers_of
from upstream_sim.areas.transactions.decisions import confirm
from upstream_sim.areas.transactions.records import TRANSACTIONS, Transaction
from upstream_sim.core.world.change import reacts
from upstream_sim.core.world.world import Change
from upstream_sim.shared.players import PLAYERS, Player, is_closed
from upstream_sim.shared.warnings import may_do_by_itself

CONFIRMED, PENDING = TransactionStatus.CONFIRMED, TransactionStatus.PENDING
WITHOUT_BONUS = "Bonus"


@reacts(TRANSACTIONS)
def follow_transaction(change: Change, before: Transaction | None, after: Transaction | None) -> None:
    """What a transaction that has just ended does to grants."""
    if after is None or after.status is PENDING or (before is not None and before.status is after.status):
        return
    match after.transactionType:
        case TransactionType.BONUS:
            _follow_bonus(change, after)
        case TransactionType.TOPUP if after.walletType is WalletType.BONUS:
            if after.direction is TransactionDirection.IN:
                top_up(change, after, after.toUSDCents)
            else:
                deduct(change, after.playerCode, after.toUSDCents)
        case TransactionType.DEPOSIT if after.isEligible:
            _earn_by_deposit(change, after)


def _follow_bonus(change: Change, transaction: Transaction) -> None:
    confirmed = transaction.status is CONFIRMED
    if transaction.transactionSubType is TransactionSubType.BONUS_CLAIM:
        (confirm_claim if confirmed else return_claim)(change, transaction)
        return
    grant = change.world.table(GRANTS).first(txId=transaction.txId)
    if grant is None:
        if confirmed:
            top_up(change, transaction, transaction.toUSDCents, WITHOUT_BONUS)
    elif grant.isPending:
        (complete if confirmed else withdraw_promise)(change, grant)


def _earn_by_deposit(change: Change, deposit: Transaction) -> None:
    player = change.world.table(PLAYERS).get(deposit.playerCode)
    if player is None or player.isBlocked:
        return
    best = best_for_deposit(change.world, player, deposit.toUSDCents)
    if best is not None:
        give(change, player, *best)


@reacts(PLAYERS)
def follow_player(change: Change, before: Player | None, after: Player | None) -> None:
    """A registration is promised a bonus, which a verification completes."""
    if after is None:
        return
    if before is None:
        best = None if after.isBlocked else best_for_registration(change.world, after)
        if best is not None:
            give(change, after, *best, is_pending=True)
    if after.isVerified and not (before is not None and before.isVerified):
        _complete_registration(change, after)


def _complete_registration(change: Change, player: Player) -> None:
    """Unless there is something to warn of, which is left to staff."""
    world = change.world
    if is_closed(world, player.opId):
        return
    promised = world.table(GRANTS).where(
        playerCode=player.playerCode, isPending=True, type=BonusType.REGISTRATION_BONUS
    )
    for grant in list(promised):
        transaction = world.table(TRANSACTIONS).get(grant.txId or "")
        is_waiting = transaction is not None and transaction.status is PENDING and not transaction.isDeleted
        if transaction and is_waiting and may_do_by_itself(world, Act.CONFIRM_CLAIM, player.playerCode):
            confirm(change, transaction)


@reacts(BETS)
def follow_bet(change: Change, before: Bet | None, after: Bet | None) -> None:
    """Counts a bet that has just been settled for what its player was given."""
    if after is None or (before is not None and before.status is after.status) or not counts_anywhere(after):
        return
    holder = change.world.table(HOLDERS).get(after.playerCode)
    if holder is not None and holder.grants:
        _count_bet(change, after, holder)


def _count_bet(change: Change, bet: Bet, holder: Holder) -> None:
    """Writes the player's record once, and what else the bet leads to: grants that are wagered in full, and unlocks."""
    world, at = change.world, bet.settledAt or change.world.now()
    held, wagers = list(holder.grants), {each.releaseId: each for each in holder.wagers}
    reached: list[tuple[Release, Terms]] = []
    is_changed = is_met = False
    for bonus_id in {each.bonusId: None for each in held}:
        is_running, counted = _counted(releases_of(world, bonus_id), bet, at)
        if is_running and not counted:
            continue
        is_locked = False
        for place, grant in enumerate(held):
            if grant.bonusId == bonus_id:
                is_locked = is_locked or grant.isLocked
                if grant.wageredCents < grant.requiredCents and bet.placedAt >= grant.createdAt:
                    held[place] = more = _with_stake(grant, bet.stakeInUSDCents)
                    is_met = is_met or more.wageredCents >= more.requiredCents
                    is_changed = True
        for release, terms, stakes in counted if is_locked else ():
            known = wagers.get(release.releaseId)
            wager = _with_bet(known or Wager(releaseId=release.releaseId), terms, stakes, at)
            wagers[release.releaseId] = wager
            is_changed = True
            if known is None or due_by(terms, wager):
                reached.append((release, terms))
    if is_changed:
        after = Holder(playerCode=holder.playerCode, grants=tuple(held), wagers=tuple(wagers.values()))
        change.put(world.table(HOLDERS), after)
        if is_met or reached:
            _follow_up(change, after, reached)


def _counted(
    releases: list[Release], bet: Bet, at: datetime
) -> tuple[bool, list[tuple[Release, Terms, tuple[int, ...]]]]:
    """Whether any of the releases runs, and those for which the bet counts, with what towards each tier."""
    is_running, counted = False, []
    for release in releases:
        terms = running_terms(release, at)
        if terms is not None:
            is_running = True
            stakes = wagers_of(terms, bet)
            if stakes is not None:
                counted.append((release, terms, stakes))
    return is_running, counted


def _with_stake(grant: HeldGrant, cents: int) -> HeldGrant:
    return HeldGrant(
        uniuqeId=grant.uniuqeId,
        bonusId=grant.bonusId,
        createdAt=grant.createdAt,
        isLocked=grant.isLocked,
        requiredCents=grant.requiredCents,
        wageredCents=grant.wageredCents + cents,
    )


def _with_bet(wager: Wager, terms: Terms, stakes: tuple[int, ...], at: datetime) -> Wager:
    base, most = in_period(wager, period_at(terms.schedule, at)[0], len(terms.tiers)), max(stakes)
    return Wager(
        releaseId=base.releaseId,
        period=base.period,
        wagers=tuple(map(add, base.wagers, stakes)),
        periodCents=base.periodCents + most,
        periodUnlockedCents=base.periodUnlockedCents,
        wageredCents=base.wageredCents + most,
    )


def _follow_up(change: Change, holder: Holder, reached: list[tuple[Release, Terms]]) -> None:
    """Keeps what has just been wagered in full with its grant, and unlocks what is due."""
    table = change.world.table(GRANTS)
    for each in holder.grants:
        grant = table.get(each.uniuqeId) if 0 < each.requiredCents <= each.wageredCents else None
        if grant is not None:
            write_grant(change, grant, msgspec.structs.replace(grant, wageredCents=each.wageredCents))
    for release, terms in reached:
        if change.world.table(PROGRESS).get(progress_id(release.releaseId, holder.playerCode)) is None:
            own = next(each for each in holder.grants if each.bonusId == release.bonusId)
            if (grant := table.get(own.uniuqeId)) is not None:
                keep_progress(change, release, grant)
        unlock_due(change, release, terms, holder.playerCode)


@reacts(RELEASES)
def list_release(change: Change, before: Release | None, after: Release | None) -> None:
    """Keeps beside a bonus which releases it has."""
    if after is None or (before is not None and before.isDeleted is after.isDeleted):
        return
    totals = totals_of(change.world, after.bonusId)
    others = tuple(each for each in totals.releaseIds if each != after.releaseId)
    mine = () if after.isDeleted else (after.releaseId,)
    change.put(change.world.table(TOTALS), msgspec.structs.replace(totals, releaseIds=(*others, *mine)))
