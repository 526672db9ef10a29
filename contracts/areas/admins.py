"""Staff accounts, which the console calls admins: who signs in, for whom they work, and with which rights."""

from typing import Annotated, Self

from pydantic import AfterValidator, Field, ValidationInfo, model_validator
from pydantic_core import PydanticCustomError

from contracts.area import Area, ForWeb
from contracts.areas.players import BlockAction
from contracts.areas.users import PlayerSubInfo, Timezone
from contracts.choices import RestrictedChoice
from contracts.envelope import StaleData
from contracts.fields import Instant, ListQuery, field_error, identity_of
from contracts.marks import StaffName
from contracts.operation import Example, Origin, SuccessTexts
from contracts.passwords import PasswordForm, is_weak
from contracts.permissions import MANAGERS, Described
from contracts.roles import PLATFORM_ADMINS, PLATFORM_ROLES, Permission, Role
from contracts.rules import MaxLength, MinLength, OpId, Pattern, Required
from contracts.texts import WEAK_PASSWORD
from contracts.warnings import ASSUMED
from contracts.wire import Wire

PATH = "/api/users"
PROOF_SECONDS = 600
ACCOUNT_PATH = f"{PATH}/admins/{{userCode}}"
ROLE_REQUIRED = "Role is required. Make sure to select a role for this user"
INVALID_NICKNAME = "Invalid nickname, special characters are not allowed in nickname"
ADMIN_REQUIRED = "Choose an account."
AFFILIATE_ELSEWHERE: ForWeb[str] = "An affiliate’s account is created with the affiliate, not here."
PLATFORM_ROLE = "An account with this role belongs to the platform: it has no operator."
HIDDEN_FOR_ADMINS = "Only platform admins decide whether activity is hidden."


def _staff_role(role: Role) -> Role:
    if role is Role.AFFILIATE:
        raise PydanticCustomError("role", AFFILIATE_ELSEWHERE)
    return role


AdminId = Annotated[str, Required(ADMIN_REQUIRED), MaxLength(64, "At most 64 characters.")]
IdentityText = Annotated[str, MaxLength(254, "At most 254 characters.")]
AnyRole = Annotated[Role, Field(strict=False)]
StaffRole = Annotated[AnyRole, AfterValidator(_staff_role)]


class AdminDenials(Wire):
    """Why the caller may not do something to an account, in words; what is absent they may do."""

    block: str | None = None
    changePassword: str | None = None
    changeRole: str | None = None
    migrate: str | None = None
    clonePermissions: str | None = None
    refreshPermissions: str | None = None
    endSessions: str | None = None
    delete: str | None = None


class Admin(Wire):
    """A staff account with its rights. `isHidden` is shown to SUPER_ADMIN and ADMIN only. `hasOwnPermissions`
    (assumed): they were changed by hand, and follow the role's template no more. `closedMenuItems` (assumed): the
    pages, by path, that the menu leaves out for want of a permission."""

    userCode: str
    nickname: Annotated[str, StaffName(unless="email")]
    email: str
    role: AnyRole
    opId: str | None = None
    opTitle: str | None = None
    parentOpId: str | None = None
    parentOpTitle: str | None = None
    affId: str | None = None
    timezone: str
    language: str
    roundReportNumbers: bool
    playerSubInfoType: Annotated[PlayerSubInfo, Field(strict=False)]
    isBlocked: bool
    mustChangePassword: bool = False
    isHidden: bool | None = None
    permissions: list[str]
    hasOwnPermissions: Annotated[bool | None, Field(json_schema_extra=ASSUMED)] = None
    closedMenuItems: Annotated[list[str] | None, Field(json_schema_extra=ASSUMED)] = None
    denials: AdminDenials = AdminDenials()
    createdAt: Instant
    updatedAt: Instant
    revision: int


