"""Review of the usernames that players request.

A name that is approved becomes the player's own; a rejected one asks the player for another.
"""

import re
from enum import StrEnum
from typing import Annotated, Self

from pydantic import Field, ValidationInfo, model_validator

from contracts.area import Area, ForWeb
from contracts.envelope import StaleData
from contracts.facts import DecisionFacts, RowBlock, RowRisk
from contracts.fields import Instant, Named, field_error, identity_of
from contracts.operation import Example, Origin, SuccessTexts
from contracts.permissions import STAFF, Described
from contracts.reviews import BADGES, REVIEWERS, PlayerCode, ReviewedPlayer, ReviewsQuery, SearchText
from contracts.roles import PLATFORM_ADMINS, Permission, Role
from contracts.rules import MaxLength, Required
from contracts.texts import NOTE_REQUIRED
from contracts.warnings import Act, Confirmable, RowWarnings
from contracts.wire import Wire

INVALID_USERNAME: ForWeb[str] = "Invalid username, please enter valid characters."

USERNAME = re.compile(r"(?:[A-Za-z_][A-Za-z0-9_-]{5,19})?")


class UsernameStatus(StrEnum):
    PENDING = "PENDING"
    APPROVE = "APPROVE"
    REJECT = "REJECT"


class UsernameReview(Wire):
    """A requested username beside the current one. Send `revision` in If-Match: 0 for a player whose name was
    never reviewed, which counts as approved."""

    playerCode: str
    username: str
    status: Annotated[UsernameStatus, Field(strict=False)]
    note: str
    player: ReviewedPlayer
    opId: str
    opTitle: str
    reviewedBy: Named | None = None
    reviewedAt: Instant | None = None
    warnings: RowWarnings = None
    block: RowBlock = None
    risk: RowRisk = None
    createdAt: Instant
    updatedAt: Instant
    revision: int


class UsernamesQuery(ReviewsQuery):
    """`username` finds what holds it, asked for or gone by."""

    status: Annotated[UsernameStatus, Field(strict=False)] | None = None
    username: SearchText | None = None


class UsernamePath(Wire):
    playerCode: str


class UsernameForm(Confirmable):
    """An empty `username` keeps the requested name. Platform admins may assign names that others may not."""

    playerCode: PlayerCode
    username: Annotated[str, MaxLength(100, "At most 100 characters.")] = ""
    status: Annotated[UsernameStatus, Field(strict=False), Required("Username status cannot be empty.")]
    note: Annotated[str, MaxLength(20, "At most 20 characters.")] = ""

    @model_validator(mode="after")
    def _in_form(self, info: ValidationInfo) -> Self:
        who = identity_of(info)
        if who is not None and not is_username(self.username, who.role):
            raise field_error("username", INVALID_USERNAME)
        return self

    @model_validator(mode="after")
    def _says_why(self) -> Self:
        if self.status is UsernameStatus.REJECT and not self.note.strip():
            raise field_error("note", NOTE_REQUIRED)
        return self


def is_username(text: str, role: Role) -> bool:
    """Whether this role may submit this name."""
    return role in PLATFORM_ADMINS or USERNAME.fullmatch(text) is not None


TAGS = frozenset({"UsernameReview"})

AREA = Area(
    "usernames",
    readers=REVIEWERS,
    can_read=Permission.USERNAMES_READ,
    can_write=Permission.USERNAMES_WRITE,
    tags=TAGS,
    invalidates=TAGS | BADGES | {"Player"},
    lists=("usernames",),
    badges=("playerUsernames",),
    permissions={
        Permission.USERNAMES_READ: Described(
            "View usernames", "See the usernames that players ask for.", ("players",), STAFF, ("/players/usernames",)
        ),
        Permission.USERNAMES_WRITE: Described(
            "Review usernames", "Approve and edit the usernames of players.", ("players",), STAFF
        ),
    },
)

OPERATIONS = (
    AREA.list(
        "usernames",
        "/api/players/usernames",
        "List username requests",
        UsernameReview,
        oldest_at=True,
        query=UsernamesQuery,
    ),
    AREA.read(
        "username",
        "/api/players/usernames/{playerCode}",
        "View a player’s username request",
        origin=Origin.ASSUMED,
        path_params=UsernamePath,
        data=UsernameReview,
    ),
    AREA.read(
        "usernameFacts",
        "/api/players/usernames/{playerCode}/facts",
        "View the facts for reviewing a username",
        origin=Origin.ASSUMED,
        path_params=UsernamePath,
        data=DecisionFacts,
    ),
    AREA.write(
        "usernameUpdate",
        "PUT",
        "/api/players/usernames",
        "Edit, approve or reject a player’s username",
        body=UsernameForm,
        example=Example(body={"playerCode": "P-65a1f0c2", "status": "APPROVE"}),
        data=UsernameReview,
        failure_data=StaleData,
        if_match=True,
        act=Act.APPROVE_USERNAME,
        success=SuccessTexts(
            "status",
            {
                UsernameStatus.PENDING: "Username saved!",
                UsernameStatus.APPROVE: "Username approved!",
                UsernameStatus.REJECT: "Username rejected!",
            },
        ),
        failure="The username was not changed. Please try again.",
    ),
)
