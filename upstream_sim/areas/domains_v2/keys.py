"""Keys to the cloud: the cloud, not the console, checks what each may do."""

from __future__ import annotations

import hashlib
from enum import StrEnum

from contracts.areas.cf_accounts import NOT_GRANTED
from upstream_sim.areas.domains_v2.records import CF_ACCOUNTS, ZONES, CfAccount, Zone
from upstream_sim.core.refusals import NotFound, Refusal, ValidationFailed
from upstream_sim.core.world.world import World
from upstream_sim.shared.records import visible_record
from upstream_sim.shared.users import Caller

TOKEN_REFUSED = "CF_TOKEN_REFUSED"
ZONE_GONE = "Zone not found. It may have been deleted in the meantime."


class Grant(StrEnum):
    ZONE_READ = "zone:read"
    ZONE_EDIT = "zone:edit"
    DNS_READ = "dns:read"
    DNS_EDIT = "dns:edit"
    SSL_READ = "ssl:read"
    SSL_EDIT = "ssl:edit"
    ACCOUNT_READ = "account:read"
    ACCOUNT_EDIT = "account:edit"


ALL_GRANTS = tuple(str(grant) for grant in Grant)


def digest_of(key: str) -> str:
    return hashlib.sha256(key.encode()).hexdigest()


def grants_of(key: str) -> tuple[str, ...]:
    """What the cloud lets a key do. A simulated key says so itself: `read-only` in it removes every edit, `no-dns`
    (or `no-zone`, `no-ssl`, `no-account`) all of that kind."""
    return tuple(
        grant
        for grant in ALL_GRANTS
        if not (grant.endswith(":edit") and "read-only" in key) and f"no-{grant.partition(':')[0]}" not in key
    )


def may_use(caller: Caller, account: CfAccount) -> bool:
    """Whether the caller may work with an account: an own one, or that of the caller's parent operator."""
    return caller.identity.can_see_tenant(account.opId) or is_inherited(caller, account)


def is_inherited(caller: Caller, account: CfAccount) -> bool:
    """Whether the account is the parent operator's, lent to its brand: used there, never shown or changed whole."""
    return not caller.identity.can_see_tenant(account.opId) and account.opId == caller.identity.parentOpId


def account_by_token(world: World, caller: Caller, token: str) -> CfAccount:
    """The account of a handle. Raises ValidationFailed for an unknown one, and for one that this caller may not
    use."""
    account = world.table(CF_ACCOUNTS).first(token=token)
    if account is None or not may_use(caller, account):
        raise ValidationFailed("token", "CF account not found.")
    return account


def require_grants(account: CfAccount, *grants: Grant) -> None:
    """Raises a refusal unless the account's key has all these grants."""
    if any(grant not in account.grants for grant in grants):
        raise Refusal(422, TOKEN_REFUSED, [NOT_GRANTED])


def account_of(world: World, zone: Zone) -> CfAccount:
    """The account of a zone. Raises a refusal where the platform has no key to it any more."""
    account = world.table(CF_ACCOUNTS).get(zone.cfAccountCode)
    if account is None:
        raise Refusal(422, TOKEN_REFUSED, [NOT_GRANTED])
    return account


def zone_of(world: World, caller: Caller, zone_id: str, token: str | None = None) -> Zone:
    """The zone, of the account that `token` names. Raises NotFound and ValidationFailed."""
    zone = visible_record(world, caller, ZONES, zone_id, ZONE_GONE)
    if token is not None and account_by_token(world, caller, token).cfAccountCode != zone.cfAccountCode:
        raise NotFound(ZONE_GONE)
    return zone
