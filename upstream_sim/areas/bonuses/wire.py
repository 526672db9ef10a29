"""Bonuses, releases and grants on the wire."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import datetime
from decimal import Decimal
from typing import Any

import msgspec

from upstream_sim.areas.bonuses.grants import (
    given_cents,
    holder_of,
    in_period,
    new_progress,
    releases_of,
    totals_of,
    wagered_cents,
)
from upstream_sim.areas.bonuses.records import (
    CLAIMS,
    DEFINITIONS,
    GRANTS,
    PROGRESS,
    RELEASE_TOTALS,
    RELEASES,
    Definition,
    Grant,
    Progress,
    Release,
    ReleaseTotals,
    Terms,
    Tier,
    Wager,
    release_totals_by,
    totals_by,
)
from upstream_sim.areas.bonuses.rules import in_usd, period_at, reached_tier, running_terms, status_of, terms_at
from upstream_sim.areas.transactions.records import TRANSACTIONS
from upstream_sim.core.world.world import World
from upstream_sim.shared.games import GAMES
from upstream_sim.shared.players import PLAYERS
from upstream_sim.shared.records import operator_to_wire, record_to_wire

Tenants = frozenset[str] | None


def definition_to_wire(world: World, definition: Definition, among: Tenants = None) -> dict[str, Any]:
    """`BonusDefinition` on the wire; figures of the tenants `among`, None for all."""
    totals = totals_of(world, definition.bonusId)
    if among is not None:
        own = world.table(GRANTS).where(bonusId=definition.bonusId, opId=among)
        totals = totals_by(definition.bonusId, own)
    return {
        **record_to_wire(definition, hidden={"opId", "bonusId"}),
        "_id": definition.bonusId,
        "operator": operator_to_wire(world, definition.opId),
        "givenCount": totals.givenCount,
        "spentInUSD": in_usd(totals.spentCents),
        "claimedAmountInUSD": in_usd(totals.claimedCents),
    }


def use_to_wire(world: World, definition: Definition, among: Tenants = None) -> dict[str, Any]:
    """`BonusUse` on the wire, of the tenants `among`, None for all."""
    wanted = {} if among is None else {"opId": among}
    open_ones = list(world.table(GRANTS).where(bonusId=definition.bonusId, isOpen=True, **wanted))
    grants = [grant for grant in open_ones if not grant.isPending]
    versions: dict[int, list[Grant]] = {}
    for grant in grants:
        versions.setdefault(grant.version or 0, []).append(grant)
    return {
        "playerCount": len({grant.playerCode for grant in grants}),
        "grantCount": len(grants),
        "lockedAmountInUSD": in_usd(sum(grant.locked_cents for grant in grants)),
        "unlockedAmountInUSD": in_usd(sum(grant.claimable_cents + grant.heldCents for grant in grants)),
        "pendingCount": len(open_ones) - len(grants),
        "releaseCount": len(totals_of(world, definition.bonusId).releaseIds),
        "versions": [
            {
                "version": version,
                "grantCount": len(found),
                "openAmountInUSD": in_usd(sum(grant.left_cents for grant in found)),
            }
            for version, found in sorted(versions.items())
        ],
    }


def grant_to_wire(world: World, grant: Grant) -> dict[str, Any]:
    """`PlayerBonus` on the wire."""
    return {
        "createdAt": grant.createdAt,
        "bonusId": grant.bonusId,
        "uniuqeId": grant.uniuqeId,
        "title": grant.title,
        "type": grant.type,
        "prizeType": grant.prizeType,
        "bonusAmountInUSD": in_usd(grant.cents),
        "version": grant.version,
        "txId": grant.txId,
        "player": holder_to_wire(world, grant.playerCode, is_test=grant.isTest),
        "operator": operator_to_wire(world, grant.opId),
        "unlockedAmountInUSD": in_usd(grant.unlocked_cents),
        "claimedAmountInUSD": in_usd(grant.claimedCents),
        "heldAmountInUSD": in_usd(grant.heldCents),
        "lapsedAmountInUSD": in_usd(grant.lapsedCents),
        "deductedAmountInUSD": in_usd(grant.deducted_cents),
        "lockedAmountInUSD": in_usd(grant.locked_cents),
        "claimableAmountInUSD": in_usd(grant.claimable_cents),
        "requiredWagerInUSD": in_usd(grant.requiredCents),
        "wageredInUSD": in_usd(wagered_cents(world, grant)),
        "lapsesAt": grant.lapsesAt,
        "next": _next_to_wire(world, grant),
        "revision": grant.revision,
    }


def grant_details_to_wire(world: World, grant: Grant) -> dict[str, Any]:
    """`PlayerBonusDetails` on the wire."""
    releases = world.table(RELEASES)
    return {
        **grant_to_wire(world, grant),
        "unlocks": [
            {
                "releaseId": unlock.releaseId,
                "releaseTitle": release.title if (release := releases.get(unlock.releaseId or "")) else None,
                "tier": unlock.tier,
                "amountInUSD": in_usd(unlock.cents),
                "unlockedAt": unlock.at,
                "periodFrom": unlock.periodFrom,
                "periodTo": unlock.periodTo,
            }
            for unlock in grant.unlocks
        ],
        "claims": list(_claims_to_wire(world, grant)),
        "wageringMultiplier": grant.wageringMultiplier,
        "note": grant.note,
    }


def _claims_to_wire(world: World, grant: Grant) -> Iterator[dict[str, Any]]:
    claims = sorted(world.table(CLAIMS).where(playerCode=grant.playerCode), key=lambda claim: claim.createdAt)
    for claim in claims:
        transaction = world.table(TRANSACTIONS).get(claim.txId)
        cents = sum(part.cents for part in claim.parts if part.uniuqeId == grant.uniuqeId)
        if transaction is not None and cents:
            yield {
                "txId": claim.txId,
                "amountInUSD": in_usd(cents),
                "status": transaction.status,
                "createdAt": claim.createdAt,
            }


def _next_to_wire(world: World, grant: Grant) -> dict[str, Any] | None:
    """`NextUnlock` on the wire: of the tiers that are not reached in the running periods, the one that wants least."""
    locked, now, holder = grant.locked_cents, world.now(), holder_of(world, grant.playerCode)
    found = []
    for release in releases_of(world, grant.bonusId) if locked else ():
        terms = running_terms(release, now)
        if terms is None:
            continue
        began, ends = period_at(terms.schedule, now)
        wagers, unlocked = period_of(holder.wager(release.releaseId), began, terms)
        place = next((at for at, tier in enumerate(terms.tiers) if tier.maxCents > unlocked), None)
        if place is not None:
            tier = terms.tiers[place]
            found.append(
                (max(0, tier.requiredCents - wagers[place]), release, place, tier, wagers[place], unlocked, ends)
            )
    if not found:
        return None
    _, release, place, tier, wagered, unlocked, ends = min(found, key=lambda one: (one[0], one[1].releaseId))
    return {
        "releaseId": release.releaseId,
        "releaseTitle": release.title,
        "tier": place + 1,
        "requiredWagerInUSD": in_usd(tier.requiredCents),
        "wageredInUSD": in_usd(wagered),
        "unlocksInUSD": in_usd(min(tier.maxCents - unlocked, locked)),
        "periodEndsAt": ends,
    }


def period_of(wager: Wager, began: datetime, terms: Terms) -> tuple[tuple[int, ...], int]:
    """The wagers by tier of the period that began so, and what it unlocked."""
    present = in_period(wager, began, len(terms.tiers))
    return present.wagers, present.periodUnlockedCents


def holder_to_wire(world: World, player_code: str, *, is_test: bool) -> dict[str, Any]:
    """`BonusHolder` on the wire."""
    player = world.table(PLAYERS).get(player_code)
    return {
        "playerCode": player_code,
        "playerId": player.playerId if player else "",
        "username": player.username if player else "",
        "isTest": is_test,
    }


def release_to_wire(world: World, release: Release, among: Tenants = None) -> dict[str, Any]:
    """`BonusRelease` on the wire; figures of the tenants `among`, None for all."""
    now = world.now()
    totals = world.table(RELEASE_TOTALS).get(release.releaseId) or ReleaseTotals(releaseId=release.releaseId)
    if among is not None:
        rows = world.table(PROGRESS).where(releaseId=release.releaseId, opId=among)
        totals = release_totals_by(release.releaseId, rows)
    waits = release.nextTerms is not None and release.nextFrom is not None and release.nextFrom > now
    return {
        **_figures_to_wire(world, release, totals),
        "releaseId": release.releaseId,
        "bonusId": release.bonusId,
        "bonusTitle": _bonus_title(world, release.bonusId),
        "operator": operator_to_wire(world, release.opId),
        "status": status_of(release, now),
        "tiers": tiers_to_wire(terms_at(release, now).tiers),
        "playerCount": totals.playerCount,
        "nextTerms": _next_terms_to_wire(release) if waits else None,
        "createdAt": release.createdAt,
        "updatedAt": release.updatedAt,
        "updatedBy": release.updatedBy,
        "revision": release.revision,
    }


def progress_to_wire(world: World, release: Release, progress: Progress) -> dict[str, Any]:
    """`PlayerBonusRelease` on the wire."""
    now = world.now()
    terms = terms_at(release, now)
    running = running_terms(release, now)
    began, ends = period_at(terms.schedule, now)
    wager = holder_of(world, progress.playerCode).wager(release.releaseId)
    wagers, _ = period_of(wager, began, terms)
    place = reached_tier(terms, wagers) if running else None
    tiers = tiers_to_wire(terms.tiers)
    return {
        **_figures_to_wire(world, release, progress),
        "releaseId": release.releaseId,
        "bonusId": release.bonusId,
        "bonusTitle": _bonus_title(world, release.bonusId),
        "player": holder_to_wire(world, progress.playerCode, is_test=progress.isTest),
        "status": status_of(release, now),
        "appliedTierRule": tiers[place] if place is not None else None,
        "bonusAmountInUSD": in_usd(progress.givenCents),
        "wageredAmountInUSD": in_usd(wager.wageredCents),
        "claimedCount": progress.claimedCount,
        "periodFrom": max(began, terms.startTime) if running else None,
        "periodTo": min(ends, terms.endTime) if running else None,
        "tiers": [
            {**tier, "wageredInUSD": in_usd(wager), "isReached": place is not None and at <= place}
            for at, (tier, wager) in enumerate(zip(tiers, wagers, strict=True))
        ],
    }


def report_to_wire(world: World, release: Release, rows: Iterable[Progress]) -> dict[str, Any]:
    """`BonusReleaseReport` on the wire: the sums of the players' rows."""
    known, terms = list(rows), terms_at(release, world.now())
    wagered = (holder_of(world, row.playerCode).wager(release.releaseId).wageredCents for row in known)
    return {
        "bonusAmountInUSD": in_usd(sum(row.givenCents for row in known)),
        "totalUnlockedAmountInUSD": in_usd(sum(row.unlockedCents for row in known)),
        "totalPlayersUnlocked": sum(row.unlockedCents > 0 for row in known),
        "totalWageredAmountInUSD": in_usd(sum(wagered)),
        "totalClaimedAmountInUSD": in_usd(sum(row.claimedCents for row in known)),
        "totalClaimedCount": sum(row.claimedCount for row in known),
        "bonus": {
            "_id": release.releaseId,
            "title": release.title,
            "schedule": terms.schedule,
            "startTime": terms.startTime,
            "endTime": terms.endTime,
            "betType": terms.betType,
            "gameProviders": terms.gameProviders,
            "games": terms.games,
            "isActive": release.isActive,
        },
    }


