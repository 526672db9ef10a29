"""Payment gateways: the instances by which players pay in and are paid, which one a request takes, and its terms."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from decimal import Decimal
from typing import NamedTuple, TypeAlias

import msgspec

from contracts.areas.activities import ActivityArea
from contracts.money import in_places
from contracts.payment_providers import (
    GATEWAYS,
    UNPROVEN,
    GatewayCategory,
    GatewayOperation,
    GatewayProvider,
    GatewayVersion,
    PaymentProvider,
)
from upstream_sim.core.history.audit import UserRef
from upstream_sim.core.refusals import ValidationFailed
from upstream_sim.core.tables.declarations import AuditSpec
from upstream_sim.core.tables.schema import Schema
from upstream_sim.core.world.world import World
from upstream_sim.shared.rates import rate_of
from upstream_sim.shared.tenants import OPERATORS, Operator

HUNDRED, NOTHING = Decimal(100), Decimal(0)
Tried: TypeAlias = tuple[str, str | None, GatewayOperation, PaymentProvider]
"""Of which operator or brand, and its parent; for what."""
DRAWN_PROVIDERS = tuple(PaymentProvider)[:13]
"""Those that the starting world and live activity draw among: a further one would change all that is drawn."""
FURTHER_PROVIDERS = tuple(PaymentProvider)[13:]
NO_GATEWAY = "{gateway}: no gateway for {what}{reason}."
WHAT = {GatewayOperation.DEPOSIT: "deposits", GatewayOperation.WITHDRAW: "withdrawals"}
NO_CREDENTIALS = "{gateway} does not accept {title}: its credentials are not set."
TAKES_ALL = "Nothing would be left of this amount after the gateway’s fee."


class PaymentGateway(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A gateway of an operator or brand. No currencies and no countries: all. Texts are by language; `credentials` by
    name, and never read by anybody but the provider's adapter."""

    uuid: str
    opId: str
    operation: GatewayOperation
    version: GatewayVersion
    category: GatewayCategory
    provider: GatewayProvider
    paymentProvider: PaymentProvider
    title: dict[str, str]
    createdAt: datetime
    updatedAt: datetime
    updatedBy: UserRef
    subtitle: dict[str, str] = msgspec.field(default_factory=dict)
    description: dict[str, str] = msgspec.field(default_factory=dict)
    order: int = 1
    isActive: bool = False
    minAmount: Decimal | None = None
    maxAmount: Decimal | None = None
    fixedFee: Decimal = Decimal(0)
    feePercentage: Decimal = Decimal(0)
    margin: Decimal = Decimal(0)
    currencies: tuple[str, ...] = ()
    countries: tuple[str, ...] = ()
    tags: tuple[str, ...] = ()
    credentials: dict[str, str] = msgspec.field(default_factory=dict)
    revision: int = 1

    @property
    def name(self) -> str:
        """The title in English, or the provider's name."""
        return self.title.get("en") or GATEWAYS[self.paymentProvider]

    @property
    def is_free(self) -> bool:
        return not (self.fixedFee or self.feePercentage or self.margin)

    @property
    def can_sign_in(self) -> bool:
        """Whether its provider can know it, as far as credentials are needed."""
        return bool(self.credentials) or self.provider in UNPROVEN


PAYMENT_GATEWAYS = Schema(
    name="paymentGateways",
    record=PaymentGateway,
    key="uuid",
    bitmaps=("opId", "operation", "version", "category", "provider", "paymentProvider", "isActive"),
    sorts=("order", "createdAt", "updatedAt"),
    audit=AuditSpec(
        area=ActivityArea.GATEWAYS,
        kind="Gateway",
        title=lambda gateway: gateway.name,
        secrets=frozenset({"credentials"}),
    ),
)


class Request(NamedTuple):
    """What a gateway is asked to take."""

    operation: GatewayOperation
    provider: PaymentProvider
    currency: str
    country: str
    amount: Decimal


class Conversion(NamedTuple):
    """An amount on a gateway's terms. `converted` and what follows are in the currency that it becomes; `credited` is
    rounded down to that one's places, and never below zero."""

    exchanged: Decimal
    converted: Decimal
    percentageFee: Decimal  # a wire name
    fee: Decimal
    credited: Decimal


