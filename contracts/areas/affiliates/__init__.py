"""Affiliates: the partners who refer players to an operator, each with an account of their own, their percentages,
figures, months and claims. What they are paid is `affiliate_billing`'s, where their players come from `channels`'.

The specification's calls are creating and deleting, the report, the claim history and the active players; the rest is
our choice where it is silent.
"""

from contracts.areas.affiliates import accounts, claims, months, players, reports, settings

OPERATIONS = (
    *accounts.OPERATIONS,
    *settings.OPERATIONS,
    *reports.OPERATIONS,
    *players.OPERATIONS,
    *months.OPERATIONS,
    *claims.OPERATIONS,
)
