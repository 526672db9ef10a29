"""Cloudflare accounts that hold DNS zones, in two generations (V1 and V2).

A key goes in and never comes out: the platform names it by a handle, `token`.
"""

from typing import Annotated

from pydantic import Field

from contracts.area import Area
from contracts.fields import FreeText, Instant, Named, OneTenant
from contracts.operation import Dialect, Example
from contracts.permissions import DEVELOPERS, STAFF_AND_DEVELOPERS, Described
from contracts.roles import OPERATOR_ROLES, PLATFORM_ADMINS, PLATFORM_ROLES, Permission, Role
from contracts.rules import CfToken, MaxLength, MinLength, OpId, Pattern, Required
from contracts.wire import Wire, WireQuery

ACCOUNT_ADDED = "CF account is successfully added!"
NOT_GRANTED = "Invalid CF token, make sure you granted the correct permissions while creating the token."
READERS = PLATFORM_ROLES | OPERATOR_ROLES
WRITERS = PLATFORM_ROLES | {Role.OPERATOR_ADMIN}
ACCOUNTS = frozenset({"CfAccount"})

Title = Annotated[str, Required("Title is required."), MaxLength(60, "At most 60 characters.")]
AccountId = Annotated[
    str,
    Required("Account ID is required."),
    Pattern("[0-9A-Za-z_-]{6,64}", "Enter the account ID as the provider shows it."),
]
ApiKey = Annotated[
    str,
    Required("API token is required."),
    MinLength(20, "An API token must have at least 20 characters."),
    MaxLength(200, "An API token can have at most 200 characters."),
]


class CfAccountV1(Wire):
    """A Cloudflare account (V1). `token` is the handle for reading its zones and records."""

    title: str
    token: CfToken
    opId: str
    opTitle: str
    cfAccountId: str
    createdAt: Instant
    revision: int


class CfAccountV2(Wire):
    """A Cloudflare account (V2). `token` is the handle for reading its zones; the API key is never returned."""

    title: str
    cfAccountId: str
    cfAccountCode: str
    token: CfToken
    opId: str
    opTitle: str
    description: str
    note: str
    createdAt: Instant
    updatedAt: Instant
    updatedBy: Named
    revision: int


class CfAccountAdded(Wire):
    title: str
    opId: str
    cfAccountId: str
    cfAccountCode: str


class CfAccountV1Form(Wire):
    """`token` is the API token. `operator` owns the account; it defaults to the query's `opId`."""

    operator: OpId | None = None
    token: ApiKey
    accountId: AccountId
    title: Title


class CfAccountV2Form(Wire):
    """`token` is the API token."""

    opId: Annotated[OpId, Required("Operator is required.")]
    token: ApiKey
    accountId: AccountId
    title: Title


class CfAccountEdit(Wire):
    """`cfAccountCode` identifies the account and cannot be changed; an empty `cfApiKey` keeps the present key."""

    cfAccountCode: Annotated[str, Required("Account code is required.")]
    title: Title
    description: FreeText = ""
    cfApiKey: Annotated[
        str, MaxLength(200, "An API token can have at most 200 characters."), Field(title="API token")
    ] = ""
    note: FreeText = ""


class CfAccountV1Key(WireQuery):
    opId: OpId | None = None
    token: Annotated[CfToken, Required("Token is required.")]
    accountId: Annotated[str, Required("Account ID is required.")]


class CfAccountV2Key(WireQuery):
    opId: OpId | None = None
    cfAccountCode: Annotated[str, Required("Account code is required.")]
    accountId: Annotated[str, Required("Account ID is required.")]


AREA = Area(
    "cf_accounts",
    readers=READERS,
    writers=WRITERS,
    can_read=Permission.CF_ACCOUNTS_READ,
    can_write=Permission.CF_ACCOUNTS_WRITE,
    tags=ACCOUNTS,
    invalidates=ACCOUNTS,
    lists=("cf_accounts.v1", "cf_accounts.v2"),
    permissions={
        Permission.CF_ACCOUNTS_READ: Described(
            "View Cloudflare accounts",
            "See the cloud accounts that domains lie in; keys are never shown.",
            ("domains",),
            STAFF_AND_DEVELOPERS,
            ("/settings/cf-account-v2",),
        ),
        Permission.CF_ACCOUNTS_WRITE: Described(
            "Manage Cloudflare accounts",
            "Add, edit and delete cloud accounts and their keys.",
            ("domains",),
            DEVELOPERS,
        ),
    },
)

OPERATIONS = (
    AREA.read(
        "cfAccountsV1",
        "/api/operators/cf-tokens",
        "List Cloudflare accounts (V1)",
        query=OneTenant,
        data=list[CfAccountV1],
    ),
    AREA.write(
        "cfAccountV1Add",
        "POST",
        "/api/operators/cf-tokens",
        "Add a Cloudflare account (V1)",
        query=OneTenant,
        body=CfAccountV1Form,
        example=Example(body={"token": "65a1f0c2e4b0d3a9c7f81201", "accountId": "65a1f0c2e4b0d3a9", "title": "Main"}),
        data=CfAccountAdded,
        success=ACCOUNT_ADDED,
        failure="Failed to add domain",
        dialect=Dialect.ERROR_TEXT,
    ),
    AREA.write(
        "cfAccountV1Delete",
        "DELETE",
        "/api/operators/cf-tokens",
        "Delete a Cloudflare account (V1); its zones stay in the cloud",
        roles=PLATFORM_ADMINS,
        query=CfAccountV1Key,
        example=Example(query={"token": "cft_00000000000000000000", "accountId": "65a1f0c2e4b0d3a9"}),
        success="CF account deleted.",
        failure="Failed to delete token",
    ),
    AREA.read(
        "cfAccountsV2",
        "/api/operators/cf-tokens/v2",
        "List Cloudflare accounts (V2)",
        query=OneTenant,
        data=list[CfAccountV2],
    ),
    AREA.write(
        "cfAccountV2Add",
        "POST",
        "/api/operators/cf-tokens/v2",
        "Add a Cloudflare account (V2)",
        query=OneTenant,
        body=CfAccountV2Form,
        example=Example(
            body={
                "token": "65a1f0c2e4b0d3a9c7f81201",
                "accountId": "65a1f0c2e4b0d3a9",
                "title": "Main",
                "opId": "aurora",
            }
        ),
        data=CfAccountAdded,
        success=ACCOUNT_ADDED,
        failure="Failed to add cf account",
    ),
    AREA.write(
        "cfAccountV2Update",
        "PUT",
        "/api/operators/cf-tokens/v2",
        "Edit a Cloudflare account (V2)",
        body=CfAccountEdit,
        example=Example(body={"cfAccountCode": "CF-65a1f0", "title": "Main"}),
        data=CfAccountAdded,
        if_match=True,
        success="CF account updated.",
        failure="Unable to perform this action",
    ),
    AREA.write(
        "cfAccountV2Delete",
        "DELETE",
        "/api/operators/cf-tokens/v2",
        "Delete an unused Cloudflare account (V2)",
        roles=PLATFORM_ADMINS,
        query=CfAccountV2Key,
        example=Example(query={"cfAccountCode": "CF-65a1f0", "accountId": "65a1f0c2e4b0d3a9"}),
        if_match=True,
        success="CF account deleted.",
        failure="Failed to delete token",
    ),
)
