"""What players and providers do by themselves: withdrawals are requested and canceled, and results arrive."""

from __future__ import annotations

from decimal import Decimal
from typing import Annotated, Any, Self

from pydantic import Field, model_validator

from contracts.areas.transactions import TransactionStatus, TransactionType
from contracts.areas.withdrawals import TxId
from contracts.fields import field_error
from contracts.money import CURRENCY_PLACES, Amount, Currency, in_places, places_of
from contracts.payment_providers import GatewayOperation, PaymentProvider
from contracts.rules import Ge, Required
from contracts.wire import Wire
from upstream_sim.areas.transactions.records import TRANSACTIONS, Transaction, add_transaction
from upstream_sim.areas.withdrawals.decisions import WITHDRAWAL_GONE, require_status
from upstream_sim.areas.withdrawals.jobs import apply_provider_result
from upstream_sim.areas.withdrawals.limits import limit_of, requests_on
from upstream_sim.areas.withdrawals.money import give_back
from upstream_sim.areas.withdrawals.records import (
    PROVIDER_SETTINGS,
    ProviderBehaviour,
    ProviderSettings,
    order_of,
)
from upstream_sim.core.money.ledger import units_of
from upstream_sim.core.refusals import NotFound, Refusal, TransitionNotAllowed, ValidationFailed
from upstream_sim.core.serving.events import event
from upstream_sim.core.world.world import World
from upstream_sim.shared import player_wallets
from upstream_sim.shared.chains import NETWORKS
from upstream_sim.shared.gateways import (
    Conversion,
    PaymentGateway,
    Request,
    converted_at,
    fee_in_places,
    gateway_for,
    require_something_left,
)
from upstream_sim.shared.players import PLAYERS
from upstream_sim.shared.rates import rate_of
from upstream_sim.shared.tenants import operator_of

HOLD_REASON = "withdrawRequested"
NOT_ALLOWED = "The operator pays nobody by this gateway."


class WithdrawRequested(Wire):
    """A player asks for money."""

    playerCode: Annotated[str, Required("Player code is required.")]
    amount: Annotated[Amount, Required("Amount is required.")]
    currency: Annotated[str, Required("Currency is required.")]
    provider: Annotated[PaymentProvider, Field(strict=False)] | None = None
    isNewVersion: bool = True

    @model_validator(mode="after")
    def _check_amount(self) -> Self:
        if self.currency not in CURRENCY_PLACES:
            raise field_error("currency", f"One of {', '.join(CURRENCY_PLACES)} is expected.")
        if self.amount <= 0:
            raise field_error("amount", "Enter an amount greater than 0.")
        if places_of(self.amount) > CURRENCY_PLACES[self.currency]:
            raise field_error("amount", f"{self.currency} has at most {CURRENCY_PLACES[self.currency]} decimal places.")
        return self


class WithdrawCanceled(Wire):
    txId: TxId


class ProviderTakes(Wire):
    """How a provider, or one withdrawal's, takes orders from now on; no `answering`: as by default."""

    provider: Annotated[PaymentProvider, Field(strict=False)] | None = None
    txId: str | None = None
    answering: Annotated[ProviderBehaviour, Field(strict=False)] | None = None
    seconds: Annotated[int, Ge(0, "At least 0 seconds.")] = 60

    @model_validator(mode="after")
    def _check_target(self) -> Self:
        if (self.provider is None) == (self.txId is None):
            raise field_error("provider", "Either provider or txId is expected.")
        return self


class ProviderSays(Wire):
    """A provider reports whether it paid, at once or long after."""

    txId: TxId
    isPaid: bool


