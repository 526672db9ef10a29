"""What the calls of affiliates share: paths and scopes, who may make them, and what their fields are made of."""

from typing import Annotated

from contracts.area import Area, ForWeb
from contracts.permissions import MANAGERS, STAFF, Described
from contracts.roles import Permission, Role, Scope
from contracts.rules import MaxLength

PATH = "/api/affiliates"
REPORT = "/api/reports/{scope}/affiliate"
# The affiliate's own path is the one that the specification writes without a scope.
SCOPES = {Scope.SUPER_ADMIN: "super-admin", Scope.OPERATOR: "operator", Scope.BRAND: "brand", Scope.AFFILIATE: ""}
AFFILIATE_REQUIRED: ForWeb[str] = "Choose an affiliate."

AffiliateId = Annotated[str, MaxLength(64, "At most 64 characters.")]
SearchText = Annotated[str, MaxLength(100, "At most 100 characters.")]
TAGS = frozenset({"Affiliate"})
CLAIMS = frozenset({"AffiliateClaim"})
READERS = STAFF | {Role.AFFILIATE}

AREA = Area(
    "affiliates",
    readers=READERS,
    writers=MANAGERS,
    can_read=Permission.AFFILIATES_READ,
    can_write=Permission.AFFILIATES_WRITE,
    tags=TAGS,
    invalidates=TAGS | {"AffiliateBilling", "Admin", "Activity"},
    lists=("affiliates",),
    permissions={
        Permission.AFFILIATES_READ: Described(
            "View affiliates",
            "See the partners who refer players, their figures, months and claims; affiliates see their own.",
            ("affiliates",),
            READERS,
            ("/affiliates", "/reports/top-affiliates", "/reports/top-channels"),
        ),
        Permission.AFFILIATES_WRITE: Described(
            "Manage affiliates",
            "Create affiliates with their accounts, delete them, and change their percentages.",
            ("affiliates", "staff"),
            MANAGERS,
        ),
    },
)
