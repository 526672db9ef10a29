"""The players' referral programme: the rules behind `contracts.areas.referrals` and `referral_profits`."""

from upstream_sim.areas.referrals import (
    events,
    jobs,
    live,
    profits,
    queries,
    reactions,
    reports,
    settings,
    withdraw_jobs,
)

__all__ = ["events", "jobs", "live", "profits", "queries", "reactions", "reports", "settings", "withdraw_jobs"]
