"""Callers: roles, levels, the scope of each, and the identity that a session holds.

Scope chooses the upstream path; roles and permission keys permit. The two are never mixed.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from functools import cached_property


class Role(StrEnum):
    SUPER_ADMIN = "SUPER_ADMIN"
    ADMIN = "ADMIN"
    DEV_OPS = "DEV_OPS"
    OPERATOR_ADMIN = "OPERATOR_ADMIN"
    OPERATOR_MANAGER = "OPERATOR_MANAGER"
    AFFILIATE = "AFFILIATE"


class Level(StrEnum):
    """Where a user stands: over all operators, at one operator, at one brand of it, or beside it."""

    PLATFORM = "PLATFORM"
    OPERATOR = "OPERATOR"
    BRAND = "BRAND"
    AFFILIATE = "AFFILIATE"


class Scope(StrEnum):
    """The role-chosen part of an upstream path."""

    SUPER_ADMIN = "super-admin"
    OPERATOR = "operator"
    BRAND = "brand"
    AFFILIATE = "affiliate"


EVERY_ROLE = frozenset(Role)
EVERY_LEVEL = frozenset(Level)
PLATFORM_ADMINS = frozenset({Role.SUPER_ADMIN, Role.ADMIN})
PLATFORM_ROLES = PLATFORM_ADMINS | {Role.DEV_OPS}
OPERATOR_ROLES = frozenset({Role.OPERATOR_ADMIN, Role.OPERATOR_MANAGER})


class Permission(StrEnum):
    """Keys of the form `<area>_<verb>`, and the specification's own."""

    ACTIVITIES_READ = "activities_read"
    ADMINS_READ = "admins_read"
    ADMINS_WRITE = "admins_write"
    AFD_READ = "afd_read"
    AFD_WRITE = "afd_write"
    AFFILIATE_BILLING_READ = "affiliate_billing_read"
    AFFILIATE_BILLING_WRITE = "affiliate_billing_write"
    AFFILIATES_READ = "affiliates_read"
    AFFILIATES_WRITE = "affiliates_write"
    BANK_ACCOUNTS_READ = "bank_accounts_read"
    BANK_ACCOUNTS_WRITE = "bank_accounts_write"
    BETS_READ = "bets_read"
    BETS_SETTLE = "bets_settle"
    BILLING_V1_READ = "billing_v1_read"
    BILLING_V1_WRITE = "billing_v1_write"
    BILLING_V2_READ = "billing_v2_read"
    BILLING_V2_WRITE = "billing_v2_write"
    BONUS_DETAILS = "bonus_details"
    BONUS_JSON = "bonus_json"
    BRAND_BILLING_READ = "brand_billing_read"
    BRAND_BILLING_WRITE = "brand_billing_write"
    BONUSES_GIVE = "bonuses_give"
    BONUSES_READ = "bonuses_read"
    BONUSES_WRITE = "bonuses_write"
    BRANDS_ACCESS = "brands_access"
    BRANDS_WRITE = "brands_write"
    CASHBACK_CONFIRM = "cashback_confirm"
    CASHBACK_READ = "cashback_read"
    CASHBACK_WRITE = "cashback_write"
    CF_ACCOUNTS_READ = "cf_accounts_read"
    CF_ACCOUNTS_WRITE = "cf_accounts_write"
    CHANNELS_READ = "channels_read"
    CHANNELS_WRITE = "channels_write"
    CMS_READ = "cms_read"
    CMS_WRITE = "cms_write"
    DASHBOARDS_READ = "dashboards_read"
    DASHBOARD_BETS_CHART = "dashboard_bets_chart"
    DEPOSITS_READ = "deposits_read"
    DEPOSITS_WRITE = "deposits_write"
    DEV = "dev"
    DOMAINS_READ = "domains_read"
    DOMAINS_WRITE = "domains_write"
    DOMAIN_SETUP_RUN = "domain_setup_run"
    EXTERNAL_WALLET_READ = "external_wallet_read"
    EXTERNAL_WALLET_WRITE = "external_wallet_write"
    FLOWS_READ = "flows_read"
    FLOWS_WRITE = "flows_write"
    GAMES_EDIT = "games_edit"
    GAMES_LAUNCH = "games_launch"
    GAMES_READ = "games_read"
    GAMES_WRITE = "games_write"
    GATEWAYS_READ = "gateways_read"
    GATEWAYS_WRITE = "gateways_write"
    GATEWAY_TAGS_WRITE = "gateway_tags_write"
    KYC_READ = "kyc_read"
    KYC_WRITE = "kyc_write"
    MEDIA_READ = "media_read"
    MEDIA_WRITE = "media_write"
    NOTIFICATIONS_WRITE = "notifications_write"
    OPERATORS_EDIT = "operators_edit"
    OPERATORS_READ = "operators_read"
    OPERATORS_WRITE = "operators_write"
    OPERATOR_BILLING_READ = "operator_billing_read"
    OPERATOR_BILLING_WRITE = "operator_billing_write"
    PLAYERS_BLOCK = "players_block"
    PLAYERS_DELETE = "players_delete"
    PLAYERS_EXPORT = "players_export"
    PLAYERS_PANELS = "players_panels"
    PLAYERS_PERSONAL = "players_personal"
    PLAYERS_READ = "players_read"
    PLAYERS_REVEAL = "players_reveal"
    PLAYERS_SEARCH = "players_search"
    REFERRALS_READ = "referrals_read"
    REFERRALS_WITHDRAW = "referrals_withdraw"
    REFERRALS_WRITE = "referrals_write"
    REPORTS_READ = "reports_read"
    REVEALS_READ = "reveals_read"
    RISK_READ = "risk_read"
    RISK_WRITE = "risk_write"
    REDO = "redo"
    ROLES_READ = "roles_read"
    ROLES_WRITE = "roles_write"
    SPORT_FREEBETS_READ = "sport_freebets_read"
    SPORT_FREEBETS_WRITE = "sport_freebets_write"
    STAFF_PERMISSIONS_READ = "staff_permissions_read"
    STAFF_PERMISSIONS_WRITE = "staff_permissions_write"
    STATUS_READ = "status_read"
    SUPPORT_MANAGE = "support_manage"
    SUPPORT_READ = "support_read"
    SUPPORT_WRITE = "support_write"
    TOURNAMENTS_PAY = "tournaments_pay"
    TOURNAMENTS_READ = "tournaments_read"
    TOURNAMENTS_WRITE = "tournaments_write"
    TRANSACTIONS_DELETE = "transactions_delete"
    TRANSACTIONS_READ = "transactions_read"
    TRANSACTIONS_WRITE = "transactions_write"
    TRANSFORMS_RUN = "transforms_run"
    TRANSLATIONS_READ = "translations_read"
    TRANSLATIONS_WRITE = "translations_write"
    TREASURIES_READ = "treasuries_read"
    USERNAMES_READ = "usernames_read"
    USERNAMES_WRITE = "usernames_write"
    WALLET_CONVERT = "wallet_convert"
    WALLET_READ = "wallet_read"
    WALLET_TOPUP = "wallet_topup"
    WITHDRAWALS_READ = "withdrawals_read"
    WITHDRAWALS_WRITE = "withdrawals_write"


