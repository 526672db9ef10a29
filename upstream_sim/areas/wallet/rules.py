"""The rules behind `contracts.areas.wallet`. Importing this module registers all of them."""

from upstream_sim.areas.wallet import converting, exchanging, showing, topping

__all__ = ["converting", "exchanging", "showing", "topping"]
