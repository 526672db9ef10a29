"""Changing the percentages by which affiliates are paid."""

from typing import Annotated

from pydantic import Field

from contracts.areas.admins import AdminId
from contracts.areas.affiliate_billing import ProfitBreakdown
from contracts.areas.affiliates.accounts import AffiliateDetails
from contracts.areas.affiliates.area import AREA, PATH
from contracts.areas.affiliates.percentages import PERCENTAGES, AffiliatePercentages
from contracts.areas.billing_v1 import MonthName
from contracts.envelope import StaleData
from contracts.operation import Example, Origin
from contracts.permissions import MANAGERS
from contracts.roles import Permission
from contracts.wire import Wire


class AffiliateSettingsForm(AffiliatePercentages):
    """All six percentages as they shall be from the next month (UTC) on. Those that hold already take back what
    waits."""

    adminId: AdminId


class SettingsPreview(Wire):
    """The last closed month by the percentages that hold and by those that were sent; all null where no month is closed
    yet."""

    month: Annotated[MonthName, Field(strict=False)] | None
    year: int | None
    present: ProfitBreakdown | None
    proposed: ProfitBreakdown | None


OPERATIONS = (
    AREA.write(
        "affiliateSettingsUpdate",
        "PUT",
        f"{PATH}/settings",
        "Change an affiliate’s percentages from the next month on",
        origin=Origin.ASSUMED,
        body=AffiliateSettingsForm,
        example=Example(body={"adminId": "nobody-1001", **PERCENTAGES}),
        data=AffiliateDetails,
        failure_data=StaleData,
        if_match=True,
        success="Percentages saved. They hold from the first of next month.",
        failure="The percentages were not changed. Please try again.",
    ),
    AREA.read(
        "affiliateSettingsPreview",
        f"{PATH}/settings/preview",
        "View an affiliate’s last month by other percentages",
        origin=Origin.ASSUMED,
        method="POST",
        roles=MANAGERS,
        permission=Permission.AFFILIATES_WRITE,
        body=AffiliateSettingsForm,
        example=Example(body={"adminId": "nobody-1001", **PERCENTAGES}),
        data=SettingsPreview,
    ),
)
