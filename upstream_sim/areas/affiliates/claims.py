"""What affiliates claimed, and rejecting it. Paying is affiliate billing's."""

from __future__ import annotations

from typing import Any

from contracts.areas.affiliates.claims import AffiliateClaimDecision, AffiliateClaimStatus, ClaimHistoryRequest
from contracts.areas.affiliates.reports import AffiliateReportKey
from contracts.roles import Role
from upstream_sim.areas.affiliate_billing.claims import CLAIMS, AffiliateClaim, decide
from upstream_sim.areas.affiliate_billing.records import RECORDS
from upstream_sim.areas.affiliates.reports import named_once
from upstream_sim.areas.affiliates.statements import claimed_month_to_wire
from upstream_sim.areas.affiliates.wire import titles_of
from upstream_sim.core.refusals import AlreadyDecided
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.tables.schema import period
from upstream_sim.core.world.world import World
from upstream_sim.shared.affiliates import named_affiliate
from upstream_sim.shared.records import operator_title, record_to_wire, require_revision, visible_record
from upstream_sim.shared.tenants import selected
from upstream_sim.shared.users import Caller

CLAIM_GONE = "Claim not found."
MOST = 1000
NOT_SHOWN = ("updatedAt", "updatedBy")


@handles("affiliateClaimHistory")
def history(
    world: World, caller: Caller, command: Command[AffiliateReportKey, ClaimHistoryRequest]
) -> list[dict[str, Any]]:
    """The claims that the caller sees, the newest first, at most a thousand. Raises NotFound, Denied and
    ValidationFailed."""
    key, body = command.query, command.body
    aff_id, op_id = named_once(key.affId, body.affId), key.opId or body.opId
    filters: dict[str, Any] = {} if body.status is None else {"status": body.status}
    if aff_id is not None or caller.identity.role is Role.AFFILIATE:
        filters["affId"] = named_affiliate(world, caller, aff_id, op_id).affId
    tenants = selected(world, caller.identity.opId, op_id, include_brands=True)
    if tenants is not None:
        filters["opId"] = tenants
    within = period(body.since, body.until)
    found = [each for each in world.table(CLAIMS).where(**filters) if within is None or each.claimedAt in within]
    found.sort(key=lambda claim: (claim.claimedAt, claim.claimId), reverse=True)
    shown = [to_wire(world, claim) for claim in found[:MOST]]
    if caller.identity.role is Role.AFFILIATE:  # who of the staff decided is not theirs to know
        return [{**claim, "decidedBy": None} for claim in shown]
    return shown


@handles("affiliateClaimReject")
def reject(world: World, caller: Caller, command: Command[None, AffiliateClaimDecision]) -> dict[str, Any]:
    """The rejected claim, whose months are free again. Raises NotFound, StaleRecord, and AlreadyDecided for one that
    was paid or rejected."""
    form = command.body
    claim = visible_record(world, caller, CLAIMS, form.claimId, CLAIM_GONE)
    if claim.status is not AffiliateClaimStatus.CLAIMED and claim.decidedAt is not None:
        message = f"This claim was {claim.status.lower()} already."
        raise AlreadyDecided(message, to_wire(world, claim), claim.decidedBy, claim.decidedAt)
    require_revision(claim, command.revision, to_wire(world, claim))
    with caller.change(world) as change:
        claim = decide(change, claim, AffiliateClaimStatus.REJECTED, note=form.note.strip())
    return to_wire(world, claim)


def to_wire(world: World, claim: AffiliateClaim) -> dict[str, Any]:
    """`AffiliateClaim` on the wire."""
    records = world.table(RECORDS)
    months = [record for record_id in claim.months if (record := records.get(record_id))]
    return {
        **record_to_wire(claim, hidden=NOT_SHOWN),
        "affTitle": titles_of(world, [claim.affId]).get(claim.affId, claim.affId),
        "opTitle": operator_title(world, claim.opId),
        "months": [claimed_month_to_wire(record) for record in months],
    }
