"""What players were given: making grants, and each way in which their money moves, with the sums that are kept of it.

Every function takes the open change; the wallet's entries are the caller's, but for what lapses.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime, timedelta
from decimal import Decimal
from typing import Any

import msgspec

from contracts.areas.bonuses import BonusType
from contracts.areas.transactions import TransactionStatus, TransactionSubType, TransactionType, WalletType
from upstream_sim.areas.bets.records import BETS
from upstream_sim.areas.bonuses.records import (
    GRANTS,
    HOLDERS,
    PROGRESS,
    RELEASE_TOTALS,
    RELEASES,
    TOTALS,
    Definition,
    Grant,
    Holder,
    Progress,
    Release,
    ReleaseTotals,
    Terms,
    Totals,
    Unlock,
    Wager,
    held_grants,
    progress_id,
)
from upstream_sim.areas.bonuses.rules import (
    counts_anywhere,
    in_usd,
    period_at,
    reached_tier,
    required_cents,
    running_terms,
    shared_out,
    wagers_of,
)
from upstream_sim.areas.transactions.records import Transaction, add_transaction
from upstream_sim.core.money.ledger import Entry
from upstream_sim.core.tables.schema import Between
from upstream_sim.core.world.world import Change, World
from upstream_sim.shared import player_wallets
from upstream_sim.shared.players import Player

LAPSE = "bonusLapsed"
LAPSED = "BONUS_LAPSED"
GIVEN = "bonusGiven"
TOPUP_TITLE = "Bonus topup"
SUB_TYPES: Mapping[BonusType, TransactionSubType] = {kind: TransactionSubType(kind.value) for kind in BonusType}


def give(
    change: Change,
    player: Player,
    definition: Definition,
    cents: int,
    *,
    is_pending: bool = False,
    note: str | None = None,
) -> Transaction:
    """The transaction of a bonus that is given now, or waits. Its grant is completed once it is confirmed."""
    amount, confirmed = in_usd(cents), not is_pending
    entries: list[Entry] = []
    if confirmed:
        house = player_wallets.house(player.opId, player_wallets.USD)
        entries = player_wallets.credit(change, player_wallets.bonus(player.playerCode), amount, house, GIVEN)
    transaction = add_transaction(
        change,
        player,
        TransactionType.BONUS,
        amount=amount,
        currency=player_wallets.USD,
        amount_in_usd=amount,
        status=TransactionStatus.CONFIRMED if confirmed else TransactionStatus.PENDING,
        entries=entries,
        transactionSubType=SUB_TYPES[definition.type],
        walletType=WalletType.BONUS,
        note=note,
    )
    grant = promised(change.world.new_id_for("bgr"), definition, transaction, cents, note)
    write_grant(change, None, grant)
    return transaction


def promised(
    uniuqe_id: str, definition: Definition, transaction: Transaction, cents: int, note: str | None = None
) -> Grant:
    """A grant by the definition's terms of now, which waits for its transaction."""
    return Grant(
        uniuqeId=uniuqe_id,
        opId=transaction.opId,
        playerCode=transaction.playerCode,
        isTest=transaction.isTest,
        txId=transaction.txId,
        title=definition.title,
        cents=cents,
        createdAt=transaction.createdAt,
        bonusId=definition.bonusId,
        type=definition.type,
        prizeType=definition.prizeType,
        version=definition.version,
        wageringMultiplier=definition.wageringMultiplier,
        daysToUse=definition.daysToUse,
        isPending=True,
        note=note,
    )


def begun(grant: Grant, at: datetime) -> Grant:
    """A promised grant, given at a moment."""
    return msgspec.structs.replace(
        grant,
        isPending=False,
        createdAt=at,
        lapsesAt=at + timedelta(days=grant.daysToUse or 0),
        requiredCents=required_cents(grant.cents, grant.wageringMultiplier or Decimal(0)),
    )


def complete(change: Change, grant: Grant) -> None:
    """Gives what was promised: from now on bets unlock it, and what they do not lapses."""
    world = change.world
    given = write_grant(change, grant, begun(grant, world.now()))
    if given.lapsesAt is not None:
        world.schedule(given.lapsesAt, LAPSE, {"uniuqeId": given.uniuqeId})
    for release in releases_of(world, given.bonusId):
        terms = running_terms(release, world.now())
        key = progress_id(release.releaseId, given.playerCode)
        if terms is not None or world.table(PROGRESS).get(key) is not None:
            keep_progress(change, release, given)
        if terms is not None:
            count_anew(change, release, terms, given.playerCode)
            unlock_due(change, release, terms, given.playerCode)


def top_up(change: Change, transaction: Transaction, cents: int, title: str = TOPUP_TITLE) -> None:
    """A grant without definition: unlocked at once, without lapse or wagering."""
    now = change.world.now()
    grant = Grant(
        uniuqeId=change.world.new_id_for("bgr"),
        opId=transaction.opId,
        playerCode=transaction.playerCode,
        isTest=transaction.isTest,
        txId=transaction.txId,
        title=title,
        cents=cents,
        createdAt=now,
        unlocks=(Unlock(cents=cents, at=now),),
        note=transaction.note,
    )
    write_grant(change, None, grant)


