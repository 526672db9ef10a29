"""What brands owe their operator: the rules behind `contracts.areas.brand_billing`."""

from __future__ import annotations

from typing import Any

from contracts.areas.billing_v1 import RecordsQuery, RecordType
from contracts.areas.brand_billing import (
    BrandInvoiceEdit,
    BrandInvoiceForm,
    BrandInvoiceKey,
    BrandPaymentEdit,
    BrandPaymentForm,
    BrandPaymentKey,
)
from upstream_sim.areas.billing_v1 import keeping
from upstream_sim.areas.billing_v1.billed import brand
from upstream_sim.areas.billing_v1.reading import found, month_filter, of_brand, of_type, paged, visible
from upstream_sim.areas.billing_v1.records import Record, shown
from upstream_sim.people import Caller
from upstream_sim.refusals import Invalid422
from upstream_sim.serving import Command, serves
from upstream_sim.tenants import selected
from upstream_sim.world import World

ANOTHER_BRAND = "This payment is another brand's."
ANOTHER_RECORD = "This is another record's id."


@serves("brandBillingRecords")
def records(world: World, caller: Caller, command: Command) -> Any:
    """Those of the chosen brand, or of all brands of the chosen operator, or of all brands;
    `includeBrands` changes nothing."""
    query: RecordsQuery = command.query
    tenants = selected(world, caller.identity.opId, query.opId, include_brands=True)
    kept = found(world, tenants, type=query.type, month=month_filter(query.month), year=query.year)
    return paged((each for each in kept if each.parentOpId is not None), query)


@serves("brandBillingRecord")
def record(world: World, caller: Caller, command: Command) -> Any:
    """Raises NotFound, for another tenant's and an operator's too."""
    return shown(of_brand(visible(world, caller, command.params.recordId, command.query.opId)))


@serves("brandBillingInvoiceGenerate")
def generate(world: World, caller: Caller, command: Command) -> Any:
    form: BrandInvoiceForm = command.body
    return keeping.generate(world, caller, form, brand(world, form.opId))


@serves("brandBillingInvoiceUpdate")
def update_invoice(world: World, caller: Caller, command: Command) -> Any:
    """Raises NotFound and StaleRecord."""
    edit: BrandInvoiceEdit = command.body
    invoice = _brands(world, caller, edit.invoiceId, RecordType.INVOICE)
    return keeping.change_invoice(world, caller, invoice, edit.payload, command.revision)


@serves("brandBillingInvoiceDelete")
def delete_invoice(world: World, caller: Caller, command: Command) -> None:
    """Raises NotFound and StaleRecord."""
    chosen: BrandInvoiceKey = command.body
    invoice = _brands(world, caller, chosen.invoiceId, RecordType.INVOICE, chosen.opId)
    keeping.delete(world, caller, invoice, command.revision)


@serves("brandBillingPaymentAdd")
def pay(world: World, caller: Caller, command: Command) -> Any:
    form: BrandPaymentForm = command.body
    return keeping.pay(world, caller, form, brand(world, form.opId))


@serves("brandBillingPaymentUpdate")
def update_payment(world: World, caller: Caller, command: Command) -> Any:
    """Raises NotFound, Invalid422 and StaleRecord."""
    edit: BrandPaymentEdit = command.body
    payment = _brands(world, caller, edit.paymentId, RecordType.PAYMENT)
    if edit.payload.id not in (None, payment.id):
        raise Invalid422("payload._id", ANOTHER_RECORD)
    if edit.payload.opId not in (None, payment.opId):
        raise Invalid422("payload.opId", ANOTHER_BRAND)
    return keeping.change_payment(world, caller, payment, edit.payload, command.revision)


@serves("brandBillingPaymentDelete")
def delete_payment(world: World, caller: Caller, command: Command) -> None:
    """Raises NotFound and StaleRecord."""
    chosen: BrandPaymentKey = command.body
    payment = _brands(world, caller, chosen.paymentId, RecordType.PAYMENT, chosen.opId)
    keeping.delete(world, caller, payment, command.revision)


def _brands(world: World, caller: Caller, record_id: str, kind: RecordType, op_id: str | None = None) -> Record:
    """A visible brand's record of this type. Raises NotFound."""
    return of_type(of_brand(visible(world, caller, record_id, op_id)), kind)
