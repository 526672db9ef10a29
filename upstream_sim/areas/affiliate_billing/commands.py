"""Payments to affiliates: recorded, changed and deleted."""

from __future__ import annotations

from typing import Any

import msgspec

from contracts import request_texts
from contracts.areas.affiliate_billing import (
    AFFILIATE_NOT_FOUND,
    AffiliatePaymentEdit,
    AffiliatePaymentForm,
    AffiliatePaymentKey,
    AffiliateRecordType,
)
from contracts.areas.affiliates.claims import AffiliateClaimStatus
from upstream_sim.areas.affiliate_billing.claims import claim_to_pay, decide, reopen, require_amount_kept
from upstream_sim.areas.affiliate_billing.queries import visible_affiliate_record
from upstream_sim.areas.affiliate_billing.records import RECORDS, AffiliateRecord
from upstream_sim.areas.affiliate_billing.wire import to_wire
from upstream_sim.areas.billing_v1.queries import RECORD_GONE
from upstream_sim.areas.billing_v1.record_writes import period_of, require_usual_date
from upstream_sim.areas.billing_v1.records import Person
from upstream_sim.core.refusals import NotFound, RecordLocked, ValidationFailed
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.world.world import World
from upstream_sim.shared.affiliates import AFFILIATES, Affiliate
from upstream_sim.shared.records import require_revision
from upstream_sim.shared.users import Caller

ANOTHER_OPERATOR = "This payment belongs to another operator."
ANOTHER_AFFILIATE = "This payment belongs to another affiliate."
PROFIT_KEPT = "This is what a month came to: a profit is never deleted."


@handles("affiliateBillingPaymentAdd")
def pay(world: World, caller: Caller, command: Command[None, AffiliatePaymentForm]) -> Any:
    """The new payment, which pays the claim that it names. Raises ValidationFailed, for another tenant's affiliate as
    for an unknown one, and ConfirmationRequired."""
    form = command.body
    affiliate = _affiliate(world, caller, form.affId)
    if form.parentOpId not in (None, affiliate.parentOpId):
        raise ValidationFailed("parentOpId", request_texts.NOT_THE_PARENT)
    claim = claim_to_pay(world, affiliate, form.claimId, form.amountInUSD)
    require_usual_date(world, form.issuedAt, form.acknowledged)
    now, user = world.now(), Person.of(caller.actor)
    issued_at = form.issuedAt or now
    with caller.change(world) as change:
        payment = AffiliateRecord(
            id=world.new_id("afr"),
            type=AffiliateRecordType.PAYMENT,
            affId=affiliate.affId,
            affTitle=affiliate.affTitle,
            opId=affiliate.opId,
            opTitle=affiliate.opTitle,
            parentOpId=affiliate.parentOpId,
            amountInUSD=form.amountInUSD,
            title=form.title,
            reference=form.reference,
            description=form.description or "",
            paidBy=form.paidBy,
            createdAt=now,
            issuedAt=issued_at,
            updatedAt=now,
            createdBy=user,
            updatedBy=user,
            **period_of(issued_at),
        )
        payment = change.put(world.table(RECORDS), payment)
        if claim is not None:
            decide(change, claim, AffiliateClaimStatus.PAID, payment_id=payment.id)
    return to_wire(world, payment)


@handles("affiliateBillingPaymentUpdate")
def update(world: World, caller: Caller, command: Command[None, AffiliatePaymentEdit]) -> Any:
    """The changed payment. Raises NotFound, ValidationFailed, StaleRecord, RecordLocked for the amount of one that pays
    a claim, and ConfirmationRequired."""
    edit = command.body
    payment = _payment(world, caller, edit.id)
    if edit.opId not in (None, payment.opId):
        raise ValidationFailed("opId", ANOTHER_OPERATOR)
    if edit.affId not in (None, payment.affId):
        raise ValidationFailed("affId", ANOTHER_AFFILIATE)
    require_revision(payment, command.revision, to_wire(world, payment), by=payment.updatedBy.to_ref())
    require_amount_kept(world, payment, edit.amountInUSD)
    require_usual_date(world, edit.issuedAt, edit.acknowledged, payment.issuedAt)
    issued_at = edit.issuedAt or payment.issuedAt
    with caller.change(world) as change:
        edited = msgspec.structs.replace(
            payment,
            amountInUSD=edit.amountInUSD,
            title=edit.title,
            paidBy=edit.paidBy,
            reference=edit.reference,
            description=payment.description if edit.description is None else edit.description,
            issuedAt=issued_at,
            updatedAt=world.now(),
            updatedBy=Person.of(caller.actor),
            **period_of(issued_at),
        )
        edited = change.put(world.table(RECORDS), edited)
    return to_wire(world, edited)


@handles("affiliateBillingPaymentDelete")
def delete(world: World, caller: Caller, command: Command[None, AffiliatePaymentKey]) -> None:
    """A claim that it paid waits again. Raises NotFound, StaleRecord, and RecordLocked for a profit."""
    chosen = command.body
    payment = visible_affiliate_record(world, caller, chosen.paymentId)
    if (payment.opId, payment.affId) != (chosen.opId, chosen.affId):
        raise NotFound(RECORD_GONE)
    if payment.type is not AffiliateRecordType.PAYMENT:
        raise RecordLocked(PROFIT_KEPT)
    require_revision(payment, command.revision, to_wire(world, payment), by=payment.updatedBy.to_ref())
    with caller.change(world) as change:
        reopen(change, payment.id)
        change.delete(world.table(RECORDS), payment.id)


def _affiliate(world: World, caller: Caller, aff_id: str) -> Affiliate:
    found = world.table(AFFILIATES).get(aff_id)
    if found is None or not caller.identity.can_see_tenant(found.opId):
        raise ValidationFailed("affId", AFFILIATE_NOT_FOUND)
    return found


def _payment(world: World, caller: Caller, payment_id: str) -> AffiliateRecord:
    """The payment. Raises NotFound, for a profit too."""
    found = visible_affiliate_record(world, caller, payment_id)
    if found.type is not AffiliateRecordType.PAYMENT:
        raise NotFound(RECORD_GONE)
    return found
