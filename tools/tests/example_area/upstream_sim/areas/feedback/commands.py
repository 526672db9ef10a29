"""Answering feedback."""

from __future__ import annotations

from typing import Any

from contracts.areas.feedback import FeedbackPath, FeedbackReply, FeedbackStatus
from upstream_sim.areas.feedback.queries import feedback_of, to_wire
from upstream_sim.areas.feedback.records import FEEDBACK

from upstream_sim.core.refusals import AlreadyDecided
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.world.world import World
from upstream_sim.shared.records import change_record, require_revision
from upstream_sim.shared.users import Caller


@handles("feedbackReply")
def reply(world: World, caller: Caller, command: Command[None, FeedbackReply, FeedbackPath]) -> dict[str, Any]:
    """The answered feedback. Raises NotFound, StaleRecord, and AlreadyDecided for one that is not new."""
    found = feedback_of(world, caller, command.path.id)
    require_revision(found, command.revision, to_wire(world, found))
    if found.status is not FeedbackStatus.NEW:
        message = "This feedback is answered or closed already."
        raise AlreadyDecided(message, to_wire(world, found), found.updatedBy, found.updatedAt)
    with caller.change(world) as change:
        status = FeedbackStatus.ANSWERED
        answered = change_record(change, FEEDBACK, found, reply=command.body.reply, status=status)
    return to_wire(world, answered)
