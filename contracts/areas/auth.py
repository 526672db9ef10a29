"""Signing in and out, and where one is signed in. The platform's own sign-in is not in the specification."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from contracts.area import Area
from contracts.areas.users import Me, OperatorOption
from contracts.fields import Instant
from contracts.operation import Dialect, Example, Handler, Origin
from contracts.rules import MaxLength, Pattern, Required
from contracts.texts import BAD_CREDENTIALS
from contracts.wire import Wire, WireQuery


class Credentials(Wire):
    """What a user signs in with; `world` picks one of the simulated platform's worlds."""

    email: Annotated[str, Required("Email is required."), MaxLength(254, "At most 254 characters.")]
    password: Annotated[str, Required("Password is required."), MaxLength(256, "At most 256 characters.")]
    world: Annotated[str, Pattern("[A-Za-z0-9_-]{1,64}", "Enter the name of a world.")] | None = None


class SignedIn(Wire):
    """What the browser gets."""

    user: Me
    operators: list[OperatorOption]


class PlatformSession(SignedIn):
    """What the platform answers to a sign-in; `token` and `realm` stay in the BFF's store."""

    token: str
    realm: str = ""


class SignedInSession(Wire):
    """Where the account is signed in. `_id` is a handle that ends the session and is good for nothing
    else; `userAgent` names browser and system; `lastSeenAt` is the last request of the user's own."""

    id: str = Field(alias="_id")
    createdAt: Instant
    lastSeenAt: Instant
    address: str
    userAgent: str
    isCurrent: bool


class SignedInSessions(Wire):
    """The one in use first, then the latest used."""

    sessions: list[SignedInSession]


class SessionKey(WireQuery):
    sessionId: Annotated[str, Required("Choose a session.")]


class NoSessionKey(WireQuery):
    """Nothing is chosen: all of them are meant."""


class EndedSessions(Wire):
    """How many ended at the console. The platform is being told of `pendingCount`; of `notToldCount` it
    will not be told, since too many wait: there they end by its own limits."""

    endedCount: int
    pendingCount: int
    notToldCount: int


class ChangesQuery(WireQuery):
    """`since` is the cursor of the answer before; without it the answer is a cursor alone."""

    since: Annotated[str, MaxLength(200, "At most 200 characters.")] | None = None


class IdentityChange(Wire):
    """A user who was made or deleted, blocked or let in again, or whose role, operator, permissions or
    password is another; without `userCode` it may be anybody of the realm. `isSignedOut`: whether the
    platform ended the user's sessions."""

    realm: str
    userCode: str | None = None
    isSignedOut: bool = False


class IdentityChanges(Wire):
    """What changed since the cursor; `isComplete` is false where that is not known any more, so that
    anybody may have changed."""

    cursor: str
    isComplete: bool
    changes: list[IdentityChange]


SESSIONS = frozenset({"Session"})

AREA = Area("auth", tags=SESSIONS)

OPERATIONS = (
    AREA.write(
        "authLogin",
        "POST",
        "/api/auth/login",
        "Sign in",
        origin=Origin.ASSUMED,
        public=True,
        body=Credentials,
        example=Example(body={"email": "admin@aurora.test", "password": "Pitboss-2026"}),
        data=SignedIn,
        failure=BAD_CREDENTIALS,
        takes_idempotency_key=False,
        is_repeatable=True,
        body_limit=4 * 1024,
        handler=Handler.SIGN_IN,
        dialect=Dialect.ENVELOPE,
    ),
    AREA.write(
        "authLogout",
        "GET",
        "/api/auth/logout",
        "Sign out",
        takes_idempotency_key=False,
        is_repeatable=True,
        handler=Handler.SIGN_OUT,
    ),
    AREA.read(
        "authSessions",
        "/api/auth/sessions",
        "List your active sessions",
        origin=Origin.ASSUMED,
        data=SignedInSessions,
        handler=Handler.SESSIONS,
    ),
    AREA.write(
        "authSessionEnd",
        "DELETE",
        "/api/auth/sessions",
        "Sign out one of your sessions",
        origin=Origin.ASSUMED,
        query=SessionKey,
        when_present=frozenset({"sessionId"}),
        example=Example(query={"sessionId": "5b1c9f"}),
        data=EndedSessions,
        success="Session Ended!",
        takes_idempotency_key=False,
        handler=Handler.END_SESSION,
        invalidates=SESSIONS,
    ),
    AREA.write(
        "authSessionsEnd",
        "DELETE",
        "/api/auth/sessions",
        "Sign out of all your sessions",
        origin=Origin.ASSUMED,
        query=NoSessionKey,
        when_absent=frozenset({"sessionId"}),
        data=EndedSessions,
        returns_envelope=True,
        takes_idempotency_key=False,
        handler=Handler.END_SESSIONS,
        invalidates=SESSIONS,
    ),
    AREA.read(
        "authSessionChanges",
        "/api/sessions/changes",
        "List users changed since a cursor, for the console itself under its service token",
        origin=Origin.ASSUMED,
        roles=frozenset(),
        query=ChangesQuery,
        data=IdentityChanges,
        handler=Handler.IDENTITY_FEED,
        tags=frozenset(),
        time_limit=2.0,
    ),
)
