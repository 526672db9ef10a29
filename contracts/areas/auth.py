"""Sign-in, sign-out and the active sessions of an account. The specification does not define the platform's sign-in."""

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
    """Sign-in data. `world` selects a world of a simulated platform."""

    email: Annotated[str, Required("Email is required."), MaxLength(254, "At most 254 characters.")]
    password: Annotated[str, Required("Password is required."), MaxLength(256, "At most 256 characters.")]
    world: Annotated[str, Pattern("[A-Za-z0-9_-]{1,64}", "Enter the name of a world.")] | None = None


class SignedIn(Wire):
    """The result of signing in, as the browser receives it."""

    user: Me
    operators: list[OperatorOption]


class PlatformSession(SignedIn):
    """The platform's response to a sign-in; `token` and `realm` stay in the BFF."""

    token: str
    realm: str = ""


class SignedInSession(Wire):
    """An active session of the account. `_id` is a handle for ending it; `userAgent` names browser and system;
    `lastSeenAt` is the last request that the user made, not counting polls."""

    id: str = Field(alias="_id")
    createdAt: Instant
    lastSeenAt: Instant
    address: str
    userAgent: str
    isCurrent: bool


class SignedInSessions(Wire):
    """Active sessions: the current one first, then by latest use."""

    sessions: list[SignedInSession]


class SessionKey(WireQuery):
    sessionId: Annotated[str, Required("Choose a session.")]


class NoSessionKey(WireQuery):
    """Nothing is chosen: all of them are meant."""


class EndedSessions(Wire):
    """The number of sessions ended at the console. The platform is still being informed of `pendingCount` of
    them; `notQueuedCount` could not be queued and end at the platform by its own limits."""

    endedCount: int
    pendingCount: int
    notQueuedCount: int


class ProofForm(Wire):
    """The user's password, given again."""

    password: Annotated[str, Required("Password is required."), MaxLength(256, "At most 256 characters.")]


class Proof(Wire):
    """When the password was found right, in real time."""

    provedAt: Instant


class ChangesQuery(WireQuery):
    """`since` is the cursor of the answer before; without it the answer is a cursor alone."""

    since: Annotated[str, MaxLength(200, "At most 200 characters.")] | None = None


class IdentityChange(Wire):
    """A user who was created, deleted, blocked or unblocked, or whose role, operator, permissions or password
    changed. Without `userCode` it may be any user of the realm. `isSignedOut`: whether the platform ended the
    user's sessions."""

    realm: str
    userCode: str | None = None
    isSignedOut: bool = False


class IdentityChanges(Wire):
    """The changes since the cursor. `isComplete` is false if the platform no longer has all of them; then any
    user may have changed."""

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
        before_password_change=True,
        handler=Handler.SIGN_OUT,
    ),
    AREA.write(
        "authProve",
        "POST",
        "/api/auth/prove",
        "Confirm your password",
        origin=Origin.ASSUMED,
        body=ProofForm,
        example=Example(body={"password": "Pitboss-2026"}),
        data=Proof,
        takes_idempotency_key=False,
        is_repeatable=True,
        body_limit=4 * 1024,
        proof_field="password",
        handler=Handler.PROVE,
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
        "List the users that have changed since a cursor; for the console's own service token",
        origin=Origin.ASSUMED,
        roles=frozenset(),
        query=ChangesQuery,
        data=IdentityChanges,
        handler=Handler.IDENTITY_FEED,
        tags=frozenset(),
        time_limit=2.0,
    ),
)
