"""Zones at the cloud: created, checked and deleted. States change by `ZONE_STATES` alone.

The cloud checks the registrar every five minutes. A check finds something new only after the registrar changed, so
a check is scheduled where it may find something, and the times of the others are computed.
"""

from __future__ import annotations

from datetime import datetime, timedelta
from enum import StrEnum
from hashlib import sha256
from typing import Any

import msgspec

from contracts.areas.domains_v1 import SslMode, ZoneStatus
from contracts.envelope import Status
from upstream_sim.areas.domains_v2.hooks import notify_name_changed
from upstream_sim.areas.domains_v2.keys import Grant, require_grants
from upstream_sim.areas.domains_v2.ownership import OTHER_OPERATOR, unlink
from upstream_sim.areas.domains_v2.public_dns import registered_servers
from upstream_sim.areas.domains_v2.records import DNS_RECORDS, DOMAINS, ZONES, CfAccount, Zone
from upstream_sim.core.refusals import Refusal
from upstream_sim.core.state_machine import StateMachine, register
from upstream_sim.core.world.schedule import due
from upstream_sim.core.world.world import Change, World

FIRST_CHECK = timedelta(seconds=60)
CHECK_EVERY = timedelta(minutes=5)
PENDING_DAYS = timedelta(days=28)
MOVED_DAYS = timedelta(days=7)
ZONE_CHECKED = "zoneLooked"
ZONE_EXPIRED = "zoneExpired"
SERVER_NAMES = (
    "ada", "amir", "bella", "carl", "dora", "elmo", "fay", "glen", "hana", "igor", "june", "kirk",
    "lana", "milo", "nina", "otto", "pam", "rick", "sue", "todd", "uma", "vic", "wren", "zeke",
)  # fmt: skip


class ZoneTrigger(StrEnum):
    MATCH = "name servers match"
    DIFFER = "name servers differ"
    WAITED = "waited too long"
    DELETED = "deleted by hand"


ZONE_STATES = register(
    StateMachine(
        "Zone",
        ZoneStatus.PENDING,
        {
            (ZoneStatus.PENDING, ZoneTrigger.MATCH): ZoneStatus.ACTIVE,
            (ZoneStatus.ACTIVE, ZoneTrigger.DIFFER): ZoneStatus.MOVED,
            (ZoneStatus.MOVED, ZoneTrigger.MATCH): ZoneStatus.ACTIVE,
            (ZoneStatus.PENDING, ZoneTrigger.WAITED): ZoneStatus.DELETED,
            (ZoneStatus.MOVED, ZoneTrigger.WAITED): ZoneStatus.DELETED,
            (ZoneStatus.PENDING, ZoneTrigger.DELETED): ZoneStatus.DELETED,
            (ZoneStatus.ACTIVE, ZoneTrigger.DELETED): ZoneStatus.DELETED,
            (ZoneStatus.MOVED, ZoneTrigger.DELETED): ZoneStatus.DELETED,
        },
        final=frozenset({ZoneStatus.DELETED}),
    )
)
EXPIRES_AFTER = {ZoneStatus.PENDING: PENDING_DAYS, ZoneStatus.MOVED: MOVED_DAYS}


def name_servers_for(name: str, times: int) -> tuple[str, str]:
    """The two servers of a zone that is created for the nth time: never those of the time before."""
    seed = int.from_bytes(sha256(name.encode()).digest()[:4], "big")
    size = len(SERVER_NAMES)
    first = (seed + 2 * times) % size
    second = (first + 1 + seed % 7 * 2) % size
    return f"{SERVER_NAMES[first]}.ns.cloudzone.test", f"{SERVER_NAMES[second]}.ns.cloudzone.test"


