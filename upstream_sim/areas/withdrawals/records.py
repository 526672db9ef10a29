"""Orders of withdrawals at their providers: what was sent, what is known, and how each provider behaves."""

from __future__ import annotations

from datetime import datetime
from enum import StrEnum

import msgspec

from contracts.areas.activities import ActivityArea
from contracts.areas.withdrawal_checks import OrderState
from contracts.payment_providers import GATEWAYS, PaymentProvider
from upstream_sim.areas.transactions.records import Transaction
from upstream_sim.core.tables.declarations import AuditSpec
from upstream_sim.core.tables.schema import Schema
from upstream_sim.core.world.world import World


class ProviderBehaviour(StrEnum):
    """How a provider handles orders. PAYS: at once. WORKS and FAILS: in progress, then paid or not paid.
    REFUSES and FORCEABLE: responds 0. LOSES_PAID and LOSES_UNPAID: the response is lost, after paying or
    without. SILENT: never responds."""

    PAYS = "PAYS"
    WORKS = "WORKS"
    FAILS = "FAILS"
    REFUSES = "REFUSES"
    FORCEABLE = "FORCEABLE"
    LOSES_PAID = "LOSES_PAID"
    LOSES_UNPAID = "LOSES_UNPAID"
    SILENT = "SILENT"


class ProviderSettings(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """How a provider takes orders: of one transaction, or all of a provider. `seconds` is how long WORKS and FAILS
    take."""

    id: str
    answering: ProviderBehaviour
    seconds: int


class Order(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """`state` is what the platform knows; `truth` what the provider did, which it reports when asked, unless it
    `isSilent`. Its key there is the `txId`, which is paid once."""

    txId: str
    opId: str
    provider: PaymentProvider
    state: OrderState
    truth: OrderState
    isSilent: bool
    description: str
    sentCount: int
    firstSentAt: datetime
    lastSentAt: datetime
    revision: int = 1


class Refusal(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A withdrawal that its provider did not take when it was sent last."""

    txId: str
    description: str
    at: datetime


REFUSALS = Schema(name="withdrawRefusals", record=Refusal, key="txId")
PROVIDER_SETTINGS = Schema(name="withdrawWays", record=ProviderSettings)
ORDERS = Schema(
    name="withdrawOrders",
    record=Order,
    key="txId",
    bitmaps=("state",),
    audit=AuditSpec(
        area=ActivityArea.TRANSACTIONS,
        kind="Withdraw order",
        title=lambda order: f"{GATEWAYS[order.provider]} order of {order.txId}",
        secrets=frozenset({"truth", "isSilent"}),
    ),
)

MINUTES = 60
DEFAULT_SETTINGS: dict[PaymentProvider, ProviderSettings] = {
    PaymentProvider.PARAM_HAVALE: ProviderSettings(id="", answering=ProviderBehaviour.WORKS, seconds=5 * MINUTES),
    PaymentProvider.SISTEM_NAKIT: ProviderSettings(id="", answering=ProviderBehaviour.WORKS, seconds=10 * MINUTES),
    PaymentProvider.FX_HAVALE: ProviderSettings(id="", answering=ProviderBehaviour.WORKS, seconds=20 * MINUTES),
    PaymentProvider.MALDO_PAY: ProviderSettings(id="", answering=ProviderBehaviour.WORKS, seconds=2 * MINUTES),
}
PAYS_AT_ONCE = ProviderSettings(id="", answering=ProviderBehaviour.PAYS, seconds=0)


def provider_settings_of(world: World, transaction: Transaction) -> ProviderSettings:
    """The settings for the transaction, else for its provider, else the provider's default ones."""
    table, provider = world.table(PROVIDER_SETTINGS), transaction.paymentProvider
    own = table.get(transaction.txId)
    arranged = table.get(provider) if provider else None
    return own or arranged or (DEFAULT_SETTINGS.get(provider, PAYS_AT_ONCE) if provider else PAYS_AT_ONCE)


def order_of(world: World, tx_id: str) -> Order | None:
    return world.table(ORDERS).get(tx_id)


def query_provider(order: Order) -> Order:
    """The order after the provider was asked; unchanged for a silent one."""
    if order.isSilent or order.truth is order.state:
        return order
    return msgspec.structs.replace(order, state=order.truth, description=DESCRIPTIONS[order.truth])


DESCRIPTIONS = {
    OrderState.NOT_SENT: "Nothing was sent to the provider.",
    OrderState.WORKING: "The provider is processing it.",
    OrderState.PAID: "The provider reports it as paid.",
    OrderState.NOT_PAID: "The provider reports it as not paid.",
    OrderState.NO_ANSWER: "The provider’s response was lost.",
}
