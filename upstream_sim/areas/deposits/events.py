"""What players and providers do about deposits: they are asked for, paid and confirmed."""

from __future__ import annotations

from typing import Annotated, Any, Self

from pydantic import Field, model_validator

from contracts.areas.transactions import TransactionStatus, TransactionType
from contracts.fields import field_error
from contracts.money import CURRENCY_PLACES, Amount, places_of
from contracts.payment_providers import GatewayOperation, PaymentProvider
from contracts.rules import Required
from contracts.wire import Wire
from upstream_sim.areas.deposits.commands import confirm, require_credentials
from upstream_sim.areas.transactions.decisions import require_pending
from upstream_sim.areas.transactions.records import TRANSACTIONS, add_transaction, settle
from upstream_sim.areas.transactions.search import TRANSACTION_GONE
from upstream_sim.areas.transactions.unpaid_deposits import UNPAID_DEPOSITS, UnpaidDeposit
from upstream_sim.core.money.ledger import units_of
from upstream_sim.core.refusals import NotFound, ValidationFailed
from upstream_sim.core.serving.events import event
from upstream_sim.core.world.world import World
from upstream_sim.shared.gateways import (
    Request,
    converted_at,
    fee_in_places,
    gateway_for,
    require_something_left,
)
from upstream_sim.shared.players import active_player
from upstream_sim.shared.rates import rate_of
from upstream_sim.shared.tenants import operator_of

NOT_ALLOWED = "The operator takes no deposits by this gateway."


class DepositRequested(Wire):
    """A player deposits, into the wallet of the same currency where no other is named; until it is confirmed it waits.
    A provider does not have one that is not paid."""

    playerCode: Annotated[str, Required("Player code is required.")]
    amount: Annotated[Amount, Required("Amount is required.")]
    currency: str | None = None
    walletCurrency: str | None = None
    provider: Annotated[PaymentProvider, Field(strict=False)] = PaymentProvider.MANUAL
    isPaid: bool = True

    @model_validator(mode="after")
    def _check_amount(self) -> Self:
        for name in ("currency", "walletCurrency"):
            if getattr(self, name) is not None and getattr(self, name) not in CURRENCY_PLACES:
                raise field_error(name, f"One of {', '.join(CURRENCY_PLACES)} is expected.")
        if self.amount <= 0:
            raise field_error("amount", "Enter an amount greater than 0.")
        return self


class DepositKey(Wire):
    txId: Annotated[str, Required("Deposit is required.")]


class DepositPaid(DepositKey):
    """The player has paid a deposit that its provider did not have."""


class DepositCanceled(DepositKey):
    """The player gives up a deposit that waits."""


class DepositConfirmed(DepositKey):
    """The provider confirms a deposit by itself."""


@event("depositRequested", DepositRequested)
def requested(world: World, body: DepositRequested) -> dict[str, Any]:
    """The new deposit, in the player's own currency where none is named, by the gateway that takes it. Raises
    ValidationFailed."""
    player = active_player(world, body.playerCode)
    currency = body.currency or player.activeCurrency
    operator = operator_of(world, player.opId)
    if body.provider not in operator.depositGateways:
        raise ValidationFailed("provider", NOT_ALLOWED)
    if places_of(body.amount) > CURRENCY_PLACES[currency]:
        raise ValidationFailed("amount", f"{currency} has at most {CURRENCY_PLACES[currency]} decimal places.")
    request = Request(GatewayOperation.DEPOSIT, body.provider, currency, player.country, body.amount)
    gateway = gateway_for(world, operator, request)
    wallet = body.walletCurrency or currency
    conversion = converted_at(world, gateway, body.amount, currency, wallet)
    require_something_left(conversion)
    with world.change() as change:
        deposit = add_transaction(
            change,
            player,
            TransactionType.DEPOSIT,
            amount=body.amount,
            currency=currency,
            amount_in_usd=conversion.credited * rate_of(world, wallet),
            to_amount=conversion.credited,
            to_currency=wallet,
            provider=body.provider,
            gatewayUuid=gateway.uuid,
            feeUnits=units_of(fee_in_places(conversion, wallet)) if conversion.fee else 0,
        )
        if not body.isPaid:
            change.put(world.table(UNPAID_DEPOSITS), UnpaidDeposit(txId=deposit.txId, opId=deposit.opId))
    return {"txId": deposit.txId}


@event("depositPaid", DepositPaid)
def paid(world: World, fields: DepositPaid) -> dict[str, Any]:
    """The provider has it from now on. Raises NotFound."""
    with world.change() as change:
        change.delete(world.table(UNPAID_DEPOSITS), fields.txId)
    return {"txId": fields.txId}


@event("depositCanceled", DepositCanceled)
def canceled(world: World, body: DepositCanceled) -> dict[str, Any]:
    """The deposit. Raises NotFound and AlreadyDecided."""
    deposit = world.table(TRANSACTIONS).get(body.txId)
    if deposit is None or deposit.transactionType is not TransactionType.DEPOSIT:
        raise NotFound(TRANSACTION_GONE)
    require_pending(world, deposit)
    with world.change() as change:
        settle(change, deposit, TransactionStatus.CANCELED)
    return {"txId": deposit.txId}


@event("depositConfirmed", DepositConfirmed)
def confirmed(world: World, body: DepositConfirmed) -> dict[str, Any]:
    """The deposit. Raises ValidationFailed for one that does not wait, or that its provider does not have, and a
    refusal where its gateway has no credentials there."""
    deposit = world.table(TRANSACTIONS).get(body.txId)
    is_waiting = (
        deposit is not None
        and deposit.transactionType is TransactionType.DEPOSIT
        and deposit.status is TransactionStatus.PENDING
        and not deposit.isDeleted
        and world.table(UNPAID_DEPOSITS).get(deposit.txId) is None
    )
    if deposit is None or not is_waiting:
        raise ValidationFailed("txId", "There is no such deposit that its provider can confirm.")
    require_credentials(world, deposit)
    with world.change() as change:
        confirm(change, deposit)
    return {"txId": deposit.txId}
