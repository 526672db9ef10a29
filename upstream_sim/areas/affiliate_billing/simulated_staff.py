"""How simulated staff pay what affiliates claim."""

from __future__ import annotations

from datetime import timedelta

from contracts.areas.affiliate_billing import AffiliatePaymentForm
from contracts.areas.affiliates.claims import AffiliateClaimStatus
from upstream_sim.areas.affiliate_billing.claims import CLAIMS, AffiliateClaim, decide
from upstream_sim.areas.affiliate_billing.commands import pay
from upstream_sim.core.rng import Rng
from upstream_sim.core.serving.handlers import Command
from upstream_sim.core.world.world import World
from upstream_sim.shared.simulated_staff import decided_by_staff
from upstream_sim.shared.users import Caller, staff_at

REJECTED = 0.1
REJECTION = "The figures of this month were questioned. Please claim again."
TITLE, PAYER = "Payout of a claim", "Bank transfer"


def _delay(rng: Rng) -> timedelta:
    """About a day, as in the history."""
    return timedelta(seconds=rng.randint(12 * 3600, 36 * 3600))


@decided_by_staff(
    "affiliateClaims",
    "affiliate's claim",
    CLAIMS,
    {"status": AffiliateClaimStatus.CLAIMED},
    _delay,
    looks=lambda claim: (claim.affId,),
    began=lambda claim: claim.claimedAt,
)
def decide_claim(world: World, caller: Caller, claim: AffiliateClaim, rng: Rng) -> str:
    """Pays it, unless the affiliate's account is blocked, or its figures are questioned."""
    accounts = (user for user in staff_at(world, claim.opId) if user.affId == claim.affId)
    if any(user.isBlocked for user in accounts) or rng.random() < REJECTED:
        with caller.change(world) as change:
            decide(change, claim, AffiliateClaimStatus.REJECTED, note=REJECTION)
        return "rejected"
    form = AffiliatePaymentForm(
        affId=claim.affId,
        claimId=claim.claimId,
        title=TITLE,
        paidBy=PAYER,
        amountInUSD=claim.amountInUSD,
        reference=f"PAY-{claim.claimId}",
    )
    pay(world, caller, Command(None, form, None))
    return "paid"
