"""Flows: named sequences of steps that the player platform takes players through.

Deleting a flow is the specification's call; the rest is our choice where it is silent.
"""

from enum import StrEnum
from typing import Annotated

from pydantic import Field

from contracts.area import Area
from contracts.fields import Instant, ListQuery, Named
from contracts.operation import Example, Origin
from contracts.permissions import MANAGERS, STAFF, Described
from contracts.roles import OPERATOR_ROLES, PLATFORM_ADMINS, Permission, Role
from contracts.rules import MaxLength, Required
from contracts.wire import Wire

PATH = "/api/flows"
FLOW_NOT_DELETED = "Failed to delete flow"

FlowId = Annotated[str, Required("Flow is required."), MaxLength(100, "At most 100 characters.")]


class FlowTrigger(StrEnum):
    """What takes a player into a flow. Who stays away is brought back by RE_ENGAGEMENT."""

    REGISTRATION = "REGISTRATION"
    VERIFICATION = "VERIFICATION"
    FIRST_DEPOSIT = "FIRST_DEPOSIT"
    RE_ENGAGEMENT = "RE_ENGAGEMENT"


class FlowStepType(StrEnum):
    EMAIL = "EMAIL"
    SMS = "SMS"
    MESSAGE = "MESSAGE"
    OFFER = "OFFER"


class FlowStep(Wire):
    """What a player gets, `delayHours` after the step before, or after entering the flow."""

    type: Annotated[FlowStepType, Field(strict=False)]
    title: str
    delayHours: int
    playersWaiting: int


class Flow(Wire):
    """A flow with its steps in order. Players enter while it `isActive`. Who is inside finishes, whatever becomes of
    the flow."""

    flowId: str
    opId: str
    opTitle: str
    title: str
    trigger: Annotated[FlowTrigger, Field(strict=False)]
    steps: list[FlowStep]
    isActive: bool
    playersInside: int
    playersFinished: int
    createdAt: Instant
    updatedAt: Instant
    updatedBy: Named
    revision: int


class FlowsQuery(ListQuery):
    """`title` finds titles that hold it. Sorts: `createdAt`, `updatedAt`, `title`."""

    title: Annotated[str, MaxLength(100, "At most 100 characters.")] | None = None
    trigger: Annotated[FlowTrigger, Field(strict=False)] | None = None
    isActive: bool | None = None


class FlowPath(Wire):
    flowId: str


class FlowKey(Wire):
    flowId: FlowId


TAGS = frozenset({"Flow"})
UNKNOWN = Example(body={"flowId": "flw_65a1f0c2e4b0d3a9c7f8"})

AREA = Area(
    "flows",
    readers=PLATFORM_ADMINS | OPERATOR_ROLES,
    writers=PLATFORM_ADMINS | {Role.OPERATOR_ADMIN},
    can_read=Permission.FLOWS_READ,
    can_write=Permission.FLOWS_WRITE,
    tags=TAGS,
    invalidates=TAGS,
    lists=("flows",),
    permissions={
        Permission.FLOWS_READ: Described(
            "View flows", "See what players go through step by step.", ("players",), STAFF, ("/flows",)
        ),
        Permission.FLOWS_WRITE: Described(
            "Manage flows", "Activate, deactivate and delete flows.", ("players",), MANAGERS
        ),
    },
)

OPERATIONS = (
    AREA.list("flows", PATH, "List flows", Flow, query=FlowsQuery),
    AREA.read("flow", f"{PATH}/{{flowId}}", "View a flow", origin=Origin.ASSUMED, path_params=FlowPath, data=Flow),
    AREA.write(
        "flowActivate",
        "POST",
        f"{PATH}/activate",
        "Activate a flow: players enter it",
        origin=Origin.ASSUMED,
        body=FlowKey,
        example=UNKNOWN,
        data=Flow,
        success="Flow activated!",
        failure="The flow was not activated. Please try again.",
    ),
    AREA.write(
        "flowDeactivate",
        "POST",
        f"{PATH}/deactivate",
        "Deactivate a flow: nobody enters it any more",
        origin=Origin.ASSUMED,
        body=FlowKey,
        example=UNKNOWN,
        data=Flow,
        success="Flow deactivated!",
        failure="The flow was not deactivated. Please try again.",
    ),
    AREA.write(
        "flowDelete",
        "POST",
        f"{PATH}/delete",
        "Delete a flow",
        body=FlowKey,
        example=UNKNOWN,
        if_match=True,
        success="Flow deleted!",
        failure=FLOW_NOT_DELETED,
    ),
)
