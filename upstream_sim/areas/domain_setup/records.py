"""Set-ups, which the platform continues by itself."""

from __future__ import annotations

from datetime import datetime

import msgspec

from contracts.areas.activities import ActivityArea
from contracts.roles import PLATFORM_ROLES, Role
from upstream_sim.core.tables.declarations import AuditSpec
from upstream_sim.core.tables.schema import Schema


class Setup(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A zone's set-up. `troubles` holds why a step could not be done, by its name; `completedAt` is when all steps
    had passed, None until then."""

    zoneId: str
    zoneName: str
    opId: str
    startedAt: datetime
    completedAt: datetime | None
    troubles: dict[str, str]
    revision: int = 1


SETUPS = Schema(
    name="domainSetups",
    record=Setup,
    key="zoneId",
    audit=AuditSpec(
        area=ActivityArea.OPERATORS,
        kind="Domain set-up",
        title=lambda setup: setup.zoneName,
        readers=PLATFORM_ROLES | {Role.OPERATOR_ADMIN},
    ),
)
