"""The calls that decide withdrawals: one per provider, answered in the provider's numbers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from contracts.areas.transactions import TransactionStatus
from contracts.areas.withdrawals import (
    GENERIC_PROVIDERS,
    WITHDRAW_APPROVED,
    WITHDRAW_REJECTED,
    WITHDRAW_SENT,
    GenericWithdrawDecision,
    InProgressDecision,
    InProgressStatus,
    JbForce,
    TomaniDecision,
    TomaniGatewaysQuery,
    WithdrawActionType,
    WithdrawDecision,
    WithdrawResend,
    WithdrawSettlement,
)
from contracts.payment_providers import GATEWAYS, PaymentProvider
from contracts.texts import OPERATOR_NOT_FOUND
from upstream_sim.areas.transactions.order_marks import mark_of
from upstream_sim.areas.transactions.records import Transaction
from upstream_sim.areas.withdrawals.decisions import (
    Decided,
    confirm,
    decide_in_progress,
    reject,
    resend,
    settle_unanswered,
    withdrawal_of,
)
from upstream_sim.areas.withdrawals.gateways import tomani_gateway_for, tomani_gateways_of
from upstream_sim.areas.withdrawals.orders import NOT_ACCEPTED, Reply
from upstream_sim.core.calls.answers import Answer
from upstream_sim.core.refusals import TransitionNotAllowed, ValidationFailed
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.world.world import Change, World
from upstream_sim.shared.users import Caller

Decision = Callable[[Change, Transaction], Decided]
MESSAGES = {TransactionStatus.CONFIRMED: WITHDRAW_APPROVED, TransactionStatus.REJECTED: WITHDRAW_REJECTED}


def apply_decision(world: World, caller: Caller, tx_id: str, work: Decision) -> Answer:
    """The provider's answer to a decision about one of the caller's withdrawals. Raises NotFound,
    AlreadyDecided, ConfirmationRequired, RecordLocked and TransitionNotAllowed."""
    transaction = withdrawal_of(world, caller, tx_id)
    with caller.change(world) as change:
        decided, reply = work(change, transaction)
    return Answer(_answer_to_wire(world, decided, reply), messages=_messages(decided, reply))


def provider_handler(provider: PaymentProvider) -> Callable[[World, Caller, Command[None, WithdrawDecision]], Answer]:
    """The handler of a provider's own path."""

    def call(world: World, caller: Caller, command: Command[None, WithdrawDecision]) -> Answer:
        form = command.body

        def work(change: Change, transaction: Transaction) -> Decided:
            _require_own_path(transaction, provider)
            if form.actionType is WithdrawActionType.CONFIRM:
                return confirm(change, transaction, form.playerNote, form.acknowledged)
            return reject(change, transaction, form.playerNote, counts=form.countsTowardDailyLimit is True)

        return apply_decision(world, caller, form.txId, work)

    return call


# Tomani's has fields of its own: see `tomani`.
PROVIDER_PATHS = {
    "withdrawFiatCrypto": PaymentProvider.FIAT_CRYPTO,
    "withdrawFxHavale": PaymentProvider.FX_HAVALE,
    "withdrawJb": PaymentProvider.JB,
    "withdrawMaldoPay": PaymentProvider.MALDO_PAY,
    "withdrawParamHavale": PaymentProvider.PARAM_HAVALE,
    "withdrawParscoinpay": PaymentProvider.PARSCOINPAY,
    "withdrawSistemNakit": PaymentProvider.SISTEM_NAKIT,
    "withdrawUtopia": PaymentProvider.UTOPIA,
    "withdrawWitcherV1": PaymentProvider.WITCHER_V1,
    "withdrawZiCharge": PaymentProvider.ZI_CHARGE,
}
for _operation, _provider in PROVIDER_PATHS.items():
    handles(_operation)(provider_handler(_provider))


@handles("withdrawJbForce")
def jb_force(world: World, caller: Caller, command: Command[None, JbForce]) -> Answer:
    form = command.body

    def work(change: Change, transaction: Transaction) -> Decided:
        _require_own_path(transaction, PaymentProvider.JB)
        return confirm(change, transaction, form.playerNote, form.acknowledged, forced=True)

    return apply_decision(world, caller, form.txId, work)


@handles("withdrawTomaniGateways")
def tomani_gateways(world: World, caller: Caller, command: Command[TomaniGatewaysQuery]) -> Any:
    """The operator's gateways. Raises ValidationFailed where no operator is named and the caller has none."""
    query = command.query
    op_id = query.opId or caller.identity.opId
    if op_id is None:
        raise ValidationFailed("opId", OPERATOR_NOT_FOUND)
    return [
        {
            "uuid": gateway.uuid,
            "provider": gateway.provider,
            "title": {"en": gateway.name},
            "isActive": gateway.isActive,
        }
        for gateway in tomani_gateways_of(world, op_id)
    ]


