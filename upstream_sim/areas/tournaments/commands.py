"""Creating tournaments, editing, deleting and canceling them."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

from contracts.areas.tournament_winners import WinnerStatus
from contracts.areas.tournaments import (
    TournamentCancel,
    TournamentDraft,
    TournamentEdit,
    TournamentKey,
    TournamentStatus,
    TournamentTerms,
)
from upstream_sim.areas.tournaments.jobs import schedule_end
from upstream_sim.areas.tournaments.prizes import require_affordable
from upstream_sim.areas.tournaments.queries import tournament_of
from upstream_sim.areas.tournaments.rankings import sums_in
from upstream_sim.areas.tournaments.records import TOURNAMENTS, WINNERS, Cancellation, Prize, Text, Tournament, pool_of
from upstream_sim.areas.tournaments.wire import to_wire
from upstream_sim.core.refusals import AlreadyDecided, Conflict, RecordLocked, ValidationFailed
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.world.world import Change, World
from upstream_sim.shared.games import CASINO_GAMES, SPORTS
from upstream_sim.shared.languages import LANGUAGES
from upstream_sim.shared.records import UserRef, change_record, require_revision
from upstream_sim.shared.tenants import operator_of
from upstream_sim.shared.users import Caller

LAST_HOURS = timedelta(hours=24)
PAST_START = "The start must not be in the past."
PAST_END = "The end must not be in the past."
LOCKED = "Bets already count: only the texts can be changed, and the end can be moved later once."
ENDED = "This tournament has ended: only its texts can be changed."
ONLY_LATER = "Bets already count: the end can only be moved later."
ONLY_ONCE = "The end was already extended once."
TOO_FAR = "The end can move by at most the original length of the tournament."
TOO_LATE = "The end cannot be changed in the last 24 hours."
HAS_BETS = "Bets count in this tournament: it can be deleted once it has ended and every payout is decided."
HAS_PENDING = "Winners of this tournament are waiting for their prizes: pay or reject them before you delete it."
ARCHIVED = "This tournament is archived: its prizes were paid, and nothing of it changes any more."
OVER = "This tournament has already ended."


@handles("tournamentCreate")
def create(world: World, caller: Caller, command: Command[None, TournamentDraft]) -> dict[str, Any]:
    """The new tournament. Raises NotFound for an unknown operator, and ValidationFailed."""
    with caller.change(world) as change:
        made = add(change, command.body)
    return to_wire(world, made)


def add(change: Change, form: TournamentDraft) -> Tournament:
    """The new tournament. Raises NotFound for an unknown operator, and ValidationFailed."""
    world, operator = change.world, operator_of(change.world, form.opId)
    terms = _terms_of(world, form)
    require_affordable(operator, pool_of(terms["prizes"]))
    if form.startTime < world.now():
        raise ValidationFailed("startTime", PAST_START)
    made = Tournament(
        id=world.new_id_for("trn"),
        opId=operator.opId,
        status=TournamentStatus.ACTIVE,
        createdAt=world.now(),
        updatedAt=world.now(),
        updatedBy=UserRef.of(change.actor),
        **terms,
    )
    schedule_end(world, made)
    return change.put(world.table(TOURNAMENTS), made)


@handles("tournamentEdit")
def edit(world: World, caller: Caller, command: Command[None, TournamentEdit]) -> dict[str, Any]:
    """The tournament with its new terms. Raises NotFound, for another tenant's too, StaleRecord, RecordLocked for terms
    that may not change any more, and ValidationFailed."""
    found = tournament_of(world, caller, command.body.id)
    require_revision(found, command.revision, to_wire(world, found))
    if found.isArchived:
        raise RecordLocked(ARCHIVED)
    terms = _terms_of(world, command.body)
    changed = {name for name, value in terms.items() if getattr(found, name) != value} - {"texts"}
    counts = sums_in(world, found).bets > 0
    if found.status is TournamentStatus.EXPIRED and changed:
        raise RecordLocked(ENDED)
    if counts and changed - {"endTime"}:
        raise RecordLocked(LOCKED)
    if "prizes" in changed:
        require_affordable(operator_of(world, found.opId), pool_of(terms["prizes"]))
    _require_times(world, found, terms, changed, counts=counts)
    is_extended = found.isExtended or (counts and "endTime" in changed)
    with caller.change(world) as change:
        edited = change_record(change, TOURNAMENTS, found, **terms, isExtended=is_extended)
        if "endTime" in changed:
            schedule_end(world, edited)
    return to_wire(world, edited)


@handles("tournamentDelete")
def delete(world: World, caller: Caller, command: Command[TournamentKey]) -> None:
    """Deletes it with its winners, or archives it where prizes were paid. Raises NotFound, for another tenant's too,
    and Conflict where bets count and it has not ended, or not every payout is decided, or it is archived."""
    found = tournament_of(world, caller, command.query.id)
    if found.isArchived:
        raise Conflict(ARCHIVED)
    if sums_in(world, found).bets and found.status is TournamentStatus.ACTIVE:
        raise Conflict(HAS_BETS)
    winners = list(world.table(WINNERS).where(tournamentId=found.id))
    if any(winner.status is WinnerStatus.PENDING for winner in winners):
        raise Conflict(HAS_PENDING)
    with caller.change(world) as change:
        if any(winner.status is WinnerStatus.APPROVED for winner in winners):
            change_record(change, TOURNAMENTS, found, isArchived=True)
            return
        for winner in winners:
            change.delete(world.table(WINNERS), winner.id)
        change.delete(world.table(TOURNAMENTS), found.id)


@handles("tournamentCancel")
def cancel(world: World, caller: Caller, command: Command[None, TournamentCancel]) -> dict[str, Any]:
    """The tournament, which ends now without winners. Raises NotFound, and AlreadyDecided for one that has ended."""
    found = tournament_of(world, caller, command.body.id)
    if found.status is TournamentStatus.EXPIRED:
        by, at = found.updatedBy, found.endTime
        if found.cancellation is not None:
            by, at = found.cancellation.by, found.cancellation.at
        raise AlreadyDecided(OVER, to_wire(world, found), by, at)
    with caller.change(world) as change:
        cancellation = Cancellation(by=UserRef.of(change.actor), at=world.now(), note=command.body.note.strip())
        fields = {"status": TournamentStatus.EXPIRED, "cancellation": cancellation}
        ended = change_record(change, TOURNAMENTS, found, **fields)
    return to_wire(world, ended)


def _terms_of(world: World, form: TournamentTerms) -> dict[str, Any]:
    """The terms as a record keeps them. Raises ValidationFailed for languages, games, providers and sports that there
    are not."""
    games = list(world.table(CASINO_GAMES).all())
    known = {
        "texts": ([text.language for text in form.texts], LANGUAGES),
        "games": (form.games, {game.id for game in games}),
        "providers": (form.providers, {game.provider for game in games}),
        "sports": (form.sports, SPORTS),
    }
    unknown = {
        name: f"Not known: {', '.join(sorted(bad))}."
        for name, (given, all_) in known.items()
        if (bad := {*given} - {*all_})
    }
    if unknown:
        raise ValidationFailed(fields=unknown)
    prizes = sorted(form.prizes, key=lambda prize: prize.rank)
    return {
        "texts": tuple(
            Text(language=text.language, title=text.title.strip(), description=text.description.strip())
            for text in form.texts
        ),
        "betType": form.betType,
        "games": tuple(form.games),
        "providers": tuple(form.providers),
        "sports": tuple(form.sports),
        "scoring": form.scoring,
        "minBetAmountInUSD": form.minBetAmountInUSD,
        "startTime": form.startTime.astimezone(UTC),
        "endTime": form.endTime.astimezone(UTC),
        "prizes": tuple(Prize(rank=prize.rank, amountInUSD=prize.amountInUSD) for prize in prizes),
    }


def _require_times(world: World, found: Tournament, terms: dict[str, Any], changed: set[str], *, counts: bool) -> None:
    """Raises ValidationFailed for a start or an end that it may not get."""
    now, end = world.now(), terms["endTime"]
    if "startTime" in changed and terms["startTime"] < now:
        raise ValidationFailed("startTime", PAST_START)
    if "endTime" not in changed:
        return
    problem = _extension_fault(found, end, now) if counts else None
    if problem or end <= now:
        raise ValidationFailed("endTime", problem or PAST_END)


def _extension_fault(found: Tournament, end: datetime, now: datetime) -> str | None:
    """Why a tournament in which bets count may not get this end."""
    if found.isExtended:
        return ONLY_ONCE
    if end < found.endTime:
        return ONLY_LATER
    if end - found.endTime > found.endTime - found.startTime:
        return TOO_FAR
    return TOO_LATE if found.endTime - now < LAST_HOURS else None
