"""All balances of a player, as staff see them."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

from contracts.areas.wallet import PlayerWalletQuery
from contracts.money import round_cents
from contracts.warnings import Act
from upstream_sim.core.money.ledger import balance_of
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.world.world import World
from upstream_sim.shared.facts import facts_of
from upstream_sim.shared.player_wallets import bonus, cashback, held, main, main_balances, referral
from upstream_sim.shared.players import player_of
from upstream_sim.shared.rates import rate_of
from upstream_sim.shared.users import Caller
from upstream_sim.shared.warnings import warnings_of

USD_WALLETS = {"bonus": bonus, "cashback": cashback, "affiliate": referral}


@handles("playerWallet")
def player_wallet(world: World, caller: Caller, command: Command[PlayerWalletQuery]) -> dict[str, Any]:
    """The player's balances. Raises NotFound."""
    query = command.query
    player = player_of(world, caller, query.playerCode)
    code = player.playerCode
    balances = main_balances(world, code)
    worth = sum((amount * rate_of(world, currency) for currency, amount in balances.items()), Decimal(0))
    return {
        "playerCode": code,
        "playerId": player.playerId,
        "username": player.username,
        "opId": player.opId,
        "playerWalletList": [_currency(world, code, currency, amount) for currency, amount in balances.items()],
        "totalInUSD": round_cents(worth),
        **{f"{name}InUSD": balance_of(world, of(code)) for name, of in USD_WALLETS.items()},
        **{f"{name}HeldInUSD": held(world, of(code)) for name, of in USD_WALLETS.items()},
    }


def _currency(world: World, player_code: str, currency: str, balance: Decimal) -> dict[str, Any]:
    rate = rate_of(world, currency)
    return {
        "currency": currency,
        "balance": balance,
        "balanceInUSD": round_cents(balance * rate),
        "held": held(world, main(player_code, currency)),
        "rateInUSD": rate,
    }


@handles("walletFacts")
def facts(world: World, caller: Caller, command: Command[PlayerWalletQuery]) -> dict[str, Any]:
    """Raises NotFound, for another tenant's too."""
    code = player_of(world, caller, command.query.playerCode).playerCode
    return facts_of(world, code, warnings_of(world, Act.CHANGE_WALLET, code))
