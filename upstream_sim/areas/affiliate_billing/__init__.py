"""What affiliates earned and were paid: the rules behind `contracts.areas.affiliate_billing`."""

from upstream_sim.areas.affiliate_billing import closing, paying, reading

__all__ = ["closing", "paying", "reading"]
