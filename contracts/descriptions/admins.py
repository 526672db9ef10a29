"""The data dictionary of `admins`."""

from __future__ import annotations

from contracts.descriptions.entry import Entry

DENIED = {
    "block": "block or unblock it",
    "changePassword": "give it another password",
    "changeRole": "change its role",
    "migrate": "move it to another operator",
    "clonePermissions": "give it another's permissions",
    "refreshPermissions": "refresh its permissions",
    "endSessions": "end its sessions",
    "delete": "delete it",
}
DESCRIPTIONS: dict[str, Entry] = {
    **{
        f"AdminDenials.{name}": (f"Why the caller may not {act}; absent if they may.", "This is your own account.")
        for name, act in DENIED.items()
    },
    "isHidden": "Whether others than platform admins read “Platform staff” for the user's name; absent for them.",
    "Admin.isBlocked": "Whether the user is kept from signing in.",
    "AdminsQuery.isBlocked": "Only blocked accounts, or only the others.",
    "AdminsQuery.query": ("Part of a nickname, e-mail or user code, whatever its case.", "ada"),
    "hasOwnPermissions": "Whether the permissions were changed by hand and follow the role no more.",
    "AdminsQuery.hasOwnPermissions": "Only accounts whose permissions were changed by hand, or only the others.",
    "PermissionsEffectQuery.adminId": ("The user code of the account whose permissions would change.", "U-1002"),
    "PermissionsEffectQuery.role": "The role that it would have; absent, the one it has.",
    "PermissionsEffectQuery.opId": ("Where it would work; absent, where it does.", "aurora"),
    "PermissionsEffectQuery.sourceUserId": ("The account to clone from, in place of the role's template.", "U-1001"),
    "PermissionsEffect.added": "What it would get.",
    "PermissionsEffect.removed": "What it would lose.",
    "PermissionsEffect.notGrantable": "What of it you may not give; while there is any, nothing is changed.",
    "NamedPermission.name": ("The key.", "players_read"),
    "NamedPermission.title": ("What it is called.", "View players"),
    "denials": "What the caller may not do to the account.",
    "adminEmail": ("The account's present e-mail address.", "ada@example.com"),
    "adminUsername": ("The account's present nickname.", "Ada"),
    "targetUsername": ("The account's present nickname.", "Ada"),
    "AdminBlock.action": "Whether to block or to unblock it.",
    "AdminRole.roles": ("The new role, alone or as a list of one.", "OPERATOR_MANAGER"),
    "PermissionsRefresh.roles": ("The account's present role, alone or as a list of one.", "OPERATOR_MANAGER"),
    "sourceUserId": ("The user code of the account to clone from.", "U-1001"),
    "targetUserId": ("The user code of the account that gets the permissions.", "U-1002"),
    "sourceRole": "The role of the account to clone from.",
    "PermissionsClone.permissions": ("The present permissions of the account to clone from.", ["players_read"]),
}
