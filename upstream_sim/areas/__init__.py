"""The rules, a module per area. Importing this package registers all of them."""

from upstream_sim.areas import (
    activities,
    affiliate_billing,
    auth,
    billing_v1,
    billing_v2,
    brand_billing,
    general,
    notifications,
    operator_billing,
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
    billing_v1,
    billing_v2,
    operator_billing,
    brand_billing,
    affiliate_billing,
    provider_payment,
    simulator,
)
