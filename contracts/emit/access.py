"""What explains to people what is open to them: each operation in words, and each role's permissions."""

from __future__ import annotations

import json
from typing import Any

from contracts.operation import Operation
from contracts.operation_table import Table
from contracts.roles import DEFAULT_PERMISSIONS, Role
from contracts.table import DESCRIBED

HEAD = "// Generated from the contracts by `make contracts`. Never edited.\n"


def access_ts(table: Table) -> str:
    """As TypeScript, apart from what every page loads."""
    described = "".join(
        f"  {operation.id}: {json.dumps(_described(operation), ensure_ascii=False)},\n" for operation in table
    )
    permissions = "".join(f"  {role.value}: {json.dumps(sorted(DEFAULT_PERMISSIONS[role]))},\n" for role in Role)
    return (
        f"{HEAD}\n"
        'import type { Permission, Role } from "./shared/enums";\n'
        'import type { OperationId } from "./meta";\n\n'
        "interface Described {\n"
        "  readonly area: string;\n"
        "  readonly summary: string;\n"
        "  readonly method: string;\n"
        "  readonly path: string;\n"
        "  readonly isPublic: boolean;\n"
        "  readonly isPoll: boolean;\n"
        "  /** What the body chooses among, in words. */\n"
        "  readonly choices?: Readonly<Record<string, string>>;\n"
        "}\n\n"
        "export const described: Record<OperationId, Described> = {\n"
        f"{described}}};\n\n"
        f"export const defaultPermissions: Record<Role, readonly Permission[]> = {{\n{permissions}}};\n"
    )


def permissions_ts() -> str:
    """What each permission is called and opens in the menu, as TypeScript."""
    described = sorted(DESCRIBED.items())
    titles = "".join(f"  {key.value}: {json.dumps(each.title, ensure_ascii=False)},\n" for key, each in described)
    items = "".join(f"  {key.value}: {json.dumps(each.menu_items)},\n" for key, each in described)
    return (
        f"{HEAD}\n"
        'import type { Permission } from "./shared/enums";\n\n'
        f"const titles: Record<Permission, string> = {{\n{titles}}};\n\n"
        "/** The pages, by path, that open with a call which asks for a permission. */\n"
        f"export const menuItems: Record<Permission, readonly string[]> = {{\n{items}}};\n\n"
        "/** A permission in words; one that is newer than the console or the platform's own, by its key. */\n"
        "export const permissionTitle = (key: string): string =>\n"
        "  (titles as Readonly<Record<string, string>>)[key] ?? key;\n"
    )


def _described(operation: Operation) -> dict[str, Any]:
    return {
        "area": operation.area,
        "summary": operation.summary,
        "method": operation.method,
        "path": operation.neutral_path,
        "isPublic": operation.public,
        "isPoll": operation.poll,
        **({"choices": operation.choice.labels} if operation.choice else {}),
    }
