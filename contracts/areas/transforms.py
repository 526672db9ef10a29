"""Operators become brands of others, and brands operators.

Both writes are the specification's; the read of what stands in their way is our choice.
"""

from enum import StrEnum
from typing import Annotated

from pydantic import BaseModel, Field

from contracts.area import Area, ForWeb
from contracts.fields import Instant
from contracts.operation import Example, Origin
from contracts.permissions import Described
from contracts.roles import PLATFORM_ADMINS, Permission
from contracts.rules import OpId, Required
from contracts.texts import OPERATOR_NOT_FOUND
from contracts.wire import Wire, WireQuery

PATH = "/api/operators/transform"
WAIT_SECONDS: ForWeb[int] = 10
PROOF_SECONDS = 600

ChosenOperator = Annotated[OpId, Required(OPERATOR_NOT_FOUND)]


class TransformCheck(StrEnum):
    """What is looked at before a transform. To a brand: an active parent, no brands, no V2 debt, nothing in the CPG
    pool nor on its way there. To an operator: no zones in the parent's cloud accounts, no open withdrawals through its
    gateways."""

    PARENT_ACTIVE = "PARENT_ACTIVE"
    NO_BRANDS = "NO_BRANDS"
    NO_DEBT = "NO_DEBT"
    EMPTY_POOL = "EMPTY_POOL"
    OWN_ZONES = "OWN_ZONES"
    OWN_GATEWAYS = "OWN_GATEWAYS"


class TransformStep(StrEnum):
    """What a transform does, all at once."""

    CHECK = "CHECK"
    MOVE = "MOVE"
    BILLING = "BILLING"
    AFFILIATES = "AFFILIATES"
    STAFF = "STAFF"
    SESSIONS = "SESSIONS"


class TransformSubject(StrEnum):
    """What changes beside the parent: the role that accounts follow, and what is the operator's for its brands."""

    ROLE = "ROLE"
    CASHBACK = "CASHBACK"
    AFFILIATES = "AFFILIATES"
    TOPUP_LIMIT = "TOPUP_LIMIT"


class TransformCheckResult(Wire):
    """A check; `blockers` name what stands in the way and are empty where nothing does."""

    check: Annotated[TransformCheck, Field(strict=False)]
    blockers: list[str]


class TransformStepDone(Wire):
    """A step of a transform, and to how many records it was done."""

    step: Annotated[TransformStep, Field(strict=False)]
    count: int


class TransformChange(Wire):
    """What is otherwise after a transform, and was before. Of a role: the permissions that its accounts get and lose,
    by title, and how many accounts those are."""

    subject: Annotated[TransformSubject, Field(strict=False)]
    title: str
    before: str
    after: str
    accountCount: int | None = None
    added: list[str] = Field(default_factory=list)
    removed: list[str] = Field(default_factory=list)


class TransformPreview(Wire):
    """What a transform would find. `parentOpId` is a brand's present parent, or the one that an operator would get."""

    opId: str
    opTitle: str
    isBrand: bool
    parentOpId: str | None
    parentOpTitle: str | None
    checks: list[TransformCheckResult]
    isPossible: bool
    changes: list[TransformChange]
    playersKept: int
    accountsSignedOut: int


class TransformReport(Wire):
    """What was done. `parentOpId` is a new brand's parent, null for a new operator."""

    opId: str
    opTitle: str
    parentOpId: str | None
    parentOpTitle: str | None
    steps: list[TransformStepDone]
    changes: list[TransformChange]
    transformedAt: Instant


class TransformBlocked(BaseModel):
    """What stands in the way, where it does."""

    checks: list[TransformCheckResult]


class TransformQuery(WireQuery):
    """`parentOpId` is the parent that an operator would get; a brand's is left out."""

    opId: ChosenOperator
    parentOpId: OpId | None = None


class BrandToOperator(Wire):
    opId: ChosenOperator


class OperatorToBrandForm(Wire):
    """`parentOpTitle` is the title of the parent as the user saw it when confirming."""

    opId: ChosenOperator
    parentOpId: Annotated[OpId, Required("Choose a parent operator.")]
    parentOpTitle: Annotated[str, Required("Choose a parent operator.")]


class OperatorToBrand(Wire):
    dto: OperatorToBrandForm


AREA = Area(
    "transforms",
    readers=PLATFORM_ADMINS,
    can_read=Permission.TRANSFORMS_RUN,
    can_write=Permission.TRANSFORMS_RUN,
    tags=frozenset({"Operator"}),
    invalidates=frozenset(
        {"Operator", "OperatorSettings", "InvoiceV2", "CardsV2", "InvoiceSettingsV2", "BillingV1", "Me"}
    ),
    permissions={
        Permission.TRANSFORMS_RUN: Described(
            "Transform operators and brands",
            "Make an operator a brand of another, and a brand an operator of its own.",
            ("operators",),
            PLATFORM_ADMINS,
        ),
    },
)

OPERATIONS = (
    AREA.read(
        "transformPreview",
        PATH,
        "View what stands in the way of a transform",
        origin=Origin.ASSUMED,
        query=TransformQuery,
        example=Example(query={"opId": "atlantis"}),
        data=TransformPreview,
    ),
    AREA.write(
        "operatorToBrand",
        "POST",
        PATH,
        "Transform an operator into a brand",
        body=OperatorToBrand,
        example=Example(body={"dto": {"opId": "atlantis", "parentOpId": "lemuria", "parentOpTitle": "Lemuria"}}),
        data=TransformReport,
        failure_data=TransformBlocked,
        success="Operator transformed into a brand!",
        failure="The operator was not transformed. Nothing has changed.",
        proof_seconds=PROOF_SECONDS,
    ),
    AREA.write(
        "brandToOperator",
        "POST",
        f"{PATH}/brand",
        "Transform a brand into an operator",
        body=BrandToOperator,
        example=Example(body={"opId": "atlantis-blue"}),
        data=TransformReport,
        failure_data=TransformBlocked,
        success="Brand transformed into an operator!",
        failure="The brand was not transformed. Nothing has changed.",
        proof_seconds=PROOF_SECONDS,
    ),
)
