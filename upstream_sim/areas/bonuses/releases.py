"""Creating releases of bonuses, editing and deleting them."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import msgspec

from contracts.areas.bonus_releases import (
    BonusReleaseDraft,
    BonusReleaseEdit,
    BonusReleaseKey,
    ReleaseTerms,
)
from contracts.areas.bonuses import BonusStatus
from upstream_sim.areas.bonuses.commands import NO_BONUS, PAST_END, require_own
from upstream_sim.areas.bonuses.queries import definition_of, release_of
from upstream_sim.areas.bonuses.records import RELEASES, Release, Terms, Tier
from upstream_sim.areas.bonuses.rules import in_cents, period_at, terms_at
from upstream_sim.areas.bonuses.wire import release_to_wire
from upstream_sim.core.refusals import NotFound, RecordLocked, ValidationFailed
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.world.world import World
from upstream_sim.shared.games import GAMES
from upstream_sim.shared.records import UserRef, change_record, require_revision
from upstream_sim.shared.tenants import operator_of, require_present
from upstream_sim.shared.users import Caller

IS_DELETED = "This bonus release is deleted; nothing of it changes any more."
BONUS_FIXED = "The bonus of a release cannot be changed."
PAST_START = "The start must not be in the past."


@handles("bonusReleaseCreate")
def create(world: World, caller: Caller, command: Command[None, BonusReleaseDraft]) -> dict[str, Any]:
    """The new release, of its bonus's operator. Raises RecordLocked for a brand's parent's bonus, and
    ValidationFailed."""
    form, now = command.body, world.now()
    try:
        definition = definition_of(world, caller, form.bonusId)
    except NotFound:
        raise ValidationFailed("bonusId", NO_BONUS) from None
    require_own(world, caller, definition.opId)
    if definition.status is BonusStatus.DELETED:
        raise ValidationFailed("bonusId", NO_BONUS)
    require_present(operator_of(world, definition.opId))
    terms = terms_of(form)
    if terms.startTime < now:
        raise ValidationFailed("startTime", PAST_START)
    with caller.change(world) as change:
        made = Release(
            releaseId=world.new_id_for("brl"),
            opId=definition.opId,
            bonusId=definition.bonusId,
            title=form.title.strip(),
            description=form.description.strip(),
            terms=terms,
            isActive=form.isActive,
            activeSince=now,
            createdAt=now,
            updatedAt=now,
            updatedBy=UserRef.of(change.actor),
        )
        made = change.put(world.table(RELEASES), made)
    return release_to_wire(world, made)


@handles("bonusReleaseEdit")
def edit(world: World, caller: Caller, command: Command[None, BonusReleaseEdit]) -> dict[str, Any]:
    """The release: its texts and whether it is active change at once, the rest with the next period. Raises NotFound,
    for another tenant's too, StaleRecord, RecordLocked for a deleted one and for a brand's parent's, and
    ValidationFailed."""
    form, now = command.body, world.now()
    found = _changeable(world, caller, form.releaseId, command.revision)
    if form.bonusId.strip() != found.bonusId:
        raise ValidationFailed("bonusId", BONUS_FIXED)
    wanted, present = terms_of(form), terms_at(found, now)
    _require_times(wanted, found, now)
    became_active = form.isActive and not found.isActive
    with caller.change(world) as change:
        edited = change_record(
            change,
            RELEASES,
            msgspec.structs.replace(found, **_with_terms(present, wanted, now)),
            title=form.title.strip(),
            description=form.description.strip(),
            isActive=form.isActive,
            activeSince=now if became_active else found.activeSince,
        )
    return release_to_wire(world, edited)


@handles("bonusReleaseDelete")
def delete(world: World, caller: Caller, command: Command[BonusReleaseKey]) -> None:
    """Deletes it; what it unlocked stays unlocked. Raises NotFound, for another tenant's too, StaleRecord, and
    RecordLocked for one that is deleted already and for a brand's parent's."""
    found = _changeable(world, caller, command.query.releaseId, command.revision)
    with caller.change(world) as change:
        change_record(change, RELEASES, found, isDeleted=True)


def _changeable(world: World, caller: Caller, release_id: str, revision: int | None) -> Release:
    found = release_of(world, caller, release_id)
    require_own(world, caller, found.opId)
    if found.isDeleted:
        raise RecordLocked(IS_DELETED, {"record": release_to_wire(world, found)})
    require_revision(found, revision, release_to_wire(world, found))
    return found


def _require_times(wanted: Terms, found: Release, now: datetime) -> None:
    """Raises ValidationFailed for a start or an end that is moved into the past."""
    latest = found.nextTerms or found.terms
    if wanted.startTime < now and wanted.startTime not in (latest.startTime, found.terms.startTime):
        raise ValidationFailed("startTime", PAST_START)
    if wanted.endTime <= now and wanted.endTime not in (latest.endTime, found.terms.endTime):
        raise ValidationFailed("endTime", PAST_END)


def _with_terms(present: Terms, wanted: Terms, now: datetime) -> dict[str, Any]:
    """The fields of a release whose terms are edited now: at once where no period of it runs."""
    if wanted == present:
        return {"terms": present, "nextTerms": None, "nextFrom": None}
    if not present.startTime <= now < present.endTime:
        return {"terms": wanted, "nextTerms": None, "nextFrom": None}
    _, ends = period_at(present.schedule, now)
    return {"terms": present, "nextTerms": wanted, "nextFrom": min(ends, present.endTime)}


def terms_of(form: ReleaseTerms) -> Terms:
    """The terms as a record keeps them. Raises ValidationFailed for games and providers that there are not."""
    known = {"games": (form.games, {*GAMES}), "gameProviders": (form.gameProviders, _providers())}
    unknown = {
        name: f"Not known: {', '.join(sorted(bad))}."
        for name, (given, all_) in known.items()
        if (bad := {*given} - all_)
    }
    if unknown:
        raise ValidationFailed(fields=unknown)
    return Terms(
        betType=form.betType,
        gameProviders=tuple(form.gameProviders),
        games=tuple(form.games),
        schedule=form.schedule,
        startTime=form.startTime.astimezone(UTC),
        endTime=form.endTime.astimezone(UTC),
        tiers=tuple(
            Tier(
                requiredCents=in_cents(tier.requiredWager),
                maxCents=in_cents(tier.maxBonusAmountInUSD),
                minBetCents=in_cents(tier.minBetAmountInUSD),
                minOdds=None if tier.minWinOdds is None else int(tier.minWinOdds * 100),
            )
            for tier in form.tiers
        ),
    )


def _providers() -> set[str]:
    return {game.provider for game in GAMES.values()}
