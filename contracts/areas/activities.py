"""The audit log: who changed which record, and when. Read-only."""

from enum import StrEnum
from typing import Annotated, Any

from pydantic import Field

from contracts.area import Area
from contracts.fields import FromTo, Instant, ListQuery
from contracts.marks import MayNameStaff, StaffName
from contracts.permissions import MANAGERS, Described
from contracts.roles import PLATFORM_ADMINS, Permission, Role
from contracts.rules import MaxLength
from contracts.warnings import ASSUMED
from contracts.wire import Wire


class ActivityArea(StrEnum):
    AUTH = "Auth"
    BONUS = "Bonus"
    CMS = "Cms"
    GATEWAYS = "Gateways"
    OPERATORS = "Operators"
    PLAYERS = "Players"
    SUPPORT = "Support"
    TRANSACTIONS = "Transactions"
    USERS = "Users"
    BILLING = "Billing"
    TOURNAMENT = "Tournament"


class ActivityAction(StrEnum):
    CREATED = "created"
    UPDATED = "updated"
    DELETED = "deleted"
    REVEALED = "revealed"
    REVIEWED = "reviewed"


Text = Annotated[str, MaxLength(200, "At most 200 characters.")]


class ActivitiesQuery(FromTo, ListQuery):
    """`who` is looked for in nickname and user code, `recordTitle` in kind, title and id of the record, `text` in what
    was changed; `role` is the user's at that time. `from` and `to` are both included."""

    area: Annotated[ActivityArea, Field(strict=False)] | None = None
    action: Annotated[ActivityAction, Field(strict=False)] | None = None
    userCode: Text | None = None
    who: Text | None = None
    recordId: Text | None = None
    recordTitle: Text | None = None
    text: Text | None = None
    role: Annotated[Role, Field(strict=False)] | None = None


class Activity(Wire):
    """One change of a record. `before` and `after` hold the record's fields, null where the record did not
    exist. `userCode` is `platform` for changes that no user made; `role` is the user's role at that time.
    Signing in and out appears as a `Session` created and deleted, a refused sign-in as a `Failed sign-in`
    created. `revealed`: personal data of a player was shown to somebody who works masked, with `after.fields` and
    `after.reason`; `reviewed`: a document was shown to them in its review."""

    id: str = Field(alias="_id")
    createdAt: Instant
    area: Annotated[ActivityArea, Field(strict=False)]
    action: Annotated[ActivityAction, Field(strict=False)]
    userCode: str
    nickname: Annotated[str, StaffName()]
    role: Annotated[Role, Field(strict=False)] | None = None
    opId: str | None = None
    opTitle: Annotated[str | None, Field(json_schema_extra=ASSUMED)] = None
    recordKind: str
    recordId: str
    recordTitle: str
    before: Annotated[dict[str, Any] | None, MayNameStaff()]
    after: Annotated[dict[str, Any] | None, MayNameStaff()]
    requestId: str


AREA = Area(
    "activities",
    readers=PLATFORM_ADMINS | {Role.OPERATOR_ADMIN},
    can_read=Permission.ACTIVITIES_READ,
    tags=frozenset({"Activity"}),
    lists=("activities",),
    permissions={
        Permission.ACTIVITIES_READ: Described(
            "View activities",
            "See who changed which record, when, and what it was before.",
            ("settings",),
            MANAGERS,
            ("/settings/activities",),
        ),
    },
)

OPERATIONS = (
    AREA.list(
        "activities",
        "/api/activities",
        "List activities",
        Activity,
        query=ActivitiesQuery,
    ),
)
