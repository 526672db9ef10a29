"""Bonuses for tests: a wager that is owed, and whether the books of bonuses are right."""

from __future__ import annotations

from collections import Counter
from decimal import Decimal

import msgspec

from contracts.areas.bonuses import BonusStatus
from upstream_sim.areas.bonuses.grants import holder_of, write_grant
from upstream_sim.areas.bonuses.records import (
    CLAIMS,
    DEFINITIONS,
    GRANTS,
    PROGRESS,
    RELEASE_TOTALS,
    TOTALS,
    Grant,
    ReleaseTotals,
    Totals,
    Unlock,
    held_grants,
)
from upstream_sim.areas.bonuses.rules import claimed_by_release, in_cents, in_usd
from upstream_sim.areas.transactions.records import TRANSACTIONS
from upstream_sim.core.money.ledger import balance_of
from upstream_sim.core.world.world import World
from upstream_sim.shared import player_wallets


def owe_wager(world: World, player_code: str, amount: Decimal) -> None:
    """A bonus that is to be wagered from now on, on any bets: no release unlocks it."""
    now = world.now()
    definition = world.table(DEFINITIONS).first(opId="aurora", status=BonusStatus.DEACTIVE)
    assert definition is not None
    with world.change() as change:
        grant = Grant(
            uniuqeId=world.new_id_for("bgr"),
            opId="aurora",
            playerCode=player_code,
            isTest=False,
            txId=None,
            title="Welcome",
            cents=1,
            createdAt=now,
            bonusId=definition.bonusId,
            unlocks=(Unlock(cents=1, at=now),),
            claimedCents=1,
            requiredCents=in_cents(amount),
        )
        write_grant(change, None, grant)


def give_no_bonuses(world: World, op_id: str = "aurora") -> None:
    """Disables the starting world's bonuses of an operator: its players are given none by themselves."""
    with world.change() as change:
        for each in list(world.table(DEFINITIONS).where(opId=op_id, status=BonusStatus.ACTIVE)):
            change.put(world.table(DEFINITIONS), msgspec.structs.replace(each, status=BonusStatus.DEACTIVE))


def require_books(world: World, codes: frozenset[str] | None = None) -> None:
    """Raises AssertionError where a dollar of a bonus wallet belongs to no grant or to two, and where a sum is not that
    of its grants. `codes` are the players whose wallets are looked at; None for all who were given something."""
    grants = list(world.table(GRANTS).all())
    _require_wallets(world, grants, codes)
    for grant in grants:
        _require_grant(grant)
    _require_claims(world, grants)
    _require_sums(world, grants)
    _require_progress(world, grants)


def _require_wallets(world: World, grants: list[Grant], codes: frozenset[str] | None) -> None:
    left: Counter[str] = Counter()
    for grant in grants:
        left[grant.playerCode] += grant.left_cents
    for code in codes or left:
        wallet = player_wallets.bonus(code)
        money = balance_of(world, wallet) + player_wallets.held(world, wallet)
        assert money == in_usd(left[code]), (code, money, left[code])


def _require_grant(grant: Grant) -> None:
    unlocked = grant.unlocked_cents
    assert min(grant.locked_cents, grant.claimable_cents, grant.heldCents, grant.lapsedCents) >= 0, grant
    assert unlocked <= grant.cents, grant
    assert grant.claimedCents + grant.heldCents + grant.deductedUnlockedCents <= unlocked or grant.isPending, grant
    assert unlocked + grant.lapsedCents + grant.deductedLockedCents <= grant.cents, grant


def _require_claims(world: World, grants: list[Grant]) -> None:
    held: Counter[str] = Counter()
    claimed: Counter[str] = Counter()
    for claim in world.table(CLAIMS).all():
        transaction = world.table(TRANSACTIONS).get(claim.txId)
        assert transaction is not None
        assert sum(part.cents for part in claim.parts) == transaction.toUSDCents
        sums = {"PENDING": held, "CONFIRMED": claimed}.get(transaction.status)
        for part in claim.parts if sums is not None else ():
            sums[part.uniuqeId] += part.cents  # type: ignore[index]  # it is there
    for grant in grants:
        assert grant.heldCents == held[grant.uniuqeId], grant
        assert grant.claimedCents == claimed[grant.uniuqeId] or grant.title == "Welcome", grant


def _require_sums(world: World, grants: list[Grant]) -> None:
    for definition in world.table(DEFINITIONS).all():
        own = [grant for grant in grants if grant.bonusId == definition.bonusId]
        found = world.table(TOTALS).get(definition.bonusId) or Totals(bonusId=definition.bonusId)
        assert found.givenCount == sum(not grant.isPending for grant in own)
        assert found.spentCents == sum(grant.cents for grant in own)
        assert found.claimedCents == sum(grant.claimedCents for grant in own)
        if definition.budgetInUSD is not None:
            assert in_usd(found.spentCents) <= definition.budgetInUSD
    by_player: dict[str, list[Grant]] = {}
    for grant in grants:
        by_player.setdefault(grant.playerCode, []).append(grant)
    for code, own in by_player.items():
        holder = holder_of(world, code)
        assert holder.grants == held_grants(own, holder.grants)
        for each in holder.grants:
            assert each.wageredCents < each.requiredCents or (each.isLocked and not each.requiredCents)


def _require_progress(world: World, grants: list[Grant]) -> None:
    unlocked: Counter[tuple[str, str]] = Counter()
    claimed: Counter[tuple[str, str]] = Counter()
    for grant in grants:
        for unlock in grant.unlocks:
            if unlock.releaseId is not None:
                unlocked[unlock.releaseId, grant.playerCode] += unlock.cents
        for release_id, cents in claimed_by_release(grant).items():
            claimed[release_id, grant.playerCode] += cents
    sums: dict[str, Counter[str]] = {}
    for row in world.table(PROGRESS).all():
        key = row.releaseId, row.playerCode
        assert (row.unlockedCents, row.claimedCents) == (unlocked.pop(key, 0), claimed.pop(key, 0)), row
        if not row.isTest:
            found = sums.setdefault(row.releaseId, Counter())
            found.update(unlocked=row.unlockedCents, claimed=row.claimedCents, players=row.unlockedCents > 0)
    assert not unlocked
    assert not +claimed
    for release_id, found in sums.items():
        totals = world.table(RELEASE_TOTALS).get(release_id) or ReleaseTotals(releaseId=release_id)
        kept = totals.unlockedCents, totals.claimedCents, totals.playerCount
        assert kept == (found["unlocked"], found["claimed"], found["players"])
