"""Canned replies, and when an answer is due."""

import re
from enum import StrEnum
from typing import Annotated, Any, Self

from pydantic import Field, model_validator

from contracts.area import ForWeb
from contracts.areas.support import AREA, MESSAGE_LENGTH, PATH, TOO_LONG
from contracts.fields import Instant, Named, OneTenant, field_error
from contracts.languages import LANGUAGES
from contracts.operation import Example, Origin
from contracts.permissions import MANAGERS
from contracts.roles import Permission, Role
from contracts.rules import Ge, Le, MaxLength, OpId, Pattern, Required
from contracts.wire import Wire


class Placeholder(StrEnum):
    """What a canned reply may leave to be filled in, between braces."""

    NAME = "name"
    PLAYER_CODE = "playerCode"
    TX_ID = "txId"
    AMOUNT = "amount"
    TICKET_NUMBER = "ticketNumber"


PLACEHOLDER_PATTERN: ForWeb[str] = r"\{([A-Za-z0-9_]*)\}"
FIRST_REPLY_MINUTES, NEXT_REPLY_MINUTES, RELEASE_MINUTES = 60, 240, 30
SHORTEST, LONGEST = "At least 5 minutes.", "At most 1440 minutes."

Text = Annotated[str, Required("Enter a text."), MaxLength(MESSAGE_LENGTH, TOO_LONG)]
Title = Annotated[str, Required("Title is required."), MaxLength(100, "At most 100 characters.")]
Shortcut = Annotated[
    str,
    MaxLength(20, "At most 20 characters."),
    Pattern("[a-z0-9-]*", "Only small letters, digits and hyphens."),
]


class CannedReply(Wire):
    """A reply that is written once, by language. It is the caller's own, or shared with these roles."""

    cannedId: str
    title: str
    shortcut: str
    texts: dict[str, str]
    sharedWith: list[Annotated[Role, Field(strict=False)]]
    opId: str | None
    isEditable: bool
    createdAt: Instant
    updatedAt: Instant
    updatedBy: Named
    revision: int


class CannedReplies(Wire):
    items: list[CannedReply]


class CannedFields(Wire):
    """What a canned reply says. `texts` has a text in at least one language."""

    title: Title
    shortcut: Shortcut = ""
    texts: dict[str, Text]
    sharedWith: list[Annotated[Role, Field(strict=False)]] = Field(default_factory=list)

    @model_validator(mode="after")
    def _is_complete(self) -> Self:
        if not self.texts:
            raise field_error("texts", "Enter a text.")
        for language, text in self.texts.items():
            if language not in LANGUAGES:
                raise field_error("texts", f"There is no language {language}.")
            unknown = set(re.findall(PLACEHOLDER_PATTERN, text)) - set(Placeholder)
            if unknown:
                known = ", ".join(f"{{{name}}}" for name in Placeholder)
                raise field_error(f"texts.{language}", f"{{{min(unknown)}}} is no placeholder. Use {known}.")
        return self


class CannedEdit(CannedFields):
    cannedId: Annotated[str, Required("Choose a canned reply.")]


class CannedKey(Wire):
    cannedId: Annotated[str, Required("Choose a canned reply.")]


class SupportTimes(Wire):
    """When an answer is due, in minutes: the first one, and later ones; and after how long without one a ticket goes
    back to nobody. `isOwn`: whether the operator or brand has times of its own."""

    opId: str
    firstReplyMinutes: int
    nextReplyMinutes: int
    releaseMinutes: int
    isOwn: bool
    revision: int


Minutes = Annotated[int, Ge(5, SHORTEST), Le(10_080, "At most 10080 minutes.")]


class SupportTimesForm(Wire):
    opId: OpId | None = None
    firstReplyMinutes: Minutes
    nextReplyMinutes: Minutes
    releaseMinutes: Annotated[int, Ge(5, SHORTEST), Le(1440, LONGEST)]


CANNED = frozenset({"CannedReply"})
TIMES = frozenset({"SupportTimes"})
FIELDS = {"title": "Thank you", "shortcut": "thanks", "texts": {"en": "Thank you, {name}."}}
UNKNOWN_KEY = {"cannedId": "cnd_00000000000000000000"}
_CANNED: dict[str, Any] = {"origin": Origin.ASSUMED, "invalidates": CANNED}

OPERATIONS = (
    AREA.read(
        "supportCanned",
        f"{PATH}/canned",
        "List canned replies",
        origin=Origin.ASSUMED,
        data=CannedReplies,
        tags=CANNED,
    ),
    AREA.write(
        "supportCannedCreate",
        "POST",
        f"{PATH}/canned",
        "Create a canned reply",
        body=CannedFields,
        example=Example(body=FIELDS),
        data=CannedReply,
        success="Canned reply created!",
        failure="The canned reply was not created. Please try again.",
        **_CANNED,
    ),
    AREA.write(
        "supportCannedEdit",
        "PUT",
        f"{PATH}/canned",
        "Edit a canned reply",
        body=CannedEdit,
        example=Example(body={**UNKNOWN_KEY, **FIELDS}),
        data=CannedReply,
        if_match=True,
        success="Canned reply updated!",
        failure="The canned reply was not changed. Please try again.",
        **_CANNED,
    ),
    AREA.write(
        "supportCannedDelete",
        "DELETE",
        f"{PATH}/canned",
        "Delete a canned reply",
        query=CannedKey,
        example=Example(query=UNKNOWN_KEY),
        if_match=True,
        success="Canned reply deleted!",
        failure="The canned reply was not deleted. Please try again.",
        **_CANNED,
    ),
    AREA.read(
        "supportTimes",
        f"{PATH}/times",
        "View when an answer is due",
        origin=Origin.ASSUMED,
        query=OneTenant,
        example=Example(query={"opId": "aurora"}),
        data=SupportTimes,
        tags=TIMES,
    ),
    AREA.write(
        "supportTimesUpdate",
        "PUT",
        f"{PATH}/times",
        "Set when an answer is due",
        origin=Origin.ASSUMED,
        roles=MANAGERS,
        permission=Permission.SUPPORT_MANAGE,
        body=SupportTimesForm,
        example=Example(
            body={"opId": "nowhere", "firstReplyMinutes": 60, "nextReplyMinutes": 240, "releaseMinutes": 30}
        ),
        data=SupportTimes,
        if_match=True,
        invalidates=TIMES | {"Ticket"},
        success="Reply times updated!",
        failure="The reply times were not changed. Please try again.",
    ),
)
