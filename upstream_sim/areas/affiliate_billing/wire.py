"""Profits and payments on the wire."""

from __future__ import annotations

from typing import Any

from contracts.areas.billing_v1 import MONTH_NAMES
from upstream_sim.areas.affiliate_billing.claims import claim_paid_by
from upstream_sim.areas.affiliate_billing.records import AffiliateRecord
from upstream_sim.core.world.world import World
from upstream_sim.shared.records import record_to_wire


def to_wire(world: World, record: AffiliateRecord) -> dict[str, Any]:
    """`AffiliateRecord` on the wire."""
    claim = claim_paid_by(world, record.id)
    month = MONTH_NAMES[record.month - 1]
    return {**record_to_wire(record), "month": month, "claimId": claim.claimId if claim else None}
