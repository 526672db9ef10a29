"""Which permissions there are, and which of them the roles of the platform and of its operators have."""

from typing import Annotated

from pydantic import Field

from contracts.area import Area, ForWeb
from contracts.fields import Instant, Named, PageNumber, PageSize, Sort
from contracts.menu_items import MENU_ITEMS as ITEMS
from contracts.operation import Example, Origin
from contracts.permissions import Described
from contracts.reviews import SearchText
from contracts.roles import EVERY_ROLE, PLATFORM_ADMINS, Permission, Role
from contracts.rules import MaxItems, MaxLength, MinLength, OpId, Pattern, Required
from contracts.warnings import ASSUMED
from contracts.wire import Wire, WireQuery

PROOF_SECONDS = 600
ROLES = "/api/users/roles"
PERMISSIONS = "/api/users/permissions-v2"
ROLES_UPDATED = "Permissions has been updated successfully!"
ROLES_NOT_UPDATED = "Error while updating the Permissions!"
INVALID_PERMISSION: ForWeb[str] = "Invalid data, make sure to fill all required input fields"
MENU_ITEMS: ForWeb[list[str]] = ITEMS
# What undoes a change of rights stays with SUPER_ADMIN, whose template no other role can mend.
NEVER_CLOSED: ForWeb[list[str]] = [
    "/settings/admins",
    "/settings/roles",
    "/settings/staff-permissions",
    "/user/access",
]
KEPT_BY_SUPER_ADMIN = frozenset(
    {
        Permission.ADMINS_READ,
        Permission.ADMINS_WRITE,
        Permission.ROLES_READ,
        Permission.ROLES_WRITE,
        Permission.STAFF_PERMISSIONS_READ,
        Permission.STAFF_PERMISSIONS_WRITE,
    }
)

Key = Annotated[str, MaxLength(64, "At most 64 characters.")]
Keys = Annotated[list[Key], MaxItems(1000, "At most 1000 permissions.")]
RoleId = Annotated[str, Required("Role is required."), MaxLength(64, "At most 64 characters.")]
AnyRole = Annotated[Role, Field(strict=False)]


class RolePermission(Wire):
    """A permission as a role has it, or may be given it. Only SUPER_ADMIN and ADMIN get `allowedRoles`."""

    name: str
    title: str
    desc: str
    allowedRoles: list[AnyRole] | None = None


class RoleHead(Wire):
    """What is known of a role's template beside its permissions. `opId` is the operator's or brand's whose own it is,
    absent for the platform's. `isEditable` says whether you may change it; an operator admin's change of one that is
    not their operator's own becomes a template of their operator. `accountCount` are those that follow it,
    `ownCount` those of the role whose permissions were changed by hand. `closedMenuItems` are the pages, by path, that
    the menu leaves out for want of a permission."""

    id: str = Field(alias="_id")
    name: str
    role: AnyRole
    opId: str | None = None
    opTitle: str | None = None
    accountCount: int
    ownCount: Annotated[int, Field(json_schema_extra=ASSUMED)] = 0
    closedMenuItems: Annotated[list[str] | None, Field(json_schema_extra=ASSUMED)] = None
    isEditable: bool
    isDeletable: bool
    createdAt: Instant
    updatedAt: Instant
    updatedBy: Named
    revision: int


class RoleTemplate(RoleHead):
    """A role with its permissions as a map: true for each key that it has."""

    permissions: dict[str, bool]


class RoleDetails(RoleHead):
    """A role with its permissions, and those `available` that you may add to it."""

    permissions: list[RolePermission]
    available: list[RolePermission]


class RolesQuery(WireQuery):
    """The templates of the platform and of all operators that you see; with `opId` those that are in effect there.
    `query` is looked for in name and operator, whatever its case."""

    query: SearchText | None = None
    opId: OpId | None = None
    page: PageNumber = 1
    limit: PageSize = 50
    sort: Sort = "name"


class RoleKey(WireQuery):
    role: RoleId


class TemplateKey(WireQuery):
    templateId: RoleId


class RoleUpdate(Wire):
    """The name and all permissions of a role's template."""

    roleId: RoleId
    roleName: Annotated[str, Required("Role name is required."), MaxLength(60, "At most 60 characters.")]
    permissions: Keys


class RoleEffectQuery(Wire):
    """What a save would set."""

    roleId: RoleId
    permissions: Keys


class RoleEffect(Wire):
    """What a save would add and remove, and how many accounts follow the template then. `cannotRegrant` are those of
    the removed that you could not add again, since you would not hold them yourself."""

    added: list[str]
    removed: list[str]
    cannotRegrant: list[str]
    accountCount: int


