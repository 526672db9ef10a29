"""Whatever is done in whatever order, the cards are what plain counting says."""

from __future__ import annotations

from collections.abc import Callable
from decimal import Decimal
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import Bundle, RuleBasedStateMachine, consumes, invariant, multiple, rule

from upstream_sim.areas.billing_v2.payments import (
    Transfer,
    change_payment,
    delete_payment,
    receive_transfer,
    record_payment,
)
from upstream_sim.areas.billing_v2.records import INVOICES, PAYMENTS, Invoice, Payment
from upstream_sim.refusals import Refusal
from upstream_sim.tests.billing_v2 import CLERK, NOON, OVERRIDE, Desk, Said, payment
from upstream_sim.world import Change

OP_ID = "meridian"
YEARS = (2024, 2025, 2026)
MONTHS = st.tuples(st.sampled_from([2025, 2026]), st.integers(1, 4))
FEES = st.integers(0, 2000)
AMOUNTS = st.decimals("0.01", 4000, places=2)
DIRECT = ("CASH", "DIRECT_TRANSFER", "USDT_TRANSFER", "OPERATOR_SETTLEMENT")
KINDS = st.sampled_from([*DIRECT, "CPG_ADJUSTMENT"])


def in_cents(amount: Decimal) -> int:
    return int(amount * 100)


def plain_cards(invoices: list[Invoice], payments: list[Payment]) -> tuple[dict[int, int], int]:
    """Debt by year and what the provider holds, in cents, one cent-bearing step after the other."""
    bills = sorted([i.year, i.month, i.invoiceNo, in_cents(i.totalPayableAmountInUSD)] for i in invoices)
    purse = dict.fromkeys(YEARS, 0)
    pool = 0
    for paid in payments:
        if paid.paymentType not in DIRECT:
            pool += in_cents(paid.amountInUSD)
            continue
        rest = in_cents(paid.amountInUSD)
        for bill in bills:
            if bill[2] == paid.invoiceNo:
                rest, bill[3] = max(0, rest - bill[3]), max(0, bill[3] - rest)
        purse[paid.year] += rest
    for bill in bills:
        had = purse[bill[0]]
        purse[bill[0]], bill[3] = max(0, had - bill[3]), max(0, bill[3] - had)
    for bill in bills:
        if pool > 0:
            pool, bill[3] = max(0, pool - bill[3]), max(0, bill[3] - pool)
    debts = {year: sum(b[3] for b in bills if b[0] == year) - purse[year] for year in YEARS}
    return debts, pool


class Histories(RuleBasedStateMachine):
    """An operator without a past, and everything that can be done to its account."""

    payments: Bundle[str] = Bundle("payments")

    def __init__(self) -> None:
        super().__init__()
        self.desk = Desk()

    @rule(period=MONTHS, fee=FEES, overwrite=st.booleans(), seen=st.booleans())
    def generate(self, period: tuple[int, int], fee: int, overwrite: bool, seen: bool) -> None:
        year, month = period
        present = self.desk.world.table(INVOICES).first(opId=OP_ID, year=year, month=month)
        figures = {**OVERRIDE, "casinoGGRPercentage": 0, "sportGGRPercentage": 0}
        before = self.desk.world.digest()
        said = self.desk.send(
            "billingV2InvoiceGenerate",
            body={
                "opId": OP_ID,
                "year": year,
                "month": month,
                **figures,
                "minMonthlyFeeInUSD": fee,
                "overwriteExistingInvoice": overwrite,
            },
            revision=present.revision if present and seen else None,
        )
        self.changed_nothing_if_refused(said, before)

    @rule(pick=st.integers(0, 30))
    def delete(self, pick: int) -> None:
        present = self.desk.stored(OP_ID)
        if present:
            invoice = present[pick % len(present)]
            before = self.desk.world.digest()
            shown = {"_id": invoice.id, "opId": OP_ID, "revision": invoice.revision}
            self.changed_nothing_if_refused(self.desk.delete(shown), before)

    @rule(target=payments, kind=KINDS, amount=AMOUNTS, sign=st.booleans(), period=MONTHS, pick=st.integers(0, 30))
    def pay(self, kind: Any, amount: Decimal, sign: bool, period: tuple[int, int], pick: int) -> Any:
        form = self.form(kind, amount, sign, period, pick)
        made = self.attempt(lambda change: record_payment(change, form))
        return multiple() if made is None else made.id

    @rule(of=payments, kind=KINDS, amount=AMOUNTS, sign=st.booleans(), period=MONTHS, pick=st.integers(0, 30))
    def edit(self, of: str, kind: Any, amount: Decimal, sign: bool, period: tuple[int, int], pick: int) -> None:
        present = self.desk.world.table(PAYMENTS).get(of)
        assert present is not None
        form = self.form(kind, amount, sign, period, pick)
        self.attempt(lambda change: change_payment(change, of, form, present.revision))

    @rule(of=consumes(payments))
    def unpay(self, of: str) -> None:
        present = self.desk.world.table(PAYMENTS).get(of)
        assert present is not None
        self.attempt(lambda change: delete_payment(change, of, OP_ID, present.revision))
        assert self.desk.world.table(PAYMENTS).get(of) is None

    @rule(amount=AMOUNTS)
    def transfer(self, amount: Decimal) -> None:
        arriving = Transfer(
            opId=OP_ID,
            currency="USDT",
            amount=amount,
            exchangeRateInUSD=Decimal(1),
            arrivedAt=NOON,
            explorerURL="",
        )
        self.attempt(lambda change: receive_transfer(change, arriving))

    def form(self, kind: Any, amount: Decimal, sign: bool, period: tuple[int, int], pick: int) -> Any:
        """Every third names an invoice, where there is one."""
        present = self.desk.stored(OP_ID)
        named = present[pick % len(present)].invoiceNo if present and pick % 3 == 0 else None
        signed = -amount if sign and kind == "CPG_ADJUSTMENT" else amount
        year, month = period
        return payment(OP_ID, signed, paymentType=kind, year=year, month=month, invoiceNo=named)

    def attempt(self, do: Callable[[Change], Any]) -> Any:
        """What a rule makes, or None where it refuses and so changes nothing."""
        before = self.desk.world.digest()
        try:
            with self.desk.world.change(CLERK) as change:
                return do(change)
        except Refusal:
            assert self.desk.world.digest() == before
            return None

    def changed_nothing_if_refused(self, said: Said, before: str) -> None:
        assert (self.desk.world.digest() == before) is (said.http != 200)

    @invariant()
    def cards_are_what_plain_counting_says(self) -> None:
        invoices = self.desk.stored(OP_ID)
        payments = list(self.desk.world.table(PAYMENTS).where(opId=OP_ID))
        debts, pool = plain_cards(invoices, payments)
        shown = {year: self.desk.cards(year, OP_ID) for year in YEARS}
        assert {year: in_cents(debt) for year, (debt, _) in shown.items()} == debts
        assert {in_cents(held) for _, held in shown.values()} == {pool}
        billed = sum(in_cents(invoice.totalPayableAmountInUSD) for invoice in invoices)
        paid = sum(in_cents(each.amountInUSD) for each in payments)
        assert sum(debts.values()) - pool == billed - paid


TestHistories = Histories.TestCase
TestHistories.settings = settings(max_examples=30, stateful_step_count=20, deadline=None)
