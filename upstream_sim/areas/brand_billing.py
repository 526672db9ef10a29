"""What brands owe their operator: the rules behind `contracts.areas.brand_billing`."""

from __future__ import annotations

from typing import Any

from contracts.areas.billing_v1 import RecordPath, RecordsQuery, RecordType
from contracts.areas.brand_billing import (
    BrandInvoiceEdit,
    BrandInvoiceForm,
    BrandInvoiceKey,
    BrandPaymentEdit,
    BrandPaymentForm,
    BrandPaymentKey,
)
from contracts.fields import OneTenant
from upstream_sim.areas.billing_v1 import record_writes
from upstream_sim.areas.billing_v1.queries import (
    RECORD_GONE,
    find_records,
    month_filter,
    of_brand,
    of_type,
    page_with_totals,
    visible_record_v1,
)
from upstream_sim.areas.billing_v1.records import Record, to_wire
from upstream_sim.areas.billing_v1.tenants import billed_brand, paying_brand
from upstream_sim.core.refusals import NotFound, ValidationFailed
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.world.world import World
from upstream_sim.shared.tenants import parents
from upstream_sim.shared.users import Caller

ANOTHER_BRAND = "This payment belongs to another brand."
ANOTHER_RECORD = "This ID belongs to another record."


@handles("brandBillingRecords")
def records(world: World, caller: Caller, command: Command[RecordsQuery]) -> Any:
    """The records of the chosen brand, or of all that were brands of the chosen operator at the time, or of all brands;
    `includeBrands` makes no difference. An operator's own staff see what its brands owed to it alone."""
    query = command.query
    chosen = query.opId or caller.identity.opId
    issuer = caller.identity.opId or next((each.opId for each in parents(world) if each.opId == chosen), None)
    tenants = None if chosen in (None, issuer) else frozenset({chosen})
    wanted = {"parentOpId": issuer, "type": query.type, "month": month_filter(query.month), "year": query.year}
    kept = find_records(world, tenants, **wanted)
    return page_with_totals((each for each in kept if each.parentOpId is not None), query)


@handles("brandBillingRecord")
def record(world: World, caller: Caller, command: Command[OneTenant, None, RecordPath]) -> Any:
    """One record. Raises NotFound, for another tenant's and an operator's too."""
    return to_wire(of_brand(visible_record_v1(world, caller, command.path.recordId, command.query.opId)))


@handles("brandBillingInvoiceGenerate")
def generate(world: World, caller: Caller, command: Command[None, BrandInvoiceForm]) -> Any:
    form = command.body
    return record_writes.generate(world, caller, form, billed_brand(world, form, form.opId))


@handles("brandBillingInvoiceUpdate")
def update_invoice(world: World, caller: Caller, command: Command[None, BrandInvoiceEdit]) -> Any:
    """The changed invoice. Raises NotFound and StaleRecord."""
    edit = command.body
    invoice = _brands(world, caller, edit.invoiceId, RecordType.INVOICE)
    return record_writes.change_invoice(world, caller, invoice, edit.payload, command.revision)


@handles("brandBillingInvoiceDelete")
def delete_invoice(world: World, caller: Caller, command: Command[None, BrandInvoiceKey]) -> None:
    """Raises NotFound and StaleRecord."""
    chosen = command.body
    invoice = _brands(world, caller, chosen.invoiceId, RecordType.INVOICE, chosen.opId)
    record_writes.delete(world, caller, invoice, command.revision)


@handles("brandBillingPaymentAdd")
def pay(world: World, caller: Caller, command: Command[None, BrandPaymentForm]) -> Any:
    form = command.body
    return record_writes.pay(world, caller, form, paying_brand(world, form.opId), form.acknowledged)


@handles("brandBillingPaymentUpdate")
def update_payment(world: World, caller: Caller, command: Command[None, BrandPaymentEdit]) -> Any:
    """The changed payment. Raises NotFound, ValidationFailed and StaleRecord."""
    edit = command.body
    payment = _brands(world, caller, edit.paymentId, RecordType.PAYMENT)
    if edit.payload.id not in (None, payment.id):
        raise ValidationFailed("payload._id", ANOTHER_RECORD)
    if edit.payload.opId not in (None, payment.opId):
        raise ValidationFailed("payload.opId", ANOTHER_BRAND)
    return record_writes.change_payment(world, caller, payment, edit.payload, command.revision, edit.acknowledged)


@handles("brandBillingPaymentDelete")
def delete_payment(world: World, caller: Caller, command: Command[None, BrandPaymentKey]) -> None:
    """Raises NotFound and StaleRecord."""
    chosen = command.body
    payment = _brands(world, caller, chosen.paymentId, RecordType.PAYMENT, chosen.opId)
    record_writes.delete(world, caller, payment, command.revision)


def _brands(world: World, caller: Caller, record_id: str, kind: RecordType, op_id: str | None = None) -> Record:
    """A visible brand's record of this type, for an operator's own staff one that was owed to it. Raises NotFound."""
    found = of_type(of_brand(visible_record_v1(world, caller, record_id, op_id)), kind)
    if caller.identity.opId not in (None, found.parentOpId):
        raise NotFound(RECORD_GONE)
    return found
