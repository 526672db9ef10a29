"""The calls of a set-up: all of it, each check, and each way to redo a step."""

from __future__ import annotations

from typing import Any

from contracts.areas.domain_setup import (
    SETUP_NOT_ASSOCIATED,
    SETUP_NOT_LINKED,
    SETUP_NOT_VERIFIED,
    RoutingStatus,
    SetupStepName,
    SetupStepState,
    SetupZone,
    SetupZoneById,
    SetupZoneKey,
    ValidationCheck,
)
from contracts.areas.domains_v1 import ZoneStatus
from contracts.domain_names import ascii_name
from contracts.texts import MISSING_AFD_DETAILS
from upstream_sim.areas.afd import custom_domain_lifecycle as lifecycle
from upstream_sim.areas.domain_setup.front_door_actions import is_incomplete
from upstream_sim.areas.domain_setup.step_actions import (
    associate,
    ensure_custom_domain,
    raise_ssl_mode,
    retry_validation,
    start_setup,
    write_cname,
)
from upstream_sim.areas.domain_setup.steps import FULL, Step, has_txt_record, renewal_of, step_of, steps_of
from upstream_sim.areas.domains_v2.keys import (
    ZONE_GONE,
    Grant,
    account_by_token,
    account_of,
    require_grants,
    zone_of,
)
from upstream_sim.areas.domains_v2.public_dns import registered_servers
from upstream_sim.areas.domains_v2.records import DOMAINS, ZONES, Zone
from upstream_sim.core.calls.answers import Answer
from upstream_sim.core.refusals import NotFound, Refusal, ValidationFailed
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.world.world import World
from upstream_sim.shared.users import Caller

Name = SetupStepName
CHECKS = {
    "step1": (Name.CNAME,),
    "step2": (Name.VALIDATION, Name.PROVISIONING),
    "step3": (Name.ASSOCIATION,),
    "step4": (Name.SSL, Name.PLAYER_PLATFORM),
}
NEXT_ACTIONS = {
    Name.CNAME: "Recreate the CNAME.",
    Name.VALIDATION: "Validate the domain again.",
    Name.PROVISIONING: "Retry at the front door.",
    Name.ASSOCIATION: "Associate the domain with its routes.",
    Name.SSL: "Raise the SSL mode to full.",
    Name.PLAYER_PLATFORM: "Link the domain to the player platform.",
}
WAIT = "No action needed; it continues automatically."
SEEN_AT_NEXT_CHECK = "No action needed; the name servers will be picked up at the next check."


@handles("domainSetup")
def set_up(world: World, caller: Caller, command: Command[None, SetupZone]) -> None:
    """Starts the set-up. Raises NotFound, ValidationFailed, and a refusal for what the key may not do."""
    zone = _zone(world, caller, command.body, Grant.DNS_EDIT)
    with caller.change(world) as change:
        start_setup(change, zone)


@handles("domainSetupCheck")
def check(world: World, caller: Caller, command: Command[None, SetupZone]) -> Answer:
    zone = _zone(world, caller, command.body, Grant.ZONE_READ, Grant.DNS_READ)
    steps = steps_of(world, zone)
    passed = {step.name for step in steps if step.is_passed}
    return Answer(
        progress_of(world, zone, steps), extras={name: passed.issuperset(parts) for name, parts in CHECKS.items()}
    )


def progress_of(world: World, zone: Zone, steps: list[Step]) -> dict[str, Any]:
    """`SetupProgress` on the wire."""
    own = world.table(DOMAINS).get(zone.name)
    current = next((step for step in steps if not step.is_passed), None)
    failed = current is not None and current.state is SetupStepState.FAILED
    domain = lifecycle.domain_named(world, zone.name)
    renew_by = renewal_of(world, domain) if domain else None
    if current is None and renew_by is not None and domain is not None and lifecycle.needs_new_token(domain):
        current, failed = Step(Name.VALIDATION, SetupStepState.FAILED), True
    warned = own is not None and is_incomplete(own)
    return {
        "zoneId": zone.id,
        "zoneName": zone.name,
        "opId": zone.opId,
        "status": RoutingStatus.COMPLETED if all(s.is_passed for s in steps) else RoutingStatus.NOT_COMPLETED,
        "steps": [
            {"name": s.name, "state": s.state, "reason": s.reason, "awaitedFrom": s.awaitedFrom, "since": s.since}
            for s in steps
        ],
        "records": _records(world, zone),
        "next": _next(world, zone, current),
        "nextStep": current.name if current else None,
        "canRedo": failed,
        "renewBy": renew_by,
        "warning": MISSING_AFD_DETAILS if warned else None,
    }


@handles("domainSetupCname")
def check_cname(world: World, caller: Caller, command: Command[None, SetupZone]) -> Step:
    zone = _zone(world, caller, command.body, Grant.DNS_READ)
    return _require_passed("NOT_LINKED", SETUP_NOT_LINKED, step_of(world, zone, Name.CNAME))


@handles("domainSetupCnameRedo")
def redo_cname(world: World, caller: Caller, command: Command[None, SetupZoneById]) -> None:
    """Raises ValidationFailed where another record has the name."""
    zone = _zone(world, caller, command.body, Grant.DNS_EDIT)
    with caller.change(world) as change:
        write_cname(change, zone, ensure_custom_domain(change, zone))