def last_check(zone: Zone, now: datetime) -> datetime | None:
    """The time of the cloud's last check, None before the first."""
    looks = [zone.checkedByHandOn] if zone.checkedByHandOn else []
    if now >= zone.firstCheckOn:
        looks.append(zone.firstCheckOn + (now - zone.firstCheckOn) // CHECK_EVERY * CHECK_EVERY)
    return max(looks, default=None)


def next_check(zone: Zone, now: datetime) -> datetime:
    """The time of the cloud's next check."""
    if now < zone.firstCheckOn:
        return zone.firstCheckOn
    return zone.firstCheckOn + ((now - zone.firstCheckOn) // CHECK_EVERY + 1) * CHECK_EVERY


def deleted_on(zone: Zone) -> datetime | None:
    """When the zone will be deleted unless something changes; None for never."""
    patience = EXPIRES_AFTER.get(zone.status)
    return None if patience is None else zone.statusSince + patience


def schedule_check(world: World, zone: Zone) -> datetime:
    """The time of the next check, which is scheduled."""
    at = next_check(zone, world.now())
    world.schedule(at, ZONE_CHECKED, {"zoneId": zone.id})
    return at


def make_zone(change: Change, account: CfAccount, name: str, op_id: str) -> Zone:
    """A pending zone with servers of its own."""
    world = change.world
    now = world.now()
    zone = Zone(
        id=world.new_id("zon"),
        name=name,
        cfAccountCode=account.cfAccountCode,
        opId=op_id,
        nameServers=name_servers_for(name, world.sequence(f"zone:{name}")),
        status=ZONE_STATES.start,
        statusSince=now,
        sslMode=SslMode.FLEXIBLE,
        createdOn=now,
        activatedOn=None,
        firstCheckOn=now + FIRST_CHECK,
        checkedByHandOn=None,
        seenServers=None,
        rulesConfigured=False,
        cachePurgedOn=None,
    )
    zone = change.put(world.table(ZONES), zone)
    world.schedule(zone.firstCheckOn, ZONE_CHECKED, {"zoneId": zone.id})
    _schedule_expiry(world, zone)
    return zone


def add_zone(change: Change, account: CfAccount, name: str, op_id: str) -> Zone:
    """The new zone of an account. Raises a refusal for one that it has, or that is live for another operator."""
    require_grants(account, Grant.ZONE_EDIT)
    for zone in change.world.table(ZONES).where(name=name):
        if zone.cfAccountCode == account.cfAccountCode:
            raise Refusal(409, Status.CONFLICT, [f"{name} is already in this account."])
        if zone.opId != op_id and zone.status is ZoneStatus.ACTIVE:
            raise Refusal(409, Status.CONFLICT, [OTHER_OPERATOR])
    return make_zone(change, account, name, op_id)


def check_zone(change: Change, zone: Zone, *, by_hand: bool = False) -> Zone:
    """The zone after one check of the registrar's name servers."""
    world = change.world
    seen = registered_servers(world, zone.name) or ()
    trigger = ZoneTrigger.MATCH if set(seen) == set(zone.nameServers) else ZoneTrigger.DIFFER
    checked = msgspec.structs.replace(
        zone, seenServers=seen, checkedByHandOn=world.now() if by_hand else zone.checkedByHandOn
    )
    if checked != zone:
        zone = change.put(world.table(ZONES), checked)
    return _moved(change, zone, trigger) if ZONE_STATES.allows(zone.status, trigger) else zone


def delete_zone(change: Change, zone: Zone, trigger: ZoneTrigger) -> None:
    """Deletes the zone with its records and unlinks it from the player platform; its domain stays, without a zone."""
    world = change.world
    ZONE_STATES.next_state(zone.status, trigger)
    for record in list(world.table(DNS_RECORDS).where(zoneId=zone.id)):
        change.delete(world.table(DNS_RECORDS), record.id)
    change.delete(world.table(ZONES), zone.id)
    domain = world.table(DOMAINS).get(zone.name)
    if domain is not None and domain.cfZoneId == zone.id:
        change.put(world.table(DOMAINS), msgspec.structs.replace(domain, cfZoneId=None))
    unlink(change, zone.name, zone.opId)
    notify_name_changed(change, zone.name)


def _moved(change: Change, zone: Zone, trigger: ZoneTrigger) -> Zone:
    now = change.world.now()
    status = ZONE_STATES.next_state(zone.status, trigger)
    activated = now if status is ZoneStatus.ACTIVE and zone.activatedOn is None else zone.activatedOn
    moved = msgspec.structs.replace(zone, status=status, statusSince=now, activatedOn=activated)
    moved = change.put(change.world.table(ZONES), moved)
    _schedule_expiry(change.world, moved)
    notify_name_changed(change, zone.name)
    return moved


def _schedule_expiry(world: World, zone: Zone) -> None:
    at = deleted_on(zone)
    if at is not None:
        world.schedule(at, ZONE_EXPIRED, {"zoneId": zone.id, "since": zone.statusSince.isoformat()})


def zone_name(world: World, zone_id: str) -> str:
    """The zone's name, or its id once it is gone."""
    zone = world.table(ZONES).get(zone_id)
    return zone.name if zone else zone_id


@due(ZONE_CHECKED, lambda world, payload: f"The name servers of {zone_name(world, payload['zoneId'])} are checked")
def check_due_zone(world: World, payload: dict[str, Any]) -> None:
    zone = world.table(ZONES).get(payload["zoneId"])
    if zone is not None:
        with world.change() as change:
            check_zone(change, zone)


@due(ZONE_EXPIRED, lambda world, payload: f"{zone_name(world, payload['zoneId'])} is deleted unless it is active")
def expire_zone(world: World, payload: dict[str, Any]) -> None:
    """Deletes the zone, unless its status changed since this was scheduled."""
    zone = world.table(ZONES).get(payload["zoneId"])
    if zone is not None and zone.statusSince.isoformat() == payload["since"] and zone.status in EXPIRES_AFTER:
        with world.change() as change:
            delete_zone(change, zone, ZoneTrigger.WAITED)
