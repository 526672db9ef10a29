"""Signing in and out at the platform."""

from __future__ import annotations

from typing import Any

from contracts.areas.auth import Credentials, PlatformSession
from upstream_sim.areas.users import me_answer
from upstream_sim.people import Caller, caller_of, knows, user_by_email
from upstream_sim.refusals import BadCredentials, Denied
from upstream_sim.serving import Command, serves
from upstream_sim.world import World


@serves("authLogin", data=PlatformSession)
def login(world: World, _caller: None, command: Command) -> dict[str, Any]:
    """Unknown and wrong are answered alike; a blocked user is denied."""
    credentials: Credentials = command.body
    user = user_by_email(world, credentials.email)
    if not knows(user, credentials.password) or user is None:
        raise BadCredentials
    if user.isBlocked:
        raise Denied
    token = world.tokens.issue(user.userCode)
    return {"token": token, "realm": world.realm, **me_answer(world, caller_of(world, user))}


@serves("authLogout", blocked_too=True)
def logout(world: World, caller: Caller, _command: Command) -> None:
    world.tokens.end(caller.token)
