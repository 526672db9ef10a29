"""The rules, a module per area. Importing this package registers all of them."""

from upstream_sim.areas import auth, billing_v2, general, operators, outcomes, provider_payment, simulator, users

AREAS = (auth, users, operators, general, outcomes, billing_v2, provider_payment, simulator)
