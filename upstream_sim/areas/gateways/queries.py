"""The lists of gateways, one of them, what switching it off would stop, and a conversion on its terms."""

from __future__ import annotations

from collections.abc import Callable
from decimal import Decimal
from typing import Any

from contracts.areas.gateway_conversions import GatewayConversion
from contracts.areas.gateways import GatewayPath, PaymentGatewaysQuery
from contracts.money import SIGNIFICANT_DIGITS, Currency
from upstream_sim.areas.gateways.last_day import last_day_of
from upstream_sim.areas.gateways.wire import gateways_to_wire, to_wire
from upstream_sim.areas.transactions.order_marks import OPEN
from upstream_sim.areas.transactions.records import TRANSACTIONS
from upstream_sim.core.refusals import NotFound, ValidationFailed
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.tables.table import page_of
from upstream_sim.core.world.world import World
from upstream_sim.shared.gateways import PAYMENT_GATEWAYS, PaymentGateway, converted_at, gateways_of, turn
from upstream_sim.shared.rates import rate_of, to_15_digits
from upstream_sim.shared.records import queried_tenants
from upstream_sim.shared.tenants import OPERATORS, operator_of
from upstream_sim.shared.users import Caller

GONE = "Gateway not found."
TOO_LARGE = f"The result has more than {SIGNIFICANT_DIGITS} digits before its point."
SORTS: dict[str, Callable[[PaymentGateway], Any]] = {
    "order": lambda gateway: (gateway.order, gateway.opId, turn(gateway)),
    "createdAt": lambda gateway: (gateway.createdAt, gateway.uuid),
    "updatedAt": lambda gateway: (gateway.updatedAt, gateway.uuid),
}


@handles("gateways")
def gateways(world: World, caller: Caller, command: Command[PaymentGatewaysQuery]) -> dict[str, Any]:
    """Raises ValidationFailed for an unknown sort."""
    query = command.query
    by = SORTS.get(query.sort.removeprefix("-"))
    if by is None:
        raise ValidationFailed("sort", f"Sort by one of {', '.join(SORTS)}.")
    tenant = query.opId or caller.identity.opId
    rows = [row for row in _listed(world, queried_tenants(world, caller, query), tenant) if _matches(row, query)]
    rows.sort(key=by, reverse=query.sort.startswith("-"))
    shown, count, remaining = page_of(rows, query.page, query.limit)
    seen_from = tenant if _is_brand(world, tenant) else None
    return {"items": gateways_to_wire(world, shown, seen_from), "count": count, "remaining": remaining}


@handles("gateway")
def gateway(world: World, caller: Caller, command: Command[None, None, GatewayPath]) -> dict[str, Any]:
    """Raises NotFound, for another tenant's too; a brand sees those of its operator that it uses."""
    return to_wire(world, readable_gateway(world, caller, command.path.uuid), _brand_of(world, caller))


@handles("gatewayEffect")
def effect(world: World, caller: Caller, command: Command[None, None, GatewayPath]) -> dict[str, Any]:
    """Raises NotFound, for another tenant's too."""
    found, brand = readable_gateway(world, caller, command.path.uuid), _brand_of(world, caller)
    operator = operator_of(world, found.opId)
    others = [
        each
        for each in gateways_of(world, operator, found.operation, found.paymentProvider)
        if each.isActive and each.uuid != found.uuid
    ]
    taken = [code for code in Currency if _takes(found, code)]
    return {
        "openCount": open_count(world, found, brand),
        "requestsOfLastDay": last_day_of(world, [found.uuid], brand)[found.uuid]["requests"],
        "takenBy": others[0].name if others else None,
        "stoppedCurrencies": [code for code in taken if not any(_takes(each, code) for each in others)],
        "stopsAll": not others,
    }


