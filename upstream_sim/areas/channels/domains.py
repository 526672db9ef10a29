"""The domains that a channel may lead to."""

from __future__ import annotations

import re

from contracts.areas.domains_v1 import ZoneStatus
from upstream_sim.areas.domains_v2.records import DOMAINS, ZONES, DomainV2
from upstream_sim.core.world.world import World

BACK_OFFICE = re.compile(r"(^|[.-])(bo|back-?office|office|admin)([.-]|$)")


def player_domains(world: World, op_id: str) -> list[DomainV2]:
    """The active domains of an operator or brand that serve no back office, the primary one first, then by name."""
    found = (each for each in world.table(DOMAINS).where(opId=op_id) if _is_for_players(world, each))
    return sorted(found, key=lambda domain: (not domain.isPrimary, domain.domainName))


def is_back_office(domain: DomainV2) -> bool:
    """Whether it says so, or its name does."""
    return domain.isBackoffice or BACK_OFFICE.search(domain.domainName) is not None


def _is_for_players(world: World, domain: DomainV2) -> bool:
    zone = world.table(ZONES).get(domain.cfZoneId) if domain.cfZoneId else None
    return zone is not None and zone.status is ZoneStatus.ACTIVE and not is_back_office(domain)
