"""The apps that the platform runs as, and how they fare. The list is our choice where the
specification is silent."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

from pydantic import BaseModel, Field

from contracts.fields import Instant
from contracts.money import Amount
from contracts.operation import Effect, Operation, Origin
from contracts.roles import PLATFORM_ROLES, Permission
from contracts.rules import Required
from contracts.wire import Wire, WireQuery


class AppState(StrEnum):
    RUNNING = "Running"
    STOPPED = "Stopped"


class AppService(Wire):
    appName: str
    resourceGroupName: str
    region: str
    state: Annotated[AppState, Field(strict=False)]
    instances: int


class ChartItem(Wire):
    """What came together in the interval that begins at `timeStamp`."""

    timeStamp: Instant
    total: Amount


class AppServiceMetrics(BaseModel):
    """The last 24 hours in steps of 5 minutes: CPU in percent, response time in seconds, memory in bytes."""

    cpuData: list[ChartItem]
    averageResponseTime: list[ChartItem]
    averageMemoryWorkingSet: list[ChartItem]


class AppServiceKey(WireQuery):
    appName: Annotated[str, Required("Choose an app.")]
    resourceGroupName: Annotated[str, Required("Choose a resource group.")]


OPERATIONS = (
    Operation(
        id="appServices",
        area="app_service",
        method="GET",
        path="/api/dev/app-service/apps",
        summary="The apps that the platform runs as",
        effect=Effect.READ,
        origin=Origin.ASSUMED,
        roles=PLATFORM_ROLES,
        permission=Permission.DEV,
        data=list[AppService],
        tags=frozenset({"AppService"}),
    ),
    Operation(
        id="appServiceMonitor",
        area="app_service",
        method="GET",
        path="/api/dev/app-service/monitor",
        summary="CPU, response time and memory of an app over the last day",
        effect=Effect.READ,
        origin=Origin.SPECIFIED,
        roles=PLATFORM_ROLES,
        permission=Permission.DEV,
        query=AppServiceKey,
        extras=AppServiceMetrics,
        returns_envelope=True,
    ),
)
