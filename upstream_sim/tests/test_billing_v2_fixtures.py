from __future__ import annotations

from collections import Counter
from datetime import UTC, datetime

import msgspec
import pytest

from contracts.areas import billing_v2 as wire
from contracts.areas.billing_v2_payments import PaymentType, PaymentV2
from contracts.areas.provider_payment import ProviderTransfer
from contracts.wire import Wire
from upstream_sim import testing
from upstream_sim.areas.billing_v2 import records
from upstream_sim.areas.billing_v2.invoice_commands import monthly_ggr
from upstream_sim.areas.billing_v2.invoice_wire import row_of
from upstream_sim.areas.billing_v2.records import INVOICES, PAYMENTS, SETTINGS
from upstream_sim.areas.billing_v2.statement import statement
from upstream_sim.areas.provider_payment.records import Arrival
from upstream_sim.core.world import World
from upstream_sim.shared.tenants import OPERATORS, parents

COMPUTED = {"openAmountInUSD", "status", "isLocked"}


@pytest.fixture(scope="module")
def world() -> World:
    return testing.world()


def test_the_list_has_pages_and_every_status(world: World) -> None:
    invoices = list(world.table(INVOICES).all())
    assert len(invoices) > 100
    statuses = Counter(row_of(each, statement(world, each.opId)).status for each in invoices)
    assert statuses.keys() == set(wire.InvoiceStatus)


def test_numbers_begin_at_one_and_are_not_doubled(world: World) -> None:
    numbers = sorted(invoice.invoiceNo for invoice in world.table(INVOICES).all())
    assert numbers == list(range(1, len(numbers) + 1))


def test_an_operator_has_one_invoice_a_month_and_none_of_a_running_one(world: World) -> None:
    periods = [(i.opId, i.year, i.month) for i in world.table(INVOICES).all()]
    assert len(periods) == len(set(periods))
    assert max(period[1:] for period in periods) == (2026, 10)
    assert min(period[1:] for period in periods) == (2024, 11)


def test_history_holds_what_a_newcomer_looks_for(world: World) -> None:
    invoices = list(world.table(INVOICES).all())
    assert any(invoice.casinoGGRInUSD < 0 for invoice in invoices)
    assert any(invoice.sportGGRInUSD < 0 for invoice in invoices)
    assert {invoice.isSettingsOverridden for invoice in invoices} == {True, False}
    assert any(invoice.superAdminNote for invoice in invoices)
    services = {line.service for invoice in invoices for line in invoice.records}
    assert services == set(wire.Service)
    assert {payment.paymentType for payment in world.table(PAYMENTS).all()} == set(PaymentType)
    accounts = [statement(world, operator.opId) for operator in parents(world)]
    assert min(each.pool for each in accounts) < 0 < max(each.pool for each in accounts)
    assert any(each.named for each in accounts)


def test_two_active_operators_have_no_settings(world: World) -> None:
    bare = {o.opId for o in parents(world) if world.table(SETTINGS).get(o.opId) is None}
    assert len(bare) == 2
    assert all(world.table(OPERATORS).get(op_id).isActive for op_id in bare)  # type: ignore[union-attr]  # they are


def test_the_last_month_still_waits_at_several_operators(world: World) -> None:
    waiting = {
        operator.opId
        for operator in parents(world)
        if world.table(INVOICES).first(opId=operator.opId, year=2026, month=10) is None
    }
    assert "aurora" in waiting
    assert len(waiting) >= 4


def test_invoices_hold_the_revenue_of_their_month(world: World) -> None:
    for invoice in world.table(INVOICES).all():
        ggr = monthly_ggr(world, invoice.opId, invoice.year, invoice.month)
        assert (invoice.casinoGGRInUSD, invoice.sportGGRInUSD) == ggr
        assert invoice.totalPayableAmountInUSD == sum(line.amount for line in invoice.records)


def test_nothing_was_done_after_now(world: World) -> None:
    assert max(invoice.createdAt for invoice in world.table(INVOICES).all()) <= testing.NOW
    assert max(payment.createdAt for payment in world.table(PAYMENTS).all()) <= testing.NOW


def test_billing_begins_in_2024() -> None:
    early = testing.world(now=datetime(2024, 3, 15, tzinfo=UTC))
    assert {(i.year, i.month) for i in early.table(INVOICES).all()} == {(2024, 1), (2024, 2)}


def test_scale_multiplies_the_bets() -> None:
    usual, large = testing.start(), testing.start(scale=10)
    bets = [sum(row.betsInUSDCents for row in start.bases["betMonths"].records) for start in (usual, large)]
    assert bets[1] / bets[0] == pytest.approx(10, rel=0.001)


@pytest.mark.parametrize(
    ("record", "model", "only_on_the_wire", "only_kept"),
    [
        (records.Invoice, wire.InvoiceDetails, COMPUTED, set()),
        (records.InvoiceSettings, wire.InvoiceSettingsRecord, set(), {"updatedBy"}),
        (records.Line, wire.InvoiceRecord, set(), set()),
        (records.Unit, wire.InvoiceUnit, set(), set()),
        (records.Cost, wire.AdditionalCost, set(), set()),
        (records.Costs, wire.InvoiceCosts, set(), set()),
        (records.Payment, PaymentV2, {"opTitle", "brandTitle", "invoiceId", "extraData"}, {"explorerURL"}),
        (
            Arrival,
            ProviderTransfer,
            {"confirmations", "confirmationsRequired", "explorerURL"},
            {"opId", "brandOpId", "address", "revision"},
        ),
    ],
)
def test_records_have_the_fields_of_the_wire(
    record: type[msgspec.Struct],
    model: type[Wire],
    only_on_the_wire: set[str],
    only_kept: set[str],
) -> None:
    kept = set(record.__struct_encode_fields__)
    told = {info.alias or name for name, info in model.model_fields.items()}
    assert told - kept == only_on_the_wire
    assert kept - told == only_kept