_OPERATOR_READS = frozenset(
    {
        Permission.AFFILIATE_BILLING_READ,
        Permission.AFFILIATES_READ,
        Permission.BETS_READ,
        Permission.BILLING_V1_READ,
        Permission.BILLING_V2_READ,
        Permission.BONUSES_READ,
        Permission.BRAND_BILLING_READ,
        Permission.CASHBACK_READ,
        Permission.CF_ACCOUNTS_READ,
        Permission.CHANNELS_READ,
        Permission.CMS_READ,
        Permission.DASHBOARDS_READ,
        Permission.DASHBOARD_BETS_CHART,
        Permission.DEPOSITS_READ,
        Permission.DOMAINS_READ,
        Permission.FLOWS_READ,
        Permission.GAMES_READ,
        Permission.GATEWAYS_READ,
        Permission.MEDIA_READ,
        Permission.OPERATOR_BILLING_READ,
        Permission.PLAYERS_BLOCK,
        Permission.PLAYERS_EXPORT,
        Permission.PLAYERS_READ,
        Permission.PLAYERS_REVEAL,
        Permission.REFERRALS_READ,
        Permission.REPORTS_READ,
        Permission.ROLES_READ,
        Permission.SPORT_FREEBETS_READ,
        Permission.SUPPORT_READ,
        Permission.SUPPORT_WRITE,
        Permission.TOURNAMENTS_READ,
        Permission.TRANSACTIONS_READ,
        Permission.TRANSLATIONS_READ,
        Permission.WITHDRAWALS_READ,
        Permission.RISK_READ,
    }
)
_OPERATOR_BILLING = frozenset(
    {Permission.AFFILIATE_BILLING_WRITE, Permission.BILLING_V1_WRITE, Permission.BRAND_BILLING_WRITE}
)
_OPERATOR_REVIEWS = frozenset(
    {
        Permission.BANK_ACCOUNTS_READ,
        Permission.BANK_ACCOUNTS_WRITE,
        Permission.KYC_READ,
        Permission.KYC_WRITE,
        Permission.USERNAMES_READ,
        Permission.USERNAMES_WRITE,
    }
)
_DOMAIN_READS = frozenset({Permission.CF_ACCOUNTS_READ, Permission.DOMAINS_READ})
_DOMAIN_WRITES = frozenset({Permission.CF_ACCOUNTS_WRITE, Permission.DOMAINS_WRITE})
_OPERATOR_DOMAINS = _DOMAIN_WRITES | {Permission.DOMAIN_SETUP_RUN, Permission.REDO}
_DEVELOPERS = (
    _DOMAIN_READS
    | _DOMAIN_WRITES
    | {
        Permission.AFD_READ,
        Permission.AFD_WRITE,
        Permission.DEV,
        Permission.DOMAIN_SETUP_RUN,
        Permission.REDO,
        Permission.ROLES_READ,
        Permission.STATUS_READ,
    }
)
_SUPER_ADMIN_ONLY = frozenset(
    {
        Permission.BONUS_DETAILS,
        Permission.BONUS_JSON,
        Permission.GATEWAY_TAGS_WRITE,
        Permission.STAFF_PERMISSIONS_WRITE,
    }
)
_WALLET_READS = frozenset({Permission.TREASURIES_READ, Permission.WALLET_READ})