def deduct(change: Change, player_code: str, cents: int) -> None:
    """Takes locked money first, then what can be claimed, each of the oldest grant first."""
    taken = {"locked_cents": "deductedLockedCents", "claimable_cents": "deductedUnlockedCents"}
    for part, field in taken.items():
        for grant, share in shared_out(grants_of(change.world, player_code), cents, part):
            cents -= share
            write_grant(change, grant, msgspec.structs.replace(grant, **{field: getattr(grant, field) + share}))


def lapse(change: Change, grant: Grant) -> int:
    """Returns what is locked to the house; how much it was."""
    cents = grant.locked_cents
    if cents:
        house = player_wallets.house(grant.opId, player_wallets.USD)
        player_wallets.debit(change, player_wallets.bonus(grant.playerCode), in_usd(cents), house, LAPSED)
        write_grant(change, grant, msgspec.structs.replace(grant, lapsedCents=grant.lapsedCents + cents))
    return cents


def grants_of(world: World, player_code: str) -> list[Grant]:
    return list(world.table(GRANTS).where(playerCode=player_code))


def totals_of(world: World, bonus_id: str) -> Totals:
    return world.table(TOTALS).get(bonus_id) or Totals(bonusId=bonus_id)


def releases_of(world: World, bonus_id: str | None) -> list[Release]:
    """A bonus's releases that are not deleted; every bet asks for those of its player's bonuses."""
    if bonus_id is None:
        return []
    known: dict[str, list[Release]] = world.derive("releasesByBonus", (TOTALS, RELEASES), dict)
    if bonus_id not in known:
        found = (world.table(RELEASES).get(release_id) for release_id in totals_of(world, bonus_id).releaseIds)
        known[bonus_id] = [release for release in found if release is not None]
    return known[bonus_id]


def write_grant(change: Change, before: Grant | None, after: Grant) -> Grant:
    """The grant as it was written, with its bonus's totals and its player's place among those whose bets count."""
    written = change.put(change.world.table(GRANTS), after)
    _add_to_totals(change, before, after)
    if _is_held(before) != _is_held(after):
        _write_held(change, after.playerCode)
    return written


def withdraw_promise(change: Change, grant: Grant) -> None:
    """What waited is not given."""
    change.delete(change.world.table(GRANTS), grant.uniuqeId)
    _add_to_totals(change, grant, None)


def _add_to_totals(change: Change, before: Grant | None, after: Grant | None) -> None:
    bonus_id = (after or before).bonusId  # type: ignore[union-attr]  # one of them is there
    if bonus_id is None:
        return
    more = [_counted(after)[place] - _counted(before)[place] for place in range(3)]
    if any(more):
        totals = totals_of(change.world, bonus_id)
        changed = msgspec.structs.replace(
            totals,
            givenCount=totals.givenCount + more[0],
            spentCents=totals.spentCents + more[1],
            claimedCents=totals.claimedCents + more[2],
        )
        change.put(change.world.table(TOTALS), changed)


def _counted(grant: Grant | None) -> tuple[int, int, int]:
    return (int(not grant.isPending), grant.cents, grant.claimedCents) if grant else (0, 0, 0)


def _is_held(grant: Grant | None) -> tuple[bool, bool]:
    """Whether bets count for it: because something is locked, and because it is not wagered in full."""
    return (grant.locked_cents > 0, grant.owes_wager) if grant else (False, False)


def _write_held(change: Change, player_code: str) -> None:
    """Brings the player's record to the grants as they are; what leaves it keeps what was wagered."""
    grants, holder = change.world.table(GRANTS), holder_of(change.world, player_code)
    held = held_grants(grants_of(change.world, player_code), holder.grants)
    kept = {each.uniuqeId for each in held}
    for gone in holder.grants:
        grant = None if gone.uniuqeId in kept else grants.get(gone.uniuqeId)
        if grant is not None and grant.wageredCents < gone.wageredCents:
            change.put(grants, msgspec.structs.replace(grant, wageredCents=gone.wageredCents))
    if held != holder.grants:
        change.put(change.world.table(HOLDERS), msgspec.structs.replace(holder, grants=held))


def holder_of(world: World, player_code: str) -> Holder:
    return world.table(HOLDERS).get(player_code) or Holder(playerCode=player_code)


def wagered_cents(world: World, grant: Grant) -> int:
    """What was wagered for a grant so far."""
    held = holder_of(world, grant.playerCode).grants
    return next((each.wageredCents for each in held if each.uniuqeId == grant.uniuqeId), grant.wageredCents)


