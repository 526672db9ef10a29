"""Whatever is made, changed and deleted in whatever order, every list's totals are what plain counting
of the records says, in every scope."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from decimal import Decimal
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import rule

from tools.examples import examples
from upstream_sim.areas.affiliate_billing.records import RECORDS as AFFILIATE_RECORDS
from upstream_sim.areas.affiliate_billing.records import AffiliateRecord
from upstream_sim.areas.billing_v1.records import RECORDS, Record
from upstream_sim.tests.billing_records import INVOICE, PAYMENT, Clerk
from upstream_sim.tests.client import AURORA, BOREALIS, NORTH, SUPER
from upstream_sim.tests.histories import CheckedHistories

pytestmark = pytest.mark.slow

TENANTS = st.sampled_from(["aurora", "aurora-north", "aurora-south", "borealis", "borealis-prime"])
AFFILIATES = st.sampled_from(["aff-aurora-1", "aff-aurora-north-1", "aff-borealis-2"])
AMOUNTS = st.decimals("0.01", 5000, places=2)
WRITERS = st.sampled_from([SUPER, AURORA, BOREALIS])
MONTHS = st.sampled_from(["JANUARY", "JUNE", "OCTOBER"])
DATES = st.sampled_from(["2026-01-31T23:59:59Z", "2026-06-01T00:00:00Z", "2026-07-01T01:00:00+02:00"])
AURORAS = {"aurora", "aurora-north", "aurora-south"}
SEEN = {SUPER: None, AURORA: AURORAS, NORTH: {"aurora-north"}, BOREALIS: {"borealis", "borealis-prime"}}
TOTALS = ("totalInvoicedInUSD", "totalPaidInUSD", "openAmountInUSD")


def in_cents(amount: object) -> int:
    return int(Decimal(str(amount)) * 100)


def plain(records: Iterable[Record]) -> tuple[int, int, int, int]:
    """How many, what was invoiced, what was paid and what is open, in cents."""
    count = invoiced = paid = 0
    for record in records:
        count += 1
        if record.type == "invoice":
            invoiced += in_cents(record.amount)
        else:
            paid += in_cents(record.amount)
    return count, invoiced, paid, invoiced - paid


class Histories(CheckedHistories):
    def __init__(self) -> None:
        super().__init__()
        self.clerks = {SUPER: Clerk(SUPER)}
        for email in (AURORA, NORTH, BOREALIS):
            self.clerks[email] = Clerk(email, self.clerks[SUPER])
        self.world = self.clerks[SUPER].world
        self.made: list[str] = []
        self.paid_out: list[str] = []

    @rule(
        email=WRITERS, op_id=TENANTS, month=MONTHS, inclusion=st.sampled_from(["ALL", "NO_TEST"]), brands=st.booleans()
    )
    def invoice(self, email: str, op_id: str, month: str, inclusion: str, brands: bool) -> None:
        body = {**INVOICE, "opId": op_id, "month": month, "testPlayersInclusion": inclusion, "includeBrands": brands}
        self.keep(self.clerks[email].call("billingV1InvoiceGenerate", body=body), self.made)

    @rule(email=WRITERS, op_id=TENANTS, amount=AMOUNTS, at=DATES)
    def pay(self, email: str, op_id: str, amount: Decimal, at: str) -> None:
        operation = "brandBillingPaymentAdd" if "-" in op_id else "billingV1PaymentAdd"
        body = {**PAYMENT, "opId": op_id, "amountInUSD": amount, "issuedAt": at}
        self.keep(self.clerks[email].call(operation, body=body), self.made)

    @rule(email=WRITERS, pick=st.integers(0, 30), amount=AMOUNTS, at=DATES, fresh=st.booleans())
    def change(self, email: str, pick: int, amount: Decimal, at: str, fresh: bool) -> None:
        record = self.pick(pick)
        if record is None:
            return
        payload = {**PAYMENT, "amountInUSD": amount, "issuedAt": at}
        operation, body = "operatorBillingPaymentUpdate", {**payload, "_id": record.id, "opId": record.opId}
        if record.parentOpId:
            operation, body = "brandBillingPaymentUpdate", {"paymentId": record.id, "payload": payload}
        revision = record.revision if fresh else record.revision + 1
        self.attempt(lambda: self.clerks[email].call(operation, body=body, revision=revision))

    @rule(email=WRITERS, pick=st.integers(0, 30), fresh=st.booleans())
    def delete(self, email: str, pick: int, fresh: bool) -> None:
        record = self.pick(pick)
        if record is None:
            return
        kind = record.type.capitalize()
        operation = f"brandBilling{kind}Delete" if record.parentOpId else f"billingV1{kind}Delete"
        body = {f"{record.type}Id": record.id, "opId": record.opId}
        revision = record.revision if fresh else None
        self.attempt(lambda: self.clerks[email].call(operation, body=body, revision=revision))

    @rule(email=st.sampled_from([SUPER, AURORA, NORTH, BOREALIS]), aff_id=AFFILIATES, amount=AMOUNTS, at=DATES)
    def pay_out(self, email: str, aff_id: str, amount: Decimal, at: str) -> None:
        body = {**PAYMENT, "affId": aff_id, "amountInUSD": amount, "issuedAt": at}
        self.keep(self.clerks[email].call("affiliateBillingPaymentAdd", body=body), self.paid_out)

    @rule(email=WRITERS, pick=st.integers(0, 30), amount=AMOUNTS, gone=st.booleans())
    def change_payout(self, email: str, pick: int, amount: Decimal, gone: bool) -> None:
        found = [self.world.table(AFFILIATE_RECORDS).get(record_id) for record_id in self.paid_out]
        present = [record for record in found if record is not None]
        if not present:
            return
        record = present[pick % len(present)]
        operation, body = "affiliateBillingPaymentUpdate", {**PAYMENT, "_id": record.id, "amountInUSD": amount}
        if gone:
            operation = "affiliateBillingPaymentDelete"
            body = {"paymentId": record.id, "affId": record.affId}
        named = {**body, "opId": record.opId}
        self.attempt(lambda: self.clerks[email].call(operation, body=named, revision=record.revision))

    def pick(self, number: int) -> Record | None:
        found = [self.world.table(RECORDS).get(record_id) for record_id in self.made]
        present = [record for record in found if record is not None]
        return present[number % len(present)] if present else None

    def keep(self, reply: Any, where: list[str]) -> None:
        if reply.http == 200:
            where.append(reply.data["_id"])

    def attempt(self, do: Callable[[], Any]) -> None:
        """A refusal changes nothing."""
        before = self.world.digest()
        reply = do()
        assert (self.world.digest() == before) is (reply.http != 200), reply.body

    def shown(self, email: str, operation: str, **query: str) -> tuple[int, ...]:
        data = self.clerks[email].call(operation, query={"limit": "1", **query}).data
        return data["count"], *(in_cents(data[name]) for name in TOTALS)

    def check(self) -> None:
        self.brand_lists_add_up()
        self.operator_lists_add_up()
        self.affiliate_lists_add_up()

    def brand_lists_add_up(self) -> None:
        records = list(self.world.table(RECORDS).all())
        for email in (SUPER, AURORA, BOREALIS):
            seen = SEEN[email]
            expected = plain(r for r in records if r.parentOpId is not None and (not seen or r.opId in seen))
            assert self.shown(email, "brandBillingRecords") == expected
        expected = plain(r for r in records if r.opId == "aurora-north" and (r.month, r.year) == (6, 2026))
        assert self.shown(AURORA, "brandBillingRecords", opId="aurora-north", month="JUNE", year="2026") == expected

    def operator_lists_add_up(self) -> None:
        records = list(self.world.table(RECORDS).all())
        for email, op_id in ((AURORA, "aurora"), (NORTH, "aurora-north"), (BOREALIS, "borealis")):
            expected = plain(r for r in records if r.opId == op_id)
            assert self.shown(email, "operatorBillingRecords") == expected
        assert self.shown(SUPER, "operatorBillingRecords") == plain(r for r in records if r.parentOpId is None)
        with_brands = self.shown(SUPER, "operatorBillingRecords", opId="aurora", includeBrands="true")
        assert with_brands == plain(r for r in records if r.opId in AURORAS)
        for email, seen in SEEN.items():
            expected = plain(r for r in records if r.type == "invoice" and (not seen or r.opId in seen))
            assert self.shown(email, "billingV1Invoices") == expected

    def affiliate_lists_add_up(self) -> None:
        records: list[AffiliateRecord] = list(self.world.table(AFFILIATE_RECORDS).all())
        for email, seen in SEEN.items():
            mine = [record for record in records if not seen or record.opId in seen]
            earned = sum(max(0, in_cents(record.amountInUSD)) for record in mine if record.type == "profit")
            paid = sum(in_cents(record.amountInUSD) for record in mine if record.type == "payment")
            data = self.clerks[email].call("affiliateBillingRecords", query={"limit": "1"}).data
            totals = [in_cents(data[name]) for name in ("totalProfitInUSD", "totalPaidInUSD", "openAmountInUSD")]
            assert [data["count"], *totals] == [len(mine), earned, paid, earned - paid]
            billed = self.clerks[email].call("affiliateBillingAffiliates").data["affiliates"]
            assert sum(in_cents(each["openAmountInUSD"]) for each in billed) == earned - paid


TestHistories = Histories.TestCase
TestHistories.settings = settings(max_examples=examples(10), stateful_step_count=12, deadline=None)
