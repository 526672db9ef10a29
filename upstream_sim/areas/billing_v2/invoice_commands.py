"""Generating, editing and deleting invoices."""

from __future__ import annotations

import calendar
from datetime import UTC, datetime
from typing import Any

import msgspec

from contracts.areas.billing_v2 import MONTH_NOT_ENDED, InvoiceEdit, InvoiceForm, InvoiceKey
from contracts.areas.billing_v2_previews import InvoicePreview
from contracts.money import LARGEST_USD
from upstream_sim.areas.bets.sums import settled_in_tenancies
from upstream_sim.areas.billing_v2.figures import Ggr, ggr_of, invoice_fields
from upstream_sim.areas.billing_v2.invoice_queries import visible_invoice
from upstream_sim.areas.billing_v2.invoice_wire import row_of, to_wire, to_wire_summary
from upstream_sim.areas.billing_v2.operators import billed_operator
from upstream_sim.areas.billing_v2.records import INVOICES, SETTINGS, Invoice
from upstream_sim.areas.billing_v2.statement import statement
from upstream_sim.areas.billing_v2.terms import resolve_terms
from upstream_sim.core.refusals import InvoiceExists, RecordLocked, ValidationFailed
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.world.world import Change, World
from upstream_sim.shared.records import UserRef, record_to_wire, require_revision, without_none
from upstream_sim.shared.tenancies import billed_to
from upstream_sim.shared.tenants import Operator
from upstream_sim.shared.users import Caller

INVOICE_NUMBERS = "invoiceNo"


@handles("billingV2InvoiceGenerate")
def generate(world: World, caller: Caller, command: Command[None, InvoiceForm]) -> Any:
    """A month's invoice, or the replacement of the existing one under its number. Raises ValidationFailed, a
    SETTINGS_NOT_FOUND refusal, InvoiceExists with the existing invoice, StaleRecord or RecordLocked."""
    form = command.body
    operator, figures, existing = _priced(world, form)
    if existing is not None:
        _require_replaceable(world, caller, command, existing)
    with caller.change(world) as change:
        invoice = _build_invoice(change, operator, form, existing, figures)
        invoice = change.put(world.table(INVOICES), invoice)
    return to_wire(world, invoice, caller)


@handles("billingV2InvoicePreview")
def preview(world: World, _caller: Caller, command: Command[None, InvoiceForm]) -> Any:
    """The figures that `generate` would store, and the number of the invoice in its place. Raises ValidationFailed and
    a SETTINGS_NOT_FOUND refusal, as generating would."""
    _operator, figures, existing = _priced(world, command.body)
    shown = {name: figures[name] for name in InvoicePreview.model_fields if name in figures}
    lines = [record_to_wire(line) for line in figures["records"]]
    return shown | {"records": lines, "existingInvoiceNo": existing.invoiceNo if existing else None}


def _priced(world: World, form: InvoiceForm) -> tuple[Operator, dict[str, Any], Invoice | None]:
    """The operator, the figures of its month, and the month's invoice if there is one. Raises ValidationFailed and a
    SETTINGS_NOT_FOUND refusal."""
    operator = billed_operator(world, form.opId, form.year, form.month)
    _require_ended(world.now(), form.year, form.month)
    terms = resolve_terms(form, world.table(SETTINGS).get(operator.opId))
    figures = invoice_fields(monthly_ggr(world, operator.opId, form.year, form.month), terms)
    if figures["totalPayableAmountInUSD"] > LARGEST_USD:
        raise ValidationFailed("totalPayableAmountInUSD", f"An invoice is at most {LARGEST_USD:,} USD.")
    existing = world.table(INVOICES).first(opId=form.opId, year=form.year, month=form.month)
    return operator, figures, existing


def monthly_ggr(world: World, op_id: str, year: int, month: int) -> Ggr:
    """GGR of an operator and all its brands in a UTC month: of the bets that were settled while they were that."""
    return ggr_of(settled_in_tenancies(world, billed_to(world, op_id), year, month))


def _build_invoice(
    change: Change,
    operator: Operator,
    form: InvoiceForm,
    existing: Invoice | None,
    figures: dict[str, Any],
) -> Invoice:
    world = change.world
    now, by = world.now(), UserRef.of(change.actor)
    return Invoice(
        id=existing.id if existing else world.new_id("inv"),
        invoiceNo=existing.invoiceNo if existing else world.sequence(INVOICE_NUMBERS),
        opId=operator.opId,
        opTitle=operator.title,
        month=form.month,
        year=form.year,
        issuedAt=form.issuedAt or now,
        createdAt=existing.createdAt if existing else now,
        updatedAt=now,
        createdBy=existing.createdBy if existing else by,
        updatedBy=by,
        isSettingsOverridden=form.overrideSettings,
        description=form.description or "",
        superAdminNote=form.superAdminNote,
        **figures,
    )


@handles("billingV2InvoiceUpdate")
def update(world: World, caller: Caller, command: Command[None, InvoiceEdit]) -> Any:
    """The invoice with its new description and super-admin note, where given. Raises NotFound and StaleRecord."""
    edit = command.body
    invoice = visible_invoice(world, caller, edit.invoiceId, edit.opId)
    require_revision(invoice, command.revision, to_wire(world, invoice, caller))
    notes = {"description": edit.description, "superAdminNote": edit.superAdminNote}
    given = without_none(notes)
    with caller.change(world) as change:
        edited = msgspec.structs.replace(invoice, updatedAt=world.now(), updatedBy=UserRef.of(caller.actor), **given)
        edited = change.put(world.table(INVOICES), edited)
    return to_wire(world, edited, caller)


@handles("billingV2InvoiceDelete")
def delete(world: World, caller: Caller, command: Command[InvoiceKey]) -> None:
    """Raises NotFound, StaleRecord, and RecordLocked for an invoice that a payment names."""
    chosen = command.query
    invoice = visible_invoice(world, caller, chosen.invoiceId, chosen.opId)
    require_revision(invoice, command.revision, to_wire(world, invoice, caller))
    _require_unlocked(world, invoice, "deleted")
    with caller.change(world) as change:
        change.delete(world.table(INVOICES), invoice.id)


def _require_ended(now: datetime, year: int, month: int) -> None:
    now = now.astimezone(UTC)
    if (now.year, now.month) <= (year, month):
        raise ValidationFailed("month", MONTH_NOT_ENDED)


def _require_replaceable(world: World, caller: Caller, command: Command[None, InvoiceForm], existing: Invoice) -> None:
    if not command.body.overwriteExistingInvoice:
        row = row_of(existing, statement(world, existing.opId), world.now())
        locked = " A payment is allocated to it, so it cannot be overwritten." if row.isLocked else ""
        message = f"{invoice_label(existing)} already exists.{locked}"
        raise InvoiceExists(message, {"invoice": to_wire_summary(row, caller)})
    require_revision(existing, command.revision, to_wire(world, existing, caller))
    _require_unlocked(world, existing, "overwritten")


def _require_unlocked(world: World, invoice: Invoice, act: str) -> None:
    if invoice.invoiceNo in statement(world, invoice.opId).named:
        reason = "A payment is allocated to it; only its description and note can be changed."
        raise RecordLocked(f"{invoice_label(invoice)} cannot be {act}. {reason}")


def invoice_label(invoice: Invoice) -> str:
    """The invoice's number, operator and period, in words."""
    period = f"{calendar.month_name[invoice.month]} {invoice.year}"
    return f"Invoice {invoice.invoiceNo} of {invoice.opTitle} for {period}"
