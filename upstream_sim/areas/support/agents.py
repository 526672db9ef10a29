"""Who may answer which tickets."""

from __future__ import annotations

from collections.abc import Iterator

from contracts.areas.support import AGENTS, TicketKind
from contracts.roles import PLATFORM_ADMINS, Permission
from upstream_sim.core.refusals import ValidationFailed
from upstream_sim.core.world.world import World
from upstream_sim.shared.tenants import visible
from upstream_sim.shared.users import USERS, Caller, User, staff

NO_AGENT = "This user cannot answer the ticket."


def tenants_of(caller: Caller, op_id: str | None) -> frozenset[str] | None:
    """The tenants whose agents are asked for: the one that is named, else those that the caller sees; None for all."""
    return caller.identity.tenants if op_id is None else frozenset({op_id})


def agents_of(world: World, tenants: frozenset[str] | None, kind: TicketKind) -> Iterator[User]:
    """The users who may answer tickets of any of these tenants."""
    return (user for user in staff(world) if may_answer(world, user, tenants, kind))


def may_answer(world: World, user: User, tenants: frozenset[str] | None, kind: TicketKind) -> bool:
    roles = PLATFORM_ADMINS if kind is TicketKind.TECH else AGENTS
    if user.isBlocked or user.role not in roles or Permission.SUPPORT_WRITE not in user.permissions:
        return False
    seen = visible(world, user.role, user.opId)
    return seen is None or tenants is None or not seen.isdisjoint(tenants)


def agent_for(world: World, user_code: str, op_id: str, kind: TicketKind) -> User:
    """The user, who may answer the tenant's tickets. Raises ValidationFailed."""
    user = world.table(USERS).get(user_code)
    if user is None or user.deletedAt is not None or not may_answer(world, user, frozenset({op_id}), kind):
        raise ValidationFailed("userCode", NO_AGENT)
    return user
