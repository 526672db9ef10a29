"""Treasuries: the funds that operators hold at crypto providers for payouts, and their accounts.

The specification names the pages, the networks and the filters; the calls are our choice.
"""

from enum import StrEnum
from typing import Annotated

from pydantic import Field

from contracts.area import Area
from contracts.envelope import Page
from contracts.fields import Instant, ListQuery, Sort
from contracts.money import Amount, Currency, Usd
from contracts.operation import Export, Origin
from contracts.permissions import STAFF, Described
from contracts.roles import OPERATOR_ROLES, PLATFORM_ADMINS, Permission
from contracts.rules import MaxLength
from contracts.wire import Wire


class Network(StrEnum):
    ETHEREUM_MAIN = "ETHEREUM_MAIN"
    POLYGON_MAIN = "POLYGON_MAIN"
    CELO_MAIN = "CELO_MAIN"
    POLYGON_TEST = "POLYGON_TEST"


class TreasuryStatus(StrEnum):
    """LOW: worth less than what the operator wants to be there."""

    ACTIVE = "ACTIVE"
    LOW = "LOW"
    DISABLED = "DISABLED"


Text = Annotated[str, MaxLength(120, "At most 120 characters.")]


class Treasury(Wire):
    """An operator's funds at one provider, over all networks. Not real-time."""

    treasuryId: str
    title: str
    opId: str
    opTitle: str
    provider: str
    networks: list[Annotated[Network, Field(strict=False)]]
    accountCount: int
    balanceInUSD: Usd
    minimumInUSD: Usd
    status: Annotated[TreasuryStatus, Field(strict=False)]
    createdAt: Instant
    updatedAt: Instant


class TreasuryPage(Page[Treasury]):
    """`totalInUSD` is of everything that the filters find."""

    totalInUSD: Usd


class TreasuryAccount(Wire):
    """One currency on one network; `address` receives deposits. Test networks have no value. Not real-time."""

    accountId: str
    treasuryId: str
    opId: str
    opTitle: str
    provider: str
    network: Annotated[Network, Field(strict=False)]
    isTestNetwork: bool
    currency: str
    address: str
    balance: Amount
    balanceInUSD: Usd
    isActive: bool
    createdAt: Instant
    updatedAt: Instant


class TreasuryAccountPage(Page[TreasuryAccount]):
    """A page of accounts; `totalInUSD` is over all accounts that match the filters."""

    totalInUSD: Usd


class TreasuriesQuery(ListQuery):
    sort: Sort = "-balanceInUSD"
    provider: Text | None = None
    network: Annotated[Network, Field(strict=False)] | None = None
    status: Annotated[TreasuryStatus, Field(strict=False)] | None = None


class TreasuryAccountsQuery(ListQuery):
    """`address` is matched whole, whatever its case."""

    sort: Sort = "-balanceInUSD"
    treasuryId: Text | None = None
    provider: Text | None = None
    network: Annotated[Network, Field(strict=False)] | None = None
    currency: Annotated[Currency, Field(strict=False)] | None = None
    address: Text | None = None
    isActive: bool | None = None


READERS = PLATFORM_ADMINS | OPERATOR_ROLES
TAGS = frozenset({"Treasury"})

AREA = Area(
    "treasuries",
    readers=READERS,
    can_read=Permission.TREASURIES_READ,
    tags=TAGS,
    lists=("treasuries", "treasuries.accounts"),
    permissions={
        Permission.TREASURIES_READ: Described(
            "View treasuries",
            "See the treasuries and the accounts in them.",
            ("withdrawals",),
            STAFF,
            ("/withdraw/treasuries", "/treasury-account"),
        ),
    },
)

OPERATIONS = (
    AREA.read(
        "treasuries",
        "/api/withdraw/treasuries",
        "List treasuries",
        origin=Origin.ASSUMED,
        export=Export(),
        query=TreasuriesQuery,
        data=TreasuryPage,
    ),
    AREA.read(
        "treasuryAccounts",
        "/api/treasury-account",
        "List treasury accounts",
        origin=Origin.ASSUMED,
        export=Export(),
        query=TreasuryAccountsQuery,
        data=TreasuryAccountPage,
    ),
)
