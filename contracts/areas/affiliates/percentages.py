"""The percentages by which affiliates are paid: those that hold, and those that wait."""

from typing import Annotated

from contracts.areas.affiliate_billing import AffiliateTerms
from contracts.areas.cashback import Share
from contracts.fields import Instant, Named
from contracts.rules import Required
from contracts.wire import Wire

PERCENTAGE_REQUIRED = "Percentage is required."

Percent = Annotated[Share, Required(PERCENTAGE_REQUIRED)]
PERCENTAGES = {
    "administrationFeePercentage": 2,
    "depositFeePercentage": 1,
    "withdrawFeePercentage": 1,
    "referralFeePercentage": 5,
    "casinoCommission": 25,
    "sportCommission": 20,
}


class AffiliatePercentages(Wire):
    """The six percentages, 0 to 100 each."""

    administrationFeePercentage: Percent
    depositFeePercentage: Percent
    withdrawFeePercentage: Percent
    referralFeePercentage: Percent
    casinoCommission: Percent
    sportCommission: Percent


class WaitingSettings(Wire):
    """Percentages that hold from `validFrom` on, the first of the next month (UTC)."""

    affiliateSettings: AffiliateTerms
    validFrom: Instant
    setBy: Named
    setAt: Instant
