"""Creating, changing and deleting billing records, for all billing areas."""

from __future__ import annotations

import calendar
from datetime import UTC, datetime
from typing import Any

import msgspec

from contracts.areas.billing_v1 import (
    InvoiceRecordEdit,
    InvoiceV1Fields,
    PaymentV1Fields,
    RecordType,
    TestPlayersInclusion,
    number_of,
)
from contracts.areas.billing_v2 import MONTH_NOT_ENDED
from contracts.texts import NO_SETTINGS
from contracts.warnings import Acknowledged, Act, WarningCode
from upstream_sim.areas.bets.sums import settled_in_tenancies
from upstream_sim.areas.billing_v1.records import (
    RECORDS,
    TERMS,
    InvoicePart,
    PaymentPart,
    Person,
    Record,
    Terms,
    to_wire,
)
from upstream_sim.areas.billing_v1.rules import figures_of, total_ggr
from upstream_sim.areas.billing_v1.tenants import Billed
from upstream_sim.areas.billing_v2.terms import SETTINGS_NOT_FOUND
from upstream_sim.core.refusals import InvoiceExists, Refusal, ValidationFailed
from upstream_sim.core.world.world import World
from upstream_sim.shared.active_times import require_active_in
from upstream_sim.shared.records import require_revision, without_none
from upstream_sim.shared.users import Caller
from upstream_sim.shared.warnings import date_unusual, require_answered


def generate(world: World, caller: Caller, form: InvoiceV1Fields, billed: Billed) -> Any:
    """The invoice of a month of an operator or a brand. Raises ValidationFailed, a SETTINGS_NOT_FOUND refusal, and
    InvoiceExists for players who were invoiced already."""
    tenant, year, month = billed.tenant, form.year, number_of(form.month)
    require_active_in(world, tenant, year, month)
    now = world.now().astimezone(UTC)
    if (now.year, now.month) <= (year, month):
        raise ValidationFailed("month", MONTH_NOT_ENDED)
    if not form.duplicate:
        _require_not_invoiced(world, form, billed)
    part = _invoice_part(world, caller, form, billed)
    amount = max(part.ggrCommissionAmountInUSD, part.billingSettings.minMonthlyFeeInUSD)
    with caller.change(world) as change:
        record = Record(
            id=world.new_id("bil"),
            type=RecordType.INVOICE,
            amount=amount,
            title=form.title,
            description=form.description or "",
            reference=form.reference,
            opId=tenant.opId,
            opTitle=tenant.title,
            parentOpId=billed.parentOpId,
            month=month,
            year=year,
            createdAt=now,
            issuedAt=form.issuedAt or now,
            updatedAt=now,
            paidBy=None,
            updatedBy=Person.of(caller.actor),
            invoice=part,
        )
        record = change.put(world.table(RECORDS), record)
    return to_wire(record)


def _require_not_invoiced(world: World, form: InvoiceV1Fields, billed: Billed) -> None:
    tenant, month = billed.tenant, number_of(form.month)
    wanted = {"opId": tenant.opId, "parentOpId": billed.parentOpId, "type": RecordType.INVOICE}
    invoices = world.table(RECORDS).where(**wanted, year=form.year, month=month)
    overlapping = [each for each in invoices if each.invoice and _overlap(each.invoice, form)]
    if overlapping:
        period = f"{calendar.month_name[month]} {form.year}"
        data = {"invoices": [to_wire(each) for each in overlapping]}
        raise InvoiceExists(f"{tenant.title} has been invoiced for {period} already.", data)


def _overlap(invoice: InvoicePart, form: InvoiceV1Fields) -> bool:
    """Whether some player's bets count in both."""
    inclusions = {invoice.testPlayersInclusion, form.testPlayersInclusion}
    return TestPlayersInclusion.ALL in inclusions or len(inclusions) == 1


def _invoice_part(world: World, caller: Caller, form: InvoiceV1Fields, billed: Billed) -> InvoicePart:
    settled = world.table(TERMS).get(billed.tenant.opId)
    if settled is None:
        raise Refusal(422, SETTINGS_NOT_FOUND, [NO_SETTINGS])
    terms = Terms(ggrPercentage=settled.ggrPercentage, minMonthlyFeeInUSD=settled.minMonthlyFeeInUSD)
    year, month = form.year, number_of(form.month)
    tenancies = billed.tenancies(world, with_brands=form.includeBrands)
    ggr = total_ggr(settled_in_tenancies(world, tenancies, year, month), form.testPlayersInclusion)
    figures = figures_of(ggr, terms)
    return InvoicePart(
        invoiceType=figures.kind,
        since=datetime(year, month, 1, tzinfo=UTC),
        totalGGRInUSD=ggr,
        ggrCommissionAmountInUSD=figures.commission,
        note=form.note,
        createdBy=Person.of(caller.actor),
        billingSettings=terms,
        testPlayersInclusion=form.testPlayersInclusion,
        includeBrands=form.includeBrands,
    )