def virtual_progress(world: World, release: Release, grant: Grant) -> Progress:
    """Of a release on which the grant's player has not bet yet."""
    progress = new_progress(grant.createdAt, release, grant)
    return msgspec.structs.replace(progress, givenCents=given_cents(world, grant))


def tiers_to_wire(tiers: Iterable[Tier]) -> list[dict[str, Any]]:
    """`ReleaseTier`s on the wire."""
    return [
        {
            "tier": number,
            "requiredWager": in_usd(tier.requiredCents),
            "minWinOdds": None if tier.minOdds is None else Decimal(tier.minOdds).scaleb(-2),
            "maxBonusAmountInUSD": in_usd(tier.maxCents),
            "minBetAmountInUSD": in_usd(tier.minBetCents),
        }
        for number, tier in enumerate(tiers, 1)
    ]


def _figures_to_wire(world: World, release: Release, figures: Progress | ReleaseTotals) -> dict[str, Any]:
    """`ReleaseFigures` on the wire."""
    return {
        "lastUnlockedAt": figures.lastUnlockedAt,
        "unlockedAmountInUSD": in_usd(figures.unlockedCents),
        "claimedAmountInUSD": in_usd(figures.claimedCents),
        "isDeleted": release.isDeleted,
        "bonusReleaseDefinition": _definition_to_wire(release, terms_at(release, world.now())),
    }


def _definition_to_wire(release: Release, terms: Terms) -> dict[str, Any]:
    """`BonusReleaseDefinition` on the wire."""
    return {
        "title": release.title,
        "description": release.description,
        "betType": terms.betType,
        "gameProviders": terms.gameProviders,
        "games": [{"id": key, "title": GAMES[key].title if key in GAMES else key} for key in terms.games],
        "schedule": terms.schedule,
        "startTime": terms.startTime,
        "endTime": terms.endTime,
        "isActive": release.isActive,
    }


def _next_terms_to_wire(release: Release) -> dict[str, Any]:
    """`NextReleaseTerms` on the wire."""
    terms = release.nextTerms or release.terms
    return {
        **_definition_to_wire(release, terms),
        "fromTime": release.nextFrom,
        "tiers": tiers_to_wire(terms.tiers),
    }


def _bonus_title(world: World, bonus_id: str) -> str:
    definition = world.table(DEFINITIONS).get(bonus_id)
    return definition.title if definition else bonus_id
