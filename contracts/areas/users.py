"""The signed-in user: who they are, which tenants they see, and whether they are blocked."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from contracts.fields import Instant
from contracts.operation import Dialect, Effect, Handler, Operation, Origin
from contracts.roles import Role
from contracts.wire import Wire


class Me(Wire):
    """The signed-in user. `opId` is absent for platform roles, `parentOpId` but for brand users."""

    userCode: str
    nickname: str
    email: str
    role: Annotated[Role, Field(strict=False)]
    opId: str | None = None
    parentOpId: str | None = None
    affId: str | None = None
    timezone: str
    language: str
    roundReportNumbers: bool
    permissions: list[str]


class OperatorOption(Wire):
    """A tenant the user may see; a brand names its parent."""

    opId: str
    title: str
    parentOpId: str | None = None


class MeAnswer(Wire):
    user: Me
    operators: list[OperatorOption]


class SessionCheck(Wire):
    """`now` is the platform's clock, and `isClockFrozen` whether it stands still."""

    isBlocked: bool
    now: Instant
    isClockFrozen: bool = False


OPERATIONS = (
    Operation(
        id="usersMe",
        area="users",
        method="GET",
        path="/api/users/me",
        summary="The signed-in user and the operators they may see",
        effect=Effect.READ,
        origin=Origin.SPECIFIED,
        data=MeAnswer,
        handler=Handler.REFRESH_IDENTITY,
        tags=frozenset({"Me"}),
    ),
    Operation(
        id="usersMeCheck",
        area="users",
        method="GET",
        path="/api/users/me/check",
        summary="Whether the user is blocked, and the platform's clock",
        effect=Effect.READ,
        origin=Origin.SPECIFIED,
        data=SessionCheck,
        share_always_fresh=True,
        dialect=Dialect.BARE,
        poll=True,
    ),
)
