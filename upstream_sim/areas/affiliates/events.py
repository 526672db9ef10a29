"""What affiliates do by themselves, in a portal of their own: they claim their profits."""

from __future__ import annotations

from typing import Annotated, Any

from contracts.fields import FromTo
from contracts.rules import Required
from upstream_sim.areas.affiliate_billing.claims import claim_months
from upstream_sim.core.refusals import ValidationFailed
from upstream_sim.core.serving.events import event
from upstream_sim.core.world.world import World
from upstream_sim.shared.affiliates import AFFILIATES
from upstream_sim.shared.users import USERS

NO_AFFILIATE = "There is no such affiliate who may claim."


class AffiliateClaims(FromTo):
    """An affiliate claims the profits of the closed months that lie wholly in the period and that no claim holds; of
    all of them where no period is given."""

    affId: Annotated[str, Required("Affiliate is required.")]


@event("affiliateClaims", AffiliateClaims)
def affiliate_claims(world: World, body: AffiliateClaims) -> dict[str, Any]:
    """The claim. Raises ValidationFailed for an affiliate who is not there, deleted or blocked, and where there is
    nothing to claim."""
    affiliate = world.table(AFFILIATES).get(body.affId)
    user = world.table(USERS).get(affiliate.userCode) if affiliate else None
    if affiliate is None or affiliate.deletedAt is not None or user is None or user.isBlocked:
        raise ValidationFailed("affId", NO_AFFILIATE)
    with world.change() as change:
        claim = claim_months(change, affiliate, body.since, body.until)
    return {"claimId": claim.claimId, "amountInUSD": claim.amountInUSD}
