"""A cashier's desk: players who ask for money, and every call that decides about it."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

from contracts.areas.withdrawals import GENERIC_PROVIDERS, operation_of
from contracts.payment_providers import PaymentProvider
from upstream_sim.areas.transactions.records import TRANSACTIONS, Transaction
from upstream_sim.areas.withdrawals.gateways import tomani_gateways_of
from upstream_sim.areas.withdrawals.records import ProviderBehaviour
from upstream_sim.core.money.ledger import balance_of
from upstream_sim.core.serving.events import fire_event
from upstream_sim.shared import player_wallets
from upstream_sim.shared.players import PLAYERS, Player
from upstream_sim.tests.billing_v2 import SUPER, CallResult, Desk

AMOUNT = Decimal(12)
REASON = "The provider's support told us so on the phone."


class Cashier(Desk):
    def __init__(self, email: str = SUPER, beside: Desk | None = None) -> None:
        super().__init__(email, beside)
        self.player = rich_player(self)

    def funded(self, currency: str = "USD") -> None:
        """Gives the player enough to ask for."""
        with self.world.change() as change:
            wallet = player_wallets.main(self.player.playerCode, currency)
            player_wallets.credit(change, wallet, Decimal(500), player_wallets.outside(currency), "test")

    def requested(
        self, provider: PaymentProvider = PaymentProvider.JB, answering: ProviderBehaviour | None = None
    ) -> str:
        """A withdrawal of the player, held and PENDING, which its provider takes so."""
        fields = {"playerCode": self.player.playerCode, "amount": AMOUNT, "currency": "USD", "provider": provider}
        tx_id: str = fire_event(self.world, "withdrawRequested", fields)["txId"]
        if answering is not None:
            fire_event(self.world, "withdrawProviderTakes", {"txId": tx_id, "answering": answering})
        return tx_id

    def decide(self, tx_id: str, action: str = "confirm", **more: Any) -> CallResult:
        """By the call of the withdrawal's own provider."""
        transaction = self.transaction(tx_id)
        provider = transaction.paymentProvider
        assert provider is not None
        if provider is PaymentProvider.TOMANI and action == "confirm":
            return self.tomani(tx_id, **more)
        if provider in GENERIC_PROVIDERS or provider is PaymentProvider.TOMANI:
            version = "V2" if transaction.isNewVersion else "V1"
            return self.put(f"withdrawGeneric{version}", txId=tx_id, actionType=action, **more)
        return self.put(operation_of(provider), txId=tx_id, actionType=action, **more)

    def tomani(self, tx_id: str, **more: Any) -> CallResult:
        gateway = tomani_gateways_of(self.world, self.transaction(tx_id).opId)[0]
        return self.put(
            "withdrawTomani", **{"txId": tx_id, "gatewayUuid": gateway.uuid, "provider": gateway.provider, **more}
        )

    def put(self, operation_id: str, *, key: str | None = None, **body: Any) -> CallResult:
        return self.send(operation_id, body=body, key=key)

    def says(self, tx_id: str, *, is_paid: bool) -> None:
        fire_event(self.world, "withdrawProviderSays", {"txId": tx_id, "isPaid": is_paid})

    def read(self, operation_id: str, tx_id: str) -> Any:
        reply = self.send(operation_id, query={"txId": tx_id})
        assert reply.http == 200, reply.body
        return reply.data

    def transaction(self, tx_id: str) -> Transaction:
        found = self.world.table(TRANSACTIONS).get(tx_id)
        assert found is not None
        return found

    def money(self, tx_id: str) -> tuple[Decimal, Decimal, Decimal, Decimal]:
        """What is the player's, held, the provider's and in suspense, in USD."""
        transaction = self.transaction(tx_id)
        wallet = player_wallets.main(self.player.playerCode, "USD")
        provider = player_wallets.provider(transaction.paymentProvider or "MANUAL", "USD")
        suspense = player_wallets.suspense(transaction.opId, "USD")
        world = self.world
        return (
            balance_of(world, wallet),
            player_wallets.held(world, wallet),
            balance_of(world, provider),
            balance_of(world, suspense),
        )


def rich_player(desk: Desk, op_id: str = "aurora") -> Player:
    """A player whose every request fits the day's limit: nobody asked for anything yet."""
    players = desk.world.table(PLAYERS).where(opId=op_id, isDeleted=False, isTest=False)
    table = desk.world.table(TRANSACTIONS)
    return next(player for player in players if not table.count(playerCode=player.playerCode))
