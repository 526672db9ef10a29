"""Signing in and out at the platform."""

from __future__ import annotations

from typing import Any

from contracts.areas.activities import ActivityAction, ActivityArea
from contracts.areas.auth import Credentials, PlatformSession
from upstream_sim.areas.users import me_answer
from upstream_sim.core.audit import Actor
from upstream_sim.core.handlers import Command, handles
from upstream_sim.core.refusals import BadCredentials, Denied
from upstream_sim.core.world import World
from upstream_sim.shared.users import Caller, User, caller_of, check_password, user_by_email

SESSION = "Session"
FAILED_SIGN_IN = "Failed sign-in"


@handles("authLogin", data=PlatformSession)
def login(world: World, _caller: None, command: Command[None, Credentials]) -> dict[str, Any]:
    """The token and the user. Raises BadCredentials for unknown and wrong alike, Denied for a blocked user. Each
    attempt of a known user is an activity."""
    credentials = command.body
    user = user_by_email(world, credentials.email)
    if not check_password(user, credentials.password) or user is None:
        if user is not None:
            _add_activity(world, user, command.request_id, sign_in_refused(user, "wrong password"))
        raise BadCredentials
    if user.isBlocked:
        _add_activity(world, user, command.request_id, sign_in_refused(user, "blocked"))
        raise Denied
    token = world.tokens.issue(user.userCode)
    _add_activity(world, user, command.request_id, session_began(user))
    return {"token": token, "realm": world.realm, **me_answer(world, caller_of(world, user))}


@handles("authLogout", allow_blocked=True)
def logout(world: World, caller: Caller, _command: Command) -> None:
    world.tokens.end(caller.token)
    _add_activity(world, caller.user, caller.request_id, session_ended(caller.user))


def session_began(user: User) -> dict[str, Any]:
    """The activity of a sign-in."""
    return _about(user, SESSION, ActivityAction.CREATED, after={"email": user.email})


def session_ended(user: User) -> dict[str, Any]:
    return _about(user, SESSION, ActivityAction.DELETED, before={"email": user.email})


def sign_in_refused(user: User, reason: str) -> dict[str, Any]:
    return _about(user, FAILED_SIGN_IN, ActivityAction.CREATED, after={"email": user.email, "reason": reason})


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


def _add_activity(world: World, user: User, request_id: str, what: dict[str, Any]) -> None:
    with world.change(Actor(user.userCode, user.nickname, user.role), request_id) as change:
        change.add_activity(**what)
