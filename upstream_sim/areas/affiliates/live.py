"""The profits that affiliates claim by themselves."""

from __future__ import annotations

from contextlib import suppress

from upstream_sim.areas.affiliate_billing.claims import claimable_by
from upstream_sim.areas.affiliates.events import AffiliateClaims, affiliate_claims
from upstream_sim.core.refusals import ValidationFailed
from upstream_sim.core.rng import Rng
from upstream_sim.core.world.world import World
from upstream_sim.shared.affiliates import AFFILIATES
from upstream_sim.shared.live import by_tenants, note

RATE = 0.3


@by_tenants("affiliateClaim", rate=lambda _tenant, _players: RATE)
def claim(world: World, rng: Rng, op_id: str) -> None:
    """One of those to whom something is owed claims all of it."""
    present = [each for each in world.table(AFFILIATES).where(opId=op_id) if each.deletedAt is None]
    owed = [each for each in present if claimable_by(world, each.affId) > 0]
    if not owed:
        return
    chosen = rng.choice(owed)
    with suppress(ValidationFailed):  # all months are in claims, or the account is blocked
        made = affiliate_claims(world, AffiliateClaims(affId=chosen.affId))
        note(world, "affiliateClaims", op_id, None, f"{chosen.affTitle} claimed {made['amountInUSD']:,f} USD")
