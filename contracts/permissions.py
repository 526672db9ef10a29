"""Every permission key in words: what it is called, what it lets people do, which roles may hold it, and which items of
the menu are behind it. Keys that only a platform knows are described there."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from contracts.roles import EVERY_ROLE, OPERATOR_ROLES, PLATFORM_ADMINS, PLATFORM_ROLES, Permission, Role


@dataclass(frozen=True, slots=True)
class Described:
    """`allowed_roles` may hold the key. `menu_items` lead to what is closed without it."""

    title: str
    description: str
    tags: tuple[str, ...]
    allowed_roles: frozenset[Role]
    menu_items: tuple[str, ...] = ()


_STAFF = PLATFORM_ADMINS | OPERATOR_ROLES
_MANAGERS = PLATFORM_ADMINS | {Role.OPERATOR_ADMIN}
_DEVELOPERS = PLATFORM_ROLES | {Role.OPERATOR_ADMIN}
_WITH_DEVELOPERS = PLATFORM_ROLES | OPERATOR_ROLES
_SUPER_ADMIN = frozenset({Role.SUPER_ADMIN})

DESCRIBED: Mapping[Permission, Described] = {
    Permission.ACTIVITIES_READ: Described(
        "View activities",
        "See who changed which record, when, and what it was before.",
        ("settings",),
        _MANAGERS,
        ("/settings/activities",),
    ),
    Permission.ADMINS_READ: Described(
        "View staff accounts",
        "See who works at the console, with which role and permissions, and what they may open.",
        ("staff",),
        _MANAGERS,
        ("/settings/admins",),
    ),
    Permission.ADMINS_WRITE: Described(
        "Manage staff accounts",
        "Create, block, move and delete staff accounts, and change their passwords, roles and permissions.",
        ("staff",),
        _MANAGERS,
    ),
    Permission.AFD_READ: Described(
        "View front-door profiles", "See the front door's profiles for new domains.", ("domains",), PLATFORM_ROLES
    ),
    Permission.AFD_WRITE: Described(
        "Manage front-door profiles", "Create and edit the front door's profiles.", ("domains",), PLATFORM_ROLES
    ),
    Permission.AFFILIATE_BILLING_READ: Described(
        "View affiliate records",
        "See what affiliates earned and what they were paid; affiliates see their own.",
        ("billing", "affiliates"),
        _STAFF | {Role.AFFILIATE},
        ("/billing/affiliates",),
    ),
    Permission.AFFILIATE_BILLING_WRITE: Described(
        "Manage affiliate payments", "Add, change and delete their payments.", ("billing", "affiliates"), _MANAGERS
    ),
    Permission.BANK_ACCOUNTS_READ: Described(
        "View bank accounts",
        "See the bank accounts and cards that players withdraw to.",
        ("players", "withdrawals"),
        _STAFF,
        ("/withdraw/bank-accounts",),
    ),
    Permission.BANK_ACCOUNTS_WRITE: Described(
        "Review bank accounts", "Approve and reject the bank accounts of players.", ("players", "withdrawals"), _STAFF
    ),
    Permission.BETS_READ: Described(
        "View bets",
        "See the bets of players, casino and sport, with stake, win and status.",
        ("bets",),
        _STAFF,
        ("/bets", "/quick-bets"),
    ),
    Permission.BETS_SETTLE: Described(
        "Settle bets", "Settle open bets by hand, which pays out wins or refunds stakes.", ("bets", "money"), _MANAGERS
    ),
    Permission.BILLING_V1_READ: Described(
        "View operator invoices (V1)", "See invoices of the first system.", ("billing",), _STAFF, ("/billing/invoices",)
    ),
    Permission.BILLING_V1_WRITE: Described(
        "Manage operator invoices (V1)",
        "Generate, change and delete invoices of the first billing system, and add their payments.",
        ("billing",),
        _MANAGERS,
    ),
    Permission.BILLING_V2_READ: Described(
        "View billing (V2)",
        "See the invoices and payments of the present billing system.",
        ("billing",),
        _STAFF,
        ("/billing/operatorsV2/invoice", "/billing/operatorsV2/transaction-history", "/billing/meV2"),
    ),
    Permission.BILLING_V2_WRITE: Described(
        "Manage billing (V2)",
        "Generate, change and delete invoices, add payments by hand and change operators' billing settings.",
        ("billing",),
        PLATFORM_ADMINS,
    ),
    Permission.BRAND_BILLING_READ: Described(
        "View brand records", "See what brands owe and what they paid.", ("billing",), _STAFF, ("/billing/brands",)
    ),
    Permission.BRAND_BILLING_WRITE: Described(
        "Manage brand records", "Generate, change and delete brands' invoices and payments.", ("billing",), _MANAGERS
    ),
    Permission.BRANDS_ACCESS: Described(
        "Work with brands", "See the list of an operator's own brands.", ("brands",), OPERATOR_ROLES, ("/brands",)
    ),
    Permission.BRANDS_WRITE: Described(
        "Manage brands", "Create brands of an operator, and delete those where nothing is open.", ("brands",), _MANAGERS
    ),
    Permission.CASHBACK_CONFIRM: Described(
        "Decide cashback", "Confirm and reject cashback that waits for a decision.", ("cashback", "money"), _MANAGERS
    ),
    Permission.CASHBACK_READ: Described(
        "View cashback",
        "See claimed and pending cashback, and use the calculator.",
        ("cashback",),
        _STAFF,
        ("/transactions/cashback", "/transactions/pending-cashback"),
    ),
    Permission.CASHBACK_WRITE: Described(
        "Manage cashback", "Claim cashback for players, override their levels.", ("cashback", "money"), PLATFORM_ADMINS
    ),
    Permission.CF_ACCOUNTS_READ: Described(
        "View Cloudflare accounts",
        "See the cloud accounts that domains lie in; keys are never shown.",
        ("domains",),
        _WITH_DEVELOPERS,
        ("/settings/cf-account-v2",),
    ),
    Permission.CF_ACCOUNTS_WRITE: Described(
        "Manage Cloudflare accounts", "Add, edit and delete cloud accounts and their keys.", ("domains",), _DEVELOPERS
    ),
    Permission.DEPOSITS_READ: Described(
        "View deposits",
        "See deposits, deposit orders and those that wait for a check.",
        ("deposits",),
        _STAFF,
        ("/deposit/list", "/deposit/orders", "/deposit/pending"),
    ),
    Permission.DEPOSITS_WRITE: Described(
        "Decide deposits", "Verify deposits, which credits players; reject orders.", ("deposits", "money"), _MANAGERS
    ),
    Permission.DEV: Described(
        "Use developer tools",
        "See and change DNS records, sign-in domains, front-door domains and service charts.",
        ("development",),
        _WITH_DEVELOPERS,
        ("/settings/dev",),
    ),
    Permission.DOMAINS_READ: Described(
        "View domains",
        "See the domains of operators and brands, and how far their setup has come.",
        ("domains",),
        _WITH_DEVELOPERS,
        ("/settings/domains",),
    ),
    Permission.DOMAINS_WRITE: Described(
        "Manage domains", "Add, edit and delete domains, and make one the primary one.", ("domains",), _DEVELOPERS
    ),
    Permission.DOMAIN_SETUP_RUN: Described(
        "Set up domains", "Run the steps that put a domain into service.", ("domains",), _DEVELOPERS
    ),
    Permission.EXTERNAL_WALLET_READ: Described(
        "View external wallets",
        "See the platform's wallets at providers and their transactions.",
        ("wallet",),
        PLATFORM_ADMINS,
        ("/withdraw/external-wallet",),
    ),
    Permission.EXTERNAL_WALLET_WRITE: Described(
        "Move money of external wallets",
        "Top up the platform's wallets at providers and withdraw from them.",
        ("wallet", "money"),
        PLATFORM_ADMINS,
    ),
    Permission.FLOWS_READ: Described(
        "View flows", "See what players go through step by step.", ("players",), _STAFF, ("/flows",)
    ),
    Permission.FLOWS_WRITE: Described(
        "Manage flows", "Activate, deactivate and delete flows.", ("players",), _MANAGERS
    ),
    Permission.KYC_READ: Described(
        "View identity documents", "See the identity documents of players.", ("players",), _STAFF, ("/documents",)
    ),
    Permission.KYC_WRITE: Described(
        "Review identity documents", "Approve and reject the identity documents of players.", ("players",), _STAFF
    ),
    Permission.NOTIFICATIONS_WRITE: Described(
        "Delete notifications", "Delete notifications for everybody who gets them.", ("settings",), PLATFORM_ADMINS
    ),
    Permission.OPERATORS_EDIT: Described(
        "Edit general settings",
        "Change an operator's or brand's title, support address, default language and time zone.",
        ("operators", "settings"),
        _MANAGERS,
    ),
    Permission.OPERATORS_READ: Described(
        "View operators", "See the list of all operators and brands.", ("operators",), PLATFORM_ADMINS, ("/operators",)
    ),
    Permission.OPERATORS_WRITE: Described(
        "Manage operators",
        "Change what the platform allows an operator: gateways, limits, currencies, affiliate and cashback levels.",
        ("operators",),
        PLATFORM_ADMINS,
    ),
    Permission.OPERATOR_BILLING_READ: Described(
        "View operator records (V1)",
        "See what operators owe the platform, and what they paid; operators see their own.",
        ("billing",),
        _STAFF,
        ("/billing/operators", "/billing/me"),
    ),
    Permission.OPERATOR_BILLING_WRITE: Described(
        "Manage operator records (V1)",
        "Change the invoices and payments of operators in the first billing system.",
        ("billing",),
        PLATFORM_ADMINS,
    ),
    Permission.PLAYERS_BLOCK: Described("Block players", "Block players and let them in again.", ("players",), _STAFF),
    Permission.PLAYERS_DELETE: Described("Delete players", "Delete players' accounts.", ("players",), _MANAGERS),
    Permission.PLAYERS_EXPORT: Described(
        "Export players", "Download files of players, such as high depositors.", ("players", "exports"), _STAFF
    ),
    Permission.PLAYERS_PANELS: Described(
        "View players' bonuses and affiliates",
        "See the summaries of bonuses and of the affiliate on a player's page.",
        ("players", "affiliates"),
        PLATFORM_ADMINS,
    ),
    Permission.PLAYERS_READ: Described(
        "View players", "See players and their balances.", ("players",), _STAFF, ("/players", "/players/balances")
    ),
    Permission.PLAYERS_SEARCH: Described(
        "Search players everywhere", "Find a player of any operator from the top bar.", ("players",), PLATFORM_ADMINS
    ),
    Permission.RISK_READ: Described(
        "View risk data", "See who shares a card, and from where a player registered.", ("players", "risk"), _STAFF
    ),
    Permission.REDO: Described(
        "Change decisions",
        "Decide again what was decided: reviews of bank accounts, and the CNAME step of a domain's setup.",
        ("reviews", "domains"),
        _WITH_DEVELOPERS,
    ),
    Permission.ROLES_READ: Described(
        "View roles", "See which permissions each role has.", ("staff",), EVERY_ROLE, ("/settings/roles",)
    ),
    Permission.ROLES_WRITE: Described(
        "Edit roles",
        "Change which permissions a role has, for everybody who has the role.",
        ("staff",),
        frozenset({Role.SUPER_ADMIN, Role.OPERATOR_ADMIN}),
    ),
    Permission.STAFF_PERMISSIONS_READ: Described(
        "View permissions",
        "See all permissions, who may hold them and what they open.",
        ("staff",),
        PLATFORM_ADMINS,
        ("/settings/staff-permissions",),
    ),
    Permission.STAFF_PERMISSIONS_WRITE: Described(
        "Manage permissions", "Describe permissions; create and delete your own.", ("staff",), _SUPER_ADMIN
    ),
    Permission.TOURNAMENTS_PAY: Described(
        "Pay out tournaments", "Approve and reject the prizes of tournaments.", ("tournaments", "money"), _MANAGERS
    ),
    Permission.TOURNAMENTS_READ: Described(
        "View tournaments",
        "See tournaments, their rankings and winners.",
        ("tournaments",),
        _STAFF,
        ("/tournament/list", "/tournament/winners/list"),
    ),
    Permission.TOURNAMENTS_WRITE: Described(
        "Manage tournaments", "Create, edit, cancel and delete tournaments.", ("tournaments",), _MANAGERS
    ),
    Permission.TRANSACTIONS_DELETE: Described(
        "Delete transactions",
        "Delete transactions, which takes back what they did.",
        ("transactions", "money"),
        _MANAGERS,
    ),
    Permission.TRANSACTIONS_READ: Described(
        "View transactions",
        "See the transactions of players, top-ups and the history of profits.",
        ("transactions",),
        _STAFF,
        ("/transactions/list", "/profit-history", "/topup/list"),
    ),
    Permission.TRANSACTIONS_WRITE: Described(
        "Decide transactions",
        "Approve and reject bonuses, referral claims and withdrawals of affiliates.",
        ("transactions", "money"),
        _MANAGERS,
    ),
    Permission.TRANSFORMS_RUN: Described(
        "Transform operators and brands",
        "Make an operator a brand of another, and a brand an operator of its own.",
        ("operators",),
        PLATFORM_ADMINS,
    ),
    Permission.TREASURIES_READ: Described(
        "View treasuries",
        "See the treasuries and the accounts in them.",
        ("withdrawals",),
        _STAFF,
        ("/withdraw/treasuries", "/treasury-account"),
    ),
    Permission.USERNAMES_READ: Described(
        "View usernames", "See the usernames that players ask for.", ("players",), _STAFF, ("/players/usernames",)
    ),
    Permission.USERNAMES_WRITE: Described(
        "Review usernames", "Approve and edit the usernames of players.", ("players",), _STAFF
    ),
    Permission.WALLET_CONVERT: Described(
        "Convert balances", "Convert a player's balance into another currency.", ("wallet", "money"), _STAFF
    ),
    Permission.WALLET_READ: Described(
        "View wallets", "See players' wallets and the exchange rates.", ("wallet",), _STAFF, ("/exchange-rates",)
    ),
    Permission.WALLET_TOPUP: Described(
        "Top up players", "Credit players with money or a bonus.", ("wallet", "money"), _STAFF
    ),
    Permission.WITHDRAWALS_READ: Described(
        "View withdrawals",
        "See withdrawals and those that wait for a decision.",
        ("withdrawals",),
        _STAFF,
        ("/withdraw/list", "/withdraw/pending"),
    ),
    Permission.WITHDRAWALS_WRITE: Described(
        "Decide withdrawals", "Approve, send, settle and reject withdrawals.", ("withdrawals", "money"), _MANAGERS
    ),
}
