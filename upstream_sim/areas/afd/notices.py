"""What staff are told of custom domains."""

from __future__ import annotations

from datetime import timedelta

from contracts.areas.notifications import NotificationLevel
from contracts.roles import Role
from upstream_sim.areas.afd.records import CustomDomain
from upstream_sim.areas.domains_v2.records import DOMAINS, ZONES
from upstream_sim.areas.notifications import notify
from upstream_sim.core.world.world import Change, World

DAY = timedelta(days=1)
CRITICAL_DAYS = 3
# it lists the front door's domains
DEV_PAGE = "/settings/dev"


def tell_of_certificate(change: Change, domain: CustomDomain) -> None:
    """Notifies developers, and the admins of the operator whose domain it is, of a certificate that is not renewed."""
    world, ends = change.world, domain.certificateExpiresAt
    if ends is None:
        return
    days = -((world.now() - ends) // DAY)
    op_id = _owner(world, domain.hostName)
    is_own = world.table(DOMAINS).get(domain.hostName) is not None
    notify(
        change,
        title=f"The certificate of {domain.hostName} ends in {days} {'day' if days == 1 else 'days'}",
        body=(
            f"It ends on {ends:%Y-%m-%d}, and is not renewed by itself, because public DNS does not point "
            f"{domain.hostName} directly at the front door. Validate the domain again before that day."
        ),
        level=NotificationLevel.CRITICAL if days <= CRITICAL_DAYS else NotificationLevel.WARNING,
        roles=(Role.DEV_OPS,) if op_id is None else (Role.DEV_OPS, Role.OPERATOR_ADMIN),
        op_id=op_id,
        link=f"/settings/domains?opId={op_id}&open={domain.hostName}" if is_own else DEV_PAGE,
    )


def _owner(world: World, host: str) -> str | None:
    """The operator or brand of the platform's domain of this name, else of the zone that it is in."""
    own = world.table(DOMAINS).get(host)
    if own is not None:
        return own.opId
    labels = host.split(".")
    zones = (world.table(ZONES).first(name=".".join(labels[start:])) for start in range(len(labels) - 1))
    return next((zone.opId for zone in zones if zone is not None), None)
