"""Identity documents on the wire."""

from __future__ import annotations

from typing import Any

from upstream_sim.areas.kyc.records import Document
from upstream_sim.core.world import World
from upstream_sim.shared.players import PLAYERS
from upstream_sim.shared.reviews import review_to_wire


def to_wire(world: World, document: Document) -> dict[str, Any]:
    """`KycDocument`."""
    player = world.table(PLAYERS).get(document.playerCode)
    fields = review_to_wire(world, document, hidden=("playerCode", "isTest", "updatedBy"))
    return {**fields, "isPlayerVerified": bool(player and player.isVerified)}
