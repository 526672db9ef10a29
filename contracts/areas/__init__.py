"""The areas of the console, a module or package each: its wire models and its operations, side by side. A large area
has further modules, each for one part of it.

An area is registered by its line in `AREAS`; what is emitted and the simulator follow by name.
"""

from importlib import import_module

from contracts.operation_table import Table

AREAS = (
    "auth",
    "users",
    "roles_permissions",
    "admins",
    "admin_permissions",
    "admin_sessions",
    "views",
    "operators",
    "transforms",
    "brands",
    "general",
    "notifications",
    "tooltips",
    "players",
    "player_reports",
    "risk_management",
    "usernames",
    "kyc",
    "bank_accounts",
    "bets",
    "tournaments",
    "flows",
    "tournament_winners",
    "tournament_prizes",
    "cashback",
    "cashback_claims",
    "operator_settings",
    "high_depositors",
    "files",
    "activities",
    "outcomes",
    "wallet",
    "treasuries",
    "external_wallet",
    "billing_v1",
    "billing_v2",
    "billing_v2_settings",
    "billing_v2_payments",
    "billing_v2_previews",
    "provider_payment",
    "operator_billing",
    "brand_billing",
    "affiliate_billing",
    "transactions",
    "transaction_decisions",
    "deposits",
    "withdrawals",
    "withdrawal_checks",
    "cf_accounts",
    "domains_v1",
    "domains_v2",
    "dns",
    "dev_dns",
    "domain_setup",
    "afd",
    "auth0",
    "app_service",
    "simulator",
    "activity",
)

TABLE = Table(operation for area in AREAS for operation in import_module(f"{__name__}.{area}").OPERATIONS)
