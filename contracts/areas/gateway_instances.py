"""Creating gateways, of both generations, and deleting them."""

from typing import Annotated, Any, Self

from pydantic import Field, model_validator

from contracts.areas.gateways import (
    AREA,
    KEY,
    TEXTS,
    UUID,
    V1,
    V2,
    Category,
    GatewayCredentials,
    GatewayId,
    GatewayOrder,
    GatewayTexts,
    Operates,
    Provider,
)
from contracts.fields import field_error
from contracts.operation import Example, Origin
from contracts.payment_providers import (
    PROVIDERS_OF,
    GatewayCategory,
    GatewayProvider,
)
from contracts.rules import OpId, Required
from contracts.warnings import ASSUMED
from contracts.wire import Wire

NOT_OFFERED = "{category} offers {providers}."


class GatewayCreated(Wire):
    uuid: str


class GatewayCreate(Wire):
    """A new gateway of the second generation, which is off. `category` tells the two of JB apart; left out, it is the
    first that offers the provider."""

    opId: OpId | None = None
    category: Annotated[Category | None, Field(json_schema_extra=ASSUMED)] = None
    provider: Annotated[Provider, Required("Provider is required.")]
    order: GatewayOrder = 1
    title: GatewayTexts = Field(default_factory=GatewayTexts)
    subtitle: GatewayTexts = Field(default_factory=GatewayTexts)
    description: GatewayTexts = Field(default_factory=GatewayTexts)

    @model_validator(mode="after")
    def _check_provider(self) -> Self:
        if self.category is not None:
            require_offered(self.category, self.provider)
        return self


def require_offered(category: GatewayCategory, provider: GatewayProvider) -> None:
    """Raises the error of the field `provider` for one that the category does not offer."""
    if provider not in PROVIDERS_OF[category]:
        offered = ", ".join(dict.fromkeys(PROVIDERS_OF[category]))
        raise field_error("provider", NOT_OFFERED.format(category=category, providers=offered))


class GatewayRemoval(Wire):
    """The gateway to delete. Whatever else of it is sent is ignored."""

    uuid: GatewayId
    opId: OpId | None = None
    provider: Provider | None = None
    order: int | None = None
    title: GatewayTexts | None = None
    subtitle: GatewayTexts | None = None
    description: GatewayTexts | None = None
    credentials: GatewayCredentials | None = None


class GatewayInUse(Wire):
    """How many transactions through it are open, which is why it is not deleted."""

    openCount: int


class InstanceCreate(Wire):
    """A new gateway of the first generation, which is off."""

    category: Annotated[Category, Required("Category is required.")]
    operation: Annotated[Operates, Required("Operation is required.")]
    provider: Annotated[Provider, Required("Provider is required.")]
    opId: OpId | None = None

    @model_validator(mode="after")
    def _check_provider(self) -> Self:
        require_offered(self.category, self.provider)
        return self


class InstanceCreated(Wire):
    id: str = Field(alias="_id")


class InstanceRemoval(Wire):
    id: GatewayId = Field(alias="_id")
    opId: OpId | None = None


_CREATE: dict[str, Any] = {
    "body": GatewayCreate,
    "example": Example(body={"opId": "atlantis", "provider": "CPG", "order": 1, **TEXTS}),
    "data": GatewayCreated,
    "failure_data": GatewayCreated,
    "success": "Gateway created!",
    "failure": "The gateway was not created. Please try again.",
}

_DELETE: dict[str, Any] = {
    "if_match": True,
    "failure_data": GatewayInUse,
    "success": "Gateway deleted!",
    "failure": "The gateway was not deleted. Please try again.",
}


OPERATIONS = (
    AREA.write("depositGatewayCreate", "POST", f"{V2}/deposit", "Create a deposit gateway (V2)", **_CREATE),
    AREA.write("withdrawGatewayCreate", "POST", f"{V2}/withdraw", "Create a withdraw gateway (V2)", **_CREATE),
    AREA.write(
        "depositGatewayDelete",
        "DELETE",
        f"{V2}/deposit",
        "Delete a deposit gateway (V2)",
        body=GatewayRemoval,
        example=Example(body=KEY),
        **_DELETE,
    ),
    AREA.write(
        "withdrawGatewayDelete",
        "DELETE",
        f"{V2}/withdraw",
        "Delete a withdraw gateway (V2)",
        body=GatewayRemoval,
        example=Example(body=KEY),
        **_DELETE,
    ),
    AREA.write(
        "gatewayInstanceCreate",
        "POST",
        V1,
        "Create a gateway of the first generation",
        origin=Origin.ASSUMED,
        body=InstanceCreate,
        example=Example(body={"category": "CRYPTO", "operation": "DEPOSIT", "provider": "CPG", "opId": "atlantis"}),
        data=InstanceCreated,
        failure_data=InstanceCreated,
        success="New payment instance created",
        failure="The gateway was not created. Please try again.",
    ),
    AREA.write(
        "gatewayInstanceDelete",
        "DELETE",
        V1,
        "Delete a gateway of the first generation",
        origin=Origin.ASSUMED,
        body=InstanceRemoval,
        example=Example(body={"_id": UUID, "opId": "atlantis"}),
        **_DELETE,
    ),
)