@handles("domainSetupValidationCheck")
def check_validation(world: World, caller: Caller, command: Command[None, ValidationCheck]) -> Step:
    """The validation step, after a check for the TXT record. Raises NotFound, and a refusal for a step that has not
    passed."""
    asked = command.body
    zone = _zone_named(world, caller, asked.zoneName)
    domain = lifecycle.domain_named(world, zone.name)
    if domain is not None:
        with caller.change(world) as change:
            lifecycle.check_txt_record(change, domain)
    validation = _require_passed("NOT_VERIFIED", SETUP_NOT_VERIFIED, step_of(world, zone, Name.VALIDATION))
    _require_passed("NOT_VERIFIED", SETUP_NOT_VERIFIED, step_of(world, zone, Name.PROVISIONING))
    return validation


@handles("domainSetupValidation")
def redo_validation(world: World, caller: Caller, command: Command[None, SetupZoneById]) -> None:
    """Raises RecordLocked where nothing is left to do."""
    zone = _zone(world, caller, command.body, Grant.DNS_EDIT)
    with caller.change(world) as change:
        retry_validation(change, zone)


@handles("domainSetupAssociation")
def redo_association(world: World, caller: Caller, command: Command[None, SetupZoneById]) -> None:
    """Associates the domain again. Raises a refusal with the reason of the first step that must pass before."""
    zone = _zone(world, caller, command.body, Grant.ZONE_READ)
    _require_passed("NOT_VERIFIED", SETUP_NOT_VERIFIED, step_of(world, zone, Name.VALIDATION))
    _require_passed("NOT_VERIFIED", SETUP_NOT_VERIFIED, step_of(world, zone, Name.PROVISIONING))
    try:
        with caller.change(world) as change:
            associate(change, zone)
    except Refusal as refusal:
        raise Refusal(refusal.http, "NOT_ASSOCIATED", [SETUP_NOT_ASSOCIATED, *refusal.messages]) from refusal


@handles("domainSetupSsl")
def ssl(world: World, caller: Caller, command: Command[SetupZoneKey]) -> dict[str, Any]:
    zone = _zone_by_key(world, caller, command.query, Grant.SSL_READ)
    return {"sslMode": zone.sslMode, "isFull": zone.sslMode in FULL}


@handles("domainSetupSslUpdate")
def raise_ssl(world: World, caller: Caller, command: Command[SetupZoneKey]) -> Answer:
    """SSL mode full; a stricter one stays."""
    zone = _zone_by_key(world, caller, command.query, Grant.SSL_EDIT)
    with caller.change(world) as change:
        zone = raise_ssl_mode(change, zone)
    return Answer({"sslMode": zone.sslMode, "isFull": True}, (f"SSL mode is {zone.sslMode}",))


def _zone(world: World, caller: Caller, named: SetupZone | SetupZoneById, *grants: Grant) -> Zone:
    """The zone. Raises NotFound, ValidationFailed for a name that is not the zone's, and a refusal for what the key
    may not do."""
    account = account_by_token(world, caller, named.token)
    zone = zone_of(world, caller, named.zoneId, named.token)
    if named.zoneName is not None and _ascii_or_same(named.zoneName) != zone.name:
        raise ValidationFailed("zoneName", f"This zone is {zone.name}.")
    require_grants(account, *grants)
    return zone


def _zone_by_key(world: World, caller: Caller, chosen: SetupZoneKey, *grants: Grant) -> Zone:
    zone = zone_of(world, caller, chosen.zoneId, chosen.token)
    require_grants(account_of(world, zone), *grants)
    return zone


def _zone_named(world: World, caller: Caller, name: str) -> Zone:
    zones = world.table(ZONES).where(name=_ascii_or_same(name))
    seen = [zone for zone in zones if caller.identity.can_see_tenant(zone.opId)]
    if not seen:
        raise NotFound(ZONE_GONE)
    return min(seen, key=lambda zone: zone.status is not ZoneStatus.ACTIVE)


def _ascii_or_same(name: str) -> str:
    try:
        return ascii_name(name)
    except ValueError:
        return name


def _require_passed(status: str, text: str, step: Step) -> Step:
    """The step. Raises a refusal with the check's text and the step's own reason unless it has passed."""
    if step.is_passed:
        return step
    raise Refusal(422, status, [text, *([step.reason] if step.reason else [])])


def _next(world: World, zone: Zone, step: Step | None) -> str | None:
    """The next action; `step` is the first that has not passed. A zone whose name servers are not set at the
    registrar waits for its owner, however far its set-up came."""
    if step is not None and lifecycle.domain_named(world, zone.name) is None:
        return "Set the domain up."
    if step is not None and step.state is SetupStepState.FAILED:
        return NEXT_ACTIONS[step.name]
    if zone.status is not ZoneStatus.ACTIVE:
        named = set(registered_servers(world, zone.name) or ()) == set(zone.nameServers)
        return SEEN_AT_NEXT_CHECK if named else f"Set the name servers at the registrar: {', '.join(zone.nameServers)}."
    return WAIT if step else None


def _records(world: World, zone: Zone) -> list[dict[str, Any]]:
    """The records that a live domain needs: name servers at the registrar, then the zone's."""
    registered = registered_servers(world, zone.name) or ()
    found = [
        {"type": "NS", "name": zone.name, "content": server, "isSet": server in registered}
        for server in zone.nameServers
    ]
    domain = lifecycle.domain_named(world, zone.name)
    if domain is None:
        return found
    host = lifecycle.endpoint_of(world, domain).hostName
    linked = step_of(world, zone, Name.CNAME).is_passed
    found.append({"type": "CNAME", "name": zone.name, "content": host, "isSet": linked})
    name, token = lifecycle.txt_name(zone.name), domain.validationToken
    found.append({"type": "TXT", "name": name, "content": token, "isSet": has_txt_record(world, zone, domain)})
    return found