class RoleProgress(Wire):
    """How many of the accounts that follow a template have all of its permissions; by `dueAt` the others get theirs.
    Permissions that were taken away are gone at once."""

    accountCount: int
    updatedCount: int
    dueAt: Instant | None = None
    isClockFrozen: bool


class StaffPermission(Wire):
    """A permission. `tags` and `requiredMenuItems` are separated by commas. `isBuiltIn`: the platform itself asks for
    it, so that it cannot be deleted, nor its allowed roles changed; any other closes the menu items that it requires
    to whoever lacks it, and nothing else. `edit` says whether you may change it. `roleCount` and `accountCount` are
    those that have it."""

    id: str = Field(alias="_id")
    name: str
    title: str
    desc: str
    tags: str
    allowedRoles: list[AnyRole]
    requiredMenuItems: str
    edit: bool
    isBuiltIn: bool
    roleCount: int
    accountCount: int
    createdAt: Instant
    updatedAt: Instant
    updatedBy: Named
    revision: int


class StaffPermissionsQuery(WireQuery):
    """`query` is looked for in key, title, description and tags, whatever its case; `role` may hold the permission."""

    query: SearchText | None = None
    role: AnyRole | None = None
    page: PageNumber = 1
    limit: PageSize = 50
    sort: Sort = "name"


class PermissionKey(WireQuery):
    permissionId: Annotated[str, Required("Permission is required."), MaxLength(64, "At most 64 characters.")]


class StaffPermissionForm(Wire):
    """A new permission, or with `edit` the changed one of `_id`, whose `name` stays. `tags` and `requiredMenuItems`
    are separated by commas."""

    id: Annotated[str | None, Field(alias="_id")] = None
    name: Annotated[
        str,
        Required(INVALID_PERMISSION),
        MaxLength(64, "At most 64 characters."),
        Pattern("[a-z][a-z0-9_]*", "Lower-case letters, digits and underscores, a letter first."),
    ]
    desc: Annotated[str, Required(INVALID_PERMISSION), MaxLength(300, "At most 300 characters.")]
    tags: Annotated[str, MaxLength(200, "At most 200 characters.")] = ""
    allowedRoles: Annotated[list[AnyRole], Required(INVALID_PERMISSION), MinLength(1, INVALID_PERMISSION)]
    requiredMenuItems: Annotated[str, MaxLength(2000, "At most 2000 characters.")] = ""
    edit: bool


class StaffPermissionEffectQuery(Wire):
    """What a save would require: the menu items of a permission, separated by commas."""

    name: Annotated[str, MaxLength(64, "At most 64 characters.")] = ""
    requiredMenuItems: Annotated[str, MaxLength(2000, "At most 2000 characters.")] = ""


class ClosedToRole(Wire):
    """How many accounts of a role would no longer see the menu items in their menu, of how many. `keptMenuItems` are
    those that stay open to the role all the same."""

    role: AnyRole
    closedCount: int
    accountCount: int
    keptMenuItems: list[str]


class StaffPermissionEffect(Wire):
    """What a save would close, by role; roles without accounts are left out."""

    roles: list[ClosedToRole]


_ROLE_TAGS = frozenset({"Role"})
_PERMISSION_TAGS = frozenset({"StaffPermission"})

ROLES_AREA = Area(
    "roles_permissions",
    readers=EVERY_ROLE,
    writers=frozenset({Role.SUPER_ADMIN, Role.OPERATOR_ADMIN}),
    can_read=Permission.ROLES_READ,
    can_write=Permission.ROLES_WRITE,
    tags=_ROLE_TAGS,
    invalidates=_ROLE_TAGS | _PERMISSION_TAGS | {"Me", "User"},
    lists=("roles",),
    permissions={
        Permission.ROLES_READ: Described(
            "View roles", "See which permissions each role has.", ("staff",), EVERY_ROLE, ("/settings/roles",)
        ),
        Permission.ROLES_WRITE: Described(
            "Edit roles",
            "Change which permissions a role has, for everybody who has the role.",
            ("staff",),
            frozenset({Role.SUPER_ADMIN, Role.OPERATOR_ADMIN}),
        ),
    },
)
PERMISSIONS_AREA = Area(
    "roles_permissions",
    readers=PLATFORM_ADMINS,
    writers=frozenset({Role.SUPER_ADMIN}),
    can_read=Permission.STAFF_PERMISSIONS_READ,
    can_write=Permission.STAFF_PERMISSIONS_WRITE,
    tags=_PERMISSION_TAGS,
    invalidates=_ROLE_TAGS | _PERMISSION_TAGS | {"Me"},
    lists=("staff_permissions",),
    permissions={
        Permission.STAFF_PERMISSIONS_READ: Described(
            "View permissions",
            "See all permissions, who may hold them and what they open.",
            ("staff",),
            PLATFORM_ADMINS,
            ("/settings/staff-permissions",),
        ),
        Permission.STAFF_PERMISSIONS_WRITE: Described(
            "Manage permissions",
            "Describe permissions; create and delete your own.",
            ("staff",),
            frozenset({Role.SUPER_ADMIN}),
        ),
    },
)

