"""What players say about the games, and what staff answer them."""

from enum import StrEnum
from typing import Annotated

from pydantic import Field

from contracts.area import Area
from contracts.envelope import StaleData
from contracts.fields import Instant, ListQuery
from contracts.operation import Example, Origin
from contracts.permissions import MANAGERS, STAFF, Described
from contracts.roles import Permission
from contracts.rules import MaxLength, Required
from contracts.wire import Wire


class FeedbackStatus(StrEnum):
    NEW = "NEW"
    ANSWERED = "ANSWERED"
    CLOSED = "CLOSED"


class Feedback(Wire):
    """What a player said. It is closed when the player is blocked. Send `revision` in If-Match."""

    id: str
    opId: str
    opTitle: str
    playerCode: str
    text: str
    reply: str
    status: Annotated[FeedbackStatus, Field(strict=False)]
    createdAt: Instant
    updatedAt: Instant
    revision: int


class FeedbackQuery(ListQuery):
    status: Annotated[FeedbackStatus, Field(strict=False)] | None = None


class FeedbackPath(Wire):
    id: str


class FeedbackReply(Wire):
    """What the player is answered."""

    reply: Annotated[str, Required("Reply is required."), MaxLength(200, "At most 200 characters.")]


PATH = "/api/feedback"
TAGS = frozenset({"Feedback"})

AREA = Area(
    "feedback",
    readers=STAFF,
    writers=MANAGERS,
    can_read=Permission.FEEDBACK_READ,
    can_write=Permission.FEEDBACK_REPLY,
    tags=TAGS,
    invalidates=TAGS | {"Badges"},
    lists=("feedback",),
    badges=("feedback",),
    permissions={
        Permission.FEEDBACK_READ: Described(
            "View feedback", "See what players say about the games.", ("players",), STAFF, ("/feedback",)
        ),
        Permission.FEEDBACK_REPLY: Described("Answer feedback", "Answer what players say.", ("players",), MANAGERS),
    },
)

OPERATIONS = (
    AREA.list("feedbackList", PATH, "List players' feedback", Feedback, query=FeedbackQuery),
    AREA.read(
        "feedback",
        f"{PATH}/{{id}}",
        "View a player's feedback",
        origin=Origin.ASSUMED,
        path_params=FeedbackPath,
        data=Feedback,
    ),
    AREA.write(
        "feedbackReply",
        "POST",
        f"{PATH}/{{id}}/reply",
        "Answer a player's feedback",
        origin=Origin.ASSUMED,
        path_params=FeedbackPath,
        body=FeedbackReply,
        example=Example(body={"reply": "Thank you."}),
        data=Feedback,
        failure_data=StaleData,
        if_match=True,
        success="Reply sent!",
        failure="The reply was not sent. Please try again.",
    ),
)
