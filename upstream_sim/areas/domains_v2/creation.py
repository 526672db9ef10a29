"""Adding a domain: its zone, its rules, and its start at the front door."""

from __future__ import annotations

from typing import Any

import msgspec

from contracts.areas.domains_v1 import SslMode
from contracts.areas.domains_v2 import DomainFlags, DomainV2Form
from contracts.envelope import Status
from contracts.fields import OneTenant
from contracts.roles import PLATFORM_ADMINS
from upstream_sim.areas.domains_v2.hooks import FrontDoorAction, run_front_door_action
from upstream_sim.areas.domains_v2.keys import Grant, may_use, require_grants
from upstream_sim.areas.domains_v2.ownership import OTHER_OPERATOR
from upstream_sim.areas.domains_v2.records import CF_ACCOUNTS, DOMAINS, ZONES, CfAccount, DomainV2, Zone
from upstream_sim.areas.domains_v2.zones import add_zone
from upstream_sim.core.refusals import Denied, Refusal, ValidationFailed
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.world.world import Change, World
from upstream_sim.shared.records import UserRef
from upstream_sim.shared.tenants import OPERATORS
from upstream_sim.shared.users import Caller

FLAGS = ("isLocked", "isBackoffice", "isBrand", "isInternal", "isB2CPFF")
NO_ACCOUNT = "CF account not found for this operator."
SECURE_MODES = (SslMode.FULL, SslMode.STRICT)


@handles("domainV2Create")
def domain_create(world: World, caller: Caller, command: Command[OneTenant, DomainV2Form]) -> Any:
    """The new domain's zone; a domain whose zone is gone gets a new one. Raises Denied, ValidationFailed, and a
    refusal for a domain that exists."""
    form = command.body
    if command.query.opId not in (None, form.opId):
        raise ValidationFailed("opId", "The operator differs from the one in the query.")
    require_flags_allowed(caller, form)
    if (form.isPrimary or form.afdProfileName) and caller.identity.role not in PLATFORM_ADMINS:
        raise Denied
    present = _reusable_domain(world, form)
    account = _account(world, caller, form)
    with caller.change(world) as change:
        zone = configure(change, _zone(change, caller, account, form), account)
        domain = (
            _new_domain(world, caller, form, zone) if present is None else _with_new_zone(world, caller, present, zone)
        )
        domain = change.put(world.table(DOMAINS), domain)
        if form.isPrimary:
            domain = make_primary(change, domain)
        run_front_door_action(change, FrontDoorAction.ADD, domain)
    return {"domainName": form.domainName, "cfZoneStatus": zone.status, "name_servers": list(zone.nameServers)}


def require_flags_allowed(caller: Caller, given: DomainFlags) -> None:
    """Raises Denied where another role than super admin or admin sets a flag."""
    if caller.identity.role not in PLATFORM_ADMINS and any(getattr(given, name) for name in FLAGS):
        raise Denied


def make_primary(change: Change, domain: DomainV2) -> DomainV2:
    """The domain as the only primary one of its operator."""
    table = change.world.table(DOMAINS)
    for other in list(table.where(opId=domain.opId, isPrimary=True)):
        if other.domainName != domain.domainName:
            change.put(table, msgspec.structs.replace(other, isPrimary=False))
    return change.put(table, msgspec.structs.replace(domain, isPrimary=True))


def configure(change: Change, zone: Zone, account: CfAccount) -> Zone:
    """The zone with its rules, and SSL mode full at least, as far as the key may."""
    if Grant.SSL_EDIT not in account.grants:
        return zone
    mode = zone.sslMode if zone.sslMode in SECURE_MODES else SslMode.FULL
    if zone.rulesConfigured and mode is zone.sslMode:
        return zone
    return change.put(change.world.table(ZONES), msgspec.structs.replace(zone, rulesConfigured=True, sslMode=mode))


def _reusable_domain(world: World, form: DomainV2Form) -> DomainV2 | None:
    """The platform's record of this name, if it may get a new zone. Raises a refusal if not."""
    present = world.table(DOMAINS).get(form.domainName)
    if present is None:
        return None
    if present.opId != form.opId:
        raise Refusal(409, Status.CONFLICT, [OTHER_OPERATOR])
    if present.cfZoneId is not None:
        raise Refusal(409, Status.CONFLICT, [f"{form.domainName} already exists."])
    return present


def _account(world: World, caller: Caller, form: DomainV2Form) -> CfAccount:
    """The account, the operator's or its parent's. Raises ValidationFailed."""
    account = world.table(CF_ACCOUNTS).get(form.cfAccountCode)
    if account is None or account.generation != 2 or not may_use(caller, account):
        raise ValidationFailed("cfAccountCode", NO_ACCOUNT)
    operator = world.table(OPERATORS).get(form.opId)
    if account.opId not in (form.opId, operator.parentOpId if operator else None):
        raise ValidationFailed("cfAccountCode", NO_ACCOUNT)
    return account


def _zone(change: Change, caller: Caller, account: CfAccount, form: DomainV2Form) -> Zone:
    """A new zone, or with `skipCfZoneCheck` the one that the account has already, which becomes the form's
    operator's. Raises a refusal for the zone of a tenant that the caller does not see."""
    if form.options.skipCfZoneCheck:
        require_grants(account, Grant.ZONE_EDIT)
        table = change.world.table(ZONES)
        found = table.first(name=form.domainName, cfAccountCode=account.cfAccountCode)
        if found is not None:
            if not caller.identity.can_see_tenant(found.opId):
                raise Refusal(409, Status.CONFLICT, [OTHER_OPERATOR])
            return (
                found if found.opId == form.opId else change.put(table, msgspec.structs.replace(found, opId=form.opId))
            )
    return add_zone(change, account, form.domainName, form.opId)


def _new_domain(world: World, caller: Caller, form: DomainV2Form, zone: Zone) -> DomainV2:
    now = world.now()
    return DomainV2(
        domainName=form.domainName,
        opId=form.opId,
        isPrimary=False,
        cfAccountCode=form.cfAccountCode,
        cfZoneId=zone.id,
        afdProfileName=form.afdProfileName,
        afdEndpointName=None,
        afdRouteName=None,
        afdCustomDomainId=None,
        afdProvisionStatus=None,
        afdValidationStatus=None,
        afdRoutesAssociated=False,
        description=form.description,
        defaultLang=form.defaultLang,
        createdAt=now,
        updatedAt=now,
        updatedBy=UserRef.of(caller.actor),
        **{name: bool(getattr(form, name)) for name in FLAGS},
    )


def _with_new_zone(world: World, caller: Caller, domain: DomainV2, zone: Zone) -> DomainV2:
    return msgspec.structs.replace(
        domain,
        cfZoneId=zone.id,
        cfAccountCode=zone.cfAccountCode,
        updatedAt=world.now(),
        updatedBy=UserRef.of(caller.actor),
    )
