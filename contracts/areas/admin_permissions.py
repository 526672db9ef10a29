"""The role of a staff account, and its permissions: another role, another account's set, or the role's own again."""

from typing import Annotated, Any

from pydantic import BeforeValidator, Field
from pydantic_core import PydanticCustomError

from contracts.areas.admins import (
    AREA,
    ASSIGNED_BY,
    PATH,
    PROOF_SECONDS,
    ROLE_NAMES,
    Admin,
    AdminId,
    AnyRole,
    IdentityText,
)
from contracts.choices import RestrictedChoice
from contracts.envelope import StaleData
from contracts.operation import Dialect, Example, Origin
from contracts.roles import Role
from contracts.rules import MaxItems, MaxLength, MinLength, OpId, Required
from contracts.wire import Wire

ROLE_TO_CHOOSE = "Invalid input, make sure to select a role"
ONE_ROLE = "An account has one role."
CLONE_INVALID = "Invalid input, please check input fields and try again."


def _one_of(roles: Any) -> Any:
    """The role of a list of one."""
    if not isinstance(roles, list):
        return roles
    if len(roles) != 1:
        raise PydanticCustomError("role", ONE_ROLE if roles else ROLE_TO_CHOOSE)
    return roles[0]


OneRole = Annotated[
    Role,
    Field(strict=False),
    BeforeValidator(_one_of, json_schema_input_type=Role | list[Role]),
    Required(ROLE_TO_CHOOSE),
]


class AdminRole(Wire):
    """`targetUsername`, a nickname, must be the account's, or the record is stale."""

    adminId: AdminId
    targetUsername: IdentityText
    roles: OneRole


class PermissionsClone(Wire):
    """Gives an account the permissions of another of the same role. `permissions` must be the present set of the
    source, or the record is stale."""

    sourceUserId: Annotated[str, Required(CLONE_INVALID), MaxLength(64, "At most 64 characters.")]
    targetUserId: Annotated[str, Required(CLONE_INVALID), MaxLength(64, "At most 64 characters.")]
    sourceRole: Annotated[AnyRole, Required(CLONE_INVALID)]
    permissions: Annotated[
        list[str], Required(CLONE_INVALID), MinLength(1, CLONE_INVALID), MaxItems(500, "At most 500 permissions.")
    ]


class PermissionsRefresh(Wire):
    """Gives an account the permissions of its role's template again. `opId` is the account's operator, absent for
    accounts of the platform; `roles` the account's role."""

    adminId: AdminId
    targetUsername: IdentityText
    opId: OpId | None = None
    roles: OneRole


class PermissionsEffectQuery(Wire):
    """What would be done to an account: it gets the permissions of its role's template, of another role's or
    operator's, or those of the account `sourceUserId`."""

    adminId: AdminId
    role: AnyRole | None = None
    opId: OpId | None = None
    sourceUserId: Annotated[str, MaxLength(64, "At most 64 characters.")] | None = None


class NamedPermission(Wire):
    name: str
    title: str


class PermissionsEffect(Wire):
    """What an account would get and lose, each by title."""

    added: list[NamedPermission]
    removed: list[NamedPermission]
    notGrantable: list[NamedPermission]


OPERATIONS = (
    AREA.read(
        "adminPermissionsEffect",
        f"{PATH}/permissions/preview",
        "Preview what would become of an account’s permissions",
        method="POST",
        origin=Origin.ASSUMED,
        body=PermissionsEffectQuery,
        example=Example(body={"adminId": "nobody-1001", "role": "OPERATOR_MANAGER"}),
        data=PermissionsEffect,
    ),
    AREA.write(
        "adminRoleChange",
        "POST",
        f"{PATH}/change-roles",
        "Change the role of a staff account",
        choice=RestrictedChoice("roles", ROLE_NAMES, ASSIGNED_BY),
        proof_seconds=PROOF_SECONDS,
        body=AdminRole,
        example=Example(body={"adminId": "nobody-1001", "targetUsername": "Ada", "roles": "OPERATOR_MANAGER"}),
        data=Admin,
        failure_data=StaleData,
        success="User role changed successfully!",
        failure="The role was not changed. Please try again.",
        dialect=Dialect.ERROR_TEXT,
    ),
    AREA.write(
        "adminPermissionsClone",
        "POST",
        f"{PATH}/clone-permissions",
        "Give a staff account the permissions of another",
        proof_seconds=PROOF_SECONDS,
        body=PermissionsClone,
        example=Example(
            body={
                "sourceUserId": "nobody-1001",
                "targetUserId": "nobody-1002",
                "sourceRole": "OPERATOR_MANAGER",
                "permissions": ["players_read"],
            }
        ),
        data=Admin,
        success="Permissions are successfully cloned to target user!",
        failure="Failed to clone permissions",
        dialect=Dialect.DATA_TEXT,
    ),
    AREA.write(
        "adminPermissionsRefresh",
        "POST",
        f"{PATH}/refresh-permissions",
        "Give a staff account the permissions of its role’s template",
        tenant_optional=True,
        proof_seconds=PROOF_SECONDS,
        body=PermissionsRefresh,
        example=Example(
            body={"adminId": "nobody-1001", "targetUsername": "Ada", "opId": "aurora", "roles": "OPERATOR_MANAGER"}
        ),
        data=Admin,
        failure_data=StaleData,
        success="Permissions refreshed!",
        failure="The permissions were not refreshed. Please try again.",
    ),
)