def gateways_of(
    world: World, operator: Operator, operation: GatewayOperation, provider: PaymentProvider
) -> list[PaymentGateway]:
    """The operator's or brand's gateways of a provider, in the order in which they are tried; a brand that has none has
    its operator's. Most requests ask for the same few, so that they are kept until a gateway changes."""
    kept: dict[Tried, list[PaymentGateway]] = world.derive("gateways", (PAYMENT_GATEWAYS,), dict)
    of = (operator.opId, operator.parentOpId, operation, provider)
    found = kept.get(of)
    if found is None:
        table, among = world.table(PAYMENT_GATEWAYS), {"operation": operation, "paymentProvider": provider}
        found = sorted(table.where(opId=operator.opId, **among), key=turn)
        if not found and operator.parentOpId is not None:
            found = sorted(table.where(opId=operator.parentOpId, **among), key=turn)
        kept[of] = found
    return found


def turn(gateway: PaymentGateway) -> tuple[int, bool, datetime, str]:
    """Of one order the second generation comes first, and the older one."""
    return gateway.order, gateway.version is GatewayVersion.V1, gateway.createdAt, gateway.uuid


def gateway_for(world: World, operator: Operator, request: Request) -> PaymentGateway:
    """The active gateway that takes the request, of the lowest order. Raises ValidationFailed where none does, for the
    field by which it is refused."""
    found = gateways_of(world, operator, request.operation, request.provider)
    for gateway in found:
        if gateway.isActive and refusal_of(gateway, request) is None:
            return gateway
    active = [gateway for gateway in found if gateway.isActive]
    field, reason = refusal_of(active[0], request) or ("provider", "") if active else ("provider", " is on")
    name = GATEWAYS[request.provider]
    raise ValidationFailed(field, NO_GATEWAY.format(gateway=name, what=WHAT[request.operation], reason=reason))


def refusal_of(gateway: PaymentGateway, request: Request) -> tuple[str, str] | None:
    """By which field a gateway does not take a request, and why; None where it does."""
    if gateway.currencies and request.currency not in gateway.currencies:
        return "currency", f" takes {request.currency}"
    if gateway.countries and request.country not in gateway.countries:
        return "playerCode", f" takes players of {request.country}"
    if gateway.minAmount is not None and request.amount < gateway.minAmount:
        return "amount", f" takes less than {gateway.minAmount:,f} {request.currency}"
    if gateway.maxAmount is not None and request.amount > gateway.maxAmount:
        return "amount", f" takes more than {gateway.maxAmount:,f} {request.currency}"
    return None


def convert(gateway: PaymentGateway, amount: Decimal, rates: tuple[Decimal, Decimal], currency: str) -> Conversion:
    """What an amount becomes in `currency`; `rates` are what it is counted in and that one, in USD per unit."""
    given, wanted = rates
    exchanged = amount if given == wanted else amount * given / wanted
    converted = exchanged if not gateway.margin else exchanged * (HUNDRED - gateway.margin) / HUNDRED
    share = converted * gateway.feePercentage / HUNDRED
    fee = gateway.fixedFee + share
    credited = max(Decimal(0), in_places(converted - fee, currency))
    return Conversion(exchanged, converted, share, fee, credited)


def fee_in_places(conversion: Conversion, currency: str) -> Decimal:
    """What the house takes of the converted amount: with what is credited it is that, in its currency's places."""
    return in_places(conversion.converted, currency) - conversion.credited if conversion.fee else NOTHING


def converted_at(world: World, gateway: PaymentGateway, amount: Decimal, currency: str, wanted: str) -> Conversion:
    """What an amount of one currency, in its places, becomes in another on a gateway's terms, at the rates of the
    moment."""
    same = currency == wanted
    if same and gateway.is_free:
        return Conversion(amount, amount, NOTHING, NOTHING, amount)
    rates = (HUNDRED, HUNDRED) if same else (rate_of(world, currency), rate_of(world, wanted))
    return convert(gateway, amount, rates, wanted)


def require_something_left(conversion: Conversion) -> None:
    """Raises ValidationFailed where the fee takes the whole amount."""
    if conversion.credited <= 0:
        raise ValidationFailed("amount", TAKES_ALL)


def tenants_served_by(world: World, gateway: PaymentGateway) -> Iterable[str]:
    """The operator or brand whose it is, and the brands that have none of its provider."""
    yield gateway.opId
    for brand in world.table(OPERATORS).where(parentOpId=gateway.opId, isDeleted=False):
        table = world.table(PAYMENT_GATEWAYS)
        own = {"operation": gateway.operation, "paymentProvider": gateway.paymentProvider}
        if table.first(opId=brand.opId, **own) is None:
            yield brand.opId
