"""Brands of an operator: the list, creating one, deleting one. A brand's data and settings are edited by the calls for
operators. The specification names none of these calls; their paths are our choice."""

from typing import Annotated

from contracts.area import Area
from contracts.areas.operators import Operator, OperatorDetails, OperatorGeneral, SearchText
from contracts.envelope import StaleData
from contracts.fields import ListQuery, Sort
from contracts.operation import Example, Origin
from contracts.permissions import MANAGERS, Described
from contracts.roles import OPERATOR_ROLES, PLATFORM_ADMINS, Level, Permission, Role
from contracts.rules import MaxLength, OpId, Pattern, Required
from contracts.texts import BRAND_NOT_FOUND
from contracts.wire import WireQuery

PATH = "/api/brands"
BRAND_DELETED = "Brand Deleted!"


class BrandsQuery(ListQuery):
    """Deleted brands are listed only where `isDeleted` asks for them. Sorts as the list of operators."""

    sort: Sort = "title"
    title: SearchText | None = None
    isActive: bool | None = None
    isDeleted: bool | None = None


class BrandDraft(OperatorGeneral):
    """A new brand of the operator `opId`. `code` becomes the brand's own `opId`, which is never used again. The brand
    begins with its operator's currencies and gateways, and follows its settings."""

    code: Annotated[
        str,
        Required("Code is required."),
        MaxLength(40, "At most 40 characters."),
        Pattern("[a-z][a-z0-9]*(-[a-z0-9]+)*", "Lower-case letters, digits and single hyphens, a letter first."),
    ]


class BrandKey(WireQuery):
    opId: Annotated[OpId, Required(BRAND_NOT_FOUND)]


class BrandBlockers(Operator):
    """A brand, and how many of each stand in the way of its deletion. `affiliates` are those with unpaid profits."""

    playersWithBalance: int
    openTransactions: int
    openBets: int
    pendingWinners: int
    staff: int
    zones: int
    affiliates: int


BRANDS = frozenset({"Operator"})
WRITERS = PLATFORM_ADMINS | {Role.OPERATOR_ADMIN}

AREA = Area(
    "brands",
    readers=WRITERS,
    can_read=Permission.BRANDS_WRITE,
    can_write=Permission.BRANDS_WRITE,
    levels=frozenset({Level.PLATFORM, Level.OPERATOR}),
    tags=BRANDS,
    invalidates=BRANDS | {"Me"},
    lists=("brands",),
    permissions={
        Permission.BRANDS_ACCESS: Described(
            "Work with brands", "See the list of an operator’s own brands.", ("brands",), OPERATOR_ROLES, ("/brands",)
        ),
        Permission.BRANDS_WRITE: Described(
            "Manage brands",
            "Create brands of an operator, and delete those where nothing is open.",
            ("brands",),
            MANAGERS,
        ),
    },
)

OPERATIONS = (
    AREA.list(
        "brands",
        PATH,
        "List your operator’s brands",
        Operator,
        roles=OPERATOR_ROLES,
        permission=Permission.BRANDS_ACCESS,
        levels=frozenset({Level.OPERATOR}),
        query=BrandsQuery,
    ),
    AREA.read(
        "brandBlockers",
        f"{PATH}/blockers",
        "View what stands in the way of a brand’s deletion",
        origin=Origin.ASSUMED,
        query=BrandKey,
        example=Example(query={"opId": "atlantis-blue"}),
        data=BrandBlockers,
    ),
    AREA.write(
        "brandCreate",
        "POST",
        PATH,
        "Create a brand",
        origin=Origin.ASSUMED,
        body=BrandDraft,
        example=Example(
            body={
                "opId": "atlantis",
                "code": "atlantis-blue",
                "title": "Atlantis Blue",
                "supportEmail": "help@atlantis-blue.test",
                "defaultLanguage": "en",
                "timezone": "Europe/Malta",
            }
        ),
        data=OperatorDetails,
        success="Brand Created!",
        failure="The brand was not created. Please try again.",
    ),
    AREA.write(
        "brandDelete",
        "DELETE",
        PATH,
        "Delete a brand",
        origin=Origin.ASSUMED,
        query=BrandKey,
        example=Example(query={"opId": "atlantis-blue"}),
        failure_data=StaleData,
        if_match=True,
        success=BRAND_DELETED,
        failure="The brand was not deleted. Please try again.",
    ),
)
