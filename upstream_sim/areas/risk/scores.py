"""How evidence is kept, and the scores with it: each event reads and writes what it is about, never everything."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime, timedelta

import msgspec

from contracts.areas.notifications import NotificationLevel
from contracts.areas.risk import RiskLevel
from contracts.roles import OPERATOR_ROLES, PLATFORM_ADMINS
from upstream_sim.areas.notifications import NOTIFICATIONS, Notification
from upstream_sim.areas.risk.records import (
    DEFAULTS,
    EVIDENCE,
    RISK_SETTINGS,
    SCORES,
    Evidence,
    RiskSettings,
    Score,
    score_of,
)
from upstream_sim.core.tables.schema import Between
from upstream_sim.core.world.world import Change, World
from upstream_sim.shared.players import PLAYERS
from upstream_sim.shared.tenants import OPERATORS

TOLD = tuple(sorted(PLATFORM_ADMINS | OPERATOR_ROLES))
LINK = "/reports/risk-management?open="
LONG_AGO = timedelta(days=1)  # an event is news no longer


def settings_of(world: World, op_id: str) -> RiskSettings:
    """The operator's own rules, else its parent's, else the platform's."""
    table = world.table(RISK_SETTINGS)
    own = table.get(op_id)
    if own is not None:
        return own
    operator = world.table(OPERATORS).get(op_id)
    parent = table.get(operator.parentOpId) if operator and operator.parentOpId else None
    return parent or DEFAULTS


def level_of(settings: RiskSettings, score: int) -> RiskLevel:
    if score >= settings.highScore:
        return RiskLevel.HIGH
    return RiskLevel.MEDIUM if score >= settings.mediumScore else RiskLevel.LOW


def bounds_of(settings: RiskSettings, level: RiskLevel) -> Between:
    """The scores of a level."""
    medium, high = settings.mediumScore, settings.highScore
    bounds = {RiskLevel.LOW: (None, medium - 1), RiskLevel.MEDIUM: (medium, high - 1), RiskLevel.HIGH: (high, None)}
    return Between(*bounds[level])


def keep(change: Change, evidence: Evidence) -> None:
    """Keeps evidence, in place of what was known of the same, and the score with it. What gives no points, or has
    lapsed by then, is kept no longer."""
    table = change.world.table(EVIDENCE)
    known = table.get(evidence.id)
    if not evidence.points or not evidence.stands(change.world.now()):
        drop(change, evidence.id)
    elif evidence != known:
        before = list(table.where(playerCode=evidence.playerCode))
        change.put(table, evidence)
        _score_anew(change, evidence.playerCode, before)


def drop(change: Change, evidence_id: str) -> None:
    """Drops evidence whose event never was: a deleted transaction, a card that nobody shares any more."""
    table = change.world.table(EVIDENCE)
    known = table.get(evidence_id)
    if known is not None:
        before = list(table.where(playerCode=known.playerCode))
        change.delete(table, evidence_id)
        _score_anew(change, known.playerCode, before)


def keep_only(change: Change, present: Iterable[Evidence], former: Iterable[str]) -> None:
    """Keeps evidence about one thing, and drops what else was known of it."""
    found = list(present)
    for gone in set(former) - {each.id for each in found}:
        drop(change, gone)
    for each in found:
        keep(change, each)


def score_anew(change: Change, player_code: str) -> None:
    """The score after the clock, or the player's tenant, changed."""
    _score_anew(change, player_code, list(change.world.table(EVIDENCE).where(playerCode=player_code)))


def _score_anew(change: Change, player_code: str, before: list[Evidence]) -> None:
    """The score by what stands now; `before` is the evidence without the latest event, by which the floor is known."""
    world, now = change.world, change.world.now()
    scores, player = world.table(SCORES), world.table(PLAYERS).get(player_code)
    known = scores.get(player_code)
    op_id, is_test = (player.opId, player.isTest) if player else (known.opId, known.isTest) if known else ("", False)
    own = list(world.table(EVIDENCE).where(playerCode=player_code))
    floor = known.floor if known else None
    for each in (before, own):
        was = score_of(player_code, op_id, is_test=is_test, evidence=each, now=now, floor=None)
        floor = None if floor is None else min(floor, was.score if was else 0)
    found = score_of(player_code, op_id, is_test=is_test, evidence=own, now=now, floor=floor)
    if found is None:
        if known is not None:
            change.delete(scores, player_code)
    elif known is None or msgspec.structs.replace(found, revision=known.revision) != known:
        change.put(scores, found)
        _tell(change, known, found)


def _tell(change: Change, before: Score | None, after: Score) -> None:
    """Tells staff of a score that became a high one just now, and of each that rises beyond what was reviewed."""
    world, now = change.world, change.world.now()
    high = settings_of(world, after.opId).highScore
    was = before.score if before else 0
    if after.isTest or after.score < high or after.score <= was or was >= high or now - after.lastAt > LONG_AGO:
        return
    player = world.table(PLAYERS).get(after.playerCode)
    notification = Notification(
        id=world.new_id_for("risk"),
        title="High risk score",
        body=f"{player.username if player else after.playerCode} has {after.score} points now, {was} before.",
        level=NotificationLevel.WARNING,
        createdAt=now,
        roles=TOLD,
        opId=after.opId,
        link=f"{LINK}{after.playerCode}",
    )
    change.put(world.table(NOTIFICATIONS), notification)


def lapse(world: World) -> None:
    """Drops the points that have lapsed by now. What this alters is derived, so that a read may do it."""
    now = world.now()
    due = list(world.table(SCORES).where(lapsesAt=Between(None, now)))
    if not due:
        return
    with world.change() as change:
        for score in due:
            _drop_lapsed(change, score.playerCode, now)


def _drop_lapsed(change: Change, player_code: str, now: datetime) -> None:
    table = change.world.table(EVIDENCE)
    for each in list(table.where(playerCode=player_code)):
        if not each.stands(now):
            change.delete(table, each.id)
    score_anew(change, player_code)
