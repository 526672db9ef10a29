"""Which of the two programmes a player counts in: a partner's, or that of the player who referred them. Never both: a
player whom a partner brought counts in nothing of the referral programme, whoever else referred them."""

from __future__ import annotations

from typing import Any

from upstream_sim.core.world.world import World
from upstream_sim.shared.players import PLAYERS, Player


def referrer_code(player: Player) -> str | None:
    """The code of the player in whose programme this one counts; None for whom a partner brought, and who came by
    themselves."""
    return player.refId if player.affId is None else None


def referred_by(world: World, code: str, **filters: Any) -> list[Player]:
    """The players who count in the programme of a referring player, test players and deleted ones, too."""
    return list(world.table(PLAYERS).where(refId=code, affId=None, **filters))
