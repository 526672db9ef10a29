"""Transfers on the chain: confirmed after some blocks they become payments, or they stay unassigned."""

from __future__ import annotations

from decimal import Decimal
from typing import Annotated, Any, Self

import msgspec
from pydantic import model_validator

from contracts.areas.billing_v2_payments import LARGEST_PAYMENT, money_fault
from contracts.areas.provider_payment import ProviderCurrency, TransferState
from contracts.envelope import Status
from contracts.fields import field_error
from contracts.money import CURRENCY_PLACES, Amount, places_of, round_cents
from contracts.rules import Pattern, Required
from contracts.wire import Wire
from upstream_sim.areas.billing_v2.payments import Transfer, receive_transfer
from upstream_sim.areas.billing_v2.statement import statement
from upstream_sim.areas.provider_payment.records import (
    ARRIVALS,
    CONFIRMED_AFTER,
    Arrival,
    explorer_url,
    tx_hash_of,
)
from upstream_sim.areas.provider_payment.rules import required_in_usd
from upstream_sim.core.refusals import Refusal, ValidationFailed
from upstream_sim.core.serving.events import event
from upstream_sim.core.world.schedule import due
from upstream_sim.core.world.world import World
from upstream_sim.shared.rates import BASE_RATES, rate_of
from upstream_sim.shared.tenants import OPERATORS, Operator

CONFIRMED = "providerTransferConfirmed"

Token = Annotated[str, Pattern("[A-Za-z0-9._-]{2,16}", "Enter a token name.")]
TxHash = Annotated[str, Pattern("[0-9a-f]{64}", "Enter 64 hexadecimal digits.")]


class TransferArrived(Wire):
    """A transfer to an operator's address, given by `opId` or `address`. `token` is another token than the
    currency's own, which cannot be accepted."""

    opId: str | None = None
    address: str | None = None
    currency: Annotated[Token, Required("Currency is required.")]
    amount: Annotated[Amount, Required("Amount is required.")]
    token: Token | None = None
    txHash: TxHash | None = None

    @model_validator(mode="after")
    def _check_amount(self) -> Self:
        if (self.opId is None) == (self.address is None):
            raise field_error("opId", "Enter either an operator or an address.")
        if self.amount <= 0:
            raise field_error("amount", "Enter an amount greater than 0.")
        places = CURRENCY_PLACES.get(self.currency)
        if places is not None and places_of(self.amount) > places:
            raise field_error("amount", f"{self.currency} has at most {places} decimal places.")
        return self


@event("transferArrived", TransferArrived)
def transfer_arrived(world: World, body: TransferArrived) -> dict[str, Any]:
    """The transfer. Raises ValidationFailed for an unknown operator or address, and a refusal for a known hash."""
    operator = _receiver(world, body)
    with world.change() as change:
        tx_hash = body.txHash or tx_hash_of(world.new_id("tx"))
        if world.table(ARRIVALS).get(tx_hash) is not None:
            raise Refusal(409, Status.CONFLICT, [f"Transfer {tx_hash} has already arrived."])
        arrival = change.put(world.table(ARRIVALS), _arrival(world, operator, body, tx_hash))
        if arrival.state is TransferState.CONFIRMING:
            world.schedule(arrival.arrivedAt + CONFIRMED_AFTER, CONFIRMED, {"txHash": tx_hash})
    return {
        "txHash": tx_hash,
        "opId": arrival.opId,
        "state": arrival.state,
        "amountInUSD": arrival.amountInUSD,
        "explorerURL": explorer_url(tx_hash),
    }


@due(CONFIRMED, "The transfer {txHash} is confirmed")
def transfer_confirmed(world: World, payload: dict[str, Any]) -> None:
    """The last block was counted: the transfer becomes a payment into the operator's pool."""
    arrival = world.table(ARRIVALS).get(payload["txHash"])
    if arrival is None or arrival.exchangeRateInUSD is None:
        raise LookupError(f"no transfer {payload['txHash']} waits to be confirmed")
    required = required_in_usd(statement(world, arrival.opId))
    with world.change() as change:
        payment = receive_transfer(
            change,
            Transfer(
                opId=arrival.opId,
                brandOpId=arrival.brandOpId,
                currency=arrival.currency,
                amount=arrival.amount,
                exchangeRateInUSD=arrival.exchangeRateInUSD,
                arrivedAt=arrival.arrivedAt,
                explorerURL=explorer_url(arrival.txHash),
            ),
        )
        confirmed = msgspec.structs.replace(
            arrival,
            state=TransferState.CONFIRMED,
            confirmedAt=world.now(),
            paymentId=payment.id,
            differenceInUSD=payment.amountInUSD - required,
        )
        change.put(world.table(ARRIVALS), confirmed)


def _receiver(world: World, body: TransferArrived) -> Operator:
    named = {"opId": body.opId} if body.address is None else {"walletAddress": body.address}
    found = world.table(OPERATORS).first(**named)
    if found is None:
        raise ValidationFailed("opId" if body.address is None else "address", "No operator has this ID or address.")
    return found


def _arrival(world: World, operator: Operator, body: TransferArrived, tx_hash: str) -> Arrival:
    currency = body.token or body.currency
    rate = _rate(world, body)
    state = TransferState.CONFIRMING if _acceptable(currency, body.amount, rate) else TransferState.UNASSIGNED
    parent = operator.parentOpId
    return Arrival(
        txHash=tx_hash,
        opId=parent or operator.opId,
        brandOpId=operator.opId if parent else None,
        address=operator.walletAddress,
        currency=currency,
        amount=body.amount,
        exchangeRateInUSD=rate,
        amountInUSD=None if rate is None else round_cents(body.amount * rate),
        state=state,
        arrivedAt=world.now(),
        confirmedAt=None,
        paymentId=None,
        differenceInUSD=None,
    )


def _rate(world: World, body: TransferArrived) -> Decimal | None:
    """USD per unit of what arrived; None for a token without a rate, and for more than a payment can be."""
    if body.token is not None or body.currency not in BASE_RATES:
        return None
    rate = rate_of(world, body.currency)
    return rate if body.amount * rate <= LARGEST_PAYMENT else None


def _acceptable(currency: str, amount: Decimal, rate: Decimal | None) -> bool:
    """Whether it can become a payment: an accepted currency, worth a cent at least."""
    return rate is not None and currency in set(ProviderCurrency) and money_fault(currency, amount, rate, None) is None
