"""Where a staff account is signed in at the platform, and ending it."""

from pydantic import Field

from contracts.areas.admins import ACCOUNT_PATH, AREA, PATH, PROOF_SECONDS, SESSIONS, AdminId, AdminPath
from contracts.fields import Instant
from contracts.operation import Example, Origin
from contracts.wire import Wire


class AdminSessionsEnd(Wire):
    """Ends every session of an account."""

    adminId: AdminId


class AdminSession(Wire):
    """A session of an account at the platform, in real time: when it began, when the password was given last, and when
    it ends by itself."""

    id: str = Field(alias="_id")
    createdAt: Instant
    provedAt: Instant
    expiresAt: Instant
    isCurrent: bool


class AdminSessions(Wire):
    """The open sessions of an account, the latest first."""

    sessions: list[AdminSession]


OPERATIONS = (
    AREA.read(
        "adminSessions",
        f"{ACCOUNT_PATH}/sessions",
        "List the open sessions of a staff account",
        origin=Origin.ASSUMED,
        path_params=AdminPath,
        data=AdminSessions,
        tags=SESSIONS,
    ),
    AREA.write(
        "adminSessionsEnd",
        "POST",
        f"{PATH}/end-sessions",
        "Sign a staff account out everywhere",
        origin=Origin.ASSUMED,
        proof_seconds=PROOF_SECONDS,
        ends_sessions_of="adminId",
        body=AdminSessionsEnd,
        example=Example(body={"adminId": "nobody-1001"}),
        invalidates=SESSIONS | {"Activity"},
        success="User signed out everywhere!",
        failure="The sessions were not ended. Please try again.",
    ),
)
