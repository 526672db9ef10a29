"""What operators owe the platform: the rules behind `contracts.areas.operator_billing`."""

from __future__ import annotations

from typing import Any

from contracts.areas.billing_v1 import InvoiceV1Edit, RecordPath, RecordsQuery, RecordType
from contracts.areas.operator_billing import OperatorPaymentEdit
from contracts.fields import OneTenant
from upstream_sim.areas.billing_v1 import record_writes
from upstream_sim.areas.billing_v1.queries import (
    find_records,
    month_filter,
    of_operator,
    of_type,
    page_with_totals,
    visible_record_v1,
)
from upstream_sim.areas.billing_v1.records import to_wire
from upstream_sim.core.refusals import ValidationFailed
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.world.world import World
from upstream_sim.shared.tenants import selected
from upstream_sim.shared.users import Caller

ANOTHER_TENANT = "This payment belongs to another operator."


@handles("operatorBillingRecords")
def records(world: World, caller: Caller, command: Command[RecordsQuery]) -> Any:
    """The records of the chosen tenant, else of all operators; with `includeBrands` their brands' too."""
    query = command.query
    tenants = selected(world, caller.identity.opId, query.opId, include_brands=query.includeBrands is True)
    return page_with_totals(
        find_records(world, tenants, type=query.type, month=month_filter(query.month), year=query.year), query
    )


@handles("operatorBillingRecord")
def record(world: World, caller: Caller, command: Command[OneTenant, None, RecordPath]) -> Any:
    """One record. Raises NotFound, for another tenant's too."""
    return to_wire(visible_record_v1(world, caller, command.path.recordId, command.query.opId))


@handles("operatorBillingInvoiceUpdate")
def update_invoice(world: World, caller: Caller, command: Command[None, InvoiceV1Edit]) -> Any:
    """The changed invoice. Raises NotFound, for a brand's too, and StaleRecord."""
    edit = command.body
    invoice = of_type(of_operator(visible_record_v1(world, caller, edit.invoiceId)), RecordType.INVOICE)
    return record_writes.change_invoice(world, caller, invoice, edit, command.revision)


@handles("operatorBillingPaymentUpdate")
def update_payment(world: World, caller: Caller, command: Command[None, OperatorPaymentEdit]) -> Any:
    """The changed payment. Raises NotFound, for a brand's too, ValidationFailed and StaleRecord."""
    edit = command.body
    payment = of_type(of_operator(visible_record_v1(world, caller, edit.id)), RecordType.PAYMENT)
    if edit.opId not in (None, payment.opId):
        raise ValidationFailed("opId", ANOTHER_TENANT)
    return record_writes.change_payment(world, caller, payment, edit, command.revision, edit.acknowledged)
