"""Invoices of operators and brands, and payments of operators."""

from __future__ import annotations

from typing import Any

from contracts.areas.billing_v1 import (
    InvoicesV1Query,
    InvoiceV1Edit,
    InvoiceV1Form,
    InvoiceV1Key,
    InvoiceV1Path,
    OperatorPaymentForm,
    PaymentV1Key,
    RecordType,
)
from contracts.fields import OneTenant
from contracts.roles import PLATFORM_ADMINS
from upstream_sim.areas.billing_v1 import record_writes
from upstream_sim.areas.billing_v1.queries import (
    find_records,
    month_filter,
    of_operator,
    of_type,
    page_with_totals,
    visible_record_v1,
)
from upstream_sim.areas.billing_v1.records import Record, to_wire
from upstream_sim.areas.billing_v1.tenants import Billed, billed_tenant, operator
from upstream_sim.core.refusals import Denied
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.world.world import World
from upstream_sim.shared.records import queried_tenants
from upstream_sim.shared.users import Caller


@handles("billingV1Invoices")
def invoices(world: World, caller: Caller, command: Command[InvoicesV1Query]) -> Any:
    query = command.query
    tenants = queried_tenants(world, caller, query)
    records = find_records(world, tenants, type=RecordType.INVOICE, month=month_filter(query.month), year=query.year)
    return page_with_totals((record for record in records if _is_wanted(record, query)), query)


def _is_wanted(record: Record, query: InvoicesV1Query) -> bool:
    part = record.invoice
    return (
        part is not None
        and query.invoiceType in (None, part.invoiceType)
        and query.testPlayersInclusion in (None, part.testPlayersInclusion)
    )


@handles("billingV1Invoice")
def invoice(world: World, caller: Caller, command: Command[OneTenant, None, InvoiceV1Path]) -> Any:
    """One invoice. Raises NotFound, for another tenant's too."""
    record = visible_record_v1(world, caller, command.path.invoiceId, command.query.opId)
    return to_wire(of_type(record, RecordType.INVOICE))


@handles("billingV1InvoiceGenerate")
def generate(world: World, caller: Caller, command: Command[None, InvoiceV1Form]) -> Any:
    form = command.body
    return record_writes.generate(world, caller, form, billed_tenant(world, caller, form, form.opId))


@handles("billingV1InvoiceUpdate")
def update(world: World, caller: Caller, command: Command[None, InvoiceV1Edit]) -> Any:
    """The changed invoice. Raises NotFound, Denied and StaleRecord."""
    edit = command.body
    record = _own_to_change(world, caller, edit.invoiceId)
    return record_writes.change_invoice(world, caller, record, edit, command.revision)


@handles("billingV1InvoiceDelete")
def delete_invoice(world: World, caller: Caller, command: Command[None, InvoiceV1Key]) -> None:
    """Raises NotFound, Denied and StaleRecord."""
    chosen = command.body
    record = _own_to_change(world, caller, chosen.invoiceId, chosen.opId)
    record_writes.delete(world, caller, record, command.revision)


def _own_to_change(world: World, caller: Caller, invoice_id: str, op_id: str | None = None) -> Record:
    """The invoice, if this caller may change it: an operator's own user only those of its brands, as they were then.
    Raises NotFound and Denied."""
    record = of_type(visible_record_v1(world, caller, invoice_id, op_id), RecordType.INVOICE)
    if caller.identity.role not in PLATFORM_ADMINS and record.parentOpId != caller.identity.opId:
        raise Denied
    return record


@handles("billingV1PaymentAdd")
def pay(world: World, caller: Caller, command: Command[None, OperatorPaymentForm]) -> Any:
    form = command.body
    return record_writes.pay(world, caller, form, Billed(operator(world, form.opId), None), form.acknowledged)


@handles("billingV1PaymentDelete")
def delete_payment(world: World, caller: Caller, command: Command[None, PaymentV1Key]) -> None:
    """Raises NotFound and StaleRecord."""
    chosen = command.body
    record = of_operator(visible_record_v1(world, caller, chosen.paymentId, chosen.opId))
    record_writes.delete(world, caller, of_type(record, RecordType.PAYMENT), command.revision)
