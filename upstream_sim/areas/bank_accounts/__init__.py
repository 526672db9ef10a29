"""Players' bank accounts: the rules behind `contracts.areas.bank_accounts`."""

from upstream_sim.areas.bank_accounts import commands, events, live, queries, simulated_staff, warnings
from upstream_sim.areas.bank_accounts.records import BANK_ACCOUNTS, BankAccount

__all__ = ["BANK_ACCOUNTS", "BankAccount", "commands", "events", "live", "queries", "simulated_staff", "warnings"]
