"""How passwords are kept and checked."""

from __future__ import annotations

import hashlib
import hmac

from contracts.texts import TOO_MANY_PROOFS, WRONG_PASSWORD
from upstream_sim.core.refusals import NotSignedIn, ValidationFailed
from upstream_sim.core.world import World
from upstream_sim.shared.sign_ins import add_activity, proof_failed
from upstream_sim.shared.users import Caller, User


def hash_password(password: str, user_code: str) -> str:
    """A cheap hash: the password of a simulated platform is published."""
    return hashlib.sha256(f"{user_code}:{password}".encode()).hexdigest()


def check_password(user: User | None, password: str) -> bool:
    """Whether this is the user's password; takes as long for an unknown user as for a known one."""
    expected = user.passwordHash if user else ""
    return hmac.compare_digest(expected, hash_password(password, user.userCode if user else ""))


def confirm_password(world: World, caller: Caller, field: str, password: str) -> float:
    """When the caller's session was proved anew: now. Raises ValidationFailed for a wrong password in this field,
    NotSignedIn for one too many, with which the session is over. Each wrong one is an activity."""
    if check_password(caller.user, password):
        return world.tokens.prove(caller.token)
    is_over = world.tokens.fail_proof(caller.token)
    add_activity(world, caller.user, caller.request_id, proof_failed(caller.user))
    raise NotSignedIn(TOO_MANY_PROOFS) if is_over else ValidationFailed(field, WRONG_PASSWORD)
