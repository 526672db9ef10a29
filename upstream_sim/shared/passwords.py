"""Passwords that are given again by whoever is signed in."""

from __future__ import annotations

from typing import Any

from contracts.texts import TOO_MANY_PROOFS, WRONG_PASSWORD
from upstream_sim.core.refusals import NotSignedIn, ValidationFailed
from upstream_sim.core.serving.handlers import Command
from upstream_sim.core.world.world import World
from upstream_sim.shared.sign_ins import add_activity, proof_failed
from upstream_sim.shared.users import USERS, Caller, User


def own_user(world: World, caller: Caller) -> User | None:
    """The caller as they are now."""
    return world.table(USERS).get(caller.user.userCode)


def confirm_password(world: World, caller: Caller, command: Command[Any, Any, Any], field: str) -> float:
    """When the caller's session was proved anew: now. Raises ValidationFailed where the password in this field was
    wrong, NotSignedIn for one too many, with which the session is over. Each wrong one is an activity."""
    if command.checked is not None and command.checked.is_right:
        return world.tokens.prove(caller.token)
    is_over = world.tokens.fail_proof(caller.token)
    add_activity(world, caller.user, caller.request_id, proof_failed(caller.user))
    raise NotSignedIn(TOO_MANY_PROOFS) if is_over else ValidationFailed(field, WRONG_PASSWORD)