class AdminsQuery(ListQuery):
    """`query` is looked for in nickname, e-mail and user code, whatever its case. Platform accounts belong to no
    operator: a list of one operator is without them."""

    query: Annotated[str, MaxLength(100, "At most 100 characters.")] | None = None
    userCode: Annotated[str, MaxLength(64, "At most 64 characters.")] | None = None
    role: AnyRole | None = None
    isBlocked: bool | None = None
    hasOwnPermissions: bool | None = None


class AdminPath(Wire):
    userCode: str


class NewAccount(Wire):
    """What every new account needs. `userCode` is never given out again; e-mail and user code are unique, whatever
    their case."""

    email: Annotated[
        str,
        Required("Email is required."),
        MaxLength(254, "At most 254 characters."),
        Pattern(r"[^\s@]+@[^\s@]+\.[^\s@]+", "Invalid email address"),
    ]
    password: Annotated[str, Required("Password is required.")]
    nickname: Annotated[
        str,
        StaffName(unless="email"),
        Required("Nickname is required."),
        Pattern("[A-Za-z0-9 ]*", INVALID_NICKNAME),
        MinLength(3, "At least 3 characters."),
        MaxLength(15, "At most 15 characters."),
    ]
    userCode: Annotated[
        str,
        Required("User code is required."),
        Pattern("[A-Za-z0-9_-]*", "Only letters, digits, hyphens and underscores."),
        MinLength(3, "At least 3 characters."),
        MaxLength(15, "At most 15 characters."),
    ]
    language: Annotated[str, MaxLength(16, "At most 16 characters.")] = "en"
    timezone: Timezone = "UTC"

    @model_validator(mode="after")
    def _strong(self) -> Self:
        if is_weak(self.password, email=self.email, nickname=self.nickname, user_code=self.userCode):
            raise field_error("password", WEAK_PASSWORD)
        return self


class AdminDraft(NewAccount):
    """A new account. Without `opId` it is the caller's own operator's; an account of the platform has none."""

    role: Annotated[StaffRole, Required(ROLE_REQUIRED)]
    opId: OpId | None = None
    isHidden: bool | None = None
    roundReportNumbers: bool = False
    playerSubInfoType: Annotated[PlayerSubInfo, Field(strict=False)] = PlayerSubInfo.PLAYER_CODE

    @model_validator(mode="after")
    def _hidden_by_admins(self, info: ValidationInfo) -> Self:
        caller = identity_of(info)
        if self.isHidden is not None and caller is not None and caller.role not in PLATFORM_ADMINS:
            raise field_error("isHidden", HIDDEN_FOR_ADMINS)
        return self

    @model_validator(mode="after")
    def _platform_has_no_operator(self) -> Self:
        if self.role in PLATFORM_ROLES and self.opId is not None:
            raise field_error("opId", PLATFORM_ROLE)
        return self


class AdminBlock(Wire):
    """`adminEmail` must be the account's, or the record is stale."""

    adminId: AdminId
    action: Annotated[BlockAction, Field(strict=False), Required("Choose block or unblock.")]
    adminEmail: IdentityText


class AdminPassword(PasswordForm):
    """A password that the account's owner must change at the next sign-in."""

    adminId: AdminId


class AdminDelete(Wire):
    """`adminUsername`, a nickname, and `adminEmail` must be the account's, or the record is stale."""

    adminId: AdminId
    adminUsername: IdentityText
    adminEmail: IdentityText


class AdminMigration(Wire):
    """Moves an account to another operator, with a role and the permissions of its template there."""

    adminId: AdminId
    opId: Annotated[OpId, Required("Choose an operator.")]
    role: Annotated[StaffRole, Required(ROLE_REQUIRED)]


ROLE_NAMES: dict[str, str] = {
    Role.SUPER_ADMIN: "Super admin",
    Role.ADMIN: "Admin",
    Role.DEV_OPS: "DevOps",
    Role.OPERATOR_ADMIN: "Operator admin",
    Role.OPERATOR_MANAGER: "Operator manager",
}
ASSIGNED_BY = {role: frozenset({Role.SUPER_ADMIN}) if role in PLATFORM_ROLES else MANAGERS for role in ROLE_NAMES}
TAGS = frozenset({"Admin"})
SESSIONS = frozenset({"AdminSession"})
SOMEBODY = {"adminId": "nobody-1001", "adminEmail": "nobody@example.com"}

