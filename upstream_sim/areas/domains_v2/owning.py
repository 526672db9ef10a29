"""Whose a domain is: at the cloud, and at the player platform."""

from __future__ import annotations

from contracts.areas.domains_v1 import ZoneStatus
from contracts.envelope import Status
from upstream_sim.areas.domains_v2.keys import Grant, require
from upstream_sim.areas.domains_v2.records import OPERATOR_DOMAINS, ZONES, CfAccount, OperatorDomain, Zone
from upstream_sim.areas.domains_v2.zones import make_zone
from upstream_sim.refusals import Refusal
from upstream_sim.world import Change

OF_ANOTHER = "This domain belongs to another operator."


def link(change: Change, domain: str, op_id: str) -> OperatorDomain:
    """The operator's player platform answers to a domain. Raises a refusal where another's does."""
    table = change.world.table(OPERATOR_DOMAINS)
    present = table.get(domain)
    if present is not None and present.opId != op_id:
        raise Refusal(409, Status.CONFLICT, [OF_ANOTHER])
    return present or change.put(table, OperatorDomain(domain=domain, opId=op_id, addedAt=change.world.now()))


def unlink(change: Change, domain: str) -> None:
    table = change.world.table(OPERATOR_DOMAINS)
    if table.get(domain) is not None:
        change.delete(table, domain)


def add_zone(change: Change, account: CfAccount, name: str, op_id: str) -> Zone:
    """A new zone of an account. Raises a refusal for one that it has, or that is live for another operator."""
    require(account, Grant.ZONE_EDIT)
    for zone in change.world.table(ZONES).where(name=name):
        if zone.cfAccountCode == account.cfAccountCode:
            raise Refusal(409, Status.CONFLICT, [f"{name} is in this account already."])
        if zone.opId != op_id and zone.status is ZoneStatus.ACTIVE:
            raise Refusal(409, Status.CONFLICT, [OF_ANOTHER])
    return make_zone(change, account, name, op_id)
