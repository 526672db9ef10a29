"""The rules, a module per area. Importing this package registers all of them."""

from upstream_sim.areas import (
    activities,
    auth,
    billing_v2,
    general,
    notifications,
    operators,
    outcomes,
    players,
    provider_payment,
    simulator,
    tooltips,
    users,
)

AREAS = (
    auth,
    users,
    operators,
    general,
    notifications,
    tooltips,
    players,
    activities,
    outcomes,
    billing_v2,
    provider_payment,
    simulator,
)
