"""The current rates of gateway currencies in wallet currencies."""

from __future__ import annotations

from typing import Any

from contracts.areas.wallet import ExchangeRatesForm
from contracts.money import Currency
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.world.world import World
from upstream_sim.shared.rates import rate_of, to_15_digits
from upstream_sim.shared.users import Caller


@handles("exchangeRates")
def exchange_rates(world: World, _caller: Caller, command: Command[None, ExchangeRatesForm]) -> dict[str, Any]:
    form = command.body
    wallets = form.playerWalletCurrencies or list(Currency)
    return {"rates": {gateway: _in(world, gateway, wallets) for gateway in form.gatewayCurrencies or list(Currency)}}


def _in(world: World, gateway: Currency, wallets: list[Currency]) -> dict[str, dict[str, Any]]:
    rates = {wallet: to_15_digits(rate_of(world, gateway) / rate_of(world, wallet)) for wallet in wallets}
    return {
        wallet: {"autoRate": rate, "gatewayCurrency": gateway, "walletCurrency": wallet}
        for wallet, rate in rates.items()
        if rate
    }
