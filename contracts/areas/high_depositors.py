"""Export of the players who deposited most in a period.

A write by effect though no record of the business changes: it makes a file that is kept. So one send
makes one file, an answer that was lost is asked for again instead of computed again, and no other
site can set the platform to work.
"""

from typing import Annotated

from pydantic import Field

from contracts.area import Area
from contracts.areas.files import ExportedFile
from contracts.fields import FromTo, Instant
from contracts.money import Usd
from contracts.operation import Example
from contracts.permissions import STAFF, Described
from contracts.roles import OPERATOR_ROLES, PLATFORM_ADMINS, Permission
from contracts.rules import Ge, OpId, Required
from contracts.texts import OPERATOR_NOT_FOUND


class HighDepositorsForm(FromTo):
    """Selects players whose confirmed deposits between `from` and `to` (inclusive) reach the threshold.
    `trimDecimals` writes whole USD, truncated; the selection uses the full amounts."""

    opId: Annotated[OpId, Required(OPERATOR_NOT_FOUND)]
    includeBrands: bool = True
    trimDecimals: bool = False
    since: Annotated[Instant, Required("Choose a start date.")] = Field(alias="from")
    until: Annotated[Instant, Required("Choose an end date.")] = Field(alias="to")
    depositAmountInUSDThreshold: Annotated[
        Usd,
        Required("Threshold is required; 0 for all depositors."),
        Ge(0, "The threshold must be at least 0."),
        Field(title="Threshold"),
    ]


AREA = Area(
    "high_depositors",
    readers=PLATFORM_ADMINS | OPERATOR_ROLES,
    can_write=Permission.PLAYERS_EXPORT,
    permissions={
        Permission.PLAYERS_EXPORT: Described(
            "Export players", "Download files of players, such as high depositors.", ("players", "exports"), STAFF
        ),
    },
)

OPERATIONS = (
    AREA.write(
        "playersMaxDeposit",
        "POST",
        "/api/players/max-deposit",
        "Export the high depositors of a period",
        body=HighDepositorsForm,
        example=Example(
            body={
                "from": "2026-10-01T00:00:00Z",
                "to": "2026-10-02T00:00:00Z",
                "depositAmountInUSDThreshold": 1000000,
                "opId": "aurora",
            }
        ),
        data=ExportedFile,
        success="High Depositors Exported!",
        time_limit=60,
    ),
)
