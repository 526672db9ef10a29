"""What the calls of gateways share: paths, who may make them, and what their fields are made of."""

from typing import Annotated

from pydantic import Field

from contracts.area import Area, ForWeb
from contracts.countries import COUNTRIES
from contracts.fields import field_error
from contracts.money import CURRENCY_PLACES, Amount, Currency, places_of
from contracts.payment_providers import (
    PROVIDERS_OF,
    GatewayCategory,
    GatewayOperation,
    GatewayProvider,
    GatewayVersion,
    payment_provider_of,
)
from contracts.permissions import MANAGERS, STAFF, Described
from contracts.roles import OPERATOR_ROLES, PLATFORM_ADMINS, Permission, Role
from contracts.rules import Ge, Le, MaxItems, MaxLength, MinLength, Required

V1, V2 = "/api/payments", "/api/paymentsV2"
GATEWAYS = f"{V2}/gateways"
LAST_ORDER: ForWeb[int] = 99_999
MOST_TAGS = 30
LONGEST_TAG = 30
NOT_OFFERED = "{category} offers {providers}."
PROVIDER_LABELS: ForWeb[dict[str, str]] = {
    "CPG": "CPG",
    "MINI_PAY": "Mini Pay",
    "WEB3": "Web3",
    "PERFECT_MONEY": "Perfect Money",
    "JB": "JB",
    "WITCHER": "Witcher",
    "CENTRAL_PAY": "Central Pay",
    "UTOPIA": "Utopia",
    "ZI_CHARGE": "Zi Charge",
    "PARAM_HAVALE": "Param Havale",
    "PARSCOINPAY": "ParsCoinPay",
    "FIAT_CRYPTO": "Fiat Crypto",
    "WITCHER_V1": "Witcher V1",
    "SISTEM_NAKIT": "Sistem Nakit",
    "FX_HAVALE": "FX Havale",
    "MALDO_PAY": "Maldo Pay",
    "MANUAL": "Manual",
}
CATEGORY_PROVIDERS: ForWeb[dict[str, list[dict[str, str]]]] = {
    category.value: [
        {"provider": provider.value, "paidBy": payment_provider_of(category, provider).value} for provider in offered
    ]
    for category, offered in PROVIDERS_OF.items()
}
"""What each category offers, and which of an operator's allowed gateways lets it be created."""
COUNTRY_NAMES: ForWeb[dict[str, str]] = {code: name for code, (_, name) in COUNTRIES.items()}

GatewayOrder = Annotated[int, Ge(1, "The order begins at 1."), Le(LAST_ORDER, f"At most {LAST_ORDER}.")]
Tag = Annotated[
    str, MinLength(1, "A tag has at least 1 character."), MaxLength(LONGEST_TAG, f"At most {LONGEST_TAG} characters.")
]
Tags = Annotated[list[Tag], MaxItems(MOST_TAGS, f"At most {MOST_TAGS} tags.")]
GatewayId = Annotated[str, Required("Gateway is required.")]
Category = Annotated[GatewayCategory, Field(strict=False)]
Operates = Annotated[GatewayOperation, Field(strict=False)]
Version = Annotated[GatewayVersion, Field(strict=False)]
Provider = Annotated[GatewayProvider, Field(strict=False)]
AnyCurrency = Annotated[Currency, Field(strict=False)]


def require_offered(category: GatewayCategory, provider: GatewayProvider) -> None:
    """Raises the error of the field `provider` for one that the category does not offer."""
    if provider not in PROVIDERS_OF[category]:
        offered = ", ".join(dict.fromkeys(PROVIDERS_OF[category]))
        raise field_error("provider", NOT_OFFERED.format(category=category, providers=offered))


def require_places(name: str, amount: Amount, currency: Currency) -> None:
    """Raises the error of a field with more decimal places than its currency has."""
    if places_of(amount) > CURRENCY_PLACES[currency]:
        raise field_error(name, f"{currency} has at most {CURRENCY_PLACES[currency]} decimal places.")


TAGS = frozenset({"PaymentGateway"})
UUID = "1f6e5a0c-8f3b-4c9d-9c55-0a1b2c3d4e5f"
KEY = {"uuid": UUID, "opId": "atlantis"}
TEXTS = {"title": {"en": "Crypto"}, "subtitle": {"en": "Fast"}, "description": {"en": "By CPG."}}
NOT_CHANGED = "The gateway was not changed. Please try again."

AREA = Area(
    "gateways",
    readers=PLATFORM_ADMINS | OPERATOR_ROLES,
    writers=PLATFORM_ADMINS | {Role.OPERATOR_ADMIN},
    can_read=Permission.GATEWAYS_READ,
    can_write=Permission.GATEWAYS_WRITE,
    tags=TAGS,
    invalidates=TAGS | {"Gateways", "TomaniGateways"},
    lists=("gateways.deposit", "gateways.deposit.v2", "gateways.withdraw", "gateways.withdraw.v2"),
    permissions={
        Permission.GATEWAYS_READ: Described(
            "View gateways",
            "See the gateways by which players pay in and are paid, and what goes through them.",
            ("gateways",),
            STAFF,
            ("/deposit/gateways", "/deposit/gatewaysV2", "/withdraw/gateways", "/withdraw/gatewaysV2"),
        ),
        Permission.GATEWAYS_WRITE: Described(
            "Manage gateways",
            "Create, order, edit, switch and delete gateways, and set their credentials.",
            ("gateways", "money"),
            MANAGERS,
        ),
        Permission.GATEWAY_TAGS_WRITE: Described(
            "Edit tags of operators",
            "Say which tags an operator's gateways may have.",
            ("gateways",),
            frozenset({Role.SUPER_ADMIN}),
        ),
    },
)