DEFAULT_PERMISSIONS: dict[Role, frozenset[Permission]] = {
    Role.SUPER_ADMIN: frozenset(Permission) - {Permission.BRANDS_ACCESS},
    Role.ADMIN: frozenset(Permission) - {Permission.BRANDS_ACCESS, Permission.ROLES_WRITE} - _SUPER_ADMIN_ONLY,
    Role.DEV_OPS: _DEVELOPERS,
    Role.OPERATOR_ADMIN: (
        _OPERATOR_READS
        | _OPERATOR_BILLING
        | _OPERATOR_REVIEWS
        | _OPERATOR_DOMAINS
        | _WALLET_READS
        | {
            Permission.WALLET_CONVERT,
            Permission.WALLET_TOPUP,
            Permission.ACTIVITIES_READ,
            Permission.ADMINS_READ,
            Permission.ADMINS_WRITE,
            Permission.AFFILIATES_WRITE,
            Permission.BETS_SETTLE,
            Permission.BONUSES_GIVE,
            Permission.BONUSES_WRITE,
            Permission.BRANDS_ACCESS,
            Permission.BRANDS_WRITE,
            Permission.CHANNELS_WRITE,
            Permission.CMS_WRITE,
            Permission.OPERATORS_EDIT,
            Permission.WITHDRAWALS_WRITE,
            Permission.DEPOSITS_WRITE,
            Permission.FLOWS_WRITE,
            Permission.GAMES_LAUNCH,
            Permission.GAMES_WRITE,
            Permission.GATEWAYS_WRITE,
            Permission.MEDIA_WRITE,
            Permission.TOURNAMENTS_PAY,
            Permission.TOURNAMENTS_WRITE,
            Permission.TRANSACTIONS_DELETE,
            Permission.TRANSACTIONS_WRITE,
            Permission.CASHBACK_CONFIRM,
            Permission.PLAYERS_DELETE,
            Permission.PLAYERS_PERSONAL,
            Permission.REFERRALS_WITHDRAW,
            Permission.REVEALS_READ,
            Permission.RISK_WRITE,
            Permission.ROLES_WRITE,
            Permission.SPORT_FREEBETS_WRITE,
            Permission.SUPPORT_MANAGE,
        }
    ),
    Role.OPERATOR_MANAGER: _OPERATOR_READS | _OPERATOR_REVIEWS | _WALLET_READS,
    Role.AFFILIATE: frozenset(
        {
            Permission.AFFILIATE_BILLING_READ,
            Permission.AFFILIATES_READ,
            Permission.CHANNELS_READ,
            Permission.CHANNELS_WRITE,
        }
    ),
}


def level_of(role: Role, parent_op_id: str | None) -> Level:
    """The level of a role; an operator role whose operator has a parent stands at a brand."""
    if role in PLATFORM_ROLES:
        return Level.PLATFORM
    if role is Role.AFFILIATE:
        return Level.AFFILIATE
    return Level.BRAND if parent_op_id else Level.OPERATOR


_SCOPE_OF_LEVEL = {
    Level.OPERATOR: Scope.OPERATOR,
    Level.BRAND: Scope.BRAND,
    Level.AFFILIATE: Scope.AFFILIATE,
}


@dataclass(frozen=True)
class Identity:
    """What a session knows of its user.

    `tenants` are the `opId`s the user may see, or None for all of them (platform roles).
    `realm` is opaque, given at sign-in; two sessions of different realms never share an answer.
    `identityVersion` is another when any of this is; empty where the platform does not tell.
    """

    userCode: str
    role: Role
    opId: str | None = None
    parentOpId: str | None = None
    affId: str | None = None
    tenants: frozenset[str] | None = None
    permissions: frozenset[str] = field(default_factory=frozenset)
    realm: str = ""
    mustChangePassword: bool = False
    identityVersion: str = ""

    @cached_property
    def level(self) -> Level:
        return level_of(self.role, self.parentOpId)

    @cached_property
    def scope(self) -> Scope | None:
        """The scope this user's calls go by; DEV_OPS has none."""
        if self.role in PLATFORM_ADMINS:
            return Scope.SUPER_ADMIN
        return _SCOPE_OF_LEVEL.get(self.level)

    @cached_property
    def sees_personal(self) -> bool:
        """Whether players' personal data is shown to them as it is; masked otherwise."""
        return Permission.PLAYERS_PERSONAL in self.permissions

    def can_see_tenant(self, op_id: str) -> bool:
        return self.tenants is None or op_id in self.tenants