def count_anew(change: Change, release: Release, terms: Terms, player_code: str) -> None:
    """Counts the running period of a player who was just given something: what they wagered in it before counts."""
    world = change.world
    began, _ = period_at(terms.schedule, world.now())
    since = max(began, terms.startTime, release.activeSince)
    bets = world.table(BETS).where(playerCode=player_code, settledAt=Between(since, world.now()))
    found = [wagers for bet in bets if counts_anywhere(bet) and (wagers := wagers_of(terms, bet))]
    holder = holder_of(world, player_code)
    base = in_period(holder.wager(release.releaseId), began, len(terms.tiers))
    period_cents = sum(map(max, found))
    wager = msgspec.structs.replace(
        base,
        wagers=tuple(map(sum, zip(*found, strict=True))) or base.wagers,
        periodCents=period_cents,
        wageredCents=base.wageredCents + period_cents - base.periodCents,
    )
    change.put(world.table(HOLDERS), holder.with_wager(wager))


def given_cents(world: World, grant: Grant) -> int:
    """What the grant's player was given of its bonus in all."""
    own = grants_of(world, grant.playerCode)
    return sum(each.cents for each in own if each.bonusId == grant.bonusId and not each.isPending)


def new_progress(now: datetime, release: Release, grant: Grant) -> Progress:
    return Progress(
        id=progress_id(release.releaseId, grant.playerCode),
        releaseId=release.releaseId,
        bonusId=release.bonusId,
        opId=grant.opId,
        playerCode=grant.playerCode,
        isTest=grant.isTest,
        createdAt=now,
        givenCents=0,
    )


def keep_progress(change: Change, release: Release, grant: Grant) -> None:
    """Writes that the grant's player is under the release, with what they were given of its bonus."""
    table = change.world.table(PROGRESS)
    known = table.get(progress_id(release.releaseId, grant.playerCode))
    progress = known or new_progress(change.world.now(), release, grant)
    change.put(table, msgspec.structs.replace(progress, givenCents=given_cents(change.world, grant)))


def in_period(wager: Wager, began: datetime, tiers: int) -> Wager:
    """The wager in the period that began so: nothing of an earlier one counts."""
    if wager.period == began and len(wager.wagers) == tiers:
        return wager
    unlocked = wager.periodUnlockedCents if wager.period == began else 0
    return msgspec.structs.replace(
        wager, period=began, wagers=(0,) * tiers, periodCents=0, periodUnlockedCents=unlocked
    )


def due_by(terms: Terms, wager: Wager) -> int:
    """What the wager of the period has reached and is not unlocked yet."""
    place = reached_tier(terms, wager.wagers)
    return 0 if place is None else max(0, terms.tiers[place].maxCents - wager.periodUnlockedCents)


def unlock_due(change: Change, release: Release, terms: Terms, player_code: str) -> None:
    """Unlocks what the wager of the period has reached, as far as something is locked."""
    world, now = change.world, change.world.now()
    wager = holder_of(world, player_code).wager(release.releaseId)
    place, due = reached_tier(terms, wager.wagers), due_by(terms, wager)
    began, ends = period_at(terms.schedule, now)
    own = [grant for grant in grants_of(world, player_code) if grant.bonusId == release.bonusId]
    done = 0
    for grant, share in shared_out(own, due, "locked_cents"):
        unlock = Unlock(
            cents=share,
            at=now,
            releaseId=release.releaseId,
            tier=None if place is None else place + 1,
            periodFrom=max(began, terms.startTime),
            periodTo=min(ends, terms.endTime),
        )
        write_grant(change, grant, msgspec.structs.replace(grant, unlocks=(*grant.unlocks, unlock)))
        done += share
    known = world.table(PROGRESS).get(progress_id(release.releaseId, player_code))
    if done and known is not None:
        more = wager.periodUnlockedCents + done
        unlocked = msgspec.structs.replace(wager, periodUnlockedCents=more)
        change.put(world.table(HOLDERS), holder_of(world, player_code).with_wager(unlocked))
        after = msgspec.structs.replace(known, unlockedCents=known.unlockedCents + done, lastUnlockedAt=now)
        write_progress(change, known, after)


def write_progress(change: Change, before: Progress, after: Progress) -> None:
    """Writes it, with the release's totals where they change."""
    change.put(change.world.table(PROGRESS), after)
    was = (before.unlockedCents, before.claimedCents)
    if after.isTest or was == (after.unlockedCents, after.claimedCents):
        return
    table = change.world.table(RELEASE_TOTALS)
    totals = table.get(after.releaseId) or ReleaseTotals(releaseId=after.releaseId)
    changes: dict[str, Any] = {
        "unlockedCents": totals.unlockedCents + after.unlockedCents - was[0],
        "claimedCents": totals.claimedCents + after.claimedCents - was[1],
        "playerCount": totals.playerCount + (not was[0] and after.unlockedCents > 0),
    }
    if after.unlockedCents > was[0]:
        changes["lastUnlockedAt"] = after.lastUnlockedAt
    change.put(table, msgspec.structs.replace(totals, **changes))
