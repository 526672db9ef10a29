"""Whatever is done in whatever order, cards and lists are what plain counting says, in every scope."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from decimal import Decimal
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import Bundle, consumes, invariant, multiple, rule

from tools.examples import examples
from upstream_sim.areas.billing_v2.payment_wire import to_wire
from upstream_sim.areas.billing_v2.records import INVOICES, PAYMENTS, Invoice, Payment
from upstream_sim.areas.provider_payment.records import ARRIVALS
from upstream_sim.core.history.audit import ACTIVITIES
from upstream_sim.shared.tenants import parents
from upstream_sim.tests.billing_v2 import OVERRIDE, CallResult, Desk
from upstream_sim.tests.histories import CheckedHistories

pytestmark = pytest.mark.slow

OP_ID = "meridian"
YEARS = (2024, 2025, 2026)
MONTHS = st.tuples(st.sampled_from([2025, 2026]), st.integers(1, 4))
FEES = st.integers(0, 2000)
AMOUNTS = st.decimals("0.05", 4000, places=2)
RATES = st.decimals("0.25", 3, places=4)
DIRECT = ("CASH", "DIRECT_TRANSFER", "USDT_TRANSFER", "OPERATOR_SETTLEMENT")
KINDS = st.sampled_from([*DIRECT, "CPG_ADJUSTMENT"])
CURRENCIES = st.sampled_from(["USD", "USDT", "TRX"])
PICKS = st.integers(0, 30)
ARRIVING = st.sampled_from(["USDT", "TRX", "USDC"])
MOSTLY = st.sampled_from([True, True, True, False])
WAITS = st.sampled_from(["PT3S", "PT40S", "PT2M"])


def in_cents(amount: Decimal) -> int:
    return int(amount * 100)


def plain_cards(invoices: list[Invoice], payments: list[Payment]) -> tuple[dict[int, int], int, int]:
    """Debt by year, what the provider holds, and what stays open of the invoices, in cents, one
    cent-bearing step after the other."""
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
    return debts, pool, sum(bill[3] for bill in bills)


class Histories(CheckedHistories):
    """An operator without a past among others who have one, and everything that can be done to its account."""

    payments: Bundle[str] = Bundle("payments")

    def __init__(self) -> None:
        super().__init__()
        self.desk = Desk()
        self.world = self.desk.world
        self.done: Counter[tuple[str, str]] = Counter()
        self.others = self.books_of_others()

    def books(self, op_id: str) -> tuple[list[Invoice], list[Payment]]:
        return self.desk.stored(op_id), list(self.world.table(PAYMENTS).where(opId=op_id))

    def books_of_others(self) -> list[tuple[dict[int, int], int, int]]:
        """Nobody acts for the others: nothing but time changes theirs."""
        return [plain_cards(*self.books(each.opId)) for each in parents(self.world) if each.opId != OP_ID]

    @rule(period=MONTHS, fee=FEES, overwrite=st.booleans(), seen=st.booleans())
    def generate(self, period: tuple[int, int], fee: int, overwrite: bool, seen: bool) -> None:
        year, month = period
        present = self.world.table(INVOICES).first(opId=OP_ID, year=year, month=month)
        figures = {**OVERRIDE, "casinoGGRPercentage": 0, "sportGGRPercentage": 0, "minMonthlyFeeInUSD": fee}
        body = {"opId": OP_ID, "year": year, "month": month, "overwriteExistingInvoice": overwrite, **figures}
        revision = present.revision if present and seen else None
        self.attempt(lambda: self.desk.send("billingV2InvoiceGenerate", body=body, revision=revision))

    @rule(pick=PICKS)
    def delete(self, pick: int) -> None:
        present = self.desk.stored(OP_ID)
        if present:
            invoice = present[pick % len(present)]
            named = {"_id": invoice.id, "opId": OP_ID, "revision": invoice.revision}
            self.attempt(lambda: self.desk.delete(named))

    @rule(
        target=payments,
        kind=KINDS,
        currency=CURRENCIES,
        amount=AMOUNTS,
        rate=RATES,
        sign=st.booleans(),
        period=MONTHS,
        pick=PICKS,
    )
    def pay(self, pick: int, **given: Any) -> Any:
        body = self.form(pick, **given)
        reply = self.attempt(lambda: self.desk.send("billingV2PaymentAdd", body=body))
        if reply.http != 200:
            return multiple()
        self.done[reply.data["paymentId"], "created"] += 1
        return reply.data["paymentId"]

    @rule(
        of=payments,
        kind=KINDS,
        currency=CURRENCIES,
        amount=AMOUNTS,
        rate=RATES,
        sign=st.booleans(),
        period=MONTHS,
        pick=PICKS,
        seen=MOSTLY,
    )
    def edit(self, of: str, pick: int, seen: bool, **given: Any) -> None:
        present = self.present(of)
        body = {**self.form(pick, **given), "paymentId": of}
        revision = present.revision if seen else present.revision - 1
        reply = self.attempt(lambda: self.desk.send("billingV2PaymentUpdate", body=body, revision=revision))
        self.done[of, "updated"] += reply.http == 200
        assert seen or reply.http in (412, 422)

    @rule(of=consumes(payments))
    def unpay(self, of: str) -> None:
        assert self.attempt(lambda: self.desk.unpay(to_wire(self.world, self.present(of)))).http == 200
        self.done[of, "deleted"] += 1

    @rule(amount=AMOUNTS, currency=ARRIVING)
    def transfer(self, amount: Decimal, currency: str) -> None:
        self.desk.arrives(OP_ID, amount, currency)

    @rule(wait=WAITS)
    def wait(self, wait: str) -> None:
        self.world.advance(wait)
        self.others = self.books_of_others()

    @rule(pick=PICKS)
    def note(self, pick: int) -> None:
        """A transfer may name an invoice, and is worth what it was."""
        found = list(self.world.table(PAYMENTS).where(opId=OP_ID, paymentType="CPG_TRANSFER"))
        if found:
            payment = found[pick % len(found)]
            body = {"id": payment.id, "opId": OP_ID, **self.named(pick)}
            reply = self.desk.send("billingV2CpgTransferUpdate", body=body, revision=payment.revision)
            assert (reply.http, reply.data["amountInUSD"]) == (200, payment.amountInUSD)
            self.done[payment.id, "updated"] += 1

    def present(self, of: str) -> Payment:
        payment = self.world.table(PAYMENTS).get(of)
        assert payment is not None
        return payment

    def named(self, pick: int) -> dict[str, Any]:
        """Every third names an invoice, where there is one."""
        present = self.desk.stored(OP_ID)
        return {"invoiceNo": present[pick % len(present)].invoiceNo} if present and pick % 3 == 0 else {}

    def form(self, pick: int, *, period: tuple[int, int], sign: bool, **given: Any) -> dict[str, Any]:
        kind, currency, amount = given["kind"], given["currency"], given["amount"]
        return {
            "opId": OP_ID,
            "paymentType": kind,
            "currency": currency,
            "amount": -amount if sign and kind == "CPG_ADJUSTMENT" else amount,
            "exchangeRateInUSD": 1 if currency == "USD" else given["rate"],
            "year": period[0],
            "month": period[1],
            **self.named(pick),
        }

    def attempt(self, do: Callable[[], CallResult]) -> CallResult:
        """Whatever is refused changes nothing."""
        before = self.world.digest()
        reply = do()
        assert (self.world.digest() == before) is (reply.http != 200), reply.body
        return reply

    def check(self) -> None:
        self.an_operators_cards_are_what_plain_counting_says()
        self.the_platforms_cards_are_the_operators_together()
        self.lists_hold_what_there_is_and_total_it()
        self.invoice_totals_are_what_is_billed_and_what_is_open()
        self.every_transfer_that_could_be_taken_is_a_payment_once()

    def an_operators_cards_are_what_plain_counting_says(self) -> None:
        invoices, payments = self.books(OP_ID)
        debts, pool, _ = plain_cards(invoices, payments)
        cards = {year: self.desk.cards(year, OP_ID) for year in YEARS}
        assert {year: in_cents(debt) for year, (debt, _) in cards.items()} == debts
        assert {in_cents(held) for _, held in cards.values()} == {pool}
        billed = sum(in_cents(invoice.totalPayableAmountInUSD) for invoice in invoices)
        paid = sum(in_cents(each.amountInUSD) for each in payments)
        assert sum(debts.values()) - pool == billed - paid

    def the_platforms_cards_are_the_operators_together(self) -> None:
        books = [*self.others, plain_cards(*self.books(OP_ID))]
        for year in YEARS:
            debt, held = self.desk.cards(year)
            assert in_cents(debt) == sum(debts[year] for debts, _, _ in books)
            assert in_cents(held) == sum(pool for _, pool, _ in books)

    def lists_hold_what_there_is_and_total_it(self) -> None:
        for query, rows in (
            ({"opId": OP_ID}, list(self.world.table(PAYMENTS).where(opId=OP_ID))),
            ({}, list(self.world.table(PAYMENTS).all())),
        ):
            data = self.desk.payments(**query, limit="1").data
            assert (data["count"], in_cents(data["totalAmountInUSD"])) == (
                len(rows),
                sum(in_cents(row.amountInUSD) for row in rows),
            )
            by_currency = {total["currency"]: total for total in data["totalsByCurrency"]}
            assert by_currency.keys() == {row.currency for row in rows}
            for currency, total in by_currency.items():
                own = [row for row in rows if row.currency == currency]
                assert total["amount"] == sum(row.amount for row in own)
                assert in_cents(total["amountInUSD"]) == sum(in_cents(row.amountInUSD) for row in own)

    def invoice_totals_are_what_is_billed_and_what_is_open(self) -> None:
        own = plain_cards(*self.books(OP_ID))
        for query, books, rows in (
            ({"opId": OP_ID}, [own], self.desk.stored(OP_ID)),
            ({}, [*self.others, own], list(self.world.table(INVOICES).all())),
        ):
            data = self.desk.invoices(**query, limit="1").data
            still_open = sum(open_amount for _, _, open_amount in books)
            assert in_cents(data["openAmountInUSD"]) == still_open
            billed = sum(in_cents(row.totalPayableAmountInUSD) for row in rows)
            assert (data["count"], in_cents(data["totalPayableAmountInUSD"])) == (len(rows), billed)

    def every_transfer_that_could_be_taken_is_a_payment_once(self) -> None:
        taken = [row for row in self.world.table(ARRIVALS).where(opId=OP_ID) if row.state == "CONFIRMED"]
        payments = self.world.table(PAYMENTS).where(opId=OP_ID, paymentType="CPG_TRANSFER")
        assert sorted(row.paymentId or "" for row in taken) == sorted(payment.id for payment in payments)
        assert all(row.currency != "USDC" for row in taken)

    @invariant()
    def everything_done_by_hand_is_told_once(self) -> None:
        known = {record for record, _ in self.done}
        counts = Counter(
            (act.recordId, str(act.action))
            for act in self.world.table(ACTIVITIES).where(userCode=self.desk.user.userCode)
            if act.recordId in known
        )
        assert counts == +self.done


TestHistories = Histories.TestCase
TestHistories.settings = settings(max_examples=examples(40), stateful_step_count=25, deadline=None)
