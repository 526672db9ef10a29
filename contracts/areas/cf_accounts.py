"""Accounts at the cloud that serves zones, in two generations.

A key goes in and never comes out: the platform names it by a handle, `token`.
"""

from __future__ import annotations

from typing import Annotated

from contracts.fields import FreeText, Instant, Named, OneTenant
from contracts.operation import Dialect, Effect, Operation, Origin
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
    Required("Account id is required."),
    Pattern("[0-9A-Za-z_-]{6,64}", "The account's id is expected, as the provider shows it."),
]
ApiKey = Annotated[
    str,
    Required("API token is required."),
    MinLength(20, "An API token has at least 20 characters."),
    MaxLength(200, "An API token has at most 200 characters."),
]


class CfAccountV1(Wire):
    """`token` is the handle by which zones and records of the account are read."""

    title: str
    token: CfToken
    opId: str
    opTitle: str
    cfAccountId: str
    createdAt: Instant
    revision: int


class CfAccountV2(Wire):
    """`token` is the handle by which the account's zones are read; the key itself is never shown."""

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
    """`token` is the API token; `operator` is whose account it is, the query's `opId` where left out."""

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
    """`cfAccountCode` names the account and stays; an empty `cfApiKey` keeps the key that there is."""

    cfAccountCode: Annotated[str, Required("Account code is required.")]
    title: Title
    description: FreeText = ""
    cfApiKey: Annotated[str, MaxLength(200, "An API token has at most 200 characters.")] = ""
    note: FreeText = ""


class CfAccountV1Key(WireQuery):
    opId: OpId | None = None
    token: Annotated[CfToken, Required("Token is required.")]
    accountId: Annotated[str, Required("Account id is required.")]


class CfAccountV2Key(WireQuery):
    opId: OpId | None = None
    cfAccountCode: Annotated[str, Required("Account code is required.")]
    accountId: Annotated[str, Required("Account id is required.")]


OPERATIONS = (
    Operation(
        id="cfAccountsV1",
        area="cf_accounts",
        method="GET",
        path="/api/operators/cf-tokens",
        summary="Cloud accounts of the first generation",
        effect=Effect.READ,
        origin=Origin.SPECIFIED,
        roles=READERS,
        permission=Permission.CF_ACCOUNTS_READ,
        query=OneTenant,
        data=list[CfAccountV1],
        tags=ACCOUNTS,
    ),
    Operation(
        id="cfAccountV1Add",
        area="cf_accounts",
        method="POST",
        path="/api/operators/cf-tokens",
        summary="Add a cloud account of the first generation",
        effect=Effect.WRITE,
        origin=Origin.SPECIFIED,
        roles=WRITERS,
        permission=Permission.CF_ACCOUNTS_WRITE,
        query=OneTenant,
        body=CfAccountV1Form,
        data=CfAccountAdded,
        success=ACCOUNT_ADDED,
        failure="Failed to add domain",
        dialect=Dialect.ERROR_TEXT,
        invalidates=ACCOUNTS,
    ),
    Operation(
        id="cfAccountV1Delete",
        area="cf_accounts",
        method="DELETE",
        path="/api/operators/cf-tokens",
        summary="Delete a cloud account of the first generation; its zones stay at the cloud",
        effect=Effect.WRITE,
        origin=Origin.SPECIFIED,
        roles=PLATFORM_ADMINS,
        permission=Permission.CF_ACCOUNTS_WRITE,
        query=CfAccountV1Key,
        success="CF account deleted.",
        failure="Failed to delete token",
        invalidates=ACCOUNTS,
    ),
    Operation(
        id="cfAccountsV2",
        area="cf_accounts",
        method="GET",
        path="/api/operators/cf-tokens/v2",
        summary="Cloud accounts of the second generation",
        effect=Effect.READ,
        origin=Origin.SPECIFIED,
        roles=READERS,
        permission=Permission.CF_ACCOUNTS_READ,
        query=OneTenant,
        data=list[CfAccountV2],
        tags=ACCOUNTS,
    ),
    Operation(
        id="cfAccountV2Add",
        area="cf_accounts",
        method="POST",
        path="/api/operators/cf-tokens/v2",
        summary="Add a cloud account of the second generation",
        effect=Effect.WRITE,
        origin=Origin.SPECIFIED,
        roles=WRITERS,
        permission=Permission.CF_ACCOUNTS_WRITE,
        query=OneTenant,
        body=CfAccountV2Form,
        data=CfAccountAdded,
        success=ACCOUNT_ADDED,
        failure="Failed to add cf account",
        invalidates=ACCOUNTS,
    ),
    Operation(
        id="cfAccountV2Update",
        area="cf_accounts",
        method="PUT",
        path="/api/operators/cf-tokens/v2",
        summary="Change a cloud account of the second generation, its key included",
        effect=Effect.WRITE,
        origin=Origin.SPECIFIED,
        roles=WRITERS,
        permission=Permission.CF_ACCOUNTS_WRITE,
        body=CfAccountEdit,
        data=CfAccountAdded,
        if_match=True,
        success="CF account updated.",
        failure="Unable to perform this action",
        invalidates=ACCOUNTS,
    ),
    Operation(
        id="cfAccountV2Delete",
        area="cf_accounts",
        method="DELETE",
        path="/api/operators/cf-tokens/v2",
        summary="Delete a cloud account of the second generation that serves no domain",
        effect=Effect.WRITE,
        origin=Origin.SPECIFIED,
        roles=PLATFORM_ADMINS,
        permission=Permission.CF_ACCOUNTS_WRITE,
        query=CfAccountV2Key,
        if_match=True,
        success="CF account deleted.",
        failure="Failed to delete token",
        invalidates=ACCOUNTS,
    ),
)
