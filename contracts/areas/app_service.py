"""App services of the platform: their state and metrics.

The list is our choice where the specification is silent.
"""

from enum import StrEnum
from typing import Annotated

from pydantic import BaseModel, Field

from contracts.area import Area
from contracts.fields import Instant
from contracts.money import Amount
from contracts.operation import Example, Origin
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
    """The amounts of the interval that begins at `timeStamp`."""

    timeStamp: Instant
    total: Amount


class AppServiceMetrics(BaseModel):
    """The last 24 hours in intervals of 5 minutes: CPU in percent, response time in seconds, memory in bytes."""

    cpuData: list[ChartItem]
    averageResponseTime: list[ChartItem]
    averageMemoryWorkingSet: list[ChartItem]


class AppServiceKey(WireQuery):
    appName: Annotated[str, Required("Choose an app.")]
    resourceGroupName: Annotated[str, Required("Choose a resource group.")]


AREA = Area(
    "app_service",
    readers=PLATFORM_ROLES,
    can_read=Permission.DEV,
    tags=frozenset({"AppService"}),
    lists=("app_service.apps",),
)

OPERATIONS = (
    AREA.read(
        "appServices",
        "/api/dev/app-service/apps",
        "List app services",
        origin=Origin.ASSUMED,
        data=list[AppService],
    ),
    AREA.read(
        "appServiceMonitor",
        "/api/dev/app-service/monitor",
        "View an app’s CPU load, response time and memory use of the last 24 hours",
        query=AppServiceKey,
        example=Example(query={"appName": "example-app", "resourceGroupName": "example-group"}),
        extras=AppServiceMetrics,
        returns_envelope=True,
        tags=frozenset(),
    ),
)
