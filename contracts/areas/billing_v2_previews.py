"""What an invoice would come to, and what a payment would do to its operator's cards. Our choice where the
specification is silent."""

from typing import Annotated, Self

from pydantic import Field, model_validator

from contracts.areas.billing_v2 import ChosenOperator, InvoiceForm, InvoiceRecord
from contracts.areas.billing_v2_payments import AREA, NOT_POSITIVE, NOTHING, InvoiceNumber, PaymentType
from contracts.fields import UsdParam, Year, field_error
from contracts.money import Percentage, Usd
from contracts.operation import Example, Origin
from contracts.roles import PLATFORM_ADMINS, Permission
from contracts.wire import Wire, WireQuery

NOTHING_TO_PREVIEW = "Enter the payment’s type, amount in USD and year, or choose the payment to delete."


class PaymentPreviewQuery(WireQuery):
    """The payment as it would be: a new one, or in place of `paymentId`. `paymentId` alone: as if it were deleted."""

    opId: ChosenOperator
    paymentId: str | None = None
    paymentType: Annotated[PaymentType, Field(strict=False)] | None = None
    amountInUSD: UsdParam | None = None
    year: Year | None = None
    invoiceNo: InvoiceNumber | None = None

    @model_validator(mode="after")
    def _whole_or_deleted(self) -> Self:
        given = {"paymentType": self.paymentType, "amountInUSD": self.amountInUSD, "year": self.year}
        missing = [name for name, value in given.items() if value is None]
        if missing and (len(missing) < len(given) or self.invoiceNo is not None or self.paymentId is None):
            raise field_error(missing[0], NOTHING_TO_PREVIEW)
        return self

    @model_validator(mode="after")
    def _worth_something(self) -> Self:
        if self.amountInUSD is None or self.amountInUSD > 0:
            return self
        if self.paymentType is not PaymentType.CPG_ADJUSTMENT:
            raise field_error("amountInUSD", NOT_POSITIVE)
        if self.amountInUSD == 0:
            raise field_error("amountInUSD", NOTHING)
        return self


class AmountPreview(Wire):
    nowInUSD: Usd
    afterInUSD: Usd


class DebtPreview(AmountPreview):
    year: int


class PaymentPreview(Wire):
    """The operator's cards now and after the payment. `debts`: the debt of the payment's year now and
    afterwards."""

    debts: list[DebtPreview]
    cpgProvider: AmountPreview


class InvoicePreview(Wire):
    """The figures that the invoice would have if it were generated now. `existingInvoiceNo`: the month's invoice, which
    it would replace; null where there is none."""

    casinoGGRInUSD: Usd
    sportGGRInUSD: Usd
    casinoGGRPercentage: Percentage
    sportGGRPercentage: Percentage
    casinoGGRCommissionInUSD: Usd
    sportGGRCommissionInUSD: Usd
    minMonthlyFeeInUSD: Usd
    totalPayableAmountInUSD: Usd
    records: list[InvoiceRecord]
    existingInvoiceNo: int | None


OPERATIONS = (
    AREA.read(
        "billingV2InvoicePreview",
        "/api/billingV2/invoice/preview",
        "Preview the figures of an invoice (V2)",
        method="POST",
        origin=Origin.ASSUMED,
        roles=PLATFORM_ADMINS,
        permission=Permission.BILLING_V2_WRITE,
        body=InvoiceForm,
        example=Example(body={"year": 2026, "month": 10, "opId": "aurora"}),
        data=InvoicePreview,
        tags=frozenset(),  # asked anew whenever the form changes
    ),
    AREA.read(
        "billingV2PaymentPreview",
        "/api/billingV2/payments/preview",
        "Preview the effect of a payment on the cards",
        origin=Origin.ASSUMED,
        roles=PLATFORM_ADMINS,
        permission=Permission.BILLING_V2_WRITE,
        query=PaymentPreviewQuery,
        example=Example(query={"paymentType": "CASH", "amountInUSD": "100", "year": "2026", "opId": "aurora"}),
        data=PaymentPreview,
        tags=frozenset(),  # asked anew whenever it is shown, and never again for a payment that was just deleted
    ),
)
