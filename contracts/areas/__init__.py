"""The areas of the console, a module each: its wire models and its operations, side by side."""

from contracts.areas import (
    activities,
    affiliate_billing,
    auth,
    billing_v1,
    billing_v2,
    billing_v2_payments,
    brand_billing,
    files,
    general,
    high_depositors,
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
from contracts.operation import Table

AREAS = (
    auth,
    users,
    operators,
    general,
    notifications,
    tooltips,
    players,
    high_depositors,
    files,
    activities,
    outcomes,
    billing_v1,
    billing_v2,
    billing_v2_payments,
    provider_payment,
    operator_billing,
    brand_billing,
    affiliate_billing,
    simulator,
)

TABLE = Table(operation for area in AREAS for operation in area.OPERATIONS)
