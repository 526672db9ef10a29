"""What an operator's invoices of the second generation are made by: its percentages, fees and additional costs."""

from typing import Annotated

from contracts.areas.billing_v2 import AREA, AdditionalCosts, ChosenOperator, Fee, GgrPercentage
from contracts.fields import Instant
from contracts.operation import Dialect, Example
from contracts.roles import PLATFORM_ADMINS
from contracts.rules import Required
from contracts.wire import Wire, WireQuery


class SettingsQuery(WireQuery):
    opId: ChosenOperator


class InvoiceSettings(Wire):
    """An operator's settings; the platform answers null where there are none."""

    casinoGGRPercentage: Annotated[GgrPercentage, Required("Casino GGR percentage is required.")]
    sportGGRPercentage: Annotated[GgrPercentage, Required("Sport GGR percentage is required.")]
    premiumSportInUSD: Annotated[Fee, Required("Premium sport is required; 0 for none.")]
    premiumBotInUSD: Annotated[Fee, Required("Premium bot is required; 0 for none.")]
    minMonthlyFeeInUSD: Annotated[Fee, Required("Minimum monthly fee is required; 0 for none.")]
    additionalCosts: AdditionalCosts


class InvoiceSettingsForm(InvoiceSettings):
    opId: ChosenOperator


class InvoiceSettingsRecord(InvoiceSettings):
    opId: str
    updatedAt: Instant
    revision: int


SETTINGS = frozenset({"InvoiceSettingsV2"})

OPERATIONS = (
    AREA.read(
        "billingV2InvoiceSettings",
        "/api/billingV2/invoice/settings",
        "View an operator’s invoice settings",
        roles=PLATFORM_ADMINS,
        query=SettingsQuery,
        example=Example(query={"opId": "aurora"}),
        data=InvoiceSettingsRecord | None,
        tags=SETTINGS,
    ),
    AREA.write(
        "billingV2InvoiceSettingsUpdate",
        "PUT",
        "/api/billingV2/invoice/settings",
        "Edit an operator’s invoice settings",
        body=InvoiceSettingsForm,
        example=Example(
            body={
                "casinoGGRPercentage": 10,
                "sportGGRPercentage": 10,
                "premiumSportInUSD": 0,
                "premiumBotInUSD": 0,
                "minMonthlyFeeInUSD": 0,
                "additionalCosts": [],
                "opId": "aurora",
            }
        ),
        data=InvoiceSettingsRecord,
        if_match=True,
        success="Invoice Settings Updated!",
        invalidates=SETTINGS,
        dialect=Dialect.ERRORS_LIST,
    ),
)
