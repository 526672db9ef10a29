"""The few players who are up to something. Nothing names them: their points are what there is to find them by."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta
from decimal import Decimal
from typing import Any

from contracts.areas.transactions import TransactionStatus, TransactionType
from contracts.payment_providers import PaymentProvider
from upstream_sim.areas.bonuses.claims import claim, claimable
from upstream_sim.areas.bonuses.rules import in_usd
from upstream_sim.areas.deposits.events import DepositConfirmed, DepositRequested, confirmed, requested
from upstream_sim.areas.players.events import PlayerRegistered, registered
from upstream_sim.areas.risk.events import ChargebackArrived, charge_back
from upstream_sim.areas.risk.records import CHARGEBACKS
from upstream_sim.areas.risk_management.events import CardUsed, card_used
from upstream_sim.areas.risk_management.records import CARD_USES
from upstream_sim.areas.transactions.records import TRANSACTIONS, Transaction
from upstream_sim.areas.withdrawals.events import WithdrawRequested, withdraw_requested
from upstream_sim.core.rng import Rng
from upstream_sim.core.tables.schema import Between
from upstream_sim.core.world.schedule import due
from upstream_sim.core.world.world import World
from upstream_sim.shared.live import by_players, in_places, later, unless_refused
from upstream_sim.shared.players import Player, active_player, registration_of
from upstream_sim.shared.rates import rate_of
from upstream_sim.shared.tenants import operator_of

LEFT = "activityMoneyLeft"
LARGE_IN_USD = 900
RECENT = timedelta(days=30)

Kind = Callable[[World, Rng, Player], None]


@by_players("suspicious", rate=0.0012, draw=12)
def suspicious(world: World, rng: Rng, player_code: str) -> None:
    kinds: tuple[Kind, ...] = (_passes_through, _lends_card, _registers_again, _disputes, _takes_bonus)
    rng.choice(kinds)(world, rng, active_player(world, player_code))


def _deposit(world: World, player: Player, worth: Decimal) -> str | None:
    """A deposit by a provider, confirmed at once; None where the operator takes none."""
    provider = PaymentProvider.PARAM_HAVALE
    if provider not in operator_of(world, player.opId).depositGateways:
        return None
    amount = in_places(worth / rate_of(world, player.activeCurrency), player.activeCurrency)
    tx_id: str = requested(world, DepositRequested(playerCode=player.playerCode, amount=amount, provider=provider))[
        "txId"
    ]
    confirmed(world, DepositConfirmed(txId=tx_id))
    return tx_id


def _passes_through(world: World, rng: Rng, player: Player) -> None:
    """Deposits much, bets nothing, and wants it back."""
    tx_id = _deposit(world, player, Decimal(LARGE_IN_USD + rng.randrange(1200)))
    if tx_id is not None:
        later(world, rng, 1200, 9000, LEFT, {"txId": tx_id})


@due(LEFT, "The player of {txId} asks for it back")
def money_left(world: World, payload: dict[str, Any]) -> None:
    deposit = world.table(TRANSACTIONS).get(payload["txId"])
    if deposit is not None:
        with unless_refused(world, "withdrawRequested", deposit, "Withdrawal requested"):
            _withdraw(world, deposit.playerCode, in_places(_amount(deposit), deposit.toCurrency), deposit.toCurrency)


def _amount(deposit: Transaction) -> Decimal:
    return Decimal(deposit.toUnits).scaleb(-8) * Decimal("0.95")


def _withdraw(world: World, player_code: str, amount: Decimal, currency: str) -> None:
    withdraw_requested(world, WithdrawRequested(playerCode=player_code, amount=amount, currency=currency))


def _lends_card(world: World, rng: Rng, player: Player) -> None:
    """Pays with the card of another player of the operator."""
    recent = Between(world.now() - RECENT, None)
    uses = world.table(CARD_USES).where(opId=player.opId, isCounted=True, createdAt=recent)
    others = [use for use in uses if use.playerCode != player.playerCode]
    tx_id = _deposit(world, player, Decimal(40 + rng.randrange(60))) if others else None
    if tx_id is not None:
        card_used(world, CardUsed(txId=tx_id, cardNumber=rng.choice(others).cardNumber))


def _registers_again(world: World, rng: Rng, player: Player) -> None:
    """Has a second account, registered by the same device."""
    place = player.registeredFrom or registration_of(player.playerId)[1]
    name = f"{player.username}{rng.randrange(10, 99)}"
    for number in (1, 2):
        body = PlayerRegistered(
            opId=player.opId,
            firstName=player.firstName,
            lastName=player.lastName,
            username=f"{name}_{number}",
            email=f"{name}.{number}@example.test",
            ip=place.ip,
            deviceId=place.deviceId,
        )
        registered(world, body)


def _disputes(world: World, _rng: Rng, player: Player) -> None:
    """Has the latest deposit charged back."""
    own = world.table(TRANSACTIONS).where(
        playerCode=player.playerCode,
        transactionType=TransactionType.DEPOSIT,
        status=TransactionStatus.CONFIRMED,
        isDeleted=False,
    )
    last = max(own, key=lambda deposit: (deposit.createdAt, deposit.txId), default=None)
    if last is not None and world.table(CHARGEBACKS).get(last.txId) is None:
        charge_back(world, ChargebackArrived(txId=last.txId))


def _takes_bonus(world: World, _rng: Rng, player: Player) -> None:
    """Claims what is unlocked; once it is paid out, others see whether it leaves at once."""
    amount = in_usd(claimable(world, player.playerCode))
    if amount:
        claim(world, player, amount)
