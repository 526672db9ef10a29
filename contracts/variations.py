"""What of its caller an answer may depend on."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from enum import StrEnum

from contracts.roles import Identity, Role


class Variation(StrEnum):
    """What of its caller an answer may depend on, and callers who share it have in common."""

    ROLE = "role"
    TENANTS = "tenants"
    PERMISSIONS = "permissions"
    LANGUAGE = "language"
    AFFILIATE = "affiliate"


VARIED_BY: dict[Variation, Callable[[Identity, str | None], Hashable]] = {
    Variation.ROLE: lambda identity, _: identity.role,
    Variation.TENANTS: lambda identity, _: (identity.opId, identity.tenants),
    Variation.PERMISSIONS: lambda identity, _: identity.permissions,
    Variation.LANGUAGE: lambda _, language: language,
    Variation.AFFILIATE: lambda identity, _: (
        (identity.affId or identity.userCode) if identity.role is Role.AFFILIATE else None
    ),
}
