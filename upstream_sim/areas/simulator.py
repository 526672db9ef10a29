"""Who can sign in to a world."""

from __future__ import annotations

from typing import Any

from upstream_sim.people import PASSWORD, USERS, User
from upstream_sim.serving import Command, serves
from upstream_sim.tenants import OPERATORS
from upstream_sim.world import World


@serves("simulatorAccounts")
def accounts(world: World, _caller: None, _command: Command) -> dict[str, Any]:
    return accounts_of(world)


def accounts_of(world: World) -> dict[str, Any]:
    people = world.table(USERS).all()
    return {
        "accounts": [{"email": user.email, "role": user.role, "at": place_of(world, user)} for user in people],
        "password": PASSWORD,
    }


def place_of(world: World, user: User) -> str:
    if user.opId is None:
        return "platform"
    operator = world.table(OPERATORS).get(user.opId)
    return f"{'brand' if operator and operator.parentOpId else 'operator'} {user.opId}"
