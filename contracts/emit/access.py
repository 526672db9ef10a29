"""What explains to people what is open to them: each operation in words, and each role's permissions."""

from __future__ import annotations

import json

from contracts.operation import Table
from contracts.roles import DEFAULT_PERMISSIONS, Role

HEAD = "// Generated from the contracts by `make contracts`. Never edited.\n"


def access_ts(table: Table) -> str:
    """As TypeScript, apart from what every page loads."""
    described = "".join(
        f"  {operation.id}: {json.dumps({'area': operation.area, 'summary': operation.summary}, ensure_ascii=False)},\n"
        for operation in table
    )
    permissions = "".join(f"  {role.value}: {json.dumps(sorted(DEFAULT_PERMISSIONS[role]))},\n" for role in Role)
    return (
        f"{HEAD}\n"
        'import type { Permission, Role } from "./enums";\n'
        'import type { OperationId } from "./meta";\n\n'
        "export const described: Record<OperationId, { readonly area: string; readonly summary: string }> = {\n"
        f"{described}}};\n\n"
        f"export const defaultPermissions: Record<Role, readonly Permission[]> = {{\n{permissions}}};\n"
    )