def require_usual_date(
    world: World, issued_at: datetime | None, acknowledged: Acknowledged | None, recorded: datetime | None = None
) -> None:
    """Raises ConfirmationRequired for an unusual date, unless it is the one that was recorded."""
    found = None if issued_at == recorded else date_unusual(world.now(), issued_at)
    require_answered(world, Act.RECORD_V1_PAYMENT, None, acknowledged, {WarningCode.DATE_UNUSUAL: found})


def pay(
    world: World, caller: Caller, form: PaymentV1Fields, billed: Billed, acknowledged: Acknowledged | None = None
) -> Any:
    """The new payment of an operator or a brand. Raises ConfirmationRequired."""
    tenant = billed.tenant
    require_usual_date(world, form.issuedAt, acknowledged)
    now, user = world.now(), Person.of(caller.actor)
    issued_at = form.issuedAt or now
    with caller.change(world) as change:
        record = Record(
            id=world.new_id("bil"),
            type=RecordType.PAYMENT,
            amount=form.amountInUSD,
            title=form.title,
            description=form.description or "",
            reference=form.reference,
            opId=tenant.opId,
            opTitle=tenant.title,
            parentOpId=billed.parentOpId,
            createdAt=now,
            issuedAt=issued_at,
            updatedAt=now,
            paidBy=form.paidBy,
            updatedBy=user,
            payment=PaymentPart(paidBy=form.paidBy, createdBy=user),
            **period_of(issued_at),
        )
        record = change.put(world.table(RECORDS), record)
    return to_wire(record)


def change_invoice(world: World, caller: Caller, record: Record, edit: InvoiceRecordEdit, revision: int | None) -> Any:
    """The invoice with its new texts; its figures are fixed. Raises StaleRecord."""
    part = record.invoice
    if part is not None and edit.note is not None:
        part = msgspec.structs.replace(part, note=edit.note)
    texts = {"title": edit.title, "reference": edit.reference, "description": edit.description}
    given = without_none(texts)
    return _store(world, caller, record, revision, invoice=part, **given)


def change_payment(
    world: World,
    caller: Caller,
    record: Record,
    edit: PaymentV1Fields,
    revision: int | None,
    acknowledged: Acknowledged | None = None,
) -> Any:
    """The changed payment. Raises StaleRecord and ConfirmationRequired."""
    require_revision(record, revision, to_wire(record), by=record.updatedBy.to_ref())
    require_usual_date(world, edit.issuedAt, acknowledged, record.issuedAt)
    issued_at = edit.issuedAt or record.issuedAt
    part = record.payment and msgspec.structs.replace(record.payment, paidBy=edit.paidBy)
    return _store(
        world,
        caller,
        record,
        revision,
        amount=edit.amountInUSD,
        title=edit.title,
        paidBy=edit.paidBy,
        reference=edit.reference,
        description=record.description if edit.description is None else edit.description,
        issuedAt=issued_at,
        payment=part,
        **period_of(issued_at),
    )


def delete(world: World, caller: Caller, record: Record, revision: int | None) -> None:
    """Raises StaleRecord."""
    require_revision(record, revision, to_wire(record), by=record.updatedBy.to_ref())
    with caller.change(world) as change:
        change.delete(world.table(RECORDS), record.id)


def period_of(moment: datetime) -> dict[str, Any]:
    """The UTC month of an instant, as a record's fields."""
    there = moment.astimezone(UTC)
    return {"month": there.month, "year": there.year}


def _store(world: World, caller: Caller, record: Record, revision: int | None, **fields: Any) -> Any:
    require_revision(record, revision, to_wire(record), by=record.updatedBy.to_ref())
    with caller.change(world) as change:
        edited = msgspec.structs.replace(record, updatedAt=world.now(), updatedBy=Person.of(caller.actor), **fields)
        edited = change.put(world.table(RECORDS), edited)
    return to_wire(edited)
