"""Reviewing a player's risk, and setting an operator's rules."""

from __future__ import annotations

from typing import Any

import msgspec

from contracts.areas.risk import NOT_ON_LIST, RiskReviewForm, RiskSettingsForm
from upstream_sim.areas.risk.queries import details_to_wire, settings_to_wire
from upstream_sim.areas.risk.records import REVIEWS, RISK_SETTINGS, SCORES, Review, RiskSettings
from upstream_sim.areas.risk.scores import lapse
from upstream_sim.core.history.audit import PLATFORM
from upstream_sim.core.refusals import NotFound, StaleRecord
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.world.world import World
from upstream_sim.shared.players import player_of
from upstream_sim.shared.records import UserRef, require_revision
from upstream_sim.shared.tenants import operator_of
from upstream_sim.shared.users import Caller


@handles("riskReview")
def review(world: World, caller: Caller, command: Command[None, RiskReviewForm]) -> dict[str, Any]:
    """The player's risk, reviewed until the score rises. Raises NotFound, for another tenant's player and one without
    points too, and StaleRecord where the score is another by now."""
    form = command.body
    player = player_of(world, caller, form.playerCode)
    lapse(world)
    score = world.table(SCORES).get(player.playerCode)
    if score is None:
        raise NotFound(NOT_ON_LIST)
    if form.revision != score.revision:
        raise StaleRecord(details_to_wire(world, caller, player), UserRef.of(PLATFORM), score.lastAt)
    with caller.change(world) as change:
        kept = Review(
            id=world.new_id_for("rvw"),
            playerCode=player.playerCode,
            opId=player.opId,
            note=form.note.strip(),
            score=score.score,
            rules=score.rules,
            by=UserRef.of(change.actor),
            at=world.now(),
        )
        change.put(world.table(REVIEWS), kept)
        change.put(world.table(SCORES), msgspec.structs.replace(score, floor=score.score))
    return details_to_wire(world, caller, player)


@handles("riskSettingsUpdate")
def edit_settings(world: World, caller: Caller, command: Command[None, RiskSettingsForm]) -> dict[str, Any]:
    """The rules, which hold for what happens from now on. Raises NotFound, StaleRecord, and ValidationFailed where no
    revision is named."""
    form = command.body
    op_id = operator_of(world, form.opId).opId
    present = world.table(RISK_SETTINGS).get(op_id)
    wire = settings_to_wire(world, op_id)
    if present is None and command.revision:
        raise StaleRecord(wire, UserRef.of(PLATFORM), world.now())
    require_revision(present, command.revision, wire)  # type: ignore[arg-type]  # one that is kept has its time
    with caller.change(world) as change:
        by, now = UserRef.of(change.actor), world.now()
        settings = RiskSettings(**form.model_dump(), updatedAt=now, updatedBy=by)
        change.put(world.table(RISK_SETTINGS), settings)
    return settings_to_wire(world, op_id)
