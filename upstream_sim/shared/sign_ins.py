"""The activities of signing in and out, and of passwords that were wrong."""

from __future__ import annotations

from typing import Any

from contracts.areas.activities import ActivityAction, ActivityArea
from upstream_sim.core.history.audit import Actor
from upstream_sim.core.world.world import World
from upstream_sim.shared.users import User

SESSION = "Session"
FAILED_SIGN_IN = "Failed sign-in"
FAILED_PROOF = "Failed password check"


def session_began(user: User) -> dict[str, Any]:
    """The activity of a sign-in."""
    return _about(user, SESSION, ActivityAction.CREATED, after={"email": user.email})


def session_ended(user: User) -> dict[str, Any]:
    return _about(user, SESSION, ActivityAction.DELETED, before={"email": user.email})


def sign_in_refused(user: User, reason: str) -> dict[str, Any]:
    return _about(user, FAILED_SIGN_IN, ActivityAction.CREATED, after={"email": user.email, "reason": reason})


def proof_failed(user: User) -> dict[str, Any]:
    return _about(user, FAILED_PROOF, ActivityAction.CREATED, after={"email": user.email})


def _about(
    user: User,
    kind: str,
    action: ActivityAction,
    *,
    before: dict[str, Any] | None = None,
    after: dict[str, Any] | None = None,
) -> dict[str, Any]:
    return {
        "area": ActivityArea.AUTH,
        "action": action,
        "opId": user.opId,
        "recordKind": kind,
        "recordId": user.userCode,
        "recordTitle": user.email,
        "before": before,
        "after": after,
    }


def add_activity(world: World, user: User, request_id: str, what: dict[str, Any]) -> None:
    """Writes it in the user's own name."""
    with world.change(Actor(user.userCode, user.nickname, user.role), request_id) as change:
        change.add_activity(**what)