AREA = Area(
    "admins",
    readers=MANAGERS,
    can_read=Permission.ADMINS_READ,
    can_write=Permission.ADMINS_WRITE,
    tags=TAGS,
    invalidates=TAGS | SESSIONS | {"Activity"},
    lists=("admins",),
    permissions={
        Permission.ADMINS_READ: Described(
            "View staff accounts",
            "See who works at the console, with which role and permissions, and what they may open.",
            ("staff",),
            MANAGERS,
            ("/settings/admins",),
        ),
        Permission.ADMINS_WRITE: Described(
            "Manage staff accounts",
            "Create, block, move and delete staff accounts, and change their passwords, roles and permissions.",
            ("staff",),
            MANAGERS,
        ),
    },
)

OPERATIONS = (
    AREA.list("admins", PATH, "List staff accounts and their permissions", Admin, query=AdminsQuery),
    AREA.read(
        "admin",
        ACCOUNT_PATH,
        "View a staff account",
        origin=Origin.ASSUMED,
        path_params=AdminPath,
        data=Admin,
    ),
    AREA.write(
        "adminCreate",
        "POST",
        PATH,
        "Create a staff account",
        choice=RestrictedChoice("role", ROLE_NAMES, ASSIGNED_BY),
        tenant_optional=True,
        proof_seconds=PROOF_SECONDS,
        body=AdminDraft,
        example=Example(
            body={
                "email": "ada@example.com",
                "password": "Lamplight-7301",
                "nickname": "Ada Example",
                "userCode": "U-1001",
                "role": "OPERATOR_MANAGER",
                "opId": "nowhere",
            }
        ),
        data=Admin,
        success="Admin has been created successfully!",
        failure="Unable to create new user",
    ),
    AREA.write(
        "adminBlock",
        "POST",
        f"{PATH}/block",
        "Block or unblock a staff account",
        proof_seconds=PROOF_SECONDS,
        body=AdminBlock,
        example=Example(body={**SOMEBODY, "action": "BLOCK"}),
        data=Admin,
        failure_data=StaleData,
        success=SuccessTexts(
            "action",
            {BlockAction.BLOCK: "User successfully blocked!", BlockAction.UNBLOCK: "User successfully unblocked!"},
        ),
        failure="An error occurred, please try again",
    ),
    AREA.write(
        "adminPasswordChange",
        "POST",
        f"{PATH}/change-password",
        "Give a staff account another password",
        body=AdminPassword,
        ends_sessions_of="adminId",
        proof_seconds=PROOF_SECONDS,
        example=Example(
            body={"adminId": "nobody-1001", "newPassword": "Lamplight-7301", "passwordConfirm": "Lamplight-7301"}
        ),
        data=Admin,
        success="Password updated!",
        failure="Failed to update password",
    ),
    AREA.write(
        "adminDelete",
        "POST",
        f"{PATH}/delete",
        "Delete a staff account",
        proof_seconds=PROOF_SECONDS,
        ends_sessions_of="adminId",
        body=AdminDelete,
        example=Example(body={**SOMEBODY, "adminUsername": "Ada"}),
        failure_data=StaleData,
        success="User deleted!",
        failure="The user was not deleted. Please try again.",
    ),
    AREA.write(
        "adminMigrate",
        "POST",
        f"{PATH}/migrate",
        "Move a staff account to another operator",
        proof_seconds=PROOF_SECONDS,
        ends_sessions_of="adminId",
        body=AdminMigration,
        example=Example(body={"adminId": "nobody-1001", "opId": "aurora", "role": "OPERATOR_MANAGER"}),
        data=Admin,
        success="User migrated!",
        failure="The user was not migrated. Please try again.",
    ),
)
