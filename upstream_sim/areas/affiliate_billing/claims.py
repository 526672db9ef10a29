"""What affiliates claim of their closed months: the record, what can still be claimed, and which payment pays what."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from decimal import Decimal

import msgspec

from contracts.areas.activities import ActivityArea
from contracts.areas.affiliate_billing import AffiliateRecordType
from contracts.areas.affiliates.claims import AffiliateClaimStatus
from upstream_sim.areas.affiliate_billing.records import RECORDS, ZERO, AffiliateRecord, earned_by, paid_by
from upstream_sim.core.clock import months_later
from upstream_sim.core.history.audit import PLATFORM
from upstream_sim.core.refusals import RecordLocked, ValidationFailed
from upstream_sim.core.tables.declarations import AuditSpec
from upstream_sim.core.tables.schema import INSTANT, Schema
from upstream_sim.core.world.world import Change, World
from upstream_sim.shared.affiliates import Affiliate
from upstream_sim.shared.records import UserRef, change_record

NO_SUCH_CLAIM = "This affiliate has no such claim that waits."
OTHER_AMOUNT = "The claim is of {amount:,.2f} USD."
NOTHING_TO_CLAIM = "There is nothing to claim in these months."
PAYS_A_CLAIM = "This payment pays a claim: its amount is not changed. Delete it and record another."
HOLDING = frozenset({AffiliateClaimStatus.CLAIMED, AffiliateClaimStatus.PAID})
"""Claims whose months are not claimed again."""


class AffiliateClaim(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """What an affiliate asked to be paid of months, which `months` names by their records, the earliest first.
    `paymentId` is the payment that paid it."""

    claimId: str
    affId: str
    opId: str
    months: tuple[str, ...]
    since: datetime = msgspec.field(name="from")
    until: datetime = msgspec.field(name="to")
    amountInUSD: Decimal
    status: AffiliateClaimStatus
    claimedAt: datetime
    note: str = ""
    paymentId: str | None = None
    decidedBy: UserRef | None = None
    decidedAt: datetime | None = None
    updatedAt: datetime
    updatedBy: UserRef = UserRef.of(PLATFORM)
    revision: int = 1


CLAIMS = Schema(
    name="affiliateClaims",
    record=AffiliateClaim,
    key="claimId",
    bitmaps=("opId", "affId", "status"),
    arrays=("paymentId",),
    audit=AuditSpec(
        area=ActivityArea.BILLING,
        kind="Affiliate claim",
        title=lambda claim: f"Claim of {claim.affId}: {claim.amountInUSD:,.2f} USD",
    ),
)


def began_in(record: AffiliateRecord) -> datetime:
    """When the month of a profit began."""
    return datetime(record.year, record.month, 1, tzinfo=UTC)


def claimable(records: Iterable[AffiliateRecord], claims: Iterable[AffiliateClaim]) -> Decimal:
    """What can be claimed yet, by an affiliate's profits, payments and claims: never below 0, whatever was paid
    beside the claims."""
    own = list(records)
    waiting = sum((each.amountInUSD for each in claims if each.status is AffiliateClaimStatus.CLAIMED), ZERO)
    return max(ZERO, earned_by(own) - paid_by(own) - waiting)


def claimable_by(world: World, aff_id: str) -> Decimal:
    return claimable(world.table(RECORDS).where(affId=aff_id), world.table(CLAIMS).where(affId=aff_id))


def claim_of_month(world: World, record: AffiliateRecord) -> AffiliateClaim | None:
    """The claim that holds a month; None while it is free."""
    own = world.table(CLAIMS).where(affId=record.affId)
    return next((each for each in own if each.status in HOLDING and record.id in each.months), None)


def claim_paid_by(world: World, payment_id: str) -> AffiliateClaim | None:
    return world.table(CLAIMS).first(paymentId=payment_id)


def free_months(
    records: Iterable[AffiliateRecord],
    claims: Iterable[AffiliateClaim],
    since: datetime | None = None,
    until: datetime | None = None,
) -> list[AffiliateRecord]:
    """The months with a profit above 0 that no claim holds and that lie wholly in the period, the earliest first."""
    taken = {record_id for each in claims if each.status in HOLDING for record_id in each.months}
    found = (
        each
        for each in records
        if each.type is AffiliateRecordType.PROFIT
        and each.amountInUSD > 0
        and each.id not in taken
        and (since is None or since <= began_in(each))
        and (until is None or months_later(began_in(each), 1) - INSTANT <= until)
    )
    return sorted(found, key=lambda each: (each.year, each.month))


def claim_months(
    change: Change, affiliate: Affiliate, since: datetime | None = None, until: datetime | None = None
) -> AffiliateClaim:
    """The claim of an affiliate's free months in a period: their profits, or what can be claimed yet where that is
    less. Raises ValidationFailed where that is nothing."""
    world = change.world
    records = list(world.table(RECORDS).where(affId=affiliate.affId))
    claims = list(world.table(CLAIMS).where(affId=affiliate.affId))
    months = free_months(records, claims, since, until)
    amount = min(sum((each.amountInUSD for each in months), ZERO), claimable(records, claims))
    if amount <= 0:
        raise ValidationFailed("affId", NOTHING_TO_CLAIM)
    claim = make_claim(world.new_id_for("afc"), affiliate, months, amount, world.now())
    return change.put(world.table(CLAIMS), claim)


def make_claim(
    claim_id: str, affiliate: Affiliate, months: list[AffiliateRecord], amount: Decimal, at: datetime
) -> AffiliateClaim:
    return AffiliateClaim(
        claimId=claim_id,
        affId=affiliate.affId,
        opId=affiliate.opId,
        months=tuple(each.id for each in months),
        since=began_in(months[0]),
        until=months_later(began_in(months[-1]), 1) - INSTANT,
        amountInUSD=amount,
        status=AffiliateClaimStatus.CLAIMED,
        claimedAt=at,
        updatedAt=at,
    )


def claim_to_pay(world: World, affiliate: Affiliate, claim_id: str | None, amount: Decimal) -> AffiliateClaim | None:
    """The claim that a payment of this amount is to pay; None where none is named. Raises ValidationFailed."""
    if claim_id is None:
        return None
    claim = world.table(CLAIMS).get(claim_id)
    if claim is None or claim.affId != affiliate.affId or claim.status is not AffiliateClaimStatus.CLAIMED:
        raise ValidationFailed("claimId", NO_SUCH_CLAIM)
    if claim.amountInUSD != amount:
        raise ValidationFailed("amountInUSD", OTHER_AMOUNT.format(amount=claim.amountInUSD))
    return claim


def decide(
    change: Change,
    claim: AffiliateClaim,
    status: AffiliateClaimStatus,
    *,
    payment_id: str | None = None,
    note: str = "",
) -> AffiliateClaim:
    """The claim, paid or rejected by the change's actor now."""
    by, now = UserRef.of(change.actor), change.world.now()
    fields = {"status": status, "paymentId": payment_id, "note": note, "decidedBy": by, "decidedAt": now}
    return change_record(change, CLAIMS, claim, **fields)


def reopen(change: Change, payment_id: str) -> None:
    """Lets the claim that a payment paid wait again."""
    claim = claim_paid_by(change.world, payment_id)
    if claim is not None:
        fields = {"status": AffiliateClaimStatus.CLAIMED, "paymentId": None, "decidedBy": None, "decidedAt": None}
        change_record(change, CLAIMS, claim, **fields)


def require_amount_kept(world: World, payment: AffiliateRecord, amount: Decimal) -> None:
    """Raises RecordLocked where the payment pays a claim and is to be of another amount."""
    if amount != payment.amountInUSD and claim_paid_by(world, payment.id) is not None:
        raise RecordLocked(PAYS_A_CLAIM)


def waiting_claims(world: World, aff_id: str) -> Iterator[AffiliateClaim]:
    return world.table(CLAIMS).where(affId=aff_id, status=AffiliateClaimStatus.CLAIMED)