@event("withdrawRequested", WithdrawRequested)
def withdraw_requested(world: World, body: WithdrawRequested) -> dict[str, Any]:
    """The new withdrawal, whose amount is held, by the gateway that takes it. Raises ValidationFailed,
    InsufficientBalance, and a refusal beyond the day's requests."""
    player = world.table(PLAYERS).get(body.playerCode)
    if player is None or player.isDeleted:
        raise ValidationFailed("playerCode", "Player not found.")
    provider = body.provider or PaymentProvider.MANUAL
    operator = operator_of(world, player.opId)
    if provider not in operator.withdrawGateways:
        raise ValidationFailed("provider", NOT_ALLOWED)
    request = Request(GatewayOperation.WITHDRAW, provider, body.currency, player.country, body.amount)
    gateway = gateway_for(world, operator, request)
    currency = _paid_in(provider, body.currency)
    conversion = converted_at(world, gateway, body.amount, body.currency, currency)
    require_something_left(conversion)
    limit = limit_of(world, player.opId)
    if limit is not None and requests_on(world, player.playerCode, world.now().date()) >= limit:
        raise Refusal(422, "DAILY_WITHDRAW_REQUESTS_EXCEEDED", [f"A player may request {limit} withdrawals a day."])
    with world.change() as change:
        entries = player_wallets.hold(
            change, player_wallets.main(player.playerCode, body.currency), body.amount, HOLD_REASON
        )
        transaction = add_transaction(
            change,
            player,
            TransactionType.WITHDRAW,
            amount=body.amount,
            currency=body.currency,
            amount_in_usd=_worth(world, gateway, body, conversion, currency),
            to_amount=conversion.credited,
            to_currency=currency,
            provider=provider,
            gatewayUuid=gateway.uuid,
            feeUnits=units_of(_fee(conversion, body, currency)),
            entries=entries,
            isNewVersion=body.isNewVersion,
        )
    return {"txId": transaction.txId}


def _paid_in(provider: PaymentProvider, currency: str) -> str:
    """What a payout arrives in: by CRYPTO in a currency without a network it is USDT."""
    is_without = provider is PaymentProvider.CRYPTO and currency not in NETWORKS
    return Currency.USDT.value if is_without else currency


def _worth(
    world: World, gateway: PaymentGateway, body: WithdrawRequested, conversion: Conversion, currency: str
) -> Decimal:
    """What arrives, in USD: all of the amount, unless the gateway takes some of it."""
    takes_some = gateway.margin or conversion.fee
    return conversion.credited * rate_of(world, currency) if takes_some else body.amount * rate_of(world, body.currency)


def _fee(conversion: Conversion, body: WithdrawRequested, currency: str) -> Decimal:
    """The fee in the currency that is held: its share of the converted amount."""
    fee = fee_in_places(conversion, currency)
    if currency == body.currency or not fee:
        return fee
    return in_places(body.amount * fee / conversion.converted, body.currency)


@event("withdrawCanceled", WithdrawCanceled)
def withdraw_canceled(world: World, body: WithdrawCanceled) -> dict[str, Any]:
    """The canceled withdrawal, which was pending. Raises NotFound and AlreadyDecided."""
    transaction = _withdrawal(world, body.txId)
    require_status(world, transaction, TransactionStatus.PENDING)
    with world.change() as change:
        canceled = give_back(change, transaction, TransactionStatus.CANCELED)
    return {"txId": canceled.txId}


@event("withdrawProviderTakes", ProviderTakes)
def provider_takes(world: World, body: ProviderTakes) -> dict[str, Any]:
    key = body.txId or str(body.provider)
    table = world.table(PROVIDER_SETTINGS)
    with world.change() as change:
        if body.answering is not None:
            change.put(table, ProviderSettings(id=key, answering=body.answering, seconds=body.seconds))
        elif table.get(key) is not None:
            change.delete(table, key)
    return {"of": key}


@event("withdrawProviderSays", ProviderSays)
def provider_says(world: World, body: ProviderSays) -> dict[str, Any]:
    """The withdrawal. Raises NotFound, and TransitionNotAllowed for one that was never sent."""
    transaction = _withdrawal(world, body.txId)
    order = order_of(world, body.txId)
    if order is None:
        raise TransitionNotAllowed("The provider never received this withdrawal.")
    with world.change() as change:
        apply_provider_result(change, order, is_paid=body.isPaid)
    return {"txId": transaction.txId}


def _withdrawal(world: World, tx_id: str) -> Transaction:
    found = world.table(TRANSACTIONS).get(tx_id)
    if found is None or found.transactionType is not TransactionType.WITHDRAW:
        raise NotFound(WITHDRAWAL_GONE)
    return found
