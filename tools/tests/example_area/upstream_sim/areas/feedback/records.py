"""Players' feedback, as the world keeps it."""

from __future__ import annotations

from datetime import datetime

import msgspec
from contracts.areas.feedback import FeedbackStatus

from contracts.areas.activities import ActivityArea
from upstream_sim.core.history.audit import PLATFORM
from upstream_sim.core.tables.declarations import AuditSpec
from upstream_sim.core.tables.schema import Schema
from upstream_sim.shared.records import UserRef


class Feedback(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """What a player said; `isTest` is the player's."""

    id: str
    opId: str
    isTest: bool
    playerCode: str
    text: str
    reply: str = ""
    status: FeedbackStatus = FeedbackStatus.NEW
    createdAt: datetime
    updatedAt: datetime
    updatedBy: UserRef = UserRef.of(PLATFORM)
    revision: int = 1


FEEDBACK = Schema(
    name="feedback",
    record=Feedback,
    bitmaps=("opId", "isTest", "status"),
    arrays=("playerCode",),
    sorts=("createdAt", "status"),
    audit=AuditSpec(area=ActivityArea.SUPPORT, kind="Feedback", title=lambda feedback: feedback.text),
)