@handles("gatewayConversion")
def conversion(world: World, caller: Caller, command: Command[None, GatewayConversion]) -> dict[str, Any]:
    """Each step. Raises NotFound, and ValidationFailed for a result that no number on the wire could hold."""
    form = command.body
    terms = readable_gateway(world, caller, form.uuid)
    found = converted_at(world, terms, form.amount, form.currency, form.walletCurrency)
    if found.exchanged.adjusted() >= SIGNIFICANT_DIGITS:
        raise ValidationFailed("amount", TOO_LARGE)
    same = form.currency == form.walletCurrency
    rate = Decimal(1) if same else rate_of(world, form.currency) / rate_of(world, form.walletCurrency)
    below = terms.minAmount is not None and form.amount < terms.minAmount
    above = terms.maxAmount is not None and form.amount > terms.maxAmount
    return {
        "rate": to_15_digits(rate),
        "exchanged": to_15_digits(found.exchanged),
        "margin": terms.margin,
        "marginAmount": to_15_digits(found.exchanged - found.converted),
        "converted": to_15_digits(found.converted),
        "fixedFee": terms.fixedFee,
        "feePercentage": terms.feePercentage,
        "percentageFee": to_15_digits(found.percentageFee),
        "fee": to_15_digits(found.fee),
        "credited": found.credited,
        "minAmount": terms.minAmount,
        "maxAmount": terms.maxAmount,
        "isWithinLimits": not (below or above),
    }


def readable_gateway(world: World, caller: Caller, uuid: str) -> PaymentGateway:
    """The gateway. Raises NotFound, for another tenant's too, but for a brand's operator's."""
    found, own = world.table(PAYMENT_GATEWAYS).get(uuid), caller.identity.opId
    if found is not None and not caller.identity.can_see_tenant(found.opId):
        operator = world.table(OPERATORS).get(own or "")
        found = found if operator is not None and found.opId == operator.parentOpId else None
    if found is None:
        raise NotFound(GONE)
    return found


def open_count(world: World, gateway: PaymentGateway, brand: str | None = None) -> int:
    """How many transactions through it wait or are with their provider: all, or a brand's alone."""
    of = {} if brand is None else {"opId": brand}
    return world.table(TRANSACTIONS).count(gatewayUuid=gateway.uuid, status=OPEN, isDeleted=False, **of)


def _listed(world: World, tenants: frozenset[str] | None, tenant: str | None) -> list[PaymentGateway]:
    """The tenants' own; a brand's operator's, too, of each operation and provider that the brand has none of."""
    table = world.table(PAYMENT_GATEWAYS)
    rows = list(table.where() if tenants is None else table.where(opId=tenants))
    operator = world.table(OPERATORS).get(tenant or "")
    if operator is None or operator.parentOpId is None:
        return rows
    own = {(row.operation, row.paymentProvider) for row in rows}
    lent = table.where(opId=operator.parentOpId)
    return rows + [row for row in lent if (row.operation, row.paymentProvider) not in own]


def _matches(row: PaymentGateway, query: PaymentGatewaysQuery) -> bool:
    wanted = ("operation", "version", "category", "provider", "isActive")
    text = (query.search or "").strip().casefold()
    tag = (query.tag or "").strip().casefold()
    return (
        all(getattr(query, name) in (None, getattr(row, name)) for name in wanted)
        and (query.currency is None or _takes(row, query.currency))
        and (not tag or tag in (each.casefold() for each in row.tags))
        and (not text or any(text in title.casefold() for title in (row.name, *row.title.values())))
    )


def _takes(row: PaymentGateway, currency: str) -> bool:
    return not row.currencies or currency in row.currencies


def _brand_of(world: World, caller: Caller) -> str | None:
    """The brand that the caller is of; None for an operator's or the platform's."""
    own = caller.identity.opId
    return own if _is_brand(world, own) else None


def _is_brand(world: World, tenant: str | None) -> bool:
    operator = world.table(OPERATORS).get(tenant or "")
    return operator is not None and operator.parentOpId is not None
