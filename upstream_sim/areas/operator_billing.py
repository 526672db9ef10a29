"""What operators owe the platform, and one's own: the rules behind `contracts.areas.operator_billing`."""

from __future__ import annotations

from typing import Any

from contracts.areas.billing_v1 import InvoiceV1Edit, RecordsQuery, RecordType
from contracts.areas.operator_billing import OperatorPaymentEdit
from upstream_sim.areas.billing_v1 import keeping
from upstream_sim.areas.billing_v1.reading import found, month_filter, of_operator, of_type, paged, visible
from upstream_sim.areas.billing_v1.records import shown
from upstream_sim.people import Caller
from upstream_sim.refusals import Invalid422
from upstream_sim.serving import Command, serves
from upstream_sim.tenants import selected
from upstream_sim.world import World

ANOTHER_TENANT = "This payment is another operator's."


@serves("operatorBillingRecords")
def records(world: World, caller: Caller, command: Command) -> Any:
    """Those of the chosen tenant alone, else of all operators; their brands' too where asked for."""
    query: RecordsQuery = command.query
    tenants = selected(world, caller.identity.opId, query.opId, include_brands=query.includeBrands is True)
    return paged(found(world, tenants, type=query.type, month=month_filter(query.month), year=query.year), query)


@serves("operatorBillingRecord")
def record(world: World, caller: Caller, command: Command) -> Any:
    """Raises NotFound, for another tenant's too."""
    return shown(visible(world, caller, command.params.recordId, command.query.opId))


@serves("operatorBillingInvoiceUpdate")
def update_invoice(world: World, caller: Caller, command: Command) -> Any:
    """Raises NotFound, for a brand's too, and StaleRecord."""
    edit: InvoiceV1Edit = command.body
    invoice = of_type(of_operator(visible(world, caller, edit.invoiceId)), RecordType.INVOICE)
    return keeping.change_invoice(world, caller, invoice, edit, command.revision)


@serves("operatorBillingPaymentUpdate")
def update_payment(world: World, caller: Caller, command: Command) -> Any:
    """Raises NotFound, for a brand's too, Invalid422 and StaleRecord."""
    edit: OperatorPaymentEdit = command.body
    payment = of_type(of_operator(visible(world, caller, edit.id)), RecordType.PAYMENT)
    if edit.opId not in (None, payment.opId):
        raise Invalid422("opId", ANOTHER_TENANT)
    return keeping.change_payment(world, caller, payment, edit, command.revision)
