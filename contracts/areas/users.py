"""The signed-in user: profile, visible tenants, preferences and block state."""

import re
from enum import StrEnum
from functools import cache
from typing import Annotated, Self
from zoneinfo import available_timezones

from pydantic import AfterValidator, Field, model_validator
from pydantic_core import PydanticCustomError

from contracts.area import Area
from contracts.fields import Instant, field_error
from contracts.marks import StaffName
from contracts.operation import Dialect, Example, Handler, Origin
from contracts.passwords import PasswordForm
from contracts.roles import Role
from contracts.rules import MaxLength, Required
from contracts.texts import SAME_PASSWORD
from contracts.wire import Wire


class PlayerSubInfo(StrEnum):
    """What lists show beside a player."""

    PLAYER_CODE = "PLAYER_CODE"
    USERNAME = "USERNAME"
    NICKNAME = "NICKNAME"


class Me(Wire):
    """The signed-in user. `opId` is absent for platform roles; `parentOpId` is present for brand users only. One who
    must change their password may do nothing else. `identityVersion` differs whenever their rights do.
    `closedMenuItems` are the pages, by path, that the menu leaves out for want of a permission. `startPage` is the
    path they land on after sign-in; without one it is their role's."""

    userCode: str
    nickname: Annotated[str, StaffName(unless="email")]
    email: str
    role: Annotated[Role, Field(strict=False)]
    opId: str | None = None
    parentOpId: str | None = None
    affId: str | None = None
    timezone: Annotated[str, Field(title="Time zone")]
    language: str
    roundReportNumbers: bool
    playerSubInfoType: Annotated[PlayerSubInfo, Field(strict=False)] = PlayerSubInfo.PLAYER_CODE
    permissions: list[str]
    mustChangePassword: bool = False
    identityVersion: str = ""
    closedMenuItems: list[str] = Field(default_factory=list)
    startPage: str | None = None


class OperatorOption(Wire):
    """An operator or brand that the user can see; a brand names its parent."""

    opId: str
    title: str
    parentOpId: str | None = None


class MeAnswer(Wire):
    user: Me
    operators: list[OperatorOption]


class SessionCheck(Wire):
    """`now` is the platform's clock; `isClockFrozen` says whether it stands still."""

    isBlocked: bool
    now: Instant
    isClockFrozen: bool = False


class PlatformCheck(SessionCheck):
    """The platform's response to a session check; `identityVersion` stays in the BFF, which asks who the user is when
    it is another than the user's."""

    identityVersion: str = ""


class OwnPasswordForm(PasswordForm):
    currentPassword: Annotated[
        str, Required("Current password is required."), MaxLength(256, "At most 256 characters.")
    ]

    @model_validator(mode="after")
    def _is_another(self) -> Self:
        if self.newPassword == self.currentPassword:
            raise field_error("newPassword", SAME_PASSWORD)
        return self


@cache
def _timezones() -> frozenset[str]:
    """The IANA names, without those that browsers do not know."""
    return frozenset(available_timezones() - {"Factory", "localtime"})


def _known_timezone(value: str) -> str:
    if value not in _timezones():
        raise PydanticCustomError("timezone", "Enter a time zone such as Europe/Malta.")
    return value


Timezone = Annotated[
    str,
    Required("Time zone is required."),
    MaxLength(64, "At most 64 characters."),
    AfterValidator(_known_timezone),
]


def _page_path(value: str) -> str:
    if value and not PAGE_PATH.fullmatch(value):
        raise PydanticCustomError("startPage", START_PAGE_EXPECTED)
    return value


PAGE_PATH = re.compile(r"(/[A-Za-z0-9_-]+)+")
START_PAGE_EXPECTED = "Enter the path of a page such as /quick-dashboard."
StartPage = Annotated[str, MaxLength(100, "At most 100 characters."), AfterValidator(_page_path)]


class Preferences(Wire):
    """User preferences. `timezone` is an IANA name, `language` one of `General.languages`; without
    `playerSubInfoType` or `startPage` these stay as they are. An empty `startPage` is none."""

    timezone: Timezone
    language: Annotated[str, Required("Language is required."), MaxLength(16, "At most 16 characters.")]
    roundReportNumbers: bool
    playerSubInfoType: Annotated[PlayerSubInfo, Field(strict=False)] | None = None
    startPage: StartPage | None = None


AREA = Area(
    "users",
    tags=frozenset({"Me"}),
    invalidates=frozenset({"Me"}),
    menu_items=("/user/profile", "/user/access"),
)

OPERATIONS = (
    AREA.read(
        "usersMe",
        "/api/users/me",
        "View your account and operators",
        data=MeAnswer,
        before_password_change=True,
        handler=Handler.REFRESH_IDENTITY,
    ),
    AREA.read(
        "usersMeCheck",
        "/api/users/me/check",
        "Check your session and the platform’s clock",
        data=SessionCheck,
        shared_cache_seconds=1,
        varies_by=frozenset(),
        blocked_field="isBlocked",
        version_field="identityVersion",
        stand_in=lambda now: SessionCheck(isBlocked=False, now=now),
        before_password_change=True,
        dialect=Dialect.BARE,
        poll=True,
        tags=frozenset(),
    ),
    AREA.write(
        "usersMeUpdate",
        "PUT",
        "/api/users/me",
        "Edit your preferences",
        origin=Origin.ASSUMED,
        body=Preferences,
        example=Example(body={"timezone": "Europe/Malta", "language": "en", "roundReportNumbers": False}),
        data=Me,
        success="Profile Updated!",
        dialect=Dialect.ERRORS_LIST,
    ),
    AREA.write(
        "usersMePassword",
        "POST",
        "/api/users/me/password",
        "Change your password",
        origin=Origin.ASSUMED,
        body=OwnPasswordForm,
        example=Example(
            body={
                "currentPassword": "not-the-password",
                "newPassword": "Another-2026",
                "passwordConfirm": "Another-2026",
            }
        ),
        success="Password updated!",
        failure="Failed to update password",
        before_password_change=True,
        takes_idempotency_key=False,
        body_limit=4 * 1024,
        proof_field="currentPassword",
        handler=Handler.CHANGE_PASSWORD,
    ),
)
