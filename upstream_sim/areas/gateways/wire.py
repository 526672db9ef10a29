"""Gateways on the wire, without their credentials."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from upstream_sim.areas.gateways.last_day import last_day_of
from upstream_sim.core.world.world import World
from upstream_sim.shared.gateways import PaymentGateway
from upstream_sim.shared.records import operator_title, record_to_wire


def gateways_to_wire(world: World, gateways: Sequence[PaymentGateway], tenant: str | None = None) -> list[Any]:
    """`PaymentGateway` of each on the wire, seen from `tenant`, a brand, which inherits what is not its own
    and sees its own requests alone."""
    days = last_day_of(world, [gateway.uuid for gateway in gateways], tenant)
    return [
        {
            **record_to_wire(gateway, hidden=("credentials",)),
            "opTitle": operator_title(world, gateway.opId),
            "isInherited": tenant is not None and gateway.opId != tenant,
            "credentialsSet": sorted(gateway.credentials),
            "lastDay": days[gateway.uuid],
        }
        for gateway in gateways
    ]


def to_wire(world: World, gateway: PaymentGateway, tenant: str | None = None) -> dict[str, Any]:
    found: dict[str, Any] = gateways_to_wire(world, [gateway], tenant)[0]
    return found
