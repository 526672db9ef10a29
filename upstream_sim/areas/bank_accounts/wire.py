"""Bank accounts on the wire."""

from __future__ import annotations

from typing import Any

from upstream_sim.areas.bank_accounts.records import BankAccount, is_own_name
from upstream_sim.core.world import World
from upstream_sim.shared.players import PLAYERS
from upstream_sim.shared.reviews import review_to_wire


def to_wire(world: World, account: BankAccount) -> dict[str, Any]:
    """`BankAccount`."""
    player = world.table(PLAYERS).get(account.playerCode)
    is_matching = player is not None and is_own_name(account.nameOnCard, player)
    fields = review_to_wire(world, account, hidden=("playerCode", "isTest", "updatedBy"))
    return {**fields, "isNameMatching": is_matching}