OPERATIONS = (
    ROLES_AREA.list(
        "roles",
        ROLES,
        "List roles and their permissions",
        RoleTemplate,
        query=RolesQuery,
        when_absent=frozenset({"role"}),
    ),
    ROLES_AREA.read(
        "role",
        ROLES,
        "View a role’s permissions",
        query=RoleKey,
        when_present=frozenset({"role"}),
        example=Example(query={"role": "rol_65a1f0c2e4b0d3a9c7f8"}),
        data=RoleDetails,
    ),
    ROLES_AREA.read(
        "roleEffect",
        f"{ROLES}/preview",
        "Preview a change of a role’s permissions",
        method="POST",
        origin=Origin.ASSUMED,
        body=RoleEffectQuery,
        example=Example(body={"roleId": "rol_65a1f0c2e4b0d3a9c7f8", "permissions": ["players_read"]}),
        data=RoleEffect,
    ),
    ROLES_AREA.read(
        "roleProgress",
        f"{ROLES}/progress",
        "View how far a change of a role has come",
        origin=Origin.ASSUMED,
        query=RoleKey,
        example=Example(query={"role": "rol_65a1f0c2e4b0d3a9c7f8"}),
        data=RoleProgress,
        poll=True,
    ),
    ROLES_AREA.write(
        "roleUpdate",
        "PUT",
        ROLES,
        "Edit a role’s permissions",
        body=RoleUpdate,
        example=Example(
            body={
                "roleId": "rol_65a1f0c2e4b0d3a9c7f8",
                "roleName": "Operator manager",
                "permissions": ["players_read"],
            }
        ),
        data=RoleDetails,
        if_match=True,
        proof_seconds=PROOF_SECONDS,
        success=ROLES_UPDATED,
        failure=ROLES_NOT_UPDATED,
    ),
    ROLES_AREA.write(
        "roleDelete",
        "DELETE",
        ROLES,
        "Delete a role’s template",
        query=TemplateKey,
        example=Example(query={"templateId": "rol_65a1f0c2e4b0d3a9c7f8"}),
        if_match=True,
        proof_seconds=PROOF_SECONDS,
        success="Role deleted!",
        failure="Failed to delete role",
    ),
    PERMISSIONS_AREA.list(
        "staffPermissions",
        PERMISSIONS,
        "List permissions",
        StaffPermission,
        query=StaffPermissionsQuery,
    ),
    PERMISSIONS_AREA.read(
        "staffPermissionEffect",
        f"{PERMISSIONS}/preview",
        "Preview which menu items a permission closes",
        method="POST",
        origin=Origin.ASSUMED,
        body=StaffPermissionEffectQuery,
        example=Example(body={"name": "night_desk", "requiredMenuItems": "/deposit/pending"}),
        data=StaffPermissionEffect,
    ),
    PERMISSIONS_AREA.write(
        "staffPermissionSave",
        "POST",
        PERMISSIONS,
        "Create or edit a permission",
        body=StaffPermissionForm,
        example=Example(
            body={
                "_id": "per_65a1f0c2e4b0d3a9c7f8",
                "name": "night_desk",
                "desc": "Works at night.",
                "tags": "staff, night",
                "allowedRoles": ["OPERATOR_MANAGER"],
                "requiredMenuItems": "/deposit/pending, /withdraw/pending",
                "edit": True,
            }
        ),
        data=StaffPermission,
        if_match=True,
        proof_seconds=PROOF_SECONDS,
        success="Permission saved!",
        failure=ROLES_NOT_UPDATED,
    ),
    PERMISSIONS_AREA.write(
        "staffPermissionDelete",
        "DELETE",
        PERMISSIONS,
        "Delete a permission",
        query=PermissionKey,
        example=Example(query={"permissionId": "per_65a1f0c2e4b0d3a9c7f8"}),
        if_match=True,
        proof_seconds=PROOF_SECONDS,
        success="Permission deleted!",
        failure="Failed to delete permission",
    ),
)
