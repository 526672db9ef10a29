"""The sessions of staff accounts."""

from __future__ import annotations

import hashlib
from typing import Any

from contracts.areas.admin_sessions import AdminSessionsEnd
from contracts.areas.admins import AdminPath
from upstream_sim.core.calls.tokens import LIFETIME, Token
from upstream_sim.core.clock import instant
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.world.world import World
from upstream_sim.shared.sign_ins import session_ended
from upstream_sim.shared.staff import StaffAct, account_of, require_act
from upstream_sim.shared.users import Caller


@handles("adminSessions")
def sessions(world: World, caller: Caller, command: Command[None, None, AdminPath]) -> dict[str, Any]:
    """Raises NotFound, for an account that is deleted or another tenant's, too."""
    user = account_of(world, caller, command.path.userCode)
    found = world.tokens.of_user(user.userCode).items()
    return {"sessions": [_to_wire(token, entry, caller) for token, entry in reversed(found)]}


@handles("adminSessionsEnd")
def end_sessions(world: World, caller: Caller, command: Command[None, AdminSessionsEnd]) -> None:
    """Raises NotFound, Denied and RecordLocked."""
    user = account_of(world, caller, command.body.adminId)
    require_act(world, caller, user, StaffAct.END_SESSIONS)
    with caller.change(world) as change:
        change.add_activity(**session_ended(user))
        change.end_sessions(user.userCode)


def _to_wire(token: str, entry: Token, caller: Caller) -> dict[str, Any]:
    """A session without its token."""
    return {
        "_id": hashlib.sha256(token.encode()).hexdigest()[:16],
        "createdAt": instant(entry.until - LIFETIME),
        "provedAt": instant(entry.proved_at),
        "expiresAt": instant(entry.until),
        "isCurrent": token == caller.token,
    }
