"""Transactions: the rules behind `contracts.areas.transactions`, and the records that other areas write."""
