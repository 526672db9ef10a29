"""What follows from what others do: deposits and registrations earn bonuses, decisions complete or withdraw what was
promised, topups of the bonus wallet make grants, and settled bets unlock them."""

from __future__ import annotations

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
    give,
    given_cents,
    in_period,
    new_progress,
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
    Grant,
    Release,
    Terms,
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
        case TransactionType.DEPOSIT if after.status is CONFIRMED:
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
    if holder is None:
        return
    found = (change.world.table(GRANTS).get(key) for key in holder.grantIds)
    grants = [grant for grant in found if grant is not None]
    for bonus_id in dict.fromkeys(grant.bonusId for grant in grants):
        if bonus_id is not None:
            _count_bet(change, after, bonus_id, [grant for grant in grants if grant.bonusId == bonus_id])


def _count_bet(change: Change, bet: Bet, bonus_id: str, grants: list[Grant]) -> None:
    world, at = change.world, bet.settledAt or change.world.now()
    running = [
        (release, terms)
        for release in releases_of(world, bonus_id)
        if (terms := running_terms(release, at)) is not None
    ]
    counted = [(release, terms, wagers) for release, terms in running if (wagers := wagers_of(terms, bet)) is not None]
    is_locked = any(grant.locked_cents for grant in grants)
    if counted or not running:
        for grant in grants:
            if grant.owes_wager and bet.placedAt >= grant.createdAt:
                wagered = grant.wageredCents + bet.stakeInUSDCents
                write_grant(change, grant, msgspec.structs.replace(grant, wageredCents=wagered))
    if is_locked:
        for release, terms, wagers in counted:
            _add_wager(change, release, terms, wagers, grants[0])


def _add_wager(change: Change, release: Release, terms: Terms, wagers: tuple[int, ...], grant: Grant) -> None:
    world = change.world
    known = world.table(PROGRESS).get(progress_id(release.releaseId, grant.playerCode))
    base = known or new_progress(world.now(), release, grant, given_cents(world, grant))
    base = in_period(base, period_at(terms.schedule, world.now())[0], len(terms.tiers))
    most = max(wagers)
    progress = msgspec.structs.replace(
        base,
        wagers=tuple(map(sum, zip(base.wagers, wagers, strict=True))),
        periodCents=base.periodCents + most,
        wageredCents=base.wageredCents + most,
    )
    unlock_due(change, release, terms, progress, known)


@reacts(RELEASES)
def list_release(change: Change, before: Release | None, after: Release | None) -> None:
    """Keeps beside a bonus which releases it has."""
    if after is None or (before is not None and before.isDeleted is after.isDeleted):
        return
    totals = totals_of(change.world, after.bonusId)
    others = tuple(each for each in totals.releaseIds if each != after.releaseId)
    mine = () if after.isDeleted else (after.releaseId,)
    change.put(change.world.table(TOTALS), msgspec.structs.replace(totals, releaseIds=(*others, *mine)))
