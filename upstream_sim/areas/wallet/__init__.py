"""Players' wallets: the rules behind `contracts.areas.wallet`."""

from upstream_sim.areas.wallet import conversion, exchange_rates, queries, topups

__all__ = ["conversion", "exchange_rates", "queries", "topups"]
