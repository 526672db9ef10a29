"""The list of feedback, one of them, and how many nobody has answered."""

from __future__ import annotations

from typing import Any

from contracts.areas.feedback import FeedbackPath, FeedbackQuery, FeedbackStatus
from upstream_sim.areas.feedback.records import FEEDBACK, Feedback

from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.world.world import World
from upstream_sim.shared.badges import count_in
from upstream_sim.shared.records import (
    operator_title,
    page_to_wire,
    queried_tenants,
    record_to_wire,
    visible_record,
    without_none,
)
from upstream_sim.shared.users import Caller

HIDDEN = frozenset({"isTest", "updatedBy"})

count_in("feedback", FEEDBACK, status=FeedbackStatus.NEW)


@handles("feedbackList")
def feedback_list(world: World, caller: Caller, command: Command[FeedbackQuery]) -> dict[str, Any]:
    """Raises ValidationFailed for an unknown sort."""
    query = command.query
    filters = {"opId": queried_tenants(world, caller, query), "status": query.status, "isTest": query.isTest}
    page = world.table(FEEDBACK).page(without_none(filters), query.sort, query.page, query.limit)
    return page_to_wire(page, lambda feedback: to_wire(world, feedback))


@handles("feedback")
def feedback(world: World, caller: Caller, command: Command[None, None, FeedbackPath]) -> dict[str, Any]:
    """Raises NotFound, for another tenant's too."""
    return to_wire(world, feedback_of(world, caller, command.path.id))


def feedback_of(world: World, caller: Caller, feedback_id: str) -> Feedback:
    """Raises NotFound, for another tenant's too."""
    return visible_record(world, caller, FEEDBACK, feedback_id, "Feedback not found.")


def to_wire(world: World, feedback: Feedback) -> dict[str, Any]:
    """`Feedback` on the wire."""
    return {**record_to_wire(feedback, hidden=HIDDEN), "opTitle": operator_title(world, feedback.opId)}
