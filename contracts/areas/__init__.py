"""The areas of the console, a module each: its wire models and its operations, side by side."""

from contracts.areas import (
    activities,
    auth,
    billing_v2,
    general,
    operators,
    outcomes,
    players,
    simulator,
    tooltips,
    users,
)
from contracts.operation import Table

AREAS = (auth, users, operators, general, tooltips, players, activities, outcomes, billing_v2, simulator)

TABLE = Table(operation for area in AREAS for operation in area.OPERATIONS)