@handles("withdrawTomani")
def tomani(world: World, caller: Caller, command: Command[None, TomaniDecision]) -> Answer:
    """The provider's answer, who is paid by the chosen gateway; the fee stays what it was when it was requested. Raises
    NotFound, TransitionNotAllowed, and ValidationFailed for a gateway that is not the operator's, is off, or is
    another provider's."""
    form = command.body

    def work(change: Change, transaction: Transaction) -> Decided:
        _require_own_path(transaction, PaymentProvider.TOMANI)
        gateway = tomani_gateway_for(world, transaction, form.gatewayUuid)
        if gateway.provider != form.provider:
            raise ValidationFailed("provider", f"{gateway.name} belongs to {gateway.provider}.")
        note, is_forced = form.noteForThePlayer, form.withForce is True
        sent = msgspec.structs.replace(transaction, gatewayUuid=gateway.uuid)
        return confirm(change, sent, note, form.acknowledged, forced=is_forced)

    return apply_decision(world, caller, form.txId, work)


@handles("withdrawInProgress")
def in_progress(world: World, caller: Caller, command: Command[None, InProgressDecision]) -> Answer:
    form = command.body
    approve = form.status is InProgressStatus.APPROVE
    return apply_decision(
        world,
        caller,
        form.txId,
        lambda change, transaction: decide_in_progress(
            change, transaction, form.note, form.acknowledged, approve=approve
        ),
    )


@handles("withdrawSettle")
def settle(world: World, caller: Caller, command: Command[None, WithdrawSettlement]) -> Answer:
    form = command.body
    approve = form.status is InProgressStatus.APPROVE
    return apply_decision(
        world,
        caller,
        form.txId,
        lambda change, transaction: settle_unanswered(
            change, transaction, form.reason, form.acknowledged, approve=approve
        ),
    )


@handles("withdrawResend")
def resend_withdrawal(world: World, caller: Caller, command: Command[None, WithdrawResend]) -> Answer:
    form = command.body
    answer = apply_decision(
        world, caller, form.txId, lambda change, transaction: resend(change, transaction, form.acknowledged)
    )
    return Answer(answer.data, messages=(WITHDRAW_SENT,) if answer.messages else ())


@handles("withdrawGenericV2")
def generic_v2(world: World, caller: Caller, command: Command[None, GenericWithdrawDecision]) -> Answer:
    return _generic(world, caller, command.body, is_new=True)


@handles("withdrawGenericV1")
def generic_v1(world: World, caller: Caller, command: Command[None, GenericWithdrawDecision]) -> Answer:
    return _generic(world, caller, command.body, is_new=False)


def _generic(world: World, caller: Caller, form: GenericWithdrawDecision, *, is_new: bool) -> Answer:
    def work(change: Change, transaction: Transaction) -> Decided:
        if transaction.isNewVersion is not is_new:
            generation = "second" if transaction.isNewVersion else "first"
            raise TransitionNotAllowed(f"This is a {generation}-generation withdrawal; use that generation’s call.")
        if form.actionType is WithdrawActionType.CONFIRM:
            _require_generic(transaction)
            return confirm(change, transaction, form.noteForThePlayer, form.acknowledged)
        _require_generic(transaction, PaymentProvider.TOMANI)
        return reject(change, transaction, form.noteForThePlayer, counts=form.countsTowardDailyLimit is True)

    return apply_decision(world, caller, form.txId, work)


def _require_own_path(transaction: Transaction, provider: PaymentProvider) -> None:
    """Raises TransitionNotAllowed for a withdrawal of another provider."""
    own = transaction.paymentProvider
    if own is not provider:
        whose = GATEWAYS[own] if own else "no provider"
        raise TransitionNotAllowed(f"This withdrawal goes through {whose}, not {GATEWAYS[provider]}.")


def _require_generic(transaction: Transaction, *besides: PaymentProvider) -> None:
    """Raises TransitionNotAllowed for a withdrawal whose provider has a call of its own."""
    own = transaction.paymentProvider
    if own is not None and own not in GENERIC_PROVIDERS and own not in besides:
        raise TransitionNotAllowed(f"This withdrawal goes through {GATEWAYS[own]}; use that provider’s call.")


def _answer_to_wire(world: World, transaction: Transaction, reply: Reply) -> dict[str, Any]:
    """`ProviderAnswer` on the wire."""
    return {
        "status": reply.status,
        "description": reply.description,
        "canForce": reply.can_force,
        "txStatus": transaction.status,
        "order": mark_of(world, transaction),
    }


def _messages(transaction: Transaction, reply: Reply) -> tuple[str, ...]:
    """What was done, in words; none where the provider did not accept."""
    if reply.status == NOT_ACCEPTED:
        return ()
    return (MESSAGES.get(transaction.status, f"Withdraw in progress. {reply.description}"),)
