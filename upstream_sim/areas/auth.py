"""Signing in and out at the platform."""

from __future__ import annotations

from typing import Any

from contracts.areas.auth import Credentials, PlatformSession, ProofForm
from contracts.texts import BLOCKED
from upstream_sim.areas.users import me_answer
from upstream_sim.core.clock import instant
from upstream_sim.core.refusals import BadCredentials, Denied
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.world.world import World
from upstream_sim.shared.passwords import confirm_password, own_user
from upstream_sim.shared.sign_ins import add_activity, session_began, session_ended, sign_in_refused
from upstream_sim.shared.users import Caller, User, caller_of, user_by_email


def _who_signs_in(world: World, _caller: None, command: Command[None, Credentials]) -> tuple[User | None, str]:
    return user_by_email(world, command.body.email), command.body.password


@handles("authLogin", data=PlatformSession, checks=_who_signs_in)
def login(world: World, _caller: None, command: Command[None, Credentials]) -> dict[str, Any]:
    """The token and the user. Raises BadCredentials for unknown and wrong alike, Denied for a blocked user. Each
    attempt of a known user is an activity."""
    user = user_by_email(world, command.body.email)
    if user is None or command.checked is None or not command.checked.is_right:
        if user is not None:
            add_activity(world, user, command.request_id, sign_in_refused(user, "wrong password"))
        raise BadCredentials
    if user.isBlocked:
        add_activity(world, user, command.request_id, sign_in_refused(user, "blocked"))
        raise Denied(BLOCKED)
    token = world.tokens.issue(user.userCode)
    add_activity(world, user, command.request_id, session_began(user))
    return {"token": token, "realm": world.realm, **me_answer(world, caller_of(world, user))}


@handles("authLogout", allow_blocked=True)
def logout(world: World, caller: Caller, _command: Command) -> None:
    world.tokens.end(caller.token)
    add_activity(world, caller.user, caller.request_id, session_ended(caller.user))


def _who_proves(world: World, caller: Caller, command: Command[None, ProofForm]) -> tuple[User | None, str]:
    return own_user(world, caller), command.body.password


@handles("authProve", checks=_who_proves)
def prove(world: World, caller: Caller, command: Command[None, ProofForm]) -> dict[str, Any]:
    """The instant. Raises what `confirm_password` does."""
    return {"provedAt": instant(confirm_password(world, caller, command, "password"))}
